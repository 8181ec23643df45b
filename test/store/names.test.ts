import { lstatSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { beginDraft } from '#store/drafting.ts';
import { temporaryFolder } from '../support/campaigns.ts';

it('a link to a place that is not there is told, and stays what it is', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'b.racketeer');
  symlinkSync(join(folder, 'nas', 'b.racketeer'), path);
  expect(() => beginDraft(path)).toThrow(
    'b.racketeer is a link to a place that is not there; mend the link, or choose another name.',
  );
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder)).toEqual(['b.racketeer']);
});

it.each([230, 234, 400])('a name of %i letters is told to be too long', (letters) => {
  const folder = temporaryFolder();
  const path = join(folder, `${'n'.repeat(letters)}.racketeer`);
  expect(() => beginDraft(path)).toThrow(/^The name “n{20}…” is too long; keep it to 200 letters\.$/);
  expect(readdirSync(folder)).toEqual([]);
});
