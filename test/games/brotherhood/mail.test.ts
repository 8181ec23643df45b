import { describe, expect, it } from 'vitest';
import { fileSheet } from '#commands/mail.ts';
import { undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { exportPacket } from '#queries/mail.ts';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import { mail } from '#main/games/brotherhood/rules/mail/mail.ts';
import type { BrotherhoodState } from '#main/games/brotherhood/rules/state.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { parseSheet, sheetExamples, type ParsedSheet } from '#shared/games/brotherhood/sheetText.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listOrderKinds } from '#test/support/orderKinds.ts';
import { noon } from '#test/support/campaigns.ts';
import { played } from '#test/support/everyGame.ts';
import { Story } from './story.ts';

const g1 = 'g1' as SeatId;
const words = {
  families: [
    { seat: g1, name: 'Alzetta' },
    { seat: 'g2' as SeatId, name: 'Benvolio' },
    { seat: 'g3' as SeatId, name: 'Corvini' },
  ],
  areas: [
    { id: 'millgate' as const, name: 'Millgate' },
    { id: 'skid-row' as const, name: 'Skid Row' },
  ],
};
const read = (...lines: string[]): ParsedSheet =>
  parseSheet(
    lines.map((text, place) => ({ line: place + 1, text })),
    words,
  );

async function openFirstTurn() {
  const session = await played('brotherhood', 0);
  const human = session.rulebook.seats(session.snapshot.state).find(({ isHuman }) => isHuman);
  if (human === undefined) throw new Error('Somebody plays.');
  return { session, seat: human.seat };
}

describe('a sheet of The Brotherhood as text', () => {
  it('[BRO-VIEW-7] every example on the blank sheet is an order', () => {
    const { orders, problems } = read(...sheetExamples);
    expect(problems).toEqual([]);
    expect(orders).toHaveLength(sheetExamples.length);
    const kinds = [...orders.map(({ order }) => order.kind), ...Object.keys(mail.notOnSheets)];
    expect([...new Set<string>(kinds)].sort()).toEqual(listOrderKinds('brotherhood'));
  });

  it('[BRO-VIEW-7] the blank sheet of the first turn says how to open, in whichever area that can be done', async () => {
    const { session, seat } = await openFirstTurn();
    const { content } = exportPacket(session, { seat, viewer: seat, format: 'txt' });
    const example = /^# +(Open \d in .+)$/mu.exec(content)?.[1] ?? '';
    const outcome = await fileSheet(session, { seat, text: example }, noon);
    expect([example, outcome.kind]).toEqual([example, 'done']);
  });

  it('[BRO-ORD-1] lines mean what they say, in any case', () => {
    expect(
      read(
        'pay the benvolio $3,000',
        'SEND 3 thugs and a hitman to skid row.',
        'Open 2 in Millgate: pool hall, loan office',
        'Fire everywhere at Benvolio and Corvini',
        'Deal in Millgate: offer Benvolio 1 operation and $2,000; ask nothing; accept 1 operation and $4,000',
        'Influence in Millgate: neutralise Benvolio, protect operation, frame',
        'Promise Corvini in turns 4 to 5: stay out of Skid Row',
      ).orders.map(({ order }) => order),
    ).toEqual([
      { kind: 'give-money', to: 'g2', dollars: 3_000 },
      { kind: 'hoods', area: 'skid-row', thugs: 3, hitmen: 1 },
      { kind: 'open', area: 'millgate', count: 2, descriptions: ['pool hall', 'loan office'] },
      { kind: 'fire', area: 'all', at: ['g2', 'g3'] },
      {
        kind: 'deal',
        area: 'millgate',
        offer: { with: 'g2', giveRevenue: 1, giveDollars: 2_000, askRevenue: 0, askDollars: 0 },
        accept: { maxRevenue: 1, maxDollars: 4_000 },
      },
      {
        kind: 'influence',
        area: 'millgate',
        uses: [
          { kind: 'neutralise', family: 'g2' },
          { kind: 'protect', what: 'revenue' },
          { kind: 'frame', family: null },
        ],
      },
      {
        kind: 'message',
        to: 'g3',
        text: 'stay out of Skid Row',
        promise: { what: { kind: 'stay-out', area: 'skid-row' }, fromTurn: 4, toTurn: 5 },
      },
    ]);
  });

  it('[BRO-ORD-5] what is not understood is told by its line, with what to write instead', () => {
    const { orders, problems } = read(
      'Dance',
      'Send men to Millgate',
      'Open 1 in Milgate',
      'Pay Benvolo $1',
      'Open 0 in Millgate',
      'As last turn',
      'Expect $4,000',
    );
    expect(orders).toEqual([{ line: 7, order: { kind: 'expects', dollars: 4_000 } }]);
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6]);
    const said = problems.map(({ sentence }) => sentence).join('\n');
    for (const hint of ['start a line with Pay', '“Send”', 'did you mean Millgate?', 'did you mean Benvolio?']) {
      expect(said).toContain(hint);
    }
  });
});

