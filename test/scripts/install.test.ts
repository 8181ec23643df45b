import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/steps.ts';

const read = (name: string): string => readFileSync(join(root, name), 'utf8');

type Package = {
  version: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  license?: string;
};
const lock = JSON.parse(read('package-lock.json')) as {
  version: string;
  packages: Record<string, Package | undefined>;
};
const own = JSON.parse(read('package.json')) as {
  version: string;
  allowScripts: Record<string, boolean>;
  optionalDependencies: Record<string, string>;
};

describe('an install', () => {
  it('runs no script of any package, and says of each that has one that it is not run', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
    const withScripts = Object.entries(lock.packages)
      .filter(([, found]) => found?.hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(Object.keys(own.allowScripts).sort()).toEqual(withScripts.sort());
    expect(Object.values(own.allowScripts)).not.toContain(true);
  });

  it('brings a Node for each usual system, and only that of the system it runs on', () => {
    const systems = Object.entries(own.optionalDependencies).map(([name, version]) => {
      const found = lock.packages[`node_modules/${name}`];
      expect(found, name).toMatchObject({ version, optional: true, license: 'MIT' });
      expect(Number(version.split('.')[0]), name).toBeGreaterThanOrEqual(24);
      return [found?.os, found?.cpu].flat().join(' ');
    });
    expect(systems.sort()).toEqual([
      'darwin arm64',
      'darwin x64',
      'linux arm64',
      'linux x64',
      'win32 arm64',
      'win32 x64',
    ]);
  });

  it('leaves each of them out of the packaged program, which has Electron’s own', () => {
    const { files } = JSON.parse(read('electron-builder.json')) as { files: string[] };
    const leftOut = files.filter((pattern) => pattern.startsWith('!')).map((one) => one.slice(1));
    for (const name of Object.keys(own.optionalDependencies)) {
      const path = `node_modules/${name}/bin/node`;
      expect(
        leftOut.some((pattern) => matchesGlob(path, pattern)),
        path,
      ).toBe(true);
    }
  });

  it('takes SQLite as it was built for each of these systems', () => {
    const folder = join(root, 'node_modules/better-sqlite3/prebuilds');
    for (const system of ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-arm64', 'win32-x64']) {
      expect(readFileSync(join(folder, `${system}.node`)).length, system).toBeGreaterThan(100_000);
    }
  });

  it('asks no host that the lock names', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved"/);
  });

  it('has one version, in the package and in its lock', () => {
    expect(lock.version).toBe(own.version);
    expect(lock.packages['']?.version).toBe(own.version);
  });
});
