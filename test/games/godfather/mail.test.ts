import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileSheet, listKnown } from '#commands/mail.ts';
import { advance, giveRuling } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { rewordLine } from '#kernel/orders/rewording.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { exportPacket } from '#queries/mail.ts';
import { godfather } from '#main/games/godfather/rules/index.ts';
import { mail } from '#main/games/godfather/rules/mail/mail.ts';
import { sheetExamples } from '#main/games/godfather/rules/mail/readSheet.ts';
import type { GodfatherState, State } from '#main/games/godfather/rules/state.ts';
import { allPositions, findNeighborhoodKey } from '#shared/games/godfather/board.ts';
import { rulingSchema } from '#shared/games/godfather/rulings.ts';
import { createMarks } from '#shared/games/godfather/marks.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listOrderKinds } from '#test/support/orderKinds.ts';
import { noon, temporaryFolder } from '#test/support/campaigns.ts';
import { foundedIn } from '#test/support/everyGame.ts';
import { seatOf, Story, type Name } from './story.ts';

/** What a sheet of these lines says to the rules. */
function read(story: Story, name: Name, ...lines: string[]) {
  const view = godfather.view(story.state, seatOf(name));
  return mail.read(
    view,
    seatOf(name),
    lines.map((text, nth) => ({ line: nth + 1, text })),
  );
}

const midtown = (): Story =>
  Story.begun({ seats: 3, house: { deals: 'cash' } }).stand('MID', 'bookmaking', { Blue: 'B2' });

