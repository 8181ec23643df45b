import { describe, expect, it } from 'vitest';
import { formatSpans } from '#kernel/events/references.ts';
import { reportSections } from '#queries/report.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { someGames, played } from '../support/everyGame.ts';

describe.each(someGames)('a report of $rulebook.title', ({ rulebook }) => {
  it('counts a sentence that names a seat among the seat’s own', async () => {
    const session = await played(rulebook.id, 5);
    const missed: string[] = [];
    let told = 0;
    for (const { seat, name } of rulebook.seats(session.snapshot.state)) {
      const names = `(?:${name}|${pluralizeFamily(name)})`;
      const named = new RegExp(`(?<![\\p{L}\\p{N}])${names}(?![\\p{L}\\p{N}])`, 'u');
      for (const period of [1, 2, 3, 4, 5])
        for (const { lines } of reportSections(session, seat, period))
          for (const { spans, seats } of lines) {
            const text = formatSpans(spans);
            if (!named.test(text)) continue;
            told += 1;
            if (!seats.includes(seat)) missed.push(`${name}: ${text}`);
          }
    }
    expect(missed).toEqual([]);
    expect(told).toBeGreaterThan(20);
  });
});
