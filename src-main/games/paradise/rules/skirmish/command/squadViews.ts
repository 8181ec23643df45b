import type { TargetOdds, SquadOption, SquadView, StandingOrder, Verb } from '#shared/games/paradise/leading.ts';
import { isStanding, type Battle, type CarView, type FigureView, type Side } from '../battle.ts';
import { listOtherFighters } from '../battleIndex.ts';
import { describePlace } from '../outcomes/moves.ts';
import { hasLoadedGun } from '../rules/shooting/ammunition.ts';
import { isFoe } from '../rules/foes.ts';
import { computeRoundChance } from '../rules/brawling/brawling.ts';
import { computeAllowance } from '../rules/movement.ts';
import { listLyingLoot, namePiece } from '../rules/premises.ts';
import { forecastShot } from '../rules/shooting/forecastShot.ts';
import { groupAround, listShotsAt } from '../rules/shooting/shooting.ts';
import { computeDistance } from '../table/geometry.ts';
import { forecastOut } from './forecast.ts';
import { countGunsOn } from './moveOptions.ts';
import { findShotAt } from './obey.ts';
import { describeState } from './options.ts';
import { listSquadMen, listTogether, type LedSquad } from './squads.ts';
import type { StandingWord } from './standing.ts';

/** An option without the fields that most do not need. */
type Sketch = Pick<SquadOption, 'verb' | 'order' | 'label'> & Partial<SquadOption>;

/** A squad's state on the screen: who of it may act, whether a low card moves it, and its leader's word. */
type Shown = { able: readonly (FigureView | CarView)[]; isLow: boolean; word: StandingWord };

/** The least chance that is worth a verb of its own. */
const leastChance = 0.03;

/** The chance of hitting somebody else that a leader is warned of. */
const grave = 0.2;

/** Describes a squad with the orders that it could be given now; null if the card moves none of it. */
export function describeSquad(battle: Battle, squad: LedSquad, { able, isLow, word }: Shown): SquadView | null {
  const men = listSquadMen(battle, squad);
  const [first] = men;
  const ids = new Set(able.map(({ id }) => id));
  const canAct = men.filter(({ id, carId }) => ids.has(carId ?? id));
  const moved = isLow ? listTogether(canAct) : canAct;
  if (first === undefined || moved.length === 0) return null;
  const car = moved[0]?.carId ?? null;
  const options = car === null ? sketchAfoot(battle, moved) : sketchAboard(battle, moved);
  const order = word.findSquadOrder(battle, first.id);
  const movedIds = new Set(moved.map(({ id }) => id));
  const reach = (gait: 'crept' | 'walked' | 'ran'): number =>
    Math.round(Math.min(...moved.map((one) => computeAllowance(one, gait, 3))) * 10) / 10;
  return {
    id: squad.id,
    name: men.length === 1 ? first.name : `${first.name} and ${men.length - 1}`,
    men: men.map((one) => ({
      id: one.id,
      name: one.name,
      state: describeState(battle, one),
      guns: one.carId === null ? countGunsOn(battle, one, one.at).bare : 0,
      isMoved: movedIds.has(one.id),
    })),
    car,
    order,
    orderName: describeOrder(battle, order),
    options: options.map((sketch) => ({ ...{ target: null, to: null, forecast: null, warning: null }, ...sketch })),
    blocked: explainBlocked(battle, moved, options),
    reach: car === null ? { crept: reach('crept'), walked: reach('walked'), ran: reach('ran') } : null,
  };
}

/** Names an order as the end of a sentence about a squad. */
export function describeOrder(battle: Battle, order: StandingOrder | null): string {
  const name = (id: string): string => battle.figures[id]?.name ?? 'somebody';
  switch (order?.kind) {
    case undefined:
      return 'go about the job';
    case 'go':
    case 'cover':
      return 'go to a place and hold it';
    case 'hold':
      return 'hold and take cover';
    case 'guard':
      return `guard ${name(order.whom)}`;
    case 'leave':
      return 'get away';
    case 'fire':
      return order.target === null ? 'fire at will' : `fire at ${name(order.target)}`;
    case 'pin':
      return `keep ${name(order.target)} down`;
    case 'rush':
      return `rush ${name(order.target)}`;
    case 'errand':
      return errandNames[order.what];
    case 'drive':
      return 'drive there and get out';
    case 'get-out':
      return 'get out of the car';
    case 'hold-fire':
      return 'hold their fire';
  }
}

const errandNames = {
  grab: 'take the Loot',
  smash: 'smash the Loot',
  telephone: 'telephone for help',
  'cut-telephone': 'cut the telephone',
} as const;

