import type { Action } from '#shared/games/paradise/leading.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import {
  isInFight,
  requireFigure,
  type Battle,
  type CardSide,
  type CarView,
  type FigureId,
  type FigureView,
  type RankCard,
} from '../battle.ts';
import { listCars, listFigures } from '../battleIndex.ts';
import type { Use } from '../battleTable.ts';
import { isUsefulTo, listAble } from '../playing.ts';
import { countActionsLeft } from '../rules/acting.ts';
import { isLow } from '../rules/cards.ts';
import { listGroupAround } from '../tactics/interrupts.ts';
import { listCrewAboard } from '../tactics/cars/carCrew.ts';
import { explainCarAction } from './carDeeds.ts';
import { explainAction } from './deeds.ts';
import { canBeLed } from './legality.ts';

/** [CARD-2] Lists everybody whom a card could move: men on foot, and cars with somebody of this side in them. */
export function listMovable(battle: Battle, side: CardSide): (FigureView | CarView)[] {
  return [
    ...listAble(battle, side).filter((one) => !one.hasPanicked),
    ...listCars(battle).filter((car) => isUsefulTo(battle, car, side)),
  ];
}

/** Lists those whom the card in play still moves. */
export function listReady(battle: Battle, side: CardSide, figures: readonly FigureId[]): (FigureView | CarView)[] {
  return [
    ...figures.map((id) => requireFigure(battle, id)).filter((figure) => canBeLed(battle, figure)),
    ...listCars(battle).filter((car) => {
      const crew = listCrewAboard(battle, car, side);
      return crew.length > 0 && crew.every((id) => countActionsLeft(battle, id) > 0);
    }),
  ];
}

/** [CARD-2] Lists whom a card moves: a low one a car’s crew, or a man and his friends beside him; a court card all. */
export function listMoved(battle: Battle, side: CardSide, card: RankCard, first: string | null): FigureId[] {
  if (!isLow(card) || first === null) {
    return listFigures(battle, side)
      .filter((one) => isInFight(one) || one.posture === 'surrendered')
      .map(({ id }) => id);
  }
  const car = battle.cars[first];
  if (car !== undefined) return listCrewAboard(battle, car, side);
  const able = new Set(listAble(battle, side).map(({ id }) => id));
  return listGroupAround(battle, side, first).filter((id) => id === first || able.has(id));
}

/** Refuses an action that somebody cannot take, with `left` actions or those that the card in play leaves him. */
export function checkAction(
  battle: Battle,
  side: CardSide,
  { actor, action }: { actor: string; action: Action },
  left: number | null,
): void {
  const car = battle.cars[actor];
  if (car !== undefined) {
    const problem = explainCarAction(battle, car, side, action);
    refuseUnless(problem === null, problem ?? '');
    return;
  }
  const figure = battle.figures[actor];
  refuseUnless(figure?.side === side, 'You do not lead him.');
  const problem = explainAction(battle, figure, action, left ?? countActionsLeft(battle, actor));
  refuseUnless(problem === null, `${figure.name}: ${problem ?? ''}`);
}

/** [CARD-4] A led action as the other side sees it coming, when it thinks of an answer. */
export function describeUse(battle: Battle, actor: string, action: Action): Use {
  const figure = battle.cars[actor]?.driver ?? actor;
  const worth = 1;
  if (action.kind === 'shoot') return { figure, worth, kind: 'shoot', target: action.target };
  if (action.kind === 'brawl') return { figure, worth, kind: 'slug', target: action.enemy };
  if (action.kind === 'recover') return { figure, worth, kind: 'recover' };
  return { figure, worth, kind: 'run' };
}
