import type { OrderOf, SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listRefused, type RefusedLine } from '#kernel/orders/arranging.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import {
  computeAllianceLimit,
  findAlliance,
  nameArea,
  isFriendly,
  findCity,
  drawsPay,
  listFullMembers,
  requireGang,
  hasArea,
  listLivingSeats,
  requireOwnPiece,
} from '../lookups.ts';
import type { State } from '../state.ts';
import { computeSheetSum, computeSpendable } from './money.ts';

type Filed = readonly DeepReadonly<SheetOrder>[];
type Check<K extends SheetOrder['kind']> = (
  state: State,
  seat: SeatId,
  order: DeepReadonly<OrderOf<K>>,
  filed: Filed,
) => void;

/** Lists the other orders on a seat's sheet. */
export function listFiledOrders(state: State, seat: SeatId): Filed {
  return listFiledBy(state.sealed, seat).map(({ order }) => order as DeepReadonly<SheetOrder>);
}

function isKind<K extends SheetOrder['kind']>(kind: K) {
  return (order: DeepReadonly<SheetOrder>): order is DeepReadonly<OrderOf<K>> => order.kind === kind;
}

/** [WAR-ORD-1] Refuses an order that is not legal beside the sheet's others. */
export function checkSheetOrder(state: State, seat: SeatId, order: DeepReadonly<SheetOrder>, filed: Filed): void {
  const check = checks[order.kind] as Check<typeof order.kind>;
  check(state, seat, order, filed);
}

/** [WAR-ORD-1] Lists the orders of a sheet that are not legal beside its others, in whatever order they come. */
export function listRefusedOrders(state: State, seat: SeatId, orders: Filed, filed: Filed = []): RefusedLine[] {
  return listRefused(orders, (order, before) => checkSheetOrder(state, seat, order, [...filed, ...before]));
}

function requirePlaying(state: State, seat: SeatId, rule: string): void {
  refuseUnless(
    requireGang(state, seat).out === null,
    `${requireGang(state, seat).name} is out of the game; name a gang that plays.`,
    rule,
  );
}

function requireArea(state: State, area: number, rule: string): void {
  refuseUnless(hasArea(state, area), 'There is no such area in this city; pick one on the map.', rule);
}

