import type { MonthReport } from '../../src-shared/views/campaign.ts';
import type { LogEntry } from '../../src-shared/views/log.ts';
import type { Viewer } from '../../src-shared/vocabulary/ids.ts';
import { logOf, type OpenCampaign } from './log.ts';

type Section = MonthReport['sections'][number];

/** Which events go under which heading, in the order a month is told. */
const headings: readonly { title: string; kinds: readonly string[] }[] = [
  { title: 'Collections', kinds: ['collected', 'idled'] },
  { title: 'Precincts', kinds: ['payoffs-paid', 'payoffs-withheld', 'shut', 'reopened'] },
  {
    title: 'The gang',
    kinds: [
      'recruited',
      'armed',
      'weapon-handed-over',
      'vehicle-bought',
      'vehicle-upgraded',
      'theft-tried',
    ],
  },
  {
    title: 'Takeovers',
    kinds: ['taken-over', 'takeover-failed', 'contested', 'turned-independent', 'numbers-fixed'],
  },
  { title: 'Public outrage', kinds: ['outrage-rolled', 'feds-arrived', 'feds-left'] },
  { title: 'The end of things', kinds: ['eliminated', 'won'] },
  { title: 'Rulings', kinds: ['bank-set', 'outrage-set', 'owner-set'] },
];

/** The first month has the founding too: whoever was there from the start did not join in it. */
function isFounding(entry: LogEntry): boolean {
  return entry.lines.some(({ kind }) => kind === 'founded');
}

/** What a month brought, as far as the viewer may know, under plain headings. */
export function monthReport(campaign: OpenCampaign, viewer: Viewer, month: number): MonthReport {
  const lines = logOf(campaign, viewer, month)
    .reverse()
    .filter((entry) => !isFounding(entry))
    .flatMap((entry) => entry.lines);
  const sections = headings
    .map(({ title, kinds }): Section => {
      const told = lines.filter((line) => kinds.includes(line.kind));
      return { title, lines: told.map((line) => line.text) };
    })
    .filter((section) => section.lines.length > 0);
  return { month, sections };
}
