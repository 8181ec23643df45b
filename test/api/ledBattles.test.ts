import { describe, expect, it } from 'vitest';
import type { ProgramCalls } from '#platform/programCalls.ts';
import type { Answer } from '#shared/words/questions.ts';
import type { Decision, LedQuestion } from '#shared/games/paradise/leading.ts';
import type { LedBattleView } from '#shared/games/paradise/views/battle.ts';
import { openDesk } from '../support/desk.ts';
import { scenarioNames, type ScenarioName } from '#shared/games/paradise/battles.ts';

type Says = (about: LedQuestion, nth: number) => Decision;

/** Both sides get to decide something with it. */
const seed = 2;

/** So many decisions and nobody won: he withdraws his men. */
const mostDecisions = 50;

/** Leads a single battle through the call alone, one answer more each time, to its end. */
async function leadToItsEnd(
  { games }: ProgramCalls,
  scenario: ScenarioName,
  side: 'attackers' | 'defenders',
  says: Says,
): Promise<{ last: LedBattleView; answers: Answer[]; decided: Decision[] }> {
  const answers: Answer[] = [];
  const decided: Decision[] = [];
  const leads = [{ side, viewer: 'gm' as const }];
  const battle = { scenario, seed };
  for (;;) {
    const last = await games.paradise.battles.leadSingle({ battle, leads, answers, dice: 'program' });
    const { question } = last;
    if (question === null) return { last, answers, decided };
    if (question.kind !== 'decision' || answers.length > 400) throw new Error('It does not end.');
    const decision = says(question.about, answers.length);
    decided.push(decision);
    const { id, prompt } = question;
    answers.push({ id, kind: 'decision', asked: prompt, value: decision });
  }
}

/** Fires where there is a shot, gets out of cars, and goes forward else, until he has had enough. */
const bold: Says = ({ stage, actors, choices }, nth) => {
  const [choice] = choices;
  if (stage === 'choice' && choice !== undefined) return { do: 'choose', value: choice.value };
  if (stage === 'break') return { do: 'pass' };
  if (nth === mostDecisions && stage === 'card') return { do: 'withdraw' };
  for (const kind of ['let-out', 'shoot', 'brawl', 'grab', 'charge', 'recover', 'move'] as const) {
    for (const { id, led, options } of actors) {
      const option = options.find(({ action }) => action.kind === kind);
      if (led === 'by-you' && option !== undefined) return { do: 'act', actor: id, action: option.action };
    }
  }
  return { do: 'pass' };
};

describe('a single battle through the API', () => {
  it.each(scenarioNames)(
    '[CARD-2, CARD-6] is led to its end, and the same answers tell the same film: %s',
    async (scenario) => {
      const { calls } = await openDesk();
      const side = scenario === 'police-raid' ? 'defenders' : 'attackers';
      const { last, answers, decided } = await leadToItsEnd(calls, scenario, side, bold);
      expect(last.outcome?.winner).toMatch(/^(attackers|defenders|nobody)$/);
      expect(last.sentence).not.toBeNull();
      // A Meet may end in words before anybody decides anything.
      if (scenario !== 'meet') expect(decided.some((one) => one.do === 'act')).toBe(true);
      const again = await calls.games.paradise.battles.leadSingle({
        battle: { scenario, seed },
        leads: [{ side, viewer: 'gm' }],
        answers,
        dice: 'program',
      });
      expect(again).toEqual(last);
    },
  );
});
