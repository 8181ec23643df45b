import type { BattleSheet, SheetFigure } from '#shared/games/paradise/views/battle.ts';
import type { BattleOutcome, GangsterFate } from '#shared/games/paradise/battles.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';

/** How a report says that somebody came through, in one word. */
export const conditions = [
  { id: 'unhurt', name: 'Unhurt', wounds: 0, isDead: false, isArrested: false },
  { id: 'light', name: 'Light wound', wounds: 1, isDead: false, isArrested: false },
  { id: 'wound', name: 'Wound', wounds: 2, isDead: false, isArrested: false },
  { id: 'serious', name: 'Serious', wounds: 4, isDead: false, isArrested: false },
  { id: 'dead', name: 'Dead', wounds: 0, isDead: true, isArrested: false },
  { id: 'arrested', name: 'Arrested', wounds: 0, isDead: false, isArrested: true },
] as const;
export type ConditionId = (typeof conditions)[number]['id'] | 'other';

/** The word for a fate, or `other` when it takes figures. */
export function findCondition({ wounds, isDead, isArrested }: GangsterFate): ConditionId {
  if (isDead) return 'dead';
  const found = conditions.find(
    (one) => !one.isDead && one.wounds === wounds && one.isArrested === isArrested,
  );
  return found?.id ?? 'other';
}

/** A report with one gangster's fate changed, added when he was called during the battle. */
export function setFate(
  outcome: BattleOutcome,
  gangster: GangsterId,
  change: Partial<GangsterFate>,
): BattleOutcome {
  const fresh: GangsterFate = {
    gangster,
    wounds: 0,
    isDead: false,
    isArrested: false,
    madeName: false,
    grenadesUsed: 0,
  };
  const known = outcome.fates.find((fate) => fate.gangster === gangster);
  const next = { ...(known ?? fresh), ...change };
  return {
    ...outcome,
    fates:
      known === undefined
        ? [...outcome.fates, next]
        : outcome.fates.map((fate) => (fate.gangster === gangster ? next : fate)),
  };
}

/** [GANG-9] A man's supplies, and the place in his fate that says how much of them he used. */
export const usedUp = [
  { carried: 'grenades', used: 'grenadesUsed', name: 'grenades' },
  { carried: 'dynamite', used: 'dynamiteUsed', name: 'sticks of dynamite' },
  { carried: 'gasoline', used: 'gasolineUsed', name: 'gasoline bombs' },
] as const;

/** The kinds of `usedUp` that a figure has any of, with how many. */
export function listUses(explosives: SheetFigure['explosives']) {
  return usedUp
    .map((kind) => ({ ...kind, most: explosives[kind.carried] }))
    .filter(({ most }) => most > 0);
}

/** A report without somebody who stayed at home after all. */
export function removeFate(outcome: BattleOutcome, gangster: GangsterId): BattleOutcome {
  return { ...outcome, fates: outcome.fates.filter((fate) => fate.gangster !== gangster) };
}

/** The losses of a battle to each gang, by name; the worst first. */
export type Loss = { what: string; names: readonly string[] };

/** Lists the men whom a run kills, wounds and has booked. */
export function listLosses(sheet: BattleSheet, { fates }: BattleOutcome): Loss[] {
  const names = namesOn(sheet);
  const lost = (what: string, of: (fate: GangsterFate) => boolean): Loss => ({
    what,
    names: fates.filter(of).map(({ gangster }) => names.get(gangster) ?? 'somebody'),
  });
  return [
    lost('Dead', ({ isDead }) => isDead),
    lost('Wounded', ({ wounds, isDead }) => wounds > 0 && !isDead),
    lost('Booked', ({ isArrested }) => isArrested),
  ].filter((loss) => loss.names.length > 0);
}

function namesOn(sheet: BattleSheet): ReadonlyMap<GangsterId, string> {
  return new Map(
    [...sheet.attackers.figures, ...sheet.defenders.figures].flatMap(({ gangster, name }) =>
      gangster === null ? [] : [[gangster, name] as const],
    ),
  );
}

/** A copy to fill in: the program's own records stay as they are. */
export function reportDraft(outcome: BattleOutcome): BattleOutcome {
  return structuredClone(outcome);
}

/** Lists the differences between two reports, in words, for anyone who overrules. */
export function listOverruled(
  sheet: BattleSheet,
  run: BattleOutcome,
  draft: BattleOutcome,
): string[] {
  const names = namesOn(sheet);
  const changes: string[] = [];
  if (run.ending !== draft.ending || run.winner !== draft.winner) changes.push('how it ended');
  for (const fate of draft.fates) {
    const before = run.fates.find(({ gangster }) => gangster === fate.gangster);
    if (JSON.stringify(before) !== JSON.stringify(fate)) {
      changes.push(names.get(fate.gangster) ?? 'somebody');
    }
  }
  for (const fate of run.fates) {
    if (!draft.fates.some(({ gangster }) => gangster === fate.gangster)) {
      changes.push(names.get(fate.gangster) ?? 'somebody');
    }
  }
  if (JSON.stringify(run.loot) !== JSON.stringify(draft.loot)) changes.push('the Loot');
  if (JSON.stringify(run.causes) !== JSON.stringify(draft.causes))
    changes.push('what the public saw');
  if (JSON.stringify(run.others) !== JSON.stringify(draft.others)) changes.push('the others');
  if (JSON.stringify([run.wrecked, run.taken]) !== JSON.stringify([draft.wrecked, draft.taken])) {
    changes.push('the vehicles');
  }
  return changes;
}
