import type { BattleSheet, SheetFigure } from '#shared/games/paradise/views/battle.ts';
import {
  createUnhurtFate,
  type BattleOutcome,
  type BattleSide,
  type GangsterFate,
  type GunTaken,
  type OthersFate,
} from '#shared/games/paradise/battles.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { BargainTerms } from '#shared/games/paradise/orders/bargains.ts';

/** How a report says that somebody came through, in one word. */
export const conditions = [
  { id: 'unhurt', name: 'Unhurt', wounds: 0, isDead: false },
  { id: 'light', name: 'Light wound', wounds: 1, isDead: false },
  { id: 'wound', name: 'Wound', wounds: 2, isDead: false },
  { id: 'serious', name: 'Serious', wounds: 4, isDead: false },
  { id: 'dead', name: 'Dead', wounds: 0, isDead: true },
] as const;
export type ConditionId = (typeof conditions)[number]['id'] | 'other';

/** The word for a man's wounds, or `other` when it takes figures; an arrest is told beside it. */
export function findCondition({ wounds, isDead }: Pick<GangsterFate, 'wounds' | 'isDead'>): ConditionId {
  if (isDead) return 'dead';
  return conditions.find((one) => !one.isDead && one.wounds === wounds)?.id ?? 'other';
}

/**
 * Reads the number in a field, even an impossible one: the report is refused with the reason, and nothing else is
 * sent.
 */
export function readNumber(field: HTMLInputElement): number {
  if (field.value === '') field.value = '0';
  return Number(field.value);
}

/** Groups that may grow during a battle: bystanders, the boys of the block, police that is called in. */
export function mayGrow({ kind, side }: Pick<OthersFate, 'kind' | 'side'>): boolean {
  return side === 'civilians' || side === 'law' || kind === 'street';
}

/** A report with one number of a group changed; a group that may grow has at least as many as fell. */
export function setGroup(
  outcome: BattleOutcome,
  group: OthersFate,
  key: 'present' | 'dead' | 'hurt' | 'arrested',
  value: number,
): BattleOutcome {
  const next = { ...group, [key]: value };
  const fell = next.dead + next.hurt + next.arrested;
  if (mayGrow(group) && fell > next.present) next.present = fell;
  return {
    ...outcome,
    others: outcome.others.map((one) => (one.kind === group.kind && one.side === group.side ? next : one)),
  };
}

/** A report with the guns that men picked up and kept; none at all leaves no trace. */
export function setGunsTaken(outcome: BattleOutcome, guns: readonly GunTaken[]): BattleOutcome {
  const { gunsTaken: _before, ...rest } = outcome;
  return guns.length === 0 ? rest : { ...rest, gunsTaken: [...guns] };
}

/** A report with the terms two gangs agreed on; without any the topic of the Meet is theirs. */
export function setAgreedTerms(outcome: BattleOutcome, terms: BargainTerms | null): BattleOutcome {
  const { terms: _before, ...rest } = outcome;
  return terms === null ? rest : { ...rest, terms };
}

/** A report with the sides that drew at a Meet; none at all leaves it to what was planned. */
export function setDrew(outcome: BattleOutcome, sides: readonly BattleSide[]): BattleOutcome {
  const { drew: _before, ...rest } = outcome;
  return sides.length === 0 ? rest : { ...rest, drew: [...sides] };
}

/** A report with the men who went over to the others; none at all leaves no trace. */
export function setChangedSides(outcome: BattleOutcome, changes: readonly ChangedSide[]): BattleOutcome {
  const { changedSides: _before, ...rest } = outcome;
  return changes.length === 0 ? rest : { ...rest, changedSides: [...changes] };
}

/** A man who went over, and where to. */
export type ChangedSide = NonNullable<BattleOutcome['changedSides']>[number];

/** A report with the number of employees killed; 0 leaves no trace. */
export function setEmployeesDead(outcome: BattleOutcome, count: number): BattleOutcome {
  const { employeesDead: _before, ...rest } = outcome;
  return count === 0 ? rest : { ...rest, employeesDead: count };
}

/** A report with one gangster's fate changed, added when he was called during the battle. */
export function setFate(outcome: BattleOutcome, gangster: GangsterId, change: Partial<GangsterFate>): BattleOutcome {
  const known = outcome.fates.find((fate) => fate.gangster === gangster);
  const next = { ...(known ?? createUnhurtFate(gangster)), ...change };
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
  return usedUp.map((kind) => ({ ...kind, most: explosives[kind.carried] })).filter(({ most }) => most > 0);
}

/** A report without somebody who stayed at home after all. */
export function removeFate(outcome: BattleOutcome, gangster: GangsterId): BattleOutcome {
  return { ...outcome, fates: outcome.fates.filter((fate) => fate.gangster !== gangster) };
}

function mapNames(sheet: BattleSheet): ReadonlyMap<GangsterId, string> {
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
export function listOverruled(sheet: BattleSheet, run: BattleOutcome, draft: BattleOutcome): string[] {
  const names = mapNames(sheet);
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
  if (JSON.stringify(run.causes) !== JSON.stringify(draft.causes)) changes.push('what the public saw');
  if (JSON.stringify(run.others) !== JSON.stringify(draft.others)) changes.push('the others');
  if (JSON.stringify(run.gunsTaken ?? []) !== JSON.stringify(draft.gunsTaken ?? [])) {
    changes.push('the guns taken');
  }
  if (JSON.stringify(run.terms ?? null) !== JSON.stringify(draft.terms ?? null)) {
    changes.push('the terms');
  }
  if (JSON.stringify(run.changedSides ?? []) !== JSON.stringify(draft.changedSides ?? [])) {
    changes.push('who changed sides');
  }
  if ((run.employeesDead ?? 0) !== (draft.employeesDead ?? 0)) changes.push('the employees');
  if (JSON.stringify([run.wrecked, run.taken]) !== JSON.stringify([draft.wrecked, draft.taken])) {
    changes.push('the vehicles');
  }
  return changes;
}
