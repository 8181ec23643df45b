/** Class of the copy that is printed; the app's style sheet hides everything else on paper. */
const copyClass = 'printed-copy';

/** Prints one part of the screen alone, from a copy that stands in for the app while the printer asks. */
export function printCopy(part: Element): void {
  const host = document.createElement('div');
  host.className = copyClass;
  host.append(part.cloneNode(true));
  document.body.append(host);
  window.addEventListener('afterprint', () => host.remove(), { once: true });
  window.print();
}
