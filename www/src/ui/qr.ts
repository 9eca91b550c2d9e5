/** A QR code as a picture made of one path. */
import { html, svg, type TemplateResult } from "lit";
import { encode } from "uqr";

export function qrPicture(text: string, label: string): TemplateResult {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join("");
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff" /><path d=${path} fill="#000" />`}
  </svg>`;
}
