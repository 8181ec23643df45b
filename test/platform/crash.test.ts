import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/campaigns.ts';

const platform = join(import.meta.dirname, '../../src-main/platform');

/** Runs a script of a few lines as a program of its own. */
function runScript(home: string, lines: string[]) {
  const script = join(home, 'script.ts');
  writeFileSync(script, lines.join('\n'));
  const env = { ...process.env, RACKETEER_HOME: home, RACKETEER_CLOCK: '2026-01-02T12:00:00Z' };
  return spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
}

describe('a program that ends unexpectedly', () => {
  it.each([
    ['thrown', "setTimeout(() => { throw new Error('a mistake'); }, 1);"],
    ['refused', "void Promise.reject(new Error('a mistake'));"],
  ])('writes down what was %s, on this machine and nowhere else', (_case, line) => {
    const home = temporaryFolder();
    const ran = runScript(home, [`import { reportCrashes } from '${platform}/crash.ts';`, 'reportCrashes();', line]);
    expect(ran.status).toBe(1);
    expect(ran.stderr).toMatch(/^Racketeer ended unexpectedly; .* A report is in .*\.\n$/);
    const [name] = readdirSync(join(home, 'crashes'));
    const report = readFileSync(join(home, 'crashes', name ?? ''), 'utf8');
    expect(name).toBe('crash-20260102T120000.txt');
    expect(report).toMatch(/^Racketeer \d+\.\d+\.\d+ ended unexpectedly/);
    expect(report).toContain('Error: a mistake');
    const source = readFileSync(join(platform, 'crash.ts'), 'utf8');
    expect(source).not.toMatch(/fetch|http|crashReporter|uploadTo/);
  });
});

describe('the prototype of all objects', () => {
  it('takes nothing new in any host, and objects of their own may still be written', () => {
    const home = temporaryFolder();
    const ran = runScript(home, [
      `import { closePrototypes } from '${platform}/hardening.ts';`,
      'closePrototypes();',
      "const own: Record<string, unknown> = {}; own['toString'] = 1; own['x'] = 2;",
      "try { (Object.prototype as Record<string, unknown>)['polluted'] = 1; console.log('reached'); }",
      "catch { console.log('closed'); }",
    ]);
    expect(ran.stdout).toBe('closed\n');
    for (const host of ['electron', 'serve', 'cli', 'forecastWorker']) {
      const source = readFileSync(join(platform, '..', `${host}.ts`), 'utf8');
      expect(source).toMatch(/\n {0,2}closePrototypes\(\);\n/);
    }
  });
});
