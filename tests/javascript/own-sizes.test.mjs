/** The page's styles are relative to the element. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { relativeSizes } = await pageModules("addons/embedding/embedded-game");

test("sizes use the element's font size, and conditions use the container or the browser", () => {
  const style = `
    @media (max-height: 30rem) {
      p {
        margin: -0.5rem calc(1rem - 2px) 2rem;
        font: 600 1.6rem / 1.2 serif;
      }
    }
    @container game (inline-size < 62rem) {
      p {
        inline-size: min(38rem, 100vw - 1rem);
      }
    }
    .problem {
      inset: 0.25em;
    }
  `;
  const cssText = relativeSizes(style);
  assert.match(cssText, /@media \(max-height: 30rem\)/);
  assert.match(cssText, /@container game \(inline-size < 62em\)/);
  assert.match(
    cssText,
    /margin: calc\(-0\.5 \* var\(--rem\)\) calc\(calc\(1 \* var\(--rem\)\) - 2px\) calc\(2 \* var\(--rem\)\)/,
  );
  assert.match(cssText, /600 calc\(1\.6 \* var\(--rem\)\) \/ 1\.2 serif/);
  assert.match(cssText, /min\(calc\(38 \* var\(--rem\)\), 100vw - calc\(1 \* var\(--rem\)\)\)/);
  assert.match(cssText, /inset: 0\.25em/);
});
