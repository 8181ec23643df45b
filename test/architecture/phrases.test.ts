import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foreignPhrases } from '#root/vocabulary.config.ts';

const root = join(import.meta.dirname, '../..');

/** Every source of words that users read; papers and battles have a voice of their own. */
const files = globSync(
  [
    '{src-main,src-shared,src-renderer}/**/*.{ts,svelte}',
    'docs/guide.md',
    'docs/guide/*.md',
    'docs/{turf-war,brotherhood,godfather,empire-city}.md',
  ],
  { cwd: root, exclude: ['**/papers/**', '**/skirmish/**', 'src-main/press/**', '**/*.d.ts'] },
);

/** Lists the foreign phrases of a text, comments left out, each with what to write instead. */
function listForeign(text: string): string[] {
  const shown = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return foreignPhrases.flatMap(([phrase, instead]) => {
    const found = phrase.exec(shown)?.[0];
    return found === undefined ? [] : [`“${found}”: write “${instead}”`];
  });
}

describe('the words that users read', () => {
  it('are those of a native editor', () => {
    expect(files.length).toBeGreaterThan(1_500);
    const found = files.flatMap((file) =>
      listForeign(readFileSync(join(root, file), 'utf8')).map((one) => `${file} ${one}`),
    );
    expect(found).toEqual([]);
  });

  it('are seen where they are foreign, but not in comments', () => {
    expect(listForeign("label: 'Put terms to a rival',")).toHaveLength(1);
    expect(listForeign('<h2>What waits</h2>\n<p>They parted as they came.</p>')).toHaveLength(2);
    expect(listForeign('/** All in all, a sum. */\n// Found the game\n')).toEqual([]);
    expect(listForeign("label: 'Make an offer',")).toEqual([]);
  });
});
