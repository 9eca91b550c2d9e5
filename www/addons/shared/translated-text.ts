/**
 * Keeps text up to date after a browser's page translation.
 *
 * Translators (Chrome's, Edge's, extensions) replace a text node with their own elements. lit keeps updating the node
 * it created, so the visible text freezes. Here each text part checks, when its value changes, that its own text node
 * is the only node between its markers, and otherwise renders again. The markers are comments, which translators leave
 * alone. If lit uses static text as the end marker, this module adds a comment.
 *
 * Imported once for its side effect. The names are those that lit preserves when minified; they may change with any
 * version of lit, which a test notices.
 */
import { _$LH, nothing } from "lit";

/** The part of lit's `ChildPart` used here. */
interface LitPart {
  /** The node before the part's content. */
  readonly _$AA: Node;
  /** The node after it in the same parent; null at the parent's end. */
  _$AB: Node | null;
  /** The last rendered value. */
  _$AH: unknown;
  /** Renders a value. */
  _$AI(value: unknown, parent?: unknown): void;
  /** Removes the content. */
  _$AR(): void;
}

const part = (_$LH as { I?: { prototype: Partial<LitPart> } } | undefined)?.I?.prototype;

if (isLitPart(part)) keepUpToDate(part);
// Without a translator, every text is still right.
else console.warn("this version of lit has other internals, so translated pages may show outdated texts");

function isLitPart(part: Partial<LitPart> | undefined): part is LitPart {
  return typeof part?._$AI === "function" && typeof part._$AR === "function";
}

function keepUpToDate(part: LitPart): void {
  const render = part._$AI;
  part._$AI = function (this: LitPart, value, parent) {
    const marker = this._$AB;
    if (marker?.nodeType === Node.TEXT_NODE)
      this._$AB = marker.parentNode?.insertBefore(document.createComment(""), marker) ?? marker;
    const before = this._$AH;
    render.call(this, value, parent);
    const text = this._$AH;
    if (text === before || text === nothing || typeof text === "object") return;
    const node = this._$AA.nextSibling;
    if (node?.nodeType === Node.TEXT_NODE && node.nextSibling === this._$AB) return;
    this._$AR();
    this._$AH = nothing;
    render.call(this, text);
  };
}
