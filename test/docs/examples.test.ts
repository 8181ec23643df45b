import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { enterCampaign, foundCampaign } from '#commands/files.ts';
import { giveOrder } from '#commands/play.ts';
import { readRunning } from '#commands/runningFile.ts';
import { verifyCampaign } from '#commands/verify.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { orderSchema } from '#shared/games/paradise/orders/orders.ts';
import { paradiseSetupSchema } from '#shared/games/paradise/setup.ts';
import { runningSchema } from '#shared/games/paradise/running.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';

const example = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/examples', name), 'utf8'));

/** The names of all fields anywhere in a JSON schema. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own =
    'properties' in schema && typeof schema.properties === 'object' && schema.properties !== null
      ? Object.keys(schema.properties)
      : [];
  return [...own, ...Object.values(schema).flatMap(fieldsOf)];
}

describe('the guide’s examples', () => {
  it('the running campaign is entered', async () => {
    const read = await readRunning('paradise', JSON.stringify(example('running.json')));
    if (read.kind === 'wrong') throw new Error(read.findings[0]?.sentence);
    const path = join(temporaryFolder(), 'Running.racketeer');
    const session = await enterCampaign({ game: 'paradise' as const, path, fileId: 'x', running: read.running }, noon);
    expect(verifyCampaign(session).findings).toEqual([]);
    session.store.close();
  });

  it('docs/games/paradise/joining.md and cities.md name every field of the file', () => {
    const pages = ['joining.md', 'cities.md'].map((page) =>
      join(import.meta.dirname, '../../docs/games/paradise', page),
    );
    const guide = pages.map((page) => readFileSync(page, 'utf8')).join('\n');
    const missing = fieldsOf(z.toJSONSchema(runningSchema, { io: 'input' })).filter(
      (field) => !guide.includes(`\`${field}\``),
    );
    expect(missing).toEqual([]);
  });

  it('the setup founds a campaign and the orders are taken', async () => {
    const setup = paradiseSetupSchema.parse(example('setup.json'));
    const path = join(temporaryFolder(), 'Example.racketeer');
    const founded = await foundCampaign({ game: 'paradise' as const, path, fileId: 'x', setup }, noon);
    if (founded.kind === 'question') throw new Error(founded.question.prompt);
    const orders = z.array(orderSchema).parse(example('orders.json'));
    for (const order of orders) {
      const outcome = await giveOrder(founded.session, { seat: 'g1' as SeatId, order }, noon);
      expect(outcome.kind).toBe('done');
    }
    founded.session.store.close();
  });
});
