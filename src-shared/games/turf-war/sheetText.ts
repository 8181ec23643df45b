import {
  explainNameCount,
  readCount,
  readLines,
  refuseLine,
  type LineForm,
  type LinesRead,
} from '#shared/words/lineOrders.ts';
import { splitNames } from '#shared/words/named.ts';
import type { PieceId } from './ids.ts';
import { orderSchema, type Order } from './orders.ts';
import { letterForms, readSpoils } from './sheetLetters.ts';
import { readArea, readAreas, readPeople, readRecruits, readSeat, type SheetWords } from './sheetNames.ts';

/** Lines are counted from 1; `repeated`: lines for the messages that the gang has sent this turn already. */
export type ParsedSheet = LinesRead<Order>;

/** People whom the lines above have ordered already. */
type Words = SheetWords & { used: Set<PieceId> };

const createPartingForm = (verb: 'Leave' | 'Dissolve', example: string): LineForm<Words> => ({
  verb,
  examples: [example],
  pattern: /^(?:the )?(open|secret)(?: alliance)?$/i,
  hint: `Write “${verb} the open alliance” or “the secret alliance”.`,
  read: ([alliance = '']) => ({ kind: verb.toLowerCase(), alliance: alliance.toLowerCase() }),
});

/** How each order is written, and what its line means. */
const forms: readonly LineForm<Words>[] = [
  {
    verb: 'Move',
    examples: [
      'Move Sal Pike, Moe Ash to Gasworks',
      'Move 3 Hitmen into St. Thomas to ally with Skanky against DrSpike',
    ],
    pattern: /^(.+?) (?:into|to) (.+?)(?: to ally with (.+) against (.+))?$/i,
    hint: 'Write “Move”, who, “to” and an area of this city.',
    read([who = '', where = '', partnerName = '', enemyName = ''], words) {
      const area = readArea(where, words);
      const pieces = readPeople(who, words, words.used);
      for (const id of pieces) words.used.add(id);
      const move = { kind: 'move', pieces, area };
      if (partnerName === '') return [move];
      const [partner, enemy] = [readSeat(partnerName, words), readSeat(enemyName, words)];
      return [move, { kind: 'join', area, partner, enemy }];
    },
  },
  {
    verb: 'Place',
    examples: ['Place 2 in Manchester'],
    pattern: /^(.+) in (.+)$/i,
    hint: 'Write “Place”, who or how many, “in” and an area of yours.',
    read([who = '', where = ''], words) {
      const area = readArea(where, words);
      return { kind: 'place', pieces: readRecruits(who, words), area };
    },
  },
  {
    verb: 'Keep',
    examples: ['Keep Moe Ash waiting'],
    pattern: /^(.+) waiting$/i,
    hint: 'Write “Keep”, which of your recruits, and “waiting”.',
    read: ([who = ''], words) => ({ kind: 'place', pieces: readRecruits(who, words), area: null }),
  },
  {
    verb: 'Hire',
    examples: ['Hire 2: Al Dunn, Ed Frost'],
    pattern: /^(?!hitmen)(\d+|an?)?(?:(?:^| )hitm[ae]n)?(?:(?: *:| named| called) *(.+))?$/i,
    hint: 'Write “Hire”, how many in figures, “Hitmen”, and as many names after a colon if you like.',
    read([many = '', names = '']) {
      const count = readCount(many, 1);
      if (count === null) return null;
      const called = names === '' ? [] : splitNames(names);
      const fault = explainNameCount(count, called.length);
      return fault === null ? { kind: 'hire', count, names: called } : refuseLine(fault);
    },
  },
  {
    verb: 'Refuse',
    examples: ['Refuse pay to Moe Ash'],
    pattern: /^pay to (.+)$/i,
    hint: 'Write “Refuse pay to” and the men.',
    read: ([who = ''], words) => ({ kind: 'withhold', pieces: readPeople(who, words) }),
  },
  {
    verb: 'Join',
    examples: ['Join Skanky against DrSpike in St. Thomas, spoils to Skanky'],
    pattern: /^(.+) against (.+) in (.+?)(?:,? spoils to (.+))?$/i,
    hint: 'Write “Join”, a gang, “against”, another, “in” and an area.',
    read([partnerName = '', enemyName = '', where = '', spoilsName = ''], words) {
      const [partner, enemy] = [readSeat(partnerName, words), readSeat(enemyName, words)];
      return { kind: 'join', area: readArea(where, words), partner, enemy, spoils: readSpoils(spoilsName, words) };
    },
  },
  {
    verb: 'Attack',
    examples: ['Attack Skanky in Manchester'],
    pattern: /^(.+) in (.+)$/i,
    hint: 'Write “Attack”, an ally, “in” and an area; against anybody else moving in is the attack, so write “Move”.',
    read: ([name = '', where = ''], words) => ({
      kind: 'attack',
      ally: readSeat(name, words),
      area: readArea(where, words),
    }),
  },
  {
    verb: 'Ally',
    examples: ['Ally openly with Skanky', 'Ally secretly with Skanky'],
    pattern: /^(openly|secretly) with (.+)$/i,
    hint: 'Write “Ally openly with” or “Ally secretly with” and the gangs.',
    read: ([how = '', names = ''], words) => ({
      kind: 'ally',
      alliance: how.toLowerCase() === 'openly' ? 'open' : 'secret',
      members: [words.seat, ...splitNames(names, words.gangs).map((name) => readSeat(name, words))],
    }),
  },
  createPartingForm('Leave', 'Leave the open alliance'),
  createPartingForm('Dissolve', 'Dissolve the secret alliance'),
  {
    verb: 'Give',
    examples: ['Give Skanky 3 MC'],
    pattern: /^(.+) (\d+)(?: mc)?$/i,
    hint: 'Write “Give”, a gang and an amount.',
    read: ([name = '', mc], words) => ({ kind: 'gift', to: readSeat(name, words), mc: Number(mc) }),
  },
  {
    verb: 'Fall',
    examples: ['Fall back to Manchester, Gasworks'],
    pattern: /^back to (.+)$/i,
    hint: 'Write “Fall back to” and areas, the best first.',
    read: ([names = ''], words) => ({
      kind: 'fallback',
      areas: /^the nearest(?: areas?)?$/i.test(names) ? [] : readAreas(names, words),
    }),
  },
  {
    verb: 'Successor',
    examples: ['Successor Sal Pike'],
    pattern: /^(.+)$/,
    hint: 'Write “Successor” and Lieutenants, the best first, or “nobody”.',
    read([who = ''], words) {
      if (/^(nobody|none)$/i.test(who)) return { kind: 'successor', pieces: null };
      return { kind: 'successor', pieces: /^by xp$/i.test(who) ? [] : readPeople(who, words) };
    },
  },
  {
    verb: 'Rename',
    examples: ['Rename Moe Ash to Moe the Elder'],
    pattern: /^(.+) to (.+)$/i,
    hint: 'Write “Rename”, who, “to” and his new name.',
    read([who = '', name], words) {
      const [piece, second] = readPeople(who, words);
      return second === undefined ? { kind: 'name', piece, name } : refuseLine('Rename one at a time.');
    },
  },
  ...letterForms,
  {
    verb: 'Start',
    examples: ['Start Moe Ash in Manchester'],
    pattern: /^(.+) in (.+)$/i,
    hint: 'Write “Start”, who, “in” and an area of yours.',
    read([who = '', where = ''], words) {
      const area = readArea(where, words);
      return { kind: 'deploy', pieces: readPeople(who, words), area };
    },
  },
  {
    verb: 'End',
    examples: ['End the game'],
    pattern: /^the game$/i,
    hint: 'Write “End the game” to ask all for its end; an alliance is left by “Leave the open alliance”.',
    read: () => ({ kind: 'end' }),
  },
  {
    verb: 'Concede',
    examples: ['Concede the game'],
    pattern: /^the game$/i,
    hint: 'Write “Concede the game” to give it up for good; nothing else can be conceded.',
    read: () => ({ kind: 'concede' }),
  },
];

/** How each order is written, as the blank sheet shows it. */
export const sheetExamples: readonly string[] = forms.flatMap(({ examples }) => examples);

/** [WAR-ORD-21, WAR-VIEW-8] Reads a sheet as text, an order a line, names in any case. */
export function parseSheet(lines: readonly { line: number; text: string }[], words: SheetWords): ParsedSheet {
  return readLines(forms, orderSchema, { lines, words: { ...words, used: new Set() } });
}
