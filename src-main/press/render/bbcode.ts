import type { Edition, Story } from '#shared/views/paper.ts';

/** Replaces brackets, which begin a mark in forums. */
const replaceBrackets = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');

function renderStory(story: Story, size: number): string {
  const [first = '', ...rest] = story.paragraphs;
  const opening = story.dateline === null ? first : `${story.dateline}. ${first}`;
  return [
    `[size=${size}][b]${replaceBrackets(story.headline)}[/b][/size]`,
    ...(story.deck === null ? [] : [`[i]${replaceBrackets(story.deck)}[/i]`]),
    ...[opening, ...rest].map(replaceBrackets),
  ].join('\n\n');
}

/** Renders the edition for a forum, in the marks of phpBB and similar software. */
export function renderBbCode(title: string, edition: Edition): string {
  const { date, volume, price, weather, motto, lead, seconds, briefs, ads, picture } = edition;
  return [
    `[center][size=200][b]${replaceBrackets(title)}[/b][/size]\n[i]${replaceBrackets(motto)}[/i]\n${replaceBrackets([date, volume, price, weather].join(' · '))}[/center]`,
    renderStory(lead, 150),
    `[quote]${replaceBrackets(picture.caption)}[/quote]`,
    ...seconds.map((story) => renderStory(story, 130)),
    ...briefs.map((story) => renderStory(story, 110)),
    ...(ads.length === 0
      ? []
      : [
          [
            '[list]',
            ...ads.map((ad) => `[*][b]${replaceBrackets(ad.title)}[/b] ${replaceBrackets(ad.lines.join(' · '))}`),
            '[/list]',
          ].join('\n'),
        ]),
    ...(edition.smallPrint.length === 0
      ? []
      : [`[size=85]House rules: ${replaceBrackets(edition.smallPrint.join('; '))}.[/size]`]),
  ].join('\n\n');
}
