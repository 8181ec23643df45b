import {
  requireFigure,
  isInFight,
  computeStat,
  type CarView,
  type FigureId,
  type FigureView,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { burningCards, explodeTank } from './carFires.ts';
import { requireCar, listOccupants, unload } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { duck } from '../shooting/ducking.ts';
import type { Point } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { testHazards, failHazard, skid, swerve } from '../bombs/hazards.ts';
import { rollDeadlyHit } from '../injury.ts';
import { listDeadlyModifiers, type Shot } from '../shooting/shot.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/**
 * [CAR-7, CAR-9] Resolves hits on a car: half hit a figure inside, half the car itself. Those on a bulletproof car are
 * first confirmed against the bare GATS. Then its driver tests his nerve.
 */
export function shootAtCar(
  table: BattleTable,
  shooter: FigureView,
  car: CarView,
  shot: Shot,
  fallen: { hits: number; nearMisses: number },
): void {
  const isArmored = car.upgrades.includes('bulletproof') && shot.gun !== 'heavy-machine-gun';
  const hits = isArmored ? confirmHits(table, shooter, shot, fallen.hits) : fallen.hits;
  for (let hit = 0; hit < hits; hit += 1) {
    const where = table.dice.roll({ purpose: `Where ${shooter.name} hit the ${car.kind}` }).total;
    if (where <= 3) hitOccupant(table, shooter, car, shot);
    else hitBody(table, car);
  }
  const flinches = isArmored ? hits : fallen.hits + fallen.nearMisses;
  if (flinches > 0) testDriverUnderFire(table, car, shot.mode.isBlazing);
  const areShaken = shot.mode.isBlazing && (isArmored ? hits > 0 : fallen.nearMisses > 0);
  if (areShaken) shakeThoseAboard(table, car, shooter.at);
}

/** [CAR-7, GATS-5] Makes all aboard flinch, except the driver of a moving car, who has tested already. */
function shakeThoseAboard(table: BattleTable, car: CarView, from: Point): void {
  const now = requireCar(table, car.id);
  for (const { id, carId } of listOccupants(table, now)) {
    if (carId !== car.id || (id === now.driver && now.speed !== 'stopped')) continue;
    duck(table, id, from);
  }
}

/** [CAR-9] Small arms must beat the armor with the bare GATS; a heavy machine gun need not. */
function confirmHits(table: BattleTable, shooter: FigureView, shot: Shot, hits: number): number {
  if (hits === 0) return 0;
  let confirmed = 0;
  for (let hit = 0; hit < hits; hit += 1) {
    const { passed } = table.dice.test({ purpose: `${shooter.name} confirms against armor: GATS`, stat: shot.gats });
    if (passed) confirmed += 1;
  }
  table.emit({ type: 'told', text: `${confirmed} of ${hits} get through the armor.` });
  return confirmed;
}

function hitOccupant(table: BattleTable, shooter: FigureView, car: CarView, shot: Shot): void {
  const inside = listOccupants(table, car);
  if (inside.length === 0) {
    table.emit({ type: 'told', text: 'The shot goes through an empty seat.' });
    return;
  }
  const victim = table.dice.pick(inside, 'Who in the car is hit');
  rollDeadlyHit(table, victim.id, { by: shooter.id, modifiers: listDeadlyModifiers(shot), isShot: true });
}

/** [CAR-7] The car hits table. */
export function hitBody(table: BattleTable, car: CarView): void {
  const { total } = table.dice.roll({ purpose: `What part of the ${car.kind}` });
  if (total <= 2) table.emit({ type: 'told', text: 'Bodywork: a few holes.' });
  if (total === 3) {
    table.emit({
      type: 'told',
      text: 'The engine coughs: half speed from now on.',
      cars: makeChange(car.id, { hasEngine: false }),
    });
  }
  if (total === 4) {
    table.emit({ type: 'told', text: 'The brake line is cut.', cars: makeChange(car.id, { hasBrakes: false }) });
  }
  if (total === 5) burstTire(table, car);
  if (total === 6) hitTank(table, car);
}

/** [CAR-7] Skids the car to either side and puts it out of action. */
function burstTire(table: BattleTable, car: CarView): void {
  if (car.speed !== 'stopped') {
    const turn = table.dice.pick([-45, 45], 'Which way it skids');
    skid(table, car, { turn, dice: 2, speed: car.speed });
  }
  table.emit({
    type: 'told',
    text: 'A tire bursts: the car is out of action.',
    cars: makeChange(car.id, { isWrecked: true, speed: 'stopped' }),
  });
}

/** [CAR-7] Fumes, fire or the end of it. */
function hitTank(table: BattleTable, car: CarView): void {
  const { total } = table.dice.roll({ purpose: 'The fuel tank' });
  if (total <= 3) {
    table.emit({ type: 'told', text: 'Gasoline drips and stinks.' });
    testGasoline(table, car);
  } else if (total <= 5) {
    table.emit({ type: 'told', text: 'The car is on fire.', cars: makeChange(car.id, { burnsIn: burningCards }) });
  } else explodeTank(table, car, -2);
}

/**
 * [CAR-7] The driver tests GUTS, and failing meets 2 hazards; each passenger tests too, and failing
 * gets out as soon as the car is slow enough.
 */
function testGasoline(table: BattleTable, car: CarView): void {
  for (const { id } of listOccupants(table, car)) {
    const figure = requireFigure(table.state, id);
    if (figure.carId !== car.id || !isInFight(figure)) continue;
    const { passed } = table.dice.test({
      purpose: `${figure.name} smells gasoline: GUTS`,
      stat: computeStat(figure, 'guts'),
    });
    table.emit({ type: 'told', text: passed ? `${figure.name} sits tight.` : `${figure.name} wants to get out.` });
    if (passed) continue;
    const now = requireCar(table, car.id);
    if (now.driver === id && now.speed !== 'stopped') testHazards(table, car.id, 2, 'the fumes');
    else if (isSlowEnough(now)) unload(table, now, [id]);
    else
      table.emit({
        type: 'told',
        text: `${figure.name} cannot get out yet.`,
        figures: makeChange(id, { bails: now.id }),
      });
  }
}

/** [CAR-7] Slow enough to get out of. */
function isSlowEnough({ speed }: CarView): boolean {
  return speed === 'stopped' || speed === 'cruising';
}

/** [CAR-7] Gets a passenger who wants to out of a car once it is slow enough, with his action. Returns whether he did. */
export function bailOut(table: BattleTable, id: FigureId): boolean {
  const { bails, carId } = requireFigure(table.state, id);
  const car = table.state.cars[carId ?? ''];
  if (car === undefined || bails !== carId || car.driver === id || !isSlowEnough(car)) return false;
  unload(table, car, [id]);
  return true;
}

/** [CAR-7] Tests the GUTS of the driver under fire, -2 from blazing, as a hazard. */
function testDriverUnderFire(table: BattleTable, car: CarView, isBlazing: boolean): void {
  const now = table.state.cars[car.id];
  if (now === undefined || now.driver === null || now.speed === 'stopped' || now.isWrecked) return;
  const driver = requireFigure(table.state, now.driver);
  if (!isInFight(driver)) {
    // Without a driver it goes where the Swerving table sends it, and stops there.
    table.emit({ type: 'told', text: `Nobody is at the wheel of the ${car.kind}.` });
    swerve(table, now);
    table.emit({ type: 'told', text: `The ${car.kind} rolls out.`, cars: makeChange(car.id, { speed: 'stopped' }) });
    return;
  }
  const { passed } = table.dice.test({
    purpose: `${driver.name} drives on through the lead: GUTS`,
    stat: computeStat(driver, 'guts'),
    modifiers: isBlazing ? [{ reason: 'blazing away', value: -2 }] : [],
  });
  table.emit({ type: 'told', text: passed ? `${driver.name} never blinks.` : `${driver.name} wrenches the wheel.` });
  if (!passed) failHazard(table, car.id);
}
