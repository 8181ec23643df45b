import type {
  BattleFilm,
  FilmCar,
  FilmFigure,
  FilmStep,
  TableLayout,
} from '#shared/games/paradise/views/battle.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { applyBattle } from '#rulebooks/paradise/skirmish/apply.ts';
import {
  emptyBattle,
  type BattleState,
  type Car,
  type Figure,
} from '#rulebooks/paradise/skirmish/battle.ts';
import type { BattleEvent } from '#rulebooks/paradise/skirmish/events.ts';
import { bareLayout } from '#rulebooks/paradise/skirmish/table/layout.ts';
import { nameCard, describeEvent } from '#rulebooks/paradise/skirmish/outcomes/report.ts';

type Shown = Required<FilmStep['figures'][string]>;
type ShownCar = Required<FilmStep['cars'][string]>;

/** A battle for watching: what each event says, the dice it threw, and what it moved. */
export function buildFilm(happenings: readonly RecordedEvent<BattleEvent>[]): BattleFilm {
  const state = emptyBattle(bareLayout);
  const [first, ...rest] = happenings;
  if (first?.event.type !== 'begun') throw new Error('A battle starts with its table.');
  applyBattle(state, first.event);
  const camera = new Camera(state);
  const film: BattleFilm = {
    layout: buildTableLayout(state),
    figures: Object.values(state.figures).map(buildFilmFigure),
    cars: Object.values(state.cars).map(buildFilmCar),
    objectives: Object.values(state.objectives).map(({ id, kind, at }) => ({
      id,
      kind,
      at: { ...at },
    })),
    steps: [],
  };
  const names = new Map(Object.values(state.figures).map(({ id, name }) => [id, name]));
  for (const { event, dice } of rest) {
    const text = describeEvent(event, names, state);
    applyBattle(state, event);
    if (event.type === 'arrived') for (const { id, name } of event.figures) names.set(id, name);
    if (text === null && dice.length === 0) continue;
    film.steps.push({
      text: text ?? 'The cards are shuffled.',
      card: event.type === 'card-turned' ? nameCard(event.card) : null,
      rolls: dice,
      ...camera.shoot(state),
    });
  }
  return film;
}

/** Remembers what was on the last picture, so that a step holds only what is new. */
class Camera {
  private readonly figures = new Map<string, Shown>();
  private readonly cars = new Map<string, ShownCar>();
  private fires: number;

  constructor(state: BattleState) {
    this.fires = state.fires.length;
    for (const figure of Object.values(state.figures)) this.figures.set(figure.id, shown(figure));
    for (const car of Object.values(state.cars)) this.cars.set(car.id, shownCar(car));
  }

  shoot(state: BattleState): Pick<FilmStep, 'figures' | 'cars' | 'arrivals' | 'fires'> {
    const arrivals: FilmStep['arrivals'] = { figures: [], cars: [] };
    const figures: FilmStep['figures'] = {};
    for (const figure of Object.values(state.figures)) {
      const now = shown(figure);
      const before = this.figures.get(figure.id);
      this.figures.set(figure.id, now);
      if (before === undefined) arrivals.figures.push(buildFilmFigure(figure));
      else addChange(figures, figure.id, before, now);
    }
    const cars: FilmStep['cars'] = {};
    for (const car of Object.values(state.cars)) {
      const now = shownCar(car);
      const before = this.cars.get(car.id);
      this.cars.set(car.id, now);
      if (before === undefined) arrivals.cars.push(buildFilmCar(car));
      else addChange(cars, car.id, before, now);
    }
    const fires = state.fires.slice(this.fires).map(({ at }) => ({ x: at.x, y: at.y }));
    this.fires = state.fires.length;
    return { figures, cars, arrivals, fires };
  }
}

/** Adds the changed fields, if there are any. */
function addChange<T extends object>(
  changes: Record<string, { [K in keyof T]?: T[K] | undefined }>,
  id: string,
  before: T,
  now: T,
): void {
  const change: { [K in keyof T]?: T[K] | undefined } = {};
  for (const key of Object.keys(now) as (keyof T)[]) {
    if (JSON.stringify(before[key]) !== JSON.stringify(now[key])) change[key] = now[key];
  }
  if (Object.keys(change).length > 0) changes[id] = change;
}

function rounded({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}

function shown({ at, posture, wounds, isNervous, isHidden, carId, loot }: Figure): Shown {
  return { at: rounded(at), posture, wounds, isNervous, isHidden, carId, loot };
}

function shownCar({ at, facing, speed, isWrecked, isOffTable, burnsIn }: Car): ShownCar {
  return {
    at: rounded(at),
    facing: Math.round(facing),
    speed,
    isWrecked,
    isOffTable,
    isBurning: burnsIn !== null,
  };
}

function buildFilmFigure({
  id,
  name,
  profile,
  side,
  kind,
  at,
  posture,
  carId,
}: Figure): FilmFigure {
  return { id, name, profile, side, kind, at: rounded(at), posture, carId };
}

function buildFilmCar({ id, side, kind, at, facing }: Car): FilmCar {
  return { id, side, kind, at: rounded(at), facing: Math.round(facing) };
}

/** The table without what only the rules need. */
export function buildTableLayout({ layout }: Pick<BattleState, 'layout'>): TableLayout {
  const { name, width, height, light, isPublic, buildings, covers, roads } = clonePlain(layout);
  return {
    name,
    width,
    height,
    light,
    isPublic,
    buildings: buildings.map(({ id, name: called, rect, floors, openings }) => ({
      id,
      name: called,
      rect,
      floors,
      openings: openings.map(({ kind, from, to }) => {
        return { kind: kind === 'gate' ? 'door' : kind, from, to };
      }),
    })),
    covers: covers.map(({ id, name: piece, rect, grade, isTall }) => {
      return { id, name: piece, rect, grade, isTall };
    }),
    roads,
  };
}
