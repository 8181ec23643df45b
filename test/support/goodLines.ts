import type { Session } from '#commands/session.ts';
import { trimOrder } from '#kernel/orders/cleanSheet.ts';
import { listContradictions, orderKey } from '#kernel/orders/contradictions.ts';
import type { KnownOrders } from '#kernel/orders/splitting.ts';
import type { GameId } from '#shared/words/games.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listKnown } from '#commands/mail.ts';
import { advance } from '#commands/play.ts';
import { noon } from './campaigns.ts';
import { played } from './everyGame.ts';

/** What a game reads from lines: its orders, or the sentences that say what is wrong. */
export type Reading = { orders: unknown[]; sentences: string[] };

/** A seat that reads lines, and lines of every verb that it understands each by itself; `known` as a sheet's reader has it. */
export type Reader = { read(...lines: string[]): Reading; lines: readonly string[]; known: KnownOrders };

type View = Record<string, never> & { seats: { seat: SeatId; name: string; isHuman: boolean }[] };

/** Things that a game may lack early: letters and offers that wait, the dead, cards. */
const enrichments: Readonly<Partial<Record<GameId, (view: never, seat: SeatId, rival: SeatId) => object>>> = {
  'turf-war': (view: { letters: object[]; pieces: object[] }, seat, rival) => ({
    ...view,
    pieces: [
      ...view.pieces,
      { id: `${seat}-98`, gang: seat, name: 'Wes Late', rank: 'hitman', area: null },
      { id: `${seat}-99`, gang: seat, name: 'Ted Later', rank: 'hitman', area: null },
    ],
    letters: [
      { ...{ id: 'l1', turn: 99, from: rival, to: seat, text: '', answer: null }, proposal: { kind: 'gift', mc: 2 } },
    ],
  }),
  godfather: (view: { families: { seat: SeatId }[]; places: object[] }, seat) => ({
    ...view,
    stage: { at: 'position' },
    families: view.families.map((one) => (one.seat === seat ? { ...one, hand: 'money-4' } : one)),
    places: view.places.map((one) => ({ ...one, status: 'open', racket: null, pieces: [] })),
  }),
  paradise: (view: { bargains: object; shows: object; officials: object[] }, seat, rival) => ({
    ...view,
    officials: [...view.officials, { ...view.officials[0], id: 'reporter-99', kind: 'reporter', name: 'Reporter Ash' }],
    bargains: {
      ...view.bargains,
      proposals: [
        { id: 'b1', from: rival, to: seat, words: [], lastMonth: 9 },
        { id: 'b2', from: seat, to: rival, words: [], lastMonth: 9 },
      ],
    },
    deals: [{ id: 'd1', isInForce: true, asker: seat, other: rival }],
    departed: [{ id: 'p900', name: 'Moe Ash' }],
    shows: {
      ...view.shows,
      boxers: [
        { id: 'x1', name: 'Kid Malone' },
        { id: 'x2', name: 'Red Ash' },
      ],
      bands: [{ id: 'y1', name: 'The Hot Five' }],
      offers: [
        { id: 'o1', from: rival, to: seat, isAccepted: false },
        { id: 'o2', from: seat, to: rival, isAccepted: false },
      ],
    },
  }),
};

/** Lines as people write them, beside the examples. */
const spoken: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  'turf-war': [
    'Hire 3 Hitmen',
    'Hire 2 Hitmen: Al Dunn, Ed Frost',
    'Hire 2 named Al Dunn and Ed Frost',
    'Place 2 recruits in Manchester',
    'Place 1 in Manchester',
    'Keep 1 waiting',
    'Keep Wes Late waiting',
    'Move 2 Hitmen to Gasworks',
    'Move 1 Hitman and 1 Lieutenant to Gasworks',
    'Fall back to the nearest',
    'Successor nobody',
    'Answer Skanky no',
    'Give Skanky 3',
  ],
  brotherhood: [
    'Open 2 operations in Millgate',
    'Open 1 in Millgate: pool hall',
    'Bribe 2 markers of influence in Millgate',
    'Close 1 operation and 1 influence in Millgate',
    'Take all in Millgate',
    'Influence in Millgate: protect Godfather',
    'Promise Benvolio in turn 4: pay $3,000',
    'Promise Benvolio in turn 4: hold fire',
    'Promise Benvolio in turn 4: give 2 operations in Millgate',
    'Deal in Millgate: offer Benvolio $2,000',
    'Deal everywhere: accept $4,000',
  ],
  godfather: [
    'Put 3 bookies on MID-B2 C2 D2',
    'Put a bookie on MID-B2',
    'Point at nobody',
    'Propose to the Verde: we pay $200; they stay out of Harlem',
  ],
  paradise: [
    'Hire a Torpedo called Hy Bloom, skill: Boxer',
    'Hijack The Cedar Hill Combine with Spats, in our truck',
    'Teach Spats whatever comes up, skill: Boxer',
    'Title card: Kid Malone against Red Ash; without Kid Malone',
    'Article of Reporter Ash against the writer on Captain Dunn',
    'City Editor: rouse the city by 2, kill friendly stories',
    'Raid The Blue Parrot (The Docks) with Spats, Big Tommy and 2 Punks, in our truck',
  ],
};

