import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findBrowser } from '#platform/printing/browser.ts';
import { temporaryFolder } from '../support/campaigns.ts';
import { racketeer, unreadableFailure } from '../support/commandLine.ts';

test('a paper goes into a file as PDF, and to nobody where nothing can print', async () => {
  const folder = temporaryFolder();
  const [file, pdf] = [join(folder, 'a.racketeer'), join(folder, 'a.pdf')];
  await racketeer('new', file, '--seed', '7', '--npcs', '2');
  await racketeer('advance', file, '--auto');
  if (findBrowser() !== null) {
    const ran = await racketeer('paper', file, '--format', 'pdf', '--out', pdf);
    expect([ran.code, ran.out.trim(), ran.err]).toEqual([0, pdf, '']);
    expect(readFileSync(pdf).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  }
  if (findBrowser() !== null) {
    const odd = join(folder, 'odd.racketeer');
    await racketeer('new', odd, '--seed', '7', '--npcs', '2', '--gang', 'The \u{F0ABC} Crew');
    await racketeer('advance', odd, '--auto');
    const told = await racketeer('paper', odd, '--format', 'png', '--out', join(folder, 'o.png'));
    expect(told.code).toBe(0);
    expect(told.err).toContain('No font on this computer has \u{F0ABC} (U+F0ABC):');
  }
  vi.stubEnv('PATH', '');
  const missing = await racketeer('paper', file, '--format', 'png', '--out', join(folder, 'b'));
  vi.unstubAllEnvs();
  expect(unreadableFailure(missing)).toBeNull();
  expect(missing.err).toContain('install one, or open the paper as HTML');
});
