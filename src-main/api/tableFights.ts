import type { CallContext } from '#shared/contract/caller.ts';
import type { WatchedFight } from '#shared/games/paradise/views/battle.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { DiceMode } from '#shared/words/journal.ts';
import type { Answer } from '#shared/words/questions.ts';
import type { Session } from '../commands/session.ts';
import {
  answerFight,
  beginFight,
  listFightReaders,
  lookAtFight,
  pauseFight,
  showFight,
  takeBackInFight,
  takeOverSide,
  watchFight,
  type FightView,
} from '../commands/tableFights.ts';
import type { ApiContext } from './desk.ts';

type Given<I> = { input: I; context: CallContext };
type Numbered = { battle: string; viewer: Viewer; number: number };

/** Creates the calls of a battle led at the table; viewers who may know of it are notified of each step. */
export function createFightAnswers(context: ApiContext, open: () => Session) {
  const runChange = async (work: (session: Session) => Promise<FightView>): Promise<FightView> => {
    const session = open();
    const before = listFightReaders(session);
    const view = await work(session);
    const readers = new Set<Viewer>(['gm', ...before, ...listFightReaders(session)]);
    for (const reader of readers) context.talk.tell(reader, 'fight');
    return view;
  };
  return {
    watch: () => watchFight(open()) as WatchedFight | null,
    look: ({ input: { viewer } }: { input: { viewer: Viewer } }) => lookAtFight(open(), viewer),
    begin: ({
      input,
      context: from,
    }: Given<{
      battle: string;
      viewer: Viewer;
      dice: DiceMode;
      isOpen: boolean;
      isAnew: boolean;
    }>) => runChange((session) => beginFight(session, { ...input, isFromDevice: from.caller !== undefined })),
    answer: ({ input }: { input: Numbered & { answer: Answer } }) =>
      runChange((session) => answerFight(session, input)),
    takeBack: ({ input }: { input: Numbered & { to: number | null } }) =>
      runChange((session) => takeBackInFight(session, input)),
    takeOver: ({ input }: { input: { side: string; isTaken: boolean } }) =>
      runChange((session) => takeOverSide(session, input)),
    show: ({ input }: { input: { isOpen: boolean } }) => runChange((session) => showFight(session, input.isOpen)),
    pause: () => runChange((session) => pauseFight(session)),
  };
}
