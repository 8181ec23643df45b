import type {
  BattleFilm,
  FilmCar,
  FilmDeed,
  FilmFigure,
  FilmObjective,
  FilmStep,
  TableLayout,
} from '#shared/games/paradise/views/battle.ts';
import { scenarioTitles } from '#shared/games/paradise/battles.ts';
import { buildFilmPage } from '#shared/games/paradise/drawing/filmPage.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import type { Roll } from '#shared/words/dice.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import {
  emptyBattle,
  type BattleState,
  type Car,
  type Figure,
  type Objective,
  type Side,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import type { BattleEvent } from '#main/games/paradise/rules/skirmish/events.ts';
import { nameOfGun } from '#main/games/paradise/rules/skirmish/rules/shooting/shot.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { bareLayout } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { nameCard, describeEvent, requireScenario } from '#main/games/paradise/rules/skirmish/outcomes/report.ts';

type Shown = Required<FilmStep['figures'][string]>;
type ShownCar = Required<FilmStep['cars'][string]>;
type ShownObjective = Omit<FilmObjective, 'id' | 'kind'>;

/**
 * The eyes that look on. A side does not see men of others who hide: they stay where it saw them last, and are unheard
 * of before. The games master sees all but the sequence of the deck; everybody, once it is over, that too.
 */
export type Onlooker = Side | 'nobody-in-hiding' | 'games-master' | 'everybody';

/** Builds the film of a battle: the sentence of each event, its dice, and its moves. */
export function buildFilm(happenings: readonly RecordedEvent<BattleEvent>[]): BattleFilm {
  return shootFilm(happenings, 'everybody').film;
}

/** [SCN-1 to SCN-11] Fights one scenario by name and makes an HTML file of it that plays by itself. */
export function fightScenarioOnPage(name: string, seed: number): string {
  const scenario = requireScenario(name);
  const { happenings } = resolveScenario(scenario, seed);
  return buildFilmPage(buildFilm(happenings), { title: scenarioTitles[scenario] });
}

/**
 * Builds the battle that an onlooker may see, with the number of film steps up to each event, and whether a figure is
 * hidden at the end.
 */
export function shootFilm(
  happenings: readonly RecordedEvent<BattleEvent>[],
  onlooker: Onlooker,
): { film: BattleFilm; stepsAfter: number[]; hasHidden: boolean } {
  const state = emptyBattle(bareLayout);
  const [first, ...rest] = happenings;
  if (first?.event.type !== 'begun') throw new Error('A battle starts with its table.');
  applyBattle(state, first.event);
  const camera = new Camera(state, onlooker);
  const stepsAfter = [0];
  const film: BattleFilm = {
    layout: buildTableLayout(state),
    figures: Object.values(state.figures)
      .filter((one) => !isUnseen(one, onlooker))
      .map((one) => buildFilmFigure(one, onlooker)),
    cars: Object.values(state.cars).map(buildFilmCar),
    objectives: Object.values(state.objectives).map(buildFilmObjective),
    steps: [],
  };
  const names = new Map(Object.values(state.figures).map(({ id, name }) => [id, name]));
  for (const { event, dice } of rest) {
    const text = tell(event, names, state, onlooker);
    applyBattle(state, event);
    if (event.type === 'arrived') for (const { id, name } of event.figures) names.set(id, name);
    if (text !== null || dice.length > 0) {
      const picture = camera.shoot(state);
      const veil = camera.veil(state);
      film.steps.push({
        text: veil(text ?? 'The cards are shuffled.'),
        card: event.type === 'card-turned' ? nameCard(event.card) : null,
        rolls: listRolls(event, dice, onlooker).map((roll) => {
          return { ...roll, purpose: veil(roll.purpose) };
        }),
        deed: camera.hideDeed(findDeed(event)),
        ...picture,
      });
    }
    stepsAfter.push(film.steps.length);
  }
  const hasHidden = Object.values(state.figures).some(({ isHidden }) => isHidden);
  return { film, stepsAfter, hasHidden };
}

/** An event in words; the ways of men in hiding are their own side’s. */
function tell(
  event: BattleEvent,
  names: ReadonlyMap<string, string>,
  before: BattleState,
  onlooker: Onlooker,
): string | null {
  if (event.type === 'figure-moved') {
    const figure = before.figures[event.figure];
    if (figure !== undefined && isUnseen(figure, onlooker)) {
      return `${figure.name} moves about out of sight.`;
    }
  }
  return describeEvent(event, names, before);
}

/** [CARD-1] Lists the rolls; the order of a shuffled deck is hidden until the battle is over. */
function listRolls(event: BattleEvent, dice: readonly Roll[], onlooker: Onlooker): Roll[] {
  return event.type === 'deck-shuffled' && onlooker !== 'everybody' ? [] : [...dice];
}

