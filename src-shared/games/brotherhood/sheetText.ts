import {
  explainNameCount,
  readLines,
  refuseLine,
  requireRead,
  type LineForm,
  type LinesRead,
} from '#shared/words/lineOrders.ts';
import { parseDollars } from '#shared/words/dollars.ts';
import { orderSchema, type Order } from './orders.ts';
import { pressForm, talkForms } from './sheetTalk.ts';
import {
  parseCounters,
  parseHoods,
  readArea,
  readPlace,
  readSeat,
  readSeats,
  readSum,
  type SheetWords,
} from './sheetWords.ts';

/** Lines are counted from 1. */
export type ParsedSheet = LinesRead<Order>;

type Form = LineForm<SheetWords>;

/** Hoods that go to an area. */
function createPostingForm(kind: 'hoods' | 'out-of-town', form: Omit<Form, 'read'>): Form {
  return {
    ...form,
    read([who = '', where = ''], words) {
      const hoods = parseHoods(who);
      return hoods === null ? null : { kind, area: readArea(where, words), ...hoods };
    },
  };
}

/** How each order is written, and what its line means. */
const forms: readonly Form[] = [
  {
    verb: 'As last turn',
    examples: ['As last turn'],
    pattern: /^last turn$/i,
    hint: 'Write “As last turn” as the first line.',
    isUnlisted: true,
    read: (_parts, _words, at) => (at === 0 ? { kind: 'as-last-turn' } : null),
  },
  {
    verb: 'Pay',
    examples: ['Pay Benvolio $3,000'],
    pattern: /^(.+?) (\$? ?\d[\d,.]*(?: dollars?)?)$/i,
    hint: 'Write “Pay”, a family and dollars.',
    read([name = '', sum = ''], words) {
      const dollars = readSum(sum);
      return { kind: 'give-money', to: readSeat(name, words), dollars };
    },
  },
  {
    verb: 'Give',
    examples: ['Give Benvolio 1 operation in Millgate', 'Give Benvolio 1 influence in Millgate'],
    pattern: /^(.+?) (\d+) (operations?|influence) in (.+)$/i,
    hint: 'Write “Give”, a family, how many operations or influence, “in” and an area.',
    read: ([name = '', count, what = '', where = ''], words) => ({
      kind: what.toLowerCase() === 'influence' ? 'give-influence' : 'give-revenue',
      to: readSeat(name, words),
      area: readArea(where, words),
      count: Number(count),
    }),
  },
  {
    verb: 'Bail',
    examples: ['Bail 2 Thugs and 1 Hitman'],
    pattern: /^(.+)$/,
    hint: 'Write “Bail” and how many Thugs and Hitmen.',
    read([who = '']) {
      const hoods = parseHoods(who);
      return hoods === null ? null : { kind: 'bail', ...hoods };
    },
  },
  createPostingForm('hoods', {
    verb: 'Send',
    examples: ['Send 3 Thugs and 1 Hitman to Millgate'],
    pattern: /^(.+?) to (.+)$/i,
    hint: 'Write “Send”, how many Thugs and Hitmen, “to” and an area.',
  }),
  createPostingForm('out-of-town', {
    verb: 'Hire',
    examples: ['Hire 2 Thugs for Millgate'],
    pattern: /^(.+?)(?: from out of town)? for (.+)$/i,
    hint: 'Write “Hire”, how many Thugs and Hitmen from out of town, “for” and an area.',
  }),
  {
    verb: 'Open',
    examples: ['Open 2 in Millgate: pool hall, loan office'],
    pattern: /^(\d+)(?: operations?)? in ([^:]+)(?:: *(.+))?$/i,
    hint: 'Write “Open”, how many in figures, “in” and an area.',
    read([many, where = '', names = ''], words) {
      const area = readArea(where, words);
      const descriptions = names === '' ? [] : names.split(',').map((name) => name.trim());
      const count = Number(many);
      const fault = explainNameCount(count, descriptions.length);
      return fault === null ? { kind: 'open', area, count, descriptions } : refuseLine(fault);
    },
  },
  {
    verb: 'Bribe',
    examples: ['Bribe 1 in Millgate'],
    pattern: /^(\d+)(?: markers?| influence| markers? of influence)? in ([^:]+)$/i,
    hint: 'Write “Bribe”, how many in figures, “in” and an area.',
    read: ([count, where = ''], words) => ({ kind: 'bribe', area: readArea(where, words), count: Number(count) }),
  },
  {
    verb: 'Close',
    examples: ['Close 1 operation in Millgate'],
    pattern: /^(.+) in (.+)$/i,
    hint: 'Write “Close”, how many operations and influence, “in” and an area.',
    read([what = '', where = ''], words) {
      const counters = parseCounters(what);
      if (counters === null || counters.dollars > 0) return null;
      const { revenue, influence } = counters;
      return { kind: 'close', area: readArea(where, words), revenue, influence };
    },
  },
  {
    verb: 'Godfather',
    examples: ['Godfather in Millgate'],
    pattern: /^(?:in|to|goes to) (.+)$/i,
    hint: 'Write “Godfather in” and an area.',
    read: ([where = ''], words) => ({ kind: 'godfather', area: readArea(where, words) }),
  },
  {
    verb: 'Influence',
    examples: [
      'Influence in Millgate: neutralize Benvolio, protect Thug, frame Corvini',
      'Influence in Millgate: auto',
    ],
    pattern: /^in ([^:]+): *(.+)$/i,
    hint: 'Write “Influence in”, an area, a colon and its uses, “auto” or “none”.',
    read([where = '', uses = ''], words) {
      const area = readArea(where, words);
      const all = uses.toLowerCase();
      if (all === 'auto' || all === 'none') return { kind: 'influence', area, uses: all };
      return { kind: 'influence', area, uses: uses.split(/,\s*| and /).map((use) => readUse(use.trim(), words)) };
    },
  },
  {
    verb: 'Fire',
    examples: ['Fire everywhere at Benvolio, Corvini'],
    pattern: /^(?:in )?(.+?) at (.+)$/i,
    hint: 'Write “Fire in” an area, or “Fire everywhere”, “at” and families.',
    read: ([where = '', who = ''], words) => ({
      kind: 'fire',
      area: readPlace(where, words),
      at: readSeats(who, words),
    }),
  },
  {
    verb: 'Fight',
    examples: ['Fight on in Millgate: always'],
    pattern: /^on (?:in )?([^:]+): *(always|when[ -]ahead|never)$/i,
    hint: 'Write “Fight on in”, an area, a colon, and “always”, “when ahead” or “never”.',
    read: ([where = '', will = ''], words) => ({
      kind: 'fight-on',
      area: readPlace(where, words),
      will: will.toLowerCase().replace(' ', '-'),
    }),
  },
  {
    verb: 'Deal',
    examples: ['Deal in Millgate: offer Benvolio 1 operation and $2,000; ask 0; accept 1 operation and $4,000'],
    pattern: /^(?:in )?([^:]+): *(.+)$/i,
    hint: 'Write “Deal in”, an area, a colon, and “offer” a family and what, “ask” what, “accept” what, with semicolons between.',
    read([where = '', parts = ''], words) {
      const area = readPlace(where, words);
      const deal = readDeal(parts, words);
      return deal === null ? null : { kind: 'deal', area, ...deal };
    },
  },
  {
    verb: 'Truce',
    examples: ['Truce in Millgate with Benvolio'],
    pattern: /^(?:in )?(.+?) with (.+)$/i,
    hint: 'Write “Truce in” an area, or “Truce everywhere”, “with” and families.',
    read: ([where = '', who = ''], words) => ({
      kind: 'truce',
      area: readPlace(where, words),
      with: readSeats(who, words),
    }),
  },
  {
    verb: 'Take',
    examples: ['Take 2 in Millgate from Benvolio'],
    pattern: /^(all|nothing|none|\d+) (?:in )?(.+?)(?: from (.+))?$/i,
    hint: 'Write “Take”, how many, “all” or “nothing”, “in” and an area.',
    read([what = '', where = '', from = ''], words) {
      const area = readPlace(where, words);
      const plain = what.toLowerCase();
      const take = plain === 'all' ? 'all' : /^n/.test(plain) ? 'none' : Number(plain);
      return { kind: 'spoils', area, take, from: from === '' ? [] : readSeats(from, words) };
    },
  },
  pressForm,
  {
    verb: 'Expect',
    examples: ['Expect $4,000'],
    pattern: /^(.+)$/,
    hint: 'Write “Expect” and dollars.',
    read([sum = '']) {
      const dollars = parseDollars(sum);
      return dollars === null ? null : { kind: 'expects', dollars };
    },
  },
  ...talkForms,
];

