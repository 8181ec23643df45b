import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '#shared/contract/index.ts';
import type { Decision } from '#shared/games/paradise/leading.ts';
import { orderSchema } from '#shared/games/paradise/orders/orders.ts';
import { leadingSchema, type LeadingInput, type LedBattleView } from '#shared/games/paradise/views/battle.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { racketeerApart } from '../support/commandLine.ts';
import { startHost, type Host } from '../support/host.ts';

type Calls = ContractRouterClient<Contract>;
const seat = seatIdSchema.parse('g1');

/** The calls of a host, as its page makes them. */
function connectTo({ url }: Host): Calls {
  const address = new URL(url);
  const token = address.searchParams.get('token') ?? '';
  const headers = { 'x-racketeer-token': token };
  return createORPCClient<Calls>(new RPCLink({ url: new URL('/rpc', address), headers }));
}

/** Sends everybody but the Boss against a rival’s place, and closes the month as far as its battle. */
async function waitForBattle({ games, play }: Calls) {
  const { businesses, gangsters } = await games.paradise.view({ viewer: seat });
  const business = businesses.find(({ owner }) => owner !== null && owner !== seat)?.id;
  const crew = gangsters.filter(({ isBoss }) => !isBoss).map(({ id }) => id);
  await games.paradise.give({ seat, order: orderSchema.parse({ kind: 'raid', business, crew }) });
  await play.advance({});
  const { battles } = await games.paradise.view({ viewer: 'gm' });
  const waiting = battles.find(({ settled, isHuman }) => settled === null && isHuman);
  if (waiting === undefined) throw new Error('No battle waits.');
  return waiting.id;
}

/** The answer to the question that waits. */
function answer({ question }: LedBattleView, value: Decision): LeadingInput['answers'][number] {
  if (question?.kind !== 'decision') throw new Error('No decision is asked for.');
  return { id: question.id, kind: 'decision', asked: question.prompt, value };
}

test('[CARD-2] a host that is killed in mid-battle loses no decision: anew it asks the same, takes back, and finishes', async () => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-killed-'));
  const file = join(folder, 'Killed.racketeer');
  const made = ['--game', 'paradise', '--seed', '7', '--npcs', '3', '--gang', 'Quarrymen'];
  expect((await racketeerApart('new', file, ...made)).code).toBe(0);
  const hosts = [await startHost({ file })];
  try {
    const calls = connectTo(hosts[0] as Host);
    const battle = await waitForBattle(calls);
    const name = `battle ${battle}`;
    let leading: LeadingInput = { leads: [{ side: 'attackers', viewer: seat }], answers: [], dice: 'program' };
    const shown = [await calls.games.paradise.battles.lead({ battle, viewer: seat, ...leading })];
    const say = async (value: Decision): Promise<void> => {
      leading = { ...leading, answers: [...leading.answers, answer(shown.at(-1) as LedBattleView, value)] };
      shown.push(await calls.games.paradise.battles.lead({ battle, viewer: seat, ...leading }));
      await calls.drafts.keep({ seat, name, draft: leading });
    };
    for (let nth = 0; nth < 3; nth += 1) await say({ do: 'pass' });
    // No die follows it: it can be taken back.
    await say({ do: 'ask-about-breaks', when: 'never' });
    const before = shown.at(-1);
    await hosts[0]?.kill();

    const anew = await startHost({ file });
    hosts.push(anew);
    const again = connectTo(anew);
    const kept = leadingSchema.parse(await again.drafts.read({ seat, name }));
    expect(kept).toEqual(leading);
    expect(await again.games.paradise.battles.lead({ battle, viewer: seat, ...kept })).toEqual(before);
    expect(before?.final).toBeLessThan(kept.answers.length);
    const undone = { ...kept, answers: kept.answers.slice(0, -1) };
    const back = await again.games.paradise.battles.lead({ battle, viewer: seat, ...undone });
    expect(back).toEqual(shown.at(-2));
    const rest = answer(back, { do: 'hand-over', what: 'rest', actor: null });
    const whole = { ...undone, answers: [...undone.answers, rest] };
    const over = await again.games.paradise.battles.lead({ battle, viewer: seat, ...whole });
    await again.games.paradise.battles.settle({ battle, settling: { how: 'led', ...whole } });
    const { battles } = await again.games.paradise.view({ viewer: 'gm' });
    expect(battles.find(({ id }) => id === battle)?.settled).toMatchObject({
      how: 'led',
      winner: over.outcome?.winner,
    });
    expect(await again.campaign.verify()).toMatchObject({ isWhole: true, findings: [] });
    expect(anew.problems()).toBe('');
  } finally {
    for (const host of hosts) await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
