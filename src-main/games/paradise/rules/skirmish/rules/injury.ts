import type { Modifier } from '#shared/words/dice.ts';
import { requireFigure, isInFight, isLaw, isOnTable, type FigureId, type FigureView } from '../battle.ts';
import { listEverybody, findGround } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { type FigureChange, makeChange } from '../events.ts';
import { duck } from './shooting/ducking.ts';
import { computeDistance, type Point } from '../table/geometry.ts';
import { letHostagesGo, removeHostage } from './brawling/hostages.ts';
import { listHitCauses } from './publicView.ts';
import { findSight } from '../table/terrain.ts';
import { rollAgainst } from './luck.ts';
import { sumModifiers } from './shooting/shot.ts';
import { testNerve, testNerves, witnessInches } from './nerve.ts';
import { hasPassedOut, takeBlow } from '../table/pieces.ts';

/** [HIT-1] The effect of a roll on the Deadly Weapons table, by its total. */
export type Injury = { name: string; woundPoints: number; recoverActions: number; kills: boolean };

const injuries: readonly Injury[] = [
  { name: 'nothing', woundPoints: 0, recoverActions: 0, kills: false },
  { name: 'a near miss', woundPoints: 0, recoverActions: 1, kills: false },
  { name: 'a near miss', woundPoints: 0, recoverActions: 1, kills: false },
  { name: 'a light wound', woundPoints: 1, recoverActions: 1, kills: false },
  { name: 'a wound', woundPoints: 2, recoverActions: 2, kills: false },
  { name: 'it is serious', woundPoints: 4, recoverActions: 0, kills: false },
  { name: 'a gory death', woundPoints: 0, recoverActions: 0, kills: true },
];

/** [HIT-1] The table's row for a total; below 1 counts as 1, above 7 as 7. */
export function findInjury(total: number): Injury {
  const row = injuries[Math.min(7, Math.max(1, total)) - 1];
  if (row === undefined) throw new Error('The Deadly Weapons table has seven rows.');
  return row;
}

/** [HIT-1, HIT-2, SK-63] Computes how likely one hit kills him. */
export function findDeathChance(victim: FigureView, modifiers: readonly Modifier[]): number {
  const added = sumModifiers(modifiers);
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => {
    const { kills, woundPoints } = findInjury(face + added);
    const points = Math.max(0, woundPoints - (victim.toughness > 0 ? 1 : 0));
    return kills || (woundPoints > 0 && victim.stats.hits - victim.wounds - points <= 0);
  });
  return faces.length / 6;
}

/** [SK-34] A Lucky Cuss has a roll against him thrown again from a wound upward. */
const luckFrom = 5;

/** The blow that hit a figure, and its author. */
export type Blow = {
  by: FigureId | null;
  modifiers: Modifier[];
  isShot: boolean;
  /** [SCN-12] True if he hurt himself, in a crash or a fall. */
  isMishap?: boolean;
};

/**
 * [HIT-1, SK-26, SK-34, SK-63] Rolls one hit on the Deadly Weapons table, with its wound, and the nerves of those
 * affected.
 */
export function rollDeadlyHit(table: BattleTable, id: FigureId, blow: Blow): void {
  const victim = requireFigure(table.state, id);
  if (!isOnTable(victim) || victim.posture === 'dead') return;
  const roll = rollAgainst(
    table,
    id,
    { purpose: `Deadly Weapons on ${victim.name}`, modifiers: blow.modifiers },
    luckFrom,
  );
  const flinches = blow.isShot && victim.skills.includes('gun-shy') && roll.total <= 1;
  const injury = findInjury(flinches ? 2 : roll.total);
  countDeadlyRoll(table, blow.by, roll.total);
  const saw = blow.isShot ? listHitCauses(table.state, victim) : [];
  if (saw.length > 0) table.emit({ type: 'told', text: 'The city will hear of it.', saw });
  const isMishap = blow.isMishap ?? false;
  if (injury.kills) kill(table, victim, { by: blow.by, isGory: true, isMishap });
  else if (injury.woundPoints > 0) wound(table, victim, injury, blow);
  else {
    const isNearMiss = injury.recoverActions > 0;
    const recovery = Math.max(victim.recovery, injury.recoverActions);
    table.emit({
      type: 'told',
      text: `${victim.name}: ${injury.name}.`,
      figures: makeChange(id, isNearMiss ? { recovery, aimsAt: null } : {}),
    });
    if (isNearMiss && blow.isShot) duck(table, id, findPlace(table, blow.by));
  }
}

function findPlace(table: BattleTable, id: FigureId | null): Point | null {
  return id === null ? null : requireFigure(table.state, id).at;
}

/** [GUTS-4] Sixes and sevens make a reputation. */
function countDeadlyRoll(table: BattleTable, by: FigureId | null, total: number): void {
  if (by === null || total < 6) return;
  const shooter = requireFigure(table.state, by);
  const change: FigureChange =
    total >= 7 ? { deadlySevens: shooter.deadlySevens + 1 } : { deadlySixes: shooter.deadlySixes + 1 };
  table.emit({ type: 'told', text: `One more for ${shooter.name}’s reputation.`, figures: makeChange(by, change) });
}

/**
 * [HIT-1, HIT-1a, HIT-2] Adds up wounds: at HITS 0 the figure dies, at 0 in any other stat he is out of the fight. A
 * wound knocks him down; a serious one lames him, and with one point of HITS left he cannot get up.
 */
