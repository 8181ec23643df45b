import type { Action, ActionOption } from '#shared/games/paradise/leading.ts';
import {
  computeStat,
  isInFight,
  requireFigure,
  type Battle,
  type CarView,
  type FigureView,
} from '../battle.ts';
import { listAfoot, listCars, listEverybody, listOtherFighters } from '../battleIndex.ts';
import { describePlace } from '../outcomes/moves.ts';
import { computeBlastSize } from '../rules/bombs/explosions.ts';
import { listFistsModifiers } from '../rules/brawling/fists.ts';
import { computeCallChance } from '../rules/calling.ts';
import { computeGripStat } from '../rules/nerve.ts';
import { namePiece, listLyingLoot } from '../rules/premises.ts';
import { groupAround, listShotsAt } from '../rules/shooting/shooting.ts';
import { nameOfGun, sumModifiers, type Shot } from '../rules/shooting/shot.ts';
import { computeAllowance } from '../rules/movement.ts';
import { findCoverNear, listCoverSpots } from '../table/coverSpots.ts';
import { hasRoom } from '../table/elbowRoom.ts';
import { listFreeSeats } from '../table/cars.ts';
import { computeDistance, type Point } from '../table/geometry.ts';
import { findGround } from '../table/ground.ts';
import { canWalk } from '../table/terrain.ts';
import { findNearestEdge } from '../tactics/cars/getaway.ts';
import { listEntriesAt } from '../tactics/entries.ts';
import { findWatcher, isFoe } from '../tactics/fighting/targets.ts';
import { explainAction } from './deeds.ts';
import { countGunsOn, describeExposure } from './exposure.ts';

/** An option without what every option has a place for. */
type Sketch = { action: Action; label: string } & Partial<Omit<ActionOption, 'action' | 'label'>>;

/** [CARD-6] Lists what a figure may do with his next action, each with its odds: the deeds that `performAction` takes. */
export function listActions(battle: Battle, figure: FigureView, left: number): ActionOption[] {
  const labels = new Set<string>();
  // The nearest of several places with one name is listed; the others are pointed at.
  const isNew = ({ label }: Sketch): boolean => {
    const isKnown = labels.has(label);
    labels.add(label);
    return !isKnown;
  };
  return sketchActions(battle, figure)
    .filter(({ action }) => explainAction(battle, figure, action, left) === null)
    .filter(isNew)
    .map((sketch) => ({
      ...{ chance: null, target: null, to: null, guns: null, warning: null },
      ...sketch,
    }));
}

/** Everything that might be open to him, legal or not. */
function sketchActions(battle: Battle, figure: FigureView): Sketch[] {
  const foes = listOtherFighters(battle, figure.side).filter((one) => isFoe(battle, figure, one));
  return [
    { action: { kind: 'lose-temper' }, label: 'Go for the nearest enemy' },
    { action: { kind: 'recover' }, label: describeRecovery(figure) },
    ...sketchNerve(battle, figure),
    ...foes.flatMap((enemy) => sketchFight(battle, figure, enemy)),
    ...sketchBombs(battle, figure, foes),
    ...sketchErrands(battle, figure),
    ...sketchCars(battle),
    ...sketchMoves(battle, figure, foes),
    { action: { kind: 'wait' }, label: 'Do nothing more on this card' },
  ];
}

function describeRecovery({ recovery }: FigureView): string {
  return recovery > 1 ? `Gather himself (${recovery} actions to go)` : 'Get up';
}

function sketchNerve(battle: Battle, figure: FigureView): Sketch[] {
  const chance = Math.max(0, Math.min(6, computeGripStat(figure, true))) / 6;
  const cowards = listEverybody(battle).filter(
    (one) => one.side === figure.side && one.isNervous && one.id !== figure.id,
  );
  return [
    {
      action: { kind: 'grip' },
      label: 'Get a grip',
      chance,
      warning: 'If he fails, he leaves the fight.',
    },
    ...cowards.map((one): Sketch => ({
      action: { kind: 'slap', friend: one.id },
      label: `Slap ${one.name} back to his senses`,
      chance: Math.max(0, Math.min(6, computeGripStat(one, false))) / 6,
      target: one.id,
    })),
    {
      action: { kind: 'give-up' },
      label: 'Surrender',
      warning: 'He throws down his weapons and is arrested; friends who see it may follow.',
    },
  ];
}

