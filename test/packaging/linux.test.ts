import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { formatControl } from '#scripts/deb.ts';

const root = join(import.meta.dirname, '..', '..');
const { deb, appImage } = inject('packed');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** The lines of a desktop entry by their key. */
function readEntry(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, key = '', value = ''] = /^([\w-]+)=(.*)$/.exec(line) ?? [];
      return key === '' ? [] : [[key, value]];
    }),
  );
}

/** What both packages' entries say: whose window it is, and what it opens. */
function expectEntry(entry: Record<string, string>): void {
  expect(entry).toMatchObject({
    Name: 'Racketeer',
    Icon: 'racketeer',
    StartupWMClass: 'racketeer',
    MimeType: 'application/x-racketeer;',
    Categories: 'Game;',
  });
  expect(entry['Exec']).not.toContain('--no-sandbox');
  expect(entry['Exec']).toMatch(/ %U$/);
}

describe('the AppImage', () => {
  it('starts the program in its sandbox where the system has one', () => {
    const entry = readEntry(join(appImage, 'racketeer.desktop'));
    expectEntry(entry);
    expect(entry['Exec']).toBe('AppRun %U');
    expect(entry['X-AppImage-Version']).toBe(version);
    const start = readFileSync(join(appImage, 'AppRun'), 'utf8');
    expect(start).toContain('unshare -Ur true');
    expect(start).toMatch(/if [^\n]*! unshare -Ur true[^\n]*\n\s*NO_SANDBOX=\(--no-sandbox\)/);
    expect(lstatSync(join(appImage, 'AppRun')).mode & 0o111).not.toBe(0);
  });

  it('holds the program, its icon and the kind of its files', () => {
    for (const name of ['racketeer', 'resources/app.asar', 'racketeer.png']) {
      expect([name, existsSync(join(appImage, name))]).toEqual([name, true]);
    }
    expect(readFileSync(join(appImage, 'usr/share/mime/packages/racketeer.xml'), 'utf8')).toContain('*.racketeer');
  });
});

const missing = 'missing' in deb ? deb.missing : null;

describe(missing === null ? 'the deb' : `the deb (skipped: ${missing})`, () => {
  const folder = 'path' in deb ? deb.path : '';

  it.skipIf(missing !== null)('says what it is and what it needs', () => {
    const control = readFileSync(join(folder, 'DEBIAN', 'control'), 'utf8');
    expect(control).toMatch(/^Package: racketeer$/m);
    expect(control).toContain(`\nVersion: ${version}\n`);
    expect(control).toMatch(/^Maintainer: [^<\n]+ <[^@\s]+@[^>\s]+>$/m);
    expect(control).toMatch(/^Homepage: https:\/\/\S+$/m);
    expect(control).toMatch(/^Depends: .*libgtk-3-0.*libnss3/m);
    expect(control).toMatch(/^Installed-Size: \d{4,}$/m);
  });

  it.skipIf(missing !== null)('installs the program with its entry, icons and files', () => {
    const entry = readEntry(join(folder, 'usr/share/applications/racketeer.desktop'));
    expectEntry(entry);
    const program = entry['Exec']?.split(' ')[0] ?? '';
    expect(lstatSync(join(folder, program)).mode & 0o777).toBe(0o755);
    for (const name of [
      'opt/Racketeer/resources/app.asar',
      'opt/Racketeer/resources/apparmor-profile',
      'opt/Racketeer/LICENSES.chromium.html',
      'usr/share/icons/hicolor/512x512/apps/racketeer.png',
      'usr/share/mime/packages/racketeer.xml',
    ]) {
      expect([name, lstatSync(join(folder, name)).mode & 0o444]).toEqual([name, 0o444]);
    }
    const scripts = ['postinst', 'postrm'].map((name) => join(folder, 'DEBIAN', name));
    for (const script of scripts) execFileSync('bash', ['-n', script]);
    expect(readFileSync(scripts[0] ?? '', 'utf8')).toContain('apparmor');
  });

  it.skipIf(missing !== null)('lists each of its files with its sum', () => {
    const sums = execFileSync('md5sum', ['--check', '--strict', 'DEBIAN/md5sums'], { cwd: folder, encoding: 'utf8' });
    expect(sums).toContain('opt/Racketeer/resources/app.asar: OK');
    expect(sums).not.toContain('FAILED');
  });

  it('refuses to be made without what a package must say', () => {
    const told = {
      name: 'racketeer',
      version: '1.0.0',
      architecture: 'amd64',
      maintainer: 'Us <us@racketeer.example>',
      url: 'https://racketeer.example',
      description: 'One line\n  and more\n\n  of it',
    };
    expect(formatControl(told, 12)).toMatch(/Description: One line\n and more\n \.\n of it\n$/);
    for (const name of Object.keys(told)) {
      expect(() => formatControl({ ...told, [name]: undefined }, 12)).toThrow(name);
    }
  });
});
