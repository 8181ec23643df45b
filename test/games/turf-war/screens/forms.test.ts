import { describe, expect, it } from 'vitest';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { hasPassed, createProposalOrder, describeProposal } from '#shared/games/turf-war/proposals.ts';
import { findOrder, formatXp } from '#games/turf-war/people.ts';
import { searchRows, setRule } from '#frame/house/rows.ts';
import { readRule, describeRule } from '#shared/words/houseRules.ts';
import { houseRulesSchema, houseTable } from '#shared/games/turf-war/houseRules.ts';
import { orderSchema, proposalSchema } from '#shared/games/turf-war/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { knownIds } from '#test/support/rulePages.ts';
import { Story } from '../story.ts';

const [j, s, k] = ['g1', 'g2', 'g3'] as SeatId[] as [SeatId, SeatId, SeatId];
const names = {
  nameOf: (seat: SeatId): string =>
    new Map<string, string>([
      ['g1', 'Jamski'],
      ['g2', 'DrSpike'],
      ['g3', 'Skanky'],
    ]).get(seat) ?? seat,
  areaName: (number: number): string => `area ${number}`,
};

describe('what a letter proposes', () => {
  const letter = (proposal: unknown, answer: 'yes' | 'no' | null = 'yes') => ({
    turn: 4,
    from: j,
    to: s,
    proposal: proposalSchema.parse(proposal),
    answer,
  });

  it('[WAR-ORD-22] an accepted proposal is written on either sheet as the order that keeps it', () => {
    const join = letter({ kind: 'join', area: 7, enemy: k, spoils: s });
    expect(createProposalOrder(join, j)).toEqual({ kind: 'join', area: 7, partner: s, enemy: k, spoils: s });
    expect(createProposalOrder(join, s)).toMatchObject({ kind: 'join', partner: j });
    const ally = letter({ kind: 'ally', alliance: 'secret', members: [j, s] });
    expect(createProposalOrder(ally, s)).toEqual({ kind: 'ally', alliance: 'secret', members: [j, s] });
    const story = new Story({ gifts: true });
    for (const [seat, order] of [
      ['g1', createProposalOrder(join, j)],
      ['g2', createProposalOrder(join, s)],
      ['g1', createProposalOrder(ally, j)],
      ['g1', createProposalOrder(letter({ kind: 'gift', mc: 3 }), j)],
    ] as const) {
      expect(story.refusal(seat, orderSchema.parse(order))).toBeNull();
    }
  });

  it('[WAR-ORD-22] an alliance or a JOIN of a turn before is no more to be answered, a longer promise is', () => {
    const join = letter({ kind: 'join', area: 7, enemy: k }, null);
    expect(hasPassed(join, join.turn)).toBe(false);
    expect(hasPassed(join, join.turn + 1)).toBe(true);
    const ally = letter({ kind: 'ally', alliance: 'open', members: [j, s] }, null);
    expect(hasPassed(ally, ally.turn + 2)).toBe(true);
    const truce = letter({ kind: 'stop-fighting', turns: 3 }, null);
    expect(hasPassed(truce, truce.turn + 1)).toBe(false);
  });

  it('[WAR-ORD-22] nothing is offered to be written before a yes, to a third, or where no order keeps it', () => {
    const join = { kind: 'join', area: 7, enemy: k };
    expect(createProposalOrder(letter(join, null), j)).toBeNull();
    expect(createProposalOrder(letter(join, 'no'), j)).toBeNull();
    expect(createProposalOrder(letter(join), k)).toBeNull();
    expect(createProposalOrder(letter({ kind: 'gift', mc: 3 }), s)).toBeNull();
    expect(createProposalOrder(letter({ kind: 'stop-fighting', turns: 2 }), j)).toBeNull();
  });

  it('[WAR-ORD-22] reads as a sentence', () => {
    const told = (proposal: unknown): string => describeProposal(proposalSchema.parse(proposal), names);
    expect(told({ kind: 'ally', alliance: 'secret', members: [j, s] })).toBe(
      'A secret alliance of Jamski and DrSpike.',
    );
    expect(told({ kind: 'join', area: 7, enemy: k, spoils: s })).toBe(
      'Together against Skanky in area 7; DrSpike keeps the place.',
    );
    expect(told({ kind: 'keep-off', areas: [1, 2], turns: 1 })).toBe('Keep off area 1 and area 2 for a turn.');
    expect(told({ kind: 'stop-fighting', turns: 3 })).toBe('No fighting between us for 3 turns.');
    expect(told({ kind: 'gift', mc: 4 })).toBe('A gift of 4 MC.');
  });
});

describe('the house rules in a form', () => {
  const standard = houseRulesSchema.parse({});

  it('[WAR-HOUSE-1, WAR-HOUSE-19] every one has a row with a rule of the book, and words for what it is set to', () => {
    for (const row of houseTable.rows) {
      expect(knownIds).toContain(row.ruleId);
      expect(describeRule(standard, row)).not.toBe('');
    }
    const keys = new Set(houseTable.rows.map(({ key }) => key.split('.')[0]));
    const inForce = Object.keys(standard).filter((key) => key !== 'map' && key !== 'wards');
    expect([...keys].sort()).toEqual(inForce.sort());
  });

  it('[WAR-HOUSE-3, WAR-HOUSE-5] sums of money are told in MC, other figures are not', () => {
    const told = houseTable.rows.filter((row) => describeRule(standard, row).endsWith(' MC'));
    expect(told.map(({ key }) => key)).toEqual([
      'start.mc',
      'prices.hire',
      'prices.salary',
      'prices.lieutenantConsolation',
      'prices.hitmanConsolation',
      'prices.income',
    ]);
  });

  it('[WAR-ASK-16] one is changed and the others stay; what cannot be is told in a sentence', () => {
    const row = (key: string) => {
      const found = houseTable.rows.find((one) => one.key === key);
      if (found === undefined) throw new Error(key);
      return found;
    };
    expect(setRule(houseTable, standard, row('prices.hire'), '7')).toEqual({
      ...standard,
      prices: { ...standard.prices, hire: 7 },
    });
    expect(setRule(houseTable, standard, row('gifts'), 'true')).toMatchObject({ gifts: true });
    expect(setRule(houseTable, standard, row('donStrength'), '1')).toMatchObject({ donStrength: 1 });
    expect(setRule(houseTable, { ...standard, range: 3 }, row('range'), '')).toMatchObject({ range: null });
    expect(setRule(houseTable, standard, row('lastTurn'), '3')).toMatch(/5 to 200/);
    expect(readRule(standard, 'xp.don')).toBe('20');
    expect(searchRows(houseTable.rows, 'war-house-12').map(({ key }) => key)).toEqual(['grace']);
  });
});

describe('people on a sheet', () => {
  it('[WAR-VIEW-3] XP are shown with what the next rank takes, orders beside those they name', () => {
    const needed = { lieutenant: 10, don: 20 };
    expect(formatXp({ rank: 'hitman', xp: 4 }, needed)).toBe('4 of 10');
    expect(formatXp({ rank: 'lieutenant', xp: 12 }, needed)).toBe('12 of 20');
    expect(formatXp({ rank: 'don', xp: 3 }, needed)).toBe('3');
    const story = new Story();
    story.move('g1', [4], 'Gasworks');
    const view = turfWar.view(story.state, j);
    const orders = view.sheets[0]?.orders ?? [];
    const named = view.pieces.filter(({ id }) => findOrder(orders, id) !== null);
    expect(named.map(({ id }) => id)).toEqual(['g1-4']);
  });
});
