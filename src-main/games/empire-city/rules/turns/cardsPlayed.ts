import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { OrderOf } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { ask, requireOnlySeat, type AutoRule } from '../askRule.ts';
import { askBust } from '../cops/busts.ts';
import { walk } from '../cops/steps.ts';
import { refillMen, spend } from '../decks.ts';
import { payBank, applyCorruption, score, takeIn } from '../gains.ts';
import {
  countBacks,
  requireCapo,
  isSpecial,
  requireMan,
  formatCellName,
  formatManName,
  findSquare,
} from '../lookups.ts';
import type { Play } from '../records.ts';
import type { State } from '../state.ts';
import { addTasks, type EmpireTable } from '../table.ts';
import { callAttacksOff } from '../violence/order.ts';
import { requireUnwatched, openSquare } from './control.ts';
import { checkTokens, drawForTokens, giveTokensBack } from './tokens.ts';

type PlayOrder = DeepReadonly<Omit<OrderOf<'play'>, 'kind'>>;

/** [EMP-DOWN-7] The rival of an escort is the capo of the square entered. */
export function findRival(state: State, seat: SeatId, { card, rival, square }: PlayOrder): SeatId | null {
  if (requireCard(card).kind !== 'police-escort') return rival;
  const owner = square === null ? null : (findSquare(state, square)?.owner ?? null);
  return owner === seat ? null : owner;
}

/** [EMP-CARD-2 to EMP-CARD-8] Refuses a card that cannot be played so, or would do nothing. */
export function checkPlay(state: State, seat: SeatId, order: PlayOrder): void {
  const capo = requireCapo(state, seat);
  refuseUnless(capo.cards.includes(order.card), 'You hold no such card; look at your hand again.', 'EMP-ORD-12');
  const { name, windows, isAgainst, kind } = requireCard(order.card);
  refuseUnless(windows.includes('turn'), `${name} is not played on your turn; keep it for its moment.`, 'EMP-CARD-2');
  const rival = findRival(state, seat, order);
  if (isAgainst && kind !== 'police-escort') {
    refuseUnless(rival !== null && rival !== seat, `Say against whom you play ${name}.`, 'EMP-CARD-4');
    requireCapo(state, rival);
  }
  checkEffect(state, seat, order);
  checkTokens(state, seat, order.tokens, rival === null ? [] : [rival]);
}

function requireRivalRacket(state: State, rival: SeatId | null, { square }: PlayOrder): void {
  const target = square === null ? null : findSquare(state, square);
  refuseUnless(
    target !== null && target.owner === rival && target.racket !== null,
    'Name a square where that rival has a racket.',
    'EMP-CARD-8',
  );
  const isTaken = state.strikes.some((one) => one === square) || state.skims.some((one) => one.square === square);
  refuseUnless(!isTaken, 'That racket pays nobody but who played a card on it first; name another.', 'EMP-CARD-8');
}

function checkEffect(state: State, seat: SeatId, order: PlayOrder): void {
  const { rival, square, cop, man, card } = order;
  const capo = requireCapo(state, seat);
  switch (requireCard(card).kind) {
    case 'hijacked-truck':
      return refuseUnless(
        rival !== null && requireCapo(state, rival).highDollars > 0,
        'That rival has no money to take.',
        'EMP-CARD-8',
      );
    case 'skim':
    case 'wildcat-strike':
      return requireRivalRacket(state, rival, order);
    case 'sealed-crate':
      return refuseUnless(
        state.decks.rackets.draw.length + state.decks.rackets.discard.length > 0,
        'No racket is left in the deck.',
        'EMP-CARD-8',
      );
    case 'charity-gala':
      return refuseUnless(capo.corruption > 0, 'You have no corruption to be rid of.', 'EMP-CARD-8');
    case 'smear-campaign': {
      const theirs = rival === null ? 0 : requireCapo(state, rival).points;
      return refuseUnless(
        theirs > 0 && theirs >= capo.points,
        'Smear a rival who has points, and at least as many as you.',
        'EMP-DOWN-4',
      );
    }
    case 'police-escort': {
      refuseUnless(cop !== null && square !== null, 'Say which cop goes where.', 'EMP-DOWN-7');
      walk(state, { cop, path: [square] }, 1);
      return;
    }
    case 'headhunter':
      refuseUnless(man !== null && state.menTrack.includes(man), 'Name a man on the track.', 'EMP-DOWN-11');
      return refuseUnless(!isSpecial(man), `${formatManName(man)} is a notable; name another man.`, 'EMP-DOWN-11');
    case 'title-deed': {
      refuseUnless(square !== null, 'Name the square to claim.', 'EMP-DOWN-12');
      refuseUnless(
        openSquare(state, square).owner === null,
        `${formatCellName(square)} is taken; name an unoccupied square.`,
        'EMP-DOWN-12',
      );
      return requireUnwatched(state, square);
    }
    default:
      return;
  }
}

/** [EMP-CARD-5, EMP-CARD-6, EMP-VEND-4] Shows the card; whom it goes against may stop it first. */
export function playCard(table: EmpireTable, seat: SeatId, order: PlayOrder): void {
  const rival = findRival(table.state, seat, order);
  const { card, square, cop, man } = order;
  const tokens = order.tokens.map((token) => ({ ...token }));
  const play: Play = { seat, card, rival, square, cop, man, tokens };
  table.emit({ type: 'card-played', play });
  spend(table, seat, [card], requireCard(card).name);
  giveTokensBack(table, seat, tokens);
  const { corruption, name } = requireCard(card);
  applyCorruption(table, seat, corruption, { source: 'cards', cause: name });
  const mayStop = rival !== null && countBacks(requireCapo(table.state, rival)).downtown > 0;
  if (mayStop) addTasks(table, { do: 'injunction', seats: [rival], play });
  else addTasks(table, { do: 'card-works', play, isCancelled: false });
}

