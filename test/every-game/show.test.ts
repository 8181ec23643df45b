import { editSentence } from '#shared/words/sentences.ts';
import { describe, expect, it } from 'vitest';
import { readEntries, readOrder } from '#campaign/recorded.ts';
import type { Session } from '#commands/session.ts';
import { requireRule } from '#kernel/events/events.ts';
import { formatSpans } from '#kernel/events/references.ts';
import { mostLetters } from '#queries/headlines.ts';
import { readLog } from '#queries/log.ts';
import { buildPeriodShow, buildPublicShow } from '#queries/show.ts';
import type { PeriodShow, SceneLine } from '#shared/views/show.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { everyGame, played } from '../support/everyGame.ts';

const periods = [1, 2, 3, 4];
const seeds = [7, 11];

const listLines = (show: PeriodShow): SceneLine[] => show.scenes.flatMap(({ lines }) => lines);

/** The orders of a seat as the journal has them: those put under seal and left there, and those carried out at once. */
function listGiven({ store, rulebook }: Session, seat: SeatId, period: number): string[] {
  const entries = readEntries(store, rulebook, store.journal.entriesOfPeriod(period));
  const own = entries.filter(({ author_seat: author }) => author === seat);
  const out = new Set<string>();
  for (const { event } of own.flatMap(({ happenings }) => happenings)) {
    const sealed = requireRule(rulebook, event).sealed?.(event);
    if (sealed?.isOut === true) out.add(sealed.id);
  }
  return own.flatMap((entry) => {
    if (readOrder(store, entry) === null) return [];
    const sealed = entry.happenings.flatMap(({ event }) => requireRule(rulebook, event).sealed?.(event) ?? []);
    const filed = sealed.filter(({ isOut }) => !isOut);
    if (filed.length > 0) return filed.flatMap(({ id, filed: order }) => (out.has(id) ? [] : (order?.title ?? id)));
    const isTold = entry.happenings.some(
      ({ text, event }) => (text ?? null) !== null && requireRule(rulebook, event).sealed === undefined,
    );
    return isTold ? [entry.title] : [];
  });
}

describe.each(everyGame)('the show of $rulebook.title', ({ rulebook }) => {
  it('has every order of a seat exactly once, and nobody else’s', async () => {
    let orders = 0;
    for (const seed of seeds) {
      const session = await played(rulebook.id, 4, seed);
      for (const { seat } of rulebook.seats(session.snapshot.state))
        for (const period of periods) {
          const shown = buildPeriodShow(session, seat, period).scenes.flatMap((one) => one.orders);
          const given = listGiven(session, seat, period);
          expect(shown.map(({ title }) => title).sort(), `${seat}, ${period}`).toEqual(given.sort());
          expect(shown.every((order) => order.seat === seat && order.result !== '')).toBe(true);
          orders += shown.length;
        }
    }
    expect(orders).toBeGreaterThan(40);
  });

  it('tells a viewer nothing that the log does not, and nothing of it twice', async () => {
    const session = await played(rulebook.id, 4);
    const viewers: Viewer[] = ['gm', ...rulebook.seats(session.snapshot.state).map(({ seat }) => seat)];
    for (const viewer of viewers)
      for (const period of periods) {
        // The log counts lines that read alike; each of them is a line of the show.
        const logged = readLog(session, viewer, period).flatMap(({ lines }) => lines);
        const texts = new Set(logged.map(({ text }) => text.replace(/ \((?:twice|\d+ times)\)\.$/u, '.')));
        const dice = new Set(logged.flatMap((line) => line.dice.map((roll) => JSON.stringify(roll))));
        const told = listLines(buildPeriodShow(session, viewer, period));
        for (const line of told) {
          expect(texts).toContain(formatSpans(line.spans));
          for (const roll of line.dice) expect(dice).toContain(JSON.stringify(roll));
          for (const { seat } of line.moves) expect([viewer, 'gm']).toContain(viewer === 'gm' ? 'gm' : seat);
        }
        // Every sentence stands in the show at most as often as it happened.
        const happened = readEntries(session.store, rulebook, session.store.journal.entriesOfPeriod(period)).flatMap(
          ({ happenings }) => happenings.map(({ text }) => editSentence(text ?? '')),
        );
        const counts = Map.groupBy(told, ({ spans }) => formatSpans(spans));
        for (const [text, lines] of counts)
          expect(lines.length, text).toBeLessThanOrEqual(happened.filter((one) => one === text).length);
      }
  });

  it('names its scenes by what happened, in a headline without codes of squares', async () => {
    for (const seed of seeds) {
      const session = await played(rulebook.id, 4, seed);
      for (const { seat, name } of rulebook.seats(session.snapshot.state))
        for (const period of periods) {
          const entries = readEntries(session.store, rulebook, session.store.journal.entriesOfPeriod(period));
          const stages = new Set(entries.filter((one) => one.author_kind === 'rules').map(({ title }) => title));
          for (const { title, orders } of buildPeriodShow(session, seat, period).scenes) {
            expect(title.replace(/\.$/u, '').length, title).toBeLessThanOrEqual(mostLetters);
            expect(title).not.toMatch(/\b[A-Z]{3}-[A-F]\d/u);
            if (rulebook.flow === 'by-itself') expect(stages).not.toContain(title);
            for (const { result, title: given } of orders) expect(result).not.toBe(`${name}: ${given}.`);
          }
        }
    }
  });

  it('shows everybody together no line that one of the seats is not shown', async () => {
    const session = await played(rulebook.id, 4);
    let told = 0;
    for (const period of periods) {
      const shared = buildPublicShow(session, period);
      expect(shared.banks).toEqual([]);
      expect(shared.scenes.flatMap(({ orders }) => orders)).toEqual([]);
      const lines = listLines(shared);
      told += lines.length;
      for (const { seat } of rulebook.seats(session.snapshot.state)) {
        const own = new Set(listLines(buildPeriodShow(session, seat, period)).map(({ spans }) => formatSpans(spans)));
        for (const { spans, moves } of lines) {
          expect(own).toContain(formatSpans(spans));
          expect(moves).toEqual([]);
        }
      }
    }
    expect(told).toBeGreaterThan(8);
  });

  it('has the money of its scenes add up to the change of the bank', async () => {
    const session = await played(rulebook.id, 4);
    const now = new Map((rulebook.banks?.(session.snapshot.state) ?? []).map(({ seat, dollars }) => [seat, dollars]));
    for (const { seat } of rulebook.seats(session.snapshot.state)) {
      const shows = periods.map((period) => buildPeriodShow(session, seat, period));
      for (const [nth, show] of shows.entries()) {
        const moved = listLines(show)
          .flatMap(({ moves }) => moves)
          .reduce((sum, { dollars }) => sum + dollars, 0);
        const bank = show.banks.find((one) => one.seat === seat);
        if (bank === undefined) continue;
        expect(moved, `${seat}, ${nth + 1}`).toBe(bank.now - bank.was);
        const before = shows[nth - 1]?.banks.find((one) => one.seat === seat);
        if (before !== undefined) expect(bank.was).toBe(before.now);
      }
      const open = buildPeriodShow(session, seat, rulebook.periodOf(session.snapshot.state));
      const bank = open.banks.find((one) => one.seat === seat);
      if (bank !== undefined && now.has(seat)) expect(bank.now).toBe(now.get(seat));
    }
  });
});
