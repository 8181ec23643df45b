import type { Modifier } from '../../../../src-shared/vocabulary/dice.ts';
import { brawlingInjury } from './brawlTable.ts';
import {
  figureById,
  isInFight,
  statOf,
  type Battle,
  type BattleTable,
  type FigureId,
  type FigureView,
} from './battle.ts';
import { distance, toward } from './geometry.ts';
import { deadlyHit } from './injury.ts';
import { canStand } from './layout.ts';
import { deadlyMelee } from './weapons.ts';

/** Base contact, in inches between middles. */
export const contactInches = 1.2;

/** [FIST-1] Most who may gang up on one. */
const mostOnOne = 4;

/** [FIST-2, SK-14, SK-35, SK-41, SK-54, SK-67] FISTS as they count against this opponent. */
export function fistsModifiers(
  battle: Battle,
  figure: FigureView,
  against: FigureView,
): Modifier[] {
  const modifiers: Modifier[] = [];
  if (against.posture === 'down') modifiers.push({ reason: 'he is on the floor', value: 1 });
  if (figure.skills.includes('brutal-champ') && battle.layout.isPublic) {
    modifiers.push({ reason: 'Brutal Champ', value: 1 });
  }
  if (figure.skills.includes('mack-the-knife') && figure.melee === 'knife') {
    modifiers.push({ reason: 'Mack the Knife', value: 1 });
  }
  if (figure.skills.includes('slugger') && figure.melee === 'club') {
    modifiers.push({ reason: 'Slugger', value: 1 });
  }
  if (figure.isDrunk && figure.skills.includes('mean-drunk')) {
    modifiers.push({ reason: 'Mean Drunk', value: 1 });
  }
  if (figure.melee === 'smashing-tool') modifiers.push({ reason: 'heavy tool', value: -1 });
  if (against.skills.includes('nice-girl')) modifiers.push({ reason: 'Nice Girl', value: -1 });
  return modifiers;
}

/** Who joins a brawl on a figure's side: he and friends in contact with the opponent, four at most. */
export function crowdAgainst(
  battle: Battle,
  leader: FigureView,
  opponent: FigureView,
): FigureView[] {
  const friends = Object.values(battle.figures).filter(
    (figure) =>
      figure.id !== leader.id &&
      figure.side === leader.side &&
      figure.posture === 'up' &&
      figure.recovery === 0 &&
      figure.carId === null &&
      distance(figure.at, opponent.at) <= contactInches,
  );
  return [leader, ...friends].slice(0, mostOnOne);
}

/**
 * [FIST-1, SK-12] One round of a brawl. Everybody tests FISTS; if one side has successes and the
 * other none, each success rolls on its table, a Boxer's twice; otherwise nothing is settled.
 */
export function brawl(table: BattleTable, id: FigureId, opponentId: FigureId): void {
  const leader = figureById(table.state, id);
  const opponent = figureById(table.state, opponentId);
  const crowd = crowdAgainst(table.state, leader, opponent);
  const wins = successes(table, crowd, opponent);
  const answers = opponent.posture === 'up' ? successes(table, [opponent], leader) : [];
  const isSettled = wins.length > 0 !== answers.length > 0;
  table.emit({
    type: 'told',
    text: `${leader.name} and ${opponent.name} come to blows${isSettled ? '' : ': nothing is settled'}.`,
    figures: { [id]: { aimsAt: null, isHidden: false } },
  });
  if (!isSettled) return;
  for (const winner of wins) land(table, winner, opponentId);
  for (const winner of answers) land(table, winner, id);
}

function successes(
  table: BattleTable,
  crowd: readonly FigureView[],
  against: FigureView,
): FigureView[] {
  return crowd.filter((figure) => {
    const { passed } = table.dice.test({
      purpose: `${figure.name} swings at ${against.name}: FISTS`,
      stat: statOf(figure, 'fists'),
      modifiers: fistsModifiers(table.state, figure, against),
    });
    return passed;
  });
}

/** [FIST-2, SK-13, SK-16] A blow that lands: Deadly Weapons for blades, Brawling for the rest. */
function land(table: BattleTable, winner: FigureView, victimId: FigureId): void {
  const blows = winner.skills.includes('boxer') && winner.melee === 'fists' ? 2 : 1;
  for (let blow = 0; blow < blows; blow += 1) {
    const victim = figureById(table.state, victimId);
    if (!isInFight(victim) && blow > 0) return;
    const bruiser = winner.skills.includes('bruiser') ? [{ reason: 'Bruiser', value: 1 }] : [];
    const deadly = deadlyMelee[winner.melee];
    if (deadly !== undefined) {
      const weapon = deadly === 0 ? [] : [{ reason: winner.melee, value: deadly }];
      deadlyHit(table, victimId, {
        by: winner.id,
        modifiers: [...weapon, ...bruiser],
        isShot: false,
      });
      continue;
    }
    brawlingInjury(table, victimId, [
      ...(winner.melee === 'club' ? [{ reason: 'club', value: 1 }] : []),
      ...(victim.posture === 'down' ? [{ reason: 'on the floor', value: 1 }] : []),
      ...bruiser,
    ]);
  }
}

/** [FIST-3, SK-36] Leaving a brawl: STUNTS, step back 2"; or the opponent gets a free blow. */
export function breakAway(table: BattleTable, id: FigureId, from: FigureId): void {
  const figure = figureById(table.state, id);
  const opponent = figureById(table.state, from);
  const { passed } = table.dice.test({
    purpose: `${figure.name} breaks away: STUNTS`,
    stat: statOf(figure, 'stunts'),
    modifiers: figure.skills.includes('martial-artist')
      ? [{ reason: 'Martial Artist', value: 1 }]
      : [],
  });
  if (!passed) {
    table.emit({ type: 'told', text: `${opponent.name} gets a free blow at ${figure.name}.` });
    const { passed: hits } = table.dice.test({
      purpose: `${opponent.name} hits him as he turns: FISTS`,
      stat: statOf(opponent, 'fists'),
      modifiers: fistsModifiers(table.state, opponent, figure),
    });
    table.emit({ type: 'told', text: hits ? 'It lands.' : 'It misses.' });
    if (hits) land(table, opponent, id);
    return;
  }
  const away = toward(
    figure.at,
    { x: 2 * figure.at.x - opponent.at.x, y: 2 * figure.at.y - opponent.at.y },
    2,
  );
  const to = canStand(table.state.layout, away) ? away : figure.at;
  table.emit({ type: 'figure-moved', figure: id, to: { x: to.x, y: to.y }, gait: 'walked' });
}

/** [SK-16] A Cold Blooded man beside a helpless enemy finishes him. */
export function finishOff(table: BattleTable, id: FigureId, victimId: FigureId): void {
  const figure = figureById(table.state, id);
  const victim = figureById(table.state, victimId);
  table.emit({
    type: 'told',
    text: `${figure.name} makes sure of ${victim.name}.`,
    figures: { [victimId]: { posture: 'dead' } },
  });
}
