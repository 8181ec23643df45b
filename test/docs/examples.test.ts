import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { foundCampaign } from '../../src-main/commands/files.ts';
import { giveOrder } from '../../src-main/commands/play.ts';
import type { SeatId } from '../../src-shared/vocabulary/ids.ts';
import { orderSchema } from '../../src-shared/vocabulary/paradise/orders.ts';
import { paradiseSetupSchema } from '../../src-shared/vocabulary/paradise/setup.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';

const example = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/examples', name), 'utf8'));

describe('the guide’s examples', () => {
  it('the setup founds a campaign and the orders are taken', async () => {
    const setup = paradiseSetupSchema.parse(example('setup.json'));
    const path = join(temporaryFolder(), 'Example.racketeer');
    const founded = await foundCampaign({ path, fileId: 'x', setup }, noon);
    if (founded.kind === 'question') throw new Error(founded.question.prompt);
    const orders = z.array(orderSchema).parse(example('orders.json'));
    for (const order of orders) {
      const outcome = await giveOrder(founded.session, { seat: 'g1' as SeatId, order }, noon);
      expect(outcome.kind).toBe('done');
    }
    founded.session.store.close();
  });
});
