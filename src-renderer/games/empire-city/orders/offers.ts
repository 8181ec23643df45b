import { cardOf } from '../../../../src-shared/games/empire-city/cards.ts';
import { abilityTable, manTable, type Man } from '../../../../src-shared/games/empire-city/men.ts';
import { racketOf } from '../../../../src-shared/games/empire-city/rackets.ts';
import { bandOf } from '../../../../src-shared/games/empire-city/board.ts';
import type { Cell } from '../../../../src-shared/games/empire-city/ids.ts';
import { formatDollars } from '../../../../src-shared/words/text.ts';
import type { BookView, EmpireSession } from '../session.svelte.ts';

/** A thing that can be picked, as a line has it. */
export type Offer = { id: string; name: string; detail: string };

const byId = new Map(manTable.map((man) => [man.id, man]));

/** A man of the tables; null for the back of one. */
export function manOf(id: string): Man | null {
  return byId.get(id) ?? null;
}

export function manName(id: string): string {
  return manOf(id)?.name ?? 'Somebody';
}

/** Names a man or a card. */
export function thingName(id: string): string {
  return manOf(id)?.name ?? cardOf(id).name;
}

export function manDetail(id: string): string {
  const man = manOf(id);
  if (man === null) return '';
  const ability = man.ability === null ? '' : ` ${abilityTable[man.ability]}`;
  return `combat ${man.combat}.${ability}`;
}

export function menOffers(men: readonly string[]): Offer[] {
  return men.map((id) => ({ id, name: manName(id), detail: manDetail(id) }));
}

export function cardOffers(cards: readonly string[]): Offer[] {
  return cards.map((id) => ({ id, name: cardOf(id).name, detail: cardOf(id).text }));
}

/** The men for hire, with what they cost this family. */
export function hireOffers({ menPrices }: BookView): Offer[] {
  return menPrices.map(({ id, dollars }) => ({
    id,
    name: `${manName(id)}, ${formatDollars(dollars)}`,
    detail: `${manOf(id)?.corruption ?? 0} corruption, ${manDetail(id)}`,
  }));
}

/** Squares of a family, and one it is about to claim, where a racket may stand. */
export function sitesFor(session: EmpireSession, racket: string, claimed: Cell | null): Cell[] {
  const { bands } = racketOf(racket);
  return session.view.cells
    .filter(({ id, owner, racket: standing }) => {
      const band = bandOf(id);
      const isOwn = owner !== null && owner === session.frame.seat;
      return (
        (isOwn || id === claimed) && standing === null && band !== null && bands.includes(band)
      );
    })
    .map(({ id }) => id);
}

const bandNames = { slums: 'slums', midtown: 'midtown', downtown: 'downtown' } as const;

/** `$50 to $300 by the die; slums, midtown`. */
export function racketDetail(id: string): string {
  const { type, pays, bands } = racketOf(id);
  const where = bands.map((band) => bandNames[band]).join(', ');
  const paid = pays.map((one) => formatDollars(one)).join(', ');
  const how = { speakeasy: 'by band', casino: 'by the die', bordello: 'by its count' }[type];
  return `${type}, pays ${paid} ${how}; ${where}`;
}
