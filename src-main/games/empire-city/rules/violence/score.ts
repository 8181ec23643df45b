import { findBand } from '#shared/games/empire-city/board.ts';
import { requireCard, cardTable } from '#shared/games/empire-city/cards.ts';
import type { CardId, Cell, ManId } from '#shared/games/empire-city/ids.ts';
import type { Commitment } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  findAbility,
  requireCapo,
  hasShield,
  sortByTable,
  requireMan,
  formatManName,
  countNeighborsHeld,
  findSquare,
  sortStrongestFirst,
} from '../lookups.ts';
import type { Combat, Side } from '../records.ts';
import type { State } from '../state.ts';

export type Committed = ReadonlyMap<SeatId, DeepReadonly<Commitment>>;
type Line = { name: string; points: number };

/** The men, weapons and gasoline that effects before a combat take from a side. */
type Struck = { men: Set<ManId>; weapons: Set<CardId>; gasoline: number };

/** [EMP-SLUM-2, EMP-ABIL-7] Scores a weapon in a man's hand. */
export function scoreWeapon(weapon: CardId, man: ManId | null, isAssassin: boolean): number {
  const { kind, weapon: points } = requireCard(weapon);
  const own = kind === 'straight-razor' && isAssassin ? 3 : (points ?? 0);
  return own + (man !== null && findAbility(man) === 'gunsmith' ? 1 : 0);
}

function listOfKind(commitment: DeepReadonly<Commitment>, kind: string): DeepReadonly<Commitment['cards']> {
  return commitment.cards.filter(({ card }) => requireCard(card).kind === kind);
}

/** [EMP-SLUM-7, EMP-ABIL-10, EMP-SLUM-12, EMP-SLUM-6] Strikes the men and weapons of a side, all at the same moment. */
function strikeTargets(state: State, seat: SeatId, committed: Committed): Struck {
  const own = committed.get(seat);
  const men = sortStrongestFirst(state, own?.men.map(({ man }) => man) ?? []);
  const struck: Struck = { men: new Set(), weapons: new Set(), gasoline: 0 };
  let ambushes = 0;
  let lures = 0;
  let pins = 0;
  for (const [other, theirs] of committed) {
    if (other === seat) continue;
    const countAgainst = (kind: string): number =>
      listOfKind(theirs, kind).filter(
        ({ against, burns }) => against === seat && !(burns && kind === 'bottle-of-gasoline'),
      ).length;
    ambushes += countAgainst('ambush');
    pins += countAgainst('filed-firing-pin');
    struck.gasoline += 2 * countAgainst('bottle-of-gasoline');
    lures += theirs.reveals.filter(({ man, against }) => against === seat && findAbility(man) === 'lure').length;
  }
  for (const man of men.slice(0, ambushes)) struck.men.add(man);
  const small = men.filter((man) => !struck.men.has(man) && requireMan(state, man).combat <= 3);
  for (const man of small.slice(0, lures)) struck.men.add(man);
  const arms = (own?.men ?? []).flatMap(({ man, weapon }) =>
    weapon === null ? [] : [{ weapon, points: scoreWeapon(weapon, man, false) }],
  );
  const place = (weapon: CardId): number => cardTable.indexOf(requireCard(weapon));
  const best = arms.toSorted((a, b) => b.points - a.points || place(a.weapon) - place(b.weapon));
  for (const { weapon } of best.slice(0, pins)) struck.weapons.add(weapon);
  return struck;
}

/** [EMP-ABIL-3 to EMP-ABIL-6] Scores a man's ability in a combat. */
function scoreAbility(man: ManId, used: number, square: Cell): number {
  const band = findBand(square);
  switch (findAbility(man)) {
    case 'captain':
      return Math.min(3, used - 1);
    case 'lone-wolf':
      return used === 1 ? 2 : 0;
    case 'brawler':
      return band === 'downtown' ? 0 : 2;
    case 'swell':
      return band === 'downtown' ? 2 : 0;
    default:
      return 0;
  }
}

