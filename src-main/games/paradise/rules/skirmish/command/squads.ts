import { refuseUnless } from '#kernel/refusal.ts';
import { isInFight, requireFigure, type Battle, type FigureId, type FigureView, type Side } from '../battle.ts';
import { listFighters } from '../battleIndex.ts';
import { computeDistance } from '../table/geometry.ts';

/** [CARD-2] Men who get one order together, named after the first of them; its ID stays when he falls. */
export type LedSquad = { readonly id: FigureId; readonly men: readonly FigureId[] };

/** Men in a squad at most, and how near its next man stands to one of them. */
const mostMen = 6;
const nearInches = 6;

/** Lists the men of a squad who are still in the fight and not on the run. */
export function listSquadMen(battle: Battle, squad: LedSquad): FigureView[] {
  return squad.men.map((id) => requireFigure(battle, id)).filter((one) => isInFight(one) && !one.hasPanicked);
}

/** Returns the squads with everybody of a side in one: newcomers by the car that they are in, others by where they stand. */
export function completeSquads(battle: Battle, side: Side, squads: readonly LedSquad[]): LedSquad[] {
  const grouped = new Set(squads.flatMap(({ men }) => men));
  const loose = listFighters(battle, side).filter(({ id }) => !grouped.has(id));
  const complete = [...squads];
  while (loose.length > 0) {
    const first = loose.shift();
    if (first === undefined) break;
    const men = [first];
    for (let next = findNext(men, loose); next >= 0 && men.length < mostMen; next = findNext(men, loose)) {
      men.push(...loose.splice(next, 1));
    }
    complete.push({ id: first.id, men: men.map(({ id }) => id) });
  }
  return complete;
}

/** Finds the place of the next man of a group among the others, or -1. */
function findNext(men: readonly FigureView[], loose: readonly FigureView[]): number {
  const [first] = men;
  return loose.findIndex(
    (one) =>
      one.carId === first?.carId &&
      one.post === first.post &&
      (one.carId !== null || men.some((man) => computeDistance(man.at, one.at) <= nearInches)),
  );
}

/** Returns the squads with a man in another one, or in one of his own. */
export function moveToSquad(
  battle: Battle,
  side: Side,
  squads: readonly LedSquad[],
  { man, squad: to }: { man: FigureId; squad: FigureId | null },
): LedSquad[] {
  refuseUnless(battle.figures[man]?.side === side, 'You can group only your own men.');
  refuseUnless(to === null || squads.some(({ id }) => id === to), 'There is no such squad.');
  const left = squads.flatMap((squad): LedSquad[] => {
    const men = squad.men.filter((id) => id !== man);
    const [leader] = men;
    if (squad.id === to) return [{ id: squad.id, men: [...men, man] }];
    return leader === undefined ? [] : [{ id: squad.id === man ? leader : squad.id, men }];
  });
  return to === null ? [...left, { id: man, men: [man] }] : left;
}

/**
 * [CARD-2] Lists the men of a squad whom a low card moves: all in one car, or the largest group of one man and his
 * friends within 2".
 */
export function listTogether(able: readonly FigureView[]): FigureView[] {
  let best: FigureView[] = [];
  for (const pivot of able) {
    const group = able.filter(
      (one) =>
        one.carId === pivot.carId && (pivot.carId !== null || computeDistance(one.at, pivot.at) <= lowCardInches),
    );
    if (group.length > best.length) best = [pivot, ...group.filter(({ id }) => id !== pivot.id)];
  }
  return best;
}

const lowCardInches = 2;
