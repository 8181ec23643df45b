import type { SeatId } from '#shared/words/ids.ts';
import { splitNames } from '#shared/words/named.ts';
import { findAreaNamed, findSeatNamed, type SheetWords } from './sheetNames.ts';

/** The orders of a line, or the sentence about its fault. */
type Read = object[] | string;

/** [WAR-ORD-22] A letter in words. */
export function readLetterOrders(rest: string, words: SheetWords): Read {
  const found = /^to ([^:]+): *(.+)$/i.exec(rest);
  if (found === null) return 'Write “Write to”, a gang, a colon and the letter.';
  const to = findSeatNamed(found[1] ?? '', words);
  return typeof to === 'object' ? to.sentence : dropRepeated({ to, text: found[2], proposal: null }, words);
}

/** [WAR-ORD-22] A proposal in fields. */
export function readProposalOrders(rest: string, words: SheetWords): Read {
  const found = /^to ([^:]+): *(.+)$/i.exec(rest);
  if (found === null) return 'Write “Propose to”, a gang, a colon and what you propose.';
  const to = findSeatNamed(found[1] ?? '', words);
  if (typeof to === 'object') return to.sentence;
  const proposal = readProposal(found[2] ?? '', to, words);
  return typeof proposal === 'string' ? proposal : dropRepeated({ to, text: '', proposal }, words);
}

/** Drops a letter that was sent before, so that a sheet that is sent again says nothing twice. */
function dropRepeated(
  letter: { to: SeatId; text: string | undefined; proposal: object | null },
  words: SheetWords,
): Read {
  const isSame = (other: SheetWords['sent'][number]): boolean =>
    other.to === letter.to &&
    other.text === letter.text &&
    JSON.stringify(other.proposal) === JSON.stringify(letter.proposal);
  return words.sent.some(isSame) ? [] : [{ kind: 'letter', ...letter }];
}

/** Ways to put a proposal, each with its reader. */
const proposals: readonly (readonly [
  RegExp,
  (found: readonly string[], to: SeatId, words: SheetWords) => object | string,
])[] = [
  [/^an? (open|secret) alliance(?: with (.+))?$/i, readAlliance],
  [/^together against (.+) in (.+?)(?:,? spoils to (.+))?$/i, joinProposed],
  [/^keep off (.+) for (\d+|a) turns?$/i, keepOffProposed],
  [/^no fighting for (\d+|a) turns?$/i, ([turns = '']) => ({ kind: 'stop-fighting', turns: parseNumber(turns) })],
  [/^a gift of (\d+)(?: mc)?$/i, ([mc = '']) => ({ kind: 'gift', mc: Number(mc) })],
];

function readProposal(text: string, to: SeatId, words: SheetWords): object | string {
  for (const [pattern, read] of proposals) {
    const found = pattern.exec(text);
    if (found === null) continue;
    return read(
      found.slice(1).map((group: string | undefined) => group ?? ''),
      to,
      words,
    );
  }
  return 'Propose “an open alliance”, “a secret alliance”, “together against” a gang “in” an area, “keep off” areas “for 3 turns”, “no fighting for 3 turns” or “a gift of 3 MC”.';
}

function readAlliance([kind = '', others = '']: readonly string[], to: SeatId, words: SheetWords): object | string {
  const members: SeatId[] = [words.seat, to];
  for (const name of others === '' ? [] : splitNames(others, words.gangs)) {
    const member = findSeatNamed(name, words);
    if (typeof member === 'object') return member.sentence;
    if (!members.includes(member)) members.push(member);
  }
  return { kind: 'ally', alliance: kind.toLowerCase(), members };
}

function joinProposed(
  [enemyName = '', where = '', spoilsName = '']: readonly string[],
  _to: SeatId,
  words: SheetWords,
): object | string {
  const enemy = findSeatNamed(enemyName, words);
  if (typeof enemy === 'object') return enemy.sentence;
  const area = findAreaNamed(where, words);
  if (typeof area === 'object') return area.sentence;
  const spoils = findSpoilsNamed(spoilsName, words);
  if (spoils !== null && typeof spoils === 'object') return spoils.sentence;
  return { kind: 'join', area, enemy, spoils };
}

/** Finds the keeper of a place that is taken together: `us`, a gang, or nobody named. */
export function findSpoilsNamed(name: string, words: SheetWords): ReturnType<typeof findSeatNamed> | null {
  if (name === '') return null;
  return /^(us|me)$/i.test(name) ? words.seat : findSeatNamed(name, words);
}

function keepOffProposed([names = '', turns = '']: readonly string[], _to: SeatId, words: SheetWords): object | string {
  const areas: number[] = [];
  for (const name of splitNames(names, words.areas)) {
    const area = findAreaNamed(name, words);
    if (typeof area === 'object') return area.sentence;
    areas.push(area);
  }
  return { kind: 'keep-off', areas, turns: parseNumber(turns) };
}

function parseNumber(word: string): number {
  return word.toLowerCase() === 'a' ? 1 : Number(word);
}

/** [WAR-ORD-22] Answers all proposals of a gang in the same way; a sheet that is sent again adds nothing. */
export function answerOrders(rest: string, words: SheetWords): Read {
  const found = /^(.+?):? (yes|no)$/i.exec(rest);
  if (found === null) return 'Write “Answer”, the gang that proposed something, and “yes” or “no”.';
  const from = findSeatNamed(found[1] ?? '', words);
  if (typeof from === 'object') return from.sentence;
  const answer = found[2]?.toLowerCase();
  const asked = words.letters.filter((one) => one.from === from && one.proposal !== null);
  const waiting = asked.filter((one) => one.answer === null);
  if (waiting.length > 0) return waiting.map(({ id }) => ({ kind: 'reply', letter: id, answer }));
  if (asked.length === 0) return 'That gang has proposed nothing that waits for your answer.';
  const [given] = asked.filter((one) => one.answer !== answer);
  return given === undefined ? [] : `You have answered that gang ${given.answer} already.`;
}
