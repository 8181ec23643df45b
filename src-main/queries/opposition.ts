import type { Reason } from '#shared/words/journal.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { refuseUnless, Refusal } from '../kernel/refusal.ts';
import type { DiplomacyAsker, Diplomacy } from '../kernel/capabilities.ts';
import type { Game } from '../kernel/game.ts';
import { nameOfSeat, type OpenCampaign } from './log.ts';

/** An order the planner would give now. */
export type AnyPlannedView = {
  order: Game['order'];
  title: string;
  reason: Reason;
  /** Its price in dollars now, or null if the rules refuse it at present. */
  costDollars: number | null;
  /** Why the rules would not have it, or null. */
  problem: string | null;
};

/**
 * Plans a seat's orders with their reasons: for the games master, or for the player of a human gang about his own.
 * Refuses anyone else.
 */
export function planFor(
  { rulebook, snapshot }: OpenCampaign,
  { seat, viewer }: { seat: SeatId; viewer: Viewer },
): AnyPlannedView[] {
  const { state } = snapshot;
  requireOwnEyes({ rulebook, snapshot }, { seat, viewer });
  const plans = rulebook.plan(rulebook.sight(state, seat), seat, rulebook.waitsFor(state));
  return describePlans({ rulebook, snapshot }, seat, plans);
}

/** Lists what a seat's money can buy this period, for itself and the games master alone. */
export function listPurchases({ rulebook, snapshot }: OpenCampaign, asked: Asked): AnyPlannedView[] {
  const { opposition } = rulebook;
  refuseUnless(opposition?.listPurchases !== undefined, `${rulebook.title} has no list of purchases.`);
  requireOwnEyes({ rulebook, snapshot }, asked);
  const sight = rulebook.sight(snapshot.state, asked.seat);
  return describePlans({ rulebook, snapshot }, asked.seat, opposition.listPurchases(sight));
}

function requireOwnEyes(open: Played, { seat, viewer }: Asked): void {
  const name = nameOfSeat(open, seat);
  if (viewer !== 'gm' && viewer !== seat) {
    throw new Refusal(`What ${name} is up to is for its own eyes and the games master’s.`);
  }
}

type Played = Pick<OpenCampaign, 'rulebook' | 'snapshot'>;

/** Describes planned orders with their prices; an order about something that does not exist yet is left out. */
function describePlans(
  { rulebook, snapshot }: Played,
  seat: SeatId,
  plans: readonly { order: Game['order']; reason: Reason }[],
): AnyPlannedView[] {
  return plans.flatMap(({ order, reason }) => {
    const price = quotePrice({ rulebook, snapshot }, seat, order);
    if (price === null) return [];
    return [{ order, reason, title: rulebook.orders.titleOf(snapshot.state, seat, order), ...price }];
  });
}

/** Quotes an order at present, or the objection to it; null if it names something that does not exist yet. */
function quotePrice(
  { rulebook, snapshot: { state } }: Played,
  seat: SeatId,
  order: Game['order'],
): Pick<AnyPlannedView, 'costDollars' | 'problem'> | null {
  try {
    rulebook.orders.titleOf(state, seat, order);
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  }
  try {
    return { costDollars: rulebook.orders.quote(state, seat, order).costDollars, problem: null };
  } catch (problem) {
    if (problem instanceof Refusal) return { costDollars: null, problem: problem.message };
    throw problem;
  }
}

/** Builds a seat's situation and its playing, for the games master alone. */
export function buildSituationReport(
  { rulebook, snapshot }: OpenCampaign,
  { seat, viewer }: { seat: SeatId; viewer: Viewer },
): unknown {
  const { opposition } = rulebook;
  refuseUnless(opposition !== undefined, `${rulebook.title} has no reports on its seats.`);
  const name = nameOfSeat({ rulebook, snapshot }, seat);
  refuseUnless(
    viewer === 'gm',
    `The situation report on ${name} is for the games master’s eyes; look as the games master to read it.`,
  );
  return opposition.situationReport(snapshot.state, seat);
}

type Asked = { seat: SeatId; viewer: Viewer };

/** Reads the rivals' attitude to a seat, for itself and the games master alone. */
export function readAttitudes(open: OpenCampaign, asked: Asked): unknown {
  return requireDiplomacy(open).attitudes(open.snapshot.state, findAsker(open, asked));
}

/** Forecasts a rival's answer to terms of a seat, for itself and the games master alone. */
export function forecastTerms(
  open: OpenCampaign,
  { to, terms, ...asked }: Asked & { to: SeatId; terms: unknown },
): unknown {
  const asker = findAsker(open, asked);
  return requireDiplomacy(open).forecastTerms(open.snapshot.state, asker, { to, terms });
}

function findAsker(open: OpenCampaign, { seat, viewer }: Asked): DiplomacyAsker {
  const name = nameOfSeat(open, seat);
  refuseUnless(
    viewer === 'gm' || viewer === seat,
    `How the others stand toward ${name} is for its own eyes and the games master’s.`,
  );
  return { seat, isGm: viewer === 'gm' };
}

function requireDiplomacy({ rulebook }: OpenCampaign): Diplomacy<Game> {
  refuseUnless(rulebook.diplomacy !== undefined, `${rulebook.title} shows on its screens all that its rivals think.`);
  return rulebook.diplomacy;
}
