import type { AppState } from '../app/app.svelte.ts';

/** True if files are dragged over the window, not a part of the page. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

/** A file dragged over the window may be let go here: without this a browser would leave the page for it. */
export function dragFiles(event: DragEvent): void {
  if (hasFiles(event)) event.preventDefault();
}

/** Takes dropped files of JSON or tables for a running campaign on the start screen, and says of any other what to do with it. */
export function dropFiles(event: DragEvent, app: AppState): void {
  if (!hasFiles(event)) return;
  event.preventDefault();
  const files = [...(event.dataTransfer?.files ?? [])];
  if (files.length === 0 || app.page !== 'start' || app.busyWith !== null) return;
  const refusal = files.map(({ name }) => explainDropRefusal(name)).find((one) => one !== null);
  if (refusal === undefined) void app.enterRunning(files);
  else app.problem = refusal;
}

/** Why a file cannot be let go on the start screen; null where it can. */
export function explainDropRefusal(name: string): string | null {
  const lower = name.toLowerCase();
  if (/\.(?:json|csv|tsv)$/u.test(lower)) return null;
  if (lower.endsWith('.racketeer'))
    return `${name} is opened where it lies: pick it among your campaigns, or give its path under “Open a file”.`;
  return `${name} is no campaign; drop the JSON or CSV file of a running campaign, or open a .racketeer file.`;
}
