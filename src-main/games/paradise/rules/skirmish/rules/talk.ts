import type { Modifier } from '#shared/words/dice.ts';
import { requireFigure, computeStat, type FigureId, type FigureView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';

/** [CARD-7, SK-51, SK-67] Lists the SMARTS modifiers of a figure who calls on another to surrender: charm or menace. */
export function listCallingModifiers(talker: FigureView): Modifier[] {
  const isCharmer = talker.skills.includes('real-charmer');
  const isScary = talker.skills.includes('real-scary') && !isCharmer;
  return [...(isScary ? [{ reason: 'Real Scary', value: 1 }] : []), ...listTalkingModifiers(talker)];
}

/** [SK-42, SK-51] Lists the SMARTS modifiers of a figure who persuades. */
export function listTalkingModifiers(talker: FigureView): Modifier[] {
  return [
    ...(talker.skills.includes('real-charmer') ? [{ reason: 'Real Charmer', value: 1 }] : []),
    ...(talker.skills.includes('mumbles') ? [{ reason: 'Mumbles', value: -1 }] : []),
  ];
}

/** [SK-25] Lists the SMARTS modifiers of a figure who is persuaded. */
export function listListeningModifiers(listener: FigureView): Modifier[] {
  return listener.skills.includes('gullible') ? [{ reason: 'Gullible', value: -1 }] : [];
}

/**
 * [CARD-6, CARD-7] Tests SMARTS of both: the talker wins only if he passes and the listener fails; a natural 6 fails.
 */
export function persuade(table: BattleTable, id: FigureId, listenerId: FigureId): boolean {
  const talker = requireFigure(table.state, id);
  const listener = requireFigure(table.state, listenerId);
  const said = table.dice.test({
    purpose: `${talker.name} talks to ${listener.name}: SMARTS`,
    stat: computeStat(talker, 'smarts'),
    modifiers: listCallingModifiers(talker),
    sixFails: true,
  });
  const heard = table.dice.test({
    purpose: `${listener.name} sees through it: SMARTS`,
    stat: computeStat(listener, 'smarts'),
    modifiers: listListeningModifiers(listener),
    sixFails: true,
  });
  const isWon = said.passed && !heard.passed;
  table.emit({
    type: 'told',
    text: isWon ? `${listener.name} gives in.` : `${listener.name} is not having it.`,
    figures: { [id]: { aimsAt: null }, [listenerId]: { isCalledOn: true } },
    deed: { kind: 'talks', by: id, to: listenerId },
  });
  return isWon;
}
