import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { undoSteps } from '#queries/history.ts';
import { commitMonth, newCampaign } from '../bench/longCampaign.ts';
import { temporaryFolder } from '../support/campaigns.ts';

it('what a closed month is called is told without unpacking the month', async () => {
  const session = await newCampaign(join(temporaryFolder(), 'Titles.racketeer'));
  onTestFinished(() => session.store.close());
  commitMonth(session);
  commitMonth(session);
  const unpacked = vi.spyOn(session.store.journal, 'entry');
  const [seat] = session.rulebook.seats(session.snapshot.state);
  if (seat === undefined) throw new Error('Nobody plays.');
  const { undo } = undoSteps(session, seat.seat);
  expect(undo.map(({ title }) => title)).toEqual(['Close February 1925', 'Close January 1925']);
  expect(unpacked).not.toHaveBeenCalled();
});