/** [MOVE-3] True if an onlooker does not see where a man is. */
function isUnseen({ isHidden, side }: Figure, onlooker: Onlooker): boolean {
  return isHidden && !canSeeAll(onlooker) && side !== onlooker;
}

function canSeeAll(onlooker: Onlooker): boolean {
  return onlooker === 'everybody' || onlooker === 'games-master';
}

/** Finds the action that an event tells; null for none. */
function findDeed(event: BattleEvent): FilmDeed | null {
  if (event.type === 'rushed') return { kind: 'brawls', by: event.figure, to: event.victim };
  if (event.type !== 'told' || event.deed === undefined) return null;
  const { kind, by, to, hits } = event.deed;
  return { ...{ kind, by, to: typeof to === 'string' ? to : roundPoint(to) }, ...(hits === undefined ? {} : { hits }) };
}

type Picture = Omit<FilmStep, 'text' | 'card' | 'rolls' | 'deed'>;

/** Keeps the last picture, so that a step holds only the changes. */
class Camera {
  private readonly figures = new Map<string, Shown>();
  private readonly cars = new Map<string, ShownCar>();
  private readonly objectives = new Map<string, ShownObjective>();
  private readonly gates = new Set<string>();
  private fires: number;
  private burning: number;
  private charges: string;
  private held: string;

  private readonly onlooker: Onlooker;

  constructor(state: BattleState, onlooker: Onlooker) {
    this.onlooker = onlooker;
    this.fires = state.fires.length;
    this.burning = state.burning.length;
    this.charges = JSON.stringify(listCharges(state));
    this.held = JSON.stringify(countHeld(state));
    for (const figure of Object.values(state.figures)) {
      if (!isUnseen(figure, onlooker)) this.figures.set(figure.id, buildShown(figure, onlooker));
    }
    for (const car of Object.values(state.cars)) this.cars.set(car.id, buildShownCar(car));
    for (const one of Object.values(state.objectives)) {
      this.objectives.set(one.id, buildShownObjective(one));
    }
    for (const id of listGates(state)) this.gates.add(id);
  }

  shoot(state: BattleState): Picture {
    return { ...this.shootPieces(state), ...this.shootTable(state) };
  }

  /** [MOVE-3] Returns the words without the names of figures whom the onlooker has never seen. */
  veil(state: BattleState): (words: string) => string {
    const unknown = Object.values(state.figures)
      .filter(({ id }) => !this.figures.has(id))
      .map(({ name }) => name)
      .toSorted((one, other) => other.length - one.length);
    return (words) => unknown.reduce((veiled, name) => veiled.replaceAll(name, 'somebody in hiding'), words);
  }

  /** [MOVE-3] Omits the deeds by or at figures whom the onlooker has never seen. */
  hideDeed(deed: FilmDeed | null): FilmDeed | null {
    if (deed === null) return null;
    const named = [deed.by, ...(typeof deed.to === 'string' ? [deed.to] : [])];
    return named.every((id) => this.figures.has(id)) ? deed : null;
  }

  private shootPieces(state: BattleState): Pick<Picture, 'figures' | 'cars' | 'arrivals'> {
    const arrivals: FilmStep['arrivals'] = { figures: [], cars: [] };
    const figures: FilmStep['figures'] = {};
    for (const figure of Object.values(state.figures)) {
      const before = this.figures.get(figure.id);
      const isHiding = isUnseen(figure, this.onlooker);
      if (before === undefined) {
        if (isHiding) continue;
        this.figures.set(figure.id, buildShown(figure, this.onlooker));
        arrivals.figures.push(buildFilmFigure(figure, this.onlooker));
        continue;
      }
      const seen = buildShown(figure, this.onlooker);
      // A man in hiding stays as he was seen last.
      const now = isHiding ? { ...before, isHidden: true } : seen;
      this.figures.set(figure.id, now);
      addChange(figures, figure.id, before, now);
    }
    const cars: FilmStep['cars'] = {};
    for (const car of Object.values(state.cars)) {
      const now = buildShownCar(car);
      const before = this.cars.get(car.id);
      this.cars.set(car.id, now);
      if (before === undefined) arrivals.cars.push(buildFilmCar(car));
      else addChange(cars, car.id, before, now);
    }
    return { figures, cars, arrivals };
  }

  private shootTable(state: BattleState): Omit<Picture, 'figures' | 'cars' | 'arrivals'> {
    const objectives: FilmStep['objectives'] = {};
    for (const one of Object.values(state.objectives)) {
      const now = buildShownObjective(one);
      const before = this.objectives.get(one.id) ?? now;
      this.objectives.set(one.id, now);
      addChange(objectives, one.id, before, now);
    }
    const fires = state.fires.slice(this.fires).map(({ at }) => roundPoint(at));
    this.fires = state.fires.length;
    const burning = state.burning.slice(this.burning);
    this.burning = state.burning.length;
    const shut = new Set(listGates(state));
    const opened = [...this.gates].filter((id) => !shut.has(id));
    for (const id of opened) this.gates.delete(id);
    return { objectives, fires, burning, opened, ...this.shootCharges(state), ...this.shootHeld(state) };
  }

