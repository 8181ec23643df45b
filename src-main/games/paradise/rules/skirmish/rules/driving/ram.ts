import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Battle, CarId } from '#main/games/paradise/rules/skirmish/battle.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { requireCar } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { computeDistance, type Point } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import type { Building, Layout, LayoutView } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/** Distance of a truck's middle from a gate at which it goes through. */
const ramInches = 2;

/** [SCN-10] Finds the building with a closed gate, and its place; null if there is none or it is open. */
export function findShutGate(layout: LayoutView): { building: DeepReadonly<Building>; at: Point } | null {
  for (const building of layout.buildings) {
    const gate = building.openings.find(({ kind }) => kind === 'gate');
    if (gate === undefined) continue;
    const { from, to } = gate;
    return { building, at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
  }
  return null;
}

/** [SCN-10] True if a truck of the attackers is still to go through a gate. */
export function isRam(battle: Battle, id: CarId): boolean {
  const car = battle.cars[id];
  return car?.kind === 'truck' && car.side === 'attackers' && findShutGate(battle.layout) !== null;
}

/** [SCN-10] Rams the gate open with a truck, which stops in it. */
export function ramGate(table: BattleTable, id: CarId): void {
  if (!isRam(table.state, id)) return;
  const { at, speed, isWrecked } = requireCar(table, id);
  const gate = findShutGate(table.state.layout);
  if (gate === null || speed === 'stopped' || isWrecked) return;
  if (computeDistance(at, gate.at) > ramInches) return;
  table.emit({
    type: 'gate-rammed',
    building: gate.building.id,
    text: `The truck goes through the gate of ${gate.building.name}.`,
  });
  table.emit({
    type: 'told',
    text: `The gate of ${gate.building.name} is open.`,
    cars: makeChange(id, { speed: 'stopped' }),
  });
}

/** [SCN-10] The door to the street of the building that is fought over is a gate, and shut. */
export function addGate(layout: Layout): Layout {
  const [main, ...rest] = layout.buildings;
  if (main === undefined) return layout;
  const [front, ...others] = main.openings;
  if (front === undefined) return layout;
  const known = gated.get(layout.buildings);
  const buildings = known ?? [{ ...main, openings: [{ ...front, kind: 'gate' }, ...others] }, ...rest];
  if (known === undefined) gated.set(layout.buildings, buildings);
  return { ...layout, buildings };
}

/** Houses with a closed gate, cached by the same houses without it, for all battles at that gate. */
const gated = new WeakMap<Building[], Building[]>();

/** [SCN-10] The layout with the gate of a building open, as a door is. */
export function openGate(layout: Layout, id: string): Layout {
  const buildings = layout.buildings.map((building) =>
    building.id === id
      ? {
          ...building,
          openings: building.openings.map((one) => (one.kind === 'gate' ? { ...one, kind: 'door' as const } : one)),
        }
      : building,
  );
  // New houses, because obstacles to bodies and views are cached by them.
  return { ...layout, buildings };
}
