import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { formatDollars } from '#shared/words/text.ts';
import { houseRulesSchema } from '#shared/games/brotherhood/houseRules.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import { scorePoints } from '#main/games/paradise/rules/campaign/victory.ts';
import { bossTrialDollars, mistrialDollars, release, trialDollars } from '#main/games/paradise/rules/tables/courts.ts';
import { bidStepDollars } from '#main/games/paradise/rules/tables/officials.ts';
import { bossTerms, skillDollars } from '#main/games/paradise/rules/tables/people/people.ts';
import { dollarsPerLoot } from '#main/games/paradise/rules/tables/rackets.ts';
import {
  bandTerms,
  boxing,
  dollarsPerOutragePoint,
  funeralTerms,
  gymSchool,
  lessonDollars,
} from '#main/games/paradise/rules/tables/shows.ts';

const root = join(import.meta.dirname, '../..');
const $ = formatDollars;
const lesson = (level: number) => $(lessonDollars[level] ?? 0);
const defaults = houseRulesSchema.parse({});

/** Each sum in the guides and the pages on how to play, in its sentence, from the tables. */
const sums: Readonly<Record<string, readonly string[]>> = {
  'docs/games/paradise/guide/battles.md': [`Loot goes to the bank at ${$(dollarsPerLoot)} a point`],
  'docs/games/paradise/guide/money.md': [
    `the price goes up by ${$(bidStepDollars)} until one side stops`,
    `${$(release.dollars)} bails a man out at the next sitting, ${$(release.inOwnCourtDollars)} if`,
    `let him stand trial: ${$(trialDollars)} for the lawyer`,
    `at ${$(bossTrialDollars)} a month until the lawyer`,
    `a mistrial ends it for ${$(mistrialDollars)}`,
  ],
  'docs/games/paradise/guide/orders.md': [
    `A point costs ${lesson(3)} (up to 3), ${lesson(4)}, ${lesson(5)}, or ${lesson(6)} (up to 6)`,
    `A skill costs ${$(skillDollars.chosen)}, a rolled one ${$(skillDollars.random)}`,
    `and Tough SOB for ${$(gymSchool.skillDollars)};`,
    `Signing takes ${$(bandTerms.signingDollars)} and`,
    `pay a man ${$(boxing.fixDollars)} to go down, or, if you own the arena, choose who fights whom for ${$(boxing.arenaOwnersFixDollars)}`,
    `${$(funeralTerms.firstPointDollars)} for a point of reputation that stays, ${$(funeralTerms.furtherPointDollars)} for each further one`,
    `Every ${$(dollarsPerOutragePoint)} of public`,
  ],
  'docs/games/paradise/guide/setup.md': [
    `built from a Punk for ${$(bossTerms.buildBudgetDollars)};`,
    `a point for each ${$(scorePoints.dollarsPerPoint)} in the bank`,
  ],
  'docs/games/paradise/guide/npc-gangs.md': ['so many points to it, one for each $100'],
  'src-renderer/games/paradise/howToPlay.ts': [`one Loot is ${$(dollarsPerLoot)}`],
  'src-renderer/games/brotherhood/howToPlay.ts': [
    `You start with ${$(defaults.startMoney)}`,
    `Thugs cost ${$(defaults.wages.thug)} each time you place them, Hitmen ${$(defaults.wages.hitman)}`,
  ],
  'src-renderer/games/godfather/howToPlay.ts': [
    `bookmaking pays most and costs ${$(racketTable.bookmaking.costDollars)} a man, hijacking pays least and costs ${$(racketTable.hijacking.costDollars)}`,
  ],
  'src-renderer/games/godfather/tour.ts': [`a bookie pays most and costs ${$(racketTable.bookmaking.costDollars)}.`],
};

const read = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(/\s+/gu, ' ');
const sum = /\$\d[\d,]*/gu;

describe('the figures of the rules', () => {
  it.each([
    ...globSync('docs/games/*/guide{.md,/*.md}', { cwd: root }),
    ...globSync('src-renderer/games/*/{howToPlay,tour}.ts', { cwd: root }),
  ])('stand in %s as in the tables, each sum in its sentence', (file) => {
    let text = read(file);
    for (const sentence of sums[file] ?? []) {
      expect(text).toContain(sentence);
      text = text.replace(sentence, () => '');
    }
    expect(text.match(sum) ?? []).toEqual([]);
  });

  it('are not typed into the sentences of screens, refusals, and orders', { tags: 'rest' }, () => {
    const files = globSync(
      ['src-renderer/**/*.{ts,svelte}', 'src-main/games/*/rules/**/*.ts', 'src-shared/games/*/**/*.ts'],
      { cwd: root },
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => !kept.test(file)).flatMap((file) => listTyped(file))).toEqual([]);
  });
});

/** Printed cards and shields, whose text is the rule, forms to copy, and pages that the first test reads. */
const kept =
  /(?:empire-city\/(?:cards|copCards|men|families)|howToPlay|tour|sheetText|[a-z]+Text|readSheet|rulings)\.ts$/u;

/** Units of a weight, patterns of a replacement, and samples of an order. */
const units = /of every \$100|^in \$\d|in \$\d+s|Whole|\$\d\D{0,3}\$|^\$\d/u;

function listTyped(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && /^examples?$/u.test(node.name.getText())) return;
    const words = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (words && / /u.test(node.text) && /\$\d/u.test(node.text) && !units.test(node.text)) {
      found.push(`${file}: ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  const scripts = file.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/gu)].map(([, script]) => script).join('\n')
    : text;
  visit(ts.createSourceFile('source.ts', scripts, ts.ScriptTarget.Latest, true));
  if (!file.endsWith('.svelte')) return found;
  const markup = text.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/gu, '');
  return [
    ...found,
    ...(markup.match(/[^\n]*\$\d[^\n]*/gu) ?? [])
      .filter((line) => !units.test(line.trim()))
      .map((line) => `${file}: ${line.trim()}`),
  ];
}