/** Creates the reader of a game's lines, from the view of its human seat when it is asked. */
export async function createReader(game: GameId): Promise<Reader> {
  const session = await played(game, 1);
  const { rulebook } = session;
  const { mail } = rulebook;
  if (mail === undefined) throw new Error(`${rulebook.title} is not played by mail.`);
  const seat = await findAsked(session);
  const own = rulebook.view(session.snapshot.state, seat) as unknown as View;
  const rivals = own.seats.filter((one) => one.seat !== seat);
  const [rival, other] = rivals;
  if (rival === undefined || other === undefined) throw new Error('Two rivals play.');
  const enrich = enrichments[game] as ((view: View, seat: SeatId, rival: SeatId) => object) | undefined;
  const view = (enrich?.(own, seat, rival.seat) ?? own) as never;
  const read = (...lines: string[]): Reading => {
    const sheet = lines.map((text, place) => ({ line: place + 1, text: trimOrder(text) }));
    const { orders, problems } = mail.read(view, seat, sheet);
    const opposite = listContradictions(orders, (order) => mail.decides?.(order) ?? []);
    const sentences = [...problems, ...opposite].map(({ sentence }) => sentence);
    return { orders: orders.map(({ order }) => order), sentences };
  };
  const { examples, verbs = [] } = mail.packet(own as never, seat);
  const filled = [...verbs, ...(spoken[game] ?? [])].map((line) =>
    fillNames(line, { game, view: own as never, seat, rival: rival.name, other: other.name }),
  );
  const firsts = examples.flatMap((one) => (typeof one === 'string' ? [one] : one.slice(0, 1)));
  const lines = [...new Set([...firsts, ...filled])].filter((line) => {
    const { orders, sentences } = read(line);
    return orders.length > 0 && sentences.length === 0;
  });
  const { verbs: words } = listKnown(mail, own as never, seat);
  const keyOf = (text: string): string | null => {
    const { orders } = mail.read(view, seat, [{ line: 1, text }]);
    return orders.length === 0 ? null : orderKey(orders.map(({ order }) => order));
  };
  return { read, lines, known: { verbs: words, keyOf } };
}

/** Plays on until a human seat is asked for orders, and returns it. */
export async function findAsked(session: Session): Promise<SeatId> {
  const { rulebook } = session;
  for (let most = 30; most > 0; most -= 1) {
    const { state } = session.snapshot;
    const asked = rulebook.waitsFor(state)?.seats ?? [];
    const human = rulebook.seats(state).find(({ seat, isHuman }) => isHuman && asked.includes(seat));
    if (human !== undefined) return human.seat;
    await advance(session, { auto: false }, noon);
  }
  throw new Error('Nobody is asked.');
}

type Names = { game: GameId; view: never; seat: SeatId; rival: string; other: string };

/** Puts names of the game that is played in place of those of the examples. */
function fillNames(line: string, { game, view, seat, rival, other }: Names): string {
  const people = (view as { pieces?: { gang: string; name: string; rank: string }[] }).pieces ?? [];
  const areas = (view as { areas?: { name: string }[] }).areas ?? [];
  const crew =
    (view as { gangsters?: { gang: string; name: string }[] }).gangsters?.filter((one) => one.gang === seat) ?? [];
  const doors = (view as { businesses?: { name: string }[] }).businesses ?? [];
  const officials = (view as { officials?: { kind: string; name: string }[] }).officials ?? [];
  const own = people.filter((one) => one.gang === seat);
  const hitmen = own.filter(({ rank }) => rank === 'hitman');
  const swaps: Partial<Record<GameId, Record<string, string | undefined>>> = {
    'turf-war': {
      'Sal Pike': own.find(({ rank }) => rank === 'lieutenant')?.name,
      'Moe Ash': hitmen[0]?.name,
      Manchester: areas[0]?.name,
      Gasworks: areas[1]?.name,
      'St. Thomas': areas[2]?.name,
      Skanky: rival,
      DrSpike: other,
    },
    brotherhood: { Millgate: areas[0]?.name, Benvolio: rival, Corvini: other },
    godfather: { Verde: rival },
    paradise: {
      'Big Tommy': crew[1]?.name,
      Spats: crew[0]?.name,
      'The Blue Parrot (The Docks)': doors[0]?.name,
      'The Blue Parrot': doors[0]?.name,
      'The Cedar Hill Combine': rival,
      'Captain Dunn': officials.find(({ kind }) => kind === 'captain')?.name,
      'Reporter Ash': officials.find(({ kind }) => kind === 'reporter')?.name,
    },
  };
  return Object.entries(swaps[game] ?? {}).reduce(
    (text, [name, is]) => (is === undefined ? text : text.replaceAll(name, is)),
    line,
  );
}
