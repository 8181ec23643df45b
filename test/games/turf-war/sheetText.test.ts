import { describe, expect, it } from 'vitest';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { parseSheet, sheetExamples, type ParsedSheet } from '#shared/games/turf-war/sheetText.ts';
import type { SheetWords } from '#shared/games/turf-war/sheetNames.ts';
import type { LetterId } from '#shared/games/turf-war/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { mail as turfWarMail } from '#main/games/turf-war/rules/mail/mail.ts';
import { listOrderKinds } from '#test/support/orderKinds.ts';
import { Story } from './story.ts';

describe('a sheet as text', () => {
  const story = new Story();
  const seat = 'g1' as never;
  const { gangs, areas, pieces } = turfWar.view(story.state, seat);
  const letters: SheetWords['letters'] = [
    { id: 'l1' as LetterId, from: 'g3' as SeatId, proposal: { kind: 'gift', mc: 2 }, answer: null },
    { id: 'l2' as LetterId, from: 'g4' as SeatId, proposal: { kind: 'gift', mc: 2 }, answer: 'no' },
  ];
  const own = pieces.filter(({ gang }) => gang === seat);
  const sent: SheetWords['sent'] = [
    { to: 'g3' as SeatId, text: 'so far', proposal: null },
    { to: 'g3' as SeatId, text: '', proposal: { kind: 'stop-fighting', turns: 4 } },
  ];
  const words: SheetWords = { seat, gangs, areas, pieces: own, letters, sent };
  const nameOf = (id: string): string => pieces.find((one) => one.id === id)?.name ?? '';
  const read = (...lines: string[]): ParsedSheet =>
    parseSheet(
      lines.map((text, place) => ({ line: place + 1, text })),
      words,
    );

  it('[WAR-ORD-21] the forum’s one sentence is a MOVE and a JOIN', () => {
    const { orders, problems } = read(
      'Move 3 Hitmen into St. Thomas to ally with Skanky against DrSpike.',
      'move a hitman to gasworks',
    );
    expect(problems).toEqual([]);
    expect(orders).toEqual([
      { line: 1, order: { kind: 'move', pieces: ['g1-4', 'g1-5', 'g1-6'], area: 7 } },
      { line: 1, order: { kind: 'join', area: 7, partner: 'g3', enemy: 'g2', spoils: null } },
      { line: 2, order: { kind: 'move', pieces: ['g1-7'], area: 5 } },
    ]);
    story.give('g1', { kind: 'sheet', orders: orders.map(({ order }) => order) });
    expect(Object.keys(story.state.sealed.orders)).toHaveLength(3);
  });

  it('[WAR-ORD-21] reads every kind of order, and tells by its line what it does not understand', () => {
    const { orders, problems } = read(
      'Hire 2: Al Dunn, Ed Frost',
      `Move ${nameOf('g1-2')} to Potter's Field`,
      'Attack Skanky in Fish Quay',
      'Ally openly with Vesper and Skanky',
      'Leave secret',
      'Dissolve the open alliance',
      'Give Vesper 3 MC',
      'End the game',
      'Concede the game',
      `Refuse pay to ${nameOf('g1-4')}`,
      'Join Skanky against DrSpike in St. Thomas, spoils to Skanky',
      'Fall back to Manchester, then Gasworks',
      `Successor ${nameOf('g1-2')}`,
      'Successor nobody',
      `Rename ${nameOf('g1-1')} to Sal the Elder`,
      'Write to Skanky: meet me at the bridge',
      `Start ${nameOf('g1-5')} in Manchester`,
      'Answer Skanky: yes',
      'Dance',
      'Move 9 Hitmen to Gasworks',
      'Move Nobody to Gasworks',
      'Move a Hitman to Gazworks',
      'Hire',
      'Hire men',
    );
    expect(orders.map(({ order }) => order.kind)).toEqual([
      'hire',
      'move',
      'attack',
      'ally',
      'leave',
      'dissolve',
      'gift',
      'end',
      'concede',
      'withhold',
      'join',
      'fallback',
      'successor',
      'successor',
      'name',
      'letter',
      'deploy',
      'reply',
      'hire',
    ]);
    expect(orders[0]?.order).toEqual({ kind: 'hire', count: 2, names: ['Al Dunn', 'Ed Frost'] });
    expect(orders[11]?.order).toEqual({ kind: 'fallback', areas: [1, 5] });
    expect(problems.map(({ line }) => line)).toEqual([19, 20, 21, 22, 24]);
    expect(problems[0]?.sentence).toContain('start a line with Move, Place');
    expect(problems[1]?.sentence).toContain('You have 4 of them free');
    expect(problems[3]?.sentence).toBe('There is no area called “Gazworks”; did you mean Gasworks?');
  });

  it.each<[string, RegExp]>([
    ['Concede', /Write “Concede the game”/],
    ['Concede Gasworks to Skanky', /Write “Concede the game”/],
    ['Concede nothing', /Write “Concede the game”/],
    ['End', /Write “End the game”/],
    ['End turn', /Write “End the game”/],
    ['End the alliance with Skanky', /“Leave the open alliance”/],
    ['Hire 3 men', /Write “Hire”, how many in figures/],
    ['Hire 3 more Hitmen', /Write “Hire”/],
    ['Hire 3 for 15 MC', /Write “Hire”/],
    ['Hire 2 and place them in Gasworks', /Write “Hire”/],
    ['Hire two Hitmen', /in figures/],
    ['Hire 3: Al Dunn', /says 3 and names 1/],
    ['Hire 1 Hitman: Al Dunn, Ed Frost', /says 1 and names 2/],
    ['Hire 0', /Hire 1 to 100 Hitmen/],
    ['Fall back to the nearest pub', /no area called/],
    ['Move 0 Hitmen to Gasworks', /1 or more/],
  ])('[WAR-ORD-19, WAR-ORD-21] “%s” is refused: no word of it is passed over', (line, says) => {
    const { orders, problems } = read(line);
    expect(orders).toEqual([]);
    expect(problems[0]?.sentence).toMatch(says);
  });

  it.each<[string, object]>([
    ['Hire 3 Hitmen', { kind: 'hire', count: 3, names: [] }],
    ['Hire 2 Hitmen named Al Dunn and Ed Frost', { kind: 'hire', count: 2, names: ['Al Dunn', 'Ed Frost'] }],
    ['Hire a Hitman', { kind: 'hire', count: 1, names: [] }],
    ['Move 2 Hitmen and 1 Lieutenant to Gasworks', { kind: 'move', pieces: ['g1-4', 'g1-5', 'g1-2'], area: 5 }],
    ['Concede the game', { kind: 'concede' }],
    ['end the Game.', { kind: 'end' }],
  ])('[WAR-ORD-21] “%s” is read whole', (line, order) => {
    expect(read(line)).toMatchObject({ orders: [{ order }], problems: [] });
  });

  it('[WAR-ORD-22] an answer is for what a gang has proposed, and is given once', () => {
    expect(read('Answer Skanky yes').orders.map(({ order }) => order)).toEqual([
      { kind: 'reply', letter: 'l1', answer: 'yes' },
    ]);
    expect(read('Answer Vesper no')).toEqual({ orders: [], problems: [], repeated: [1] });
    const wrong = read('Answer Vesper yes', 'Answer DrSpike yes', 'Answer Skanky perhaps').problems;
    expect(wrong.map(({ sentence }) => sentence)).toEqual([
      'You have answered that gang no already.',
      'That gang has proposed nothing that waits for your answer.',
      'Write “Answer”, the gang that proposed something, and “yes” or “no”.',
    ]);
  });

  it('[WAR-ORD-22] a proposal of any kind is written in a line, and nothing is sent twice', () => {
    const proposals = (...lines: string[]) =>
      read(...lines).orders.map(({ order }) => ('proposal' in order ? order.proposal : order));
    expect(
      proposals(
        'Propose to Skanky: an open alliance with DrSpike and Skanky',
        'propose to Skanky: A secret alliance',
        'Propose to Skanky: together against DrSpike in Gasworks, spoils to us',
        'Propose to Skanky: together against DrSpike in Gasworks',
        "Propose to Skanky: keep off Gasworks and Potter's Field for a turn",
        'Propose to Skanky: no fighting for 3 turns.',
        'Propose to Skanky: a gift of 3 MC',
      ),
    ).toEqual([
      { kind: 'ally', alliance: 'open', members: ['g1', 'g3', 'g2'] },
      { kind: 'ally', alliance: 'secret', members: ['g1', 'g3'] },
      { kind: 'join', area: 5, enemy: 'g2', spoils: 'g1' },
      { kind: 'join', area: 5, enemy: 'g2', spoils: null },
      { kind: 'keep-off', areas: [5, 11], turns: 1 },
      { kind: 'stop-fighting', turns: 3 },
      { kind: 'gift', mc: 3 },
    ]);
    expect(read('Propose to Skanky: no fighting for 4 turns', 'Write to Skanky: so far').orders).toEqual([]);
    const { problems } = read(
      'Propose to Skanky: peace',
      'Propose no fighting for 3 turns',
      'Propose to Skanky: keep off Gazworks for 3 turns',
      'Propose to Nobody: a gift of 3 MC',
      'Propose to Skanky: no fighting for 99 turns',
    );
    expect(problems.map(({ line, sentence }) => `${line} ${sentence}`)).toEqual([
      expect.stringMatching(/^1 Propose “an open alliance”/u),
      '2 Write “Propose to”, a gang, a colon and what you propose.',
      '3 There is no area called “Gazworks”; did you mean Gasworks?',
      expect.stringMatching(/^4 There is no gang called “Nobody”/u),
      '5 Propose 1 to 20 turns.',
    ]);
  });

  it('[WAR-VIEW-8] every example of the blank sheet is read once its names are the game’s', () => {
    const kinds = new Set<string>(Object.keys(turfWarMail.notOnSheets));
    for (const example of sheetExamples) {
      const known = example
        .replace(/Sal Pike/g, nameOf('g1-2'))
        .replace(/Moe Ash/g, nameOf('g1-4'))
        .replace('Place 2', 'Place 0');
      const { orders, problems } = read(known);
      // Nobody waits to be placed yet.
      if (/^(Keep|Place)/.test(example)) {
        kinds.add('place');
        continue;
      }
      for (const { order } of orders) kinds.add(order.kind);
      expect(problems, example).toEqual([]);
      expect(orders.length, example).toBeGreaterThan(0);
    }
    expect([...kinds].sort()).toEqual(listOrderKinds('turf-war'));
  });
});
