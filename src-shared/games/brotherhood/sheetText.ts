import { explainNameCount, readLineOrder } from '#shared/words/lineOrders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { AreaId } from './ids.ts';
import { orderSchema, type Order } from './orders.ts';
import { dollarsSentence, parseDollars } from '#shared/words/dollars.ts';
import {
  findAreaNamed,
  parseCounters,
  listFamiliesNamed,
  parseHoods,
  findPlaceNamed,
  findSeatNamed,
  type SheetWords,
} from './sheetWords.ts';
import { talkReaders } from './sheetTalk.ts';

/** Lines are counted from 1. */
export type ParsedSheet = {
  orders: { line: number; order: Order }[];
  problems: { line: number; sentence: string }[];
};

/** How each order is written, as the blank sheet shows it. */
export const sheetExamples: readonly string[] = [
  'As last turn',
  'Pay Benvolio $3,000',
  'Give Benvolio 1 operation in Millgate',
  'Give Benvolio 1 influence in Millgate',
  'Bail 2 Thugs and 1 Hitman',
  'Send 3 Thugs and 1 Hitman to Millgate',
  'Hire 2 Thugs for Millgate',
  'Open 2 in Millgate: pool hall, loan office',
  'Bribe 1 in Millgate',
  'Close 1 operation in Millgate',
  'Godfather in Millgate',
  'Influence in Millgate: neutralize Benvolio, protect Thug, frame Corvini',
  'Influence in Millgate: auto',
  'Fire everywhere at Benvolio, Corvini',
  'Fight on in Millgate: always',
  'Deal in Millgate: offer Benvolio 1 operation and $2,000; ask 0; accept 1 operation and $4,000',
  'Truce in Millgate with Benvolio',
  'Take 2 in Millgate from Benvolio',
  'Press: We know nothing of the matter.',
  'Press unsigned: Somebody knows.',
  'Expect $4,000',
  'Announce for Millgate: We open there.',
  'Write to Benvolio: let us talk.',
  'Promise Benvolio in turns 4 to 5: stay out of Millgate',
];

/**
 * [BRO-VIEW-7, BRO-ORD-1] Reads a sheet as text, an order a line, names in any case, in the form of `sheetExamples`. A
 * wrong line is reported with the right way to write it.
 */
export function parseSheet(lines: readonly { line: number; text: string }[], words: SheetWords): ParsedSheet {
  const parsed: ParsedSheet = { orders: [], problems: [] };
  for (const [place, { line, text }] of lines.entries()) {
    const found = readOrderLine(text.trim(), words, place === 0);
    if (typeof found === 'string') {
      parsed.problems.push({ line, sentence: found });
      continue;
    }
    const order = readLineOrder(orderSchema, found);
    if (typeof order === 'string') parsed.problems.push({ line, sentence: order });
    else parsed.orders.push({ line, order });
  }
  return parsed;
}

/** The order of a line for the schema's further checks, or the sentence about its fault. */
type Reader = (rest: string, words: SheetWords) => object | string;

function readOrderLine(line: string, words: SheetWords, isFirst: boolean): object | string {
  if (/^as last turn\.?$/i.test(line)) {
    return isFirst ? { kind: 'as-last-turn' } : 'Write “As last turn” as the first line.';
  }
  const [verb = ''] = line.toLowerCase().split(/[\s:]+/);
  const read = Object.hasOwn(readers, verb) ? readers[verb] : undefined;
  if (read === undefined) {
    return `“${verb}” is not an order; start a line with Pay, Give, Bail, Send, Hire, Open, Bribe, Close, Godfather, Influence, Fire, Fight, Deal, Truce, Take, Press, Expect, Announce, Write or Promise.`;
  }
  return read(line.slice(verb.length).trim(), words);
}

function matchGroups(pattern: RegExp, text: string): string[] | null {
  const match = pattern.exec(text.replace(/\.$/, ''));
  return match === null ? null : match.slice(1).map((group: string | undefined) => group ?? '');
}

/** Hoods that go to an area. */
const createPostingReader =
  (kind: 'hoods' | 'out-of-town', pattern: RegExp, wanted: string): Reader =>
  (rest, words) => {
    const [who = '', where = ''] = matchGroups(pattern, rest) ?? [];
    const hoods = parseHoods(who);
    if (hoods === null) return wanted;
    const area = findAreaNamed(where, words);
    return typeof area === 'object' ? area.sentence : { kind, area, ...hoods };
  };

const buying = {
  open: /^(\d+)(?: operations?)? in ([^:]+)(?:: *(.+))?$/i,
  bribe: /^(\d+)(?: markers?| influence| markers? of influence)? in ([^:]+)$/i,
};

