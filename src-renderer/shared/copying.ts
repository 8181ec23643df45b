/** Copies a text. Throws a sentence for the user where this browser does not let the page do it. */
export async function copyText(text: string): Promise<void> {
  if (await copyByClipboard(text)) return;
  if (copyBySelection(text)) return;
  throw new Error('This browser does not let the page copy; select the text and copy it yourself.');
}

/** A page of plain HTTP has no clipboard to write to. */
async function copyByClipboard(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies as a keyboard would: out of a field that is selected for a moment. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // A dialog that is open keeps the focus within it.
  const place = before?.closest('dialog') ?? document.body;
  place.append(field);
  try {
    field.select();
    // oxlint-disable-next-line typescript/no-deprecated -- a page of plain HTTP has no other way
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
