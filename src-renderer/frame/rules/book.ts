/** A piece of a rule's text; nothing in it is markup any more. */
export type RuleSpan =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; spans: RuleSpan[] }
  | { kind: 'em'; spans: RuleSpan[] }
  | { kind: 'rule'; id: string };

export type RuleBlock =
  | { kind: 'paragraph'; spans: RuleSpan[] }
  | { kind: 'list'; items: RuleSpan[][] }
  | { kind: 'table'; head: RuleSpan[][]; rows: RuleSpan[][][] };

/** One rule of a game's rule pages. `text` is what a search looks through, in lower case. */
export type Rule = { id: string; title: string; chapter: string; blocks: RuleBlock[]; text: string };

const ruleId = '\\b(?:[A-Z]{3}-)?[A-Z]{2,5}-\\d+[a-z]?\\b';
const marks = new RegExp(
  `\\*\\*(.+?)\\*\\*|(?<!\\w)_(.+?)_(?!\\w)|\`([^\`]+)\`|\\[([^\\]]+)\\]\\([^)]*\\)|(${ruleId})`,
  'g',
);

/** A line of simple Markdown: bold, italics, code, the words of a link, and the IDs of rules. */
export function parseRuleSpans(text: string): RuleSpan[] {
  const spans: RuleSpan[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > end) spans.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, strong, em, code, words, id] = match;
    if (strong !== undefined) spans.push({ kind: 'strong', spans: parseRuleSpans(strong) });
    else if (em !== undefined) spans.push({ kind: 'em', spans: parseRuleSpans(em) });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (words !== undefined) spans.push(...parseRuleSpans(words));
    else if (id !== undefined) spans.push({ kind: 'rule', id });
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}

/** A sentence cut where it names rules. */
export function parseNamedRules(text: string): RuleSpan[] {
  return text
    .split(new RegExp(`(${ruleId})`))
    .map((part, place): RuleSpan => (place % 2 === 1 ? { kind: 'rule', id: part } : { kind: 'text', text: part }))
    .filter((span) => span.kind !== 'text' || span.text !== '');
}

const splitCells = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

function parseBlock(lines: readonly string[]): RuleBlock {
  const first = lines[0] ?? '';
  if (first.startsWith('|')) {
    const rows = lines.map((line) => splitCells(line).map(parseRuleSpans));
    return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(2) };
  }
  const text = lines.join(' ');
  if (!first.startsWith('- ')) return { kind: 'paragraph', spans: parseRuleSpans(text) };
  const items = lines.reduce<string[]>((all, line) => {
    if (line.startsWith('- ')) return [...all, line.slice(2)];
    return [...all.slice(0, -1), `${all.at(-1) ?? ''} ${line.trim()}`];
  }, []);
  return { kind: 'list', items: items.map(parseRuleSpans) };
}

function createRule(id: string, chapter: string, text: string): Rule {
  const [, title = id, body = text] = /^\*\*(.+?)\.?\*\*\s*([\s\S]*)$/.exec(text.trim()) ?? [];
  const blocks = body
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(parseBlock);
  return { id, title, chapter, blocks, text: `${id} ${text}`.toLowerCase() };
}

/** The rules of a page: a heading of the second rank begins a chapter, one of the third is a rule's ID. */
export function parseRules(page: string): Rule[] {
  return page
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [heading = '', ...rules] = part.split(/^### /m);
      const chapter = (heading.split('\n')[0] ?? '').replace(/^[A-Z]+: /, '');
      return rules.map((rule) => {
        const [id = '', ...lines] = rule.split('\n');
        return createRule(id.trim(), chapter, lines.join('\n'));
      });
    });
}

/** The rules that hold every word, those called so before those that only speak of it. */
export function searchRules(rules: readonly Rule[], text: string): Rule[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isCalled = ({ id, title }: Rule): boolean =>
    words.every((word) => `${id} ${title}`.toLowerCase().includes(word));
  const found = rules.filter((rule) => words.every((word) => rule.text.includes(word)));
  return [...found.filter(isCalled), ...found.filter((rule) => !isCalled(rule))];
}
