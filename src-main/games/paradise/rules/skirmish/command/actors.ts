import type { Actor } from '#shared/games/paradise/leading.ts';
import { requireFigure, type Battle, type CardSide, type CarView, type FigureView } from '../battle.ts';
import { countActionsLeft } from '../rules/acting.ts';
import { computeAllowance } from '../rules/movement.ts';
import { listCrewAboard } from '../tactics/cars/carCrew.ts';
import { listCarActions } from './carDeeds.ts';
import { describeState, listActions } from './options.ts';

/** The side that is led, and who moves each of its men and cars. */
export type Led = { side: CardSide; findLead: (id: string) => Actor['led'] };

/** Describes a man or a car that may act: `left` actions, or those that the card in play leaves. */
export function describeAble(battle: Battle, one: FigureView | CarView, left: number | null, led: Led): Actor {
  return 'firearms' in one
    ? describeFigure(battle, one, left ?? countActionsLeft(battle, one.id), led)
    : describeCar(battle, one, left, led);
}

function describeFigure(battle: Battle, figure: FigureView, left: number, { findLead }: Led): Actor {
  const reach = (gait: 'crept' | 'walked' | 'ran'): number => Math.round(computeAllowance(figure, gait, 3) * 10) / 10;
  const led = findLead(figure.id);
  return {
    id: figure.id,
    kind: 'figure',
    name: figure.name,
    left,
    at: { x: figure.at.x, y: figure.at.y },
    state: describeState(battle, figure),
    reach: figure.carId === null ? { crept: reach('crept'), walked: reach('walked'), ran: reach('ran') } : null,
    options: led === 'by-you' ? listActions(battle, figure, left) : [],
    led,
  };
}

function describeCar(battle: Battle, car: CarView, left: number | null, { side, findLead }: Led): Actor {
  const crew = listCrewAboard(battle, car, side);
  const led = findLead(car.id);
  const names = crew.map((id) => requireFigure(battle, id).name).join(', ');
  return {
    id: car.id,
    kind: 'car',
    name: car.kind === 'truck' ? 'The truck' : 'The car',
    left: left ?? Math.min(...crew.map((id) => countActionsLeft(battle, id))),
    at: { x: car.at.x, y: car.at.y },
    state: `${car.speed}, ${names}`,
    reach: null,
    options: led === 'by-you' ? listCarActions(battle, car, side) : [],
    led,
  };
}