function sketchFight(battle: Battle, figure: FigureView, enemy: FigureView): Sketch[] {
  const target = enemy.id;
  const shots = listShotsAt(battle, figure, enemy);
  return [
    ...shots.map((shot, way): Sketch => ({
      action: { kind: 'shoot', target, way },
      label: `${describeWay(shot)} at ${enemy.name}`,
      chance: computeHitChance(shot),
      target,
      warning: describeOthers(battle, figure, enemy),
    })),
    ...(shots.length > 0
      ? [{ action: { kind: 'aim', target } as const, label: `Aim at ${enemy.name}`, target }]
      : []),
    {
      action: { kind: 'brawl', enemy: target },
      label: `Fight ${enemy.name} hand to hand`,
      chance: computeFistsChance(battle, figure, enemy),
      target,
    },
    {
      action: { kind: 'break-away', enemy: target },
      label: `Break away from ${enemy.name}`,
      target,
    },
    ...(computeDistance(figure.at, enemy.at) <= computeAllowance(figure, 'ran', 6)
      ? [
          {
            action: { kind: 'charge', enemy: target } as const,
            label: `Run at ${enemy.name}`,
            target,
          },
        ]
      : []),
    { action: { kind: 'throw-knife', target }, label: `Throw his knife at ${enemy.name}`, target },
    { action: { kind: 'stare', target }, label: `Give ${enemy.name} The Look`, target },
    {
      action: { kind: 'call-on', target },
      label: `Call on ${enemy.name} to give up`,
      chance: computeCallChance(figure, enemy),
      target,
    },
    { action: { kind: 'spot', target }, label: 'Look about for whoever hides' },
  ];
}

/** A way of firing in words. */
function describeWay(shot: Shot): string {
  const gun = nameOfGun(shot.gun);
  return shot.mode.isBlazing ? `Blaze away with the ${gun}` : `Fire the ${gun}`;
}

/** Chance that one die at least hits. */
function computeHitChance({ chance, dice }: Shot): number {
  return 1 - (1 - chance) ** dice;
}

/** Names the friends and bystanders whom a shot may hit as well. */
function describeOthers(battle: Battle, figure: FigureView, enemy: FigureView): string | null {
  const others = groupAround(battle, figure, enemy).filter(
    (one) => one.id !== enemy.id && (one.side === figure.side || one.side === 'civilians'),
  );
  if (others.length === 0) return null;
  return `May hit ${others.map(({ name }) => name).join(', ')} too.`;
}

/** Chance that he lands a blow and takes none. */
function computeFistsChance(battle: Battle, figure: FigureView, enemy: FigureView): number {
  const fists = (one: FigureView, other: FigureView): number =>
    Math.max(
      0,
      Math.min(6, computeStat(one, 'fists') + sumModifiers(listFistsModifiers(battle, one, other))),
    ) / 6;
  return fists(figure, enemy) * (1 - fists(enemy, figure));
}

/** Cards of its side that a fuse burns. */
const fuses = [1, 2, 4] as const;

function sketchBombs(battle: Battle, figure: FigureView, foes: readonly FigureView[]): Sketch[] {
  const missiles = [
    ...(figure.grenades > 0 ? [{ what: 'grenade', sticks: 1, name: 'a grenade' } as const] : []),
    ...(figure.dynamite > 0
      ? [{ what: 'dynamite', sticks: 1, name: 'a stick of dynamite' } as const]
      : []),
    ...(figure.dynamite > 1
      ? [{ what: 'dynamite', sticks: 2, name: 'two sticks of dynamite' } as const]
      : []),
    ...(figure.gasoline > 0
      ? [{ what: 'gasoline', sticks: 1, name: 'a bottle of gasoline' } as const]
      : []),
  ];
  const thrown = missiles.flatMap(({ what, sticks, name }) =>
    foes
      .filter(({ isHidden }) => !isHidden)
      .map((enemy): Sketch => ({
        action: { kind: 'throw', what, sticks, to: copy(enemy.at) },
        label: `Throw ${name} at ${enemy.name}`,
        chance: Math.max(0, Math.min(6, computeStat(figure, 'gats') - 1)) / 6,
        target: enemy.id,
        to: copy(enemy.at),
        warning: describeBlast(battle, figure, enemy.at, sticks),
      })),
  );
  const charges = [1, 3, 5]
    .filter((sticks) => sticks <= figure.dynamite)
    .flatMap((sticks) =>
      fuses.map((cards): Sketch => ({
        action: { kind: 'set-charge', sticks, cards },
        label: `Set ${sticks} ${sticks === 1 ? 'stick' : 'sticks'} of dynamite, ${cards} ${cards === 1 ? 'card' : 'cards'} of fuse`,
        chance: Math.max(0, Math.min(6, computeStat(figure, 'smarts'))) / 6,
        warning: describeBlast(battle, figure, figure.at, sticks),
      })),
    );
  return [
    ...thrown,
    ...charges,
    { action: { kind: 'relight', cards: 2 }, label: 'Light the dud again' },
  ];
}

