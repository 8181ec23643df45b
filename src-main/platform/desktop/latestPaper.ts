import type { ProgramCalls } from '../programCalls.ts';
import type { PrintedPaper } from './paperPdf.ts';

/** The newest edition of the open campaign; null without a campaign or an edition. */
export async function latestPaper(calls: ProgramCalls): Promise<PrintedPaper | null> {
  if ((await calls.campaign.current()) === null) return null;
  const months = (await calls.paper.editions()).map(({ month }) => month);
  if (months.length === 0) return null;
  const { fileName, content } = await calls.paper.export({
    month: Math.max(...months),
    format: 'html',
  });
  return { fileName, html: content };
}
