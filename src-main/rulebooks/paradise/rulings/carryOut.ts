import type { GmEdit, GmEditKind } from '#shared/games/paradise/orders/gmEdits.ts';
import type { ParadiseTable } from '../state/table.ts';
import type { State } from '../state/index.ts';
import { cityRulings } from './city.ts';
import { gangRulings } from './gangs.ts';
import { gangsterRulings } from './gangsters.ts';
import { mindRulings } from './minds.ts';
import type { Ruling, Rulings } from './ruling.ts';

const rulings: Rulings<GmEditKind> = {
  ...gangsterRulings,
  ...gangRulings,
  ...cityRulings,
  ...mindRulings,
};

/** A ruling that was picked by the kind of the change it gets. */
type AnyRuling = Ruling<GmEditKind>;

/** The games master changes a fact by fiat; refuses what changes nothing or names nothing. */
export function edit(table: ParadiseTable, change: GmEdit): void {
  lookUpRuling(change).carryOut(table, change);
}

/** An edit’s title in the log and for undo; a Refusal when it names nobody. */
export function formatEditTitle(state: State, change: GmEdit): string {
  return lookUpRuling(change).title(state, change);
}

function lookUpRuling({ kind }: GmEdit): AnyRuling {
  return rulings[kind];
}
