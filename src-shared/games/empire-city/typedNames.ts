import { board } from '#shared/games/empire-city/board.ts';
import { cardTable } from '#shared/games/empire-city/cards.ts';
import { copCardTable, corruptionTable, type CorruptionCard } from '#shared/games/empire-city/copCards.ts';
import { familyTable } from '#shared/games/empire-city/families.ts';
import { formatKebab, type Cell, type FamilyId } from '#shared/games/empire-city/ids.ts';
import { manTable } from '#shared/games/empire-city/men.ts';
import { racketTable } from '#shared/games/empire-city/rackets.ts';

/** The thing that a typed name may stand for: its id, and the number of copies; 1 copy has no number. */
type Thing = { id: string; name: string; copies: number | null };

const men: readonly Thing[] = manTable.map(({ id, name }) => ({ id, name, copies: null }));
const cityCards: readonly Thing[] = cardTable.map(({ kind, name, copies }) => ({ id: kind, name, copies }));
const rackets: readonly Thing[] = racketTable.map(({ kind, name, copies }) => ({ id: kind, name, copies }));
const named = (table: Readonly<Record<string, { name: string }>>): Thing[] =>
  Object.entries(table).map(([id, { name }]) => ({ id, name, copies: null }));
const cellThings: readonly Thing[] = board.map(({ id, name }) => ({ id, name, copies: null }));

/** The thing that is called so, or the only one whose name has the words in it. */
function find(things: readonly Thing[], typed: string): Thing | null {
  const wanted = formatKebab(typed.trim());
  const exact = things.find(({ id, name }) => formatKebab(name) === wanted || formatKebab(id) === wanted);
  if (exact !== undefined) return exact;
  const near = things.filter(({ name }) => formatKebab(name).includes(wanted));
  return wanted !== '' && near.length === 1 ? (near[0] ?? null) : null;
}

const split = (text: string): string[] =>
  text
    .split(/[,\n;]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** `2 Revolver` is twice the Revolver. */
function listCounted(typed: string): string[] {
  const [, count, name] = /^(\d)\s*x?\s+(.+)$/.exec(typed) ?? [];
  if (count === undefined || name === undefined) return [typed];
  return Array.from({ length: Number(count) }, () => name);
}

/** Reads names as they are typed into ids of copies; each copy is given once. What cannot be read it collects. */
export class NameReader {
  readonly problems: string[] = [];
  private readonly used = new Map<string, number>();

  private of(things: readonly Thing[], text: string, where: string): string[] {
    return split(text)
      .flatMap(listCounted)
      .flatMap((typed) => {
        const thing = find(things, typed);
        if (thing !== null) return this.copyOf(thing, where);
        this.problems.push(`${where}: nothing is called “${typed}”; look at the name again.`);
        return [];
      });
  }

  private copyOf({ id, name, copies }: Thing, where: string): string[] {
    const nth = (this.used.get(id) ?? 0) + 1;
    this.used.set(id, nth);
    if (nth <= (copies ?? 1)) return [copies === null ? id : `${id}-${nth}`];
    this.problems.push(
      copies === null
        ? `${where}: ${name} is named twice; take one out.`
        : `${where}: there are ${copies} of ${name}; take one out.`,
    );
    return [];
  }

  men(text: string, where: string): string[] {
    return this.of(men, text, where);
  }

  cards(text: string, where: string): string[] {
    return this.of(cityCards, text, where);
  }

  rackets(text: string, where: string): string[] {
    return this.of(rackets, text, where);
  }

  powers(text: string, where: string): CorruptionCard[] {
    return this.of(named(corruptionTable), text, where) as CorruptionCard[];
  }

  /** Cards of every kind that lie in a discard pile. */
  discards(text: string, where: string): string[] {
    return this.of([...cityCards, ...rackets, ...men, ...named(copCardTable)], text, where);
  }

  /** One cell, by its name or as `D2`; null for none, or for one that is not on the board. */
  cell(typed: string, where: string): Cell | null {
    if (typed.trim() === '') return null;
    const thing = find(cellThings, typed);
    if (thing === null) this.problems.push(`${where}: there is no block called “${typed.trim()}”.`);
    return (thing?.id ?? null) as Cell | null;
  }

  cells(text: string, where: string): Cell[] {
    return split(text).flatMap((typed) => this.cell(typed, where) ?? []);
  }

  /** `Volkov 2, Lau`: tokens by family. */
  tokens(text: string, where: string): Partial<Record<FamilyId, number>> {
    const held: Partial<Record<FamilyId, number>> = {};
    for (const typed of split(text)) {
      const [, name = typed, count = '1'] = /^(.*?)\s+(\d+)$/.exec(typed) ?? [];
      const thing = find(named(familyTable), name);
      if (thing === null) this.problems.push(`${where}: there is no family called “${name}”.`);
      else held[thing.id as FamilyId] = Number(count);
    }
    return held;
  }

  /** One square a line: `Depot Street: Gentlemen’s Hotel 2`, the racket and its count as far as there are any. */
  squares(text: string, where: string): { square: Cell; racket: string | null; count: number }[] {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => {
        const [place = '', what = ''] = line.split(':');
        const square = this.cell(place, where);
        const [, racket = what.trim(), count = '1'] = /^\s*(.*?)\s+([1-3])\s*$/.exec(what) ?? [];
        const copies = racket === '' ? [] : this.rackets(racket, where);
        return square === null ? [] : [{ square, racket: copies[0] ?? null, count: Number(count) }];
      });
  }
}
