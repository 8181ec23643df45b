import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rooms } from '#root/config/rooms.ts';

const root = join(import.meta.dirname, '../..');

/** Names that two files may give to one idea, and why it has two homes. */
const shared: Readonly<Record<string, string>> = {
  Session: 'an open campaign: the program holds its file, a page its view',
};

type Declared = { file: string; house: string };

/** A schema is the type that is made of it. */
const exported = /^export (?:(?:type|interface|(?:abstract )?class|enum) ([A-Za-z_$][\w$]*)|const (\w+Schema)\b)/gmu;

/** The game whose module a file is of, or the frame, which every game meets. */
function houseOf(file: string): string {
  return /\/games\/([^/]+)\//.exec(file)?.[1] ?? 'frame';
}

function declarations(): Map<string, Declared[]> {
  const found = new Map<string, Declared[]>();
  const seen = new Set<string>();
  for (const { files } of rooms) {
    for (const file of globSync(files, { cwd: root })) {
      if (!/^src-.*\.ts$/.test(file) || seen.has(file)) continue;
      seen.add(file);
      for (const [, type, schema = ''] of readFileSync(join(root, file), 'utf8').matchAll(exported)) {
        const name = type ?? schema;
        const declared: Declared = { file, house: houseOf(file) };
        found.set(name, [...(found.get(name) ?? []), declared]);
      }
    }
  }
  return found;
}

/** A type's name is single in a house: types go everywhere with the values of them. Two games never see each other's. */
function clash(one: Declared, other: Declared): boolean {
  return [other.house, 'frame'].includes(one.house) || other.house === 'frame';
}

it('an exported type means one thing in the frame and in each game', () => {
  const found = declarations();
  const twice = [...found].flatMap(([name, all]) => {
    const clashing = all.filter((one) => all.some((other) => other !== one && clash(one, other)));
    if (clashing.length === 0 || Object.hasOwn(shared, name)) return [];
    return [`${name}: ${clashing.map(({ file }) => file).join(', ')}`];
  });
  expect(twice).toEqual([]);
  expect(found.size).toBeGreaterThan(1_000);
  const stale = Object.keys(shared).filter((name) => (found.get(name) ?? []).length < 2);
  expect(stale).toEqual([]);
});
