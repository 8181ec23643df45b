import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { replayJournal } from '#campaign/recorded.ts';
import { foundCampaign } from '#commands/files.ts';
import { advance, giveOrder } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { redo, undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { playTask, type Played as Told } from '#forecast/job.ts';
import { readLog } from '#queries/log.ts';
import { readEdition, exportPaper } from '#queries/papers.ts';
import type { Edition } from '#shared/views/paper.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';
import { toy } from './toy.ts';

vi.mock('#main/games/index.ts', async () => {
  const { toy: game } = await import('./toy.ts');
  return {
    loadRulebook: () => Promise.resolve(game),
    findRulebook: () => Promise.resolve(game),
    loadPaper: () =>
      Promise.resolve({
        title: 'The Toy',
        fileStem: 'toy',
        print: (card: number) => ({
          edition: edition(card),
          clipping: { period: card, news: null, marks: [], lead: 'card', cuts: [] },
        }),
      }),
  };
});

const story = { kind: 'card', deck: null, dateline: null, newsValue: 1 };

function edition(card: number): Edition {
  const lead = { ...story, headline: `Card ${card}!`, paragraphs: ['Somebody drew it.'] };
  const head = { date: 'Now', volume: '1', price: '1', motto: '', weather: '' };
  const picture = { engraving: 'skyline', caption: 'A table' };
  return { ...head, period: card, lead, picture, seconds: [], briefs: [], ads: [], smallPrint: [] };
}

const ann = 'ann' as SeatId;

type Played = Pick<Session, 'snapshot'>;
type State = Parameters<typeof toy.seats>[0];

function stateOf({ snapshot }: Played): State {
  return snapshot.state as State;
}

/** As it stands, with the cards that nobody has seen the other way round. */
function turned(session: Played): State {
  const state = stateOf(session);
  return { ...state, deck: state.deck.toReversed() };
}

async function founded(): Promise<Session> {
  const path = join(temporaryFolder(), 'Toy.racketeer');
  const setup = { title: 'Toy', seed: 4 };
  const result = await foundCampaign({ game: toy.id, path, fileId: 'toy', setup }, noon);
  if (result.kind === 'question') throw new Error('asked');
  return result.session;
}

/** A game of a few lines gets files, turns, a log, undo, forecasts and a paper from the frame as it is. */
it('a toy game registers, plays, is undone, looked ahead in and printed without touching the frame', async () => {
  const session = await founded();
  // What Ann sees would be the same in whatever order the hidden cards lay.
  expect(toy.view(stateOf(session), ann)).toEqual(toy.view(turned(session), ann));
  // The first card is Ann's, who is human; after it the NPC seat draws by itself.
  expect(toy.waitsFor(stateOf(session))?.seats).toEqual([ann]);
  await giveOrder(session, { seat: ann, order: { kind: 'draw' } }, noon);
  const log = readLog(session, ann, null).flatMap(({ lines }) => lines);
  expect(log.map(({ kind }) => kind)).toEqual(['drew', 'drew', 'dealt']);
  expect(log.at(-1)?.dice).toEqual([]);
  expect(readLog(session, 'gm', null).at(-1)?.lines[0]?.dice[0]?.faces).toHaveLength(6);
  const after = session.snapshot;
  await undo(session, {});
  expect(session.store.journal.entries()).toHaveLength(1);
  await redo(session);
  expect(session.snapshot).toEqual(after);
  const told: Told[] = [];
  playTask(
    session.rulebook,
    { game: toy.id, state: after.state, viewer: 'gm', periods: 2, seed: 1, without: [[]] },
    { numbers: [0, 1], told: 'by period' },
    (one) => told.push(one),
  );
  expect(told.map(({ number, periods }) => [number, periods])).toEqual([
    [0, 1],
    [1, 1],
    [0, 2],
    [1, 2],
  ]);
  const future = told.at(-1)?.futures[0];
  expect([...(future?.rows ?? [])].slice(-2).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
  await advance(session, { auto: true }, noon);
  while (toy.ending(stateOf(session)) === null) {
    await advance(session, { auto: true }, noon);
  }
  const printed = session.store.editions()[0]?.period ?? 0;
  const page = readEdition({ ...session, rulebook: toy }, printed);
  const { content } = await exportPaper(toy, page, 'txt', []);
  expect(content).toContain('THE TOY');
  expect(replayJournal(session.store, session.rulebook)).toEqual(session.snapshot);
  expect(verifyCampaign(session).findings).toEqual([]);
  session.store.close();
});

it('a card that a player has drawn is put back by the games master alone', async () => {
  const session = await founded();
  const people = toy.seats(stateOf(session)).map((seat) => ({ ...seat, isHuman: true }));
  const atTheTable = people.map((seat) => ({ ...seat, takesOrders: true }));
  const rulebook = { ...session.rulebook, seats: () => atTheTable };
  const shared: Session = { ...session, rulebook };
  // Nobody answers him, so that the step is his own and only what it showed stands against it.
  await giveOrder(shared, { seat: ann, order: { kind: 'draw' } }, noon);
  expect(stateOf(shared).deck).toHaveLength(5);
  await expect(undo(shared, {}, undefined, { viewer: ann })).rejects.toThrow('That showed you something');
  await undo(shared, {});
  expect(stateOf(shared).deck).toHaveLength(6);
  session.store.close();
});
