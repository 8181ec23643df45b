import type { Advertisement, Edition, Story } from '#shared/views/paper.ts';
import { escapeMarkdown } from './escape.ts';

function listStoryLines(story: Story, level: string): string[] {
  const lines = [`${level} ${escapeMarkdown(story.headline)}`, ''];
  if (story.deck !== null) lines.push(`*${escapeMarkdown(story.deck)}*`, '');
  story.paragraphs.forEach((paragraph, index) => {
    const dateline = index === 0 && story.dateline !== null ? `**${escapeMarkdown(story.dateline)}.** ` : '';
    lines.push(dateline + escapeMarkdown(paragraph), '');
  });
  return lines;
}

function formatAdvertisement({ title, lines }: Advertisement): string {
  return `- **${escapeMarkdown(title)}.** ${lines.map(escapeMarkdown).join(' · ')}`;
}

function listSmallPrint(phrases: readonly string[]): string[] {
  return phrases.length === 0 ? [] : ['---', '', `*House rules.* ${escapeMarkdown(`${phrases.join('; ')}.`)}`, ''];
}

/** The edition as Markdown, for forums and notebooks. */
export function renderMarkdown(title: string, edition: Edition): string {
  return [
    `# ${escapeMarkdown(title)}`,
    '',
    `*${escapeMarkdown(edition.motto)}*`,
    '',
    `${escapeMarkdown(edition.date)} · ${escapeMarkdown(edition.volume)} · ${escapeMarkdown(edition.price)} · ${escapeMarkdown(edition.weather)}`,
    '',
    '---',
    '',
    ...listStoryLines(edition.lead, '##'),
    `> *${escapeMarkdown(edition.picture.caption)}*`,
    '',
    ...edition.seconds.flatMap((story) => listStoryLines(story, '##')),
    '---',
    '',
    ...edition.briefs.flatMap((story) => listStoryLines(story, '###')),
    '---',
    '',
    ...edition.ads.map(formatAdvertisement),
    '',
    ...listSmallPrint(edition.smallPrint),
  ].join('\n');
}
