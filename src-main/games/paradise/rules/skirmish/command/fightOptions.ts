import { isInFight, type Battle, type FigureView } from '../battle.ts';
import { listAfoot } from '../battleIndex.ts';
import { computeBlastSize } from '../rules/bombs/explosions.ts';
import { forecastShot } from '../rules/shooting/forecastShot.ts';
import { groupAround, listShotsAt } from '../rules/shooting/shooting.ts';
import { nameOfGun, type Shot } from '../rules/shooting/shot.ts';
import { computeAllowance } from '../rules/movement.ts';
import { computeDistance, type Point } from '../table/geometry.ts';
import { isFoe } from '../rules/foes.ts';
import { copyPlace, type Sketch } from './deed.ts';

export function sketchFight(battle: Battle, figure: FigureView, enemy: FigureView): Sketch[] {
  const target = enemy.id;
  const shots = listShotsAt(battle, figure, enemy);
  return [
    ...shots.map((shot, way): Sketch => ({
      action: { kind: 'shoot', target, way },
      label: describeShot(battle, figure, enemy, shot),
      target,
      warning: describeOthers(battle, figure, enemy),
    })),
    ...(shots.length > 0 ? [{ action: { kind: 'aim', target } as const, label: `Aim at ${enemy.name}`, target }] : []),
    { action: { kind: 'brawl', enemy: target }, label: `Fight ${enemy.name} hand to hand`, target },
    { action: { kind: 'break-away', enemy: target }, label: `Break away from ${enemy.name}`, target },
    ...(computeDistance(figure.at, enemy.at) <= computeAllowance(figure, 'ran', 6)
      ? [{ action: { kind: 'charge', enemy: target } as const, label: `Run at ${enemy.name}`, target }]
      : []),
    { action: { kind: 'throw-knife', target }, label: `Throw his knife at ${enemy.name}`, target },
    { action: { kind: 'stare', target }, label: `Give ${enemy.name} The Look`, target },
    { action: { kind: 'call-on', target }, label: `Call on ${enemy.name} to give up`, target },
    { action: { kind: 'spot', target }, label: 'Look about for whoever hides' },
  ];
}

/** Describes a shot, and of a burst how likely its target at least flinches. */
function describeShot(battle: Battle, figure: FigureView, enemy: FigureView, shot: Shot): string {
  const way = shot.mode.isBlazing ? 'Blaze away with' : 'Fire';
  const mark = enemy.carId === null ? enemy.name : `the car of ${enemy.name}`;
  const { pinned } = forecastShot(battle, figure, enemy, shot);
  const flinches = pinned === null ? '' : ` (he is hit or flinches: ${Math.round(pinned * 100)}%)`;
  return `${way} the ${nameOfGun(shot.gun)} at ${mark}${flinches}`;
}

/** Names the friends and bystanders whom a shot may hit as well. */
function describeOthers(battle: Battle, figure: FigureView, enemy: FigureView): string | null {
  const others = groupAround(battle, figure, enemy).filter(
    (one) => one.id !== enemy.id && (one.side === figure.side || one.side === 'civilians'),
  );
  if (others.length === 0) return null;
  return `As likely to hit ${others.map(({ name }) => name).join(', ')} beside him.`;
}

/** Cards of its side that a fuse burns. */
const fuses = [1, 2, 4] as const;

export function sketchBombs(battle: Battle, figure: FigureView, foes: readonly FigureView[]): Sketch[] {
  const missiles = [
    ...(figure.grenades > 0 ? [{ what: 'grenade', sticks: 1, name: 'a grenade' } as const] : []),
    ...(figure.dynamite > 0 ? [{ what: 'dynamite', sticks: 1, name: 'a stick of dynamite' } as const] : []),
    ...(figure.dynamite > 1 ? [{ what: 'dynamite', sticks: 2, name: 'two sticks of dynamite' } as const] : []),
    ...(figure.gasoline > 0 ? [{ what: 'gasoline', sticks: 1, name: 'a bottle of gasoline' } as const] : []),
  ];
  const thrown = missiles.flatMap(({ what, sticks, name }) =>
    foes
      .filter(({ isHidden }) => !isHidden)
      .map((enemy): Sketch => ({
        action: { kind: 'throw', what, sticks, to: copyPlace(enemy.at) },
        label: `Throw ${name} at ${enemy.name}`,
        target: enemy.id,
        to: copyPlace(enemy.at),
        warning: describeBlast(battle, figure, enemy.at, sticks),
      })),
  );
  const charges = [1, 3, 5]
    .filter((sticks) => sticks <= figure.dynamite)
    .flatMap((sticks) =>
      fuses.map((cards): Sketch => ({
        action: { kind: 'set-charge', sticks, cards },
        label: `Set ${sticks} ${sticks === 1 ? 'stick' : 'sticks'} of dynamite, ${cards} ${cards === 1 ? 'card' : 'cards'} of fuse`,
        warning: describeBlast(battle, figure, figure.at, sticks),
      })),
    );
  return [...thrown, ...charges, { action: { kind: 'relight', cards: 2 }, label: 'Light the dud again' }];
}

/** Counts the figures in the circle of a blast. */
function describeBlast(battle: Battle, figure: FigureView, at: Point, sticks: number): string | null {
  const { radiusInches } = computeBlastSize({ at: copyPlace(at), sticks, isHalf: false, what: '', stuntsModifier: 0 });
  const near = listAfoot(battle).filter(
    (one) =>
      isInFight(one) && (!one.isHidden || one.side === figure.side) && computeDistance(one.at, at) <= radiusInches,
  );
  const enemies = near.filter((one) => isFoe(battle, figure, one)).length;
  const others = near.length - enemies;
  const inches = Math.round(radiusInches);
  return `Within ${inches}″: ${enemies} of theirs, ${others} of yours or others.`;
}
