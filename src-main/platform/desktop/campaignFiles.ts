import { resolve } from 'node:path';
import type { BrowserWindow, Dialog } from 'electron';

const extension = 'racketeer';

/** The campaign file named on a command line, as an absolute path, or null. */
export function fileFromArguments(argv: readonly string[], folder: string): string | null {
  const named = argv.slice(1).find((word) => !word.startsWith('-') && isCampaignFile(word));
  return named === undefined ? null : resolve(folder, named);
}

/** Whether a path ends like a campaign’s. */
export function isCampaignFile(path: string): boolean {
  return path.toLowerCase().endsWith(`.${extension}`);
}

/** The native open dialog; null when it was cancelled. */
export async function chooseCampaignFile(
  dialog: Dialog,
  window: BrowserWindow,
  folder: string,
): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: 'Open a campaign',
    defaultPath: folder,
    properties: ['openFile'],
    filters: [{ name: 'Racketeer campaigns', extensions: [extension] }],
  });
  return canceled ? null : (filePaths[0] ?? null);
}