/** [EMP-ASK-16] */
export const injunction = ask('injunction', {
  title: 'Reactions',
  task: 'answer a card played against you',
  manner: 'reaction',
  answer: 'use',
  check(state, seat, _task, { what }) {
    if (what === null) return;
    const isOne = requireCapo(state, seat).cards.includes(what) && requireCard(what).kind === 'injunction';
    refuseUnless(isOne, 'Only an Injunction from your hand stops that card.', 'EMP-DOWN-8');
  },
  byRule: () => ({ kind: 'use', what: null }),
  run(table, { seats, play }, answers) {
    const seat = requireOnlySeat({ seats });
    const { what } = answers(seat);
    const copy = structuredClone(play) as Play;
    if (what !== null) {
      spend(table, seat, [what], `against ${requireCard(play.card).name}`);
      table.emit({ type: 'card-cancelled', play: copy, with: what });
    }
    addTasks(table, { do: 'card-works', play: copy, isCancelled: what !== null });
  },
});

/** [EMP-VEND-4] The card works, or not; then the cards for tokens are drawn. */
export const cardWorks: AutoRule<'card-works'> = {
  run(table, { play, isCancelled }) {
    if (!isCancelled) work(table, play);
    drawForTokens(table, play.seat, play.tokens);
  },
};

function change(table: EmpireTable, seat: SeatId, what: { wholesale?: number; benefactor?: number }): void {
  const turn = table.state.turn ?? { seat, wholesale: 0, benefactor: 0, proposals: 0 };
  table.emit({
    type: 'turn-changed',
    seat,
    wholesale: turn.wholesale + (what.wholesale ?? 0),
    benefactor: turn.benefactor + (what.benefactor ?? 0),
    proposals: turn.proposals,
  });
}

/** [EMP-ABIL-21, EMP-DOWN-6] */
export function addBenefactor(table: EmpireTable, seat: SeatId): void {
  change(table, seat, { benefactor: 1 });
}

function work(table: EmpireTable, { seat, card, rival, square, cop, man }: DeepReadonly<Play>): void {
  const { kind, name: cause } = requireCard(card);
  const from = { source: 'cards', cause } as const;
  switch (kind) {
    case 'front-page-hero':
      return score(table, seat, 2, from);
    case 'charity-gala':
      return applyCorruption(table, seat, -4, from);
    case 'money-from-the-old-country':
      return payBank(table, seat, 300, cause);
    case 'wholesale':
      return change(table, seat, { wholesale: 1 });
    case 'public-benefactor':
      return addBenefactor(table, seat);
    case 'extra-crew':
      return table.emit({ type: 'figures-added', seat, figures: 1, cause });
    case 'headhunter':
      if (man === null) return;
      applyCorruption(table, seat, requireMan(table.state, man).corruption, {
        source: 'men',
        cause: formatManName(man),
      });
      takeIn(table, seat, man, 'track', cause);
      return refillMen(table);
    case 'title-deed':
      if (square !== null) table.emit({ type: 'square-claimed', seat, square, cause });
      return;
    case 'sealed-crate':
      return openCrate(table, seat);
    case 'police-escort':
      if (cop === null || square === null) return;
      table.emit({ type: 'cop-moved', seat, cop, to: square, isBeat: false });
      callAttacksOff(table, square);
      return askBust(table, cop, square);
    default:
      if (rival !== null) workAgainst(table, { seat, rival, square, kind, cause });
  }
}

type Against = { seat: SeatId; rival: SeatId; square: Play['square']; kind: string; cause: string };

function workAgainst(table: EmpireTable, { seat, rival, square, kind, cause }: Against): void {
  const from = { source: 'cards', cause } as const;
  if (kind === 'scandal') applyCorruption(table, rival, 4, from);
  else if (kind === 'smear-campaign') score(table, rival, -2, from);
  else if (kind === 'hijacked-truck') {
    const dollars = Math.min(200, requireCapo(table.state, rival).cashDollars);
    if (dollars > 0) table.emit({ type: 'money-passed', from: rival, to: seat, dollars, cause });
  } else if (square !== null && kind === 'skim') table.emit({ type: 'racket-skimmed', square, to: seat });
  else if (square !== null) table.emit({ type: 'racket-struck', square });
}

/** [EMP-MID-10] Shows three rackets; those not bought are discarded. */
function openCrate(table: EmpireTable, seat: SeatId): void {
  const { draw, discard } = table.state.decks.rackets;
  if (draw.length < 3 && discard.length > 0) {
    const made = table.dice.shuffle(discard, 'The racket deck');
    table.emit({ type: 'deck-made', deck: 'rackets', draw: [...draw, ...made] });
  }
  const rackets: string[] = [];
  while (rackets.length < 3) {
    const pile = table.state.decks.rackets.draw.filter((one) => !rackets.includes(one));
    const racket = pile.length === 0 ? null : drawRacket(table, pile);
    if (racket === null) break;
    rackets.push(racket);
  }
  table.emit({ type: 'rackets-shown', seat, rackets });
  addTasks(table, { do: 'crate', seats: [seat], rackets });
}

function drawRacket(table: EmpireTable, pile: readonly string[]): string | null {
  const findRacketName = (racket: string): string => racket.replace(/-\d+$/, '');
  return table.dice.draw(pile, { purpose: 'A racket of the crate', by: 'gm', nameOf: findRacketName });
}
