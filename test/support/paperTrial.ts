import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEvents } from '#campaign/recorded.ts';
import { foundCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { makeSentenceKey, splitSentences } from '#press/desk/sentences.ts';
import { readEdition } from '#queries/papers.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { MonthNews } from '#shared/games/paradise/news/news.ts';
import type { Edition } from '#shared/views/paper.ts';

/** A campaign’s papers, with the news and the public events of each month and the state of the end. */
export type PaperTrial = { editions: Edition[]; news: MonthNews[]; events: ParadiseEvent[][]; state: State };

const clock = new Date('2026-01-01T12:00:00Z');

/** Plays a campaign of four NPC gangs by the program and reads its papers. */
export async function playPapers(seed: number, months: number): Promise<PaperTrial> {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-papers-'));
  let session: Session | null = null;
  try {
    const setup = paradise.quickSetup({ title: 'Papers', seed, npcs: 4, gangName: null, level: null });
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
    editions: periods.map((period) => readEdition(session, period)),
    news: periods.map((period) => {
      const kept = JSON.parse(store.edition(period)?.edition_json ?? '{}') as { clipping: { news: MonthNews } };
      return kept.clipping.news;
    }),
    events: periods.map((period) =>
      store.journal
        .entriesOfPeriod(period)
        .flatMap((entry) => readEvents(store, rulebook, entry))
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
  return textsOf(edition).flatMap(splitSentences).map(makeSentenceKey);
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
  return { nearby, seenBefore: seen.reduce((sum, one) => sum + one, 0), sentences: late.flat().length };
}

/** The same sentence with names and numbers left out: capitalized words, figures and number words become one sign. */
export function skeletonOf(sentence: string): string {
  return sentence
    .replace(/\b(?:no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/giu, '#')
    .replace(/\d[\d,.]*/gu, '#')
    .replace(/(?:\b[Tt]he )?\p{Lu}[\p{L}’'.-]*(?:[ -](?:of |the )?\p{Lu}[\p{L}’'.-]*)*/gu, '@');
}

/** What an edition tells that the month's public events do not bear out, a line each; none is right. */
export function wrongFacts(trial: PaperTrial): string[] {
  return trial.editions.flatMap((edition, nth) =>
    listErrors(edition, trial.events[nth] ?? [], trial.state).map((wrong) => `month ${edition.period}: ${wrong}`),
  );
}

function nameOf(state: State, id: string): string {
  const known = state.gangsters as Readonly<Record<string, { name: string }>>;
  const buried = state.graveyard as Readonly<Record<string, { gangster: { name: string } }>>;
  return known[id]?.name ?? buried[id]?.gangster.name ?? id;
}

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberOf = (word: string): number =>
  words.includes(word.toLowerCase()) ? words.indexOf(word.toLowerCase()) : Number(word);

function listErrors(edition: Edition, events: readonly ParadiseEvent[], state: State): string[] {
  const reports = events.flatMap((event) => (event.type === 'battle-reported' ? [event] : []));
  const dead = [
    ...reports.flatMap((report) => report.dead),
    ...events.flatMap((event) => (event.type === 'died' && event.battle === null ? [event.gangster] : [])),
  ].map((id) => nameOf(state, id));
  const held = reports.flatMap((report) => report.arrested).map((id) => nameOf(state, id));
  const roll = edition.briefs.find(({ kind }) => kind === 'roll')?.paragraphs ?? [];
  const dying = roll.find((line) => line.startsWith('Dead')) ?? '';
  const booked = roll.find((line) => line.startsWith('Booked')) ?? '';
  const text = textsOf(edition).join('\n');
  return [
    ...dead.filter((name) => !dying.includes(name)).map((name) => `${name} is not in the roll of the dead`),
    ...held.filter((name) => !booked.includes(name)).map((name) => `${name} is not in the roll of the booked`),
    ...wrongSums(text, reports),
    ...strangers(text, { events, state, edition }),
    ...plannerWords.filter((word) => text.includes(word)).map((word) => `“${word}” is the planner’s`),
  ];
}

/** Labels of reasons that the planner weighs. */
const plannerWords = ['A step to the whole racket', 'What it brings in the months ahead', 'Distance from home'];

type Reported = Extract<ParadiseEvent, { type: 'battle-reported' }>;

/** Every number of dead or arrested that is printed is that of a fight, or of several at one door. */
function wrongSums(text: string, reports: readonly Reported[]): string[] {
  const sums = (of: (report: Reported) => number): Set<number> => {
    const all = reports.map(of);
    const byPlace = new Set(all);
    all.forEach((one, nth) => all.slice(nth + 1).forEach((other) => byPlace.add(one + other)));
    byPlace.add(all.reduce((sum, one) => sum + one, 0));
    return byPlace;
  };
  const fallen = sums(({ dead, othersDead, citizensDead }) => dead.length + othersDead + citizensDead);
  const taken = sums(({ arrested }) => arrested.length);
  const shot = sums(({ policeHurt }) => policeHurt);
  const check = (pattern: RegExp, allowed: Set<number>, what: string): string[] =>
    [...text.matchAll(pattern)]
      .map(([, word = '']) => numberOf(word))
      .filter((number) => !allowed.has(number))
      .map((number) => `${number} ${what}`);
  return [
    ...check(/(\w+) persons? (?:was|were) killed/gu, fallen, 'persons killed'),
    ...check(/(\w+) m[ae]n (?:was|were) arrested/gu, taken, 'men arrested'),
    ...check(/(\w+) officers? (?:was|were) shot/gu, shot, 'officers shot'),
  ];
}

/** Whether a text names somebody, and not a younger man of the same name. */
function names(text: string, name: string): boolean {
  return text
    .split(name)
    .slice(1)
    .some((after) => !after.startsWith(' the '));
}

/** Gangsters who are named though no public event of the month, and no earlier one, has their name. */
function strangers(
  text: string,
  { events, state, edition }: { events: readonly ParadiseEvent[]; state: State; edition: Edition },
): string[] {
  const known = JSON.stringify(events);
  const everybody = [
    ...Object.entries(state.gangsters as Readonly<Record<string, { name: string; isBoss: boolean }>>),
    ...Object.entries(state.graveyard as Readonly<Record<string, { gangster: { name: string; isBoss: boolean } }>>).map(
      ([id, { gangster }]) => [id, gangster] as const,
    ),
  ];
  const public_ = new Set(everybody.filter(([id]) => known.includes(`"${id}"`)).map(([, { name }]) => name));
  const told = publicNames.get(state) ?? new Set<string>();
  publicNames.set(state, told);
  public_.forEach((name) => told.add(name));
  return everybody
    .filter(([, { name, isBoss }]) => !isBoss && !told.has(name) && names(text, name))
    .map(([, { name }]) => `${name} is named in ${edition.date} and was in no event`);
}

/** Names that public events of the months so far have held, by campaign. */
const publicNames = new WeakMap<State, Set<string>>();
