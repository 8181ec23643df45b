import {
  areEnemies,
  requireFigure,
  isInFight,
  speeds,
  type Battle,
  type CarId,
  type CarView,
  type FigureId,
  type FigureView,
  type Speed,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listAfoot, listCars } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import { type BattleTable, askLeader } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import {
  clearBody,
  listAboard,
  requireCar,
  leaveTable,
  moveCar,
} from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { driveThroughFire } from './carFires.ts';
import { testRidingOutside } from './crashes.ts';
import {
  followRoute,
  computeBearing,
  computeDistance,
  computeDistanceToSegment,
  computeLength,
  hairInches,
  type Point,
} from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import {
  blockHazards,
  chooseApproach,
  goAtBlock,
  measureInchesToBlock,
  stopAtBlock,
  type RoadApproach,
} from './roadblock.ts';
import { goAround, isByEdge, planStretch, stopBehind } from './queueing.ts';
import { ramGate } from './ram.ts';
import { findRoomAlong } from '#main/games/paradise/rules/skirmish/table/carBodies.ts';
import { bumperInches, failHazard, findNose, passHazards, runDown, steerAt } from '../bombs/hazards.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/** [CAR-1, CAR-9] Dice of a car's speed; cruising is 10" flat. */
export function countSpeedDice(car: CarView, speed: Speed): number {
  if (speed !== 'speeding' && speed !== 'racing') return 0;
  const base = car.kind === 'truck' ? { speeding: 4, racing: 6 } : { speeding: 5, racing: 7 };
  const armor = car.upgrades.includes('bulletproof') ? -1 : 0;
  const tuned = car.upgrades.includes('souped-up') ? 1 : 0;
  return Math.max(1, base[speed] + armor + tuned);
}

/** [CAR-1] Bends of a stretch: sharp corners and gentler curves. */
export type Bends = { corners: number; curves: number };

const bendCost = {
  stopped: { dice: 0, corner: 0, curve: 0 },
  cruising: { dice: 0, corner: 0, curve: 0 },
  speeding: { dice: 1, corner: 2, curve: 1 },
  racing: { dice: 2, corner: 4, curve: 2 },
} as const;

/** [CAR-1] The highest dice lost, one or two a bend, and the hazards met. */
export function computeBendsCost(
  speed: Speed,
  faces: readonly number[],
  bends: Bends,
): { lostInches: number; hazards: number } {
  const cost = bendCost[speed];
  const lost = [...faces].sort((a, b) => b - a).slice(0, cost.dice * (bends.corners + bends.curves));
  return {
    lostInches: lost.reduce((total, face) => total + face, 0),
    hazards: cost.corner * bends.corners + cost.curve * bends.curves,
  };
}

/** [CAR-1] One speed step an action, two for a Wheel Man; a car without brakes cannot slow. */
export function changeSpeed(table: BattleTable, id: CarId, wanted: Speed): void {
  const car = requireCar(table, id);
  const driver = car.driver === null ? null : requireFigure(table.state, car.driver);
  if (driver === null || !isInFight(driver) || car.isWrecked || car.isOffTable) return;
  const steps = driver.skills.includes('wheel-man') ? 2 : 1;
  const top = car.canRace ? speeds.indexOf('racing') : speeds.indexOf('speeding');
  const now = speeds.indexOf(car.speed);
  const goal = Math.min(top, speeds.indexOf(wanted));
  if (goal < now && !car.hasBrakes) return;
  const next = Math.max(now - steps, Math.min(now + steps, goal));
  const speed = speeds[next];
  if (speed === undefined || speed === car.speed) return;
  table.emit({ type: 'told', text: `The ${car.kind} is ${speed}.`, cars: makeChange(id, { speed }) });
}

/** How near the road something is in a driver's way. */
const inTheWayInches = 3;

/** [CAR-2] Counts the hazards on a car's next inches at a speed: bends and obstacles. */
export function countHazardsAhead(battle: Battle, car: CarView, speed: Speed, inches: number): number {
  const obstacles = listObstaclesAhead(battle, car, inches).length;
  const each = Math.max(1, bendCost[speed].curve);
  return computeBendsCost(speed, [], countBendsAhead(car, inches)).hazards + obstacles * each;
}

/** [CAR-2] Lists how many inches ahead the obstacles on a car's next inches are. */
function listObstaclesAhead(battle: Battle, car: CarView, inches: number): number[] {
  const from = followRoute(car.route, car.driven).at;
  const to = followRoute(car.route, car.driven + inches).at;
  return battle.layout.hazards.flatMap((point) => {
    if (computeDistanceToSegment(point, from, to) > inTheWayInches) return [];
    const length = computeDistance(from, to);
    const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / (length || 1);
    // One that the car has come up to is not met again.
    return along > hairInches && along <= length ? [along] : [];
  });
}

