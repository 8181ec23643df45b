import type { CallContext } from '#shared/contract/caller.ts';
import type { GameId } from '#shared/words/games.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { DiceMode } from '#shared/words/journal.ts';
import type { Answer } from '#shared/words/questions.ts';
import {
  computeBattleOdds,
  leadBattle,
  leadSingle,
  buildBattleSheet,
  settleBattle,
  foreseeBattle,
  tryBattle,
  replayBattle,
} from '../commands/battles.ts';
import { foundCampaign } from '../commands/files.ts';
import { followAdvice, takeOverSeat, writeOrders } from '../commands/opposition.ts';
import { giveOrder, giveOrders, quoteEach, quoteOrder, giveRuling } from '../commands/play.ts';
import { listBattles, readBooks } from '../queries/archive.ts';
import { forecastTerms, listPurchases, planFor, buildSituationReport, readAttitudes } from '../queries/opposition.ts';
import { loadForms } from '../queries/setup.ts';
import { buildView } from '../queries/view.ts';
import { noteDevice, notePage, queueChange, openGame, os, putOpen, type ApiContext } from './desk.ts';
import type { WatchedFight } from '#shared/games/paradise/views/battle.ts';
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

type Answering = { dice: DiceMode; answers: Answer[]; period?: number | undefined };

/** A call that a device at the table may make, and who made it. */
type Given<I> = { input: I; context: CallContext };
type Order = { kind: string };

/**
 * One call of a game before its answer. The game's own schemas parsed its input; the handlers serve every game and use
 * the parts that all share.
 */
type Call = { handler(answer: (given: { input: never; context: CallContext }) => unknown): unknown };
type Calls = Readonly<Record<string, Call>>;
type GameCalls = Calls & Readonly<Record<'forms' | 'battles' | 'archive' | 'opposition', Calls>>;

/** Creates the calls of one game with their answers; those it does not have are left out. */
export function createGameHandlers(context: ApiContext, game: GameId) {
  // The contract's type varies by game; the shape below is the common one of `createGameCalls`.
  const own = os.games[game] as unknown as GameCalls;
  const answers = { ...buildCoreAnswers(context, game), ...buildExtraAnswers(context, game) };
  return bindAnswers(own, answers);
}

type AnswerTree = { [name: string]: ((given: { input: never; context: CallContext }) => unknown) | AnswerTree };

/** Binds each call to its answer. A call without an answer is a mistake of the program. */
function bindAnswers(calls: Calls, answers: AnswerTree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([name]) => calls[name] !== undefined)
      .map(([name, answer]) => {
        const call = calls[name] as Call & Calls;
        return [name, typeof answer === 'function' ? call.handler(answer) : bindAnswers(call, answer)];
      }),
  );
}

function buildCoreAnswers(context: ApiContext, game: GameId) {
  const { host } = context;
  const open = () => openGame(context, game);
  return {
    found: ({ input }: { input: Answering & { setup: { title: string; seed: number }; path: string | null } }) =>
      queueChange(context, async () => {
        const { setup, dice, answers } = input;
        const path = input.path === null ? host.freePath(setup.title) : host.resolvePath(input.path);
        const founding = { game, path, fileId: host.fileId(), setup, dice, answers };
        const founded = await foundCampaign(founding, host.now());
        if (founded.kind === 'question') return founded;
        return { kind: 'done' as const, opened: await putOpen(context, founded.session) };
      }),
    view: ({ input }: { input: { viewer: Viewer } }) => buildView(open(), input.viewer),
    viewSince: ({ input, context: from }: Given<{ viewer: Viewer; held: string | null }>) =>
      context.views.since(open(), notePage(from, input.viewer), input.held),
    quote: ({ input }: { input: { seat: SeatId; order: Order; after: Order[] } }) => quoteOrder(open(), input),
    quoteEach: ({ input }: { input: { seat: SeatId; orders: Order[] } }) => quoteEach(open(), input),
    give: ({ input, context: from }: Given<Answering & { seat: SeatId; order: Order }>) =>
      giveOrder(open(), { ...input, ...noteDevice(from, input.seat, 'order') }, host.now()),
    giveAll: ({ input, context: from }: Given<Answering & { seat: SeatId; orders: Order[] }>) =>
      giveOrders(open(), { ...input, ...noteDevice(from, input.seat, 'order') }, host.now()),
    rule: ({ input }: { input: Answering & { ruling: Order; reason: string } }) =>
      giveRuling(open(), input, host.now()),
    plan: ({ input }: { input: { seat: SeatId; viewer: Viewer } }) => planFor(open(), input),
    follow: ({ input, context: from }: Given<Answering & { seat: SeatId; orders: Order[] }>) =>
      followAdvice(open(), { ...input, ...noteDevice(from, input.seat, 'order') }, host.now()),
  };
}

