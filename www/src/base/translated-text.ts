/**
 * Keeps sentences current after a page translator has been at work.
 *
 * Translators (Chrome's, Edge's, extensions) replace a text node with elements of their own. lit remembers the node it
 * once made and keeps writing into whatever stands in its place, so the sentence freezes. Here each text part checks,
 * when its value changes, that its own text node is the only node between its markers, and otherwise renders anew. The
 * markers are comments, which translators leave alone: where lit takes static text as the end marker, a comment is added.
 *
 * Imported for its effect, once, by everything that renders. The names are those that lit keeps through minification.
 */
import { _$LH, nothing } from "lit";

/** What is used here of lit's `ChildPart`. */
interface TextPart {
  /** The node before the part's content. */
  readonly _$AA: Node;
  /** The node after it, in the same parent; null where the parent ends with the part. */
  _$AB: Node | null;
  /** The value that was rendered last. */
  _$AH: unknown;
  /** Renders a value. */
  _$AI(value: unknown, parent?: unknown): void;
  /** Removes the content. */
  _$AR(): void;
}

const part = (_$LH as unknown as { I: { prototype: TextPart } }).I.prototype;
const render = part._$AI;

part._$AI = function (this: TextPart, value, parent) {
  const marker = this._$AB;
  if (marker?.nodeType === Node.TEXT_NODE)
    this._$AB = marker.parentNode?.insertBefore(document.createComment(""), marker) ?? marker;
  const before = this._$AH;
  render.call(this, value, parent);
  const text = this._$AH;
  const node = this._$AA.nextSibling;
  if (text === before || text === nothing || typeof text === "object") return;
  if (node?.nodeType === Node.TEXT_NODE && node.nextSibling === this._$AB) return;
  this._$AR();
  this._$AH = nothing;
  render.call(this, text);
};
