import { parseDollars } from '#shared/words/dollars.ts';
import { refuseLine, type LineForm } from '#shared/words/lineOrders.ts';
import { readArea, readSeat, readSum, type SheetWords } from './sheetWords.ts';

/** A line to the paper. */
export const pressForm: LineForm<SheetWords> = {
  verb: 'Press',
  examples: ['Press: We know nothing of the matter.', 'Press unsigned: Somebody knows.'],
  pattern: /^(unsigned)?\s*: *(.+)$/i,
  hint: 'Write “Press”, a colon and the line.',
  keepsStop: true,
  read: ([unsigned = '', text]) => ({ kind: 'press', text, isSigned: unsigned === '' }),
};

/** [BRO-TURN-5, BRO-DEAL-2] Lines that talk to everybody, or to one family. */
export const talkForms: readonly LineForm<SheetWords>[] = [
  {
    verb: 'Announce',
    examples: ['Announce for Millgate: We open there.'],
    pattern: /^(?:for ([^:]+))?\s*: *(.+)$/i,
    hint: 'Write “Announce”, “for” an area if you like, a colon and the words.',
    keepsStop: true,
    read: ([where = '', text], words) => ({
      kind: 'announce',
      text,
      opensIn: where === '' ? null : readArea(where, words),
    }),
  },
  {
    verb: 'Write',
    examples: ['Write to Benvolio: let us talk.'],
    pattern: /^to ([^:]+): *(.+)$/i,
    hint: 'Write “Write to”, a family, a colon and the message.',
    keepsStop: true,
    read: ([name = '', text], words) => ({ kind: 'message', to: readSeat(name, words), text, promise: null }),
  },
  {
    verb: 'Promise',
    examples: ['Promise Benvolio in turns 4 to 5: stay out of Millgate'],
    pattern: /^(.+?) in turns? (\d+)(?: to (\d+))?: *(.+)$/i,
    hint: 'Write “Promise”, a family, “in turn” and its number, a colon, and “pay”, “stay out of”, “give” or “hold fire”.',
    keepsStop: true,
    read([name = '', from = '', until = '', text = ''], words) {
      const to = readSeat(name, words);
      const what = readPromise(text.replace(/\.$/, ''), words);
      const fromTurn = Number(from);
      return {
        kind: 'message',
        to,
        text,
        promise: { what, fromTurn, toTurn: until === '' ? fromTurn : Number(until) },
      };
    },
  },
];

/** Reads the obligation of a promise; anything else is text that the players judge. */
function readPromise(text: string, words: SheetWords): object {
  if (/^hold (?:our |my )?fire$/i.test(text)) return { kind: 'no-fire' };
  const [, sum = ''] = /^pay (.+)$/i.exec(text) ?? [];
  const dollars = sum === '' ? null : parseDollars(sum);
  if (dollars !== null) return { kind: 'pay', dollars };
  if (/^\$?[\d,.]+(?: dollars?)?$/iu.test(sum)) readSum(sum);
  const [, out = ''] = /^stay out of (.+)$/i.exec(text) ?? [];
  const [, count = '', where = ''] = /^give (\d+) operations? in (.+)$/i.exec(text) ?? [];
  const place = out === '' ? where : out;
  if (place === '') {
    return /^(?:pay|stay out|give|hold)\b/i.test(text)
      ? refuseLine(
          'Write “pay” and dollars, “stay out of” and an area, “give”, how many operations, “in” and an area, or “hold fire”; what begins otherwise is a promise in words.',
        )
      : { kind: 'words' };
  }
  const area = readArea(place, words);
  return out === '' ? { kind: 'give-revenue', area, count: Number(count) } : { kind: 'stay-out', area };
}
