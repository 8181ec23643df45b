import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { formatDollars } from '#shared/words/text.ts';
import { houseRulesSchema } from '#shared/games/brotherhood/houseRules.ts';
import { houseRulesSchema as empireRules } from '#shared/games/empire-city/houseRules.ts';
import { houseRulesSchema as godfatherRules } from '#shared/games/godfather/houseRules.ts';
import { houseRulesSchema as turfWarRules } from '#shared/games/turf-war/houseRules.ts';
import { homesOfWard } from '#shared/games/turf-war/maps.ts';
import { editSentence } from '#shared/words/sentences.ts';
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

const turfWar = turfWarRules.parse({});
const empire = empireRules.parse({});
const godfather = godfatherRules.parse({});
const { prices, xp, start } = turfWar;
const strengths = { hitman: 1, lieutenant: 2, don: turfWar.donStrength };
const people = start.hitmen + start.lieutenants + 1;

/** Each count on the pages on how to play and in the tours, in its sentence, from the tables. */
const counts: Readonly<Record<string, readonly string[]>> = {
  'turf-war/howToPlay': [
    `You start with ${spell(homesOfWard)} areas, ${start.mc} MC, and ${spell(people)} people`,
    `A Hitman counts ${strengths.hitman} in a fight, a Lieutenant ${strengths.lieutenant}, a Don ${strengths.don}`,
    `A Hitman costs ${prices.hire} MC to hire and ${prices.salary} MC a turn to keep`,
    `strength ${strengths.hitman + 1} kills a Hitman, ${strengths.lieutenant + 1} a Lieutenant, ${strengths.don + 1} a Don`,
    `Each area you own pays ${prices.income} MC a turn`,
    `A dead Hitman costs you ${prices.hitmanConsolation} MC for his family, a dead Lieutenant ${prices.lieutenantConsolation},`,
    `at ${xp.lieutenant} XP a Hitman becomes a Lieutenant`,
  ],
  'turf-war/tour': [`A Hitman costs ${prices.hire} MC now and ${prices.salary} MC a turn`],
  'brotherhood/howToPlay': [
    `the most cash after ${spell(defaults.turns)} months`,
    `a Thug hits on ${defaults.hits.thug} and 6, a Hitman on ${defaults.hits.hitman} to 6`,
    `From turn ${defaults.godfatherTurn} he stands`,
  ],
  'godfather/howToPlay': [
    `at most ${spell(godfather.areaLimit)} in one Neighborhood`,
    `with ${spell(godfather.areaLimit)} or fewer, a rival may shut you in`,
  ],
  'empire-city/howToPlay': [
    `Reach ${empire.victoryPoints} victory points`,
    `if any family reaches ${empire.martialLaw} corruption`,
    `Each round you have ${spell(empire.figures)} figures, the godfather ${spell(empire.figures + 1)}`,
    `with ${empire.neighbor} for each block you hold beside it`,
    `The highest sum takes the block and ${empire.combatPoints} points`,
    `${empire.deathRoll - 1} or ${empire.deathRoll} is death`,
    `Watch who is near ${empire.martialLaw}`,
  ],
  'empire-city/tour': [`Pick one of the ${spell(empire.trackLength)} cards beside the board`],
};

/** Spells a count as an editor does. */
function spell(count: number): string {
  return editSentence(`${count} things`).replace(' things', '').toLowerCase();
}

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

  it.each(globSync('src-renderer/games/*/{howToPlay,tour}.ts', { cwd: root }))(
    'stand in %s as in the tables, each count in its sentence',
    (file) => {
      let text = [...read(file).matchAll(/(?:text|aim): ['`](.*?)['`],/gu)].map(([, words]) => words).join(' ');
      for (const sentence of counts[file.replace(/^.*games\/|\.ts$/gu, '')] ?? []) {
        expect(text).toContain(sentence);
        text = text.replace(sentence, () => '');
      }
      for (const sentence of sums[file] ?? []) text = text.replace(sentence, () => '');
      expect(text.match(/[^.]*\d[^.]*/gu) ?? []).toEqual([]);
    },
  );

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