const checks: { readonly [K in SheetOrder['kind']]: Check<K> } = {
  ally: checkAlly,
  leave(state, seat, { alliance: kind }, filed) {
    requireMembership(state, seat, kind, 'WAR-ORD-7');
    refuseUnless(
      !filed.some((one) => (one.kind === 'leave' || one.kind === 'dissolve') && one.alliance === kind),
      `You leave or dissolve the ${kind} alliance already; take that back first.`,
      'WAR-ORD-7',
    );
  },
  dissolve(state, seat, { alliance: kind }, filed) {
    requireMembership(state, seat, kind, 'WAR-ORD-8');
    refuseUnless(
      !filed.some((one) => (one.kind === 'leave' || one.kind === 'dissolve') && one.alliance === kind),
      `Leaving and dissolving the ${kind} alliance exclude each other; take the other back first.`,
      'WAR-ORD-8',
    );
  },
  withhold(state, seat, { pieces }, filed) {
    for (const id of pieces) {
      const piece = requireOwnPiece(state, seat, id);
      refuseUnless(piece.rank === 'hitman', 'Lieutenants and Dons draw no pay; name Hitmen.', 'WAR-ORD-9');
      refuseUnless(drawsPay(state.turn, piece), `${piece.name} draws no pay yet; name somebody who does.`, 'WAR-ORD-9');
      refuseUnless(
        !filed.filter(isKind('withhold')).some((one) => one.pieces.includes(id)),
        `${piece.name} is refused his pay already.`,
        'WAR-ORD-9',
      );
      refuseUnless(
        !filed.filter(isKind('move')).some((one) => one.pieces.includes(id)),
        `${piece.name} has his order to move; take that back first.`,
        'WAR-ORD-9',
      );
    }
  },
  hire(state, seat, { count }, filed) {
    const left = computeSpendable(state, seat, filed);
    const price = state.house.prices.hire;
    const most = price === 0 ? 100 : Math.floor(Math.max(0, left) / price);
    refuseUnless(
      count <= most,
      most > 0
        ? `You can pay for ${most} more; hire fewer or refuse somebody his pay.`
        : 'You cannot pay for another man; refuse somebody his pay first.',
      'WAR-ORD-10',
    );
  },
  place(state, seat, { pieces, area }, filed) {
    if (area !== null) {
      requireArea(state, area, 'WAR-ORD-11');
      refuseUnless(
        state.areas[area]?.owner === seat,
        `${nameArea(state, area)} is not yours; place recruits in an area you rule.`,
        'WAR-ORD-11',
      );
    }
    for (const id of pieces) {
      const piece = requireOwnPiece(state, seat, id);
      refuseUnless(piece.area === null, `${piece.name} is on the map already; move him instead.`, 'WAR-ORD-11');
      refuseUnless(
        (piece.hiredTurn ?? 0) < state.turn,
        `${piece.name} was hired only this turn; he enters next turn.`,
        'WAR-ORD-11',
      );
      refuseUnless(
        !filed.filter(isKind('place')).some((one) => one.pieces.includes(id)),
        `${piece.name} has his place already; take that back first.`,
        'WAR-ORD-11',
      );
    }
  },
  move: checkMove,
  attack(state, seat, { ally, area }, filed) {
    requireArea(state, area, 'WAR-ORD-13');
    refuseUnless(
      isFriendly(state, seat, ally),
      `No order is needed against ${requireGang(state, ally).name}; move in.`,
      'WAR-ORD-13',
    );
    refuseUnless(
      !filed.filter(isKind('attack')).some((one) => one.ally === ally && one.area === area),
      'You attack him there already.',
      'WAR-ORD-13',
    );
    refuseUnless(
      !filed.filter(isKind('join')).some((one) => one.area === area && (one.partner === ally || one.enemy === ally)),
      'You have a JOIN with or against him there; take it back first.',
      'WAR-ORD-13',
    );
  },
  join: checkJoin,
  end(_state, _seat, _order, filed) {
    refuseUnless(!filed.some(isKind('end')), 'You ask for the end already.', 'WAR-ORD-18');
  },
  concede(_state, _seat, _order, filed) {
    refuseUnless(
      !filed.some(isKind('concede')),
      'You give up already; take it back if you changed your mind.',
      'WAR-ORD-19',
    );
  },
  gift(state, seat, order, filed) {
    const { to, mc } = order;
    refuseUnless(state.house.gifts, 'This table plays without gifts; the games master can allow them.', 'WAR-ORD-20');
    refuseUnless(to !== seat, 'Give the money to somebody else.', 'WAR-ORD-20');
    requirePlaying(state, to, 'WAR-ORD-20');
    const given = filed.filter(isKind('gift')).reduce((sum, one) => sum + one.mc, 0);
    const has = requireGang(state, seat).treasuryMc;
    refuseUnless(given + mc <= has, `You have ${has} MC and give ${given} already; give less.`, 'WAR-ORD-20');
    requireHiresPaid(state, seat, order, filed);
  },
  deploy(state, seat, { pieces, area }) {
    refuseUnless(
      state.house.deployment === 'chosen' && state.turn === 1,
      'Places are chosen before turn 1 only, and only where the table plays so; move instead.',
      'WAR-START-3',
    );
    refuseUnless(
      state.areas[area]?.owner === seat,
      'Your people start in your own areas; pick one of them.',
      'WAR-START-3',
    );
    for (const id of pieces) requireOwnPiece(state, seat, id);
  },
};

/** [WAR-PAY-8] Refuses a gift that takes the money of the sheet's hires. */
function requireHiresPaid(state: State, seat: SeatId, order: DeepReadonly<OrderOf<'gift'>>, filed: Filed): void {
  const { hiresMc, leftMc } = computeSheetSum(state, seat, filed);
  if (hiresMc === 0) return;
  const after = computeSheetSum(state, seat, [...filed, order]);
  refuseUnless(
    after.leftMc >= 0 && after.unpaid <= computeSheetSum(state, seat, filed).unpaid,
    `The men you hire leave ${Math.max(0, leftMc)} MC to give; give less, or hire fewer.`,
    'WAR-ORD-20',
  );
}

function requireMembership(state: State, seat: SeatId, kind: 'open' | 'secret', rule: string): void {
  const alliance = findAlliance(state, seat, kind);
  refuseUnless(alliance !== null, `You are in no ${kind} alliance.`, rule);
  refuseUnless(listFullMembers(alliance).includes(seat), `You are leaving the ${kind} alliance already.`, rule);
}

