import type { Modifier } from '../../../../src-shared/vocabulary/dice.ts';
import { explode } from './explosions.ts';
import { figureById, statOf, type BattleTable, type CarView, type FigureView } from './battle.ts';
import { failHazard } from './hazards.ts';
import { deadlyHit } from './injury.ts';
import type { Shot } from './shot.ts';

/**
 * [CAR-7, CAR-9] Hits on a car: half find somebody inside, half the car itself. A bulletproof car's
 * are confirmed against the bare GATS first. Its driver then keeps his nerve, or does not.
 */
export function shootAtCar(
  table: BattleTable,
  shooter: FigureView,
  car: CarView,
  shot: Shot,
  fallen: { hits: number; nearMisses: number },
): void {
  const hits = car.upgrades.includes('bulletproof')
    ? confirmHits(table, shooter, shot, fallen.hits)
    : fallen.hits;
  for (let hit = 0; hit < hits; hit += 1) {
    const where = table.dice.roll({ purpose: `Where ${shooter.name} hit the ${car.kind}` }).total;
    if (where <= 3) hitOccupant(table, shooter, car, shot);
    else hitBody(table, car);
  }
  if (fallen.hits + fallen.nearMisses > 0) driverUnderFire(table, car, shot.mode.isBlazing);
}

function confirmHits(table: BattleTable, shooter: FigureView, shot: Shot, hits: number): number {
  let confirmed = 0;
  for (let hit = 0; hit < hits; hit += 1) {
    const { passed } = table.dice.test({
      purpose: `${shooter.name} confirms against armor: GATS`,
      stat: shot.gats,
    });
    if (passed) confirmed += 1;
  }
  table.emit({ type: 'told', text: `${confirmed} of ${hits} get through the armor.` });
  return confirmed;
}

export function occupantsOf(table: BattleTable, car: CarView): FigureView[] {
  const ids = [...(car.driver === null ? [] : [car.driver]), ...car.riders, ...car.boards];
  return ids
    .map((id) => figureById(table.state, id))
    .filter((figure) => figure.posture !== 'dead' && figure.posture !== 'gone');
}

function hitOccupant(table: BattleTable, shooter: FigureView, car: CarView, shot: Shot): void {
  const inside = occupantsOf(table, car);
  if (inside.length === 0) {
    table.emit({ type: 'told', text: 'The shot goes through an empty seat.' });
    return;
  }
  const victim = table.dice.pick(inside, 'Who in the car is hit');
  const modifiers: Modifier[] =
    shot.mode.deadly === 0 ? [] : [{ reason: shot.gun, value: shot.mode.deadly }];
  deadlyHit(table, victim.id, { by: shooter.id, modifiers, isShot: true });
}

/** [CAR-7] The car hits table. */
export function hitBody(table: BattleTable, car: CarView): void {
  const { total } = table.dice.roll({ purpose: `What part of the ${car.kind}` });
  if (total <= 2) table.emit({ type: 'told', text: 'Bodywork: a few holes.' });
  if (total === 3) {
    table.emit({
      type: 'told',
      text: 'The engine coughs: half speed from now on.',
      cars: { [car.id]: { hasEngine: false } },
    });
  }
  if (total === 4) {
    table.emit({
      type: 'told',
      text: 'The brake line is cut.',
      cars: { [car.id]: { hasBrakes: false } },
    });
  }
  if (total === 5) burstTire(table, car);
  if (total === 6) hitTank(table, car);
}

function burstTire(table: BattleTable, car: CarView): void {
  table.emit({
    type: 'told',
    text: 'A tire bursts: the car is out of action.',
    cars: { [car.id]: { isWrecked: true, speed: 'stopped' } },
  });
}

function hitTank(table: BattleTable, car: CarView): void {
  const { total } = table.dice.roll({ purpose: 'The fuel tank' });
  if (total <= 3) {
    table.emit({ type: 'told', text: 'Gasoline drips and stinks.' });
    if (car.driver !== null && car.speed !== 'stopped') failHazard(table, car.id, 2);
  } else if (total <= 5) {
    table.emit({
      type: 'told',
      text: 'The car is on fire.',
      cars: { [car.id]: { burnsIn: 1 } },
    });
  } else {
    table.emit({
      type: 'told',
      text: 'The tank goes up.',
      cars: { [car.id]: { isWrecked: true, speed: 'stopped', burnsIn: null } },
    });
    explode(table, { at: car.at, sticks: 2, isHalf: false, what: 'the tank', stuntsModifier: -2 });
  }
}

/** [CAR-7] Under fire the driver tests GUTS, -2 from blazing, as a hazard. */
function driverUnderFire(table: BattleTable, car: CarView, isBlazing: boolean): void {
  const now = table.state.cars[car.id];
  if (now === undefined || now.driver === null || now.speed === 'stopped' || now.isWrecked) return;
  const driver = figureById(table.state, now.driver);
  if (driver.posture === 'dead' || driver.posture === 'gone') return;
  const { passed } = table.dice.test({
    purpose: `${driver.name} drives on through the lead: GUTS`,
    stat: statOf(driver, 'guts'),
    modifiers: isBlazing ? [{ reason: 'blazing away', value: -2 }] : [],
  });
  table.emit({
    type: 'told',
    text: passed ? `${driver.name} never blinks.` : `${driver.name} wrenches the wheel.`,
  });
  if (!passed) failHazard(table, car.id, 1);
}
