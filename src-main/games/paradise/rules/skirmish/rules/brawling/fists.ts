import type { Modifier } from '#shared/words/dice.ts';
import { isInFight, computeStat, type Battle, type FigureView } from '#main/games/paradise/rules/skirmish/battle.ts';
import { listEverybody, findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import { findSight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import type { Melee } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import { charmReason, sumModifiers } from '../shooting/shot.ts';

/** [FIST-2, SK-14, SK-35, SK-54, SK-67] Lists the modifiers of FISTS against this opponent. */
export function listFistsModifiers(battle: Battle, figure: FigureView, against: FigureView): Modifier[] {
  const modifiers: Modifier[] = [];
  if (against.posture !== 'up') modifiers.push({ reason: 'he is on the floor', value: 1 });
  if (figure.skills.includes('brutal-champ') && isWatched(battle, figure, against)) {
    modifiers.push({ reason: 'Brutal Champ', value: 1 });
  }
  if (figure.skills.includes('mack-the-knife') && figure.melee === 'knife') {
    modifiers.push({ reason: 'Mack the Knife', value: 1 });
  }
  if (figure.skills.includes('slugger') && figure.melee === 'club') {
    modifiers.push({ reason: 'Slugger', value: 1 });
  }
  if (figure.charm > 0) modifiers.push({ reason: charmReason, value: 2 });
  if (figure.melee === 'smashing-tool') modifiers.push({ reason: 'heavy tool', value: -1 });
  if (against.skills.includes('nice-girl')) modifiers.push({ reason: 'Nice Girl', value: -1 });
  return modifiers;
}

/** [SK-14] Returns true in a public place with a third figure to see it. */
function isWatched(battle: Battle, figure: FigureView, against: FigureView): boolean {
  return (
    battle.layout.isPublic &&
    listEverybody(battle).some(
      (other) =>
        other.id !== figure.id &&
        other.id !== against.id &&
        isInFight(other) &&
        findSight(findGround(battle), other.at, figure.at).isClear,
    )
  );
}

/** [SK-12] Attacks an action: a Boxer has two with his bare hands. */
export function countAttacks(figure: FigureView): number {
  return figure.skills.includes('boxer') && figure.melee === 'fists' ? 2 : 1;
}

/**
 * The worth of a blow that hits, by its weapon: the chance that it puts a man out, and half of the chance that it
 * floors him.
 */
const blowWorth: Readonly<Record<Melee, number>> = {
  fists: 1 / 2,
  club: 2 / 3,
  knife: 7 / 12,
  axe: 3 / 4,
  'smashing-tool': 3 / 4,
};

/** [SK-12] Returns a Boxer with his weapon against this opponent, or with bare hands if those are better. */
export function chooseHands(battle: Battle, figure: FigureView, against: FigureView): FigureView {
  if (!figure.skills.includes('boxer') || figure.melee === 'fists') return figure;
  const bare: FigureView = { ...figure, melee: 'fists' };
  const score = (one: FigureView): number => {
    const fists = computeStat(one, 'fists') + sumModifiers(listFistsModifiers(battle, one, against));
    return Math.max(0, Math.min(6, fists)) * countAttacks(one) * blowWorth[one.melee];
  };
  return score(bare) > score(figure) ? bare : figure;
}
