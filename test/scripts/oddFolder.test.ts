import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/steps.ts';

/** What `npm start` needs of the project. */
const parts = [
  ...['src-main', 'src-renderer', 'src-shared', 'migrations', 'scripts', 'docs/games'],
  ...['package.json', 'package-lock.json', 'electron.vite.config.ts', 'tsconfig.json'],
  ...['tsconfig.base.json'],
];

/** Starts the program in a folder and resolves with what it printed once it is open, or when it has ended. */
function start(folder: string, home: string): Promise<string> {
  return new Promise((resolve) => {
    const command = ['scripts/run.mjs', 'scripts/start.ts', '--browser', '--port', '0'];
    const child = spawn(process.execPath, command, {
      cwd: folder,
      env: { ...process.env, RACKETEER_HOME: home, INIT_CWD: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (/Racketeer is open at .*\n/.test(printed)) child.kill('SIGTERM');
      });
    }
    child.once('close', () => resolve(printed));
  });
}

test('the program is built and started in a folder whose path the bundler cannot read', async () => {
  const place = mkdtempSync(join(tmpdir(), 'racketeer-odd-'));
  const folder = join(place, 'C# & Was? 100% Größe 黑帮');
  try {
    mkdirSync(folder);
    for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const printed = await start(folder, join(place, 'home'));
    expect(printed).toMatch(/^Building Racketeer…\nok +build \([\d.]+ s\)\n/);
    expect(printed).toMatch(/Racketeer is open at http:\/\/127\.0\.0\.1:\d+\/\?token=\S+\n$/);
    const page = readFileSync(join(folder, 'out/renderer/index.html'), 'utf8');
    expect(page).toMatch(/<script type="module"[^>]* src="\.\/assets\/index-[\w-]+\.js"/);
    // Built once, it is there at once.
    expect(await start(folder, join(place, 'home'))).not.toContain('Building');
  } finally {
    rmSync(place, { recursive: true });
  }
});
