import type { SeatId } from '#shared/words/ids.ts';
import type { Wait } from '#shared/words/waits.ts';
import { openAsk } from '../agenda.ts';
import { catchRefusal } from '#kernel/refusal.ts';
import { checkOrder } from '../handlers.ts';
import { describeOrder } from '../orderWords.ts';
import { answerTo } from './answers/answers.ts';
import { planErratic } from './erratic.ts';
import type { Sight } from './sight.ts';
import { chooseFreeAction } from './free.ts';
import { listIdeas } from './ideas.ts';
import type { Idea } from './bloodshed.ts';
import { buildOutlook, createReason, type Outlook, type Planned } from './outlook.ts';
import { chooseBestTrial } from './imagining/trials.ts';

export type { Planned } from './outlook.ts';

const byRule: Planned = { order: { kind: 'byRule' }, reason: createReason('There was nothing better to do.') };

/** [EMP-NPC-1] Plans a family's next order from the facts that it may know; it is asked again after each. */
export function plan(sight: Sight, _seat: SeatId, _wait: Wait | null): Planned[] {
  return [replaceIllegal(sight, planOne(sight))];
}

/** Replaces an order that the rules forbid by the rule's own, so that the game goes on. */
function replaceIllegal({ state, seat }: Sight, wanted: Planned): Planned {
  return catchRefusal(() => checkOrder(state, seat, wanted.order)) === null ? wanted : byRule;
}

function planOne(sight: Sight): Planned {
  const task = openAsk(sight.state);
  if (task === null) return byRule;
  const outlook = buildOutlook(sight);
  if (outlook.effort.isErratic) return planErratic(outlook, task);
  return task.do === 'turn' ? planTurn(sight, outlook) : answerTo(outlook, task);
}

function planTurn(sight: Sight, outlook: Outlook): Planned {
  const ideas = listIdeas(outlook);
  const [best] = ideas;
  if (best === undefined) return byRule;
  const before = chooseFreeAction(outlook, best);
  if (before !== null) return before;
  const { among, ideas: tried } = outlook.effort;
  if (tried > 0) return createIdeaPlan(outlook, chooseBestTrial(sight, ideas.slice(0, tried)) ?? best, ideas);
  const choice = among > 1 ? (outlook.random.pick(ideas.slice(0, among)) ?? best) : best;
  return createIdeaPlan(outlook, choice, ideas);
}

function createIdeaPlan({ state }: Outlook, { order, sentence, factors }: Idea, ideas: readonly Idea[]): Planned {
  const alternatives = ideas
    .filter((one) => one.order !== order)
    .slice(0, 3)
    .map((one) => ({ title: describeOrder(state, one.order), ...sumFactors(one) }));
  return { order, reason: { ...createReason(sentence, factors), alternatives } };
}

function sumFactors({ factors }: Idea): Pick<Planned['reason'], 'score' | 'factors'> {
  const { score, factors: rounded } = createReason('', factors);
  return { score, factors: rounded };
}
