/** The table in the light that falls on the board, from above on the left. */
import { css } from "lit";

export const surroundings = css`
  :host {
    background:
      radial-gradient(75rem 46rem at 28% -6rem, #fff7, #fff0 72%),
      radial-gradient(90rem 70rem at 60% 120%, #00000014, #0000 70%),
      repeating-linear-gradient(91deg, #0000 0 2px, #00000006 2px 3px),
      repeating-linear-gradient(1deg, #0000 0 2px, #ffffff0d 2px 3px),
      var(--table);
  }
  @media (prefers-color-scheme: dark) {
    :host {
      background:
        radial-gradient(75rem 46rem at 28% -6rem, #ffffff14, #fff0 72%),
        repeating-linear-gradient(91deg, #0000 0 2px, #0000001f 2px 3px),
        repeating-linear-gradient(1deg, #0000 0 2px, #ffffff06 2px 3px),
        var(--table);
    }
  }
  @media (prefers-contrast: more), (forced-colors: active) {
    :host {
      background: var(--table);
    }
  }
`;
