import { capitalize } from '#shared/words/text.ts';
import { describe, expect, it } from 'vitest';
import { undo } from '#commands/undo.ts';
import { fileSheet } from '#commands/mail.ts';
import { exportPacket } from '#queries/mail.ts';
import { notOnSheets, parseSheet, sheetExamples } from '#main/games/paradise/rules/mail/sheetText.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listOrderKinds } from '#test/support/orderKinds.ts';
import { noon } from '#test/support/campaigns.ts';
import { played } from '#test/support/everyGame.ts';

const seat = 'g1' as SeatId;
const man = (id: string, name: string, over: object = {}) => ({ id, name, gang: seat, ...over });
const view = {
  gangs: [
    { seat, name: 'Ours' },
    { seat: 'g2', name: 'The Cedar Hill Combine' },
  ],
  gangsters: [
    man('p1', '“Spats” Doogan', { mayStillTalk: false }),
    man('p2', '“Big Tommy” MacDallan', { mayStillTalk: true }),
  ],
  rivals: [{ id: 'p9', name: 'Sal Pike', knownBy: seat, gang: 'g2' }],
  vehicles: [
    { id: 'v1', gang: seat, name: 'Car', kind: 'car', upgrades: [] },
    { id: 'v2', gang: 'g2', name: 'Car', kind: 'car', upgrades: [] },
  ],
  businesses: [
    { id: 'docks.speakeasy.1', name: 'The Blue Parrot', district: 'docks' },
    { id: 'downtown.speakeasy.1', name: 'Café Mirador', district: 'downtown' },
    { id: 'cedar-hill.nightclub.1', name: 'Café Mirador', district: 'cedar-hill' },
  ],
  officials: [
    { id: 'captain.1', kind: 'captain', name: 'Dunn', post: 'Captain of the 1st Precinct' },
    { id: 'captain.2', kind: 'captain', name: 'Pell', post: 'Captain of the 2nd Precinct' },
    { id: 'chief', kind: 'chief', name: 'Amos Orr', post: 'Police Chief' },
    { id: 'editor', kind: 'editor', name: 'Hob Lane', post: 'City Editor' },
    { id: 'mayor', kind: 'mayor', name: 'Ed Gray', post: 'Mayor' },
    { id: 'reporter.1', kind: 'reporter', name: 'Ash', post: 'Reporter' },
  ],
  attorneyGeneral: 'Lowe',
  bargains: {
    proposals: [
      { id: 'n1', from: 'g2', to: seat },
      { id: 'n2', from: seat, to: 'g2' },
    ],
  },
  deals: [{ id: 'd1', asker: 'g2', other: seat, isInForce: true }],
  shows: {
    boxers: [
      { id: 'b1', name: 'Kid Malone' },
      { id: 'b2', name: 'Red Ash' },
    ],
    bands: [{ id: 'h1', name: 'The Hot Five' }],
    offers: [
      { id: 'o1', from: 'g2', to: seat, isAccepted: false },
      { id: 'o2', from: seat, to: 'g2', isAccepted: false },
    ],
  },
  departed: [{ id: 'p7', name: 'Moe Ash' }],
} as unknown as CampaignView;

const read = (...lines: string[]) =>
  parseSheet(
    view,
    seat,
    lines.map((text, at) => ({ line: at + 1, text })),
  );

const tom = read('Guard The Blue Parrot with Spats').orders[0]?.order;