function buildExtraAnswers(context: ApiContext, game: GameId) {
  const open = () => openGame(context, game);
  const readClock = (): Date => context.host.now();
  type Steered = { input: Answering & { seat: SeatId } };
  type OfBattle = { input: { battle: string; viewer: Viewer } };
  return {
    forms: {
      tables: async ({ input }: { input: unknown }) => (await loadForms(game)).tables(input),
      quote: async ({ input }: { input: unknown }) => (await loadForms(game)).quote(input),
    },
    battles: {
      sheet: ({ input }: OfBattle) => buildBattleSheet(open(), input.battle, input.viewer),
      odds: ({ input }: OfBattle & { input: { from: number; runs: number } }) =>
        computeBattleOdds(open(), input.battle, input.viewer, input),
      try: ({ input }: OfBattle) => tryBattle(open(), input.battle, input.viewer),
      lead: ({ input }: OfBattle & { input: Record<string, unknown> }) =>
        leadBattle(open(), input.battle, input.viewer, input),
      leadSingle: async ({ input }: { input: unknown }) => leadSingle(await loadForms(game), input),
      foresee: ({ input }: OfBattle & { input: { settling: unknown } }) =>
        foreseeBattle(open(), input.battle, input.viewer, input.settling),
      settle: ({ input }: { input: Answering & { battle: string; settling: unknown } }) =>
        settleBattle(open(), input, readClock()),
      watch: ({ input }: OfBattle) => replayBattle(open(), input.battle, input.viewer),
      atTable: createFightAnswers(context, open),
    },
    archive: {
      battles: ({ input }: { input: { viewer: Viewer } }) => listBattles(open(), input.viewer),
      books: ({ input }: { input: { seat: SeatId; viewer: Viewer } }) => readBooks(open(), input),
    },
    opposition: {
      situationReport: ({ input }: { input: { seat: SeatId; viewer: Viewer } }) => buildSituationReport(open(), input),
      attitudes: ({ input }: { input: { seat: SeatId; viewer: Viewer } }) => readAttitudes(open(), input),
      forecastTerms: ({ input }: { input: { seat: SeatId; viewer: Viewer; to: SeatId; terms: unknown } }) =>
        forecastTerms(open(), input),
      purchases: ({ input }: { input: { seat: SeatId; viewer: Viewer } }) => listPurchases(open(), input),
      write: ({ input }: Steered) => writeOrders(open(), input.seat, readClock(), input),
      takeOverSeat: ({ input }: Steered) => takeOverSeat(open(), input.seat, readClock(), input),
    },
  };
}

type Numbered = { battle: string; viewer: Viewer; number: number };

/** Creates the calls of a battle led at the table; viewers who may know of it are notified of each step. */
function createFightAnswers(context: ApiContext, open: () => Session) {
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
    }: Given<{ battle: string; viewer: Viewer; dice: DiceMode; isOpen: boolean; isAnew: boolean }>) =>
      runChange((session) => beginFight(session, { ...input, isFromDevice: from.caller.kind !== 'program' })),
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