/** How each order is written, as the blank sheet shows it. */
export const sheetExamples: readonly string[] = forms.flatMap(({ examples }) => examples);

/** [BRO-VIEW-7, BRO-ORD-1] Reads a sheet as text, an order a line, names in any case. */
export function parseSheet(lines: readonly { line: number; text: string }[], words: SheetWords): ParsedSheet {
  return readLines(forms, orderSchema, { lines, words });
}

/** [BRO-PI-1] The things that a marker protects, as a sheet calls them. */
const protectable: Readonly<Partial<Record<string, string>>> = {
  thug: 'thug',
  hitman: 'hitman',
  operation: 'revenue',
  influence: 'influence',
  godfather: 'godfather',
};
const protectableWords = '“Thug”, “Hitman”, “operation”, “influence” or “Godfather”';

/** [BRO-PI-1] Reads one use of influence. */
function readUse(text: string, words: SheetWords): object {
  const [, verb = '', object = ''] = /^(neutralise|neutralize|frame|protect)(?: (?:the |a )?(.+))?$/i.exec(text) ?? [];
  if (verb === '') refuseLine(`“${text}” is no use of influence; write “neutralize”, “frame” or “protect”.`);
  if (verb.toLowerCase() === 'protect') {
    const what = requireRead(protectable[object.toLowerCase()], `Write “protect” and what: ${protectableWords}.`);
    return { kind: 'protect', what };
  }
  const family = object === '' ? null : readSeat(object, words);
  return { kind: /^f/i.test(verb) ? 'frame' : 'neutralise', family };
}

