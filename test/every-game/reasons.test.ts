import { expect, it } from 'vitest';
import { readEvents, readOrder } from '#campaign/recorded.ts';
import { requireRule } from '#kernel/events/events.ts';
import { readLog } from '#queries/log.ts';
import { mayRead } from '#queries/reading.ts';
import { everyGame, played } from '../support/everyGame.ts';

/** What is between those who have a part in it, whatever became of it. */
const dealings: ReadonlySet<string> = new Set([
  'propose',
  'answer',
  'answer-proposal',
  'deal',
  'pact',
  'accept',
  'sweeten',
]);
const mail: ReadonlySet<string> = new Set(['letter-sent', 'letter-answered', 'message-sent']);

it.each(everyGame)(
  'the log of $rulebook.title tells nobody of offers, pacts and letters between others, nor why',
  async ({ rulebook }) => {
    const session = await played(rulebook.id, rulebook.flow === 'by-itself' ? 5 : 8);
    const { store, snapshot } = session;
    const names = rulebook.names(snapshot.state);
    const entries = store.journal
      .entries()
      .filter(({ author_kind: kind }) => kind === 'npc' || kind === 'human')
      .map((entry) => {
        const told = readEvents(store, rulebook, entry)
          .filter(({ event, text }) => (text ?? requireRule(rulebook, event).describe(names, event)) !== null)
          .map(({ event }) => event);
        const isOrdered = dealings.has(readOrder(store, entry)?.kind ?? '');
        return { ...entry, told, isDealing: isOrdered || told.some(({ type }) => mail.has(type)) };
      });
    const seats = rulebook.seats(snapshot.state).map(({ seat }) => seat);
    let hidden = 0;
    for (const viewer of seats) {
      const log = readLog(session, viewer, null);
      const isReadable = ({ author_seat: seat, told }: (typeof entries)[number]): boolean =>
        seat === viewer || told.some((event) => mayRead(rulebook, viewer, event));
      const keyOf = (seat: string | null, title: string): string => `${seat}: ${title}`;
      const openly = new Set(entries.filter(isReadable).map((entry) => keyOf(entry.author_seat, entry.title)));
      const inLog = new Set(log.flatMap(({ author, title }) => ('seat' in author ? [keyOf(author.seat, title)] : [])));
      for (const entry of entries) {
        const key = keyOf(entry.author_seat, entry.title);
        if (!entry.isDealing || isReadable(entry) || openly.has(key)) continue;
        hidden += 1;
        expect([...inLog]).not.toContain(key);
      }
    }
    expect(hidden).toBeGreaterThan(0);
  },
);
