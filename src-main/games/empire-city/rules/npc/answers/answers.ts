import { formatCellName, type Seen } from '#main/games/empire-city/rules/lookups.ts';
import type { Ask } from '#main/games/empire-city/rules/records.ts';
import { answerInOffice } from './dealing.ts';
import { commitTo } from './fights.ts';
import { commitToHit } from './assassins.ts';
import { answerAtHome } from '../household.ts';
import { answerAtLaw } from './law.ts';
import { planByRule, createPlanned, scoreSquare, type Outlook, type Planned } from '../outlook.ts';

/** [EMP-NPC] Plans a family's answer to any question but its turn. */
export function answerTo(outlook: Outlook, task: Seen<Ask>): Planned {
  return (
    answerAtLaw(outlook, task) ??
    answerInOffice(outlook, task) ??
    answerAtHome(outlook, task) ??
    answerInViolence(outlook, task) ??
    planByRule('That is the custom.')
  );
}

function answerInViolence(outlook: Outlook, task: Seen<Ask>): Planned | null {
  if (task.do === 'hit') return commitToHit(outlook);
  if (task.do === 'commit') return commitTo(outlook, task.square);
  if (task.do !== 'choose-attack') return null;
  const [square = 'D2'] = task.squares.toSorted((a, b) => scoreSquare(outlook, b) - scoreSquare(outlook, a));
  return createPlanned({ kind: 'chooseAttack', square }, `${formatCellName(square)} first.`);
}