describe('The Brotherhood by mail', () => {
  it('[BRO-VIEW-7] a filled-in sheet is filed whole, in place of what was there, and handed in', async () => {
    const session = await played('brotherhood', 1);
    const look = () => brotherhood.view(session.snapshot.state as BrotherhoodState, g1);
    const { families, areas, date } = look();
    const nameOf = (seat: string): string => families.find((one) => one.seat === seat)?.name ?? '';
    const area = areas[0]?.name ?? '';
    const first = await fileSheet(session, { seat: g1, text: `Send 1 Thug to ${area}` }, noon);
    expect(first.kind).toBe('done');
    const text = [
      `> Sheet of ${nameOf('g1')}, ${date}`,
      'Expect $4,000',
      `> Send 2 Thugs to ${area}`,
      `Write to ${nameOf('g2')}: see you`,
      '-- ',
      'sent from the docks',
    ].join('\r\n');
    const filed = await fileSheet(session, { seat: g1, text }, noon);
    expect('problems' in filed ? filed.problems : []).toEqual([]);
    const [sheet] = look().sheets;
    expect(sheet?.lines.map(({ order }) => order)).toEqual([
      { kind: 'expects', dollars: 4_000 },
      { kind: 'hoods', area: areas[0]?.id, thugs: 2, hitmen: 0 },
    ]);
    expect(sheet?.isReady).toBe(true);
    expect(look().messages.some(({ from, text: said }) => from === g1 && said === 'see you')).toBe(true);
    expect(verifyCampaign(session).findings).toEqual([]);
    await undo(session, {});
    expect(look().sheets[0]?.lines.map(({ order }) => order)).toMatchObject([{ kind: 'hoods', thugs: 1 }]);
  });

  it('[BRO-VIEW-7, BRO-ORD-5] refusals come with their line and rule, beside those that cannot be read', async () => {
    const session = await played('brotherhood', 1);
    const { areas } = brotherhood.view(session.snapshot.state as BrotherhoodState, g1);
    const area = areas[0]?.name ?? '';
    const text = `Open 40 in ${area}\nSend 90 Thugs to ${area}\nJump`;
    const outcome = await fileSheet(session, { seat: g1, text }, noon);
    if (outcome.kind !== 'wrong') throw new Error('The sheet was taken.');
    expect(outcome.problems.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(outcome.problems.map(({ rule }) => rule?.slice(0, 3) ?? null)).toEqual(['BRO', 'BRO', null]);
  });

  it('[BRO-VIEW-7, BRO-FOG-1] a packet says the same whatever its reader cannot know', () => {
    const story = new Story({ families: 3 });
    story.give('B', { kind: 'hoods', area: 'millgate', thugs: 2 });
    story.give('B', { kind: 'message', to: 'g3', text: 'The red door.' });
    const told = (state: BrotherhoodState): string => JSON.stringify(mail.packet(brotherhood.view(state, g1), g1));
    const before = told(story.state);
    const other = clonePlain<BrotherhoodState>(story.state);
    const rival = other.families['g2' as SeatId];
    if (rival === undefined) throw new Error('g2 plays.');
    rival.cashDollars += 5_000;
    other.messages = [];
    other.sealed.orders = {};
    expect(told(other)).toBe(before);
    expect(before).toContain('How you stand');
    expect(before).not.toContain('red door');
  });

  it.each<[object, object, object, RegExp]>([
    [
      { kind: 'pay', dollars: 3_000 },
      { kind: 'expects', dollars: 1_000 },
      { kind: 'give-money', to: 'g2', dollars: 3_000 },
      /no line for it: “Pay \S+ \$3,000”/u,
    ],
    [
      { kind: 'stay-out', area: 'millgate' },
      { kind: 'hoods', area: 'millgate', thugs: 1 },
      { kind: 'hoods', area: 'skid-row', thugs: 1 },
      /to stay out of Millgate, and your sheet goes there/u,
    ],
    [
      { kind: 'no-fire' },
      { kind: 'fire', area: 'all', at: ['g2'] },
      { kind: 'fire', area: 'all', at: ['g3'] },
      /not to fire, and your sheet fires at them/u,
    ],
  ])(
    '[BRO-DEAL-2] a sheet is warned of its own promise %j, with %j and not with %j',
    (what, breaking, keeping, says) => {
      const told = (...lines: object[]): string => {
        const story = new Story({ families: 3 });
        const promise = { what, fromTurn: 1, toTurn: 2 };
        story.give('A', { kind: 'message', to: 'g2', text: '', promise });
        for (const line of lines) story.give('A', line);
        return (mail.listWarnings?.(story.state, g1) ?? []).join(' ');
      };
      expect(told(breaking)).toMatch(says);
      expect(told(keeping)).toBe('');
    },
  );

  it('[BRO-VIEW-7] a packet for a forum has no mark that a name smuggles in', async () => {
    const session = await played('brotherhood', 1);
    const { content } = exportPacket(session, { seat: g1, viewer: g1, format: 'bbcode' });
    expect(content).toContain('[code]');
    expect(content.match(/\[b\]/g)?.length).toBe(content.match(/\[\/b\]/g)?.length);
  });
});
