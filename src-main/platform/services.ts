import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { formatFileStem } from '#shared/words/fileNames.ts';
import { readClock } from './clock.ts';
import { findCampaignsFolder, requireWritableFolder } from './folders.ts';
import { forecastCrew } from './forecastCrew.ts';
import { readProgramVersion } from './installation.ts';
import { readPaperFonts } from './paperFonts.ts';
import type { PrintPage } from './printing/printing.ts';
import { printWithBrowser } from './printing/printWithBrowser.ts';
import { TableHost } from './table/tableHost.ts';
import { listRuntimes } from './versions.ts';
import { forgetRecent, readRecents, rememberRecent } from './recents.ts';

/** The machine as the handlers of the contract see it; only the desktop has dialogs to lend. */
export function createHostServices(dialogs: { chooseFile(): Promise<string | null>; printPage?: PrintPage } | null) {
  const printPage: PrintPage = dialogs?.printPage ?? ((html, kind, signal) => printWithBrowser(html, kind, { signal }));
  return {
    kind: dialogs === null ? ('loopback' as const) : ('desktop' as const),
    hasDialogs: dialogs !== null,
    table: new TableHost(),
    version: readProgramVersion(),
    runtimes: listRuntimes,
    now: readClock,
    fileId: (): string => randomUUID(),
    campaignsFolder: findCampaignsFolder,
    freePath: findFreePath,
    resolvePath,
    recents: (): string[] => readRecents().map((recent) => recent.path),
    remember: rememberRecent,
    forget: forgetRecent,
    chooseFile: (): Promise<string | null> => dialogs?.chooseFile() ?? Promise.resolve(null),
    forecastCrew,
    paperFonts: readPaperFonts,
    printPage,
  };
}

/** Finds a campaign path from its title that no file has: `Title.racketeer`, `Title 2.racketeer`, … */
function findFreePath(title: string): string {
  const folder = requireWritableFolder();
  const name = formatFileStem(title, 'Campaign');
  for (let number = 1; ; number += 1) {
    const path = join(folder, `${name}${number === 1 ? '' : ` ${number}`}.racketeer`);
    if (!existsSync(path)) return path;
  }
}

/** Resolves a relative path in the campaigns folder. */
function resolvePath(path: string): string {
  return isAbsolute(path) ? resolve(path) : resolve(findCampaignsFolder(), path);
}