/** Counters of one kind in an area. */
function readPurchase(kind: 'open' | 'bribe', rest: string, words: SheetWords): object | string {
  const [count = '', where = '', names = ''] = matchGroups(buying[kind], rest) ?? [];
  if (count === '') return `Write “${kind === 'open' ? 'Open' : 'Bribe'}”, how many in figures, “in” and an area.`;
  const area = findAreaNamed(where, words);
  if (typeof area === 'object') return area.sentence;
  const descriptions = names === '' ? [] : names.split(',').map((name) => name.trim());
  const order = { kind, area, count: Number(count) };
  if (kind === 'bribe') return order;
  return explainNameCount(order.count, descriptions.length) ?? { ...order, descriptions };
}

/** An order for a place, or everywhere, and some families. */
function readAgainst(
  text: string,
  words: SheetWords,
  wanted: string,
  pattern: RegExp,
): { area: AreaId | 'all'; families: SeatId[] } | string {
  const [where = '', who = ''] = matchGroups(pattern, text) ?? [];
  if (who === '') return wanted;
  const area = findPlaceNamed(where, words);
  if (typeof area === 'object') return area.sentence;
  const families = listFamiliesNamed(who, words);
  return 'sentence' in families ? families.sentence : { area, families: families.seats };
}

const readers: Readonly<Record<string, Reader>> = {
  ...talkReaders,
  pay(rest, words) {
    const [name = '', sum = ''] = matchGroups(/^(.+?) (\$? ?\d[\d,.]*(?: dollars?)?)$/i, rest) ?? [];
    if (sum === '') return 'Write “Pay”, a family and dollars.';
    const dollars = parseDollars(sum);
    if (dollars === null) return dollarsSentence;
    const to = findSeatNamed(name, words);
    return typeof to === 'object' ? to.sentence : { kind: 'give-money', to, dollars };
  },
  give(rest, words) {
    const [name = '', count = '', what = '', where = ''] =
      matchGroups(/^(.+?) (\d+) (operations?|influence) in (.+)$/i, rest) ?? [];
    if (count === '') return 'Write “Give”, a family, how many operations or influence, “in” and an area.';
    const to = findSeatNamed(name, words);
    if (typeof to === 'object') return to.sentence;
    const area = findAreaNamed(where, words);
    if (typeof area === 'object') return area.sentence;
    const kind = what.toLowerCase() === 'influence' ? 'give-influence' : 'give-revenue';
    return { kind, to, area, count: Number(count) };
  },
  bail(rest) {
    const hoods = parseHoods(rest.replace(/\.$/, ''));
    return hoods === null ? 'Write “Bail” and how many Thugs and Hitmen.' : { kind: 'bail', ...hoods };
  },
  send: createPostingReader('hoods', /^(.+?) to (.+)$/i, 'Write “Send”, how many Thugs and Hitmen, “to” and an area.'),
  hire: createPostingReader(
    'out-of-town',
    /^(.+?)(?: from out of town)? for (.+)$/i,
    'Write “Hire”, how many Thugs and Hitmen from out of town, “for” and an area.',
  ),
  open: (rest, words) => readPurchase('open', rest, words),
  bribe: (rest, words) => readPurchase('bribe', rest, words),
  close(rest, words) {
    const [what = '', where = ''] = matchGroups(/^(.+) in (.+)$/i, rest) ?? [];
    const counters = parseCounters(what);
    if (counters === null || counters.dollars > 0) {
      return 'Write “Close”, how many operations and influence, “in” and an area.';
    }
    const area = findAreaNamed(where, words);
    const { revenue, influence } = counters;
    return typeof area === 'object' ? area.sentence : { kind: 'close', area, revenue, influence };
  },
  godfather(rest, words) {
    const [where = ''] = matchGroups(/^(?:in|to|goes to) (.+)$/i, rest) ?? [];
    if (where === '') return 'Write “Godfather in” and an area.';
    const area = findAreaNamed(where, words);
    return typeof area === 'object' ? area.sentence : { kind: 'godfather', area };
  },
  influence: readInfluence,
  fire(rest, words) {
    const wanted = 'Write “Fire in” an area, or “Fire everywhere”, “at” and families.';
    const found = readAgainst(rest, words, wanted, /^(?:in )?(.+?) at (.+)$/i);
    return typeof found === 'string' ? found : { kind: 'fire', area: found.area, at: found.families };
  },
  truce(rest, words) {
    const wanted = 'Write “Truce in” an area, or “Truce everywhere”, “with” and families.';
    const found = readAgainst(rest, words, wanted, /^(?:in )?(.+?) with (.+)$/i);
    return typeof found === 'string' ? found : { kind: 'truce', area: found.area, with: found.families };
  },
  fight(rest, words) {
    const [where = '', will = ''] = matchGroups(/^on (?:in )?([^:]+): *(always|when[ -]ahead|never)$/i, rest) ?? [];
    if (will === '') {
      return 'Write “Fight on in”, an area, a colon, and “always”, “when ahead” or “never”.';
    }
    const area = findPlaceNamed(where, words);
    const how = will.toLowerCase().replace(' ', '-');
    return typeof area === 'object' ? area.sentence : { kind: 'fight-on', area, will: how };
  },
  deal: dealOrder,
  take(rest, words) {
    const [what = '', where = '', from = ''] =
      matchGroups(/^(all|nothing|none|\d+) (?:in )?(.+?)(?: from (.+))?$/i, rest) ?? [];
    if (what === '') return 'Write “Take”, how many, “all” or “nothing”, “in” and an area.';
    const area = findPlaceNamed(where, words);
    if (typeof area === 'object') return area.sentence;
    const families = from === '' ? { seats: [] } : listFamiliesNamed(from, words);
    if ('sentence' in families) return families.sentence;
    const plain = what.toLowerCase();
    const take = plain === 'all' ? 'all' : /^n/.test(plain) ? 'none' : Number(plain);
    return { kind: 'spoils', area, take, from: families.seats };
  },
  expect(rest) {
    const dollars = parseDollars(rest.replace(/\.$/, ''));
    return dollars === null ? 'Write “Expect” and dollars.' : { kind: 'expects', dollars };
  },
};

