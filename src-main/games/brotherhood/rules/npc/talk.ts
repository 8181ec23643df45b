import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { Order } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import { requireAreaInPlay, requireFamily, listOwnOperations } from '../lookups.ts';
import type { Sight } from './sight.ts';
import { buildOutlook, countSeenIn, computeStrength, isLying, type Outlook } from './outlook.ts';
import { draftSheet } from './plan.ts';

/** [BRO-TURN-5, BRO-NPC-7, BRO-NPC-10] Plans an NPC family's talk before orders are written. */
export function planTalk(sight: Sight): Order[] {
  const outlook = buildOutlook(sight);
  if (outlook.effort.isErratic || !sight.state.house.talk) return [];
  const said = sight.state.turn === 1 ? [draftAnnouncement(outlook)] : [promise(outlook)];
  return said.flatMap((one) => one ?? []);
}

/** [BRO-NPC-2] Announces where the family means to open; a liar names another place. */
function draftAnnouncement(outlook: Outlook): Order | null {
  const { state, random } = outlook;
  const meant = draftSheet({ ...outlook, random }).flatMap(({ order }) => (order.kind === 'open' ? [order.area] : []));
  const others = state.areas.filter((area) => !meant.includes(area));
  const area: AreaId | undefined = isLying(outlook) ? random.pick(others) : meant[0];
  if (area === undefined) return null;
  const { name } = requireAreaInPlay(state, area);
  const texts = [
    `We open in ${name} this month. Be so good as to open elsewhere.`,
    `${name} is where we start; there is room for all of us in Carthage.`,
    `Look for us in ${name}. If you come too, both of us earn only half.`,
  ];
  return { kind: 'announce', text: random.pick(texts) ?? texts[0] ?? '', opensIn: area };
}

/** One promise a turn at most, and not every turn. */
function promise(outlook: Outlook): Order | null {
  const { state, weights, leader, rivals, random, own, seat } = outlook;
  const isOpen = Object.values(state.promises).some(
    (one) => one.from === seat && one.outcome === 'open' && one.toTurn >= state.turn,
  );
  if (isOpen || rivals.length === 0) return null;
  const threat = findStrongestVisitor(outlook);
  const { turn } = state;
  if (weights.tribute > 0 && threat !== null && own.cashDollars >= 10_000) {
    const dollars = Math.min(3_000, Math.round((own.cashDollars * weights.tribute) / 1_000) * 1_000);
    return createMessage(
      threat,
      `We are sending you ${formatDollars(dollars)}. We hope to read of your men in other streets than ours.`,
      { what: { kind: 'pay', dollars }, fromTurn: turn, toTurn: turn },
    );
  }
  if (leader !== null && random.next() < 0.6) {
    const friend = random.pick(rivals.filter((one) => one !== leader));
    if (friend === undefined) return null;
    return createMessage(
      friend,
      `The ${pluralizeFamily(requireFamily(state, leader).name)} grow too rich for both of us. Our men will leave yours alone.`,
      { what: { kind: 'no-fire' }, fromTurn: turn, toTurn: Math.min(24, turn + 1) },
    );
  }
  if (random.next() > 0.4) return null;
  const neighbor = random.pick(rivals);
  if (neighbor === undefined) return null;
  if (weights.influence > 1.5) {
    return createMessage(
      neighbor,
      'For a monthly fee the officials we know will look away from your men. As a sign of good will ours hold their fire for now.',
      { what: { kind: 'no-fire' }, fromTurn: turn, toTurn: turn },
    );
  }
  const owned = state.areas.filter((area) => listOwnOperations(state, neighbor, area).length > 0);
  const area = random.pick(owned);
  if (area === undefined) return null;
  return createMessage(
    neighbor,
    `We have no business in ${requireAreaInPlay(state, area).name}. See that you have none in our streets.`,
    { what: { kind: 'stay-out', area }, fromTurn: turn, toTurn: Math.min(24, turn + 1) },
  );
}

type Promised = NonNullable<Extract<Order, { kind: 'message' }>['promise']>;

function createMessage(to: SeatId, text: string, promised: Promised): Order {
  return { kind: 'message', to, text, promise: promised };
}

/** Finds the rival who showed most men where the family earns. */
function findStrongestVisitor({ state, seat, rivals }: Outlook): SeatId | null {
  const owned = state.areas.filter((area) => listOwnOperations(state, seat, area).length > 0);
  const measureShown = (rival: SeatId): number =>
    owned.reduce((sum, area) => sum + computeStrength(countSeenIn(state, rival, area)), 0);
  const [worst] = rivals.toSorted((a, b) => measureShown(b) - measureShown(a));
  return worst !== undefined && measureShown(worst) > 0 ? worst : null;
}
