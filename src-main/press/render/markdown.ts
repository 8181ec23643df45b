import type { Advertisement, Edition, Story } from '#shared/views/paper.ts';
import { escapeMarkdown } from './escape.ts';

function storyLines(story: Story, level: string): string[] {
  const lines = [`${level} ${escapeMarkdown(story.headline)}`, ''];
  if (story.deck !== null) lines.push(`*${escapeMarkdown(story.deck)}*`, '');
  story.paragraphs.forEach((paragraph, index) => {
    const dateline = index === 0 && story.dateline !== null ? `**${escapeMarkdown(story.dateline)}.** ` : '';
    lines.push(dateline + escapeMarkdown(paragraph), '');
  });
  return lines;
}

function advertisementLine({ title, lines }: Advertisement): string {
  return `- **${escapeMarkdown(title)}.** ${lines.map(escapeMarkdown).join(' · ')}`;
}

function smallPrintLines(phrases: readonly string[]): string[] {
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
    ...storyLines(edition.lead, '##'),
    `> *${escapeMarkdown(edition.picture.caption)}*`,
    '',
    ...edition.seconds.flatMap((story) => storyLines(story, '##')),
    '---',
    '',
    ...edition.briefs.flatMap((story) => storyLines(story, '###')),
    '---',
    '',
    ...edition.ads.map(advertisementLine),
    '',
    ...smallPrintLines(edition.smallPrint),
  ].join('\n');
}