/** Lists the figures on a stretch of road: those to be spared if they can be, and the enemies in the fight. */
function listOnRoad(
  battle: Battle,
  car: CarView,
  from: Point,
  to: Point,
): { friends: FigureId[]; enemies: FigureView[] } {
  const driver =
    car.driver === null ? { side: car.side, kind: 'civilian' as const } : requireFigure(battle, car.driver);
  const standing = listAfoot(battle).filter(
    (figure) => figure.posture !== 'dead' && computeDistanceToSegment(figure.at, from, to) <= bumperInches,
  );
  const isEnemy = (figure: FigureView): boolean => areEnemies(driver, figure) && isInFight(figure);
  return {
    friends: standing.filter((figure) => !isEnemy(figure)).map(({ id }) => id),
    enemies: standing.filter(isEnemy),
  };
}

/** [CAR-8] Picks the enemy whom a driver steers at: his leader's choice, or else the first; an order can spare all. */
function meetOnTheRoad(
  table: BattleTable,
  driver: FigureView,
  { friends, enemies }: ReturnType<typeof listOnRoad>,
): { spared: FigureId[]; prey: FigureId | null } {
  const [first] = enemies;
  if (first === undefined) return { spared: friends, prey: null };
  const said = askLeader(table, driver.side, () => ({
    prompt: `${driver.name} has enemies before his wheels`,
    by: driver.id,
    options: [
      ...enemies.map(({ id, name }) => ({ value: id, label: `Run ${name} down`, target: id })),
      { value: spares, label: 'Steer around them, each a hazard', target: null },
    ],
  }));
  return said === spares
    ? { spared: [...friends, ...enemies.map(({ id }) => id)], prey: null }
    : { spared: friends, prey: said ?? first.id };
}

const spares = 'nobody';

/** [SCN-3] Picks a driver's way at a block within his move: his leader's choice, or else by his odds. */
function pickApproach(table: BattleTable, car: CarView, driver: FigureView): RoadApproach {
  if (!car.hasBrakes) return chooseApproach(table.state, car);
  const said = askLeader(table, driver.side, () => ({
    prompt: `${driver.name} comes to a roadblock`,
    by: driver.id,
    options: [
      { value: 'stops', label: 'Stop before it', target: null },
      { value: 'goes at it', label: `Go at it: ${blockHazards} hazards to pass, or crash`, target: null },
    ],
  }));
  return said === 'stops' || said === 'goes at it' ? said : chooseApproach(table.state, car);
}

/**
 * [CAR-1, CAR-2, CAR-8] Drives a car along its route for one action: inches, bends, hazards, flames, victims. With a
 * victim the driver steers at him, as a separate maneuver; `steering`, he picks the first enemy in his way, and drives
 * around all others, each a hazard. At a roadblock (SCN-3) he stops, or tries it.
 */
export function drive(table: BattleTable, id: CarId, aim: { victim: FigureId } | 'steering' | null = null): void {
  const car = requireCar(table, id);
  const driver = car.driver === null ? null : requireFigure(table.state, car.driver);
  if (driver === null || !isInFight(driver) || car.isWrecked || car.isOffTable) return;
  if (car.speed === 'stopped') return;
  const { speed } = car;
  const { inches: free, hazards, what } = rollStretch(table, car, driver.name);
  const block = measureInchesToBlock(table.state, car, free);
  const stops = block !== null && pickApproach(table, car, driver) === 'stops';
  if (block !== null && !stops && !goAtBlock(table, id, block)) {
    clearBody(table, id);
    return;
  }
  const wanted = block === null ? free : stops ? block : free - block;
  const look = planStretch(table.state, car, wanted);
  if (look.around !== null && !goAround(table, id, look.around)) {
    clearBody(table, id);
    return;
  }
  const inches =
    look.around === null ? look.inches : findRoomAlong(table.state, car, Math.max(0, wanted - look.around.inches));
  const from = { x: car.at.x, y: car.at.y };
  const crew = listAboard(car);
  const road =
    aim === 'steering'
      ? meetOnTheRoad(
          table,
          driver,
          listOnRoad(table.state, car, from, findNose(car, from, findPlaceOnWay(car, inches).at)),
        )
      : { spared: [], prey: null };
  const met = hazards + road.spared.length;
  const isClear = met === 0 || passHazards(table, id, met, what);
  // [CAR-2] A driver who fails comes no farther than the first thing in his way.
  const least = isClear ? inches : Math.min(inches, ...listObstaclesAhead(table.state, car, inches));
  const { at, leg, driven } = findPlaceOnWay(car, least < inches ? findRoomAlong(table.state, car, least) : inches);
  const next = car.route[leg + 1] ?? at;
  const isOffTable = driven >= computeLength(car.route) - 0.01 && isByEdge(table.state.layout, at);
  moveCar(
    table,
    car,
    {
      at,
      // A car that cannot move at all does not turn on the spot either.
      facing: inches > 0 ? computeBearing(car.route[leg] ?? car.at, next) : car.facing,
      driven,
    },
    `${driver.name} drives the ${car.kind} ${inches < 0.5 ? 'nowhere' : 'on'}.`,
  );
  if (!isClear) failHazard(table, id);
  for (const outside of car.boards) testRidingOutside(table, outside, car, speed, met);
  driveThroughFire(table, id, from, at);
  const victim = aim === 'steering' ? road.prey : (aim?.victim ?? null);
  const misses = victim !== null && !steerAt(table, id, victim);
  const spared = [...crew, ...(misses ? [victim] : []), ...(isClear ? road.spared : [])];
  runDown(table, id, { from, to: at, speed, spared });
  clearBody(table, id);
  const now = requireCar(table, id);
  if (isOffTable && !now.isWrecked && computeDistance(now.at, at) < 0.5) leaveTable(table, id);
  if (stops && look.stops === null && !now.isWrecked) stopAtBlock(table, id);
  if (look.stops !== null && !now.isWrecked) stopBehind(table, id, look.stops);
  ramGate(table, id);
}

