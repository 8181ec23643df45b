import type { Edition } from '#shared/views/paper.ts';

/** Letters of a digest at most, as a message of a chat holds them. */
export const digestLetters = 600;

/** Renders an edition for a chat: title and date, the lead with its deck, and as many headlines as there is room for. */
export function renderDigest(title: string, { date, lead, seconds, briefs }: Edition): string {
  const head = [`${title}, ${date}`, '', lead.headline, ...(lead.deck === null ? [] : [lead.deck]), ''];
  const lines = [head.join('\n').slice(0, digestLetters)];
  let left = digestLetters - (lines[0]?.length ?? 0);
  const others = [...seconds, ...briefs.filter(({ deck, newsValue }) => deck !== null || newsValue > 0)];
  for (const { headline } of others) {
    const line = `- ${headline}`;
    if (line.length + 1 > left) break;
    lines.push(line);
    left -= line.length + 1;
  }
  return lines.join('\n').trimEnd();
}
