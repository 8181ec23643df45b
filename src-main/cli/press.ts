import { pressEditSchema, listStories, noEdits } from '#shared/views/pressEdit.ts';
import { keepPressEdit } from '../commands/pressEdit.ts';
import { listEditions, readHeldPageView } from '../queries/papers.ts';
import { CommandFailure } from './failure.ts';
import { readJson } from './input.ts';
import { openForPlay } from './open.ts';
import { print } from './print.ts';

export type PressOptions = { period?: number; from?: string; asPrinted?: boolean };

/**
 * `press FILE`: prints the stories of an edition by place and its edits as JSON; with a file of edits, prints the
 * edition with them; or as it was printed.
 */
export async function holdPress(file: string, { period, from, asPrinted }: PressOptions): Promise<void> {
  if (from !== undefined && asPrinted === true) {
    throw new CommandFailure('Give --from or --as-printed, not both.');
  }
  await openForPlay(file, async (session) => {
    const { one, name } = session.rulebook.period;
    const at = period ?? listEditions(session)[0]?.period;
    if (at === undefined) throw new CommandFailure(`No paper has been printed yet; close a ${one} first.`);
    if (from !== undefined || asPrinted === true) {
      await keepPressEdit(session, { period: at, edit: from === undefined ? null : readJson(from, pressEditSchema) });
      print(`The paper of ${name(at)} is ${from === undefined ? 'as it was printed' : 'printed with the edits'}.`);
      return;
    }
    const { printed, edit } = readHeldPageView(session, at);
    const stories = listStories(printed).map(({ headline }, story) => ({ story, headline }));
    print(JSON.stringify({ stories, edit: edit ?? noEdits }, null, 2));
  });
}