/** Finds the place so many inches farther on a car's way, its leg, and how far along it is. */
function findPlaceOnWay(car: CarView, inches: number): { at: Point; leg: number; driven: number } {
  const driven = Math.min(computeLength(car.route), car.driven + inches);
  return { ...followRoute(car.route, driven), driven };
}

/** [CAR-1] Rolls the inches of one action, less the cost of its bends, and counts their hazards. */
function rollStretch(
  table: BattleTable,
  car: CarView,
  name: string,
): { inches: number; hazards: number; what: string } {
  const { speed } = car;
  const dice = countSpeedDice(car, speed);
  const faces = dice === 0 ? [] : table.dice.faces({ purpose: `${name} drives, inches`, count: dice });
  const rolled = dice === 0 ? 10 : faces.reduce((total, face) => total + face, 0);
  const full = car.hasEngine || speed === 'cruising' ? rolled : rolled / 2;
  const bends = countBendsAhead(car, full);
  const slowed = speed === 'cruising' ? rollSlowing(table, name, bends.corners + bends.curves) : 0;
  const inches = Math.max(1, full - computeBendsCost(speed, faces, bends).lostInches - slowed);
  const isTurn = bends.corners + bends.curves > 0;
  return {
    inches,
    hazards: countHazardsAhead(table.state, car, speed, full),
    what: isTurn ? 'the turn' : 'what is in the way',
  };
}

/** [CAR-9] A chase: when one of the two moves, so does the other, each at his own speed. */
export function chase(table: BattleTable, active: CarId, other: CarId): void {
  drive(table, active, 'steering');
  drive(table, other, 'steering');
}

/** [CAR-1] Rolls a D6 for each bend, which a cruising car loses. */
function rollSlowing(table: BattleTable, name: string, bends: number): number {
  if (bends === 0) return 0;
  return table.dice
    .faces({ purpose: `${name} slows for the turn, inches`, count: bends })
    .reduce((total, face) => total + face, 0);
}

/** Degrees of a turn that make it a curve, and a corner. */
const curveDegrees = 15;
const cornerDegrees = 60;

/** [CAR-1] Bends between here and there along the route. */
export function countBendsAhead(car: Pick<CarView, 'route' | 'driven'>, inches: number): Bends {
  const bends = { corners: 0, curves: 0 };
  let length = 0;
  for (let i = 1; i < car.route.length - 1; i += 1) {
    const from = car.route[i - 1];
    const to = car.route[i];
    const next = car.route[i + 1];
    if (from === undefined || to === undefined || next === undefined) continue;
    length += computeDistance(from, to);
    if (length <= car.driven || length >= car.driven + inches) continue;
    const turn = Math.abs(((((computeBearing(to, next) - computeBearing(from, to)) % 360) + 540) % 360) - 180);
    if (turn >= cornerDegrees) bends.corners += 1;
    else if (turn >= curveDegrees) bends.curves += 1;
  }
  return bends;
}

/** [CAR-7] Each turn a car with a hit engine stops for good on a 5 or 6. */
export function testHitEngines(table: BattleTable): void {
  for (const car of listCars(table.state)) {
    if (car.hasEngine || car.isWrecked || car.isOffTable) continue;
    const { total } = table.dice.roll({ purpose: `The ${car.kind}’s engine gives out on 5 or 6` });
    const dies = total >= 5;
    table.emit({
      type: 'told',
      text: dies ? 'The engine dies.' : 'The engine still turns.',
      ...(dies ? { cars: makeChange(car.id, { isWrecked: true, speed: 'stopped' }) } : {}),
    });
  }
}
