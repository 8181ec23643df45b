import { advance } from '../../src-main/commands/play.ts';
import { openCampaign } from '../../src-main/commands/files.ts';
import { noon } from './campaign.ts';

/** Closes months of a campaign and says so for each, until it is killed or has closed as many as it was told. */
const [path = '', months = '1'] = process.argv.slice(2);
const session = await openCampaign(path, noon);
for (let month = 0; month < Number(months); month += 1) {
  const outcome = await advance(session, { auto: true }, noon);
  if (outcome.kind === 'done') {
    for (const closed of outcome.periodsClosed) process.stdout.write(`closed ${closed}\n`);
  }
}
session.store.close();
