import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { CardId, ManId } from '#shared/games/empire-city/ids.ts';
import type { HitCommitment } from '#shared/games/empire-city/orders.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { findAbility, requireCapo, requireMan, formatManName, listReadyWith } from '../lookups.ts';
import type { Hit } from '../records.ts';
import type { State } from '../state.ts';
import { scoreWeapon } from './score.ts';

export type Committing = DeepReadonly<HitCommitment>;

export type Line = { name: string; points: number };

export const negating: ReadonlySet<string> = new Set(['bolt-hole', 'bodyguards']);

const bombPoints = 6;

export const findWeaponKind = (card: CardId): string => requireCard(card).kind;

/** [EMP-HIT-5] Scores each side, line by line. */
export function scoreHit(
  state: State,
  { rival, man, isExhausted }: DeepReadonly<Hit>,
  attack: Committing,
  defense: Committing,
): { byLines: Line[]; rivalLines: Line[] } {
  const byLines: Line[] = [];
  const rivalLines: Line[] = [];
  const isPinned = (cards: readonly CardId[]): boolean =>
    cards.some((card) => findWeaponKind(card) === 'filed-firing-pin');
  const arm = (
    lines: Line[],
    cards: readonly CardId[],
    who: ManId,
    side: { isBy: boolean; isPinned: boolean },
  ): void => {
    const weapon = cards.find((card) => requireCard(card).weapon !== null);
    if (weapon === undefined) return;
    const points = side.isPinned ? 0 : scoreWeapon(weapon, who, side.isBy);
    lines.push({ name: `${requireCard(weapon).name}${side.isPinned ? ', jammed' : ''}`, points });
  };
  if (attack.man === null) byLines.push({ name: 'Car Bomb', points: bombPoints });
  else {
    byLines.push({ name: formatManName(attack.man), points: requireMan(state, attack.man).combat });
    if (findAbility(attack.man) === 'marksman') byLines.push({ name: 'A marksman', points: 2 });
    arm(byLines, attack.cards, attack.man, { isBy: true, isPinned: isPinned(defense.cards) });
  }
  const fights = !isExhausted || state.house.exhaustedDefends;
  rivalLines.push({ name: formatManName(man), points: fights ? requireMan(state, man).combat : 0 });
  if (fights) arm(rivalLines, defense.cards, man, { isBy: false, isPinned: isPinned(attack.cards) });
  for (const guard of listReadyWith(requireCapo(state, rival), 'guardian')) {
    if (guard !== man) rivalLines.push({ name: formatManName(guard), points: 2 });
  }
  return { byLines, rivalLines };
}
