import { formatCount, formatDollars } from '#shared/words/text.ts';
import { type Explosive, explosives } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { countCarried } from '#main/games/paradise/rules/battles/arranging/dress.ts';
import { findSetting } from '#main/games/paradise/rules/battles/arranging/places.ts';
import { listOwnedBusinesses, listSeats } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { weaponTable } from '#main/games/paradise/rules/tables/people/equipment.ts';
import type { Candidate } from '../ahead/choose.ts';
import { listFitFighters } from './fighters.ts';
import { computeBloodshedCost } from '../worth/heat.ts';
import { createReason } from '#main/games/paradise/rules/minds/reason.ts';
import { computeSoonShare, type Weights } from '../worth/weights.ts';

/** Sticks that a Bomber should carry, and the worth of one more to a gang that pays for his skill, in $100s. */
const sticksEach = 3;
const stickWorth = 0.6;

/** Men who carry something to throw, and the GATS it takes. */
const throwers = 2;
const throwersGats = 3;

/** The worth of a thing to throw for the jobs of the months ahead, in $100s. */
const throwWorth = 3.2;

/** [PO-2] Points of outrage of a throw in public, and its frequency. */
const stirs = { grenade: 2, gasoline: 2.4 } as const;
const thrownShare = 0.35;

/**
 * [GANG-9, SK-11] Lists purchases that blow up and burn: sticks for a Bomber, one thing to throw for each of the best
 * shots.
 */
export function listExplosiveCandidates(view: SeatView, weights: Weights): Candidate[] {
  return [...listDynamite(view, weights), ...listThingsToThrow(view, weights)];
}

/** [SK-11] Lists dynamite for the Bombers whom the gang pays. */
function listDynamite(view: SeatView, weights: Weights): Candidate[] {
  return listFitFighters(view).flatMap((bomber): Candidate[] => {
    if (!bomber.skills.includes('bomber') || countCarried(bomber, 'dynamite') >= sticksEach) return [];
    return [
      createPurchase(bomber, 'dynamite', weights, {
        sentence:
          countCarried(bomber, 'dynamite') === 0
            ? `${bomber.name} can set a charge and has no dynamite.`
            : `${bomber.name} carries ${formatCount(countCarried(bomber, 'dynamite'), 'stick')} of dynamite and should have ${sticksEach}.`,
        worth: computeSoonShare(weights) * stickWorth,
        anger: 0,
      }),
    ];
  });
}

/**
 * [BOMB-1, BOMB-3] Lists grenades and bottles for a calm city: a grenade for the first man, a bottle for the second,
 * whose flames stay; bottles for both if rivals hold wooden piers.
 */
function listThingsToThrow(view: SeatView, weights: Weights): Candidate[] {
  const best = listFitFighters(view)
    .filter(({ stats }) => stats.gats >= throwersGats)
    .sort((a, b) => b.stats.gats - a.stats.gats)
    .slice(0, throwers);
  const hasOne = (man: DeepReadonly<Gangster>): boolean => explosives.some((one) => countCarried(man, one) > 0);
  if (best.every(hasOne)) return [];
  const hasPiers = listSeats(view).some(
    (seat) =>
      seat !== view.seat && listOwnedBusinesses(view, seat).some((place) => findSetting(view, place) === 'docks'),
  );
  return best.flatMap((man, nth): Candidate[] => {
    if (hasOne(man)) return [];
    const what = hasPiers || nth > 0 ? 'gasoline' : 'grenade';
    return [
      createPurchase(man, what, weights, {
        sentence: hasPiers
          ? `Rivals hold wooden houses, and ${man.name} has a good arm.`
          : `${man.name} has a good arm, and defenders stand close together.`,
        worth: computeSoonShare(weights) * throwWorth,
        anger: thrownShare * computeBloodshedCost(view, stirs[what]) * weights.heat,
      }),
    ];
  });
}

function createPurchase(
  man: DeepReadonly<Gangster>,
  what: Explosive,
  { money }: Weights,
  { sentence, worth, anger }: { sentence: string; worth: number; anger: number },
): Candidate {
  const { name, priceDollars } = weaponTable[what];
  return {
    title: `A ${name} for ${man.name}`,
    slot: `${what} ${man.id}`,
    costDollars: priceDollars,
    order: { kind: 'arm', gangster: man.id, weapon: what },
    reason: createReason(sentence, [
      { name: 'help on our jobs', detail: 'in $100s', points: worth },
      ...(anger === 0 ? [] : [{ name: 'more outrage', detail: 'in $100s', points: -anger }]),
      { name: `its price, ${formatDollars(priceDollars)}`, detail: 'in $100s', points: (-priceDollars / 100) * money },
    ]),
  };
}
