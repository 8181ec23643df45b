import { formatSceneLine } from '#frame/show/cards.ts';
import type { Fight } from '#shared/games/empire-city/views.ts';
import type { ShowScene } from '#shared/views/show.ts';
import { nameMan } from '../orders/offers.ts';

/** Finds the fight that a scene is about; undefined for an attack that was called off. */
export function findSceneFight(fights: readonly Fight[], scene: ShowScene, period: number): Fight | undefined {
  const square = scene.places.find(({ kind }) => kind === 'square')?.id;
  const text = scene.lines.map(formatSceneLine).join(' ');
  return fights.find(
    (one) =>
      one.round === period &&
      (one.kind === 'combat'
        ? one.square === square
        : square === undefined && scene.seats.includes(one.by) && text.includes(nameMan(one.man))),
  );
}
