import type { Position } from '#shared/games/godfather/board.ts';
import { badBreaks, cardKinds, requireFace, goodBreaks, type Card } from '#shared/games/godfather/cards.ts';
import type { Running } from '#shared/games/godfather/running.ts';
import { computeBonusDollars, computeControlDollars } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Family, Piece, Place } from '../records.ts';
import { emptyPass } from '../state.ts';
import type { GodfatherTable } from '../table.ts';
import { beginTurn } from '../turn/turn.ts';
import { drawMinds, createFamily, listPlacesInPlay, setOrder } from './founding.ts';

function seatNamed({ families }: Running, name: string): SeatId | null {
  const at = families.findIndex((one) => one.name === name);
  return at < 0 ? null : (`g${at + 1}` as SeatId);
}

/** Founds the game from its present position: the board, the hands, and decks with played cards below. */
export function enterRunning(table: GodfatherTable, running: Running): void {
  const { title, firstWeek, houseRules: house, round, families } = running;
  table.entry({ title: `Enter ${title}`, author: { kind: 'gm' }, order: running, reason: null });
  const entered = families.map((family, nth) => createRunningFamily(running, family, nth));
  table.emit({ type: 'founded', title, firstWeek, house, families: entered, places: listPlacesInPlay(house) });
  const plain = { ...house, handicap: 0, placeCash: [] };
  setOrder(table, seatNamed(running, running.first) ?? ('g1' as SeatId), plain);
  const hands = dealOut(table, running);
  drawMinds(table, families);
  const seen: Record<string, number> = { ...running.seenCards };
  const played = Object.values(seen).reduce((sum, one) => sum + one, 0);
  table.emit({
    type: 'board-entered',
    round,
    turns: (round - 1) * families.length,
    pieces: createPieces(running),
    places: listPlacesInPlay(house).map((place) => findPlaceIn(running, place)),
    hands,
    passes: { playing: { seen, played }, good: emptyPass(), bad: emptyPass() },
    lastFight: running.lastFightSince,
  });
  beginTurn(table, 0);
}

function createRunningFamily(running: Running, family: Running['families'][number], nth: number): Family {
  const { name, isHuman, level, doctrine, cashDollars, lostPieces, takenPieces, bonuses } = family;
  const findRunningPlace = (key: string) => running.neighborhoods.find((one) => one.key === key);
  return {
    ...createFamily({ name, isHuman, level, doctrine }, nth, cashDollars),
    turns: running.round - 1,
    lostPieces,
    takenPieces,
    bonuses: bonuses.map(({ neighborhood, left }) => {
      const racket = findRunningPlace(neighborhood)?.racket ?? 'hijacking';
      return { neighborhood, left, dollars: computeBonusDollars(neighborhood, racket) };
    }),
  };
}

function findPlaceIn(running: Running, blank: Place): Place {
  const found = running.neighborhoods.find(({ key }) => key === blank.key);
  if (found === undefined) return blank;
  const { key, status, racket, quiet, claim, pieces } = found;
  const seat = (name: string | null): SeatId | null => (name === null ? null : seatNamed(running, name));
  const controller = seat(found.controller);
  const claimant = seat(claim?.family ?? null);
  const own = pieces.find(({ family }) => family === found.controller);
  return {
    ...blank,
    status,
    racket,
    // A Neighborhood that went to nobody before anybody came was never opened.
    openedRound: found.openedRound ?? (found.racket === null ? null : 1),
    quiet,
    playedRound: running.round - 1 - quiet,
    controller,
    valueDollars: controller === null || racket === null ? 0 : computeControlDollars(key, racket),
    marker: own?.positions[0] ?? null,
    closedRound: status === 'open' ? null : running.round - 1,
    claim:
      claim === null || claimant === null
        ? null
        : {
            seat: claimant,
            round: running.round - 1,
            answered: claim.answered.flatMap((name) => seat(name) ?? []),
            territory: null,
          },
  };
}

function createPieces(running: Running): Piece[] {
  return running.neighborhoods
    .filter(({ status }) => status !== 'controlled')
    .flatMap(({ pieces }) =>
      pieces.flatMap(({ family, positions }) => {
        const seat = seatNamed(running, family);
        return seat === null ? [] : positions.map((id: Position) => ({ id, seat, round: running.round - 1 }));
      }),
    );
}

/** Deals unseen cards to hands that the file does not name and to the top of the deck; played ones are below. */
function dealOut(table: GodfatherTable, running: Running): { seat: SeatId; card: Family['hand'] }[] {
  const { families, houseRules: house, seenCards } = running;
  const seats = table.state.seats;
  const named = families.flatMap(({ card }) => card ?? []);
  if (house.cards === 'physical') {
    return families.map(({ card }, nth) => ({ seat: seats[nth] ?? ('' as SeatId), card: card ?? 'unknown' }));
  }
  const repeatCard = (card: Card, count: number): Card[] => Array.from({ length: count }, () => card);
  // A ruling may put a card that was played into a hand.
  const countDecked = (card: Card): number => requireFace(card).copies - named.filter((one) => one === card).length;
  const countSeen = (card: Card): number => Math.min(seenCards[card] ?? 0, countDecked(card));
  const seen = cardKinds.flatMap((card) => repeatCard(card, countSeen(card)));
  const left = cardKinds.flatMap((card) => repeatCard(card, countDecked(card) - countSeen(card)));
  const pile = table.dice.shuffle(left, 'The cards nobody has seen');
  const below = table.dice.shuffle(seen, 'The cards that were played');
  const hands = families.map(({ card }, nth) => ({
    seat: seats[nth] ?? ('' as SeatId),
    card: card ?? pile.shift() ?? null,
  }));
  table.emit({
    type: 'decks-shuffled',
    playing: [...pile, ...below],
    good: table.dice.shuffle(goodBreaks, 'The Good Breaks'),
    bad: table.dice.shuffle(badBreaks, 'The Bad Breaks'),
  });
  return hands;
}