/** [BRO-PI-1] The things that a marker protects, as a sheet calls them. */
const protectable: Readonly<Partial<Record<string, string>>> = {
  thug: 'thug',
  hitman: 'hitman',
  operation: 'revenue',
  influence: 'influence',
  godfather: 'godfather',
};
const protectableWords = '“Thug”, “Hitman”, “operation”, “influence” or “Godfather”';

/** [BRO-PI-1] */
function readInfluence(rest: string, words: SheetWords): object | string {
  const [where = '', uses = ''] = matchGroups(/^in ([^:]+): *(.+)$/i, rest) ?? [];
  if (uses === '') return 'Write “Influence in”, an area, a colon and its uses, “auto” or “none”.';
  const area = findAreaNamed(where, words);
  if (typeof area === 'object') return area.sentence;
  const all = uses.toLowerCase();
  if (all === 'auto' || all === 'none') return { kind: 'influence', area, uses: all };
  const read: object[] = [];
  for (const use of uses.split(/,\s*| and /)) {
    const [verb = '', object = ''] =
      matchGroups(/^(neutralise|neutralize|frame|protect)(?: (?:the |a )?(.+))?$/i, use.trim()) ?? [];
    if (verb === '') {
      return `“${use.trim()}” is no use of influence; write “neutralize”, “frame” or “protect”.`;
    }
    if (verb.toLowerCase() === 'protect') {
      const what = protectable[object.toLowerCase()];
      if (what === undefined) return `Write “protect” and what: ${protectableWords}.`;
      read.push({ kind: 'protect', what });
      continue;
    }
    const family = object === '' ? null : findSeatNamed(object, words);
    if (family !== null && typeof family === 'object') return family.sentence;
    read.push({ kind: /^f/i.test(verb) ? 'frame' : 'neutralise', family });
  }
  return { kind: 'influence', area, uses: read };
}

/** A part of a deal: only an offer names its family. */
const dealing = /^(offer|ask|accept)(?:(?<=offer) (?!\$|\d|nothing)(.+?))?(?: ((?:\$|\d|nothing).*))?$/i;

/** [BRO-ORD-4] Reads a family's own terms, and the most it accepts. */
function dealOrder(rest: string, words: SheetWords): object | string {
  const wanted =
    'Write “Deal in”, an area, a colon, and “offer” a family and what, “ask” what, “accept” what, with semicolons between.';
  const [where = '', parts = ''] = matchGroups(/^(?:in )?([^:]+): *(.+)$/i, rest) ?? [];
  if (parts === '') return wanted;
  const area = findPlaceNamed(where, words);
  if (typeof area === 'object') return area.sentence;
  const deal: {
    offer: Record<string, unknown> | null;
    accept: { maxRevenue: number; maxDollars: number } | null;
  } = { offer: null, accept: null };
  const said = new Set<string>();
  for (const part of parts.split(/;\s*/)) {
    const [verb = '', name = '', what = ''] = matchGroups(dealing, part) ?? [];
    const plain = verb.toLowerCase();
    const counters = parseCounters(what === '' ? 'nothing' : what);
    if (verb === '' || counters === null || counters.influence > 0) return wanted;
    if (said.has(plain)) return `“${plain}” stands twice on this line; write it once.`;
    said.add(plain);
    const family = name === '' ? null : findSeatNamed(name, words);
    if (family !== null && typeof family === 'object') return family.sentence;
    const { revenue, dollars } = counters;
    if (plain === 'accept') deal.accept = { maxRevenue: revenue, maxDollars: dollars };
    else if (plain === 'ask') {
      deal.offer = { ...deal.offer, askRevenue: revenue, askDollars: dollars };
    } else {
      deal.offer = { ...deal.offer, with: family, giveRevenue: revenue, giveDollars: dollars };
    }
  }
  return { kind: 'deal', area, ...deal };
}
