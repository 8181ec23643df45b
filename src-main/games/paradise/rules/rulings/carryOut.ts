import type { Ruling, RulingKind } from '#shared/games/paradise/rulings.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import { campaignRulings } from './campaign.ts';
import { cityRulings } from './city.ts';
import { gangRulings } from './gangs.ts';
import { gangsterRulings } from './gangsters.ts';
import { mindRulings } from './minds.ts';
import { seatRulings } from './seats.ts';
import type { RulingHandler, RulingHandlers } from './handlers.ts';

const handlers: RulingHandlers<RulingKind> = {
  ...gangsterRulings,
  ...gangRulings,
  ...cityRulings,
  ...mindRulings,
  ...seatRulings,
  ...campaignRulings,
};

/** A ruling that was picked by the kind of the change it gets. */
type AnyHandler = RulingHandler<RulingKind>;

/** Carries out a ruling of the games master; refuses one that changes nothing or names nothing. */
export function carryOut(table: ParadiseTable, change: Ruling): void {
  lookUpHandler(change).carryOut(table, change);
}

/** Describes a ruling for the log and for undo; a refusal if it names nobody. */
export function describeRuling(state: State, change: Ruling): string {
  return lookUpHandler(change).title(state, change);
}

function lookUpHandler({ kind }: Ruling): AnyHandler {
  return handlers[kind];
}
