import type { OrderOf, SheetOrder } from '#shared/games/turf-war/orders.ts';
import { createProposalOrder, describeProposal } from '#shared/games/turf-war/proposals.ts';
import { writeSheetLine } from '#shared/games/turf-war/sheetLines.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { joinWords } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { buildNames, findAlliance, listPiecesOnBoard, nameArea, requireGang } from '../lookups.ts';
import type { Letter } from '../records.ts';
import type { State } from '../state.ts';

type Filed = readonly DeepReadonly<SheetOrder>[];
/** The orders that keep a given word, where it needs a line on the sheet. */
type KeepingOrder = OrderOf<'ally'> | OrderOf<'join'> | OrderOf<'gift'>;

/** [WAR-ORD-5, WAR-ORD-22] Lists the promises that a sheet breaks, or lacks the line for. */
export function listWordWarnings(state: State, seat: SeatId, filed: Filed): string[] {
  return [...listMissingLines(state, seat, filed), ...listBrokenWords(state, seat, filed)];
}

/** Finds the order by which a seat keeps an agreed letter of this turn; null where none is needed. */
export function findKeepingOrder(state: State, seat: SeatId, letter: DeepReadonly<Letter>): KeepingOrder | null {
  if (letter.turn !== state.turn) return null;
  const order = createProposalOrder(letter as Letter, seat);
  if (order?.kind === 'ally') {
    const present = findAlliance(state, seat, order.alliance)?.members ?? [];
    return order.members.every((member) => present.includes(member)) ? null : order;
  }
  return order?.kind === 'join' || order?.kind === 'gift' ? order : null;
}

/** Writes the line that keeps a word, with the names of the game. */
export function writeKeepingLine(state: State, seat: SeatId, order: KeepingOrder): string {
  const { gang: nameOf, area: areaName } = buildNames(state);
  return writeSheetLine(order, seat, { nameOf, areaName });
}

function listMissingLines(state: State, seat: SeatId, filed: Filed): string[] {
  const { gang: nameOf, area: areaName } = buildNames(state);
  return Object.values(state.letters).flatMap((letter) => {
    const order = findKeepingOrder(state, seat, letter);
    if (order === null || letter.proposal === null || filed.some((one) => isKeeping(one, order))) return [];
    const other = nameOf(letter.from === seat ? letter.to : letter.from);
    const agreed = describeProposal(letter.proposal as never, { nameOf, areaName });
    return [
      `${other} and you agreed: ${agreed} Your sheet lacks the order that keeps it: “${writeKeepingLine(state, seat, order)}”.`,
    ];
  });
}

/** Returns true if an order of the sheet keeps the promise that the other order would keep. */
function isKeeping(filed: DeepReadonly<SheetOrder>, order: KeepingOrder): boolean {
  switch (order.kind) {
    case 'ally':
      return (
        filed.kind === 'ally' &&
        filed.alliance === order.alliance &&
        order.members.every((member) => filed.members.includes(member))
      );
    case 'join':
      return (
        filed.kind === 'join' &&
        filed.area === order.area &&
        filed.partner === order.partner &&
        filed.enemy === order.enemy &&
        filed.spoils === order.spoils
      );
    case 'gift':
      return filed.kind === 'gift' && filed.to === order.to && filed.mc >= order.mc;
  }
}

/** [WAR-NPC-6] Moves and pacts against a gang that was promised peace, or into areas that were promised to it. */
function listBrokenWords(state: State, seat: SeatId, filed: Filed): string[] {
  const areas = filed.flatMap((order) => (order.kind === 'move' ? [order.area] : []));
  return listBindingWords(state, seat).flatMap(({ other, areas: shunned, words }) => {
    const entered = new Set(
      areas.filter((area) => (shunned === null ? isHeldBy(state, area, other) : shunned.includes(area))),
    );
    const joins = filed.flatMap((order) =>
      shunned === null && order.kind === 'join' && order.enemy === other ? [order.area] : [],
    );
    const where = [...new Set([...entered, ...joins])].map((area) => nameArea(state, area));
    if (where.length === 0) return [];
    const { name } = requireGang(state, other);
    return [`Your orders for ${joinWords(where)} break your word to ${name}: ${words}`];
  });
}

/** A word that binds a seat this turn; `areas` is null for peace with all that is the other's. */
type Word = { other: SeatId; areas: readonly number[] | null; words: string };

function listBindingWords(state: State, seat: SeatId): Word[] {
  const { gang: nameOf, area: areaName } = buildNames(state);
  return Object.values(state.letters).flatMap(({ turn, from, to, proposal, answer }): Word[] => {
    if (answer !== 'yes' || (from !== seat && to !== seat)) return [];
    if (proposal?.kind !== 'stop-fighting' && proposal?.kind !== 'keep-off') return [];
    if (state.turn >= turn + proposal.turns) return [];
    const other = from === seat ? to : from;
    const words = describeProposal(proposal as never, { nameOf, areaName });
    if (proposal.kind === 'stop-fighting') return [{ other, areas: null, words }];
    // Only the gang that was asked keeps off.
    return to === seat ? [{ other, areas: proposal.areas, words }] : [];
  });
}

function isHeldBy(state: State, area: number, seat: SeatId): boolean {
  return state.areas[area]?.owner === seat || listPiecesOnBoard(state, seat).some((piece) => piece.area === area);
}
