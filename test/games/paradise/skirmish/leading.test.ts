import { describe, expect, it } from 'vitest';
import type { Answer } from '#shared/words/questions.ts';
import type { Decision, LedQuestion } from '#shared/games/paradise/leading.ts';
import { bookMuster } from '#rulebooks/paradise/skirmish/mustering/book.ts';
import { leadMuster, type LedBattle } from '#rulebooks/paradise/skirmish/command/lead.ts';
import { resolveScenario } from '#rulebooks/paradise/skirmish/outcomes/resolve.ts';
import {
  scenarioNames,
  type ScenarioName,
} from '#rulebooks/paradise/skirmish/scenarios/scenarioNames.ts';
import type { Side } from '#rulebooks/paradise/skirmish/battle.ts';

type Says = (question: LedQuestion, nth: number) => Decision;

/** Leads a book battle to its end with what somebody says to each question; returns it with all answers. */
function lead(
  scenario: ScenarioName,
  seed: number,
  side: Side,
  says: Says,
): { battle: LedBattle; answers: Answer[] } {
  const answers: Answer[] = [];
  const leads = [{ side, viewer: 'gm' as const }];
  for (let nth = 0; nth < 3_000; nth += 1) {
    const battle = leadMuster((dice) => bookMuster(scenario, dice), seed, { leads, answers });
    if (battle.kind === 'done') return { battle, answers };
    const { question } = battle;
    if (question.kind !== 'decision') throw new Error('A question that nobody expected.');
    const value = says(question.about as LedQuestion, nth);
    answers.push({ id: question.id, kind: 'decision', asked: question.prompt, value });
  }
  throw new Error('The battle does not end.');
}

const handOver: Says = () => ({ do: 'hand-over', what: 'rest', actor: null });

/** Takes the first promising option of the first man: shots first, then whatever is not a wait. */
const eager: Says = ({ stage, actors, held }) => {
  for (const { id, options } of actors) {
    const shot = options.find(({ action }) => action.kind === 'shoot');
    const other = options.find(({ action }) => !['wait', 'give-up', 'aim'].includes(action.kind));
    const picked = shot ?? other;
    if (picked === undefined) continue;
    if (stage !== 'break') return { do: 'act', actor: id, action: picked.action };
    const [card] = held;
    if (card !== undefined)
      return { do: 'break', rank: card.rank, actor: id, action: picked.action };
  }
  return { do: 'pass' };
};

describe('a battle led by a person', () => {
  it.each(scenarioNames)(
    '[CARD-2] handed over at the first question is the battle that tactics fight: %s',
    (scenario) => {
      for (const side of ['attackers', 'defenders'] as const) {
        const { battle } = lead(scenario, 7, side, handOver);
        const own = resolveScenario(scenario, 7);
        expect(battle.kind === 'done' && battle.result).toEqual({ ...own });
      }
    },
  );

  it.each(scenarioNames)(
    '[CARD-2, CARD-6] is fought to its end by a scripted leader: %s',
    (scenario) => {
      for (const side of ['attackers', 'defenders'] as const) {
        const { battle } = lead(scenario, 3, side, eager);
        expect(battle.kind).toBe('done');
      }
    },
  );
});
