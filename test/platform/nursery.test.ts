import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/steps.ts';

const nursery = join(root, 'src-main', 'platform', 'nursery.ts');

/** Megabytes of the space for young objects after much was made of which a good part stays. */
function nurseryMb(first: string): number {
  const script = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { holdNursery, releaseNursery } from '${nursery}';
    ${first}
    const kept = [];
    for (let n = 0; n < 600_000; n += 1) kept.push({ n, list: [n] });
    const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    console.log(space.space_size / 1024 / 1024);`;
  const run = ['--input-type=module', '--eval', script];
  return Number(execFileSync(process.execPath, run, { encoding: 'utf8' }));
}

it('the nursery stays small while a program loads and grows with its work afterwards', { tags: 'rest' }, () => {
  const held = nurseryMb('holdNursery();');
  const released = nurseryMb('holdNursery(); releaseNursery();');
  expect(held * 2).toBeLessThan(released);
});
