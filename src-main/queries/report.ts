import type { LogEntry } from '../../src-shared/views/log.ts';
import type { PeriodReport } from '../../src-shared/views/report.ts';
import type { Viewer } from '../../src-shared/words/ids.ts';
import { ruleOf } from '../kernel/events.ts';
import { logOf, type OpenCampaign } from './log.ts';

type Section = PeriodReport['sections'][number];

/** The first period has the founding too: who was there from the start, or was entered, did not join in it. */
function isFounding(entry: LogEntry): boolean {
  return entry.lines.some(({ kind }) => kind === 'founded' || kind === 'gang-formed');
}

/** What a period brought, as far as the viewer may know, under plain headings. */
export function periodReport(campaign: OpenCampaign, viewer: Viewer, period: number): PeriodReport {
  const { rulebook } = campaign;
  const lines = logOf(campaign, viewer, period)
    .reverse()
    .filter((entry) => !isFounding(entry))
    .flatMap((entry) => entry.lines);
  const sections = rulebook.headings
    .map((title): Section => {
      const told = lines.filter(({ kind }) => ruleOf(rulebook, { type: kind }).heading === title);
      return { title, lines: told.map((line) => line.text) };
    })
    .filter((section) => section.lines.length > 0);
  return { period, sections };
}
