import { writeFileSync } from 'node:fs';
import type { LogEntry } from '../../src-shared/views/log.ts';
import { formatDollars, formatMonth } from '../../src-shared/vocabulary/units.ts';
import { verifyCampaign } from '../commands/verify.ts';
import { readPaperFonts } from '../platform/paperFonts.ts';
import { logOf } from '../queries/log.ts';
import { editionLines, editionOf, exportPaper } from '../queries/papers.ts';
import { statusOf, type Status } from '../queries/status.ts';
import { openReadable } from '../store/open.ts';
import { CommandFailure } from './failure.ts';
import { reading } from './open.ts';
import { print } from './print.ts';
import { rollText } from './rollText.ts';

function printJson(document: unknown): void {
  print(JSON.stringify(document, null, 2));
}

/** `status FILE`: where the campaign stands, as the games master sees it. */
export function showStatus(file: string, options: { json: boolean }): void {
  const status = reading(file, statusOf);
  if (options.json) printJson(status);
  else print(statusText(status));
}

function statusText(status: Status): string {
  const feds = status.fedsInTown ? ', the Feds are in town' : '';
  const head = `${status.title}: ${status.date}, month ${status.month}, outrage ${status.outrage}${feds}`;
  const gangs = status.gangs.map((gang) => {
    const figures = [
      formatDollars(gang.bank),
      `reputation ${gang.reputation}`,
      `${gang.members} members`,
      `${gang.businesses} businesses`,
    ];
    return `  ${gang.seat}  ${gang.name} (${gang.isHuman ? 'human' : 'NPC'}): ${figures.join(', ')}`;
  });
  return [head, ...gangs, ...status.waiting.map((text) => `  waiting: ${text}`)].join('\n');
}

/** `log FILE`: every entry with its dice, oldest first. */
export function showLog(file: string, options: { month?: number; json: boolean }): void {
  const entries = reading(file, (campaign) => logOf(campaign, 'gm', options.month ?? null));
  entries.reverse();
  if (options.json) printJson(entries);
  else print(entries.map(entryText).join('\n'));
}

function entryText(entry: LogEntry): string {
  const reason = entry.reason === null ? [] : [`    because: ${entry.reason.sentence}`];
  const lines = entry.lines.flatMap((line) => [
    `    ${line.text}`,
    ...line.dice.map((roll) => `        ${rollText(roll)}`),
  ]);
  const head = `#${entry.seq} ${formatMonth(entry.month)} · ${entry.authorName}: ${entry.title}`;
  return [head, ...reason, ...lines].join('\n');
}

export type PaperOptions = { month?: number; format: 'html' | 'md' | 'txt'; out?: string };

/** `paper FILE`: one edition, the newest unless a month is named. */
export async function writePaper(file: string, options: PaperOptions): Promise<void> {
  const edition = reading(file, ({ store }) => {
    const newest = editionLines(store)[0]?.month;
    const month = options.month ?? newest;
    if (month === undefined) {
      throw new CommandFailure('No paper has been printed yet; close a month first.');
    }
    return editionOf(store, month);
  });
  const fonts = options.format === 'html' ? await readPaperFonts() : [];
  const { content } = exportPaper(edition, options.format, fonts);
  if (options.out === undefined) print(content);
  else writeOut(options.out, content);
}

function writeOut(path: string, content: string): void {
  try {
    writeFileSync(path, content);
  } catch {
    throw new CommandFailure(`${path} cannot be written; check the folder.`);
  }
  print(path);
}

/** `verify FILE`: fails unless the file is whole and replays to itself. */
export function verifyFile(file: string): void {
  const store = openReadable(file);
  try {
    const { isWhole, findings, checked } = verifyCampaign(store);
    if (!isWhole) {
      const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
      throw new CommandFailure(`${file} is not whole: ${findings[0] ?? ''}${more}`);
    }
    for (const line of checked) print(line);
  } finally {
    store.close();
  }
}
