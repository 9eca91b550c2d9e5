import { css } from "lit";

export const dailyStyles = css`
  .daily-line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.2rem 1rem;
    font-family: var(--serif);
    font-size: 1.1rem;
  }
  .daily-line button {
    min-block-size: 2.75rem;
    font-family: var(--sans);
  }
  dialog.daily section {
    display: grid;
    gap: 0.4rem;
    justify-items: start;
  }
  .daily-best {
    font-weight: 600;
  }
  .copy-result {
    min-block-size: 2.75rem;
  }
  .daily-text {
    padding: 0.6rem;
    border: 1px solid var(--line);
    border-radius: 0.4rem;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