function wound(table: BattleTable, victim: FigureView, injury: Injury, blow: Blow): void {
  const bounces = victim.toughness > 0 ? 1 : 0;
  const points = Math.max(0, injury.woundPoints - bounces);
  const wounds = victim.wounds + points;
  const hitsLeft = victim.stats.hits - wounds;
  if (hitsLeft <= 0) {
    const isMishap = blow.isMishap ?? false;
    kill(table, { ...victim, wounds }, { by: blow.by, isGory: false, isMishap });
    return;
  }
  const isOut = hasPassedOut({ stats: victim.stats, wounds });
  const isSerious = injury.woundPoints >= 4;
  const lies = victim.lame === 'lies' || (isSerious && hitsLeft < 2);
  const isUp = isSerious && !lies && victim.posture === 'up';
  table.emit({
    type: 'told',
    text: `${victim.name}: ${injury.name}${isOut && isInFight(victim) ? ', and he passes out' : ''}.`,
    figures: makeChange(victim.id, {
      wounds,
      toughness: victim.toughness - bounces,
      recovery: Math.max(victim.recovery, injury.recoverActions),
      posture: takeBlow(victim, isOut ? 'out-cold' : isUp ? 'up' : 'down'),
      aimsAt: null,
      ...(lies ? { lame: 'lies' as const } : isSerious ? { lame: 'limps' as const } : {}),
    }),
    saw: listPoliceCauses(table, victim, blow),
  });
  if (!isUp) letHostagesGo(table, victim.id);
  if (isOut) return;
  testNerve(table, victim.id, { because: 'his wound', modifiers: [], isOverWound: true });
}

/**
 * [PO-2, PO-6, SCN-12] Lists the outrage for officers of the city whom a gangster hurt, not their own guns or wheels.
 * Hurt Feds are counted at the end.
 */
function listPoliceCauses(
  table: BattleTable,
  victim: FigureView,
  { by, isMishap }: Pick<Blow, 'by' | 'isMishap'>,
): 'police-hurt'[] {
  const isTheirs = by === null ? !(isMishap ?? false) : !isLaw(requireFigure(table.state, by));
  return victim.kind === 'police' && isTheirs ? ['police-hurt'] : [];
}

/**
 * [HIT-1, GUTS-1, PO-2] Kills a figure, with the outrage and the nerves of the witnesses: friends test GUTS, and at a
 * gory death all do, at -2.
 */
export function kill(
  table: BattleTable,
  victim: FigureView,
  how: { by: FigureId | null; isGory: boolean; isMishap?: boolean },
): void {
  const isCivilian = victim.kind === 'civilian';
  const isInnocent = ['Little Old Lady', 'Street Kid'].includes(victim.profile);
  const wasHeld = victim.heldBy !== null;
  table.emit({
    type: 'told',
    text: `${victim.name} is dead.`,
    figures: {
      [victim.id]: { posture: 'dead', wounds: victim.wounds, heldBy: null, aimsAt: null, killedBy: how.by },
      ...removeHostage(table.state, victim),
    },
    saw: [
      ...listPoliceCauses(table, victim, how),
      ...(isCivilian && wasHeld ? (['hostage-killed'] as const) : []),
      ...(isCivilian && !wasHeld && isInnocent ? (['innocent-killed'] as const) : []),
      ...(isCivilian && !wasHeld && !isInnocent ? (['citizen-killed'] as const) : []),
    ],
  });
  letHostagesGo(table, victim.id);
  const witnesses = listWitnesses(table, victim, how).map(({ id }) => id);
  testNerves(table, witnesses, ({ side }) => ({
    because: `${victim.name}’s death`,
    modifiers: how.isGory ? [{ reason: 'gory death', value: -2 }] : [],
    isOverWound: side === victim.side,
  }));
}

/** [HIT-1, GUTS-1, GUTS-4] Lists friends in sight, and at a gory death all but the killer and Stone Cold Killers. */
function listWitnesses(
  table: BattleTable,
  victim: FigureView,
  how: { by: FigureId | null; isGory: boolean },
): FigureView[] {
  const layout = findGround(table.state);
  return listEverybody(table.state).filter(
    (figure) =>
      figure.id !== how.by &&
      figure.id !== victim.id &&
      (how.isGory || figure.side === victim.side) &&
      figure.side !== 'civilians' &&
      isInFight(figure) &&
      !(how.isGory && figure.isStoneCold) &&
      computeDistance(figure.at, victim.at) <= witnessInches &&
      findSight(layout, figure.at, victim.at).isClear,
  );
}

/** [HIT-1] Returns true at half speed: after a serious wound, but not after small ones that add up to one. */
export function isHobbling(figure: FigureView): boolean {
  return figure.lame === 'limps';
}

/** [HIT-1, FIST-2] Spends an action on his recovery; the last one brings him to his feet, if he can stand. */
export function recover(table: BattleTable, figure: FigureView): void {
  const recovery = Math.max(0, figure.recovery - 1);
  const isUp = recovery === 0 && figure.lame !== 'lies';
  table.emit({
    type: 'told',
    text: isUp ? `${figure.name} is on his feet.` : `${figure.name} gathers himself.`,
    figures: makeChange(figure.id, { recovery, posture: isUp ? 'up' : figure.posture }),
  });
}
