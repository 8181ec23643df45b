import type { DeepReadonly } from '../../../kernel/readonly.ts';
import type { Ask } from '../records.ts';
import { ideasOf } from './ideas.ts';
import { planned, type Outlook, type Planned } from './outlook.ts';

/** [EMP-NPC-13] Any legal thing. */
export function planErratic(outlook: Outlook, task: DeepReadonly<Ask>): Planned {
  if (task.do !== 'turn') return planned({ kind: 'byRule' }, 'It seemed a good idea.');
  const idea = outlook.whims.pick(ideasOf(outlook));
  return planned(idea?.order ?? { kind: 'lieLow' }, 'It seemed a good idea.');
}
