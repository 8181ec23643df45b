import { describe, expect, it } from 'vitest';
import { readLog } from '#queries/log.ts';
import { exportPacket } from '#queries/mail.ts';
import { buildPeriodReport } from '#queries/report.ts';
import { describeSeatStanding } from '#queries/status.ts';
import type { Session } from '#commands/session.ts';
import { someGames, played } from '../support/everyGame.ts';

/** Periods played by the program: no game is over by then. */
const periods = 4;

/** Slips of a line that an editor strikes; words in quotation marks are their speakers’ own. */
const slips: Readonly<Record<string, RegExp>> = {
  'a capital article within it': /[\p{Ll}’,;:] The \p{Lu}/u,
  'two articles': /\b(?:the|a|an) (?:the|a|an)\b/iu,
  'a small count in figures':
    /(?<!(?:\p{Lu}{2}|utrage|reputation|strength|rolled|threw|ound|urn|heet|level|No\.|\p{Ll}(?:ry|ch|il|ay|ne|ly|st|er)) )(?<=\p{L} )[1-9] (?!and|against|for|from|than|then|w\p{L}+ |are|ha[sd]|have|each|but|the|not|plus)\p{Ll}{3}/u,
  'a count that begins it in figures': /^\d+ \p{Ll}{3}|[.!?] \d+ \p{Ll}{3}/u,
  'a name twice in the genitive': /’s’s|s’s\b/u,
  'one of several': /(?<!-)\b(?:1|one) (?:men|businesses|areas|hoods|points|operations|houses|doors)\b/iu,
  'several of one':
    /\b(?:[2-9]|two|three|four|five) (?:man|business|area|hood|point|operation|Stick of|Thug|Hitman)\b/iu,
};

/** Lists each line that is told: log, reports, packets of each seat, without sheets and tables. */
function listTold(session: Session): string[] {
  const { rulebook, snapshot } = session;
  const log = readLog(session, 'gm', null).flatMap(({ lines, reason }) => [
    ...lines.map(({ text }) => text),
    ...(reason === null ? [] : [reason.sentence]),
  ]);
  const seats = rulebook.seats(snapshot.state).map(({ seat }) => seat);
  const reports = seats.flatMap((seat) =>
    Array.from({ length: periods }, (_, nth) => buildPeriodReport(session, seat, nth + 1))
      .flatMap(({ sections }) => sections.flatMap(({ lines }) => lines))
      .map(({ spans }) => spans.map(({ text }) => text).join('')),
  );
  const standings = seats.flatMap((seat) =>
    [
      describeSeatStanding(session, seat).replaceAll(/^.*\n(?: {2}waiting: .*\n)*/gu, ''),
      rulebook.mail === undefined ? '' : exportPacket(session, { seat, viewer: 'gm', format: 'txt' }).content,
    ].flatMap((text) =>
      text
        .replaceAll(/\n {2,}/gu, ' ')
        .split('\n')
        .filter((line) => /^[\p{Lu}“-].*[.!?]$/u.test(line)),
    ),
  );
  return [...new Set([...log, ...reports, ...standings])];
}

describe.each(someGames)('the log of $rulebook.title', ({ rulebook }) => {
  it('tells whole sentences, each from a capital or a name to its end', async () => {
    const session = await played(rulebook.id, periods);
    const told = readLog(session, 'gm', null).flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(told.length).toBeGreaterThan(60);
    expect(told.filter((text) => !/[.!?][”’)]?$/u.test(text))).toEqual([]);
    expect(told.filter((text) => /\s{2}|\s[.,;]|undefined|null|NaN|\[object/u.test(text))).toEqual([]);
  });
});

describe.each(someGames)('each written line of $rulebook.title', ({ rulebook }) => {
  it.each([7, 8])('has no slip that an editor strikes: seed %i', { tags: 'rest' }, async (seed) => {
    const told = listTold(await played(rulebook.id, periods, seed)).map((text) => text.replaceAll(/“[^”]*”/gu, '“…”'));
    expect(told.length).toBeGreaterThan(100);
    for (const [slip, pattern] of Object.entries(slips)) {
      expect({ slip, lines: told.filter((text) => pattern.test(text)) }).toEqual({ slip, lines: [] });
    }
  });
});
