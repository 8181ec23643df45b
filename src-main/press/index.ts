export { renderPacket } from './packet/index.ts';
export type { Paper } from './paper.ts';
export { renderHtml } from './render/html.ts';
export { renderMarkdown } from './render/markdown.ts';
export type { PaperFont } from './render/stylesheet.ts';
export { renderText } from './render/text.ts';