describe('play by mail', () => {
  it('[GOD-VIEW-6] a whole turn on one sheet: the card, then men of several lines in one order', () => {
    const story = midtown();
    story.hold('Red', 'money-4');
    const { orders, problems } = read(
      story,
      'Red',
      'Card.',
      'Put bookies on MID-C2 and C3',
      'Put a hijacker on DOC-A1.',
      'put BOOKIES on mid-d2',
    );
    expect(problems).toEqual([]);
    expect(orders.map(({ line, order }) => [line, order.kind])).toEqual([
      [1, 'card'],
      [2, 'position'],
    ]);
    for (const { order } of orders) story.give('Red', order);
    expect(story.stands('Red', 'MID')).toBe('C2 D2 C3');
    expect(story.stands('Red', 'DOC')).toBe('A1');
    expect(story.cash('Red')).toBe(3_000 + 400 - 900 - 100);
  });

  it('[GOD-TURN-1] [GOD-VIEW-6] what a Break brings, and what others answer, comes on the next sheet', () => {
    const story = midtown();
    story.hold('Red', 'break');
    const told = read(story, 'Red', 'Card', 'Put bookies on MID-C2').problems;
    expect(told).toMatchObject([{ line: 2, sentence: /send “Card” alone/ }]);
    expect(read(story, 'Red', 'Put nothing').problems).toMatchObject([
      { line: 1, sentence: /begin the sheet with “Card”/ },
    ]);
    story.state.stage = { at: 'position' };
    const talk = 'Propose to the Blue for 2 turns: we stay out of Harlem; they spare us in Midtown';
    expect(read(story, 'Red', talk, 'Put nothing').problems).toMatchObject([{ line: 2 }]);
    const [offer] = read(story, 'Red', talk).orders;
    expect(offer?.order).toEqual({
      kind: 'propose',
      to: seatOf('Blue'),
      terms: {
        mine: [{ kind: 'stay-out', neighborhood: 'HAR' }],
        theirs: [{ kind: 'spare', neighborhood: 'MID' }],
        ...{ turns: 2, iPay: 0, theyPay: 0, when: 'now' },
      },
    });
    story.give('Red', offer?.order);
    expect(read(story, 'Red', 'Put nothing').problems).toMatchObject([
      { line: 1, sentence: /The Blue are to act now/ },
    ]);
    const counter = 'Counter: they press the Docks; we pay $200 once kept';
    expect(read(story, 'Blue', counter).orders[0]?.order).toMatchObject({
      answer: 'counter',
      counter: { theirs: [{ kind: 'press' }], iPay: 200, when: 'kept', turns: 1 },
    });
    story.give('Blue', read(story, 'Blue', 'Accept').orders[0]?.order);
    expect(Object.values(story.state.deals)[0]?.status).toBe('running');
  });

  it.each<[string, RegExp]>([
    ['Dance', /is not an order/],
    ['constructor', /is not an order/],
    ['Put bookies on MID-Z9', /no position/],
    ['Put bookies on MID-A1', /Midtown has no position A1/],
    ['Put bookies on MID-C2, C2', /named twice/],
    ['Put bookies on MID-B2', /occupied/],
    ['Put hijackers on MID-C2', /bookmaking runs in Midtown; put bookies there/],
    ['Put hijackers on PAR-B2', /Park West is closed/],
    ['Put gangsters on MID-C2', /no men of a racket/],
    ['Put', /Put bookies on/],
    ['Declare Queens', /no Neighborhood/],
    ['Propose to the Mayor: we stay out of Harlem', /no other family/],
    ['Propose to Blue for 7 turns: we stay out of Harlem', /one, two or three turns/],
    ['Propose to Blue: we sing', /no promise/],
    ['Counter', /Counter for 2 turns/],
    ['Give up MID-B2, MID-C2', /one man/],
    ['Lose', /Name a position/],
  ])('[GOD-VIEW-6] [GOD-ORDER-3] “%s” is told by its line, with what to write instead', (line, says) => {
    const story = midtown();
    story.close('PAR');
    const { orders, problems } = read(story, 'Red', 'Put bookies on MID-D2', line);
    expect(problems.map((one) => one.line)).toEqual([2]);
    expect(problems[0]?.sentence).toMatch(says);
    expect(orders.length).toBeLessThan(3);
  });

  it.each<[string, RegExp]>([
    ['Accept, but only if you spare us in Harlem too', /“Accept” stands alone.*“Counter”/],
    ['Accept for one turn only', /“Accept” stands alone/],
    ['Refuse unless they pay $200', /“Refuse” stands alone/],
    ['Agree only if the Rossos pay $300', /“Agree” stands alone/],
    ['Put 1 bookie on MID-C2 D2 C3', /says 1 man and names 3 positions/],
    ['Put a bookie on MID-C2 D2', /says 1 man and names 2 positions/],
    ['Put 3 bookies on MID-C2', /says 3 men and names 1 position/],
    ['Put 0 bookies on MID-C2', /says 0 men/],
    ['Put two bookies on MID-C2 D2', /in figures/],
    ['Point', /“Point at nobody”/],
    ['Propose to Blue: we pay $200; we pay $300', /stands twice/],
    ['Propose to Blue: we pay $200; they pay $300 once kept', /at one time/],
  ])('[GOD-ORDER-3] “%s” is refused: no word and no number of it is passed over', (line, says) => {
    const { orders, problems } = read(midtown(), 'Red', line);
    expect(orders).toEqual([]);
    expect(problems[0]?.sentence).toMatch(says);
  });

  it.each([
    ['answer', 'yes', 'Accept', 'Agree'],
    ['answer', 'no', 'Refuse', 'Disagree'],
    ['vote', 'yes', 'Agree', 'Accept'],
    ['vote', 'no', 'Disagree', 'Refuse'],
  ] as const)('[GOD-DEAL-3] at a step of “%s” “%s” means “%s”, and “%s” is refused', (at, said, meant, other) => {
    const story = midtown();
    const view = godfather.view(story.state, seatOf('Red'));
    const { keyOf } = listKnown(mail, { ...view, asked: seatOf('Red'), stage: { at } } as never, seatOf('Red'));
    expect(rewordLine(said, keyOf)).toBe(meant);
    expect(keyOf(other)).toBeNull();
  });

  it('[GOD-CARD-5] a Fingerman who is played says at whom he points, if only at nobody', () => {
    const story = midtown();
    story.hold('Red', 'fingerman');
    expect(read(story, 'Red', 'Card', 'Put bookies on MID-C2').problems).toMatchObject([
      { line: 1, sentence: /“Card, pointing at nobody”/ },
    ]);
    const nobody = read(story, 'Red', 'Card, pointing at nobody', 'Put bookies on MID-C2');
    expect(nobody.problems).toEqual([]);
    expect(nobody.orders[0]?.order).toEqual({ kind: 'card', remove: [] });
    story.hold('Red', 'money-4');
    expect(read(story, 'Red', 'Card').problems).toEqual([]);
  });

  it('[GOD-VIEW-6] every example of the blank sheet can be read', () => {
    const story = midtown();
    story.family('Green').name = 'Verde';
    const kinds = new Set<string>(Object.keys(mail.notOnSheets));
    for (const line of sheetExamples) {
      story.state.stage = line.startsWith('Card') ? { at: 'card' } : { at: 'position' };
      const { orders, problems } = read(story, 'Red', line);
      for (const { order } of orders) kinds.add(order.kind);
      const told = problems.map(({ sentence }) => sentence);
      expect([line, told.filter((one) => !one.includes('occupied'))]).toEqual([line, []]);
    }
    expect([...kinds].sort()).toEqual(listOrderKinds('godfather'));
  });

  it('[GOD-VIEW-6] [GOD-ORDER-3] through the host a refusal comes with its line and rule and writes nothing', async () => {
    const session = await foundedIn('godfather', join(temporaryFolder(), 'Mail.racketeer'));
    const seat = await turnOf(session);
    const view = godfather.view(session.snapshot.state as State, seat);
    const before = JSON.stringify(session.snapshot.state);
    const head = `Sheet of ${view.families.find((one) => one.seat === seat)?.name}, ${view.date}`;
    const wrong = await fileSheet(session, { seat, text: `${head}\nPut hijackers on MID-B2` }, noon);
    expect(wrong).toMatchObject({ kind: 'wrong', problems: [{ line: 2 }] });
    expect(JSON.stringify(session.snapshot.state)).toBe(before);
    const { content } = exportPacket(session, { seat, viewer: seat, format: 'txt' });
    expect(content).toContain('WHAT YOU ARE ASKED');
    const empty = view.places.filter(({ status }) => status === 'unplayed').map(({ key }) => key);
    const [one = 'MID', two = 'DOC'] = empty;
    const text = `${head}\n\nPut hijackers on ${one}-B2 ${one}-C2\nPut hijackers on ${two}-B2`;
    const done = await fileSheet(session, { seat, text }, noon);
    expect(done).toMatchObject({ kind: 'done' });
    // Three hijackers at $100: both lines make the one order that ends the turn.
    const lines = 'receipt' in done ? done.receipt.lines : [];
    const order = {
      title: `Position 2 in ${view.places.find(({ key }) => key === one)?.name ?? ''} and 1 in ${view.places.find(({ key }) => key === two)?.name ?? ''}: 2 hijackers on ${one}-B2 and ${one}-C2 and 1 hijacker on ${two}-B2`,
      ...{ price: '$300', odds: null, lines: [3, 4] },
    };
    expect(lines).toMatchObject([
      { line: 3, fate: 'done', orders: [order] },
      { line: 4, fate: 'done', orders: [order] },
    ]);
    const after = session.snapshot.state as State;
    expect(after.families[seat]?.turns).toBe(1);
    expect(godfather.waitsFor(after)?.seats).toEqual([seat]);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('[GOD-CARD-5] [GOD-TURN-1] men go where the Fingerman has made room, all lines of the sheet or none', async () => {
    const session = await foundedIn('godfather', join(temporaryFolder(), 'Room.racketeer'));
    const seat = await turnOf(session);
    const state = (): State => session.snapshot.state as State;
    const rule = (ruling: object) =>
      giveRuling(session, { ruling: rulingSchema.parse(ruling), reason: 'For the test.' }, noon);
    const rival = state().seats.find((one) => one !== seat);
    const { places } = godfather.view(state(), seat);
    const [one = 'MID', two = 'DOC'] = places.flatMap(({ key, status }) => (status === 'unplayed' ? [key] : []));
    const opening = `Put hijackers on ${one}-B2 ${one}-C2\nPut hijackers on ${two}-B2`;
    const opened = await fileSheet(session, { seat, text: opening }, noon);
    expect(opened.kind).toBe('done');
    for (let most = 20; most > 0 && state().stage.at !== 'card'; most -= 1)
      await advance(session, { auto: false }, noon);
    const [room = 'MID-D2', free = 'MID-C3'] = allPositions.filter(
      (position) => findNeighborhoodKey(position) === two && !(position in state().pieces),
    );
    await rule({ kind: 'hand', seat, card: 'fingerman' });
    await rule({ kind: 'piece', position: room, owner: rival });
    const before = state().families[seat]?.cashDollars ?? 0;
    const text = `Card, pointing at ${room}\nPut hijackers on ${free}\nPut hijackers on ${room}`;
    const done = await fileSheet(session, { seat, text }, noon);
    expect('receipt' in done ? done.receipt.lines.map(({ fate }) => fate) : []).toEqual(['done', 'done', 'done']);
    expect(state().pieces[free]?.seat).toBe(seat);
    expect(state().pieces[room]?.seat).toBe(seat);
    expect(before - (state().families[seat]?.cashDollars ?? 0)).toBe(200);
  });

  it('[GOD-VIEW-6] [GOD-FOG-1] a packet says the same whatever its reader cannot know', () => {
    const story = midtown();
    story.hold('Blue', 'break');
    const told = (state: State): string =>
      JSON.stringify(mail.packet(godfather.view(state, seatOf('Red')), seatOf('Red')));
    const before = told(story.state);
    const other = clonePlain<GodfatherState>(story.state);
    const blue = other.families[seatOf('Blue')];
    if (blue === undefined) throw new Error('Blue plays.');
    Object.assign(blue, { hand: 'money-9', level: 'hard', doctrine: 'bull', whim: 5 });
    other.decks.playing.draw.reverse();
    other.stoodIn = [seatOf('Blue')];
    expect(told(other)).toBe(before);
    expect(before).toContain('Midtown (MID)');
    story.hold('Red', 'money-9');
    expect(told(story.state)).not.toBe(before);
  });

  it('[GOD-VIEW-6] families of one initial are told apart on paper', () => {
    const marks = createMarks([
      { seat: 'g1' as SeatId, name: 'Rosso' },
      { seat: 'g2' as SeatId, name: 'Romano' },
      { seat: 'g3' as SeatId, name: 'Verde' },
    ]);
    expect([...marks.values()]).toEqual(['R1', 'R2', 'V']);
  });
});

/** The human seat, when it is asked. */
async function turnOf(session: Session): Promise<SeatId> {
  const state = (): State => session.snapshot.state as State;
  const human = Object.values(state().families).find(({ isHuman }) => isHuman);
  if (human === undefined) throw new Error('The quick setup has a human family.');
  if (godfather.waitsFor(state())?.seats.includes(human.seat) !== true) {
    await advance(session, { auto: false }, noon);
  }
  expect(godfather.waitsFor(state())?.seats).toEqual([human.seat]);
  return human.seat;
}
