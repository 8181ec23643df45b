import type { FigureId } from '../battle.ts';
import { formatNumberedId } from './forces.ts';
import type { Muster, SideMuster } from './muster.ts';
import type { FigureSource, VehicleSource } from '../sources.ts';

/** New numbers by the old ids. */
type Numbers = ReadonlyMap<FigureId, FigureId>;

/**
 * Numbers the strangers of a muster in the order of the table: those on it first, then those who may still be called, a
 * series for each side; a side's cars have a series of their own. Only IDs and the names made of them change.
 */
export function numberMuster(muster: Muster): Muster {
  const attackers = countNumbers(muster.attackers);
  const defenders = countNumbers(muster.defenders);
  const { target } = muster;
  return {
    ...muster,
    attackers: renumber(muster.attackers, attackers),
    defenders: renumber(muster.defenders, defenders),
    target: target === null ? null : (attackers.get(target) ?? defenders.get(target) ?? target),
  };
}

function countNumbers({ crew, guards, reserve }: SideMuster): Numbers {
  const numbers = new Map<FigureId, FigureId>();
  let number = 0;
  for (const men of [crew, guards, reserve]) {
    for (const { id } of men) {
      number += 1;
      numbers.set(id, replaceNumber(id, number));
    }
  }
  return numbers;
}

/** Replaces the number at the end of an ID; an ID without one is kept. */
function replaceNumber(id: FigureId, number: number): FigureId {
  let end = id.length;
  while (end > 0 && isDigit(id.charCodeAt(end - 1))) end -= 1;
  return end === id.length ? id : formatNumberedId(id.slice(0, end), number);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function renumber(side: SideMuster, numbers: Numbers): SideMuster {
  const numberMen = (sources: readonly FigureSource[]): FigureSource[] =>
    sources.map((source) => {
      const id = numbers.get(source.id) ?? source.id;
      const { name } = source;
      const isNumbered = name.endsWith(source.id);
      return { ...source, id, name: isNumbered ? name.slice(0, -source.id.length) + id : name };
    });
  const { crew, guards, reserve, vehicles } = side;
  return {
    crew: numberMen(crew),
    guards: numberMen(guards),
    reserve: numberMen(reserve),
    vehicles: vehicles.map((one, i) => numberCar(one, i + 1, numbers)),
  };
}

function numberCar(vehicle: VehicleSource, number: number, numbers: Numbers): VehicleSource {
  const { id, aboard } = vehicle;
  return {
    ...vehicle,
    id: id.replace(/\d+/, `${number}`),
    ...(aboard === undefined ? {} : { aboard: aboard.map((one) => numbers.get(one) ?? one) }),
  };
}
