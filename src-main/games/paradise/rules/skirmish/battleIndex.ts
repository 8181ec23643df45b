import type { Battle } from './battle.ts';
import { computeBody } from './table/bodies.ts';
import type { LayoutView } from './table/layout.ts';
import { createParkedCar } from './table/layoutPieces.ts';
import { isInFight, isOnTable, isStanding, type CarView, type FigureView } from './table/pieces.ts';
import { areEnemies, type Allegiance, type CarId } from './table/sides.ts';

type Figures = readonly FigureView[];

/** Lists of sides, each at its side's place. */
type BySide = (Figures | undefined)[];

/** perf: compares names instead of looking into a record; lists are asked for thousands of times a battle. */
function findSidePlace(side: Allegiance): number {
  if (side === 'attackers') return 0;
  if (side === 'defenders') return 1;
  return side === 'law' ? 2 : 3;
}

function createBySide(): BySide {
  return [undefined, undefined, undefined, undefined];
}

/** The fields of figures that an index depends on, as bits: a change may affect several indexes, or none. */
const fightingBit = 1;
const afootBit = 2;

/** Returns the indexes that a field of a figure affects, as bits. */
export function findAffectedIndexes(field: string): number {
  if (field === 'posture') return fightingBit | afootBit;
  if (field === 'isNervous' || field === 'heldBy') return fightingBit;
  return field === 'carId' ? afootBit : 0;
}

/**
 * The indexes of one battle: figures, fighters, men on foot, moving cars. Each list is made when it is first read; only
 * `applyBattle` reports changes.
 */
export class BattleIndex {
  readonly #battle: Battle;
  #everybody: Figures | null = null;
  #bringers: Figures | null = null;
  #cars: readonly CarView[] | null = null;
  #ground: LayoutView | null = null;
  #groundLayout: LayoutView | null = null;
  #movingCars: readonly CarView[] | null = null;
  #fighting: Figures | null = null;
  #fightingOf = createBySide();
  #fightingNotOf = createBySide();
  #shakenOf = createBySide();
  #unconscious: Figures | null = null;
  #hostages: Figures | null = null;
  #afoot: Figures | null = null;
  #fallen: Figures | null = null;
  #fightingAfoot: Figures | null = null;
  #afootNotOf = createBySide();

  constructor(battle: Battle) {
    this.#battle = battle;
  }

  /** True if this is the index of the battle, and of the pieces it had when the index was made. */
  isOf(battle: Battle): boolean {
    return this.#battle === battle;
  }

  /** Figures or cars came. */
  onArrival(): void {
    this.#everybody = null;
    this.#bringers = null;
    this.#cars = null;
    this.onCarsChanged();
    this.onFiguresChanged(fightingBit | afootBit);
  }

  /** Something about a car changed. */
  onCarsChanged(): void {
    this.#movingCars = null;
    this.#groundLayout = null;
  }

  /** Marks figures' fields as changed; `affected` is the sum of their bits. Sides never change. */
  onFiguresChanged(affected: number): void {
    if ((affected & fightingBit) !== 0 && this.#fighting !== null) {
      this.#fighting = null;
      this.#fightingOf = createBySide();
      this.#fightingNotOf = createBySide();
      this.#shakenOf = createBySide();
    }
    if ((affected & fightingBit) !== 0) {
      this.#unconscious = null;
      this.#hostages = null;
    }
    if ((affected & afootBit) !== 0) this.#afoot = this.#fallen = null;
    // Fighters on foot depend on both.
    if (affected !== 0) {
      this.#fightingAfoot = null;
      this.#afootNotOf = createBySide();
    }
  }

