import type { DepartedView } from '#shared/games/paradise/views/campaign.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { computeAge } from '#shared/views/face/age.ts';
import type { Edition, Story } from '#shared/views/paper.ts';
import { editSentence } from '#shared/words/sentences.ts';
import { formatCount, joinWords } from '#shared/words/text.ts';
import type { Career } from './career.ts';

/** The lines of a paper in which somebody is named. */
export type Cutting = { headline: string; paragraphs: readonly string[]; date: string };

/** Cuts out of an edition the first story that names somebody, with the paragraphs that do; null where none does. */
export function cutOut(edition: Edition, name: string): Cutting | null {
  const stories: readonly Story[] = [edition.lead, ...edition.seconds, ...edition.briefs];
  for (const { headline, paragraphs } of stories) {
    const about = paragraphs.filter((paragraph) => hasName(paragraph, name));
    if (about.length > 0 || hasName(headline, name)) {
      const told = about.length > 0 ? about : paragraphs.slice(0, 1);
      return { headline, paragraphs: told.slice(0, 2), date: edition.date };
    }
  }
  return null;
}

/** True if a text has the whole name in it, and not only the beginning of a longer one. */
function hasName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !/[\p{L}\p{N}]/u.test(text.charAt(at + name.length));
}

/** Deeds worth a line in an obituary, in the words that follow their number. */
const deeds: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Takeovers: ['business talked over', 'businesses talked over'],
  'Fights in the papers': ['fight in the papers', 'fights in the papers'],
  Wounded: ['wound', 'wounds'],
  Booked: ['arrest', 'arrests'],
  'Took the gang over': ['takeover of the gang', 'takeovers of the gang'],
  'Bombs thrown': ['bomb thrown', 'bombs thrown'],
};

/** A short account of a life: how it ended, against whom, how long it lasted with the gang, and what filled it. */
export function writeObituary(
  { name, formerNames, role, month, servedMonths, fell, funeralHeld }: DepartedView,
  career: Career | null,
  words: { gang: string; against: string | null },
): string[] {
  const isWoman = /moll/i.test(role);
  const age = computeAge(formerNames?.[0] ?? name, month);
  const who = `${name}, ${age}, ${role} of ${words.gang},`;
  const end =
    fell === null
      ? `${who} died in ${formatMonth(month)}.`
      : `${who} was killed in ${formatMonth(month)} in ${lowerArticle(fell.title)}.`;
  const by = fell?.by ?? null;
  const killers = [
    ...(words.against === null ? [] : [`The other side was ${words.against}.`]),
    ...(by === null ? [] : [`Witnesses saw ${by} fire the shots.`]),
  ];
  const served = servedMonths === null ? [] : [describeService(servedMonths, isWoman ? 'She' : 'He')];
  const counts = (career?.tallies ?? []).flatMap(({ name: tally, count }) => {
    const deed = deeds[tally];
    return deed === undefined ? [] : [formatCount(count, ...deed)];
  });
  const done = counts.length === 0 ? [] : [`On record: ${joinWords(counts)}.`];
  return [
    end,
    ...killers,
    ...served,
    ...done,
    ...(funeralHeld ? [`${isWoman ? 'She' : 'He'} had a grand funeral.`] : []),
  ].map(editSentence);
}

function describeService(months: number, who: 'She' | 'He'): string {
  return months === 0 ? `${who} had just joined.` : `${who} had been with them ${formatCount(months, 'month')}.`;
}

/** `The raid on…` → `the raid on…`; names keep their capital. */
function lowerArticle(title: string): string {
  return title.replace(/^(The|A|An) /u, (article) => article.toLowerCase());
}
