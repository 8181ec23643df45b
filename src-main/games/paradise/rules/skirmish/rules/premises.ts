import { requireFigure, isInFight, computeStat, type Battle, type FigureView, type Side } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { makeChange } from '../events.ts';
import { computeDistance, type Point } from '../table/geometry.ts';

/** Near enough to touch something. */
export const reachInches = 1.5;

/** A piece of Loot that can be taken, and the fallen man who let it go. */
type LyingLoot = { id: string; at: Point; loot: number; holder: FigureView | null };

/** [SCN-1] Lists the Loot on the ground: free pieces, and those that a fallen man dropped. */
export function listLyingLoot(battle: Battle): LyingLoot[] {
  return Object.values(battle.objectives).flatMap((piece): LyingLoot[] => {
    if (piece.kind !== 'loot' || piece.isDestroyed) return [];
    const { id, loot } = piece;
    const holder = piece.heldBy === null ? null : requireFigure(battle, piece.heldBy);
    if (holder === null) return [{ id, at: { x: piece.at.x, y: piece.at.y }, loot, holder }];
    const isHeld = isInFight(holder) || holder.posture === 'gone';
    return isHeld ? [] : [{ id, at: { x: holder.at.x, y: holder.at.y }, loot, holder }];
  });
}

/** The pieces of Loot, in the order they are laid out. */
const pieces = ['cash register', 'slot machine', 'roulette wheel', 'beer', 'radio', 'strongbox'];

/** [SCN-1] A piece by name. */
export function namePiece(id: string): string {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 1);
  return `the ${pieces[(number - 1) % pieces.length] ?? 'Loot'}`;
}

/** [SCN-1] Finds a piece of Loot within a man's reach. */
export function findLootNear(battle: Battle, figure: FigureView): LyingLoot | null {
  return listLyingLoot(battle).find(({ at }) => computeDistance(at, figure.at) <= reachInches) ?? null;
}

/** [SCN-1] Returns true for a raider, who always has an axe, a hammer or a crowbar. */
export function canSmash(battle: Battle, figure: FigureView): boolean {
  const isRaider = battle.plan.scenario === 'smash-and-grab' && figure.side === 'attackers';
  return isRaider || figure.melee === 'smashing-tool' || figure.melee === 'axe';
}

/** [SCN-1] Tries a piece for a whole turn beside it: FISTS destroys it, STUNTS picks it up. */
export function tryLoot(table: BattleTable, figure: FigureView, id: string, how: 'grab' | 'smash'): void {
  const prize = listLyingLoot(table.state).find((one) => one.id === id);
  if (prize === undefined) throw new Error(`No Loot lies about as ${id}.`);
  const grabs = how === 'grab';
  const piece = namePiece(prize.id);
  const stat = grabs ? ('stunts' as const) : ('fists' as const);
  const { passed } = table.dice.test({
    purpose: `${figure.name} ${grabs ? 'grabs' : 'smashes'} ${piece}: ${stat.toUpperCase()}`,
    stat: computeStat(figure, stat),
  });
  const { holder, loot } = prize;
  const dropped = holder === null ? {} : { [holder.id]: { loot: holder.loot - loot } };
  table.emit({
    type: 'told',
    text: passed
      ? `${figure.name} ${grabs ? 'has' : 'smashes'} ${piece}.`
      : `${figure.name} gets nowhere with ${piece}.`,
    ...(passed && grabs
      ? {
          objectives: makeChange(prize.id, { heldBy: figure.id }),
          figures: { [figure.id]: { loot: figure.loot + loot }, ...dropped },
        }
      : {}),
    ...(passed && !grabs
      ? { objectives: makeChange(prize.id, { isDestroyed: true, heldBy: null }), figures: dropped }
      : {}),
  });
}

function findTelephone(battle: Battle, figure: FigureView): string | null {
  const phone = Object.values(battle.objectives).find(
    ({ kind, isDestroyed, at }) =>
      kind === 'telephone' && !isDestroyed && computeDistance(at, figure.at) <= reachInches,
  );
  return phone?.id ?? null;
}

/** [SCN-1] Returns true if a man is beside a telephone and his side has not called yet. */
export function canTelephone(battle: Battle, figure: FigureView): boolean {
  if (figure.side !== 'attackers' && figure.side !== 'defenders') return false;
  return !battle.phoned[figure.side] && findTelephone(battle, figure) !== null;
}

/** [SCN-1] Calls for help with a whole turn beside the telephone. */
export function callByTelephone(table: BattleTable, figure: FigureView): void {
  table.emit({ type: 'phoned', side: figure.side as Side });
  table.emit({ type: 'told', text: `${figure.name} gets through on the telephone.` });
}

/** [SCN-1] Returns true if a man is beside a telephone and the other side has not called yet. */
export function canCutTelephone(battle: Battle, figure: FigureView): boolean {
  if (figure.side !== 'attackers' && figure.side !== 'defenders') return false;
  const other: Side = figure.side === 'attackers' ? 'defenders' : 'attackers';
  return !battle.phoned[other] && findTelephone(battle, figure) !== null;
}

/** [SCN-1] Tears the telephone off the wall before it is used: FISTS. */
export function cutTelephone(table: BattleTable, figure: FigureView): void {
  const phone = findTelephone(table.state, figure);
  if (phone === null) return;
  const { passed } = table.dice.test({
    purpose: `${figure.name} tears the telephone off the wall: FISTS`,
    stat: computeStat(figure, 'fists'),
  });
  table.emit({
    type: 'told',
    text: passed ? 'The telephone is dead.' : 'The telephone stays on the wall.',
    ...(passed ? { objectives: makeChange(phone, { isDestroyed: true }) } : {}),
  });
}

/** [SCN-2, SCN-7] Returns true if a senseless figure is within a man's reach. */
export function canFinish(figure: FigureView, { posture, at }: FigureView): boolean {
  const isHelpless = posture === 'out-cold' || posture === 'knocked-out';
  return isHelpless && computeDistance(at, figure.at) <= reachInches;
}
