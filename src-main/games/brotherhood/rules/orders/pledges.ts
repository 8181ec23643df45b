import type { DeepReadonly } from '#kernel/readonly.ts';
import { areaTable } from '#shared/games/brotherhood/areas.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import type { Pledge } from '../records.ts';
import type { BrotherhoodTable } from '../table.ts';

/** [BRO-DEAL-2] Records a promise as kept or broken. */
export function settlePledge(
  table: BrotherhoodTable,
  { id, from, to, what }: DeepReadonly<Pledge>,
  isKept: boolean,
): void {
  table.emit({ type: 'pledge-settled', id, from, to, isKept, text: describePledge(what) });
}

/** `to pay $4,000`, in a few words. */
export function describePledge(what: DeepReadonly<Pledge>['what']): string {
  const findAreaName = (id: string): string => areaTable.find((one) => one.id === id)?.name ?? id;
  switch (what.kind) {
    case 'pay':
      return `to pay ${formatDollars(what.dollars)}`;
    case 'stay-out':
      return `to stay out of ${findAreaName(what.area)}`;
    case 'give-revenue':
      return `to hand over ${formatCount(what.count, 'operation')} in ${findAreaName(what.area)}`;
    case 'no-fire':
      return 'not to fire';
    case 'words':
      return 'as they wrote';
  }
}
