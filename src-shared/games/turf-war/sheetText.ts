import type { SeatId } from '../../words/ids.ts';
import type { PieceId } from './ids.ts';
import { sheetOrderSchema, type SheetOrder } from './orders.ts';

/** What names on a pasted sheet stand for. */
export type SheetWords = {
  seat: SeatId;
  gangs: readonly { seat: SeatId; name: string }[];
  areas: readonly { number: number; name: string }[];
  /** The seat's own people, recruits too. */
  pieces: readonly { id: PieceId; name: string; rank: string; area: number | null }[];
};

export type ParsedSheet = { orders: SheetOrder[]; problems: { line: number; sentence: string }[] };

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").trim();

/**
 * Reads a sheet as text, an order a line, names in any case: `Move 3 Hitmen into St. Thomas to ally with Skanky
 * against DrSpike`, `Move Sal Pike, Moe Ash to Gasworks`, `Hire 2`, `Place 2 in Manchester`, `Attack Jamski in
 * Manchester`, `Ally openly with Skanky`, `Leave secret`, `Dissolve open`, `Give Skanky 3`, `End`, `Concede`.
 * What is not understood is told by its line, counted from 1: [WAR-ORD-21].
 */
export function parseSheet(text: string, words: SheetWords): ParsedSheet {
  const orders: SheetOrder[] = [];
  const problems: ParsedSheet['problems'] = [];
  const used = new Set<PieceId>();
  text.split('\n').forEach((line, place) => {
    if (line.trim() === '') return;
    const found = ordersOf(line.trim().replace(/\.$/, ''), words, used);
    const parsed = Array.isArray(found) ? found.map((one) => sheetOrderSchema.safeParse(one)) : [];
    const good = parsed.flatMap(({ data }) => data ?? []);
    if (Array.isArray(found) && good.length === parsed.length) orders.push(...good);
    else {
      const sentence = Array.isArray(found) ? 'That order is not complete.' : found;
      problems.push({ line: place + 1, sentence });
    }
  });
  return { orders, problems };
}

/** The orders one line holds, or the sentence that says what is wrong with it. */
function ordersOf(line: string, words: SheetWords, used: Set<PieceId>): object[] | string {
  const [verb = ''] = plain(line).split(' ');
  const rest = line.slice(verb.length).trim();
  switch (verb) {
    case 'move':
      return moveOrders(rest, words, used);
    case 'place':
      return placeOrders(rest, words);
    case 'hire':
      return [{ kind: 'hire', count: Number(/^\d+/.exec(rest)?.[0] ?? 1) }];
    case 'attack': {
      const [, gang = '', place = ''] = /^(.+) in (.+)$/i.exec(rest) ?? [];
      const [ally, area] = [seatOf(gang, words), areaOf(place, words)];
      return ally === null || area === null
        ? 'Write “Attack” with a gang and an area.'
        : [{ kind: 'attack', ally, area }];
    }
    case 'ally': {
      const [, how = '', names = ''] = /^(openly|secretly) with (.+)$/i.exec(rest) ?? [];
      const members = names.split(/, | and /).map((name) => seatOf(name, words));
      if (members.includes(null))
        return 'Write “Ally openly with” or “Ally secretly with” and the gangs.';
      const alliance = plain(how) === 'openly' ? 'open' : 'secret';
      return [{ kind: 'ally', alliance, members: [words.seat, ...members] }];
    }
    case 'leave':
    case 'dissolve':
      return [{ kind: verb, alliance: plain(rest) }];
    case 'give': {
      const [, gang = '', mc = ''] = /^(.+) (\d+)(?: mc)?$/i.exec(rest) ?? [];
      const to = seatOf(gang, words);
      return to === null
        ? 'Write “Give” with a gang and an amount.'
        : [{ kind: 'gift', to, mc: Number(mc) }];
    }
    case 'end':
    case 'concede':
      return [{ kind: verb }];
    default:
      return `“${verb}” begins no order; begin with Move, Hire, Place, Attack, Ally, Leave, Dissolve, Give, End or Concede.`;
  }
}

function seatOf(name: string, { gangs }: SheetWords): SeatId | null {
  return gangs.find((gang) => plain(gang.name) === plain(name))?.seat ?? null;
}

function areaOf(name: string, { areas }: SheetWords): number | null {
  return areas.find((area) => plain(area.name) === plain(name))?.number ?? null;
}

/** `3 Hitmen`, `a Lieutenant from Cotton Row`, or names; nobody is taken twice. */
function peopleOf(text: string, words: SheetWords, used: Set<PieceId>): PieceId[] | null {
  const counted = /^(a|\d+) (hitm[ae]n|lieutenants?|dons?)(?: from (.+))?$/i.exec(text.trim());
  if (counted === null) {
    const named = text
      .split(/, | and /)
      .map((name) => words.pieces.find((one) => plain(one.name) === plain(name))?.id);
    return named.every((id) => id !== undefined) ? named : null;
  }
  const [, count = '1', rank = '', place] = counted;
  const wanted = plain(rank).startsWith('h') ? 'hitman' : plain(rank).replace(/s$/, '');
  const from = place === undefined ? null : areaOf(place, words);
  const free = words.pieces.filter(
    (one) =>
      one.rank === wanted &&
      one.area !== null &&
      !used.has(one.id) &&
      (from === null || one.area === from),
  );
  const most = count === 'a' ? 1 : Number(count);
  return free.length < most ? null : free.slice(0, most).map(({ id }) => id);
}

const moving = /^(.+?) (?:into|to) (.+?)(?: to ally with (.+) against (.+))?$/i;

function moveOrders(rest: string, words: SheetWords, used: Set<PieceId>): object[] | string {
  const [, who = '', where = '', partnerName, enemyName] = moving.exec(rest) ?? [];
  const area = areaOf(where, words);
  if (area === null) return 'Write “Move”, who, “to” and an area of this city.';
  const pieces = peopleOf(who, words, used);
  if (pieces === null) return 'You have not so many of them free, or nobody of that name.';
  for (const id of pieces) used.add(id);
  const move = { kind: 'move', pieces, area };
  if (partnerName === undefined || enemyName === undefined) return [move];
  const [partner, enemy] = [seatOf(partnerName, words), seatOf(enemyName, words)];
  if (partner === null || enemy === null)
    return 'Name the ally and the enemy by their gangs’ names.';
  return [move, { kind: 'join', area, partner, enemy }];
}

function placeOrders(rest: string, words: SheetWords): object[] | string {
  const [, who = '', where = ''] = /^(.+) in (.+)$/i.exec(rest) ?? [];
  const area = areaOf(where, words);
  if (area === null) return 'Write “Place”, who, “in” and an area of yours.';
  const recruits = words.pieces.filter((one) => one.area === null);
  const count = /^\d+$/.test(who) ? Number(who) : null;
  const named = who
    .split(/, | and /)
    .flatMap((name) => recruits.find((one) => plain(one.name) === plain(name))?.id ?? []);
  const pieces = count === null ? named : recruits.slice(0, count).map(({ id }) => id);
  return pieces.length === 0 ? 'Nobody of that name waits.' : [{ kind: 'place', pieces, area }];
}
