import type { BattleOutcome, GangsterFate } from '#shared/games/paradise/battles.ts';
import type { BattleSheet, Consequence, SheetFigure, SheetSide } from '#shared/games/paradise/views/battle.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount } from '#renderer/shared/numbers.ts';
import type { Likeness } from '#shared/views/face/face.ts';
import { createLikenessOfRival, findLikeness } from '../people/likeness.ts';

/** The face of somebody on a sheet: his own where the viewer knows him, else by his name and trade. */
export function findSheetFace(
  view: CampaignView,
  { id, gangster, name, profile }: SheetFigure,
  { seat }: Pick<SheetSide, 'seat'>,
): Likeness {
  const known = gangster === null ? null : findLikeness(view, gangster);
  const gang = seat ?? ('' as SeatId);
  return known ?? createLikenessOfRival(view, { id: gangster ?? id, gang, name, role: profile });
}

/** One man of a roster after a battle, with what became of him in a word or two. */
export type Fallen = { figure: SheetFigure; fate: GangsterFate; state: string };

/** Lists the men of a side who were killed, wounded or booked, or who made a name; the worst first. */
export function listFallen(side: SheetSide, { fates }: BattleOutcome): Fallen[] {
  return side.figures
    .flatMap((figure): Fallen[] => {
      const fate = fates.find(({ gangster }) => gangster === figure.gangster);
      const state = fate === undefined ? '' : describeFate(fate);
      return fate === undefined || state === '' ? [] : [{ figure, fate, state }];
    })
    .toSorted((one, other) => rateFate(other.fate) - rateFate(one.fate));
}

/** Describes what became of a man in a few words; empty for whoever came out whole. */
export function describeFate({ isDead, isArrested, wounds, madeName }: GangsterFate): string {
  if (isDead) return 'dead';
  return [
    ...(wounds > 0 ? [`wounded, ${formatCount(wounds, 'point')} off every stat`] : []),
    ...(isArrested ? ['arrested'] : []),
    ...(madeName ? ['now a Stone Cold Killer'] : []),
  ].join('; ');
}

function rateFate({ isDead, isArrested, wounds }: GangsterFate): number {
  return (isDead ? 100 : 0) + (isArrested ? 50 : 0) + wounds;
}

/** Describes in words those of a side who are on nobody's roster and were hit or taken; empty for none. */
export function describeOthers(name: 'attackers' | 'defenders', { others }: BattleOutcome): string {
  const own = others.filter(({ side }) => side === name);
  const sum = (what: 'dead' | 'hurt' | 'arrested'): number => own.reduce((total, group) => total + group[what], 0);
  const told = (['dead', 'hurt', 'arrested'] as const)
    .filter((what) => sum(what) > 0)
    .map((what) => `${sum(what)} ${what}`);
  const isLaw = own.some(({ kind }) => kind === 'police' || kind === 'feds');
  return told.length === 0 ? '' : `${isLaw ? 'Lawmen' : 'Guards and hired men'}: ${told.join(', ')}.`;
}

/** The kinds of lines that a result card shows in its rolls of the two sides. */
const shownAbove: ReadonlySet<string> = new Set([
  'battle-settled',
  'battle-reported',
  'died',
  'wounded',
  'arrested',
  'made-a-name',
]);

/** Lists what a result would bring besides the men's own fates: the outrage and its causes first. */
export function listConsequences(lines: readonly Consequence[]): Consequence[] {
  return lines
    .filter(({ kind }) => !shownAbove.has(kind))
    .toSorted((one, other) => Number(isOfTheTown(other.kind)) - Number(isOfTheTown(one.kind)));
}

function isOfTheTown(kind: string): boolean {
  return kind.startsWith('outrage');
}

/** The label of an ending on the sheet of its battle. */
export function nameEnding({ endings }: BattleSheet, { ending, winner }: BattleOutcome): string {
  return endings.find((one) => one.ending === ending && one.winner === winner)?.label ?? 'It is over';
}