/** Counts who stands in the circle of a blast. */
function describeBlast(
  battle: Battle,
  figure: FigureView,
  at: Point,
  sticks: number,
): string | null {
  const { radiusInches } = computeBlastSize({
    at: copy(at),
    sticks,
    isHalf: false,
    what: '',
    stuntsModifier: 0,
  });
  const near = listAfoot(battle).filter(
    (one) =>
      isInFight(one) &&
      (!one.isHidden || one.side === figure.side) &&
      computeDistance(one.at, at) <= radiusInches,
  );
  const enemies = near.filter((one) => isFoe(battle, figure, one)).length;
  const others = near.length - enemies;
  const inches = Math.round(radiusInches);
  return `Within ${inches}″: ${enemies} of theirs, ${others} of yours or others.`;
}

function sketchErrands(battle: Battle, figure: FigureView): Sketch[] {
  const loot = listLyingLoot(battle).flatMap(({ id, at }): Sketch[] => [
    {
      action: { kind: 'grab', piece: id },
      label: `Take ${namePiece(id)}`,
      chance: Math.min(6, computeStat(figure, 'stunts')) / 6,
      to: copy(at),
    },
    {
      action: { kind: 'smash', piece: id },
      label: `Smash ${namePiece(id)}`,
      chance: Math.min(6, computeStat(figure, 'fists')) / 6,
      to: copy(at),
    },
  ]);
  const bodies = listEverybody(battle).flatMap((one): Sketch[] => [
    {
      action: { kind: 'cuff', prisoner: one.id },
      label: `Put the cuffs on ${one.name}`,
      target: one.id,
    },
    {
      action: { kind: 'finish', victim: one.id },
      label: `Make sure of ${one.name}`,
      target: one.id,
      warning: 'He kills a man who cannot defend himself.',
    },
    {
      action: { kind: 'take-hostage', victim: one.id },
      label: `Take ${one.name} for a shield`,
      target: one.id,
      warning: 'Hostages stir up outrage.',
    },
    {
      action: { kind: 'shoot-hostage', victim: one.id },
      label: `Shoot ${one.name}, whom he holds`,
      target: one.id,
      warning: 'This cannot be taken back.',
    },
  ]);
  const entries = listEntriesAt(battle, figure).map(({ kind, far }, entry): Sketch => ({
    action: { kind: 'go-through', entry },
    label: kind === 'window' ? 'Leap through the window' : 'Climb the fire escape',
    chance: kind === 'window' ? Math.min(6, computeStat(figure, 'stunts')) / 6 : null,
    to: copy(far),
  }));
  return [
    ...loot,
    ...bodies,
    ...entries,
    { action: { kind: 'telephone' }, label: 'Telephone for help' },
    {
      action: { kind: 'cut-telephone' },
      label: 'Tear the telephone off the wall',
      chance: Math.min(6, computeStat(figure, 'fists')) / 6,
    },
    { action: { kind: 'pick-up' }, label: 'Take the gun that lies there' },
    { action: { kind: 'hand-over' }, label: 'Leave his prisoners to another officer' },
    { action: { kind: 'free-hostages' }, label: 'Let his hostages go' },
    { action: { kind: 'reload' }, label: 'Reload' },
    {
      action: { kind: 'hide' },
      label: 'Get out of sight',
      chance: Math.min(6, computeStat(figure, 'smarts')) / 6,
    },
  ];
}

const boarding = {
  wheel: 'Get behind the wheel of',
  inside: 'Get into',
  board: 'Jump on the running board of',
} as const;

function sketchCars(battle: Battle): Sketch[] {
  return [
    ...listCars(battle).flatMap((car) =>
      listFreeSeats(car).map((seat): Sketch => ({
        action: { kind: 'get-in', car: car.id, seat },
        label: `${boarding[seat]} the ${car.kind}`,
        target: car.id,
      })),
    ),
    { action: { kind: 'get-out' }, label: 'Get out of the car' },
    {
      action: { kind: 'leave' },
      label: 'Leave the table',
      warning: 'He is out of this battle for good.',
    },
  ];
}

