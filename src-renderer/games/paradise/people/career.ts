import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { isAbout, type LogEntry, type Named } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** How often something came to somebody. */
export type Tally = { name: string; count: number };

/** A person's career from the log: the counts by kind, the money spent on him, and each month. */
export type Career = {
  tallies: readonly Tally[];
  /** Dollars that his gang laid out for him: hiring, arms, lessons, doctors, bail. */
  spentDollars: number;
  /** The newest month first. */
  months: readonly { month: number; lines: readonly { key: string; text: string }[] }[];
};

/** The counts that kinds of log lines belong to. */
const counted: Readonly<Record<string, string>> = {
  'taken-over': 'Takeovers',
  'takeover-failed': 'Came back empty-handed',
  'theft-tried': 'Thefts tried',
  'battle-reported': 'Fights in the papers',
  'made-a-name': 'Made a name as a killer',
  'grenades-used': 'Bombs thrown',
  wounded: 'Wounded',
  treated: 'In the doctor’s hands',
  arrested: 'Booked',
  released: 'Bailed out',
  convicted: 'Sent up',
  trained: 'Lessons',
  'boss-succeeded': 'Took the gang over',
  defected: 'Changed sides',
};

/** Kinds of lines that tell what was meant, not what came of it. */
const plans: ReadonlySet<string> = new Set(['order-filed', 'order-withdrawn', 'mind-set']);

/** The career of somebody, whatever he was called, from what a viewer may read of the log. */
export function buildCareer(entries: readonly LogEntry[], gangster: GangsterId): Career {
  const found = entries
    .flatMap(({ seq, period, lines }) => lines.map((line, place) => ({ key: `${seq}-${place}`, month: period, line })))
    .filter(({ line }) => isAbout(line, { kind: 'gangster', id: gangster }))
    .filter(({ line }) => !plans.has(line.kind))
    .toSorted((a, b) => b.month - a.month);
  const counts = new Map<string, number>();
  for (const { line } of found) {
    const tally = counted[line.kind];
    if (tally !== undefined) counts.set(tally, (counts.get(tally) ?? 0) + 1);
  }
  return {
    tallies: [...counts].map(([tally, count]) => ({ name: tally, count })),
    spentDollars: found.reduce((sum, { line }) => sum + Math.max(0, -(line.dollars ?? 0)), 0),
    months: [...Map.groupBy(found, ({ month }) => month)].map(([month, lines]) => ({
      month,
      lines: lines.map(({ key, line }) => ({ key, text: line.text })),
    })),
  };
}

/** A Boss in the line of his gang: from which month until the next one's, and how it came. */
export type BossSince = {
  month: number;
  /** The month in which the next one took over; null while he leads. */
  until: number | null;
  /** Null for the first one, whom the log names by name alone. */
  boss: GangsterId | null;
  text: string;
};

/** Everybody who has led a gang, the first one first. */
export function listBosses(entries: readonly LogEntry[], gang: SeatId): BossSince[] {
  const begun = entries
    .flatMap(({ period, lines }) =>
      lines
        .filter(
          (line) =>
            (line.kind === 'gang-formed' || line.kind === 'boss-succeeded') &&
            isAbout(line, { kind: 'seat', id: gang }),
        )
        .map(({ text, about }) => ({ month: period, text, boss: findGangster(about) })),
    )
    .toSorted((a, b) => a.month - b.month);
  return begun.map((reign, nth) => ({ ...reign, until: begun[nth + 1]?.month ?? null }));
}

function findGangster(about: readonly Named[]): GangsterId | null {
  return (about.find(({ kind }) => kind === 'gangster')?.id ?? null) as GangsterId | null;
}
