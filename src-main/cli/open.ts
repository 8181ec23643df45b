import { randomUUID } from 'node:crypto';
import { asOpenHere, describeOpeningNotice, keepAsOwn, openCampaign } from '../commands/files.ts';
import { CampaignFileError } from '../store/file/errors.ts';
import { findFreePathBeside } from '../store/file/place.ts';
import { describeFailure } from './failure.ts';
import { formatCount } from '#shared/words/text.ts';
import { countLongReading, restoreState, loadRulebookFor } from '../campaign/recorded.ts';
import type { Session } from '../commands/session.ts';
import { readClock } from '../platform/clock.ts';
import type { OpenCampaign } from '../queries/log.ts';
import { finishBeforeSignals, type IsInterrupted } from './interrupt.ts';
import { printError } from './print.ts';
import { openReadable } from '../store/open.ts';

/** Opens a campaign for playing, runs the work, and closes it whatever happens, a signal included. */
export async function openForPlay<T>(
  file: string,
  work: (session: Session, isInterrupted: IsInterrupted) => Promise<T>,
): Promise<T> {
  return finishBeforeSignals(async (isInterrupted) => {
    const session = await openCampaign(file, readClock(), undefined, (words) => printError(`${words}…`));
    const notice = describeOpeningNotice(session);
    if (notice !== null) printError(notice);
    try {
      return await work(session, isInterrupted);
    } catch (problem) {
      if (problem instanceof CampaignFileError && problem.about === 'file') await keepApart(session);
      throw problem;
    } finally {
      if (session.store.isOpen) session.store.close();
    }
  });
}

/** Keeps the open state of a campaign whose file another program changed; prints its name, or the failure. */
async function keepApart(session: Session): Promise<void> {
  const path = findFreePathBeside(session.store.path, asOpenHere);
  try {
    const own = await keepAsOwn(session, { path, fileId: randomUUID() }, readClock());
    own.store.close();
    printError(`What was open here is kept as ${path}.`);
  } catch (problem) {
    printError(describeFailure(problem).sentence);
  }
}

/** Opens a campaign for reading beside the program that plays it, and closes it whatever happens. */
export async function openForReading<T>(file: string, work: (campaign: OpenCampaign) => T | Promise<T>): Promise<T> {
  const store = openReadable(file);
  try {
    for (const notice of store.notices) printError(notice);
    const rulebook = await loadRulebookFor(store);
    const periods = countLongReading(store, rulebook);
    if (periods !== null) {
      const read = formatCount(periods, rulebook.period.one);
      printError(`Reading ${read}; once the campaign was opened for playing here, this is quick…`);
    }
    return await work({ store, rulebook, snapshot: restoreState(store, rulebook).snapshot });
  } finally {
    store.close();
  }
}
