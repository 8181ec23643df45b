import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** A sentence or label as a file has it: `{…}` stands where the program fills in a value. */
export type Sentence = { file: string; text: string };

const sources = ['src-renderer/**/*.{ts,svelte}', 'src-main/**/*.ts', 'src-shared/**/*.ts'];

/** Attributes that hold no words: looks, names of the program, and addresses. */
const silent =
  /^(?:class|style|id|for|href|src|type|name|key|kind|role|method|autocomplete|inputmode|d|points|viewBox|transform|data-.*|on.*|bind:.*|stroke.*|fill.*|text-anchor|font-.*|preserveAspectRatio|marker-.*|dominant-baseline)$/u;

/** Calls and declarations whose texts are not for readers: errors of the program itself, queries, styles. */
const unread = /^(?:join|select|where|sql|querySelector|querySelectorAll|closest|matches|addEventListener|Error)$/u;

/** Returns the sentences and labels of all screens, refusals, letters, and papers, each once a file. */
export function listSentences(): Sentence[] {
  return globSync(sources, { cwd: root })
    .filter((file) => !file.endsWith('.d.ts'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const found = file.endsWith('.svelte') ? readComponent(text) : readScript(text);
      return [...new Set(found.map((words) => words.replaceAll(/\s+/gu, ' ').trim()))]
        .filter((words) => isReadable(words))
        .map((words) => ({ file, text: words }));
    });
}

/** Returns the sentences as a page: a heading for each folder, a line for each sentence. */
export function printSentences(sentences: readonly Sentence[]): string {
  const folders = Map.groupBy(sentences, ({ file }) => dirname(file));
  return [...folders]
    .map(([folder, lines]) => `## ${folder}\n\n${lines.map(({ text }) => `- ${text}`).join('\n')}\n`)
    .join('\n');
}

function isReadable(words: string): boolean {
  const letters = words.replaceAll(/\{…\}/gu, '');
  return /\p{L}{2}/u.test(letters) && (/\p{L}[^\p{L}]* \S/u.test(letters) || /^\p{Lu}\p{Ll}/u.test(letters));
}

function readScript(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && unread.test(node.expression.getText().split('.').at(-1) ?? '')) return;
    if (ts.isNewExpression(node) && unread.test(node.expression.getText())) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      found.push(node.head.text + node.templateSpans.map((span) => `{…}${span.literal.text}`).join(''));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

function readComponent(text: string): string[] {
  const tree = parse(text, { modern: true });
  const found = [tree.instance, tree.module]
    .flatMap((script) => (script ? [text.slice(script.start, script.end)] : []))
    .flatMap((script) => readScript(script.replaceAll(/^<script[^>]*>|<\/script>$/gu, '')));
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'Attribute') return readAttribute(node as AST.Attribute);
    if ('type' in node && node.type === 'Fragment') found.push(joinWords(node as AST.Fragment));
    if ('type' in node && node.type === 'ExpressionTag' && 'start' in node && 'end' in node) {
      found.push(...readScript(text.slice(Number(node.start) + 1, Number(node.end) - 1)));
      return;
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'metadata') visit(value);
  };
  const readAttribute = (attribute: AST.Attribute): void => {
    if (silent.test(attribute.name) || attribute.value === true) return;
    const parts = [attribute.value].flat();
    found.push(parts.map((part) => (part.type === 'Text' ? part.data : '{…}')).join(''));
    visit(parts.filter((part) => part.type !== 'Text'));
  };
  visit(tree.fragment);
  return found;
}

const inline = new Set(['b', 'strong', 'em', 'i', 'span', 'a', 'small', 'abbr', 'kbd', 'code', 'time', 'mark']);

/** Returns the words of one place as they are read, inline elements and all; blocks and values stand as `{…}`. */
function joinWords(fragment: AST.Fragment): string {
  return fragment.nodes
    .map((node) => {
      if (node.type === 'Text') return node.data;
      if (node.type === 'ExpressionTag') return '{…}';
      if (node.type === 'RegularElement' && inline.has(node.name)) return joinWords(node.fragment);
      return node.type === 'Comment' || node.type === 'ConstTag' ? '' : ' {…} ';
    })
    .join('')
    .replaceAll(/(?:\s*\{…\}\s*){2,}/gu, ' {…} ');
}
