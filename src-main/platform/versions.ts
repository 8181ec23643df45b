import { release } from 'node:os';

/** A part of the runtime. */
export interface Runtime {
  name: string;
  version: string;
}

const parts = [
  ['Electron', 'electron'],
  ['Chromium', 'chrome'],
  ['Node', 'node'],
  ['V8', 'v8'],
] as const;

const systems: Partial<Record<NodeJS.Platform, string>> = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' };

/** Lists the parts that the program runs on here: the system first, then those of the runtime. */
export function listRuntimes(): Runtime[] {
  const versions: Readonly<Record<string, string | undefined>> = process.versions;
  const system = systems[process.platform] ?? process.platform;
  return [
    { name: system, version: `${release()} (${process.arch})` },
    ...parts.flatMap(([name, key]) => {
      const version = versions[key];
      return version === undefined ? [] : [{ name, version }];
    }),
  ];
}