  private shootCharges(state: BattleState): Pick<Picture, 'charges'> {
    const charges = listCharges(state);
    const now = JSON.stringify(charges);
    const isSame = now === this.charges;
    this.charges = now;
    return isSame ? {} : { charges };
  }

  private shootHeld(state: BattleState): Pick<Picture, 'held'> {
    const held = countHeld(state);
    const now = JSON.stringify(held);
    const isSame = now === this.held;
    this.held = now;
    return isSame ? {} : { held };
  }
}

/** [BOMB-4] Lists where charges burn or lie. */
function listCharges({ fuses }: BattleState): { x: number; y: number }[] {
  return fuses.map(({ at }) => roundPoint(at));
}

/** [CARD-3] Counts the cards that each side holds. */
function countHeld({ held }: BattleState): Record<string, number> {
  return Object.fromEntries(Object.entries(held).map(([side, cards]) => [side, cards.length]));
}

/** [SCN-10] Lists the houses with a shut gate. */
function listGates({ layout }: BattleState): string[] {
  return layout.buildings.filter(({ openings }) => openings.some(({ kind }) => kind === 'gate')).map(({ id }) => id);
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

function roundPoint({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}

function buildShown(figure: Figure, onlooker: Onlooker): Shown {
  const { at, posture, wounds, isNervous, isHidden, carId, loot, heldBy } = figure;
  const holds = figure.hostages.length + figure.prisoners.length;
  const arms = describeArms(figure, onlooker);
  return { at: roundPoint(at), posture, wounds, isNervous, isHidden, carId, loot, heldBy, holds, arms };
}

/** Describes a man's guns, explosives and melee weapon; only his own side knows which guns are loaded. */
function describeArms(figure: Figure, onlooker: Onlooker): string {
  const isKnown = canSeeAll(onlooker) || onlooker === figure.side;
  const counts: readonly [number, string, string][] = [
    [figure.grenades, 'grenade', 'grenades'],
    [figure.dynamite, 'stick of dynamite', 'sticks of dynamite'],
    [figure.gasoline, 'bottle of gasoline', 'bottles of gasoline'],
  ];
  return [
    ...figure.firearms.map(({ gun, isEmpty, isJammed }) => {
      const state = isJammed ? ' (jammed)' : isEmpty ? ' (empty)' : '';
      return `${nameOfGun(gun)}${isKnown ? state : ''}`;
    }),
    ...(isKnown
      ? counts.flatMap(([count, one, many]) => (count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]))
      : []),
    ...(figure.melee === 'fists' ? [] : [figure.melee]),
  ].join(', ');
}

function buildShownObjective({ at, isDestroyed, heldBy, loot }: Objective): ShownObjective {
  return { at: roundPoint(at), isDestroyed, heldBy, loot };
}

function countAboard({ driver, riders, boards }: Car): number {
  return riders.length + boards.length + (driver === null ? 0 : 1);
}

function buildShownCar(car: Car): ShownCar {
  const { at, facing, speed, isWrecked, isOffTable, burnsIn } = car;
  return {
    at: roundPoint(at),
    facing: Math.round(facing),
    speed,
    isWrecked,
    isOffTable,
    isBurning: burnsIn !== null,
    aboard: countAboard(car),
    driver: car.driver,
  };
}

function buildFilmFigure(figure: Figure, onlooker: Onlooker): FilmFigure {
  const { id, name, profile, side, kind, at, posture, carId, loot, heldBy } = figure;
  const arms = describeArms(figure, onlooker);
  return {
    ...{ id, name, profile, side, kind, at: roundPoint(at), posture, carId, loot, heldBy, arms },
    isHidden: figure.isHidden,
  };
}

function buildFilmCar(car: Car): FilmCar {
  const { id, side, kind, at, facing, driver } = car;
  const aboard = countAboard(car);
  return { id, side, kind, at: roundPoint(at), facing: Math.round(facing), aboard, driver };
}

function buildFilmObjective(objective: Objective): FilmObjective {
  const { id, kind } = objective;
  return { id, kind, ...buildShownObjective(objective) };
}

/** The table without what only the rules need. */
export function buildTableLayout({ layout }: Pick<BattleState, 'layout'>): TableLayout {
  const { name, width, height, light, isPublic, buildings, covers, roads, hazards, block } = clonePlain(layout);
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
      openings: openings.map(({ kind, from, to }) => ({ kind, from, to })),
    })),
    covers: covers.map(({ id, name: piece, rect, grade, isTall }) => {
      return { id, name: piece, rect, grade, isTall };
    }),
    roads,
    hazards,
    block: block === undefined ? null : { at: block.at, what: block.what, behind: block.behind ?? null },
  };
}
