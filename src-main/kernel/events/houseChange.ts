import { z } from 'zod';
import { describeRuleChanges, listFixedChanges } from '#shared/words/ruleChanges.ts';
import { changeHouse, type HouseChange, type HouseTable } from '#shared/words/houseRules.ts';
import { joinWords } from '#shared/words/text.ts';
import { type DeepReadonly, clonePlain } from '../readonly.ts';
import { refuseUnless } from '../refusal.ts';

/** A state whose house rules may be about to change. */
export type WithHouse<House> = {
  house: House;
  /** The set that counts once the running period is closed; absent when no change waits. */
  houseNext?: House;
};

/** `from`: the first period with the new rules; older files have none, and their changes counted at once. */
export const houseChangeFields = { change: z.string(), from: z.int().exactOptional() };

/** Keeps the new house rules until the running period is closed. */
export function announceHouse<House>(
  state: WithHouse<House>,
  { house, from }: { house: DeepReadonly<House>; from?: number },
): void {
  if (from === undefined) state.house = clonePlain(house) as House;
  else state.houseNext = clonePlain(house) as House;
}

/** Puts the announced house rules in force, if there are any. Called when a period closes. */
export function adoptHouse<House>(state: WithHouse<House>): void {
  if (state.houseNext === undefined) return;
  state.house = state.houseNext;
  delete state.houseNext;
}

/** Returns the house rules of the next period. */
export function findHouseNext<House>(state: DeepReadonly<WithHouse<House>>): House {
  return clonePlain(state.houseNext ?? state.house) as House;
}

/** Returns the changes in words. Refuses a set that changes nothing. */
export function requireHouseChange(
  table: Pick<HouseTable, 'rows' | 'fileRows'>,
  { before, after, rule }: { before: object; after: object; rule: string },
): string {
  const changes = describeRuleChanges(table, before, after);
  refuseUnless(changes.length > 0, 'Nothing would change; alter a house rule first.', rule);
  return joinWords(changes);
}

/**
 * Plans a change of house rules that counts from a period on. Refuses one of rules that are fixed for the whole game,
 * which `explainFixed` words, and one that changes nothing.
 */
export function planHouseChange<House extends object>(
  table: HouseTable,
  state: DeepReadonly<WithHouse<House>>,
  {
    change,
    from,
    rule,
    explainFixed,
  }: { change: HouseChange<House>; from: number; rule: string; explainFixed?: (fixed: readonly string[]) => string },
): { before: House; house: House; change: string; from: number } {
  const before = findHouseNext<House>(state);
  const house = changeHouse(table, before, change);
  const fixed = listFixedChanges(table, before, house);
  refuseUnless(fixed.length === 0, explainFixed?.(fixed) ?? `For the whole game stands: ${joinWords(fixed)}.`, rule);
  return { before, house, change: requireHouseChange(table, { before, after: house, rule }), from };
}

/** Names a ruling on house rules by two of its changes, and the number of the others. */
export function nameHouseChange<House extends object>(
  table: Pick<HouseTable, 'rows' | 'fileRows'>,
  before: House,
  change: HouseChange<House>,
): string {
  const changes = describeRuleChanges(table, before, changeHouse(table, before, change));
  const told = changes.slice(0, mostNamed).join(', ');
  const more = changes.length - mostNamed;
  return `Change the house rules${told === '' ? '' : `: ${told}`}${more > 0 ? ` and ${more} more` : ''}`;
}

const mostNamed = 2;

/** Describes a change for the log, with its first period: `turn 4`. */
export function describeHouseChange(
  { change, from }: { change?: string; from?: number },
  period: 'turn' | 'round',
): string {
  if (change === undefined) return 'The house rules are changed.';
  return from === undefined
    ? `House rules changed: ${change}.`
    : `House rules change from ${period} ${from} on: ${change}.`;
}
