/** Styles that set the first page alone, with a margin of white around it. */
const alone = `
body { margin: 0; background: #fff; }
.paper-page { padding: 8mm; }
.leaf + .leaf { display: none; }
`;

/**
 * Renders the printed page for a picture of its first leaf: the print rules apply on every medium. It takes the result
 * of {@link renderHtml}.
 */
export function renderPicturePage(html: string): string {
  return html.replaceAll('@media print', '@media all').replace('</style>', `${alone}</style>`);
}