function listTargets(battle: Battle, [first]: readonly FigureView[]): FigureView[] {
  if (first === undefined) return [];
  return listOtherFighters(battle, first.side).filter((one) => !one.isHidden && isFoe(battle, first, one));
}

function sketchAfoot(battle: Battle, men: readonly FigureView[]): Sketch[] {
  const targets = listTargets(battle, men);
  return [
    ...sketchPlaces(battle, men, targets),
    { verb: 'shoot', order: { kind: 'fire', target: null }, label: 'Fire at will' },
    ...targets.flatMap((target) => sketchShots(battle, men, target)),
    ...targets.flatMap((target) => sketchRush(battle, men, target)),
    { verb: 'hold', order: { kind: 'hold' }, label: 'Hold and take cover' },
    { verb: 'do', order: null, label: 'Go about the job' },
    ...sketchErrands(battle, men),
    { verb: 'leave', order: { kind: 'leave' }, label: 'Get out of here' },
  ];
}

function sketchAboard(battle: Battle, men: readonly FigureView[]): Sketch[] {
  const targets = listTargets(battle, men);
  const car = battle.cars[men[0]?.carId ?? ''];
  const isDriven = car?.isWrecked === false && car.driver !== null;
  return [
    { verb: 'shoot', order: { kind: 'fire', target: null }, label: 'Fire at will from the car' },
    ...targets.flatMap((target) => sketchShots(battle, men, target)),
    { verb: 'hold', order: { kind: 'hold-fire' }, label: 'Hold their fire' },
    ...(isDriven ? [{ verb: 'do', order: null, label: 'Drive on with the job' } as const] : []),
    { verb: 'do', order: { kind: 'get-out' }, label: 'Stop and get out' },
    ...(isDriven ? [{ verb: 'leave', order: { kind: 'leave' }, label: 'Drive off' } as const] : []),
  ];
}

/** Sketches places worth going to: for whoever cannot point at the table. */
function sketchPlaces(battle: Battle, [first]: readonly FigureView[], targets: readonly FigureView[]): Sketch[] {
  if (first === undefined) return [];
  const things = Object.values(battle.objectives)
    .filter(({ isDestroyed, heldBy }) => !isDestroyed && heldBy === null)
    .map(({ at }) => at);
  const nearest = targets
    .filter(({ carId }) => carId === null)
    .map(({ at }) => at)
    .toSorted((a, b) => computeDistance(a, first.at) - computeDistance(b, first.at))
    .slice(0, 1);
  const house = battle.layout.buildings.find(({ id }) => id === 'main')?.openings.find(({ kind }) => kind === 'door');
  const door = house === undefined ? [] : [{ x: (house.from.x + house.to.x) / 2, y: (house.from.y + house.to.y) / 2 }];
  const labels = new Set<string>();
  return [...door, ...things, ...nearest].flatMap((at): Sketch[] => {
    const to = { x: Math.round(at.x * 100) / 100, y: Math.round(at.y * 100) / 100 };
    const label = `Go${describePlace(battle, first, to)}`;
    if (labels.has(label)) return [];
    labels.add(label);
    return [{ verb: 'go', order: { kind: 'go', to }, label, to }];
  });
}

function sketchShots(battle: Battle, men: readonly FigureView[], target: FigureView): Sketch[] {
  const id = target.id;
  const shoot = forecastTogether(battle, men, target, false);
  const pin = forecastTogether(battle, men, target, true);
  const mark = target.carId === null ? target.name : `the car of ${target.name}`;
  return [
    ...(shoot === null || shoot.forecast.hit < leastChance
      ? []
      : [
          {
            verb: 'shoot',
            order: { kind: 'fire', target: id },
            label: `Fire at ${mark}`,
            target: id,
            ...shoot,
          } as const,
        ]),
    ...(pin === null || (pin.forecast.pinned ?? 0) < leastChance
      ? []
      : [{ verb: 'pin', order: { kind: 'pin', target: id }, label: `Keep ${mark} down`, target: id, ...pin } as const]),
  ];
}

