import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { Order } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { joinWords } from '#shared/words/text.ts';
import { explainButton, type Wait } from '#shared/words/waits.ts';
import { givePlans } from '#kernel/orders/givePlans.ts';
import { writesForPlayers, type Pacing } from '#kernel/rulebook.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import { requireAreaInPlay, requireFamily, listLivingSeats } from './lookups.ts';
import { type Planned, planSheet } from './npc/plan.ts';
import { buildSight } from './npc/sight.ts';
import { planMissingSheet } from './orders/again.ts';
import { listFiledLines, give } from './handlers.ts';
import { describeOrder } from './orderWords.ts';
import { planTalk } from './npc/talk.ts';
import { answerTo } from './npc/answers.ts';
import type { State } from './state.ts';
import { listLinesOfKind, openEntry, type BrotherhoodTable } from './table.ts';
import { runEvents } from './turn/cards.ts';
import { runPlacement } from './turn/placement.ts';
import { openQuestions, listQuestionsAt } from './turn/questions.ts';
import { beginInfluence, isInTurn, playStage } from './turn/stages.ts';
import { runTransfers } from './turn/transfer.ts';

/** `Turn 7`. */
export function nameTurn(turn: number): string {
  return `Turn ${turn}`;
}

/** [BRO-TURN-1] Plays from the wait the table ends to the next: to a question in the turn, or to its close. */
export function playOnTurn(table: BrotherhoodTable, pacing: Pacing): void {
  if (table.state.stage.at === 'orders') openTurn(table, pacing);
  else leaveToRule(table);
  // Without influence, hoods or spoils to take, the turn is over by now.
  while (isInTurn(table.state)) {
    answerByProgram(table, pacing);
    if (!pacing.auto && openQuestions(table.state).length > 0) return;
    playStage(table);
  }
  if (table.state.ending === null) talk(table);
}

/** [BRO-TURN-2] Opens the sheets; transfers, placement and cards follow without further orders. */
function openTurn(table: BrotherhoodTable, pacing: Pacing): void {
  writeSheets(table, pacing);
  const { turn } = table.state;
  const seats = listLivingSeats(table.state);
  const missing = listMissingSheets(table.state);
  openEntry(table, `${nameTurn(turn)}: the reveal`);
  for (const seat of seats) {
    const isMissing = missing.includes(seat);
    const orders = isMissing
      ? planMissingSheet(table.state, seat)
      : listFiledLines(table.state, seat).map((line) => structuredClone(line));
    table.emit({ type: 'sheet-opened', seat, orders: orders as never, isMissing });
  }
  table.emit({ type: 'sheets-opened', turn, missing });
  printPress(table);
  runTransfers(table);
  runPlacement(table);
  openEntry(table, `${nameTurn(turn)}: the cards`);
  runEvents(table);
  openEntry(table, `${nameTurn(turn)}: influence`);
  beginInfluence(table);
}

/** [BRO-ORD-1, BRO-FOG-1] Prints lines in the paper; an unsigned one hides its author. */
function printPress(table: BrotherhoodTable): void {
  const { turn, seats } = table.state;
  const lines = seats.flatMap((seat) =>
    listLinesOfKind(table.state, seat, 'press').map(({ text, isSigned }) => ({ seat, text, isSigned })),
  );
  for (const { seat, text, isSigned } of lines) {
    table.emit({ type: 'press-printed', turn, seat: isSigned ? seat : null, text });
  }
}

/** [BRO-ASK-7] NPC families answer with their planner, from their own sight. */
function answerByProgram(table: BrotherhoodTable, pacing: Pacing): void {
  const { stage } = table.state;
  if (stage.at !== 'fight' || stage.ask === 'go-on') return;
  const isComputed = (state: State, seat: SeatId): boolean => {
    const { isHuman, isStoodIn, dead } = requireFamily(state, seat);
    return dead === null && (pacing.auto || (!isHuman && !isStoodIn));
  };
  const given = listQuestionsAt(table.state, isComputed)
    .filter(({ seat }) => table.state.answers[seat] === undefined)
    .flatMap((question) => {
      const answer = answerTo(buildSight(table.state, question.seat), question);
      return answer === null ? [] : [{ question, answer }];
    });
  for (const { question, answer } of given) {
    const title = describeOrder(table.state, answer as Order);
    table.emit({ type: 'answered', seat: question.seat, answer, title });
  }
}

/** [BRO-TURN-5] Lets NPC families speak first, one after the other: each knows the messages of those before it. */
export function talk(table: BrotherhoodTable): void {
  for (const seat of listLivingSeats(table.state)) {
    if (requireFamily(table.state, seat).isHuman) continue;
    for (const order of planTalk(buildSight(table.state, seat))) {
      const title = describeOrder(table.state, order);
      table.entry({ title, author: { kind: 'npc', seat }, order: null, reason: null });
      give(table, seat, order);
    }
  }
}