  get everybody(): Figures {
    return (this.#everybody ??= Object.values(this.#battle.figures));
  }

  get bringers(): Figures {
    return (this.#bringers ??= this.everybody.filter(({ dynamite }) => dynamite > 0));
  }

  get cars(): readonly CarView[] {
    return (this.#cars ??= Object.values(this.#battle.cars));
  }

  /** The layout with the cars that are on it; the same as before where neither has changed. */
  get ground(): LayoutView {
    const { layout } = this.#battle;
    if (this.#ground !== null && this.#groundLayout === layout) return this.#ground;
    this.#groundLayout = layout;
    return (this.#ground = addCars(layout, this.cars, this.#ground));
  }

  get movingCars(): readonly CarView[] {
    return (this.#movingCars ??= this.cars.filter(({ speed }) => speed !== 'stopped'));
  }

  get fighting(): Figures {
    return (this.#fighting ??= this.everybody.filter(isInFight));
  }

  listFightingOf(side: Allegiance): Figures {
    const all = this.fighting;
    return (this.#fightingOf[findSidePlace(side)] ??= all.filter((one) => one.side === side));
  }

  listFightingNotOf(side: Allegiance): Figures {
    const all = this.fighting;
    return (this.#fightingNotOf[findSidePlace(side)] ??= all.filter((one) => one.side !== side));
  }

  listShakenOf(side: Allegiance): Figures {
    const all = this.listFightingOf(side);
    return (this.#shakenOf[findSidePlace(side)] ??= all.filter((one) => one.isNervous));
  }

  get unconscious(): Figures {
    return (this.#unconscious ??= this.everybody.filter(
      ({ posture }) => posture === 'out-cold' || posture === 'knocked-out',
    ));
  }

  get hostages(): Figures {
    return (this.#hostages ??= this.everybody.filter((one) => one.heldBy !== null));
  }

  get afoot(): Figures {
    return (this.#afoot ??= this.everybody.filter((figure) => figure.carId === null && isOnTable(figure)));
  }

  get fallen(): Figures {
    return (this.#fallen ??= this.afoot.filter(
      ({ posture }) => posture === 'dead' || posture === 'out-cold' || posture === 'knocked-out',
    ));
  }

  get fightingAfoot(): Figures {
    return (this.#fightingAfoot ??= this.afoot.filter(isInFight));
  }

  listAfootNotOf(side: Allegiance): Figures {
    const all = this.fightingAfoot;
    return (this.#afootNotOf[findSidePlace(side)] ??= all.filter((one) => one.side !== side));
  }
}

/** Returns a layout with cars among its pieces, or the ground before if that has the same. */
function addCars(layout: LayoutView, cars: readonly CarView[], before: LayoutView | null): LayoutView {
  const bodies = cars
    .filter(({ isOffTable }) => !isOffTable)
    .map((car) => createParkedCar(`body of ${car.id}`, computeBody(car), car.kind));
  if (bodies.length === 0) return layout;
  const under = before?.under;
  const isSame =
    before !== null &&
    under?.fixed === layout &&
    under.bodies.length === bodies.length &&
    under.bodies.every((one, nth) => isSamePiece(one, bodies[nth]));
  return isSame ? before : { ...layout, covers: [...layout.covers, ...bodies], under: { fixed: layout, bodies } };
}

function isSamePiece(one: LayoutView['covers'][number], other: LayoutView['covers'][number] | undefined): boolean {
  return one.id === other?.id && one.rect.x === other.rect.x && one.rect.y === other.rect.y;
}

/** perf: one battle is fought at a time, and a look at one place costs less than a search among all battles. */
let latest: BattleIndex | null = null;

/** Returns the index of a battle, the one asked about last or a new one. */
export function indexBattle(battle: Battle): BattleIndex {
  if (latest !== null && latest.isOf(battle)) return latest;
  return (latest = new BattleIndex(battle));
}

/** Everybody of a battle in one list; figures change in place. */
export function listEverybody(battle: Battle): Figures {
  return indexBattle(battle).everybody;
}

/** Lists all who came with dynamite, including those who have used theirs up; none is found on the table. */
export function listDynamiteBringers(battle: Battle): Figures {
  return indexBattle(battle).bringers;
}

/** Every car of a battle in one list. */
export function listCars(battle: Battle): readonly CarView[] {
  return indexBattle(battle).cars;
}

/** A car of this id that moves; mostly none does. */
export function findMovingCar(battle: Battle, id: CarId): CarView | null {
  for (const car of indexBattle(battle).movingCars) if (car.id === id) return car;
  return null;
}

/** Lists all figures in the fight. */
export function listFighting(battle: Battle): Figures {
  return indexBattle(battle).fighting;
}

export function listFigures(battle: Battle, side: Allegiance): FigureView[] {
  return listEverybody(battle).filter((figure) => figure.side === side);
}

export function listFighters(battle: Battle, side: Allegiance): Figures {
  return indexBattle(battle).listFightingOf(side);
}

/** [GUTS-1] Lists the fighters of a side who have not panicked. */
export function listStanding(battle: Battle, side: Allegiance): Figures {
  const all = listFighters(battle, side);
  for (const figure of all) if (figure.hasPanicked) return all.filter(isStanding);
  return all;
}

/** Lists the figures in the fight who are not of a side. perf: few against a crowd of the law. */
export function listOtherFighters(battle: Battle, side: Allegiance): Figures {
  return indexBattle(battle).listFightingNotOf(side);
}

/** Lists the shaken figures of a side in the fight, who are few. */
export function listShaken(battle: Battle, side: Allegiance): Figures {
  return indexBattle(battle).listShakenOf(side);
}

/** Lists the figures who are out cold or worse. */
export function listUnconscious(battle: Battle): Figures {
  return indexBattle(battle).unconscious;
}

/** [GATS-7] Lists the hostages, who are few. */
export function listHostages(battle: Battle): Figures {
  return indexBattle(battle).hostages;
}

/** Lists the figures on the table outside cars. */
export function listAfoot(battle: Battle): Figures {
  return indexBattle(battle).afoot;
}

/** Lists those who have lost hold of their things: out cold or dead on the table, in no car. */
export function listFallen(battle: Battle): Figures {
  return indexBattle(battle).fallen;
}

/** Lists the figures in the fight outside cars. */
export function listFightersAfoot(battle: Battle): Figures {
  return indexBattle(battle).fightingAfoot;
}

/** Lists the figures in the fight outside cars who are not of a side. */
export function listOthersAfoot(battle: Battle, side: Allegiance): Figures {
  return indexBattle(battle).listAfootNotOf(side);
}

/** Lists a figure's enemies who are in the fight. */
export function listFightingEnemies(battle: Battle, figure: FigureView): FigureView[] {
  return listOtherFighters(battle, figure.side).filter((other) => areEnemies(figure, other));
}

/** [GATS-3, CAR-9] The table as feet and eyes meet it: its layout with the cars that are on it. */
export function findGround(battle: Battle): LayoutView {
  return indexBattle(battle).ground;
}
