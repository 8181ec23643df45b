import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { buildProgram } from '#main/commandLine.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/cli.md'), 'utf8');
const { commands } = buildProgram({ scenarios: [], version: '' });

/** The rows of a table, each as the words between back quotes in its first cell, and the rest. */
const rowsIn = (text: string): [name: string, rest: string][] =>
  [...text.matchAll(/^\| `([^`]+)` *\|(.*)\|$/gm)].map(([, name = '', rest = '']) => [name, rest]);

/** The part of the page under a command's heading. */
const sectionOf = (name: string): string =>
  new RegExp(`^### ${name}\\n([\\s\\S]*?)(?=^##|(?![\\s\\S]))`, 'm').exec(page)?.[1] ?? '';

const usageOf = (command: (typeof commands)[number]): string =>
  [
    command.name(),
    ...command.registeredArguments.map((one) => (one.required ? `<${one.name()}>` : `[${one.name()}]`)),
  ].join(' ');

/** Words that an option's row must hold: its choices, its default and whether it may be left out. */
const wordsOf = ({ argChoices, defaultValue, mandatory }: Option): string[] => [
  ...(argChoices ?? []).map((choice) => `\`${choice}\``),
  ...(typeof defaultValue === 'number' ? [`default ${defaultValue}`] : []),
  ...(typeof defaultValue === 'string' ? [`\`${defaultValue}\` (default)`] : []),
  ...(mandatory ? ['Required'] : []),
];

describe('the page of the command line', () => {
  it('has a row for every command and none besides', () => {
    const [table = ''] = page.split(/^## /m);
    expect(commands.length).toBeGreaterThan(15);
    expect(rowsIn(table).map(([usage]) => usage)).toEqual(expect.arrayContaining(commands.map(usageOf)));
    expect(rowsIn(table)).toHaveLength(commands.length);
  });

  it.each(commands.map((command) => [command.name(), command] as const))(
    'has every option of %s, its choices and its default',
    (name, { options }) => {
      const rows = new Map(rowsIn(sectionOf(name)));
      expect([...rows.keys()].toSorted()).toEqual(options.map(({ flags }) => flags).toSorted());
      for (const option of options) {
        for (const word of wordsOf(option)) expect(rows.get(option.flags)).toContain(word);
      }
    },
  );

  it('names no option that the program does not know', () => {
    const known = new Set(commands.flatMap(({ options }) => options.map(({ long }) => long ?? '')));
    const others = ['--version', '--help', '--browser', '--port'];
    const named = [...page.matchAll(/(?<![\w-])--[a-z][a-z-]*/g)].map(([option]) => option);
    expect(named.filter((option) => !known.has(option) && !others.includes(option))).toEqual([]);
  });
});
