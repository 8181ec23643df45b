import * as electron from 'electron';
import { findHostLack } from './hostTest.ts';
import { writeCrash } from './platform/crash.ts';
import { startDesktop } from './platform/desktop/wire.ts';
import { closePrototypes } from './platform/hardening.ts';
import { HostProblem } from './platform/hostProblem.ts';
import { logProblem } from './platform/log.ts';

closePrototypes();
startDesktop(electron, {
  load: async () => {
    const lack = await findHostLack();
    if (lack !== null) throw new HostProblem(lack);
    // A part that fails to load is reported in a dialog: nothing above loads the program.
    const { loadDesktop } = await import('./desktopParts.ts');
    return loadDesktop();
  },
  argv: process.argv,
  workingFolder: process.cwd(),
  isMac: process.platform === 'darwin',
  onProblem: logProblem,
  writeCrash,
});
