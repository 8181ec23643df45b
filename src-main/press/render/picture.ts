/** Styles that set the first page alone, with a margin of white around it. */
const alone = `
body { margin: 0; background: #fff; }
.paper-page { padding: 8mm; }
.leaf + .leaf { display: none; }
`;

/**
 * A page as it is printed, for a picture of its first leaf: the rules of the printer hold on every medium.
 * Takes what {@link renderHtml} made.
 */
export function renderPicturePage(html: string): string {
  return html.replaceAll('@media print', '@media all').replace('</style>', `${alone}</style>`);
}
