/** The printed page as the program renders it: its own style sheet and its content. */
export type Page = { styles: CSSStyleSheet; content: Element };

const styleElement = /<style>([^]*?)<\/style>/u;

/**
 * Takes an exported newspaper apart so that it can be shown in a shadow root: the page on screen is
 * the very page that is exported, and its styles stay inside it. The style element goes before the
 * page is parsed, for the content policy refuses it; a constructed sheet needs no exception.
 */
export function readPage(html: string): Page {
  const css = styleElement.exec(html)?.[1] ?? '';
  const parsed = new DOMParser().parseFromString(html.replace(styleElement, ''), 'text/html');
  const content = parsed.querySelector('.sheet');
  if (!content) throw new Error('This edition could not be shown; export it instead.');
  const styles = new CSSStyleSheet();
  styles.replaceSync(removeFaces(css));
  return { styles, content };
}

/** The app has the newspaper's type already; a sheet in a shadow root may not declare faces. */
function removeFaces(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/gu, '');
}

/** Puts a page into an element, replacing what was shown there. */
export function showPage(host: HTMLElement, { styles, content }: Page): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles];
  host.dataset['page'] = '';
  const frame = document.createElement('div');
  frame.className = 'paper-page';
  frame.append(document.importNode(content, true));
  root.replaceChildren(frame);
}

/** Class of the copy that is printed; the screen's style sheet hides everything else on paper. */
export const printedClass = 'printed-paper';

/** Prints a page alone, from a copy that stands in for the app while the printer asks. */
export function printPage(page: Page): void {
  const host = document.createElement('div');
  host.className = printedClass;
  host.lang = 'en-US';
  showPage(host, page);
  document.body.append(host);
  window.addEventListener('afterprint', () => host.remove(), { once: true });
  window.print();
}