/** Places of the table worth going to, for whoever does not point. */
function sketchMoves(battle: Battle, figure: FigureView, foes: readonly FigureView[]): Sketch[] {
  const ground = findGround(battle);
  const run = computeAllowance(figure, 'ran', 6);
  const watcher = findWatcher(battle, figure);
  const cover =
    watcher === null
      ? null
      : findCoverNear(ground, figure.at, watcher.at, run, (at) => hasRoom(battle, figure, at));
  const spots = listCoverSpots(ground)
    .filter((at) => computeDistance(at, figure.at) <= run && canWalk(ground, figure.at, at))
    .toSorted((a, b) => computeDistance(a, figure.at) - computeDistance(b, figure.at));
  const things = [
    ...listLyingLoot(battle).map(({ at }) => at),
    ...Object.values(battle.objectives)
      .filter(({ kind, isDestroyed }) => kind !== 'loot' && !isDestroyed)
      .map(({ at }) => at),
    ...listCars(battle)
      .filter((car) => isOwnCar(car, figure))
      .map(({ at }) => at),
  ];
  const nearest = foes
    .filter(({ carId, isHidden }) => carId === null && !isHidden)
    .toSorted((a, b) => computeDistance(a.at, figure.at) - computeDistance(b.at, figure.at))[0];
  const wanted = [
    ...(cover === null ? [] : [cover]),
    ...apart(spots, 2.5).slice(0, 5),
    ...things,
    ...(nearest === undefined ? [] : [copy(nearest.at)]),
    findNearestEdge(battle, figure.at),
  ];
  return apart(wanted, 1.2).flatMap((to): Sketch[] => {
    const where = describePlace(battle, figure, to).trim();
    const inches = Math.round(computeDistance(to, figure.at));
    const far = where === '' ? `${inches}″ that way` : `${where} (${inches}″)`;
    const isNear = inches <= computeAllowance(figure, 'walked');
    const guns = countGunsOn(battle, figure, to).bare;
    return [
      {
        action: { kind: 'move', gait: 'walked', to: copy(to) },
        label: `Walk ${far}`,
        to: copy(to),
        guns,
      },
      ...(isNear
        ? []
        : [
            {
              action: { kind: 'move', gait: 'ran', to: copy(to) } as const,
              label: `Run ${far}`,
              to: copy(to),
              guns,
            },
          ]),
      ...(figure.isHidden
        ? [
            {
              action: { kind: 'move', gait: 'crept', to: copy(to) } as const,
              label: `Creep ${far}`,
              to: copy(to),
              guns,
            },
          ]
        : []),
    ];
  });
}

function isOwnCar(car: CarView, figure: FigureView): boolean {
  return car.side === figure.side && !car.isOffTable && !car.isWrecked;
}

/** Leaves out what is too near to one named before. */
function apart(points: readonly Point[], inches: number): Point[] {
  const kept: Point[] = [];
  for (const at of points)
    if (kept.every((one) => computeDistance(one, at) >= inches)) kept.push(copy(at));
  return kept;
}

function copy({ x, y }: Point): Point {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}

/** A man's state in words, for the side panel and the list of actions. */
export function describeState(battle: Battle, figure: FigureView): string {
  const guns = figure.firearms
    .map(
      ({ gun, isEmpty, isJammed }) =>
        `${nameOfGun(gun)}${isJammed ? ' (jammed)' : isEmpty ? ' (empty)' : ''}`,
    )
    .join(', ');
  const target = figure.aimsAt === null ? null : requireFigure(battle, figure.aimsAt).name;
  return [
    figure.profile,
    ...(battle.plan.target === figure.id ? ['the man they came for'] : []),
    guns === '' ? 'no gun' : guns,
    ...(figure.wounds > 0 ? [`${figure.wounds} off all stats`] : []),
    ...(figure.recovery > 0 || figure.posture === 'down' ? ['on the ground'] : []),
    ...(figure.isNervous ? ['shaken'] : []),
    ...(figure.carId === null ? [describeExposure(countGunsOn(battle, figure, figure.at))] : []),
    ...(figure.isHidden ? ['in hiding'] : []),
    ...(target === null ? [] : [`aims at ${target}`]),
    ...(figure.loot > 0 ? [`carries ${figure.loot} of Loot`] : []),
  ].join(', ');
}
