import { clonePlain } from '#kernel/readonly.ts';
import type { Reserve } from '../plan.ts';
import type { FigureSource } from '../sources.ts';
import type { Car, Figure, Firearm } from './pieces.ts';

/**
 * Copies of what stands on a table, field by field: every figure and every car of every battle is then laid out
 * alike, which is what makes them quick to read, and nothing is asked of a copy but its own fields.
 */

export function copyOfFigure(figure: Figure): Figure {
  const { stats, at, spareDrum } = figure;
  return {
    id: figure.id,
    side: figure.side,
    kind: figure.kind,
    name: figure.name,
    profile: figure.profile,
    stats: { ...stats },
    wounds: figure.wounds,
    lame: figure.lame,
    skills: [...figure.skills],
    firearms: figure.firearms.map(copyOfFirearm),
    spareDrum: spareDrum === null ? null : { kind: spareDrum.kind, id: spareDrum.id },
    melee: figure.melee,
    grenades: figure.grenades,
    dynamite: figure.dynamite,
    gasoline: figure.gasoline,
    at: { x: at.x, y: at.y },
    posture: figure.posture,
    recovery: figure.recovery,
    missesCards: figure.missesCards,
    isNervous: figure.isNervous,
    aimsAt: figure.aimsAt,
    gait: figure.gait,
    isHidden: figure.isHidden,
    isClimbing: figure.isClimbing,
    climbed: figure.climbed,
    carId: figure.carId,
    hostages: [...figure.hostages],
    heldBy: figure.heldBy,
    prisoners: [...figure.prisoners],
    hasSeenSurrender: figure.hasSeenSurrender,
    loot: figure.loot,
    isDrunk: figure.isDrunk,
    luck: figure.luck,
    spunk: figure.spunk,
    toughness: figure.toughness,
    charm: figure.charm,
    isStoneCold: figure.isStoneCold,
    madeName: figure.madeName,
    deadlySixes: figure.deadlySixes,
    deadlySevens: figure.deadlySevens,
    killedBy: figure.killedBy,
    isBoss: figure.isBoss,
    hasPanicked: figure.hasPanicked,
    hasFired: figure.hasFired,
    post: figure.post,
    worksHere: figure.worksHere,
  };
}

export function copyOfFirearm({ gun, isEmpty, isJammed, blasts }: Firearm): Firearm {
  return { gun, isEmpty, isJammed, blasts };
}

export function copyOfCar(car: Car): Car {
  const copy: Car = {
    id: car.id,
    side: car.side,
    kind: car.kind,
    upgrades: [...car.upgrades],
    at: { x: car.at.x, y: car.at.y },
    facing: car.facing,
    speed: car.speed,
    route: car.route.map(({ x, y }) => ({ x, y })),
    driven: car.driven,
    driver: car.driver,
    riders: [...car.riders],
    boards: [...car.boards],
    hasBrakes: car.hasBrakes,
    hasEngine: car.hasEngine,
    canRace: car.canRace,
    isWrecked: car.isWrecked,
    burnsIn: car.burnsIn,
    isOffTable: car.isOffTable,
    isHomeward: car.isHomeward,
    loot: car.loot,
  };
  if (car.willExplode !== undefined) copy.willExplode = car.willExplode;
  return copy;
}

export function copyOfReserve({ men, vehicles }: Reserve): Reserve {
  return { men: men.map(copyOfSource), vehicles: clonePlain(vehicles) };
}

/** Figures that he may still have rolled belong to nobody and stay. */
function copyOfSource(source: FigureSource): FigureSource {
  const { stats, skills, guns } = source;
  return { ...source, stats: { ...stats }, skills: [...skills], guns: [...guns] };
}
