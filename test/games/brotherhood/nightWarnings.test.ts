import { describe, expect, it } from 'vitest';
import { quoteSheet } from '#main/games/brotherhood/rules/quote.ts';
import { exportPacket } from '#queries/mail.ts';
import { listFiledLines } from '#main/games/brotherhood/rules/handlers.ts';
import { played } from '#test/support/everyGame.ts';
import { seatOf, Story } from './story.ts';

const hoods = (thugs: number, hitmen = 0) => ({ kind: 'hoods', area: 'millgate', thugs, hitmen });
const godfather = { kind: 'godfather', area: 'millgate' };
const deal = { kind: 'deal', area: 'all', accept: { maxRevenue: 1, maxDollars: 0 } };
const nowhere = 'Your sheet does not say where your Godfather stands; he goes where most of your men are.';
const takes = 'the family that kills his guards shoots him and takes all that you own.';
const refused =
  'Your sheet accepts no terms in Millgate, so all terms are refused there; a line “Deal in Millgate: accept …” says what you would give.';

/** [BRO-HOOD-1, BRO-GF-3] Thugs cost $2,000, twelve of them; six Hitmen $4,000; strangers $5,000. */
const table: [turn: number, cash: number, lines: object[], warnings: string[]][] = [
  [3, 60_000, [], []],
  [
    4,
    25_000,
    [],
    [`From turn 5 on your Godfather stands in an area. The Bs may have $25,000, enough for 12 hoods there; ${takes}`],
  ],
  [5, 25_000, [], [nowhere]],
  [
    5,
    25_000,
    [hoods(3), deal],
    [`Your Godfather stands in Millgate with 3 hoods. The Bs may have $25,000, enough for 12 hoods; ${takes}`],
  ],
  [
    5,
    5_000,
    [hoods(1), deal],
    [`Your Godfather stands in Millgate with 1 hood. The Bs may have $5,000, enough for 2 hoods; ${takes}`],
  ],
  [5, 5_000, [hoods(2), deal], []],
  [
    5,
    53_000,
    [hoods(2, 1)],
    [`Your Godfather stands in Millgate with 3 hoods. The Bs may have $53,000, enough for 19 hoods; ${takes}`, refused],
  ],
  [5, 53_000, [hoods(2, 2)], []],
  [
    12,
    8_000,
    [godfather, deal],
    [`Your Godfather stands in Millgate with no hood. The Bs may have $8,000, enough for 4 hoods; ${takes}`],
  ],
];

describe('the turn that can end a family', () => {
  it.each(table)(
    '[BRO-GF-4, BRO-GF-6] in turn %i, with $%i at a rival’s and the sheet %j',
    (turn, cash, lines, warnings) => {
      const story = new Story({ turn, families: 2 });
      story.cash('A', 100_000);
      story.cash('B', cash);
      for (const line of lines) story.give('A', line);
      const sum = quoteSheet(story.state, seatOf('A'), listFiledLines(story.state, seatOf('A')));
      expect(sum.warnings).toEqual(warnings);
    },
  );

  it.each([
    ['away', 0, [nowhere]],
    ['free', 0, [nowhere]],
    ['jailed', 9_999, []],
    ['jailed', 10_000, [nowhere]],
  ] as const)('[BRO-GF-1, BRO-JAIL-4] with a Godfather who is %s and $%i', (status, cash, warnings) => {
    const story = new Story({ turn: 5, families: 2 });
    story.cash('A', cash);
    story.cash('B', 50_000);
    story.godfather('A').status = status;
    expect(quoteSheet(story.state, seatOf('A'), []).warnings).toEqual(warnings);
  });

  it('[BRO-VIEW-7] the packet of turn 4 warns of turn 5', async () => {
    const session = await played('brotherhood', 3);
    const human = session.rulebook.seats(session.snapshot.state).find(({ isHuman }) => isHuman);
    const seat = human?.seat ?? seatOf('A');
    const { content } = exportPacket(session, { seat, viewer: seat, format: 'txt' });
    expect(content.replace(/\s+/gu, ' ')).toContain('From turn 5 on your Godfather stands in an area.');
  });
});
