import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Ask } from '../records.ts';
import { listIdeas } from './ideas.ts';
import { createPlanned, type Outlook, type Planned } from './outlook.ts';

/** [EMP-NPC-13] Any legal thing. */
export function planErratic(outlook: Outlook, task: DeepReadonly<Ask>): Planned {
  if (task.do !== 'turn') return createPlanned({ kind: 'byRule' }, 'It seemed a good idea.');
  const idea = outlook.random.pick(listIdeas(outlook));
  return createPlanned(idea?.order ?? { kind: 'lieLow' }, 'It seemed a good idea.');
}
