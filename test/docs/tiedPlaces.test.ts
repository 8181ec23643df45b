import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../docs/games/paradise/rules.md'), 'utf8');

/** The places of Paradise to which the book ties a rule. */
const places =
  /Chinatown|The Docks|Racetrack|[Tt]he Arena|Paradise Arena|[Tt]he Brewery|Paradise Brewery|Madame Louisa|Dog Track|Downtown/u;

/** Where another city stands for them: the page about cities, or a rule that names the trait or the type. */
const traits = /cities\.md|CITY-[4-6]|RK-1[145]/u;

it('[CITY-1] every rule that names a place of Paradise names the trait that other cities have, or the rule that does', () => {
  const rules = page
    .split(/^### /mu)
    .slice(1)
    .map((rule) => rule.replaceAll(/^_E\.g\._[^\n]*(?:\n(?!\n)[^\n]+)*/gmu, ''));
  const tied = rules.filter((rule) => places.test(rule));
  expect(tied.length).toBeGreaterThan(10);
  expect(tied.filter((rule) => !traits.test(rule)).map((rule) => rule.slice(0, 8))).toEqual([]);
});
