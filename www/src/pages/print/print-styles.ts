/** The look of the sheets, on the screen and on paper. On paper there is only black. */
import { css } from "lit";

/** As CSS calls them. */
export const PAPERS = { a4: "A4", letter: "letter" } as const;
export type Paper = keyof typeof PAPERS;

/** The size of the paper, which no selector can choose. */
export const paperStyles = new CSSStyleSheet();

export const printStyles = css`
  .choices {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.75rem 1rem;
    max-inline-size: 100%;
  }
  .choices .note {
    flex-basis: 100%;
  }
  main {
    display: block;
  }
  .sheet {
    inline-size: 210mm;
    max-inline-size: 100%;
    min-block-size: 297mm;
    margin: 0 auto 1.25rem;
    padding: 12mm;
    overflow-x: auto;
    border: 1px solid var(--line);
    background: #fff;
    color: #000;
    font-size: 11pt;
    color-scheme: light;
  }
  [data-paper="letter"] .sheet {
    inline-size: 216mm;
    min-block-size: 279mm;
  }
  @media (max-width: 50rem) {
    .sheet {
      min-block-size: 0;
      padding: 4mm;
    }
  }
  .sheet h2 {
    margin-block-end: 3mm;
  }
  .sheet h3 {
    margin: 3mm 0 1mm;
    font-size: 1.05em;
  }
  .sheet p,
  .sheet ul,
  .sheet ol {
    margin-block: 0 2mm;
  }
  .sheet ol,
  .sheet ul {
    display: block;
    padding-inline-start: 6mm;
  }
  .sheet li {
    break-inside: avoid;
  }
  .sheet h2,
  .sheet h3 {
    break-after: avoid;
  }
  figure {
    margin: 2mm 0;
    break-inside: avoid;
  }
  figcaption {
    font-size: 9pt;
  }
  .two-columns {
    columns: 2 70mm;
    column-gap: 8mm;
    font-size: 10pt;
    line-height: 1.35;
  }
  .two-columns ul {
    padding-inline-start: 5mm;
  }
  .two-columns h3:first-child {
    margin-block-start: 0;
  }
  /* Half of a border lies outside: beyond the edge of the paper's middle it would not be printed. */
  .part {
    margin: 0.5mm;
    border-collapse: collapse;
  }
  .part td {
    position: relative;
    box-sizing: border-box;
    inline-size: 34mm;
    min-inline-size: 34mm;
    block-size: 34mm;
    padding: 0;
    border: 0.5mm solid #000;
    text-align: center;
    vertical-align: middle;
  }
  .part span {
    position: absolute;
    inset-block-start: 1mm;
    inset-inline-start: 1.5mm;
    font-size: 9pt;
    line-height: 1;
  }
  .part.hollows td::after {
    content: "";
    position: absolute;
    inset: 8mm;
    border: 0.4mm solid #000;
    border-radius: 50%;
  }
  .part .sign {
    max-inline-size: 24mm;
    block-size: 19mm;
    margin-block-start: 3mm;
  }
  .part.hollows .sign {
    block-size: 11mm;
    margin: 0;
  }
  .stick {
    display: grid;
    grid-template-columns: max-content 1fr;
    column-gap: 3mm;
    align-items: center;
    margin-block: 2mm;
    font-size: 9pt;
    break-inside: avoid;
  }
  .stick svg {
    grid-row: 1 / span 2;
  }
  .cut {
    fill: none;
    stroke: #000;
    stroke-width: 0.4;
  }
  .fold {
    fill: none;
    stroke: #000;
    stroke-width: 0.3;
    stroke-dasharray: 2 1.5;
  }
  .hatching {
    fill: none;
    stroke: #000;
    stroke-width: 0.9;
  }
  .dark {
    fill: #000;
  }
  .die {
    display: block;
  }
  .die text {
    font-size: 10px;
  }
  .pieces {
    display: flex;
    flex-wrap: wrap;
    gap: 2mm;
  }
  .whose {
    display: flex;
    gap: 6mm;
  }
  .whose span {
    flex: 2;
    border-block-end: 0.2mm solid #000;
  }
  .whose span + span {
    flex: 1;
  }
  .chances {
    inline-size: calc(100% - 1mm);
    margin: 4mm 0.5mm;
    border-collapse: collapse;
    break-inside: avoid;
  }
  .chances th,
  .chances td {
    block-size: 9mm;
    padding: 1mm 2mm;
    border: 0.2mm solid #000;
    text-align: start;
    overflow-wrap: anywhere;
  }
  .line {
    block-size: 8mm;
    border-block-end: 0.2mm solid #000;
  }
  @media print {
    body {
      background: none;
    }
    header {
      display: none;
    }
    .frame {
      display: block;
      max-inline-size: none;
      padding: 0;
    }
    .sheet,
    [data-paper="letter"] .sheet {
      inline-size: auto;
      min-block-size: 0;
      margin: 0;
      padding: 0;
      overflow: visible;
      border: 0;
      break-after: page;
    }
    .sheet:last-child {
      break-after: auto;
    }
  }
`;
