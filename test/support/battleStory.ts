import type { Roll } from '#shared/words/dice.ts';
import { skills, type Skill, type StatBlock } from '#shared/games/paradise/people.ts';
import { createScriptedDice, seedRng } from '#kernel/dice/dice.ts';
import { run } from '#kernel/run.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import {
  emptyBattle,
  type Allegiance,
  type BattleState,
  type Car,
  type CarId,
  type Figure,
  type FigureId,
  type FigureKind,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import type { BattleEvent } from '#main/games/paradise/rules/skirmish/events.ts';
import { makeFigure } from '#main/games/paradise/rules/skirmish/table/figures.ts';
import {
  bareLayout,
  type Building,
  type Cover,
  type Layout,
} from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { guns, type Gun, type Melee } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import { withoutSkillSeeds } from './programDice.ts';

/** What a piece of a battle left behind. */
export type Fought = { events: BattleEvent[]; rolls: Roll[]; texts: string[] };

type FigureOptions = {
  side?: Allegiance;
  kind?: FigureKind;
  stats?: Partial<StatBlock>;
  skills?: Skill[];
  guns?: Gun[];
  melee?: Melee;
  grenades?: number;
  profile?: string;
  /** Anything else about him as he stands. */
  now?: Partial<Figure>;
};

const average: StatBlock = { fists: 3, gats: 3, guts: 3, stunts: 3, smarts: 3, hits: 3 };

const melees = ['fists', 'club', 'knife', 'axe', 'smashing-tool'] as const satisfies readonly Melee[];
const known: ReadonlySet<string> = new Set([...melees, ...guns, ...skills, 'police']);

/** What stands behind an equals sign; true where none does. */
function readValue(text = 'true'): unknown {
  if (/^(?:true|false|null|-?[\d.]+)$/.test(text)) return JSON.parse(text);
  return text.startsWith('[')
    ? text
        .slice(1, -1)
        .split(',')
        .filter((one) => one !== '')
    : text;
}

/**
 * A battle told in domain verbs on a bare table of 48″ by 36″. Everybody is average but for what is
 * given; dice are scripted, and a script that is not used up exactly fails the test.
 */
export class BattleStory {
  state: BattleState;

  constructor(layout: Partial<Layout> = {}) {
    const table = { ...bareLayout, name: 'A bare table', width: 48, height: 36, ...layout };
    this.state = { ...emptyBattle(table), turn: 1 };
  }

  /**
   * Figures by their lines, each a name, a place, and what else is true of him: `Spats 10,10 gats=5 pistol`, `vs Cop 20,10
   * police` for a defender, `by Waiter 11,10 heldBy=Spats +isNervous` for a bystander.
   */
  stands(...lines: readonly string[]): this {
    for (const line of lines) this.#put(line.split(' '));
    return this;
  }

