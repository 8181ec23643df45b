import { explainNameCount, readCount, readLineOrder } from '#shared/words/lineOrders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { splitNames } from '#shared/words/named.ts';
import { orderSchema, type Order } from './orders.ts';
import { answerOrders, readLetterOrders, readProposalOrders, findSpoilsNamed } from './sheetLetters.ts';
import { findAreaNamed, parsePeople, parseRecruits, findSeatNamed, type SheetWords, type Used } from './sheetNames.ts';

/** Lines are counted from 1. */
export type ParsedSheet = {
  orders: { line: number; order: Order }[];
  problems: { line: number; sentence: string }[];
  /** Lines for the messages that the gang has sent this turn already. */
  repeated: number[];
};

/** A line of a sheet and its number. */
type Line = { line: number; text: string };

/** How each order is written, as the blank sheet shows it. */
export const sheetExamples: readonly string[] = [
  'Move Sal Pike, Moe Ash to Gasworks',
  'Move 3 Hitmen into St. Thomas to ally with Skanky against DrSpike',
  'Place 2 in Manchester',
  'Keep Moe Ash waiting',
  'Hire 2: Al Dunn, Ed Frost',
  'Refuse pay to Moe Ash',
  'Join Skanky against DrSpike in St. Thomas, spoils to Skanky',
  'Attack Skanky in Manchester',
  'Ally openly with Skanky',
  'Ally secretly with Skanky',
  'Leave the open alliance',
  'Dissolve the secret alliance',
  'Give Skanky 3 MC',
  'Fall back to Manchester, Gasworks',
  'Successor Sal Pike',
  'Rename Moe Ash to Moe the Elder',
  'Write to Skanky: meet me at the bridge',
  'Propose to Skanky: a secret alliance',
  'Propose to Skanky: together against DrSpike in St. Thomas, spoils to us',
  'Propose to Skanky: keep off Manchester, Gasworks for 3 turns',
  'Propose to Skanky: no fighting for 3 turns',
  'Propose to Skanky: a gift of 3 MC',
  'Answer Skanky yes',
  'Start Moe Ash in Manchester',
  'End the game',
  'Concede the game',
];

/**
 * [WAR-ORD-21, WAR-VIEW-8] Reads a sheet as text, an order a line, names in any case, in the form of `sheetExamples`. A
 * wrong line is reported with the right way to write it.
 */
export function parseSheet(lines: readonly Line[], words: SheetWords): ParsedSheet {
  const parsed: ParsedSheet = { orders: [], problems: [], repeated: [] };
  const used: Used = new Set();
  for (const { line, text } of lines) {
    const found = readOrders(text.trim().replace(/\.$/, ''), words, used);
    if (typeof found === 'string') {
      parsed.problems.push({ line, sentence: found });
      continue;
    }
    const checked = found.map((one) => readLineOrder(orderSchema, one));
    const wrong = checked.find((one) => typeof one === 'string');
    if (wrong !== undefined) parsed.problems.push({ line, sentence: wrong });
    else if (checked.length === 0) parsed.repeated.push(line);
    for (const order of wrong === undefined ? checked : [])
      if (typeof order !== 'string') parsed.orders.push({ line, order });
  }
  return parsed;
}

/** Returns a pattern's groups, empty where they do not match, or null if the whole does not match. */
function matchGroups(pattern: RegExp, text: string): string[] | null {
  const match = pattern.exec(text);
  return match === null ? null : match.slice(1).map((group: string | undefined) => group ?? '');
}

type Reader = (rest: string, words: SheetWords, used: Used) => object[] | string;

/** Reads the orders of one line, or the sentence about its fault. */
function readOrders(line: string, words: SheetWords, used: Used): object[] | string {
  const [verb = ''] = line.toLowerCase().split(/[\s:]+/);
  const read = Object.hasOwn(readers, verb) ? readers[verb] : undefined;
  if (read === undefined) {
    return `“${verb}” is not an order; start a line with Move, Place, Keep, Hire, Refuse, Join, Attack, Ally, Leave, Dissolve, Give, Fall, Successor, Rename, Write, Propose, Answer, Start, End or Concede.`;
  }
  return read(line.slice(verb.length).replace(/^:/, '').trim(), words, used);
}

