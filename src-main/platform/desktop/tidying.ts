import type { BrowserWindow } from 'electron';
import type { ReportProblem } from '../callGuard.ts';
import type { ElectronModule } from './electronModule.ts';

/**
 * Tidies the campaign's file whenever the program may be ended without notice: on Windows a shutdown tells only the
 * window, elsewhere only the power monitor, and a machine that sleeps may wake without its disk.
 */
export function checkpointBeforeEnd(
  { powerMonitor }: Pick<ElectronModule, 'powerMonitor'>,
  window: BrowserWindow,
  { tidy, onProblem }: { tidy: () => Promise<void>; onProblem: ReportProblem },
): void {
  const run = (): void => void tidy().catch(onProblem);
  window.on('blur', run);
  window.on('query-session-end', run);
  window.on('session-end', run);
  powerMonitor.on('suspend', run);
  powerMonitor.on('shutdown', run);
  window.on('closed', () => {
    powerMonitor.off('suspend', run);
    powerMonitor.off('shutdown', run);
  });
}