/** Leaves open questions to the rule when the table plays on. */
function leaveToRule(table: BrotherhoodTable): void {
  const open = openQuestions(table.state);
  openEntry(table, `${nameTurn(table.state.turn)}: played on`);
  for (const { seat, kind, area } of open) {
    const where = requireAreaInPlay(table.state, area).name;
    const title = `${questionTitles[kind]} in ${where}: left to the rule`;
    table.emit({ type: 'answered', seat, answer: { kind: 'by-rule' }, title });
  }
}

/** [BRO-ORD-7] Lists the seats that sent nothing, not even that the sheet is complete. */
export function listMissingSheets(state: State): SeatId[] {
  return listLivingSeats(state).filter(
    (seat) => listFiledBy(state.sealed, seat).length === 0 && !state.sealed.ready.includes(seat),
  );
}

/** Writes the sheets of NPC families, all from the position before any of them files. */
function writeSheets(table: BrotherhoodTable, pacing: Pacing): void {
  const planned = listLivingSeats(table.state)
    .filter((seat) => {
      const { isHuman, isStoodIn } = requireFamily(table.state, seat);
      if (listFiledBy(table.state.sealed, seat).length > 0) return false;
      return writesForPlayers(pacing) || (!isHuman && !isStoodIn);
    })
    .map((seat) => ({ seat, plans: planSheet(buildSight(table.state, seat)) }));
  for (const { seat, plans } of planned) writeSheet(table, seat, plans);
}

/** Files the planned orders; those that the rules refuse are left out. */
export function writeSheet(table: BrotherhoodTable, seat: SeatId, plans: readonly Planned[]): void {
  const kind = requireFamily(table.state, seat).isHuman ? 'human' : 'npc';
  givePlans(table, { kind, seat }, plans, {
    title: (order) => describeOrder(table.state, order),
    give: (order) => give(table, seat, order),
  });
}

const questionTitles = {
  use: 'Use influence',
  shoot: 'At whom to fire',
  'go-on': 'Fight on or not',
  table: 'Terms to table',
  accept: 'Terms to answer',
  take: 'Spoils',
} as const;

const sheetText = 'Write your sheet: hoods, operations, influence, and where the Godfather stands.';

/** Everybody asked has answered: the table plays the turn on. */
const answeredWait: Wait = {
  step: 'answered',
  title: 'The turn',
  manner: 'sealed',
  seats: [],
  says: {
    button: 'Play the turn on',
    ...explainButton(
      (button) => `Every question is answered; play the turn on ${button}.`,
      'Every question is answered; the games master plays the turn on.',
    ),
    screen: 'map',
    link: 'Look at the map',
    task: 'play the turn on',
  },
};

/** [BRO-TURN-2, BRO-ASK-7] Finds the seats that the turn waits for; null if none. */
export function findWait(state: State): Wait | null {
  if (state.ending !== null) return null;
  const [first, ...others] = openQuestions(state);
  if (first !== undefined) {
    const title = `${questionTitles[first.kind]} in ${requireAreaInPlay(state, first.area).name}`;
    return {
      step: first.kind,
      title,
      manner: 'sealed',
      seats: [first, ...others].map(({ seat }) => seat),
      says: {
        button: 'Play the turn on',
        explanation: `${title}. A family that does not answer follows its sheet, or else the rule.`,
        screen: 'map',
        link: 'Answer',
        task: 'answer a question in the turn',
      },
    };
  }
  if (state.stage.at !== 'orders') return answeredWait;
  return {
    step: 'orders',
    title: 'Orders',
    manner: 'sealed',
    seats: listLivingSeats(state).filter((seat) => requireFamily(state, seat).isHuman),
    says: {
      button: 'Close the turn',
      ...explainButton(
        (button) =>
          `${sheetText} Then close the turn ${button}: all sheets are opened at once.${describeAbsent(state)}`,
        `${sheetText} Then say that you are ready: when all are, all sheets are opened at once.${describeAbsent(state)}`,
      ),
      screen: 'map',
      link: 'Write orders',
      task: 'write orders',
    },
  };
}

const missedUntilAsked = 2;

/** [BRO-ORD-7] Describes the families from which no sheet came twice running. */
function describeAbsent(state: State): string {
  const absent = listLivingSeats(state)
    .map((seat) => requireFamily(state, seat))
    .filter(({ isHuman, missedTurns }) => isHuman && missedTurns >= missedUntilAsked);
  if (absent.length === 0) return '';
  const names = joinWords(absent.map(({ name }) => `the ${pluralizeFamily(name)}`));
  return ` No sheet came from ${names} for ${missedUntilAsked} turns or more; the games master may give the seat to the program.`;
}
