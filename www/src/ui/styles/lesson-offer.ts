/** The offer of the first lesson, in the dock; where there is little room it takes the players' place. */
import { css } from "lit";

export const lessonOffer = css`
.lesson-offer {
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem 0.8rem;
  padding: 0.3rem 0.8rem;
  border: 1px solid var(--line);
  border-inline-start: 0.35rem solid var(--accent);
  border-radius: 0.5rem;
  background: var(--paper);
}
@container game (inline-size < 44rem) {
  .dock:has(.lesson-offer) .players {
    display: none;
  }
  .lesson-offer {
    padding: 0.2rem 0.6rem 0.4rem;
  }
  .dock .lesson-offer p {
    flex-basis: 100%;
  }
}
@media (max-height: 30rem) and (min-width: 36rem) {
  .dock:has(.lesson-offer) .players {
    display: none;
  }
  .dock:has(.lesson-offer) .status {
    min-block-size: 3.4rem;
  }
}
.lesson-offer p {
  flex: 1 1 14rem;
}
.lesson-offer button {
  min-block-size: 2.75rem;
}
.lesson-offer .start {
  border-color: var(--accent);
  font-weight: 600;
}
`;
