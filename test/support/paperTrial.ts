import { rmSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedHappenings } from '../../src-main/campaign/recorded.ts';
import { foundCampaign } from '../../src-main/commands/files.ts';
import { advance } from '../../src-main/commands/play.ts';
import type { Session } from '../../src-main/commands/session.ts';
import { sameSentenceKey, sentencesOf } from '../../src-main/press/desk/sentences.ts';
import { editionOf } from '../../src-main/queries/papers.ts';
import { rulebooks } from '../../src-main/registry.ts';
import type { ParadiseEvent } from '../../src-main/rulebooks/paradise/state/events/index.ts';
import type { State } from '../../src-main/rulebooks/paradise/state/index.ts';
import type { Edition } from '../../src-shared/views/paper.ts';

/** A campaign’s papers, with the public events of each month and the state of the end. */
export type PaperTrial = {
  editions: Edition[];
  events: ParadiseEvent[][];
  state: State;
};

const clock = new Date('2026-01-01T12:00:00Z');

/** Plays a campaign of four NPC gangs by the program and reads its papers. */
export async function playPapers(seed: number, months: number): Promise<PaperTrial> {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-papers-'));
  let session: Session | null = null;
  try {
    const setup = rulebooks.paradise.quickSetup({
      title: 'Papers',
      seed,
      npcs: 4,
      gangName: null,
      level: null,
    });
    const path = join(folder, 'Papers.racketeer');
    const founded = await foundCampaign({ game: 'paradise', path, fileId: 'papers', setup }, clock);
    if (founded.kind === 'question') throw new Error(founded.question.prompt);
    session = founded.session;
    for (let closed = 0; closed < months;) {
      const outcome = await advance(session, { auto: true }, clock);
      if (outcome.kind === 'question') throw new Error(outcome.question.prompt);
      if (outcome.periodsClosed.length === 0) break;
      closed += outcome.periodsClosed.length;
    }
    return readPapers(session);
  } finally {
    session?.store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function readPapers(session: Session): PaperTrial {
  const { store, rulebook } = session;
  const periods = store
    .editions()
    .map(({ period }) => period)
    .reverse();
  return {
    editions: periods.map((period) => editionOf(session, period)),
    events: periods.map((period) =>
      store
        .entriesOfPeriod(period)
        .flatMap((entry) => recordedHappenings(store, rulebook, entry))
        .map(({ event }) => event as ParadiseEvent),
    ),
    state: session.snapshot.state as State,
  };
}

/** Everything a reader reads of an edition, without the advertisements. */
export function textsOf({ lead, seconds, briefs }: Edition): string[] {
  return [lead, ...seconds, ...briefs].flatMap((story) => story.paragraphs);
}

function sentenceKeys(edition: Edition): string[] {
  return textsOf(edition).flatMap(sentencesOf).map(sameSentenceKey);
}

/** How often sentences come back: within three editions, and seen at all before after the first year. */
export function repetitionOf(editions: readonly Edition[]): {
  nearby: string[];
  seenBefore: number;
  sentences: number;
} {
  const keys = editions.map(sentenceKeys);
  const nearby = keys.flatMap((own, nth) => {
    const before = new Set(keys.slice(Math.max(0, nth - 2), nth).flat());
    return own.filter((key, place) => before.has(key) || own.indexOf(key) !== place);
  });
  const late = keys.slice(12);
  const seen = late.map((own, nth) => {
    const before = new Set(keys.slice(0, nth + 12).flat());
    return own.filter((key) => before.has(key)).length;
  });
  return {
    nearby,
    seenBefore: seen.reduce((sum, one) => sum + one, 0),
    sentences: late.flat().length,
  };
}

/** The same sentence with names and numbers left out: capitalized words, figures and number words become one sign. */
export function skeletonOf(sentence: string): string {
  return sentence
    .replace(/\b(?:no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/giu, '#')
    .replace(/\d[\d,.]*/gu, '#')
    .replace(/(?:\b[Tt]he )?\p{Lu}[\p{L}’'.-]*(?:[ -](?:of |the )?\p{Lu}[\p{L}’'.-]*)*/gu, '@');
}