function listManLines(
  state: State,
  { man, weapon }: { readonly man: ManId; readonly weapon: CardId | null },
  { struck, used, square }: { struck: Struck; used: number; square: Cell },
): Line[] {
  const name = formatManName(man);
  if (struck.men.has(man)) return [{ name: `${name}, out of it`, points: 0 }];
  const lines = [{ name, points: requireMan(state, man).combat }];
  const extra = scoreAbility(man, used, square);
  if (extra !== 0) lines.push({ name: `${name}’s way`, points: extra });
  if (weapon !== null) {
    const isDead = struck.weapons.has(weapon);
    const points = isDead ? 0 : scoreWeapon(weapon, man, false);
    lines.push({ name: `${requireCard(weapon).name}${isDead ? ', jammed' : ''}`, points });
  }
  return lines;
}

/** [EMP-COMB-5, EMP-COMB-6] Scores a side line by line. */
function scoreLines(
  state: State,
  square: Cell,
  seat: SeatId,
  { committed, isDefender }: { committed: Committed; isDefender: boolean },
): { lines: Line[]; struck: Struck } {
  const own = committed.get(seat);
  const struck = strikeTargets(state, seat, committed);
  const men = own?.men ?? [];
  const used = men.length;
  const lines = men.flatMap((one) => listManLines(state, one, { struck, used, square }));
  if (used > 0) {
    if (hasShield(state, seat, 'volkov')) lines.push({ name: 'The shield', points: 1 });
    if (!isDefender && requireCapo(state, seat).powers.includes('bad-reputation')) {
      lines.push({ name: 'Bad Reputation', points: 2 });
    }
    const blocks = own === undefined ? 0 : listOfKind(own, 'the-whole-block').length;
    for (let n = 0; n < blocks; n += 1) {
      lines.push({ name: 'The Whole Block', points: used > 1 ? 3 : 2 });
    }
  }
  const neighbors = countNeighborsHeld(state, square, seat);
  if (neighbors > 0) lines.push({ name: 'Squares next to it', points: neighbors * state.house.neighbor });
  if (struck.gasoline > 0) lines.push({ name: 'Gasoline', points: -struck.gasoline });
  return { lines, struck };
}

/** [EMP-COMB-4 to EMP-COMB-6] Scores every side of a revealed combat. */
export function scoreCombat(state: State, square: Cell, committed: Committed): Combat {
  const owner = findSquare(state, square)?.owner ?? null;
  const sides = [...committed].map(([seat, commitment]): Side => {
    const isDefender = seat === owner;
    const { lines, struck } = scoreLines(state, square, seat, { committed, isDefender });
    const isEmpty = !isDefender && commitment.men.length === 0 && state.house.emptyAttacks === 'bluff';
    const sum = lines.reduce((total, { points }) => total + points, 0);
    return {
      seat,
      isDefender,
      men: sortByTable(commitment.men.map(({ man }) => man)).map((man) => ({
        man,
        weapon: commitment.men.find((one) => one.man === man)?.weapon ?? null,
        isStruck: struck.men.has(man),
      })),
      cards: commitment.cards.map(({ card }) => card),
      reveals: commitment.reveals.map(({ man }) => man),
      lines,
      score: isEmpty ? 0 : Math.max(0, sum),
    };
  });
  const burns = [...committed.values()].some(
    ({ cards, reveals }) =>
      cards.some(({ burns: isFire, card }) => isFire && requireCard(card).kind === 'bottle-of-gasoline') ||
      reveals.some(({ man }) => findAbility(man) === 'demolition'),
  );
  return { square, sides, burns };
}

/** [EMP-COMB-5, EMP-COMB-7] Finds the sides with the highest score that may win; null: a bluff that was called. */
export function findBestSides(state: State, { sides }: DeepReadonly<Combat>): SeatId[] | null {
  const isBluff = state.house.emptyAttacks === 'bluff';
  const mayWin = sides.filter(({ isDefender, men }) => isDefender || men.length > 0 || !isBluff);
  const isFought = mayWin.some(({ isDefender }) => !isDefender);
  if (!isFought) return null;
  const most = Math.max(...mayWin.map(({ score }) => score));
  return mayWin.filter(({ score }) => score === most).map(({ seat }) => seat);
}
