import { findKind, formatKebab, type DeckId } from '#shared/games/empire-city/ids.ts';
import type { Running } from '#shared/games/empire-city/running.ts';
import type { ValidationIssue } from '#kernel/capabilities.ts';
import { createDecks } from './founding.ts';

const cityDecks: readonly DeckId[] = ['slums', 'midtown', 'downtown'];

/** The fields that hold copies of cards, rackets, and men, and the decks that these are of. */
const holders: Readonly<Record<string, readonly DeckId[]>> = {
  hand: ['men'],
  exhausted: ['men'],
  cityCards: cityDecks,
  corruptionCards: ['corruption'],
  racket: ['rackets'],
  racketTrack: ['rackets'],
  menTrack: ['men'],
  dead: ['men'],
  discarded: [...cityDecks, 'rackets', 'men', 'cops'],
  copCard: ['cops'],
};

type Copy = { copy: string; decks: readonly DeckId[]; path: ValidationIssue['path'] };
type Replace = (found: Copy) => string;

/** Replaces every copy of a running game, those of the capos first. */
function mapCopies(running: Running, replace: Replace): Running {
  const { capos, houseRules, copCard, ...rest } = running;
  return { ...running, ...(mapWithin({ capos, ...rest, copCard }, '', [], replace) as Running) };
}

function mapWithin(value: unknown, field: string, path: Copy['path'], replace: Replace): unknown {
  const decks = Object.hasOwn(holders, field) ? holders[field] : undefined;
  if (typeof value === 'string') return decks === undefined ? value : replace({ copy: value, decks, path });
  if (Array.isArray(value)) return value.map((one, at) => mapWithin(one, field, [...path, at], replace));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, mapWithin(one, key, [...path, key], replace)]);
  return Object.fromEntries(entries);
}

/** Lists every copy that is not in a deck to draw from, with its place in the file. */
export function listCopies(running: Running): Copy[] {
  const copies: Copy[] = [];
  mapCopies(running, (found) => {
    copies.push(found);
    return found.copy;
  });
  return copies;
}

/**
 * [EMP-SET-12] Replaces the names of cards and men by copies: `Smear Campaign` is the first copy that is nowhere else.
 * Other text is kept.
 */
export function giveCopies(running: Running): Running {
  const copies = Object.values(createDecks(running.houseRules.copies)).flat();
  const known = new Set(copies);
  // Copies named by their numbers are taken first.
  const taken = new Set(listCopies(running).map(({ copy }) => copy));
  return mapCopies(running, ({ copy }) => {
    if (known.has(copy)) return copy;
    const wanted = formatKebab(copy.trim());
    const fits = copies.filter((one) => one === wanted || findKind(one) === wanted);
    const given = fits.find((one) => !taken.has(one)) ?? fits[0] ?? copy;
    taken.add(given);
    return given;
  });
}

/** Checks that every copy is in one place only, where its kind may be, and is a card of the game. */
export function checkCopies(running: Running, report: (path: Copy['path'], sentence: string) => void): void {
  const all = createDecks(running.houseRules.copies);
  const known = new Set(Object.values(all).flat());
  const seen = new Set<string>();
  for (const { copy, decks, path } of listCopies(running)) {
    const isKnown = known.has(copy);
    if (isKnown && !decks.some((deck) => all[deck].includes(copy))) report(path, `“${copy}” does not belong there.`);
    if (!isKnown) report(path, `There is no card and no man “${copy}”; look at its name again.`);
    else if (seen.has(copy)) report(path, `“${copy}” lies in two places; take it out of one.`);
    seen.add(copy);
  }
}
