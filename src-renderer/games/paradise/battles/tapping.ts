import type { BattleOutcome, GangsterFate, OthersFate, PublicCause } from '#shared/games/paradise/battles.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { BattleSheet, SheetFigure } from '#shared/games/paradise/views/battle.ts';
import { removeFate, setFate } from './report.ts';

/** [HIT-1, GUTS-3] The deeds that a tap at the table writes down: a light wound, a serious one, a death, an arrest. */
export const marks = [
  { id: 'hit', name: 'Hit', told: 'hit' },
  { id: 'down', name: 'Down', told: 'down' },
  { id: 'dead', name: 'Dead', told: 'dead' },
  { id: 'booked', name: 'Booked', told: 'booked' },
] as const;
export type TapMark = (typeof marks)[number]['id'];

const lightWound = 1;
const seriousWound = 4;

/** A man of a roster, one of a group that nobody named, or a group whose men stand on no sheet. */
export type Tappable = {
  id: string;
  name: string;
  side: OthersFate['side'];
  figure: SheetFigure | null;
  /** The group that he is counted in; null for a man of a roster. */
  group: OthersFate['kind'] | null;
  /** Groups without a sheet take any number of taps. */
  isCrowd: boolean;
};

/** One tap, and what stood before it in the places that it changed. */
export type Tap = {
  id: string;
  mark: TapMark;
  fate: GangsterFate | null;
  group: OthersFate | null;
  causes: BattleOutcome['causes'];
};

/** A report that fills itself: what it says so far, and the taps it was made of. */
export type TappedReport = { outcome: BattleOutcome; taps: Tap[] };

/** Lists everybody who can be tapped: both sides man by man, then the law that was called and the people on the spot. */
export function listTappables(sheet: BattleSheet): Tappable[] {
  const { others } = sheet.blank;
  const men = (['attackers', 'defenders'] as const).flatMap((side) =>
    sheet[side].figures.flatMap((figure): Tappable[] => {
      const { id, name, gangster } = figure;
      if (gangster !== null) return [{ id, name, side, figure, group: null, isCrowd: false }];
      const group = findGroup(figure, side, others);
      return group === null ? [] : [{ id, name, side, figure, group, isCrowd: false }];
    }),
  );
  const counted = new Set(men.map(({ side, group }) => `${side}/${group ?? ''}`));
  const crowds = others
    .filter(({ side, kind }) => !counted.has(`${side}/${kind}`))
    .map(({ side, kind }): Tappable => ({
      ...{ id: `${side}/${kind}`, name: crowdNames[kind], side, figure: null, group: kind },
      isCrowd: true,
    }));
  return [...men, ...crowds];
}

const crowdNames: Record<OthersFate['kind'], string> = {
  guards: 'A guard',
  muscle: 'A hired man',
  street: 'A boy of the block',
  police: 'A policeman',
  feds: 'A federal agent',
  citizens: 'A citizen',
};

function findGroup(
  { group, profile }: SheetFigure,
  side: OthersFate['side'],
  others: readonly OthersFate[],
): OthersFate['kind'] | null {
  if (group === 'guards' || group === 'muscle') return group;
  const kinds = others.filter((one) => one.side === side).map(({ kind }) => kind);
  const law = kinds.filter((kind) => kind === 'police' || kind === 'feds');
  if (/fed/iu.test(profile) && law.includes('feds')) return 'feds';
  return law.find((kind) => kind === 'police') ?? law[0] ?? kinds.find((kind) => kind === 'street') ?? null;
}

/** The state of a man by his taps: of a roster by the report, of a group by the last tap on him. */
export function findState({ outcome, taps }: TappedReport, man: Tappable): string {
  if (man.isCrowd) return describeCrowd(outcome, man);
  if (man.group !== null) {
    const last = taps.findLast(({ id }) => id === man.id);
    return last === undefined ? '' : (marks.find(({ id }) => id === last.mark)?.told ?? '');
  }
  const fate = outcome.fates.find(({ gangster }) => gangster === man.figure?.gangster);
  if (fate === undefined) return 'not in it';
  if (fate.isDead) return 'dead';
  const last = taps.findLast(({ id, mark }) => id === man.id && mark !== 'booked');
  const isDown = fate.wounds >= seriousWound || last?.mark === 'down';
  const wounds = fate.wounds === 0 ? [] : [`${isDown ? 'down' : 'hit'}, −${fate.wounds}`];
  return [...wounds, ...(fate.isArrested ? ['booked'] : [])].join(', ');
}

