import type { ProgramCalls } from '#platform/programCalls.ts';
import type { BattleId } from '#shared/games/paradise/ids.ts';
import type { Decision, LedQuestion } from '#shared/games/paradise/leading.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { LedBattleView, TableFight } from '#shared/games/paradise/views/battle.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Answer } from '#shared/words/questions.ts';
import { nextAddress } from './addresses.ts';
import { openTable, type Table } from './secrets/stage.ts';

/** Two players whose gangs fight each other, one who has no part, and the battle that waits. */
export type LedFight = { table: Table; battle: BattleId; attacker: SeatId; defender: SeatId; stranger: SeatId };

/**
 * The first player raids the second, or a gang that the program plays, at an open table, and the month has come to
 * their battle.
 */
export async function openLedFight(against: 'player' | 'npc' = 'player'): Promise<LedFight> {
  const table = await openTable('paradise', 1);
  const { looks: attacker, hides, shares: stranger, npc } = table.roles;
  const defender = against === 'npc' && npc !== null ? npc : hides;
  for (;;) {
    const { wait } = await table.view();
    if (wait?.manner === 'sealed') break;
    await table.call('play.advance', {});
  }
  await table.calls.table.open({ address: nextAddress(), port: null });
  await raid(table, attacker, defender);
  await table.call('play.advance', {});
  const { battles } = await table.view<CampaignView>();
  const found = battles.find((one) => one.attackers === attacker && one.defenders === defender && one.settled === null);
  if (found === undefined) throw new Error('They do not fight.');
  return { table, battle: found.id, attacker, defender, stranger };
}

/** Orders a raid with all men who are free on the first place of another gang that can be raided. */
async function raid(table: Table, seat: SeatId, on: SeatId): Promise<void> {
  const view = await table.view<CampaignView>(seat);
  const crew = view.gangsters
    .filter((one) => one.gang === seat && !one.isBoss && one.busyWith === null)
    .map(({ id }) => id);
  for (const { id } of view.businesses.filter(({ owner }) => owner === on)) {
    const order = { kind: 'raid', business: id, crew };
    const given = await table.ask('games.paradise.give', { seat, order });
    if ('answer' in given) return;
  }
  throw new Error('Nothing of theirs can be raided.');
}

export const fightCalls = (calls: ProgramCalls) => calls.games.paradise.battles.atTable;

/** The answer to the decision that is asked for. */
export function answerTo(view: Pick<LedBattleView, 'question'>, value: Decision): Answer {
  const { question } = view;
  if (question?.kind !== 'decision') throw new Error('No decision is asked for.');
  return { kind: 'decision', id: question.id, asked: question.prompt, value: value as never };
}

export function readQuestion({ fight }: TableFight): LedQuestion {
  if (fight?.question?.kind !== 'decision') throw new Error('No decision is asked for.');
  return fight.question.about;
}

/** A leader who does what the words of the question come to, and hands over after so many decisions. */
export function decideBy(about: LedQuestion, nth: number, most: number): Decision {
  if (nth >= most && about.stage === 'card') return { do: 'hand-over', what: 'rest', actor: null };
  const [choice] = about.choices;
  if (choice !== undefined) return { do: 'choose', value: choice.value };
  const able = about.actors.find(({ led, options }) => led === 'by-you' && options.length > 0);
  const option = able?.options[nth % Math.min(3, able.options.length)];
  if (able === undefined || option === undefined || nth % 5 === 4 || about.stage === 'break') return { do: 'pass' };
  return { do: 'act', actor: able.id, action: option.action };
}

/** Leads a battle of two leaders at the games master's screen alone; returns all that was decided. */
export async function leadAtOneScreen(
  { table, battle, attacker, defender }: LedFight,
  most: number,
): Promise<{ answers: Answer[]; shown: LedBattleView }> {
  const leads = [
    { side: 'attackers' as const, viewer: attacker as Viewer },
    { side: 'defenders' as const, viewer: defender as Viewer },
  ];
  const answers: Answer[] = [];
  for (;;) {
    const shown = await table.calls.games.paradise.battles.lead({
      ...{ battle, viewer: 'gm', leads, answers, dice: 'program' },
    });
    if (shown.question === null) return { answers, shown };
    if (shown.question.kind !== 'decision' || answers.length > 400) throw new Error('It does not end.');
    answers.push(answerTo(shown, decideBy(shown.question.about, answers.length, most)));
  }
}
