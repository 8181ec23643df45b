const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe inside HTML elements and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Text made plain inside Markdown: one line, and nothing in it can start markup, a link or HTML. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~@]/g, (character) => `\\${character}`)
    .replace(/&/g, '&amp;')
    .replace(/:\/\//g, ':\\/\\/')
    .replace(/\b(www)\./gi, '$1\\.')
    .replace(/^(\s*)([-+=])/u, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/u, '$1\\$2');
}
