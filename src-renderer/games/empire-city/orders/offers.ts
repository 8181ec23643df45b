import { requireCard } from '#shared/games/empire-city/cards.ts';
import { abilityTable, manTable, type Man } from '#shared/games/empire-city/men.ts';
import { requireRacket } from '#shared/games/empire-city/rackets.ts';
import { findBand } from '#shared/games/empire-city/board.ts';
import type { Cell } from '#shared/games/empire-city/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { EmpireView } from '#shared/games/empire-city/views.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** A thing that can be picked, as a line has it. */
export type Offer = { id: string; name: string; detail: string };

const byId = new Map(manTable.map((man) => [man.id, man]));

/** A man of the tables; null for the back of one. */
export function findMan(id: string): Man | null {
  return byId.get(id) ?? null;
}

export function nameMan(id: string): string {
  return findMan(id)?.name ?? 'Somebody';
}

/** Names a man or a card. */
export function nameThing(id: string): string {
  return findMan(id)?.name ?? requireCard(id).name;
}

export function describeMan(id: string): string {
  const man = findMan(id);
  if (man === null) return '';
  const ability = man.ability === null ? '' : ` ${abilityTable[man.ability]}`;
  return `combat ${man.combat}.${ability}`;
}

export function listMenOffers(men: readonly string[]): Offer[] {
  return men.map((id) => ({ id, name: nameMan(id), detail: describeMan(id) }));
}

export function listCardOffers(cards: readonly string[]): Offer[] {
  return cards.map((id) => ({ id, name: requireCard(id).name, detail: requireCard(id).text }));
}

/** The men for hire, with what they cost this family. */
export function hireOffers({ menPrices }: Pick<EmpireView['books'][number], 'menPrices'>): Offer[] {
  return menPrices.map(({ id, dollars }) => ({
    id,
    name: `${nameMan(id)}, ${formatDollars(dollars)}`,
    detail: `${findMan(id)?.corruption ?? 0} corruption, ${describeMan(id)}`,
  }));
}

/** Squares of a family, and one it is about to claim, where a racket may stand. */
export function listSites(
  { cells, seat }: { cells: EmpireView['cells']; seat: SeatId | null },
  racket: string,
  claimed: Cell | null,
): Cell[] {
  const { bands } = requireRacket(racket);
  return cells
    .filter(({ id, owner, racket: standing }) => {
      const band = findBand(id);
      const isOwn = owner !== null && owner === seat;
      return (isOwn || id === claimed) && standing === null && band !== null && bands.includes(band);
    })
    .map(({ id }) => id);
}

const bandNames = { slums: 'slums', midtown: 'midtown', downtown: 'downtown' } as const;

/** `$50 to $300 by the die; slums, midtown`. */
export function describeRacket(id: string): string {
  const { type, pays, bands } = requireRacket(id);
  const where = bands.map((band) => bandNames[band]).join(', ');
  const paid = pays.map((one) => formatDollars(one)).join(', ');
  const how = { speakeasy: 'by band', casino: 'by the die', bordello: 'by its count' }[type];
  return `${type}, pays ${paid} ${how}; ${where}`;
}
