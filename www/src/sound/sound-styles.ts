/** The fields of sound in the settings. */
import { css } from "lit";

export const soundStyles = css`
  .sound input[type="range"] {
    flex: 1;
    inline-size: auto;
    min-inline-size: 8rem;
    max-inline-size: 16rem;
    block-size: 2.75rem;
  }
`;