describe('names on a sheet of Paradise', () => {
  it.each(['Spats', 'doogan', 'spats doogan', '‘Spats’ Doogan', 'Spat', 'SPATS'])(
    '[MONTH-6] “%s” is a man of the gang',
    (name) => {
      expect(read(`Guard Blue Parrot with ${name}`)).toEqual({ orders: [{ line: 1, order: tom }], problems: [] });
    },
  );

  it.each(['pats', 'oog', 'Dan', 'All', 'an', 'Sp', 'Spats Tommy', 'Doogan Spats'])(
    '[MONTH-6] “%s” is nobody: a name counts from the beginning of its words',
    (name) => {
      const { orders, problems } = read(`Guard Blue Parrot with ${name}`);
      expect(orders).toEqual([]);
      expect(problems[0]?.sentence).toMatch(/^There is no man of yours called/u);
    },
  );

  it('[MONTH-6] a name that several bear, or nearly, is refused with them', () => {
    expect(read('Raid Café Mirador with Spats').problems[0]?.sentence).toBe(
      '“Café Mirador” may be any of Café Mirador (Downtown); Café Mirador (Cedar Hill); write which.',
    );
    expect(read('Guard Blue Parrot with Doogen').problems[0]?.sentence).toBe(
      'There is no man of yours called “Doogen”; did you mean “Spats” Doogan?',
    );
  });

  it.each([
    ['the Police Chief', 'chief'],
    ['Police Chief', 'chief'],
    ['the Chief of Police', 'chief'],
    ['Chief', 'chief'],
    ['Chief Amos Orr', 'chief'],
    ['Police Chief Amos Orr', 'chief'],
    ['Amos Orr', 'chief'],
    ['Orr', 'chief'],
    ['the City Editor', 'editor'],
    ['Mayor Ed Gray', 'mayor'],
    ['the Captain of the 2nd Precinct', 'captain.2'],
    ['Police Captain Pell', 'captain.2'],
  ])('[OFF-1] “%s” is an official, by every name he has', (name, official) => {
    expect(read(`Bribe ${name}`).orders[0]?.order).toEqual({ kind: 'bribe', official });
  });

  it('[OFF-1] a post that several hold is refused with its holders', () => {
    expect(read('Bribe the Police Captain').problems[0]?.sentence).toBe(
      '“the Police Captain” may be any of Captain Dunn; Captain Pell; write which.',
    );
  });

  it('[MONTH-6] a name in quotation marks is not quoted twice', () => {
    expect(read('Guard Blue Parrot with “Bugs” Malone').problems[0]?.sentence).toBe(
      'There is no man of yours called “‘Bugs’ Malone”; write the name as it stands in the packet.',
    );
  });

  it.each(['2 Torpedoes', '2 Torpedos', '2 torpedo'])('[GANG-13] “%s” are hired', (muscle) => {
    expect(read(`Raid Blue Parrot with Spats and ${muscle}`).orders[0]?.order).toMatchObject({
      muscle: [{ profile: 'torpedo', count: 2 }],
    });
  });

  it.each([
    ['to soothe the city', -1],
    ['to rouse the city', 1],
    ['down', -1],
    ['against the heat up', 1],
  ])('[OFF-9] a column is written “%s”', (words, change) => {
    expect(read(`Column of Reporter Ash ${words}`).orders[0]?.order).toMatchObject({ change });
  });

  it('[MONTH-6] men whose names hold commas, “and” or a number are written as they are called', () => {
    const odd = [
      man('p3', 'Sal Pike, Jr.'),
      man('p4', 'Mick and Mack Dunn'),
      man('p5', '6 Toes'),
      man('p6', 'Flowers & Son'),
    ];
    const crowd = { ...view, gangsters: [...view.gangsters, ...odd] } as CampaignView;
    const text = 'Guard Blue Parrot with Sal Pike, Jr., Mick and Mack Dunn, 6 Toes & Flowers and Son';
    const { orders, problems } = parseSheet(crowd, seat, [{ line: 1, text }]);
    expect(problems).toEqual([]);
    expect(orders[0]?.order).toMatchObject({ crew: ['p3', 'p4', 'p5', 'p6'] });
  });

  it.each([
    ['Bid 1,500 for Captain Dunn', 1500],
    ['Bid $1500 for Captain Dunn', 1500],
    ['Bid 12,000 for Captain Dunn', 12000],
  ])('[OFF-6] “%s” bids %i dollars', (line, dollars) => {
    expect(read(line).orders[0]?.order).toMatchObject({ limitDollars: dollars });
  });

  it.each(['Bid 1,5 for Captain Dunn', 'Bid 10,00,0 for Captain Dunn', 'Bid 1.500 for Captain Dunn'])(
    '[OFF-6] “%s” is refused: a comma stands before three digits',
    (line) => {
      expect(read(line)).toEqual({
        orders: [],
        problems: [{ line: 1, sentence: 'Write a sum as 1500 or 1,500: a comma stands before three digits.' }],
      });
    },
  );
});

