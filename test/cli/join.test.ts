import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/campaigns.ts';
import { racketeer } from '../support/commandLine.ts';
import { runningText, runningWith } from '../support/running.ts';

describe('join', () => {
  it('enters the example, which plays on and verifies', async () => {
    const folder = temporaryFolder();
    const from = join(folder, 'gang.json');
    writeFileSync(from, runningText());
    const file = join(folder, 'a.racketeer');
    expect(await racketeer('join', file, '--from', from)).toEqual({
      code: 0,
      err: '',
      out: `${file}: The Long Summer, April 1925, with The Canal Street Crew, The Mulberry Ring, The Jade Door.\n`,
    });
    const played = await racketeer('advance', file, '--months', '3', '--auto');
    expect(played.out).toBe('month 4 closed\nmonth 5 closed\nmonth 6 closed\n');
    expect(await racketeer('verify', file)).toMatchObject({ code: 0, err: '' });
  });

  it('a wrong file is told by line and field, and leaves no campaign', async () => {
    const folder = temporaryFolder();
    const from = join(folder, 'gang.json');
    const file = join(folder, 'a.racketeer');
    writeFileSync(from, runningWith(['gangs', 1, 'members', 0, 'stats'], { fists: 7 }));
    const ran = await racketeer('join', file, '--from', from);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(
      /^gang\.json, line \d+: gangs\[1\]\.members\[0\]\.stats\.fists: FISTS is a whole number from 0 to 6\.\n$/,
    );
    expect(existsSync(file)).toBe(false);
  });

  it('never writes over a campaign that is there', async () => {
    const folder = temporaryFolder();
    const from = join(folder, 'gang.json');
    const file = join(folder, 'a.racketeer');
    writeFileSync(from, runningText());
    await racketeer('join', file, '--from', from);
    expect(await racketeer('join', file, '--from', from)).toMatchObject({ code: 1, out: '' });
    expect(await racketeer('verify', file)).toMatchObject({ code: 0 });
  });
});
