import { execFile } from 'node:child_process';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetRecent, readRecents, rememberRecent } from '#platform/recents.ts';
import { KeyRing } from '#platform/table/keyRing.ts';
import { makeKey } from '#platform/table/secrets.ts';
import { temporaryFolder } from '../support/campaigns.ts';

const now = new Date('2026-01-02T12:00:00Z');
const run = promisify(execFile);
const sources = resolve(import.meta.dirname, '../../src-main/platform');

let home = '';
beforeEach(() => {
  home = temporaryFolder();
  process.env['RACKETEER_HOME'] = home;
});

/** Runs lines of a program of its own in the same campaigns folder. */
function runProgram(lines: string): Promise<unknown> {
  const env = { ...process.env, RACKETEER_HOME: home };
  return run(process.execPath, ['--input-type=module', '--eval', lines], { env });
}

type Deed = { ring: number; campaign: number; ends: boolean };
const deed: fc.Arbitrary<Deed> = fc.record({ ring: fc.nat(2), campaign: fc.nat(1), ends: fc.boolean() });

describe('the list of devices, kept by several programs of one user', () => {
  test('lets in whoever was let in and not ended, and nobody else, whichever program is asked', () => {
    forSome(20, fc.array(deed, { maxLength: 24 }), (deeds) => {
      home = temporaryFolder();
      process.env['RACKETEER_HOME'] = home;
      // Each reads the list before the others write it.
      const rings = [new KeyRing(), new KeyRing(), new KeyRing()];
      for (const ring of rings) expect(ring.list('c0')).toEqual([]);
      const live: { campaign: string; key: string; id: string }[] = [];
      const over: { campaign: string; key: string }[] = [];
      for (const { ring, campaign, ends } of deeds) {
        const keys = rings[ring];
        if (keys === undefined) throw new Error('There are three.');
        if (ends) {
          const [ended] = live.splice(0, 1);
          if (ended === undefined) continue;
          keys.end([ended.id]);
          over.push(ended);
        } else {
          const given = { campaign: `c${campaign}`, seat: 'g1', key: makeKey(), name: 'Phone' };
          live.push({ ...given, id: keys.add(given, now).id });
        }
        for (const asked of [...rings, new KeyRing()]) {
          expect(live.map((one) => asked.find(one.campaign, one.key)?.id)).toEqual(live.map(({ id }) => id));
          expect(over.map((one) => asked.find(one.campaign, one.key))).toEqual(over.map(() => null));
        }
      }
    });
  });

  test('loses none of those that several programs let in at once', async () => {
    const lines = (name: string) => `
      import { KeyRing } from ${JSON.stringify(join(sources, 'table/keyRing.ts'))};
      import { rememberRecent } from ${JSON.stringify(join(sources, 'recents.ts'))};
      const ring = new KeyRing();
      for (let nth = 0; nth < 15; nth += 1) {
        ring.add({ campaign: 'c', seat: 'g1', key: '${name}' + nth, name: '' }, new Date(0));
        if (nth % 5 === 0) rememberRecent('/${name}' + nth + '.racketeer');
      }`;
    await Promise.all(['a', 'b', 'c'].map((name) => runProgram(lines(name))));
    const ring = new KeyRing();
    expect(ring.list('c')).toHaveLength(45);
    for (const name of ['a', 'b', 'c']) expect(ring.find('c', `${name}14`)).not.toBeNull();
    expect(readRecents()).toHaveLength(9);
  });

  test('is not kept from anybody by the lock of a program that was ended', () => {
    const lock = join(home, 'table.json.lock');
    writeFileSync(lock, '999999999');
    const ring = new KeyRing();
    ring.add({ campaign: 'c', seat: 'g1', key: 'one', name: '' }, now);
    writeFileSync(lock, '');
    utimesSync(lock, 1, 1);
    ring.add({ campaign: 'c', seat: 'g1', key: 'two', name: '' }, now);
    expect(new KeyRing().list('c')).toHaveLength(2);
    expect(JSON.parse(readFileSync(join(home, 'table.json'), 'utf8'))).toMatchObject({
      devices: [{ seat: 'g1' }, { seat: 'g1' }],
    });
  });
});

test('the list of campaigns keeps what another program put on it and took off it', async () => {
  rememberRecent('/one.racketeer');
  const lines = `
    import { rememberRecent, forgetRecent } from ${JSON.stringify(join(sources, 'recents.ts'))};
    rememberRecent('/two.racketeer');
    forgetRecent('/one.racketeer');`;
  await runProgram(lines);
  rememberRecent('/three.racketeer');
  forgetRecent('/two.racketeer');
  expect(readRecents()).toEqual([{ path: resolve('/three.racketeer') }]);
});
