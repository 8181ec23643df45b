import type { SeatId } from '#shared/words/ids.ts';
import { stats, type StatBlock } from '#shared/games/paradise/people.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import { countSkillSixes, type Recruit, type RolledUp } from '#shared/games/paradise/recruits.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import type { ParadiseTable } from '../table.ts';
import { rolledUp, statTable } from '../tables/people/people.ts';

/** [GANG-6] The eight dice: as typed with the order, or thrown now. */
export function rollEightDice(table: ParadiseTable, recruit: RolledUp): readonly number[] {
  if (recruit.dice !== undefined) return recruit.dice;
  return table.dice.faces({ purpose: `Rolling up ${recruit.name}`, count: rolledUp.dice });
}

/** [GANG-6] Each pair of a 1 and a 6 reads as a 2 and a 5; sorted downward. */
export function readPairs(dice: readonly number[]): number[] {
  const ones = dice.filter((face) => face === 1).length;
  const sixes = dice.filter((face) => face === 6).length;
  let pairs = Math.min(ones, sixes);
  let left = pairs;
  const read = dice.map((face) => {
    if (face === 1 && pairs > 0) {
      pairs -= 1;
      return 2;
    }
    if (face === 6 && left > 0) {
      left -= 1;
      return 5;
    }
    return face;
  });
  return read.sort((a, b) => b - a);
}

/** [GANG-6] The best six of eight, one of them at least 3 for HITS. */
export function keepBestFaces(dice: readonly number[]): number[] {
  return readPairs(dice).slice(0, rolledUp.kept);
}

/**
 * [GANG-6] Refuses stats that do not use the dice they come with, and more skills than those dice have sixes that
 * count.
 */
export function requireDice(recruit: Recruit, { skillSixes }: Pick<HouseRules, 'skillSixes'>): void {
  if (recruit.method !== 'rolled-up') return;
  const { dice, stats: named, sixSkills, name } = recruit;
  if (dice === undefined) {
    refuseUnless(
      named === undefined,
      `Give the stats of ${name} with the eight dice that threw them, or leave both out.`,
      'GANG-6',
    );
    return;
  }
  if (named !== undefined) requireUses(named, keepBestFaces(dice), name);
  requireSixCount(sixSkills.length, countSkillSixes(dice, skillSixes), name);
}

/** [GANG-6] Refuses more skills for sixes than were thrown. */
export function requireSixCount(named: number, sixes: number, name: string): void {
  refuseUnless(
    named <= sixes,
    `${name} threw ${sixes === 1 ? 'one six that counts' : `${sixes} sixes that count`}; name no more skills for them.`,
    'GANG-6',
  );
}

/** [GANG-6] The six kept faces in the six stats: as ordered, as answered, or by a sound default. */
export function assignStats(
  table: ParadiseTable,
  recruit: RolledUp,
  kept: readonly number[],
  { seat, asks }: { seat: SeatId; asks: boolean },
): StatBlock {
  if (recruit.stats !== undefined) {
    requireUses(recruit.stats, kept, recruit.name);
    return { ...recruit.stats };
  }
  if (!asks) return assignSensibleStats(kept);
  const values = table.ask.assign({
    for: seat,
    prompt: `${recruit.name} threw ${kept.join(', ')}: which stat gets which?`,
    values: [...kept],
    slots: statTable.map(({ stat, name }) => ({
      id: stat,
      label: name,
      minimum: stat === 'hits' ? computeMinimumHits(kept) : 1,
    })),
  });
  return createStatBlock((stat) => values[stat] ?? 1);
}

/** Returns the least HITS: 3, or the best kept die if none reaches 3. */
function computeMinimumHits(kept: readonly number[]): number {
  return Math.min(rolledUp.minimumHits, Math.max(...kept));
}

function requireUses(block: StatBlock, kept: readonly number[], name: string): void {
  const used = stats.map((stat) => block[stat]).sort((a, b) => b - a);
  refuseUnless(
    used.join() === [...kept].join(),
    `${name}’s stats must use his six dice ${kept.join(', ')}, each once.`,
    'GANG-6',
  );
  refuseUnless(
    block.hits >= computeMinimumHits(kept),
    `${name} needs at least ${computeMinimumHits(kept)} HITS.`,
    'GANG-6',
  );
}

/** Spreads the dice as a fighter needs them: SMARTS and HITS first, STUNTS last. */
function assignSensibleStats(kept: readonly number[]): StatBlock {
  const order = ['smarts', 'hits', 'gats', 'fists', 'guts', 'stunts'];
  return createStatBlock((stat) => kept[order.indexOf(stat)] ?? 1);
}

function createStatBlock(valueOf: (stat: (typeof stats)[number]) => number): StatBlock {
  return {
    fists: valueOf('fists'),
    gats: valueOf('gats'),
    guts: valueOf('guts'),
    stunts: valueOf('stunts'),
    smarts: valueOf('smarts'),
    hits: valueOf('hits'),
  };
}
