import * as electron from 'electron';
import { createRouter } from './api/router.ts';
import { latestPaper } from './platform/desktop/latestPaper.ts';
import { wireDesktop } from './platform/desktop/wire.ts';
import { reportCrashes } from './platform/crash.ts';
import { ensureCampaignsFolder } from './platform/folders.ts';
import { preloadPath, rendererFolder } from './platform/installation.ts';
import { closePrototypes } from './platform/hardening.ts';
import { logProblem } from './platform/log.ts';
import { callsOf, closeCampaign } from './platform/programCalls.ts';
import { readRecents } from './platform/recents.ts';
import { hostServices } from './platform/services.ts';
import { loadRulesOf } from './queries/files.ts';

closePrototypes();
reportCrashes();
wireDesktop(electron, {
  startProgram: (dialogs) => {
    const router = createRouter(hostServices(dialogs));
    const calls = callsOf(router);
    return {
      router,
      latestPaper: () => latestPaper(calls),
      close: () => closeCampaign(calls),
    };
  },
  soonOpened: (path) => void loadRulesOf(path),
  rendererFolder: rendererFolder(),
  preloadPath: preloadPath(),
  campaignsFolder: ensureCampaignsFolder(),
  readRecents,
  argv: process.argv,
  workingFolder: process.cwd(),
  isMac: process.platform === 'darwin',
  onProblem: logProblem,
});
