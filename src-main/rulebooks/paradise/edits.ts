import type { GmEdit } from '../../../src-shared/vocabulary/paradise/orders.ts';
import { formatDollars } from '../../../src-shared/vocabulary/units.ts';
import type { DeepReadonly } from '../../kernel/readonly.ts';
import { insist } from '../../kernel/refusal.ts';
import { businessOf, gangOf, purseOf } from './lookups.ts';
import type { ParadiseTable } from './paradiseTable.ts';
import type { Gang, State } from './state.ts';

/** The games master changes a fact by fiat; refuses what changes nothing or names nothing. */
export function edit(table: ParadiseTable, change: GmEdit): void {
  const { state } = table;
  switch (change.kind) {
    case 'set-bank': {
      const from = purseOf(state, change.gang).bankDollars;
      insist(from !== change.dollars, 'The bank holds that already.');
      table.emit({ type: 'bank-set', seat: change.gang, from, to: change.dollars });
      return;
    }
    case 'set-outrage':
      insist(state.outrage !== change.outrage, 'The outrage stands there already.');
      table.emit({ type: 'outrage-set', from: state.outrage, to: change.outrage });
      return;
    case 'set-owner': {
      const business = businessOf(state, change.business);
      if (change.owner !== null) requireLiving(gangOf(state, change.owner));
      insist(business.owner !== change.owner, `${business.name} has that owner already.`);
      const { owner: to } = change;
      table.emit({ type: 'owner-set', business: business.id, from: business.owner, to });
    }
  }
}

/** [GANG-17] A gang that is out collects nothing and pays nobody. */
function requireLiving(gang: DeepReadonly<Gang>): void {
  insist(gang.eliminatedMonth === null, `The game is over for ${gang.name}.`, 'GANG-17');
}

/** An edit’s title in the log and for undo; a Refusal when it names nobody. */
export function titleOfEdit(state: State, change: GmEdit): string {
  switch (change.kind) {
    case 'set-bank':
      return `Set the bank of ${gangOf(state, change.gang).name} to ${formatDollars(change.dollars)}`;
    case 'set-outrage':
      return `Set the outrage to ${change.outrage}`;
    case 'set-owner': {
      const owner = change.owner === null ? 'nobody' : gangOf(state, change.owner).name;
      return `Give ${businessOf(state, change.business).name} to ${owner}`;
    }
  }
}
