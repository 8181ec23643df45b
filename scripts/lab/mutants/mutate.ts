import ts from 'typescript';

/** One small error that could be made in a file. */
export interface Mutant {
  file: string;
  line: number;
  /** The kind of change, such as `comparison` or `number`. */
  kind: string;
  /** The text from `start` to `end` is replaced by `after`. */
  start: number;
  end: number;
  before: string;
  after: string;
}

const swaps: ReadonlyMap<ts.SyntaxKind, readonly [kind: string, after: string]> = new Map([
  [ts.SyntaxKind.LessThanToken, ['comparison', '<=']],
  [ts.SyntaxKind.LessThanEqualsToken, ['comparison', '<']],
  [ts.SyntaxKind.GreaterThanToken, ['comparison', '>=']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['comparison', '>']],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ['comparison', '!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ['comparison', '===']],
  [ts.SyntaxKind.PlusToken, ['arithmetic', '-']],
  [ts.SyntaxKind.MinusToken, ['arithmetic', '+']],
  [ts.SyntaxKind.AsteriskToken, ['arithmetic', '/']],
  [ts.SyntaxKind.SlashToken, ['arithmetic', '*']],
  [ts.SyntaxKind.PlusEqualsToken, ['arithmetic', '-=']],
  [ts.SyntaxKind.MinusEqualsToken, ['arithmetic', '+=']],
  [ts.SyntaxKind.AmpersandAmpersandToken, ['logic', '||']],
  [ts.SyntaxKind.BarBarToken, ['logic', '&&']],
]);

const mathSwaps: ReadonlyMap<string, string> = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['ceil', 'floor'],
  ['floor', 'ceil'],
  ['round', 'floor'],
]);

/** Functions that make sentences. */
const telling = /sentence|describe|title|words|phrase|headline|why|text|label/i;

/** Every mutant of a source, in the order of the text. Types, sentences and messages of errors have none. */
export function listMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (node: ts.Node, kind: string, after: string): void => {
    const start = node.getStart(source);
    mutants.push({
      file,
      line: source.getLineAndCharacterOfPosition(start).line + 1,
      kind,
      start,
      end: node.end,
      before: text.slice(start, node.end),
      after,
    });
  };
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    mutateNode(node, source, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

type Add = (node: ts.Node, kind: string, after: string) => void;

function mutateNode(node: ts.Node, source: ts.SourceFile, add: Add): void {
  if (ts.isBinaryExpression(node)) mutateOperator(node, source, add);
  else if (ts.isNumericLiteral(node)) {
    add(node, 'number', String(Number(node.text.replaceAll('_', '')) + 1));
  } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'boolean', 'false');
  else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'boolean', 'true');
  else if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    add(condition, 'condition', `!(${condition.getText(source)})`);
  } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
    const called = node.expression.expression.getText(source);
    if (!called.startsWith('assert')) add(node, 'call', '{}');
  } else if (ts.isCallExpression(node)) mutateCall(node, source, add);
}

function mutateOperator(node: ts.BinaryExpression, source: ts.SourceFile, add: Add): void {
  const swap = swaps.get(node.operatorToken.kind);
  if (swap === undefined) return;
  // A plus between texts joins them.
  if (ts.isStringLiteralLike(node.right) && swap[0] === 'arithmetic') return;
  if (isText(node.left) || isText(node.right)) {
    if (swap[0] === 'arithmetic') return;
  }
  const [kind, operator] = swap;
  const [left, right] = [node.left.getText(source), node.right.getText(source)];
  // In brackets, since `??` may not stand beside `||` or `&&` without.
  add(node, kind, kind === 'logic' ? `((${left}) ${operator} (${right}))` : `${left} ${operator} ${right}`);
}

function mutateCall(node: ts.CallExpression, source: ts.SourceFile, add: Add): void {
  const callee = node.expression;
  if (!ts.isPropertyAccessExpression(callee)) return;
  const object = callee.expression.getText(source);
  if (callee.name.text === 'filter') add(node, 'filter', object);
  const other = object === 'Math' ? mathSwaps.get(callee.name.text) : undefined;
  if (other !== undefined) add(callee, 'rounding', `Math.${other}`);
}

/** Types, imports, templates, errors, and what a default that never comes about stands for. */
function isLeftAlone(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isTemplateExpression(node) || ts.isThrowStatement(node)) return true;
  if (ts.isFunctionDeclaration(node) && telling.test(node.name?.text ?? '')) return true;
  if (ts.isPropertyAssignment(node) && telling.test(node.name.getText())) return true;
  const { parent } = node;
  return (
    ts.isNumericLiteral(node) &&
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  );
}

function isText(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}