/** A part of a deal: only an offer names its family. */
const dealing = /^(offer|ask|accept)(?:(?<=offer) (?!\$|\d|nothing)(.+?))?(?: ((?:\$|\d|nothing).*))?$/i;

type Deal = { offer: Record<string, unknown> | null; accept: { maxRevenue: number; maxDollars: number } | null };

/** [BRO-ORD-4] Reads a family's own terms, and the most it accepts; null where a part is none of these. */
function readDeal(text: string, words: SheetWords): Deal | null {
  const deal: Deal = { offer: null, accept: null };
  const said = new Set<string>();
  for (const part of text.split(/;\s*/)) {
    const [, verb = '', name = '', what = ''] = dealing.exec(part) ?? [];
    const plain = verb.toLowerCase();
    const counters = parseCounters(what === '' ? 'nothing' : what);
    if (verb === '' || counters === null || counters.influence > 0) return null;
    if (said.has(plain)) refuseLine(`“${plain}” stands twice on this line; write it once.`);
    said.add(plain);
    const family = name === '' ? null : readSeat(name, words);
    const { revenue, dollars } = counters;
    if (plain === 'accept') deal.accept = { maxRevenue: revenue, maxDollars: dollars };
    else if (plain === 'ask') deal.offer = { ...deal.offer, askRevenue: revenue, askDollars: dollars };
    else deal.offer = { ...deal.offer, with: family, giveRevenue: revenue, giveDollars: dollars };
  }
  return deal;
}