/** [WAR-ORD-6, WAR-ALLY-3] */
function checkAlly(
  state: State,
  seat: SeatId,
  { alliance: kind, members }: DeepReadonly<OrderOf<'ally'>>,
  filed: Filed,
): void {
  const rule = 'WAR-ORD-6';
  refuseUnless(
    listLivingSeats(state).length > 2 || Object.keys(state.gangs).length > 2,
    'Only two gangs play; there is nobody to ally with.',
    rule,
  );
  refuseUnless(members.includes(seat), 'Name your own gang among the members.', rule);
  refuseUnless(new Set(members).size === members.length, 'Name every member once.', rule);
  for (const member of members) requirePlaying(state, member, rule);
  const limit = computeAllianceLimit(state);
  refuseUnless(members.length <= limit, `An alliance has at most ${limit} members here; name fewer.`, rule);
  const present = findAlliance(state, seat, kind);
  if (present !== null) {
    const isStaying =
      listFullMembers(present).includes(seat) && !filed.some((one) => one.kind === 'leave' && one.alliance === kind);
    refuseUnless(
      isStaying || kind === 'secret',
      'You are withdrawing or in grace; sign a new alliance when that is over.',
      rule,
    );
    refuseUnless(
      !isStaying || listFullMembers(present).every((one) => members.includes(one)),
      'You are allied already; file a list with all your allies in it.',
      rule,
    );
  }
  refuseUnless(
    !filed.filter(isKind('ally')).some((one) => one.alliance === kind),
    `You sign a ${kind} alliance already; take that back first.`,
    rule,
  );
}

/** [WAR-ORD-12, WAR-MOVE-1, WAR-MOVE-3] */
function checkMove(state: State, seat: SeatId, { pieces, area }: DeepReadonly<OrderOf<'move'>>, filed: Filed): void {
  const rule = 'WAR-ORD-12';
  requireArea(state, area, rule);
  const placed = filed.filter(isKind('place'));
  for (const id of pieces) {
    const piece = requireOwnPiece(state, seat, id);
    const { name, rank } = piece;
    const entering = placed.find((one) => one.pieces.includes(id))?.area ?? null;
    const from = piece.area ?? entering;
    refuseUnless(from !== null, `${name} is not on the map; place him first.`, rule);
    refuseUnless(
      piece.area !== null || state.house.recruitsMove,
      `${name} enters this turn and stays where he is placed.`,
      rule,
    );
    refuseUnless(
      !filed.filter(isKind('withhold')).some((one) => one.pieces.includes(id)),
      `${name} is refused his pay and leaves; he cannot move.`,
      rule,
    );
    refuseUnless(
      !filed.filter(isKind('move')).some((one) => one.pieces.includes(id)),
      `${name} has his order already; take that back first.`,
      rule,
    );
    refuseUnless(
      rank !== 'don' || state.areas[area]?.owner === seat,
      `Your Don can only move to areas you hold, and you don’t hold ${nameArea(state, area)}.`,
      'WAR-MOVE-1',
    );
    const { range } = state.house;
    const distance = findCity(state).distances[from]?.[area] ?? 0;
    refuseUnless(
      range === null || distance <= range,
      `${nameArea(state, area)} is too far for ${name}; a move crosses at most ${range} borders.`,
      rule,
    );
  }
  refuseUnless(new Set(pieces).size === pieces.length, 'Name everybody once.', rule);
}

/** [WAR-ORD-14, WAR-ALLY-9] */
function checkJoin(
  state: State,
  seat: SeatId,
  { area, partner, enemy, spoils }: DeepReadonly<OrderOf<'join'>>,
  filed: Filed,
): void {
  const rule = 'WAR-ORD-14';
  requireArea(state, area, rule);
  refuseUnless(
    listLivingSeats(state).length >= 3,
    'Fewer than three gangs are left; nobody can be joined against another.',
    rule,
  );
  refuseUnless(new Set([seat, partner, enemy]).size === 3, 'Name a partner and an enemy, both other gangs.', rule);
  requirePlaying(state, partner, rule);
  requirePlaying(state, enemy, rule);
  refuseUnless(
    !isFriendly(state, seat, partner),
    `${requireGang(state, partner).name} is your open ally already; no JOIN is needed.`,
    rule,
  );
  refuseUnless(
    spoils === null || spoils === seat || spoils === partner,
    'The spoils go to you or your partner; name one of the two, or nobody.',
    rule,
  );
  refuseUnless(
    !filed.filter(isKind('attack')).some((one) => one.area === area && (one.ally === enemy || one.ally === partner)),
    'You attack him there; take that back first.',
    rule,
  );
  refuseUnless(
    !filed.filter(isKind('join')).some((one) => one.area === area),
    'You have a JOIN there already; take it back first.',
    rule,
  );
}
