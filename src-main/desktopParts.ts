import { createProgram } from './api/router.ts';
import { findLatestPaper } from './platform/desktop/latestPaper.ts';
import type { DesktopParts } from './platform/desktop/program.ts';
import { ensureCampaignsFolder } from './platform/folders.ts';
import { findPreloadPath, findRendererFolder } from './platform/installation.ts';
import { createCalls, closeCampaign } from './platform/programCalls.ts';
import { readRecents } from './platform/recents.ts';
import { createHostServices } from './platform/services.ts';
import { loadRulesNamedIn } from './queries/files.ts';

/** Loads the program for the desktop for `electron.ts`. Throws a HostProblem without a folder for campaigns. */
export function loadDesktop(): DesktopParts {
  return {
    startProgram: (dialogs) => {
      const { router, tidy } = createProgram(createHostServices(dialogs));
      const calls = createCalls(router);
      return { router, latestPaper: () => findLatestPaper(calls), tidy, close: () => closeCampaign(calls) };
    },
    soonOpened: (path) => void loadRulesNamedIn(path),
    rendererFolder: findRendererFolder(),
    preloadPath: findPreloadPath(),
    campaignsFolder: ensureCampaignsFolder(),
    readRecents,
  };
}
