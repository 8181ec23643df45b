import { doctrines } from '#shared/games/empire-city/minds.ts';
import { manTable } from '#shared/games/empire-city/men.ts';
import { listRackets } from '#shared/games/empire-city/rackets.ts';
import { copCards, corruptionCards } from '#shared/games/empire-city/copCards.ts';
import { listCopies } from '#shared/games/empire-city/cards.ts';
import { bands } from '#shared/games/empire-city/ids.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { hashNumbers, NpcRandom } from '#kernel/dice/npcRandom.ts';
import { someMan, type Sight } from '../sight.ts';
import { listCardsFrom } from '#main/games/empire-city/rules/lookups.ts';
import type { EmpireState } from '#main/games/empire-city/rules/state.ts';

function shuffleItems<T>(items: readonly T[], random: NpcRandom): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const [a, b] = [order[last], order[other]];
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
  }
  return order;
}

/** [EMP-NPC-13] Samples a whole state that may be the real one: known facts, and the others dealt by the seed. */
export function sampleWorld({ state, seat }: Sight, seed: number): EmpireState {
  const own = clonePlain(state) as EmpireState;
  const random = new NpcRandom(hashNumbers(seed, 17));
  dealMen(own, seat, random);
  dealCards(own, seat, random);
  const shown = new Set([
    ...own.racketTrack,
    ...own.decks.rackets.discard,
    ...Object.values(own.squares).flatMap(({ racket }) => racket ?? []),
  ]);
  own.decks.rackets.draw = shuffleItems(
    listRackets().filter((one) => !shown.has(one)),
    random,
  );
  const turned = new Set<string>([...own.decks.cops.discard, ...(own.copCard === null ? [] : [own.copCard])]);
  own.decks.cops.draw = shuffleItems(
    copCards.filter((one) => !turned.has(one)),
    random,
  );
  const given = new Set(Object.values(own.capos).flatMap(({ powers }) => powers));
  own.decks.corruption.draw = shuffleItems(
    corruptionCards.filter((one) => !given.has(one)),
    random,
  );
  for (const capo of Object.values(own.capos)) {
    capo.whim = hashNumbers(seed, 29, own.seats.indexOf(capo.seat));
    if (capo.seat === seat) continue;
    capo.doctrine = random.pick(doctrines) ?? 'banker';
    capo.level = 'standard';
    capo.cashDollars = Math.max(0, capo.cashDollars);
  }
  if (own.hit !== null && own.hit.man === someMan) {
    const [first] = own.capos[own.hit.rival]?.hand ?? [];
    if (first !== undefined) own.hit.man = first;
  }
  own.messages = [];
  own.records = own.records.slice(-1);
  return own;
}

/** Reshuffles every deck of a state and redraws all whims; open cards and hands are kept. */
export function drawChance(own: EmpireState, seed: number): EmpireState {
  const random = new NpcRandom(hashNumbers(seed, 17));
  for (const pile of Object.values(own.decks) as { draw: string[] }[]) {
    pile.draw = shuffleItems(pile.draw, random);
  }
  for (const capo of Object.values(own.capos)) {
    capo.whim = hashNumbers(seed, 29, own.seats.indexOf(capo.seat));
  }
  return own;
}

/** Deals each rival the men seen to join him, and others from those with an unknown place. */
function dealMen(own: EmpireState, seat: string, random: NpcRandom): void {
  const placed = new Set<string>([...own.menTrack, ...own.aside, ...own.dead, ...own.decks.men.discard]);
  for (const capo of Object.values(own.capos)) {
    for (const man of capo.exhausted) placed.add(man);
    const known = capo.seat === seat ? capo.hand : listSureMen(own, capo.seat);
    for (const man of known) placed.add(man);
  }
  const perhaps = new Set(
    Object.values(own.capos).flatMap(({ seen }) => Object.keys(seen).filter((man) => seen[man] === false)),
  );
  const free = shuffleItems(
    manTable.map(({ id }) => id).filter((man) => !placed.has(man)),
    random,
  ).toSorted((a, b) => Number(perhaps.has(b)) - Number(perhaps.has(a)));
  for (const capo of Object.values(own.capos)) {
    if (capo.seat === seat) continue;
    const count = capo.hand.length;
    const sure = listSureMen(own, capo.seat).slice(0, count);
    capo.hand = [...sure, ...free.splice(0, count - sure.length)];
  }
  own.decks.men.draw = shuffleItems(free, random);
}

function listSureMen(own: EmpireState, seat: string): string[] {
  const { seen = {} } = own.capos[seat as never] ?? {};
  return Object.keys(seen).filter((man) => seen[man] === true);
}

function dealCards(own: EmpireState, seat: string, random: NpcRandom): void {
  for (const band of bands) {
    const known = new Set([...own.decks[band].discard, ...(own.capos[seat as never]?.cards ?? [])]);
    const free = shuffleItems(
      listCopies(band, own.house.copies).filter((card) => !known.has(card)),
      random,
    );
    for (const capo of Object.values(own.capos)) {
      if (capo.seat === seat) continue;
      const backs = listCardsFrom(capo, band).length;
      capo.cards = [...capo.cards.filter((card) => card !== `${band}-back`), ...free.splice(0, backs)];
    }
    own.decks[band].draw = free;
  }
}
