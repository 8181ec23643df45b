import type { SeatId } from '#shared/words/ids.ts';
import { explainButton, type Wait } from '#shared/words/waits.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { clonePlain, type DeepReadonly } from '#kernel/readonly.ts';
import { givePlans } from '#kernel/orders/givePlans.ts';
import { writesForPlayers, type Pacing } from '#kernel/rulebook.ts';
import { runInPlace } from '#kernel/run.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import { requireRule } from '#kernel/events/events.ts';
import { openRefuges, resolveFights } from './fights/resolve.ts';
import { none } from './fights/position.ts';
import { requireGang, listLivingSeats } from './lookups.ts';
import { buildSight } from './npc/sight.ts';
import { hasWritten, listOpenProposals, planLetters } from './npc/pacts.ts';
import { planSheet, type Planned } from './npc/plan.ts';
import { events } from './rows.ts';
import { answerLetter, give, sendLetter } from './handlers.ts';
import { describeOrder } from './orderWords.ts';
import type { State, TurfWarState } from './state.ts';
import type { FightQuestion } from './records.ts';
import { openEntry, type TurfWarTable } from './table.ts';
import { listCasualtyChoices, convertToSeats } from './turn/combat.ts';
import { runDiplomacy } from './turn/diplomacy.ts';
import { runMovement, runPlacement } from './turn/movement.ts';
import { buildPosition } from './turn/position.ts';
import { playTurn, listSheets, nameTurn } from './turn/turn.ts';
import { runRecruitment, runUpkeep } from './turn/upkeep.ts';

/** [WAR-GAME-3] Plays from the wait the table ended to the next: one turn, or the question in its middle. */
export function playOnTurn(table: TurfWarTable, pacing: Pacing): void {
  if (table.state.phase === 'orders') {
    if (writesForPlayers(pacing)) writeForPlayers(table, pacing);
    writeSheets(table, pacing);
  } else if (table.state.question !== null) answerByRule(table, table.state.question);
  if (!pacing.auto) {
    const question = openQuestion(table.state);
    if (question !== null) {
      openEntry(table, `${nameTurn(table.state.turn)}: a choice in a fight`);
      table.emit({ type: 'question-asked', question });
      return;
    }
  }
  playTurn(table);
  if (table.state.ending === null) writeLetters(table);
}

/** Lists the seats whose sheets the program writes. */
function listProgramSeats(state: State, pacing: Pacing): SeatId[] {
  return listLivingSeats(state).filter((seat) => {
    const { isHuman, isStoodIn } = requireGang(state, seat);
    if (listFiledBy(state.sealed, seat).length > 0 || state.sealed.ready.includes(seat)) return false;
    return writesForPlayers(pacing) || (!isHuman && !isStoodIn);
  });
}

/** NPC gangs all look before any of them files. */
function writeSheets(table: TurfWarTable, pacing: Pacing): void {
  const planned = listProgramSeats(table.state, pacing).map((seat) => ({
    seat,
    plans: planSheet(buildSight(table.state, seat)),
  }));
  for (const { seat, plans } of planned) writeSheet(table, seat, plans);
}

/** Files the planned orders; those that the rules refuse are left out. */
export function writeSheet(table: TurfWarTable, seat: SeatId, plans: readonly Planned[]): void {
  const kind = requireGang(table.state, seat).isHuman ? 'human' : 'npc';
  givePlans(table, { kind, seat }, plans, {
    title: (order) => describeOrder(table.state, order),
    give: (order) => give(table, seat, order),
  });
}

/**
 * [WAR-NPC-7] Deals for players whom the program plays: it answers their proposals, writes as a gang of its own would,
 * and answers letters between them.
 */
function writeForPlayers(table: TurfWarTable, pacing: Pacing): void {
  const seats = listProgramSeats(table.state, pacing).filter((seat) => requireGang(table.state, seat).isHuman);
  for (const seat of seats) answerLetters(table, seat);
  for (const seat of seats) {
    if (table.state.turn > 1 && !hasWritten(table.state, seat)) writePlannedLetters(table, seat);
  }
  for (const seat of seats) answerLetters(table, seat);
}

/** [WAR-NPC-7] NPC gangs write to each other and to players once a turn is closed. */
function writeLetters(table: TurfWarTable): void {
  for (const seat of listLivingSeats(table.state)) {
    if (!requireGang(table.state, seat).isHuman) writePlannedLetters(table, seat);
  }
}

function writePlannedLetters(table: TurfWarTable, seat: SeatId): void {
  for (const letter of planLetters(buildSight(table.state, seat))) {
    openLetter(table, seat, `Write to ${requireGang(table.state, letter.to).name}`);
    sendLetter(table, seat, letter);
  }
}

