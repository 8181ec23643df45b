import { dollarsSentence, parseDollars } from '#shared/words/dollars.ts';
import { findAreaNamed, findSeatNamed, type SheetWords } from './sheetWords.ts';

type Reader = (rest: string, words: SheetWords) => object | string;

/** [BRO-TURN-5, BRO-DEAL-2] Lines that talk: to the paper, to everybody, to one family. */
export const talkReaders: Readonly<Record<string, Reader>> = {
  press(rest) {
    const [, unsigned = '', text = ''] = /^(unsigned)?\s*: *(.+)$/i.exec(rest) ?? [];
    return text === '' ? 'Write “Press”, a colon and the line.' : { kind: 'press', text, isSigned: unsigned === '' };
  },
  announce(rest, words) {
    const [, where = '', text = ''] = /^(?:for ([^:]+))?\s*: *(.+)$/i.exec(rest) ?? [];
    if (text === '') return 'Write “Announce”, “for” an area if you like, a colon and the words.';
    const area = where === '' ? null : findAreaNamed(where, words);
    return area !== null && typeof area === 'object' ? area.sentence : { kind: 'announce', text, opensIn: area };
  },
  write(rest, words) {
    const [, name = '', text = ''] = /^to ([^:]+): *(.+)$/i.exec(rest) ?? [];
    if (text === '') return 'Write “Write to”, a family, a colon and the message.';
    const to = findSeatNamed(name, words);
    return typeof to === 'object' ? to.sentence : { kind: 'message', to, text, promise: null };
  },
  promise(rest, words) {
    const [, name = '', from = '', until = '', text = ''] =
      /^(.+?) in turns? (\d+)(?: to (\d+))?: *(.+)$/i.exec(rest) ?? [];
    if (text === '') {
      return 'Write “Promise”, a family, “in turn” and its number, a colon, and “pay”, “stay out of”, “give” or “hold fire”.';
    }
    const to = findSeatNamed(name, words);
    if (typeof to === 'object') return to.sentence;
    const what = readPromise(text.replace(/\.$/, ''), words);
    if (typeof what === 'string') return what;
    const fromTurn = Number(from);
    const toTurn = until === '' ? fromTurn : Number(until);
    return { kind: 'message', to, text, promise: { what, fromTurn, toTurn } };
  },
};

/** Reads the obligation of a promise; anything else is text that the players judge. */
function readPromise(text: string, words: SheetWords): object | string {
  if (/^hold (?:our |my )?fire$/i.test(text)) return { kind: 'no-fire' };
  const [, sum = ''] = /^pay (.+)$/i.exec(text) ?? [];
  const dollars = sum === '' ? null : parseDollars(sum);
  if (dollars !== null) return { kind: 'pay', dollars };
  if (/^\$?[\d,.]+(?: dollars?)?$/iu.test(sum)) return dollarsSentence;
  const [, out = ''] = /^stay out of (.+)$/i.exec(text) ?? [];
  const [, count = '', where = ''] = /^give (\d+) operations? in (.+)$/i.exec(text) ?? [];
  const place = out === '' ? where : out;
  if (place === '') {
    return /^(?:pay|stay out|give|hold)\b/i.test(text)
      ? 'Write “pay” and dollars, “stay out of” and an area, “give”, how many operations, “in” and an area, or “hold fire”; what begins otherwise is a promise in words.'
      : { kind: 'words' };
  }
  const area = findAreaNamed(place, words);
  if (typeof area === 'object') return area.sentence;
  return out === '' ? { kind: 'give-revenue', area, count: Number(count) } : { kind: 'stay-out', area };
}
