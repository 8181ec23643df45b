import type { Edition, Story } from '#shared/views/paper.ts';

/** Brackets would begin a mark of the forum's. */
const plain = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');

function storyText(story: Story, size: number): string {
  const [first = '', ...rest] = story.paragraphs;
  const opening = story.dateline === null ? first : `${story.dateline}. ${first}`;
  return [
    `[size=${size}][b]${plain(story.headline)}[/b][/size]`,
    ...(story.deck === null ? [] : [`[i]${plain(story.deck)}[/i]`]),
    ...[opening, ...rest].map(plain),
  ].join('\n\n');
}

/** The edition for a forum: marks that phpBB and its kin know. */
export function renderBbCode(title: string, edition: Edition): string {
  const { date, volume, price, weather, motto, lead, seconds, briefs, ads, picture } = edition;
  return [
    `[center][size=200][b]${plain(title)}[/b][/size]\n[i]${plain(motto)}[/i]\n${plain([date, volume, price, weather].join(' · '))}[/center]`,
    storyText(lead, 150),
    `[quote]${plain(picture.caption)}[/quote]`,
    ...seconds.map((story) => storyText(story, 130)),
    ...briefs.map((story) => storyText(story, 110)),
    ...(ads.length === 0
      ? []
      : [
          ['[list]', ...ads.map((ad) => `[*][b]${plain(ad.title)}[/b] ${plain(ad.lines.join(' · '))}`), '[/list]'].join(
            '\n',
          ),
        ]),
    ...(edition.smallPrint.length === 0
      ? []
      : [`[size=85]House rules: ${plain(edition.smallPrint.join('; '))}.[/size]`]),
  ].join('\n\n');
}
