import type { SeatId } from '#shared/words/ids.ts';
import { refuseLine, type LineForm } from '#shared/words/lineOrders.ts';
import { splitNames } from '#shared/words/named.ts';
import { readArea, readAreas, readSeat, type SheetWords } from './sheetNames.ts';

/** [WAR-ORD-22] The lines of letters: in words, proposals in fields, and answers. */
export const letterForms: readonly LineForm<SheetWords>[] = [
  {
    verb: 'Write',
    examples: ['Write to Skanky: meet me at the bridge'],
    pattern: /^to ([^:]+): *(.+)$/i,
    hint: 'Write “Write to”, a gang, a colon and the letter.',
    read: ([to = '', text], words) => dropRepeated({ to: readSeat(to, words), text, proposal: null }, words),
  },
  {
    verb: 'Propose',
    examples: [
      'Propose to Skanky: a secret alliance',
      'Propose to Skanky: together against DrSpike in St. Thomas, spoils to us',
      'Propose to Skanky: keep off Manchester, Gasworks for 3 turns',
      'Propose to Skanky: no fighting for 3 turns',
      'Propose to Skanky: a gift of 3 MC',
    ],
    pattern: /^to ([^:]+): *(.+)$/i,
    hint: 'Write “Propose to”, a gang, a colon and what you propose.',
    read([name = '', what = ''], words) {
      const to = readSeat(name, words);
      return dropRepeated({ to, text: '', proposal: readProposal(what, to, words) }, words);
    },
  },
  {
    verb: 'Answer',
    examples: ['Answer Skanky yes'],
    pattern: /^(.+?):? (yes|no)$/i,
    hint: 'Write “Answer”, the gang that proposed something, and “yes” or “no”.',
    read: ([name = '', answer = ''], words) => answerAll(readSeat(name, words), answer.toLowerCase(), words),
  },
];

/** Drops a letter that was sent before, so that a sheet that is sent again says nothing twice. */
function dropRepeated(
  letter: { to: SeatId; text: string | undefined; proposal: object | null },
  words: SheetWords,
): object[] {
  const isSame = (other: SheetWords['sent'][number]): boolean =>
    other.to === letter.to &&
    other.text === letter.text &&
    JSON.stringify(other.proposal) === JSON.stringify(letter.proposal);
  return words.sent.some(isSame) ? [] : [{ kind: 'letter', ...letter }];
}

type Proposal = { pattern: RegExp; read(parts: readonly string[], to: SeatId, words: SheetWords): object };

const proposals: readonly Proposal[] = [
  {
    pattern: /^an? (open|secret) alliance(?: with (.+))?$/i,
    read([kind = '', others = ''], to, words) {
      const named = others === '' ? [] : splitNames(others, words.gangs).map((name) => readSeat(name, words));
      return { kind: 'ally', alliance: kind.toLowerCase(), members: [...new Set([words.seat, to, ...named])] };
    },
  },
  {
    pattern: /^together against (.+) in (.+?)(?:,? spoils to (.+))?$/i,
    read([enemyName = '', where = '', spoilsName = ''], _to, words) {
      const enemy = readSeat(enemyName, words);
      return { kind: 'join', area: readArea(where, words), enemy, spoils: readSpoils(spoilsName, words) };
    },
  },
  {
    pattern: /^keep off (.+) for (\d+|a) turns?$/i,
    read: ([names = '', turns = ''], _to, words) => ({
      kind: 'keep-off',
      areas: readAreas(names, words),
      turns: parseNumber(turns),
    }),
  },
  {
    pattern: /^no fighting for (\d+|a) turns?$/i,
    read: ([turns = '']) => ({ kind: 'stop-fighting', turns: parseNumber(turns) }),
  },
  { pattern: /^a gift of (\d+)(?: mc)?$/i, read: ([mc = '']) => ({ kind: 'gift', mc: Number(mc) }) },
];

function readProposal(text: string, to: SeatId, words: SheetWords): object {
  for (const { pattern, read } of proposals) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const parts = found.slice(1).map((part: string | undefined) => part ?? '');
    return read(parts, to, words);
  }
  return refuseLine(
    'Propose “an open alliance”, “a secret alliance”, “together against” a gang “in” an area, “keep off” areas “for 3 turns”, “no fighting for 3 turns” or “a gift of 3 MC”.',
  );
}

/** Reads the keeper of a place that is taken together: `us`, a gang, or nobody named. */
export function readSpoils(name: string, words: SheetWords): SeatId | null {
  if (name === '') return null;
  return /^(us|me)$/i.test(name) ? words.seat : readSeat(name, words);
}

function parseNumber(word: string): number {
  return word.toLowerCase() === 'a' ? 1 : Number(word);
}

/** Answers all proposals of a gang in the same way; a sheet that is sent again adds nothing. */
function answerAll(from: SeatId, answer: string, { letters }: SheetWords): object[] {
  const asked = letters.filter((one) => one.from === from && one.proposal !== null);
  const waiting = asked.filter((one) => one.answer === null);
  if (waiting.length > 0) return waiting.map(({ id }) => ({ kind: 'reply', letter: id, answer }));
  if (asked.length === 0) refuseLine('That gang has proposed nothing that waits for your answer.');
  const [given] = asked.filter((one) => one.answer !== answer);
  return given === undefined ? [] : refuseLine(`You have answered that gang ${given.answer ?? ''} already.`);
}
