import { lowerArticles } from '#shared/words/sentences.ts';
import { describe, expect, it } from 'vitest';
import { fileSheet } from '#commands/mail.ts';
import type { Session } from '#commands/session.ts';
import { formatReceipt } from '#shared/views/receipts.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { noon } from '../support/campaigns.ts';
import { everyGame, played } from '../support/everyGame.ts';

/** Two orders that wait, with a rival's name. */
const waiting: Readonly<Record<string, (rival: string) => readonly [string, string]>> = {
  paradise: (rival) => [`Rumble with ${rival}`, 'Public works, 1 point'],
  'turf-war': (rival) => [`Ally secretly with ${rival}`, `Ally openly with ${rival}`],
  brotherhood: (rival) => [`Pay ${rival} $1,000`, 'Expect 2000'],
};

const games = everyGame.filter(({ rulebook }) => waiting[rulebook.id] !== undefined);

async function sit(game: (typeof games)[number]['rulebook']['id']) {
  const session = await played(game, 1);
  const seats = session.rulebook.seats(session.snapshot.state);
  const own = seats.find(({ takesOrders }) => takesOrders);
  const rival = seats.find(({ seat }) => seat !== own?.seat);
  const [first, second] = waiting[game]?.(rival?.name ?? '') ?? ['', ''];
  return { session, seat: own?.seat as SeatId, name: own?.name ?? '', first, second };
}

const listWaiting = ({ rulebook, snapshot }: Session, seat: SeatId): string[] =>
  (rulebook.foresight?.waitingOrders(snapshot.state) ?? [])
    .filter((one) => one.seat === seat)
    .map(({ title }) => title);

async function file(session: Session, seat: SeatId, text: string) {
  const outcome = await fileSheet(session, { seat, text }, noon);
  if (outcome.kind === 'question') throw new Error(outcome.question.prompt);
  return outcome.receipt;
}

describe.each(games)('the receipt of a sheet of $rulebook.title', ({ rulebook }) => {
  it('says of every line what became of it', async () => {
    const { session, seat, name, first, second } = await sit(rulebook.id);
    const receipt = await file(session, seat, `${first}\n${second}\n\nCheers,\nBob`);
    expect(receipt).toMatchObject({ isTaken: true, isAddendum: false, dropped: [] });
    expect(receipt.lines.map(({ line, fate }) => [line, fate])).toEqual([
      [1, 'filed'],
      [2, 'filed'],
      [4, 'unread'],
      [5, 'unread'],
    ]);
    const text = formatReceipt(receipt);
    expect(text).toContain(`Receipt: Sheet of ${name}`);
    expect(text).toContain(`FILED\n    1. ${first}`);
    expect(text).toContain('NOT READ\n    4. Cheers,\n       Stands in a closing.');
  });

  it('says what a second whole sheet has dropped; an addendum drops nothing', async () => {
    const { session, seat, name, first, second } = await sit(rulebook.id);
    await file(session, seat, first);
    const [before] = listWaiting(session, seat);
    const replaced = await file(session, seat, second);
    expect(replaced.dropped).toEqual([lowerArticles(before ?? '')]);
    expect(listWaiting(session, seat)).not.toContain(before);
    const view = rulebook.view(session.snapshot.state, seat);
    const added = await file(session, seat, `Addendum to the sheet of ${name}, ${view.date}\n${first}`);
    expect(added).toMatchObject({ isTaken: true, isAddendum: true, dropped: [] });
    expect(listWaiting(session, seat)).toHaveLength(2);
  });

  it('says of a sheet with a bad line that nothing was changed, and what would have been filed', async () => {
    const { session, seat, first } = await sit(rulebook.id);
    const receipt = await file(session, seat, `${first}\nDance a jig`);
    expect(receipt.isTaken).toBe(false);
    expect(receipt.lines.map(({ fate }) => fate)).toEqual(['untouched', 'refused']);
    expect(listWaiting(session, seat)).toEqual([]);
    expect(formatReceipt(receipt)).toContain('Nothing was changed.');
  });
});
