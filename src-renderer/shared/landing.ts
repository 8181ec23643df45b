/** Attached to a page's main part: takes the focus that was lost with the page before it. */
export function takeFocus(main: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) main.focus({ preventScroll: true });
}