describe('a sheet of Paradise', () => {
  it('[MONTH-6] a man hired on one line is used on another, above or below', async () => {
    const session = await played('paradise', 1);
    const own = session.rulebook.seats(session.snapshot.state).find((one) => one.takesOrders);
    const at = own?.seat ?? seat;
    const seen = session.rulebook.view(session.snapshot.state, at) as CampaignView;
    const rival = seen.gangs.find((gang) => gang.seat !== at)?.name ?? '';
    const door = seen.businesses.find(({ owner }) => owner === at)?.name ?? '';
    const text = `Hire a Punk called Cal Yost\nGuard ${door} with Cal Yost\nRumble with ${rival}`;
    const outcome = await fileSheet(session, { seat: at, text }, noon);
    expect(outcome).toMatchObject({
      kind: 'done',
      receipt: { lines: [{ fate: 'done' }, { fate: 'filed' }, { fate: 'filed' }] },
    });
    const below = `Guard ${door} with Bud Nobody\nHire a Punk called Bud Nobody`;
    expect(await fileSheet(session, { seat: at, text: below }, noon)).toMatchObject({
      kind: 'done',
      receipt: { lines: [{ fate: 'filed' }, { fate: 'done' }] },
    });
    const never = `Guard ${door} with Lem Nobody\nHire a Punk called Gus Nobody`;
    expect(await fileSheet(session, { seat: at, text: never }, noon)).toMatchObject({
      kind: 'wrong',
      problems: [{ line: 1 }],
    });
  });

  it('[MONTH-6] takes every order as the examples are written, and each makes an order of its own kind', () => {
    const { orders, problems } = parseSheet(
      view,
      seat,
      sheetExamples.map((text, at) => ({
        line: at + 1,
        // One car is all there is, and every line may ask for it.
        text: text.replace(/,? in 1 car/u, ''),
      })),
    );
    expect(problems).toEqual([]);
    expect(orders.map(({ line }) => line)).toEqual(sheetExamples.map((_, at) => at + 1));
    const kinds = [...orders.map(({ order }) => order.kind), ...Object.keys(notOnSheets)];
    expect([...new Set<string>(kinds)].sort()).toEqual(listOrderKinds('paradise'));
  });

  it('[SCN-5] reads a party: own men, hired ones, cars and the company’s truck', () => {
    const { orders } = read('raid the blue parrot with spats, Big Tommy and 2 Punks, in 1 car, in our truck.');
    expect(orders[0]?.order).toEqual({
      kind: 'raid',
      business: 'docks.speakeasy.1',
      crew: ['p1', 'p2'],
      muscle: [{ profile: 'punk', count: 2 }],
      vehicles: ['v1'],
      companyTruck: true,
    });
  });

  it.each([
    ['through the front', 'front'],
    ['by the back door', 'back-door'],
    ['waiting for help', 'wait'],
    ['Quickly', 'quick'],
  ] as const)('[SCN-0] reads the plan of a party: %s', (words, approach) => {
    const { orders } = read(`raid the blue parrot with spats and 2 Punks, in our truck, ${words}.`);
    expect(orders[0]?.order).toMatchObject({ crew: ['p1'], companyTruck: true, approach });
  });

  it('tells by its line what it does not know, and which of several is meant', () => {
    const { orders, problems } = read(
      'Take over Cafe Mirador with Spats',
      'Take over Café Mirador (Downtown) with Spats',
      'Raid The Blue Parrot with Nobody',
      'Raid The Blue Parrot with Spats in 2 cars',
      'Dance a jig',
    );
    expect(orders).toMatchObject([{ line: 2, order: { business: 'downtown.speakeasy.1' } }]);
    expect(problems.map(({ line }) => line)).toEqual([1, 3, 4, 5]);
    expect(problems[0]?.sentence).toMatch(/may be any of .*Cedar Hill/u);
    expect(problems[2]?.sentence).toMatch(/1 vehicles left/u);
  });

  it('[MONTH-6] is filed whole in place of what waited, and refused whole with the rule that forbids a line', async () => {
    const session = await played('paradise', 1);
    const human = session.rulebook.seats(session.snapshot.state).find(({ takesOrders }) => takesOrders);
    if (human === undefined) throw new Error('The quick setup has a human seat.');
    const seen = () => session.rulebook.view(session.snapshot.state, human.seat) as CampaignView;
    const rival = seen().gangs.find((gang) => gang.seat !== human.seat)?.name ?? '';
    const filed = await fileSheet(session, { seat: human.seat, text: `Rumble with ${rival}` }, noon);
    expect(filed.kind).toBe('done');
    expect(seen().orders.map(({ order }) => order.kind)).toEqual(['rumble']);
    const again = await fileSheet(session, { seat: human.seat, text: `Rumble with ${rival}` }, noon);
    expect(again.kind).toBe('done');
    expect(seen().orders).toHaveLength(1);
    const wrong = await fileSheet(
      session,
      { seat: human.seat, text: `Rumble with ${rival}\nRumble with ${rival}` },
      noon,
    );
    expect(wrong).toMatchObject({ kind: 'wrong', problems: [{ line: 2 }] });
    expect(seen().orders).toHaveLength(1);
  });

  it('[MONTH-6] hires nobody twice because a sheet is read twice, and takes it again after undo', async () => {
    const session = await played('paradise', 1);
    const human = session.rulebook.seats(session.snapshot.state).find(({ takesOrders }) => takesOrders);
    if (human === undefined) throw new Error('The quick setup has a human seat.');
    const { seat } = human;
    const seen = () => session.rulebook.view(session.snapshot.state, seat) as CampaignView;
    const men = () => seen().gangsters.filter(({ gang }) => gang === seat).length;
    const rival = seen().gangs.find((gang) => gang.seat !== seat)?.name ?? '';
    const before = men();
    const text = `Hire a Hoodlum called Cal Yost\nRumble with ${rival}`;
    expect((await fileSheet(session, { seat, text }, noon)).kind).toBe('done');
    expect(men()).toBe(before + 1);
    const again = await fileSheet(session, { seat, text }, noon);
    expect(again).toMatchObject({ kind: 'done', receipt: { lines: [{ fate: 'already' }, { fate: 'filed' }] } });
    expect(men()).toBe(before + 1);
    const rest = `Rumble with ${rival}`;
    expect((await fileSheet(session, { seat, text: rest }, noon)).kind).toBe('done');
    expect(seen().orders).toHaveLength(1);
    await undo(session, {});
    await undo(session, {});
    await undo(session, {});
    expect(men()).toBe(before);
    expect((await fileSheet(session, { seat, text }, noon)).kind).toBe('done');
    expect(men()).toBe(before + 1);
  });

  it('a packet names every man of the seat, and of a rival’s his Boss and whom somebody could point out', async () => {
    const session = await played('paradise', 2);
    const [first, second] = session.rulebook.seats(session.snapshot.state);
    if (first === undefined || second === undefined) throw new Error('Two seats play.');
    const whole = session.rulebook.view(session.snapshot.state, 'gm') as CampaignView;
    const { content } = exportPacket(session, { seat: first.seat, viewer: 'gm', format: 'txt' });
    const reported = content.slice(content.search(/how you stand/iu));
    const known = new Set(whole.rivals.filter(({ knownBy }) => knownBy === first.seat).map(({ id }) => id));
    for (const { id, name, gang, isBoss } of whole.gangsters) {
      if (gang === first.seat || known.has(id)) expect(reported).toContain(name);
      else if (!isBoss) expect(reported).not.toContain(name);
    }
    const strangers = whole.gangsters.filter(
      ({ id, gang, isBoss }) => gang !== first.seat && !isBoss && !known.has(id),
    );
    expect(strangers.length).toBeGreaterThan(0);
  });

  it('[TAKE-1] a takeover is written from the packet alone', async () => {
    const session = await played('paradise', 1);
    const own = session.rulebook.seats(session.snapshot.state).find((one) => one.takesOrders);
    const at = own?.seat ?? seat;
    const { content } = exportPacket(session, { seat: at, viewer: at, format: 'txt' });
    const example = /^# {3}(Take over .+)$/mu.exec(content)?.[1] ?? '';
    const [, door = ''] = /^Take over (.+?) \(/u.exec(example) ?? [];
    expect(content.slice(content.indexOf('INDEPENDENT BUSINESSES'))).toContain(door);
    expect(await fileSheet(session, { seat: at, text: example }, noon)).toMatchObject({
      kind: 'done',
      receipt: { lines: [{ fate: 'filed' }] },
    });
  });

  it('[TAKE-1] each kind of door next door has one by name in the packet, good enough for a sheet', async () => {
    const session = await played('paradise', 1);
    const { content } = exportPacket(session, { seat, viewer: seat, format: 'txt' });
    const listed = content
      .slice(content.indexOf('Next door in'), content.indexOf('The name in parentheses'))
      .replaceAll(/\s+/gu, ' ');
    const doors = [...listed.matchAll(/Next door in (.+?): (.+?)\. /gu)].flatMap(([, district = '', kinds = '']) =>
      [...kinds.matchAll(/\w+ [^(]+ \((.+?)\)/gu)].map(([, name = '']) => `${name} (${capitalize(district)})`),
    );
    expect(doors.length).toBeGreaterThan(10);
    const view = session.rulebook.view(session.snapshot.state, seat) as CampaignView;
    for (const door of doors) {
      const business = view.businesses.find(({ name, district }) => `${name} (${nameDistrict(district)})` === door);
      expect(business, door).toMatchObject({ owner: null });
    }
  });

  it('[SCN-4] an offer is made, answered and taken back in a line', () => {
    expect(
      read(
        'Propose to Cedar Hill Combine: a truce for 3 months; we pay $1,200 for 2 months; they keep out of The Docks and Downtown for 6 months; they hand over Blue Parrot',
      ).orders[0]?.order,
    ).toEqual({
      kind: 'propose',
      to: 'g2',
      terms: {
        truceMonths: 3,
        line: { months: 6, ours: ['docks', 'downtown'], theirs: [] },
        joint: null,
        payment: { by: 'us', dollars: 1200, months: 2 },
        businesses: [{ by: 'them', business: 'docks.speakeasy.1' }],
      },
    });
    expect(read('Accept the terms of the Cedar Hill Combine').orders[0]?.order).toMatchObject({
      kind: 'answer-proposal',
      proposal: 'n1',
      answer: 'accept',
    });
    expect(read('Propose to Cedar Hill Combine: peace for ever').problems[0]?.sentence).toMatch(
      /^“peace for ever” is no term of an offer\. Write terms/u,
    );
  });
});
