import { describe, expect, test } from 'vitest';
import { parseNamedRules, parseRules, searchRules, parseRuleSpans } from '#frame/rules/book.ts';
import { writtenRules } from '../support/rulePages.ts';

const page = `# A page

Words before the first chapter, with ### in them.

## RK: rackets

### RK-1

**Types.** Two lines of
one paragraph **(decided; see RK-2)**.

| type | payoff |
| ---- | ------ |
| dive | $100   |

- first
  goes on
- second

### RK-2

**Not so fast!** <b>Nothing</b> is markup.
`;

describe('splitting a page of rules', () => {
  const rules = parseRules(page);

  test('a heading is a rule, in its chapter, with its title', () => {
    expect(rules.map(({ id, title, chapter }) => [id, title, chapter])).toEqual([
      ['RK-1', 'Types', 'rackets'],
      ['RK-2', 'Not so fast!', 'rackets'],
    ]);
  });

  test('paragraphs, tables and lists are blocks', () => {
    expect(rules[0]?.blocks).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'Two lines of one paragraph ' },
          {
            kind: 'strong',
            spans: [
              { kind: 'text', text: '(decided; see ' },
              { kind: 'rule', id: 'RK-2' },
              { kind: 'text', text: ')' },
            ],
          },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'type' }], [{ kind: 'text', text: 'payoff' }]],
        rows: [[[{ kind: 'text', text: 'dive' }], [{ kind: 'text', text: '$100' }]]],
      },
      { kind: 'list', items: [[{ kind: 'text', text: 'first goes on' }], [{ kind: 'text', text: 'second' }]] },
    ]);
  });

  test('HTML is words like any others', () => {
    expect(rules[1]?.blocks).toEqual([
      { kind: 'paragraph', spans: [{ kind: 'text', text: '<b>Nothing</b> is markup.' }] },
    ]);
  });

  test('italics, code and links', () => {
    expect(parseRuleSpans('_E.g._ `D6` in [docs](x.md), snake_case_word')).toEqual([
      { kind: 'em', spans: [{ kind: 'text', text: 'E.g.' }] },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'D6' },
      { kind: 'text', text: ' in ' },
      { kind: 'text', text: 'docs' },
      { kind: 'text', text: ', snake_case_word' },
    ]);
  });

  test('nothing of the real pages is left as markup', () => {
    const texts = JSON.stringify(writtenRules.map(({ blocks }) => blocks));
    expect(texts).not.toMatch(/\*\*|`|\]\(|"text":"[^"]*(^|\W)_\w/);
  });
});

test('a sentence is cut where it names rules', () => {
  expect(parseNamedRules('Winning takes more (RK-5).')).toEqual([
    { kind: 'text', text: 'Winning takes more (' },
    { kind: 'rule', id: 'RK-5' },
    { kind: 'text', text: ').' },
  ]);
  expect(parseNamedRules('RK-5')).toEqual([{ kind: 'rule', id: 'RK-5' }]);
});

describe('searching the rules', () => {
  test('an ID leads to its rule before those that speak of it', () => {
    expect(searchRules(writtenRules, 'rk-5')[0]?.id).toBe('RK-5');
    expect(searchRules(writtenRules, 'rk-5').length).toBeGreaterThan(1);
  });

  test('all words must be there', () => {
    const found = searchRules(writtenRules, 'flowers funeral').map(({ id }) => id);
    expect(found[0]).toBe('GANG-14');
    expect(searchRules(writtenRules, 'flowers zeppelin')).toEqual([]);
    expect(searchRules(writtenRules, ' ')).toHaveLength(writtenRules.length);
  });
});