/** Answers every proposal to a gang that is still open this turn. */
function answerLetters(table: TurfWarTable, seat: SeatId): void {
  for (const letter of listOpenProposals(table.state, seat)) {
    openLetter(table, seat, `Answer ${requireGang(table.state, letter.from).name}`);
    answerLetter(table, seat, letter);
  }
}

function openLetter(table: TurfWarTable, seat: SeatId, title: string): void {
  const kind = requireGang(table.state, seat).isHuman ? 'human' : 'npc';
  table.entry({ title, author: { kind, seat }, order: null, reason: null });
}

/** [WAR-ASK-15] Finds the choice that a human gang still owes in this turn's fights, which are tried on a copy. */
function openQuestion(state: State): FightQuestion | null {
  const { casualties, refuge } = state.house;
  if (casualties === 'rule' && refuge === 'rule') return null;
  const own = clonePlain(state) as TurfWarState;
  let found: FightQuestion | null = null;
  const writer = {
    apply: (copy: TurfWarState, event: { type: string }) => {
      requireRule({ events }, event as never).apply(copy, event);
    },
    periodOf: (copy: State) => copy.turn,
  };
  runInPlace<TurfWarState, never>({ state: own, rng: seedRng(0) }, writer, (given) => {
    const table = given as unknown as TurfWarTable;
    const sheets = listSheets(table.state);
    openEntry(table, '');
    runDiplomacy(table, sheets);
    runUpkeep(table, sheets);
    runRecruitment(table, sheets);
    runPlacement(table, sheets);
    const journeys = runMovement(table, sheets);
    const position = buildPosition(table.state, sheets, journeys);
    found = findFirstQuestion(table.state, position);
  });
  return found;
}

function findFirstQuestion(state: State, position: ReturnType<typeof buildPosition>): FightQuestion | null {
  const formatSeat = (gang: number): SeatId => state.precedence[gang] ?? ('' as SeatId);
  const isAsked = (seat: SeatId): boolean => state.gangs[seat]?.isHuman === true;
  const isNew = (question: FightQuestion): boolean => !state.answers.asked.includes(formatFightKey(question));
  const deaths: FightQuestion[] =
    state.house.casualties === 'rule'
      ? []
      : resolveFights(position).clashes.flatMap((clash) =>
          listCasualtyChoices(state, convertToSeats(clash, formatSeat)).map((one): FightQuestion => ({
            kind: 'casualties',
            ...one,
          })),
        );
  const refuges: FightQuestion[] =
    state.house.refuge === 'rule'
      ? []
      : openRefuges(position)
          .filter(({ gang }) => gang !== none)
          .map(({ gang, area, to }) => ({ kind: 'refuge', seat: formatSeat(gang), area, to }));
  const open = [...deaths, ...refuges].filter((one) => isAsked(one.seat) && isNew(one));
  const rank = ({ seat }: FightQuestion): number => state.precedence.indexOf(seat);
  return open.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

export function formatFightKey({ kind, seat, area }: DeepReadonly<FightQuestion>): string {
  return `${kind} ${seat} ${area}`;
}

/** A table that plays on leaves the choice to the rule. */
function answerByRule(table: TurfWarTable, question: DeepReadonly<FightQuestion>): void {
  openEntry(table, `${nameTurn(table.state.turn)}: left to the rule`);
  const { seat } = question;
  table.emit({ type: 'question-answered', seat, key: formatFightKey(question), pieces: [], refuge: null });
}

const sheetText = 'Write your sheet: hire, place, move, and deal with the others by letter.';

/** [WAR-GAME-3, WAR-ASK-15] Finds the seats that the turn waits for; null if none. */
export function findWait(state: State): Wait | null {
  if (state.ending !== null) return null;
  if (state.question !== null) {
    return {
      step: 'combat',
      title: 'A choice in a fight',
      manner: 'in-turn',
      seats: [state.question.seat],
      closes: true,
      says: {
        button: 'Play the turn on',
        explanation: 'One gang chooses who falls or where its people go. Without an answer the rule chooses.',
        screen: 'map',
        link: 'Answer',
        task: 'choose in a fight',
      },
    };
  }
  return {
    step: 'orders',
    title: 'Orders',
    manner: 'sealed',
    seats: listLivingSeats(state).filter((seat) => state.gangs[seat]?.isHuman === true),
    says: {
      button: 'Close the turn',
      ...explainButton(
        (button) => `${sheetText} Then close the turn ${button}: all sheets are opened at once.`,
        `${sheetText} Then say that you are ready: when all are, all sheets are opened at once.`,
      ),
      screen: 'map',
      link: 'Write orders',
      task: 'write orders',
    },
  };
}
