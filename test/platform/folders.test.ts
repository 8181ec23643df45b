import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ensureCampaignsFolder } from '../../src-main/platform/folders.ts';
import { temporaryFolder } from '../support/campaigns.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a place where no campaigns can be kept', () => {
  it.each([
    ['a file', (at: string) => writeFileSync(at, ''), '', /a file of that name is in the way/],
    ['a folder in a file', (at: string) => writeFileSync(at, ''), 'x', /is a file, not a folder/],
    ['a link to itself', (at: string) => symlinkSync(at, at), 'x', /leads back to itself/],
    ['a name too long', (at: string) => mkdirSync(at), 'n'.repeat(300), /the name is too long/],
  ])('is refused in one sentence: %s', (_case, make, below, why) => {
    const at = join(temporaryFolder(), 'home');
    make(at);
    vi.stubEnv('RACKETEER_HOME', join(at, below));
    expect(ensureCampaignsFolder).toThrow(why);
    expect(ensureCampaignsFolder).toThrow(
      expect.objectContaining({
        name: 'HostProblem',
        message: expect.stringMatching(/^[^\n]+\.$/) as string,
      }),
    );
  });
});