function describeCrowd(outcome: BattleOutcome, { side, group }: Tappable): string {
  const row = outcome.others.find((one) => one.side === side && one.kind === group);
  if (row === undefined) return '';
  return (['dead', 'hurt', 'arrested'] as const)
    .filter((what) => row[what] > 0)
    .map((what) => `${row[what]} ${what}`)
    .join(', ');
}

/** Writes a tap into the report. */
export function tapMan(report: TappedReport, man: Tappable, mark: TapMark): TappedReport {
  const { outcome, taps } = report;
  const gangster = man.figure?.gangster ?? null;
  const fate = outcome.fates.find((one) => one.gangster === gangster) ?? null;
  const group = outcome.others.find((one) => one.side === man.side && one.kind === man.group) ?? null;
  const tap: Tap = { id: man.id, mark, fate, group, causes: outcome.causes };
  const marked = gangster === null ? markGroup(report, man, mark) : markGangster(outcome, man, mark);
  return { outcome: addCauses(marked, man, mark), taps: [...taps, tap] };
}

const killed = { wounds: 0, isDead: true, isArrested: false, madeName: false } as const;

/** [HIT-1, HIT-2] A hit that takes the last of his HITS kills him; one who is down and not dead has at least one left. */
function markGangster(outcome: BattleOutcome, { figure }: Tappable, mark: TapMark): BattleOutcome {
  const gangster = figure?.gangster ?? null;
  if (figure === null || gangster === null) return outcome;
  const wounds = outcome.fates.find((one) => one.gangster === gangster)?.wounds ?? 0;
  const most = figure.stats.hits - 1;
  switch (mark) {
    case 'hit': {
      const next = wounds + lightWound;
      return setFate(outcome, gangster, next > most ? killed : { wounds: next, isDead: false });
    }
    case 'down': {
      const next = Math.max(wounds, Math.min(seriousWound, most));
      return setFate(outcome, gangster, { wounds: next, isDead: false });
    }
    case 'dead':
      return setFate(outcome, gangster, killed);
    case 'booked':
      return setFate(outcome, gangster, { isArrested: true, isDead: false });
  }
}

const countOf = { hit: 'hurt', down: 'hurt', dead: 'dead', booked: 'arrested' } as const;

/** One of a group counts once, as what he was tapped last; a crowd counts every tap. */
function markGroup({ outcome, taps }: TappedReport, man: Tappable, mark: TapMark): BattleOutcome {
  const before = man.isCrowd ? undefined : taps.findLast(({ id }) => id === man.id);
  const others = outcome.others.map((row) => {
    if (row.side !== man.side || row.kind !== man.group) return row;
    const next = { ...row };
    if (before !== undefined) next[countOf[before.mark]] = Math.max(0, next[countOf[before.mark]] - 1);
    next[countOf[mark]] += 1;
    const fell = next.dead + next.hurt + next.arrested;
    return man.isCrowd ? { ...next, present: Math.max(next.present, fell) } : next;
  });
  return { ...outcome, others };
}

/** [PO-2] Checks the causes that nobody can have missed. */
function addCauses(outcome: BattleOutcome, { group }: Tappable, mark: TapMark): BattleOutcome {
  const cause: PublicCause | null =
    group === 'citizens' && mark === 'dead'
      ? 'citizen-killed'
      : (group === 'police' || group === 'feds') && mark !== 'booked'
        ? 'police-hurt'
        : null;
  return cause === null ? outcome : { ...outcome, causes: { ...outcome.causes, [cause]: 1 } };
}

/** Takes back the last tap; what was written into the form beside it stays. */
export function undoTap({ outcome, taps }: TappedReport): TappedReport {
  const last = taps.at(-1);
  if (last === undefined) return { outcome, taps };
  const rest = taps.slice(0, -1);
  const causes = { ...outcome, causes: last.causes };
  if (last.group !== null) {
    const { group } = last;
    const others = outcome.others.map((row) => (row.side === group.side && row.kind === group.kind ? group : row));
    return { outcome: { ...causes, others }, taps: rest };
  }
  const gangster = last.id as GangsterId;
  const restored = last.fate === null ? removeFate(causes, gangster) : setFate(causes, gangster, last.fate);
  return { outcome: restored, taps: rest };
}

/** The last tap in words, for its undo. */
export function describeTap({ taps }: TappedReport, men: readonly Tappable[]): string | null {
  const last = taps.at(-1);
  if (last === undefined) return null;
  const told = marks.find(({ id }) => id === last.mark)?.told ?? '';
  return `${men.find(({ id }) => id === last.id)?.name ?? 'Somebody'}: ${told}`;
}
