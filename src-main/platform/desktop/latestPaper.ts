import type { ProgramCalls } from '../programCalls.ts';
import type { PrintedPaper } from './paperPdf.ts';

/** The newest edition of the open campaign; null without a campaign or an edition. */
export async function findLatestPaper(calls: ProgramCalls): Promise<PrintedPaper | null> {
  if ((await calls.campaign.current()) === null) return null;
  const periods = (await calls.paper.editions()).map(({ period }) => period);
  if (periods.length === 0) return null;
  const { fileName, content } = await calls.paper.export({ period: Math.max(...periods), format: 'html' });
  return { fileName, html: content };
}
