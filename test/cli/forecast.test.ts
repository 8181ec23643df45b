import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forecastSchema } from '#shared/views/forecast.ts';
import { campaignOnDisk, playMonths, temporaryFolder } from '../support/campaigns.ts';
import { racketeer } from '../support/commandLine.ts';

async function closedFile(): Promise<string> {
  const path = join(temporaryFolder(), 'Ahead.racketeer');
  const session = await campaignOnDisk({ path, npcs: 2 });
  await playMonths(session, 2);
  session.store.close();
  return path;
}

describe('racketeer forecast', () => {
  it('prints one JSON document, the same for the same seed, and leaves the file as it was', async () => {
    const file = await closedFile();
    const digest = (): string => createHash('sha256').update(readFileSync(file)).digest('hex');
    const before = [digest(), readdirSync(dirname(file))];
    const asked = ['forecast', file, '--campaigns', '3', '--months', '2', '--json'];
    const ran = await racketeer(...asked);
    expect([ran.code, ran.err]).toEqual([0, '']);
    const forecast = forecastSchema.parse(JSON.parse(ran.out));
    expect(forecast).toMatchObject({ viewer: 'gm', campaigns: 3, period: 'month', periods: [3, 4] });
    expect((await racketeer(...asked)).out).toBe(ran.out);
    expect([digest(), readdirSync(dirname(file))]).toEqual(before);
  });

  it('prints a table, for a seat with its guesses marked', async () => {
    const file = await closedFile();
    const asked = ['forecast', file, '--campaigns', '2', '--months', '1'];
    const { code, out, err } = await racketeer(...asked, '--seat', 'g1');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^2 campaigns played on to the end of March 1925\n\noutrage \d+ \(/);
    expect(out).toMatch(/The Sixth Streeters +\$[\d,]+ \(/);
    expect(out).toMatch(/~\$[\d,]+ \(.*–/);
    expect(out).toMatch(/~ a guess: /);
    expect((await racketeer(...asked)).out).not.toMatch(/~/);
  });
});
