import { expect, it } from 'vitest';
import { openCampaign } from '#commands/files.ts';
import { redo, undo } from '#commands/undo.ts';
import type { Session } from '#commands/session.ts';
import { campaignOnDisk, noon, playMonths } from '../support/campaigns.ts';

const months = 5;

const papersOf = ({ store }: Session): unknown[] => Array.from({ length: months }, (_, nth) => store.edition(nth + 1));

it('the press remembers its editions as the file has them, reopened, taken back or put back', async () => {
  const kept = await campaignOnDisk({ npcs: 2 });
  await playMonths(kept, months);
  let reopened = await campaignOnDisk({ npcs: 2 });
  for (let month = 1; month <= months; month += 1) {
    await playMonths(reopened, 1);
    await undo(reopened, {});
    if (month % 2 === 0) await redo(reopened);
    else await playMonths(reopened, 1);
    reopened.store.close();
    reopened = await openCampaign(reopened.store.path, noon);
  }
  expect(papersOf(reopened)).toEqual(papersOf(kept));
  for (const { store } of [kept, reopened]) store.close();
});
