import { findNeighborhoodKey, type Position } from '#shared/games/godfather/board.ts';
import { requireFace } from '#shared/games/godfather/cards.ts';
import { computeControlDollars } from '#shared/games/godfather/values.ts';
import { clearPositions } from '#shared/games/godfather/ground/ground.ts';
import { findMask } from '#shared/games/godfather/ground/site.ts';
import { requireFamily, buildGround, listLivePlaces, listPiecesIn, listPieces } from '../lookups.ts';
import { planDefaultSale, listLeastMissed } from '../orders/defaults.ts';
import { listPiecesOfRacket } from '../orders/removing.ts';
import type { Planned } from './draft.ts';
import type { Outlook } from './outlook.ts';
import { scoreGround } from './worth.ts';

type Target = { position: Position; gain: number };

/** [GOD-CARD-5, GOD-NPC-2] Picks up to three men whose removal helps most, one after the other. */
export function pointAt(outlook: Outlook): { remove: Position[]; points: number } {
  const { state, at, weighing, bound } = outlook;
  const weighed = { ...weighing, isDone: false };
  const remove: Position[] = [];
  let points = 0;
  const open = listLivePlaces(state).filter(({ status }) => status === 'open');
  for (let nth = 0; nth < 3; nth += 1) {
    const targets = open.flatMap(({ key, racket }): Target[] => {
      if (racket === null) return [];
      const gone = remove.filter((one) => findNeighborhoodKey(one) === key);
      const full = buildGround(state, key);
      const ground = clearPositions(
        full,
        gone.reduce((mask, one) => mask | findMask(full.site, one), 0),
      );
      const dollars = computeControlDollars(key, racket);
      const before = scoreGround(ground, dollars, weighed);
      return listPiecesIn(state, key)
        .filter(({ id, seat }) => state.seats[at] !== seat && !gone.includes(id))
        .filter(({ seat }) => !bound.spares.has(seat))
        .map(({ id }) => ({
          position: id,
          gain: scoreGround(clearPositions(ground, findMask(full.site, id)), dollars, weighed) - before,
        }));
    });
    const [best] = targets.toSorted((a, b) => b.gain - a.gain);
    if (best === undefined || best.gain <= 0) break;
    remove.push(best.position);
    points += best.gain;
  }
  return { remove, points: Math.round(points) };
}

/** [GOD-CARD-1] Plans the card; a Fingerman points where it helps most. */
export function planCard(outlook: Outlook): Planned[] {
  const { hand } = outlook.own;
  const isFinger = hand !== null && hand !== 'unknown' && requireFace(hand).effect.does === 'finger';
  if (!isFinger) {
    const reason = { sentence: 'The card in hand has to be played.', score: 0, factors: [] };
    return [{ order: { kind: 'card', remove: [] }, reason }];
  }
  const { remove, points } = pointAt(outlook);
  return [{ order: { kind: 'card', remove }, reason: explainFinger(remove, points) }];
}

export function planFinger(outlook: Outlook): Planned[] {
  const { remove, points } = pointAt(outlook);
  return [{ order: { kind: 'finger', remove }, reason: explainFinger(remove, points) }];
}

function explainFinger(remove: readonly Position[], points: number): Planned['reason'] {
  if (remove.length === 0) {
    return { sentence: 'Nobody is worth pointing at.', score: 0, factors: [] };
  }
  return {
    sentence: 'These are the men who hold them up.',
    score: points,
    factors: [{ name: 'men pointed at', detail: remove.join(', '), points }],
  };
}

/** [GOD-ASK-2, GOD-ASK-3, GOD-ASK-6, GOD-ASK-8] Plans a forced loss. */
export function planLoss({ state, seat }: Outlook): Planned[] {
  const { stage } = state;
  const reason = { sentence: 'They are missed least.', score: 0, factors: [] };
  if (stage.at === 'lose') {
    const own = listPiecesOfRacket(state, seat, stage.racket);
    const positions = listLeastMissed(state, seat, own, stage.count);
    return [{ order: { kind: 'lose', positions }, reason }];
  }
  if (stage.at === 'sell') {
    const positions = planDefaultSale(state, seat, stage.dollars);
    return [{ order: { kind: 'sell', positions }, reason }];
  }
  if (stage.at !== 'penalty') return [];
  const key = stage.queue[0]?.neighborhood;
  const own = listPieces(state, requireFamily(state, seat).seat)
    .map(({ id }) => id)
    .filter((id) => findNeighborhoodKey(id) === key);
  const [position] = listLeastMissed(state, seat, own, 1);
  return position === undefined ? [] : [{ order: { kind: 'penalty', position }, reason }];
}
