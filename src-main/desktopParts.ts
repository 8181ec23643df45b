import { createProgram } from './api/router.ts';
import { latestPaper } from './platform/desktop/latestPaper.ts';
import type { DesktopParts } from './platform/desktop/program.ts';
import { ensureCampaignsFolder } from './platform/folders.ts';
import { preloadPath, rendererFolder } from './platform/installation.ts';
import { callsOf, closeCampaign } from './platform/programCalls.ts';
import { readRecents } from './platform/recents.ts';
import { hostServices } from './platform/services.ts';
import { loadRulesOf } from './queries/files.ts';

/** The program for the desktop; `electron.ts` loads it. Throws a HostProblem where it has no folder for campaigns. */
export function loadDesktop(): DesktopParts {
  return {
    startProgram: (dialogs) => {
      const { router, tidy } = createProgram(hostServices(dialogs));
      const calls = callsOf(router);
      return {
        router,
        latestPaper: () => latestPaper(calls),
        tidy,
        close: () => closeCampaign(calls),
      };
    },
    soonOpened: (path) => void loadRulesOf(path),
    rendererFolder: rendererFolder(),
    preloadPath: preloadPath(),
    campaignsFolder: ensureCampaignsFolder(),
    readRecents,
  };
}
