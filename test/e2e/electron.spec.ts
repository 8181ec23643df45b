import { quickTag } from '#scripts/suites.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, expect, test } from '@playwright/test';
import { findElectron } from '#scripts/electronRuntime.ts';

const root = join(import.meta.dirname, '..', '..');
const runtime = findElectron();

test('the desktop opens one sandboxed window on its own scheme', { tag: quickTag }, async () => {
  if (runtime === null) console.log('skipped: no Electron runtime');
  test.skip(runtime === null, 'skipped: no Electron runtime');
  const home = mkdtempSync(join(tmpdir(), 'racketeer-electron-'));
  const isRoot = process.getuid?.() === 0;
  const app = await _electron.launch({
    executablePath: runtime ?? '',
    args: [...(isRoot ? ['--no-sandbox'] : []), root, `--user-data-dir=${join(home, 'profile')}`],
    env: { ...process.env, RACKETEER_HOME: home },
  });
  try {
    const page = await app.firstWindow();
    await expect(page).toHaveTitle(/Racketeer/);
    expect(page.url()).toBe('racketeer://app/index.html');
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(app.windows()).toHaveLength(1);
    const reach = await page.evaluate(() => ({
      hasProcess: 'process' in globalThis,
      hasRequire: 'require' in globalThis,
    }));
    expect(reach).toEqual({ hasProcess: false, hasRequire: false });
  } finally {
    await app.close();
    for (const folder of [home, `${home}-backups`]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
});
