import type { Advertisement, Edition, Story } from '#shared/views/paper.ts';

const width = 78;

/** Breaks text into lines of at most `columns` characters; a longer word is cut. */
function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter((part) => part !== '')) {
    let rest = word;
    if (line !== '' && [...line].length + 1 + [...rest].length <= columns) {
      line = `${line} ${rest}`;
      continue;
    }
    if (line !== '') lines.push(line);
    while ([...rest].length > columns) {
      lines.push([...rest].slice(0, columns).join(''));
      rest = [...rest].slice(columns).join('');
    }
    line = rest;
  }
  if (line !== '') lines.push(line);
  return lines;
}

function centerLines(text: string): string[] {
  return wrap(text, width).map((line) => `${' '.repeat(Math.floor((width - [...line].length) / 2))}${line}`.trimEnd());
}

/** Replaces the indent while a paragraph is wrapped; it is on no keyboard. */
const indent = '\ue000\ue000';

/** Sets a paragraph to the full measure, its first line indented as in the paper. */
function setParagraph(text: string): string[] {
  const [first = '', ...rest] = wrap(indent + text, width);
  return [first.replace(indent, '  '), ...rest];
}

function listStoryLines(story: Story, isLead: boolean): string[] {
  const headline = story.headline.toUpperCase();
  const head = isLead ? centerLines(headline) : wrap(headline, width);
  const deck = story.deck === null ? [] : isLead ? centerLines(story.deck) : wrap(story.deck, width);
  const body = story.paragraphs.flatMap((text, index) =>
    setParagraph(index === 0 && story.dateline !== null ? `${story.dateline}. ${text}` : text),
  );
  return ['', ...head, ...(deck.length > 0 ? [...deck, ''] : []), ...body];
}

function listAdvertisementLines({ title, lines }: Advertisement): string[] {
  return ['', ...centerLines(title.toUpperCase()), ...lines.flatMap(centerLines)];
}

function listSmallPrint(phrases: readonly string[]): string[] {
  if (phrases.length === 0) return [];
  return [...wrap(`House rules. ${phrases.join('; ')}.`, width), '='.repeat(width)];
}

/** Lists the lines of a part under a rule; an extra lacks some. */
function listPart(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', '='.repeat(width), ...lines];
}

/** The edition as plain text in 78 columns, for mail. */
export function renderText(title: string, edition: Edition): string {
  const double = '='.repeat(width);
  const single = '-'.repeat(width);
  return [
    double,
    ...centerLines(title.toUpperCase()),
    ...centerLines(`“${edition.motto}”`),
    single,
    ...centerLines(`${edition.date} | ${edition.volume} | ${edition.price}`),
    ...centerLines(edition.weather),
    double,
    ...listStoryLines(edition.lead, true),
    '',
    ...centerLines(`[ ${edition.picture.caption} ]`),
    ...edition.seconds.flatMap((story) => ['', single, ...listStoryLines(story, false)]),
    ...listPart(edition.briefs.flatMap((story) => listStoryLines(story, false))),
    ...listPart(edition.ads.flatMap(listAdvertisementLines)),
    '',
    double,
    ...listSmallPrint(edition.smallPrint),
    '',
  ].join('\n');
}
