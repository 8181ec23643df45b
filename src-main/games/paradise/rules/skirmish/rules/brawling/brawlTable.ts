import type { Modifier } from '#shared/words/dice.ts';
import { requireFigure, isOnTable, type FigureId } from '#main/games/paradise/rules/skirmish/battle.ts';
import { listEverybody } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { letHostagesGo } from './hostages.ts';
import { rollAgainst } from '../luck.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';
import { takeBlow } from '#main/games/paradise/rules/skirmish/table/pieces.ts';

/** [SK-34] A Lucky Cuss has a roll against him thrown again when it would put him out. */
const luckFrom = 5;

/** [FIST-2, SK-34, SK-43] One roll on the Brawling table. */
export function rollBrawlingInjury(table: BattleTable, id: FigureId, modifiers: Modifier[]): void {
  const victim = requireFigure(table.state, id);
  if (!isOnTable(victim) || victim.posture === 'dead') return;
  const { total } = rollAgainst(table, id, { purpose: `Brawling on ${victim.name}`, modifiers }, luckFrom);
  const isTender = victim.skills.includes('not-the-face');
  const isOut = victim.posture !== 'up' && victim.posture !== 'down';
  if (total <= 2) {
    table.emit({ type: 'told', text: `${victim.name}: that will leave a bruise.` });
    return;
  }
  if (total <= 4 && isOut) {
    table.emit({ type: 'told', text: `${victim.name} does not feel it.` });
    return;
  }
  if (total <= 4) {
    const recovery = Math.max(victim.recovery, 1);
    table.emit({
      type: 'told',
      text: `${victim.name} is knocked down.`,
      figures: makeChange(id, {
        posture: 'down',
        recovery,
        missesCards: isTender ? missedCards : victim.missesCards,
        aimsAt: null,
      }),
    });
  } else {
    const isCold = total >= 6 || victim.posture === 'out-cold';
    const recovery = isTender ? 2 : 1;
    table.emit({
      type: 'told',
      text: `${victim.name} is ${isCold ? 'out cold' : 'knocked out'}.`,
      figures: makeChange(id, {
        posture: takeBlow(victim, isCold ? 'out-cold' : 'knocked-out'),
        recovery,
        aimsAt: null,
      }),
    });
  }
  letHostagesGo(table, id);
}

/** [SK-43] Not up on his side's next card, but on the one after: the second turned lets him act. */
const missedCards = 2;

/**
 * [FIST-2, SK-43] Wakes the knocked out on a Joker; they need an action to get up. With Not the Face! it takes
 * one Joker more.
 */
export function wakeKnockedOut(table: BattleTable): void {
  for (const figure of listEverybody(table.state)) {
    if (figure.posture !== 'knocked-out') continue;
    const sleepsOn = figure.recovery > 1;
    table.emit({
      type: 'told',
      text: sleepsOn ? `${figure.name} sleeps on.` : `${figure.name} comes round.`,
      figures: makeChange(figure.id, sleepsOn ? { recovery: figure.recovery - 1 } : { posture: 'down', recovery: 1 }),
    });
  }
}
