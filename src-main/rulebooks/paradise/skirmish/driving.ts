import {
  figureById,
  isInFight,
  speeds,
  statOf,
  type BattleTable,
  type CarId,
  type CarView,
  type Speed,
} from './battle.ts';
import { alongRoute, bearing, distance, lengthOf } from './geometry.ts';
import { carById, faceHazards, moveCar, rideOutside, unload } from './hazards.ts';
import { deadlyHit } from './injury.ts';

/** [CAR-1, CAR-9] Dice of a car's speed; cruising is 10" flat. */
export function speedDice(car: CarView, speed: Speed): number {
  if (speed !== 'speeding' && speed !== 'racing') return 0;
  const base = car.kind === 'truck' ? { speeding: 4, racing: 6 } : { speeding: 5, racing: 7 };
  const armor = car.upgrades.includes('bulletproof') ? -1 : 0;
  const tuned = car.upgrades.includes('souped-up') ? 1 : 0;
  return Math.max(1, base[speed] + armor + tuned);
}

/** [CAR-1] Inches lost and hazards met at a corner. */
export function cornerCost(
  speed: Speed,
  faces: readonly number[],
): { lostInches: number; hazards: number } {
  const sorted = [...faces].sort((a, b) => b - a);
  if (speed === 'speeding') return { lostInches: sorted[0] ?? 0, hazards: 2 };
  if (speed === 'racing') return { lostInches: (sorted[0] ?? 0) + (sorted[1] ?? 0), hazards: 4 };
  return { lostInches: 0, hazards: 0 };
}

/** [CAR-1] One speed step an action, two for a Wheel Man; a car without brakes cannot slow. */
export function changeSpeed(table: BattleTable, id: CarId, wanted: Speed): void {
  const car = carById(table, id);
  const driver = car.driver === null ? null : figureById(table.state, car.driver);
  const steps = driver?.skills.includes('wheel-man') ? 2 : 1;
  const top = car.canRace ? speeds.indexOf('racing') : speeds.indexOf('speeding');
  const now = speeds.indexOf(car.speed);
  const goal = Math.min(top, speeds.indexOf(wanted));
  if (goal < now && !car.hasBrakes) return;
  const next = Math.max(now - steps, Math.min(now + steps, goal));
  const speed = speeds[next];
  if (speed === undefined || speed === car.speed) return;
  table.emit({ type: 'told', text: `The ${car.kind} is ${speed}.`, cars: { [id]: { speed } } });
}

/** [CAR-1] Drives a car along its route for one action: inches, corners, hazards, whoever is hit. */
export function drive(table: BattleTable, id: CarId): void {
  const car = carById(table, id);
  const driver = car.driver === null ? null : figureById(table.state, car.driver);
  if (driver === null || !isInFight(driver) || car.isWrecked || car.speed === 'stopped') return;
  const dice = speedDice(car, car.speed);
  const faces =
    dice === 0 ? [] : table.dice.faces({ purpose: `${driver.name} drives, inches`, count: dice });
  const rolled = dice === 0 ? 10 : faces.reduce((total, face) => total + face, 0);
  const full = car.hasEngine || car.speed === 'cruising' ? rolled : rolled / 2;
  const corners = cornersAhead(car, full);
  const slowed = corners > 0 && car.speed === 'cruising' ? rollCorner(table) : 0;
  const cost = cornerCost(car.speed, faces);
  const inches = Math.max(1, full - (corners > 0 ? cost.lostInches : 0) - slowed);
  const driven = Math.min(lengthOf(car.route), car.driven + inches);
  const { at, leg } = alongRoute(car.route, driven);
  const next = car.route[leg + 1] ?? at;
  const isOffTable = driven >= lengthOf(car.route) - 0.01;
  moveCar(
    table,
    car,
    { at, facing: bearing(car.route[leg] ?? car.at, next), driven },
    `${driver.name} drives the ${car.kind} ${Math.round(inches)}″.`,
  );
  if (corners > 0 && cost.hazards > 0) faceHazards(table, id, cost.hazards * corners, 'the corner');
  for (const outside of car.boards) rideOutside(table, outside, car, car.speed, cost.hazards);
  runDown(table, id, car.at, at);
  const now = carById(table, id);
  if (isOffTable && !now.isWrecked && distance(now.at, at) < 0.5) leaveTable(table, id);
}