const readers: Readonly<Record<string, Reader>> = {
  move: moveOrders,
  place: placeOrders,
  keep(rest, words) {
    const [who = ''] = matchGroups(/^(.+) waiting$/i, rest) ?? [];
    if (who === '') return 'Write “Keep”, which of your recruits, and “waiting”.';
    const pieces = parseRecruits(who, words);
    return typeof pieces === 'string' ? pieces : [{ kind: 'place', pieces, area: null }];
  },
  hire: hireOrder,
  refuse(rest, words) {
    const [who = ''] = matchGroups(/^pay to (.+)$/i, rest) ?? [];
    if (who === '') return 'Write “Refuse pay to” and the men.';
    const pieces = parsePeople(who, words, new Set());
    return typeof pieces === 'string' ? pieces : [{ kind: 'withhold', pieces }];
  },
  join: joinOrder,
  attack(rest, words) {
    const found = matchGroups(/^(.+) in (.+)$/i, rest);
    if (found === null)
      return 'Write “Attack”, an ally, “in” and an area; against anybody else moving in is the attack, so write “Move”.';
    const [ally, area] = [findSeatNamed(found[0] ?? '', words), findAreaNamed(found[1] ?? '', words)];
    if (typeof ally === 'object') return ally.sentence;
    if (typeof area === 'object') return area.sentence;
    return [{ kind: 'attack', ally, area }];
  },
  ally(rest, words) {
    const found = matchGroups(/^(openly|secretly) with (.+)$/i, rest);
    if (found === null) return 'Write “Ally openly with” or “Ally secretly with” and the gangs.';
    const members: SeatId[] = [words.seat];
    for (const name of splitNames(found[1] ?? '', words.gangs)) {
      const member = findSeatNamed(name, words);
      if (typeof member === 'object') return member.sentence;
      members.push(member);
    }
    const alliance = found[0]?.toLowerCase() === 'openly' ? 'open' : 'secret';
    return [{ kind: 'ally', alliance, members }];
  },
  leave: (rest) => readParting('leave', rest),
  dissolve: (rest) => readParting('dissolve', rest),
  give(rest, words) {
    const found = matchGroups(/^(.+) (\d+)(?: mc)?$/i, rest);
    if (found === null) return 'Write “Give”, a gang and an amount.';
    const to = findSeatNamed(found[0] ?? '', words);
    return typeof to === 'object' ? to.sentence : [{ kind: 'gift', to, mc: Number(found[1]) }];
  },
  fall: readFallback,
  successor: readSuccessor,
  rename(rest, words) {
    const found = matchGroups(/^(.+) to (.+)$/i, rest);
    if (found === null) return 'Write “Rename”, who, “to” and his new name.';
    const people = parsePeople(found[0] ?? '', words, new Set());
    if (typeof people === 'string') return people;
    const [piece, second] = people;
    return second === undefined ? [{ kind: 'name', piece, name: found[1] }] : 'Rename one at a time.';
  },
  write: readLetterOrders,
  propose: readProposalOrders,
  answer: answerOrders,
  start(rest, words) {
    const found = matchGroups(/^(.+) in (.+)$/i, rest);
    if (found === null) return 'Write “Start”, who, “in” and an area of yours.';
    const area = findAreaNamed(found[1] ?? '', words);
    if (typeof area === 'object') return area.sentence;
    const pieces = parsePeople(found[0] ?? '', words, new Set());
    return typeof pieces === 'string' ? pieces : [{ kind: 'deploy', pieces, area }];
  },
  end: (rest) =>
    /^the game$/i.test(rest)
      ? [{ kind: 'end' }]
      : 'Write “End the game” to ask all for its end; an alliance is left by “Leave the open alliance”.',
  concede: (rest) =>
    /^the game$/i.test(rest)
      ? [{ kind: 'concede' }]
      : 'Write “Concede the game” to give it up for good; nothing else can be conceded.',
};

/** A number of Hitmen, and as many names as men, or none. */
function hireOrder(rest: string): object[] | string {
  const [many, names = ''] =
    matchGroups(/^(\d+|an?)?(?:(?:^| )hitm[ae]n)?(?:(?: *:| named| called) *(.+))?$/i, rest) ?? [];
  const isCounted = many !== undefined && (many !== '' || !/^hitmen/i.test(rest));
  const count = isCounted ? readCount(many, 1) : null;
  if (count === null)
    return 'Write “Hire”, how many in figures, “Hitmen”, and as many names after a colon if you like.';
  const called = names === '' ? [] : splitNames(names);
  return explainNameCount(count, called.length) ?? [{ kind: 'hire', count, names: called }];
}

