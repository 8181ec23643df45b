import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserWindow, Dialog } from 'electron';

const extension = 'racketeer';

/** The campaign file named on a command line, by its path or its `file:` address, as an absolute path; null without one. */
export function fileFromArguments(argv: readonly string[], folder: string): string | null {
  for (const word of argv.slice(1)) {
    const path = word.startsWith('-') ? null : findCampaignFile(word, folder);
    if (path !== null) return path;
  }
  return null;
}

/** Returns the absolute path of the campaign that a word names, or null where it names none. */
export function findCampaignFile(word: string, folder: string): string | null {
  const path = findPath(word);
  return path !== null && isCampaignFile(path) ? resolve(folder, path) : null;
}

/** Finds the path of a file address, which launchers pass for a desktop entry (%U). Other addresses have none. */
function findPath(word: string): string | null {
  // One letter before the colon is a drive.
  if (!/^[a-z][a-z\d+.-]+:/i.test(word)) return word;
  if (!/^file:/i.test(word)) return /^[a-z][a-z\d+.-]+:\/\//i.test(word) ? null : word;
  try {
    return fileURLToPath(word);
  } catch {
    return null;
  }
}

/** True if a path ends like a campaign’s. */
function isCampaignFile(path: string): boolean {
  return path.toLowerCase().endsWith(`.${extension}`);
}

/** The native open dialog; null when it was canceled. */
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