/** Computes the chances of one shot by each of some men who can fire at a target; null if nobody can. */
function forecastTogether(
  battle: Battle,
  men: readonly FigureView[],
  target: FigureView,
  pins: boolean,
): { forecast: TargetOdds; warning: string | null } | null {
  let none = { hit: 1, out: 1, pinned: 1 };
  let hasShot = false;
  let pinsAny = false;
  let isKnown = true;
  const others = new Map<string, number>();
  for (const man of men) {
    const found = findShotAt(battle, man, target, pins);
    if (found === null) continue;
    hasShot = true;
    const { hit, pinned } = forecastShot(battle, man, target, found.shot);
    const out = forecastOut(battle, man, target, found.shot);
    if (out === null) isKnown = false;
    if (pinned !== null) pinsAny = true;
    none = { hit: none.hit * (1 - hit), out: none.out * (1 - (out ?? 0)), pinned: none.pinned * (1 - (pinned ?? hit)) };
    for (const name of listEndangered(battle, man, target)) others.set(name, (others.get(name) ?? 1) * (1 - hit));
  }
  if (!hasShot) return null;
  const forecast: TargetOdds = {
    hit: 1 - none.hit,
    out: isKnown ? 1 - none.out : null,
    pinned: pinsAny ? 1 - none.pinned : null,
    others: [...others].map(([name, missed]) => ({ name, hit: 1 - missed })),
  };
  const endangered = forecast.others.filter(({ hit }) => hit >= grave).map(({ name }) => name);
  return {
    forecast,
    warning: endangered.length === 0 ? null : `As likely to hit ${endangered.join(', ')} beside him.`,
  };
}

/** Lists the friends and bystanders who are hit as often as a target. */
function listEndangered(battle: Battle, man: FigureView, target: FigureView): string[] {
  return groupAround(battle, man, target)
    .filter((one) => one.id !== target.id && (one.side === man.side || one.side === 'civilians'))
    .map(({ name }) => name);
}

/** How far away an enemy may be who is rushed: a run with a good die, and another one. */
const rushInches = 16;

function sketchRush(battle: Battle, men: readonly FigureView[], target: FigureView): Sketch[] {
  if (target.carId !== null || !isStanding(target)) return [];
  const near = men.filter((one) => computeDistance(one.at, target.at) <= rushInches && one.lame !== 'lies').slice(0, 4);
  if (near.length === 0) return [];
  const hit = computeRoundChance(battle, near, target);
  const forecast: TargetOdds = { hit, out: null, pinned: null, others: [] };
  return hit < leastChance
    ? []
    : [
        {
          verb: 'rush',
          order: { kind: 'rush', target: target.id },
          label: `Rush ${target.name}`,
          target: target.id,
          forecast,
        },
      ];
}

function sketchErrands(battle: Battle, men: readonly FigureView[]): Sketch[] {
  const side = men[0]?.side as Side;
  const isRobbery = battle.plan.lootPoints > 0;
  const loot = isRobbery
    ? listLyingLoot(battle).map(({ id, at }): Sketch => ({
        verb: 'do',
        order: { kind: 'errand', what: 'grab', piece: id },
        label: `Take ${namePiece(id)}`,
        to: { x: at.x, y: at.y },
      }))
    : [];
  const phone = Object.values(battle.objectives).find(({ kind, isDestroyed }) => kind === 'telephone' && !isDestroyed);
  if (phone === undefined) return loot;
  const { id, at } = phone;
  const to = { x: at.x, y: at.y };
  const other = side === 'attackers' ? 'defenders' : 'attackers';
  const calls: Sketch = {
    verb: 'do',
    order: { kind: 'errand', what: 'telephone', piece: id },
    label: 'Telephone for help',
  };
  const cuts: Sketch = {
    verb: 'do',
    order: { kind: 'errand', what: 'cut-telephone', piece: id },
    label: 'Cut the telephone',
  };
  return [
    ...loot,
    ...(battle.phoned[side] ? [] : [{ ...calls, to }]),
    ...(battle.phoned[other] ? [] : [{ ...cuts, to }]),
  ];
}

/** Explains of each verb that no option is of why it is closed. */
function explainBlocked(
  battle: Battle,
  men: readonly FigureView[],
  options: readonly Sketch[],
): Partial<Record<Verb, string>> {
  const hasTarget = (verb: Verb): boolean => options.some((one) => one.verb === verb && (one.target ?? null) !== null);
  const isAboard = men[0]?.carId !== null;
  const blocked: Partial<Record<Verb, string>> = {};
  const shooting = explainNoShot(battle, men);
  if (!hasTarget('shoot')) blocked.shoot = shooting;
  if (!hasTarget('pin'))
    blocked.pin = men.some(hasLoadedGun) && shooting === noFairShot ? 'None of their guns blazes.' : shooting;
  if (!hasTarget('rush')) blocked.rush = isAboard ? 'They have to get out of the car first.' : 'Nobody is near enough.';
  return blocked;
}

const noFairShot = 'No shot has a chance worth naming.';

function explainNoShot(battle: Battle, men: readonly FigureView[]): string {
  const armed = men.filter(hasLoadedGun);
  if (armed.length === 0) return 'None of their guns is loaded.';
  const shots = listTargets(battle, men).flatMap((target) => armed.flatMap((man) => listShotsAt(battle, man, target)));
  return shots.length === 0 ? 'Nobody is in sight and range.' : noFairShot;
}