function readParting(kind: 'leave' | 'dissolve', rest: string): object[] | string {
  const [alliance] = matchGroups(/^(?:the )?(open|secret)(?: alliance)?$/i, rest) ?? [];
  return alliance === undefined
    ? `Write “${kind === 'leave' ? 'Leave' : 'Dissolve'} the open alliance” or “the secret alliance”.`
    : [{ kind, alliance: alliance.toLowerCase() }];
}

const moving = /^(.+?) (?:into|to) (.+?)(?: to ally with (.+) against (.+))?$/i;

function moveOrders(rest: string, words: SheetWords, used: Used): object[] | string {
  const found = matchGroups(moving, rest);
  if (found === null) return 'Write “Move”, who, “to” and an area of this city.';
  const [who = '', where = '', partnerName = '', enemyName = ''] = found;
  const area = findAreaNamed(where, words);
  if (typeof area === 'object') return area.sentence;
  const pieces = parsePeople(who, words, used);
  if (typeof pieces === 'string') return pieces;
  for (const id of pieces) used.add(id);
  const move = { kind: 'move', pieces, area };
  if (partnerName === '') return [move];
  const [partner, enemy] = [findSeatNamed(partnerName, words), findSeatNamed(enemyName, words)];
  if (typeof partner === 'object') return partner.sentence;
  if (typeof enemy === 'object') return enemy.sentence;
  return [move, { kind: 'join', area, partner, enemy }];
}

function placeOrders(rest: string, words: SheetWords): object[] | string {
  const found = matchGroups(/^(.+) in (.+)$/i, rest);
  if (found === null) return 'Write “Place”, who or how many, “in” and an area of yours.';
  const area = findAreaNamed(found[1] ?? '', words);
  if (typeof area === 'object') return area.sentence;
  const pieces = parseRecruits(found[0] ?? '', words);
  return typeof pieces === 'string' ? pieces : [{ kind: 'place', pieces, area }];
}

const joining = /^(.+) against (.+) in (.+?)(?:,? spoils to (.+))?$/i;

function joinOrder(rest: string, words: SheetWords): object[] | string {
  const found = matchGroups(joining, rest);
  if (found === null) return 'Write “Join”, a gang, “against”, another, “in” and an area.';
  const [partnerName = '', enemyName = '', where = '', spoilsName = ''] = found;
  const [partner, enemy] = [findSeatNamed(partnerName, words), findSeatNamed(enemyName, words)];
  if (typeof partner === 'object') return partner.sentence;
  if (typeof enemy === 'object') return enemy.sentence;
  const area = findAreaNamed(where, words);
  if (typeof area === 'object') return area.sentence;
  const spoils = findSpoilsNamed(spoilsName, words);
  if (spoils !== null && typeof spoils === 'object') return spoils.sentence;
  return [{ kind: 'join', area, partner, enemy, spoils }];
}

function readFallback(rest: string, words: SheetWords): object[] | string {
  const found = matchGroups(/^back to (.+)$/i, rest);
  if (found === null) return 'Write “Fall back to” and areas, the best first.';
  if (/^the nearest(?: areas?)?$/i.test(found[0] ?? '')) return [{ kind: 'fallback', areas: [] }];
  const areas: number[] = [];
  for (const name of splitNames(found[0] ?? '', words.areas)) {
    const area = findAreaNamed(name, words);
    if (typeof area === 'object') return area.sentence;
    areas.push(area);
  }
  return [{ kind: 'fallback', areas }];
}

function readSuccessor(rest: string, words: SheetWords): object[] | string {
  if (/^(nobody|none)$/i.test(rest)) return [{ kind: 'successor', pieces: null }];
  if (/^by xp$/i.test(rest)) return [{ kind: 'successor', pieces: [] }];
  if (rest === '') return 'Write “Successor” and Lieutenants, the best first, or “nobody”.';
  const pieces = parsePeople(rest, words, new Set());
  return typeof pieces === 'string' ? pieces : [{ kind: 'successor', pieces }];
}
