import { createCalls } from '#platform/programCalls.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRouter } from '#api/router.ts';
import { startServer } from '#platform/loopback/server.ts';
import { createHostServices } from '#platform/services.ts';
import { temporaryFolder } from '../support/campaigns.ts';
import { everything, first, openDesk, refusalOf } from '../support/desk.ts';

type Reply = { status: number; code: string; message: string; text: string };

/** The program served over HTTP with the sample campaign open. */
async function served() {
  const home = temporaryFolder();
  process.env['RACKETEER_HOME'] = home;
  const rendererFolder = join(home, 'renderer');
  mkdirSync(rendererFolder);
  writeFileSync(join(rendererFolder, 'index.html'), '<!doctype html><title>Racketeer</title>');
  const router = createRouter(createHostServices(null));
  const problems: unknown[] = [];
  const server = await startServer({ router, rendererFolder, onProblem: (problem) => problems.push(problem) });
  const calls = createCalls(router);
  await calls.campaign.openSample({ game: 'paradise' });
  onTestFinished(async () => {
    await calls.campaign.close();
    await server.close();
  });
  const post = async (name: string, body: string): Promise<Reply> => {
    const reply = await fetch(new URL(`/rpc/${name}`, server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-racketeer-token': server.token },
      body,
    });
    const text = await reply.text();
    const { json } = JSON.parse(text) as { json: { code: string; message: string } };
    return { status: reply.status, code: json.code, message: json.message, text };
  };
  return { calls, post, problems };
}

const asCall = (input: unknown): string => JSON.stringify({ json: input });

describe('malformed calls over HTTP', () => {
  it('are turned away with one readable answer, report no bug and change nothing', async () => {
    const { calls, post, problems } = await served();
    const before = await everything(calls);
    const hire = { kind: 'recruit', recruit: { method: 'built', name: 'Al' } };
    const malformed: [string, string, number][] = [
      ['games/paradise/give', 'not JSON', 400],
      ['games/paradise/give', '{"json":{"seat":"g1"', 400],
      ['games/paradise/give', '[]', 400],
      ['games/paradise/give', '', 400],
      ['games/paradise/give', asCall({ seat: 5, order: hire }), 400],
      ['games/paradise/give', asCall({ seat: 'g1', order: { kind: 'rob-a-bank' } }), 400],
      ['games/paradise/give', asCall({ seat: 'g1', order: hire, dice: 'loaded' }), 400],
      ['games/paradise/give', asCall({ seat: 'x'.repeat(41), order: hire }), 400],
      ['games/paradise/view', asCall({ viewer: '' }), 400],
      ['campaign/branch', asCall({ title: '   ' }), 400],
      ['play/report', asCall({ viewer: 'gm', period: 1.5 }), 400],
      ['paper/export', asCall({ month: 1, format: 'pdf' }), 400],
      ['history/undo', asCall({ toPeriod: -1 }), 400],
      ['games/paradise/rule', asCall({ ruling: { kind: 'set-outrage', outrage: 5 }, reason: ' ' }), 400],
      ['games/paradise/rule', asCall({ ruling: { kind: 'set-bank', gang: 'g1', dollars: 1e9 } }), 400],
      ['campaign/unknown', asCall({}), 404],
      ['__proto__/constructor', asCall({}), 404],
      ['paper/edition', asCall({ period: 7 }), 409],
    ];
    for (const [name, body, status] of malformed) {
      const reply = await post(name, body);
      expect([name, body, reply.status]).toEqual([name, body, status]);
      expect(reply.message.length).toBeGreaterThan(5);
      expect(reply.text).not.toMatch(/node_modules|\.ts:|\.mjs|\n\s+at /);
    }
    const { status, code } = await post('games/paradise/give', asCall('x'.repeat(2_200_000)));
    expect({ status, code }).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    expect(problems).toEqual([]);
    expect(await everything(calls)).toBe(before);
  });
});

describe('a key that every object has', () => {
  it.each(['__proto__', 'constructor', 'prototype'])(
    '“%s” in a call reaches no object and changes nothing',
    async (key) => {
      const { calls, post, problems } = await served();
      const before = await everything(calls);
      const inside = `{"${key}":{"polluted":1,"prototype":{"polluted":1}}}`;
      const bodies = [
        `{"json":{"viewer":"gm","${key}":${inside}}}`,
        `{"json":${inside}}`,
        `{"json":{"seat":"g1","order":${inside}}}`,
        `{"json":{"ruling":{"kind":"set-outrage","outrage":3,"${key}":${inside}}}}`,
        `{"json":{},"meta":[[1,"${key}","polluted"]]}`,
      ];
      for (const call of ['view', 'give', 'rule']) {
        for (const body of bodies) {
          const { status } = await post(`games/paradise/${call}`, body);
          // A view that was asked for with a key too many may be answered; nothing else is.
          expect(status === 400 || (call === 'view' && body === bodies[0])).toBe(true);
        }
      }
      expect('polluted' in {} || 'polluted' in Object).toBe(false);
      expect(problems).toEqual([]);
      expect(await everything(calls)).toBe(before);
    },
  );
});

describe('malformed input in process', () => {
  it('says what is wrong with it', async () => {
    const { calls } = await openDesk();
    const before = await everything(calls);
    const nameless = { kind: 'recruit', recruit: { method: 'built', name: ' ' } } as never;
    const refused = await refusalOf(calls.games.paradise.give({ seat: first, order: nameless }));
    expect(refused.code).toBe('BAD_REQUEST');
    expect(refused.message).toContain('Give every gangster a name.');
    const reasonless = calls.games.paradise.rule({ ruling: { kind: 'set-outrage', outrage: 3 }, reason: '' });
    expect((await refusalOf(reasonless)).message).toBe('Give the reason for the change.');
    const misnamed = calls.games.paradise.rule({
      ruling: { kind: 'set-outrages', outrage: 3 } as never,
      reason: 'A slip.',
    });
    expect((await refusalOf(misnamed)).message).toMatch(/^“ruling\.kind” is not as it should be: .*\.$/);
    expect(await everything(calls)).toBe(before);
  });
});