function rollCorner(table: BattleTable): number {
  return table.dice.faces({ purpose: 'The corner costs, inches', count: 1 })[0] ?? 1;
}

/** Corners between here and there along the route. */
function cornersAhead(car: CarView, inches: number): number {
  let passed = 0;
  let length = 0;
  for (let i = 1; i < car.route.length - 1; i += 1) {
    const from = car.route[i - 1];
    const to = car.route[i];
    if (from === undefined || to === undefined) continue;
    length += distance(from, to);
    if (length > car.driven && length < car.driven + inches) passed += 1;
  }
  return passed;
}

/** The car reaches the table's edge with all in it: they are away. */
function leaveTable(table: BattleTable, id: CarId): void {
  const car = carById(table, id);
  const aboard = [...(car.driver === null ? [] : [car.driver]), ...car.riders, ...car.boards];
  const alive = aboard.filter((one) => isInFight(figureById(table.state, one)));
  table.emit({
    type: 'told',
    text: `The ${car.kind} is away.`,
    cars: { [id]: { isOffTable: true, speed: 'stopped' } },
    figures: Object.fromEntries(alive.map((one) => [one, { posture: 'gone' as const }])),
  });
}

const leapModifier = { stopped: 0, cruising: 0, speeding: -1, racing: -3 } as const;
const hitModifier = { stopped: 0, cruising: 0, speeding: 2, racing: 3 } as const;
const controlHazards = { stopped: 0, cruising: 0, speeding: 1, racing: 2 } as const;

/** [CAR-8] Whoever stands in a car's way leaps or is run down; then the driver keeps control. */
function runDown(
  table: BattleTable,
  id: CarId,
  from: { x: number; y: number },
  to: { x: number; y: number },
): void {
  const car = carById(table, id);
  for (const figure of Object.values(table.state.figures)) {
    if (figure.carId !== null || figure.posture === 'dead' || figure.posture === 'gone') continue;
    if (figure.posture === 'arrested' || !isInTheWay(figure.at, from, to)) continue;
    const value = leapModifier[car.speed];
    const { passed } = table.dice.test({
      purpose: `${figure.name} leaps from the ${car.kind}: STUNTS`,
      stat: statOf(figure, 'stunts'),
      modifiers: value === 0 ? [] : [{ reason: car.speed, value }],
    });
    table.emit({
      type: 'told',
      text: passed ? `${figure.name} leaps aside.` : `${figure.name} is run down.`,
      figures: passed && isInFight(figure) ? { [figure.id]: { posture: 'down', recovery: 1 } } : {},
    });
    if (passed) continue;
    const added = hitModifier[car.speed];
    deadlyHit(table, figure.id, {
      by: car.driver,
      modifiers: added === 0 ? [] : [{ reason: car.speed, value: added }],
      isShot: false,
    });
    faceHazards(table, id, controlHazards[car.speed], 'the bump');
  }
}

function isInTheWay(
  point: { x: number; y: number },
  from: { x: number; y: number },
  to: { x: number; y: number },
): boolean {
  return distance(from, point) + distance(point, to) < distance(from, to) + 0.15;
}

/** A car that has stopped lets its crew out. */
export function park(table: BattleTable, id: CarId): void {
  const car = carById(table, id);
  if (car.speed !== 'stopped') {
    table.emit({
      type: 'told',
      text: `The ${car.kind} stops.`,
      cars: { [id]: { speed: 'stopped' } },
    });
  }
  unload(table, carById(table, id));
}