  #put([first = '', ...rest]: readonly string[]): void {
    const isAttacker = first !== 'vs' && first !== 'by';
    const [name = '', at = '', ...words] = isAttacker ? [first, ...rest] : rest;
    const [x = 0, y = 0] = at.split(',').map(Number);
    const pairs = words.filter((word) => /[=+]/.test(word)).map((word) => word.split('=') as [string, string?]);
    const stats = pairs.filter(([key]) => key in average).map(([key, value]) => [key, Number(value)]);
    const now = pairs.filter(([key]) => !(key in average) && key !== 'grenades');
    const melee = melees.find((one) => words.includes(one));
    const options: FigureOptions = {
      stats: Object.fromEntries(stats) as Partial<StatBlock>,
      guns: words.filter((word): word is Gun => guns.some((gun) => gun === word)),
      skills: words.filter((word): word is Skill => skills.some((skill) => skill === word)),
      grenades: Number(pairs.find(([key]) => key === 'grenades')?.[1] ?? 0),
      now: Object.fromEntries(now.map(([key, value]) => [key.replace('+', ''), readValue(value)])),
      ...(melee === undefined ? {} : { melee }),
      ...(words.includes('police') ? { kind: 'police' } : {}),
    };
    const unknown = words.filter((word) => !/[=+]/.test(word) && !known.has(word));
    if (unknown.length > 0) throw new Error(`Not known of anybody: ${unknown.join(', ')}`);
    if (isAttacker) this.has(name, x, y, options);
    else if (first === 'vs') this.faces(name, x, y, options);
    else this.citizen(name, x, y, options);
  }

  /** A figure standing at a place; attackers unless told otherwise. */
  has(id: FigureId, x: number, y: number, options: FigureOptions = {}): FigureId {
    const figure = makeFigure(
      {
        id,
        side: options.side ?? 'attackers',
        kind: options.kind ?? 'gangster',
        name: id,
        profile: options.profile ?? 'Hoodlum',
        stats: { ...average, ...options.stats },
        skills: options.skills ?? [],
        guns: options.guns ?? [],
        melee: options.melee ?? 'fists',
        grenades: options.grenades ?? 0,
      },
      { x, y },
    );
    this.state.figures[id] = { ...figure, ...options.now };
    return id;
  }

  /** An enemy, which is a defender. */
  faces(id: FigureId, x: number, y: number, options: FigureOptions = {}): FigureId {
    return this.has(id, x, y, { side: 'defenders', ...options });
  }

  citizen(id: FigureId, x: number, y: number, options: FigureOptions = {}): FigureId {
    return this.has(id, x, y, { side: 'civilians', kind: 'civilian', profile: 'Citizen', ...options });
  }

  /** A car heading along its route, with those named aboard: the first drives, the rest ride. */
  car(id: CarId, crew: FigureId[], options: Partial<Car> = {}): CarId {
    const route = options.route ?? [
      { x: 0, y: 18 },
      { x: 48, y: 18 },
    ];
    const at = options.at ?? route[0] ?? { x: 0, y: 0 };
    const [driver = null, ...riders] = crew;
    const car: Car = {
      id,
      side: 'attackers',
      kind: 'car',
      upgrades: [],
      at,
      facing: 0,
      speed: 'stopped',
      route,
      driven: 0,
      driver,
      riders,
      boards: [],
      hasBrakes: true,
      hasEngine: true,
      canRace: true,
      isWrecked: false,
      burnsIn: null,
      isOffTable: false,
      isHomeward: false,
      loot: 0,
      ...options,
    };
    this.state.cars[id] = car;
    for (const one of [...crew, ...car.boards]) {
      const figure = this.state.figures[one];
      if (figure !== undefined) Object.assign(figure, { carId: id, at: { ...at } });
    }
    return id;
  }

  figure(id: FigureId): Figure {
    const figure = this.state.figures[id];
    if (figure === undefined) throw new Error(`Nobody is called ${id}.`);
    return figure;
  }

  theCar(id: CarId): Car {
    const car = this.state.cars[id];
    if (car === undefined) throw new Error(`There is no car ${id}.`);
    return car;
  }

  /** Runs rules with scripted dice; every die must be used. */
  play(dice: readonly number[], rule: (table: BattleTable) => void): Fought {
    const source = withoutSkillSeeds(createScriptedDice(dice));
    const result = run(
      { state: this.state, rng: seedRng(1) },
      { apply: applyBattle, periodOf: () => 1 },
      (table) => {
        table.entry({ title: 'A test', author: { kind: 'rules' }, order: null, reason: null });
        rule(table);
      },
      { source },
    );
    if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
    source.assertUsedUp();
    this.state = result.after.state;
    const happenings = result.entries.flatMap((entry) => entry.happenings);
    const events = happenings.map((happening) => happening.event);
    return {
      events,
      rolls: happenings.flatMap((happening) => happening.dice),
      texts: events.flatMap((event) => (event.type === 'told' ? [event.text] : [])),
    };
  }
}

/** A building with a door in the middle of its south wall and a window in its north wall. */
export function building(id: string, rect: Building['rect'], options: Partial<Building> = {}): Building {
  const middle = rect.x + rect.width / 2;
  return {
    id,
    name: id,
    rect,
    floors: 1,
    isWooden: false,
    use: 'business',
    fireEscapes: [],
    openings: [
      {
        kind: 'door',
        from: { x: middle - 0.5, y: rect.y + rect.height },
        to: { x: middle + 0.5, y: rect.y + rect.height },
      },
      { kind: 'window', from: { x: middle - 1, y: rect.y }, to: { x: middle + 1, y: rect.y } },
    ],
    ...options,
  };
}

/** A low piece of cover. */
export function cover(id: string, rect: Cover['rect'], options: Partial<Cover> = {}): Cover {
  return { id, name: id, rect, grade: 'light', isTall: false, ...options };
}

/** The target a test was thrown against, by a part of its purpose. */
export function targetOf(fought: Fought, purpose: RegExp): number | undefined {
  return fought.rolls.find((roll) => purpose.test(roll.purpose))?.target;
}

/** The total of a roll, by a part of its purpose. */
export function totalOf(fought: Fought, purpose: RegExp): number | undefined {
  return fought.rolls.find((roll) => purpose.test(roll.purpose))?.total;
}
