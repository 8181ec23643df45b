import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { DiceMode } from '#shared/words/journal.ts';
import type { Answer } from '#shared/words/questions.ts';
import type { LedAtTable } from '../kernel/capabilities.ts';
import { Refusal, refuseUnless } from '../kernel/refusal.ts';
import { rehearseSeed, requireBattles } from './battles.ts';
import { findMoment, keepFight, mostDecided, readFight, type TableFightRecord } from './fightRecord.ts';
import { requireSeatAtTable } from './play.ts';
import { runExclusively, type Session } from './session.ts';
import {
  noFight,
  isLaidAside,
  findWaiting,
  mayKnow,
  requireOwnFight,
  explainStanding,
  findLeader,
  requireDecides,
  mayTakeBack,
} from './fightPermissions.ts';

/** A battle that is led at the table as one viewer may see it; the game's own part is `fight`. */
export type FightView = {
  battle: string;
  title: string;
  number: number;
  leads: { side: string; seat: SeatId; name: string; isTaken: boolean }[];
  isOpen: boolean;
  isPaused: boolean;
  asks: string | null;
  isYours: boolean;
  mayTakeBack: boolean;
  stands: string | null;
  fight: unknown;
  leading: unknown;
};

/** Returns the battle led at the table as a viewer may see it; null if he may know of none. */
export function lookAtFight(session: Session, viewer: Viewer): FightView | null {
  if (viewer !== 'gm') requireSeatAtTable(session, viewer);
  const record = findWaiting(session);
  return record !== null && mayKnow(session, record, viewer) ? describeFight(session, record, viewer) : null;
}

/** Lists the players who may know of the battle that is led at the table. */
export function listFightReaders(session: Session): SeatId[] {
  const record = readFight(session);
  if (record === null) return [];
  const { rulebook, snapshot } = session;
  return rulebook
    .seats(snapshot.state)
    .filter(({ seat, isHuman }) => isHuman && mayKnow(session, record, seat))
    .map(({ seat }) => seat);
}

/**
 * Returns the table of the battle that everybody may watch, with the number of the decision that it waits for; null if
 * there is none.
 */
export function watchFight(session: Session): unknown {
  const record = findWaiting(session);
  if (record?.isOpen !== true || explainStanding(session, record) !== null) return null;
  return { number: record.number, ...(followRecord(session, record).tellAll() as object) };
}

/** The battle that everybody may watch, in a sentence for all eyes. */
export function tellFight(session: Session): { title: string; sentence: string; number: number } | null {
  const record = findWaiting(session);
  if (record?.isOpen !== true) return null;
  const { title, leads, asks, stands } = describeFight(session, record, 'gm');
  const decides = leads.find(({ side }) => side === asks)?.name ?? null;
  const sentence = decides === null ? 'It is fought at the table.' : `It is for ${decides} to decide now.`;
  const { number } = record;
  return { title, number, sentence: stands === null ? sentence : 'It is laid aside for now.' };
}

/** Begins to lead a battle at the table, each side from its player's device; or goes on with one that was laid aside. */
export function beginFight(
  session: Session,
  given: { battle: string; viewer: Viewer; dice?: DiceMode; isOpen: boolean; isAnew: boolean; isFromDevice: boolean },
): Promise<FightView> {
  return runExclusively(session, () => {
    const { battle, viewer, isOpen, isAnew, isFromDevice } = given;
    refuseUnless(
      session.isTableOpen,
      'Open the table first, on the Campaign screen: its players lead from their own devices.',
    );
    const battles = requireBattles(session);
    const { state } = session.snapshot;
    refuseUnless(battles.mayWatch(state, battle, viewer), 'Your gang has no part in that battle.');
    refuseUnless(
      viewer === 'gm' || !(isOpen || isAnew),
      'Who watches, and whether a battle begins anew, is the games master’s to say.',
    );
    refuseUnless(
      !isFromDevice || given.dice !== 'table',
      'Dice of your own are thrown at the games master’s screen; let the program throw them here.',
    );
    const sides = battles.sidesToLead(state, battle, viewer);
    refuseUnless(sides.length > 0, 'No player has a side in it: let the program fight it.');
    const before = readFight(session);
    const dice = given.dice ?? (before?.battle === battle ? before.dice : 'program');
    const moment = findMoment(session);
    const kept = before?.battle === battle && before.moment === moment ? before : null;
    refuseUnless(kept === null || kept.isPaused || isAnew, 'It is led at the table already.');
    refuseUnless(viewer === 'gm' || kept?.isPaused !== true, isLaidAside);
    const isOther = kept === null && before?.moment === moment && findWaiting(session) !== null;
    refuseUnless(
      !isOther,
      `${isOther ? battles.titleOf(state, before.battle) : ''} is led at the table, or was laid aside there; settle it first.`,
    );
    requireSeed(session, battle);
    const record: TableFightRecord =
      kept !== null && !isAnew
        ? { ...kept, isPaused: false, ...(viewer === 'gm' ? { isOpen } : {}) }
        : {
            ...{ battle, moment, dice, isOpen, answers: [], taken: [], isPaused: false },
            leads: sides.map(({ side, seat }) => ({ side, viewer: seat })),
            // Numbers of earlier battles are not used again.
            number: (before?.number ?? 0) + 1,
          };
    const view = describeFight(session, record, viewer);
    keepFight(session, record);
    return view;
  });
}

