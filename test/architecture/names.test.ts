import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rooms } from '#root/rooms.config.ts';

const root = join(import.meta.dirname, '../..');

/** Names that two files may give to one idea, and why it has two homes. */
const shared: Readonly<Record<string, string>> = {
  Session: 'an open campaign: the program holds its file, a page its view',
};

type Declared = { file: string; room: string; house: string; isType: boolean };

const exported =
  /^export (?:(type|interface|(?:abstract )?class|enum)|(?:async )?function\*?|const) ([A-Za-z_$][\w$]*)/gmu;

/** The game whose module a file is of, or the frame, which every game meets. */
function houseOf(file: string): string {
  return /\/(?:rulebooks|papers|games)\/([^/]+)\//.exec(file)?.[1] ?? 'frame';
}

function declarations(): Map<string, Declared[]> {
  const found = new Map<string, Declared[]>();
  const seen = new Set<string>();
  for (const { name: room, files } of rooms) {
    for (const file of globSync(files, { cwd: root })) {
      if (!/^src-.*\.ts$/.test(file) || seen.has(file)) continue;
      seen.add(file);
      for (const [, kind, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(exported)) {
        // A schema is the type that is made of it.
        const isType = kind !== undefined || name.endsWith('Schema');
        const declared: Declared = { file, room, house: houseOf(file), isType };
        found.set(name, [...(found.get(name) ?? []), declared]);
      }
    }
  }
  return found;
}

/** Whether some file may import from both rooms. */
function meet(one: string, other: string): boolean {
  return rooms.some(({ name, local }) => {
    const within = [name, ...local];
    return within.includes(one) && within.includes(other);
  });
}

/**
 * Types go everywhere with what is of them, so a type's name is single in a house; what is called or read by its
 * name is single wherever a file could reach both. Two games may each have an `Order`: neither ever sees the other's.
 */
function clash(one: Declared, other: Declared): boolean {
  const isOneHouse = [other.house, 'frame'].includes(one.house) || other.house === 'frame';
  return isOneHouse && (one.isType || other.isType || meet(one.room, other.room));
}

it('an exported name means one thing in the frame and in each game', () => {
  const found = declarations();
  const twice = [...found].flatMap(([name, all]) => {
    const clashing = all.filter((one) => all.some((other) => other !== one && clash(one, other)));
    if (clashing.length === 0 || Object.hasOwn(shared, name)) return [];
    return [`${name}: ${clashing.map(({ file }) => file).join(', ')}`];
  });
  expect(twice).toEqual([]);
  expect(found.size).toBeGreaterThan(4_000);
  const stale = Object.keys(shared).filter((name) => (found.get(name) ?? []).length < 2);
  expect(stale).toEqual([]);
});
