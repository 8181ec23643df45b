import { board, requireCell } from '#shared/games/empire-city/board.ts';
import { cardTable, windowWords } from '#shared/games/empire-city/cards.ts';
import { abilityTable, manTable } from '#shared/games/empire-city/men.ts';
import { racketTable, requireRacket } from '#shared/games/empire-city/rackets.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import type { GoTo } from '#frame/gameUi.ts';
import type { Found } from '#frame/find/finding.ts';
import { describePay, describePlaceOffer } from './board/places.ts';
import { nameThing } from './orders/offers.ts';
import type { EmpireSession } from './session.svelte.ts';

/** Blocks, families, men, cards, and rackets, by name. */
export function listFinds(session: EmpireSession, ongo: GoTo): Found[] {
  const { view } = session;
  const blocks = board.map(({ id, name, band }) => ({
    id: `block ${id}`,
    name,
    kind: band === null ? 'Place' : 'Square',
    detail: band === null ? '' : `${band}, ${session.nameOf(session.cellView(id)?.owner ?? null)}`,
    facts: describeBlock(session, id),
    color: findColor(session, session.cellView(id)?.owner ?? null),
    go: () => {
      session.cell = id;
      ongo('board');
    },
  }));
  const families = view.families.map(({ seat, name, points, corruption, rackets, ready, cash, pointsARound }) => ({
    id: `family ${seat}`,
    name,
    kind: 'Family',
    detail: `${formatCount(points, 'point')}, ${corruption} corruption`,
    facts: [
      `${formatCount(rackets, 'racket')}, ${formatCount(pointsARound, 'point')} a round, ${formatCount(ready, 'ready man', 'ready men')}`,
      cash.lowDollars === cash.highDollars
        ? `Cash ${formatDollars(cash.highDollars)}`
        : `Cash ${formatDollars(cash.lowDollars)} to ${formatDollars(cash.highDollars)}, by what everybody saw`,
    ],
    color: session.colorOf(seat),
    go: () => ongo('rivals'),
  }));
  const holder = (man: string): string => {
    if (view.dead.includes(man)) return 'dead';
    if (view.menTrack.includes(man)) return 'for hire';
    const known = view.families.find(({ exhausted, seen }) => exhausted.includes(man) || seen.sure.includes(man));
    return known === undefined ? '' : known.name;
  };
  const men = manTable.map(({ id, name, ability, combat, costDollars, corruption }) => ({
    id: `man ${id}`,
    name,
    kind: 'Henchman',
    detail: [holder(id), ability === null ? '' : abilityTable[ability]].filter((part) => part !== '').join(', '),
    facts: [
      `Combat ${combat}; costs ${formatDollars(costDollars)}${corruption > 0 ? ` and ${corruption} corruption` : ''}`,
    ],
    go: () => ongo(session.book?.hand.includes(id) === true ? 'board' : 'rivals'),
  }));
  const cards = (session.book?.cards ?? []).map((id) => ({
    id: `card ${id}`,
    name: nameThing(id),
    kind: 'Card',
    detail: 'in your hand',
    go: () => {
      session.held = id;
      ongo('board');
    },
  }));
  return [...blocks, ...families, ...cards, ...men, ...listPrinted(ongo)];
}

const payBy = { speakeasy: 'the part of town', casino: 'the die', bordello: 'its count, which grows' } as const;

/** Lists the cards of the decks, whoever holds them. */
function listPrinted(ongo: GoTo): Found[] {
  const cards = cardTable.map(({ kind, name, band, windows, corruption, text }) => ({
    id: `kind ${kind}`,
    name,
    kind: `City card, ${band}`,
    detail: text,
    facts: [
      `Played in ${joinWords(windows.map((window) => windowWords[window]))}`,
      ...(corruption > 0 ? [`${corruption} corruption when it is shown`] : []),
    ],
    go: () => ongo('board'),
  }));
  const rackets = racketTable.map(({ kind, name, type, priceDollars, bands, pays }) => ({
    id: `racket ${kind}`,
    name,
    kind: `Racket: ${type}`,
    detail: `Costs ${formatDollars(priceDollars)}; opens in ${joinWords(bands)}`,
    facts: [`Pays ${pays.map((dollars) => formatDollars(dollars)).join(', ')}, by ${payBy[type]}`],
    go: () => ongo('board'),
  }));
  return [...cards, ...rackets];
}

function describeBlock(session: EmpireSession, id: (typeof board)[number]['id']): string[] {
  const cell = session.cellView(id);
  const { place } = requireCell(id);
  if (cell === null) return [];
  if (!cell.isOpen) return ['Closed in this game'];
  const attack = session.view.reach?.attacks.find(({ square }) => square === id);
  return [
    ...(place === null ? [] : [describePlaceOffer(session.view, place)]),
    ...(cell.points > 0 ? [`${formatCount(cell.points, 'point')} a round to its owner`] : []),
    ...(cell.racket === null ? [] : [`${requireRacket(cell.racket.id).name}, pays ${describePay(cell.racket)}`]),
    ...(cell.attackers.length > 0
      ? [`Attacked by ${joinWords(cell.attackers.map((seat) => session.nameOf(seat)))}`]
      : []),
    ...(cell.cops.length > 0 ? [formatCount(cell.cops.length, 'cop')] : []),
    ...(attack === undefined
      ? []
      : [`${Math.round(attack.chance * 100)}% to take it with your best men, by what everybody saw`]),
  ];
}

const findColor = (session: EmpireSession, seat: SeatId | null): number | null =>
  seat === null ? null : session.colorOf(seat);