/** Takes the requested decision from its leader; a late one changes nothing. */
export function answerFight(
  session: Session,
  given: { battle: string; viewer: Viewer; number: number; answer: Answer },
): Promise<FightView> {
  return runExclusively(session, () => {
    const { viewer, answer } = given;
    const record = requireOwnFight(session, given);
    const { asks } = followRecord(session, record);
    refuseUnless(asks !== null, 'The battle is over; the games master accepts what came of it.');
    refuseUnless(
      record.number === given.number && answer.id === asks.id,
      'That was decided already; look at how the battle stands now.',
    );
    requireDecides(session, record, asks.side, viewer);
    refuseUnless(
      record.answers.length < mostDecided,
      'So many decisions are more than one battle has room for; hand the rest over to the program.',
    );
    const answers = [...record.answers, { ...answer, asked: asks.prompt }];
    return change(session, { ...record, answers }, viewer);
  });
}

/** Takes the last decision back, if it is the viewer's own and no die or card was seen since; the games master any. */
export function takeBackInFight(
  session: Session,
  given: { battle: string; viewer: Viewer; number: number; to: number | null },
): Promise<FightView> {
  return runExclusively(session, () => {
    const { viewer } = given;
    const record = requireOwnFight(session, given);
    refuseUnless(record.number === given.number, 'The battle has gone on since; look at how it stands now.');
    const { length } = record.answers;
    const to = viewer === 'gm' ? (given.to ?? length - 1) : length - 1;
    refuseUnless(to >= 0 && to < length, 'There is no decision to take back.');
    refuseUnless(
      mayTakeBack(record, viewer, () => followRecord(session, record)),
      'You take back only your own last decision, before the next die or card is seen.',
    );
    return change(session, { ...record, answers: record.answers.slice(0, to) }, viewer);
  });
}

/** Lets the games master lead a side in its player's place, or gives it back. */
export function takeOverSide(
  session: Session,
  { side, isTaken }: { side: string; isTaken: boolean },
): Promise<FightView> {
  return changeAsMaster(session, (record) => {
    refuseUnless(
      record.leads.some((one) => one.side === side),
      'No player leads that side; the program does.',
    );
    const others = record.taken.filter((one) => one !== side);
    return { ...record, taken: isTaken ? [...others, side] : others };
  });
}

/** Lets everybody at the table watch, or those alone who have a part. */
export function showFight(session: Session, isOpen: boolean): Promise<FightView> {
  return changeAsMaster(session, (record) => ({ ...record, isOpen }));
}

/** Pauses the battle: nobody decides anything, and no decision is lost. */
export function pauseFight(session: Session): Promise<FightView> {
  return changeAsMaster(session, (record) => ({ ...record, isPaused: true }));
}

function changeAsMaster(session: Session, edit: (record: TableFightRecord) => TableFightRecord): Promise<FightView> {
  return runExclusively(session, () => {
    const record = findWaiting(session);
    refuseUnless(record !== null, noFight);
    const next = edit(record);
    const view = describeFight(session, next, 'gm');
    keepFight(session, next);
    return view;
  });
}

/** Keeps changed answers under the next number, once the battle is seen to go that way. */
function change(session: Session, record: TableFightRecord, viewer: Viewer): FightView {
  const next = { ...record, number: record.number + 1 };
  followRecord(session, next);
  keepFight(session, next);
  return describeFight(session, next, viewer);
}

/** Follows the battle up to its last decision; it is fought again only after another. */
function followRecord(session: Session, record: TableFightRecord): LedAtTable {
  const { battle, moment, number, leads, answers, dice } = record;
  return session.ledFight.find(`${moment} ${battle} ${number} ${answers.length}`, () => {
    const seed = requireSeed(session, battle);
    return requireBattles(session).follow(session.snapshot.state, battle, seed, { leads, answers, dice });
  });
}

/** The seed that the battle will be settled with. */
function requireSeed(session: Session, battle: string): number {
  return session.fightSeed.find(`${findMoment(session)} ${battle}`, () => {
    const seed = rehearseSeed(session, battle);
    refuseUnless(
      seed !== null,
      'As it stands they only talk, so there is no fight to lead: resolve it, or play it on your table.',
    );
    return seed;
  });
}

function describeFight(session: Session, record: TableFightRecord, viewer: Viewer): FightView {
  const { battle, leads, taken, number, isOpen, isPaused, answers, dice } = record;
  const head = {
    ...{ battle, number, isOpen },
    isPaused: isPaused && record.moment === findMoment(session),
    title: requireBattles(session).titleOf(session.snapshot.state, battle),
    leads: leads.map(({ side, viewer: seat }) => ({
      ...{ side, seat, isTaken: taken.includes(side) },
      name: requireSeatAtTable(session, seat).name,
    })),
  };
  const none = { asks: null, isYours: false, mayTakeBack: false, fight: null, leading: null };
  const stands = explainStanding(session, record);
  if (stands !== null) return { ...head, ...none, stands };
  try {
    const led = followRecord(session, record);
    const sides = leads.filter(({ side }) => findLeader(record, side) === viewer);
    return {
      ...head,
      asks: led.asks?.side ?? null,
      isYours: led.asks !== null && findLeader(record, led.asks.side) === viewer,
      mayTakeBack: mayTakeBack(record, viewer, () => led),
      stands: null,
      fight: led.tell({ viewer, sides: sides.map(({ side }) => side) }),
      leading: viewer === 'gm' && led.asks === null ? { leads, answers, dice } : null,
    };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return { ...head, ...none, stands: problem.message };
  }
}
