import {
  requireFigure,
  isLaw,
  hasGivenUp,
  isStanding,
  type Battle,
  type Figure,
  type FigureId,
  type FigureView,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listEverybody, listOtherFighters, listUnconscious } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { contactInches, computeDistance } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';
import { hasPassedOut, laidDown } from '#main/games/paradise/rules/skirmish/table/pieces.ts';

/** [GUTS-3] */
export const prisonersPerCop = 5;

/** How far an officer looks for another to take his prisoners over when he falls. */
const takeOverInches = 8;

/** [GUTS-3] Lists the officers near a man who can take one more prisoner. */
export function listOfficersFor(battle: Battle, figure: FigureView): FigureView[] {
  return listEverybody(battle).filter(
    (other) =>
      isLaw(other) &&
      other.side !== figure.side &&
      isStanding(other) &&
      other.carId === null &&
      other.prisoners.length < prisonersPerCop,
  );
}

/** [GUTS-3, SCN-10] Finds a senseless gangster beside an officer who can take one more prisoner; null for none. */
export function findPrisoner(battle: Battle, officer: FigureView): FigureView | null {
  if (!isLaw(officer) || officer.side === 'civilians') return null;
  const prisoner = listUnconscious(battle).find(
    (other) =>
      other.side !== officer.side &&
      other.kind === 'gangster' &&
      computeDistance(other.at, officer.at) <= contactInches,
  );
  return prisoner !== undefined && canArrestMore(battle, prisoner) ? prisoner : null;
}

/** [GUTS-3] Puts the cuffs on a senseless man. */
export function cuff(table: BattleTable, id: FigureId, prisonerId: FigureId): void {
  const { name } = requireFigure(table.state, prisonerId);
  table.emit({
    type: 'told',
    text: `${requireFigure(table.state, id).name} puts the cuffs on ${name}.`,
    figures: makeChange(prisonerId, { posture: 'arrested', ...laidDown }),
  });
}

/** [GUTS-3] True if the officers against a man have a hand free for one more prisoner. */
export function canArrestMore(battle: Battle, figure: FigureView): boolean {
  let hands = 0;
  for (const other of listOtherFighters(battle, figure.side)) {
    if (isLaw(other) && !other.hasPanicked) hands += prisonersPerCop;
  }
  for (const other of listEverybody(battle)) if (hasGivenUp(other)) hands -= 1;
  return hands > 0;
}

/** [GUTS-3] Puts a man who surrendered into an officer's custody. */
export function takeIn(table: BattleTable, id: FigureId, prisonerId: FigureId): boolean {
  const officer = requireFigure(table.state, id);
  const prisoner = requireFigure(table.state, prisonerId);
  if (prisoner.posture !== 'surrendered') return false;
  if (officer.prisoners.length >= prisonersPerCop) return false;
  if (computeDistance(officer.at, prisoner.at) > contactInches) return false;
  table.emit({
    type: 'told',
    text: `${officer.name} puts the cuffs on ${prisoner.name}.`,
    figures: {
      [id]: { prisoners: [...officer.prisoners, prisonerId], aimsAt: null },
      [prisonerId]: { posture: 'arrested' },
    },
  });
  return true;
}

/** [GUTS-3] Hands all prisoners over to an officer in contact who has prisoners too and room for these. */
export function handOverPrisoner(table: BattleTable, id: FigureId): boolean {
  const officer = requireFigure(table.state, id);
  const other = listEverybody(table.state).find(
    (one) =>
      canTakeOver(one, officer) && one.prisoners.length > 0 && computeDistance(one.at, officer.at) <= contactInches,
  );
  if (other === undefined) return false;
  give(table, officer, other);
  return true;
}

/** [GUTS-3] True if one officer could take all of another's prisoners. */
export function canTakeOver(one: FigureView, officer: FigureView): boolean {
  return (
    one.id !== officer.id &&
    isLaw(one) &&
    isStanding(one) &&
    one.prisoners.length + officer.prisoners.length <= prisonersPerCop
  );
}

function give(table: BattleTable, officer: FigureView, other: FigureView): void {
  table.emit({
    type: 'told',
    text: `${officer.name} leaves his prisoners to ${other.name}.`,
    figures: { [officer.id]: { prisoners: [] }, [other.id]: { prisoners: [...other.prisoners, ...officer.prisoners] } },
  });
}

/** [HIT-2] Releases a prisoner: one who has passed out stays where he is, the others run. */
function releasePrisoner(prisoner: FigureView): Partial<Figure> {
  return hasPassedOut(prisoner) ? { posture: 'out-cold' } : { posture: 'up', hasPanicked: true };
}

/** [GUTS-3] Frees the prisoners of an officer who is out of the fight, unless another is near enough to take them. */
export function losePrisoners(table: BattleTable, id: FigureId): void {
  const officer = requireFigure(table.state, id);
  const isOut = !isStanding(officer) && officer.posture !== 'gone';
  if (officer.prisoners.length === 0 || !isOut) return;
  const other = listEverybody(table.state).find(
    (one) => canTakeOver(one, officer) && computeDistance(one.at, officer.at) <= takeOverInches,
  );
  if (other !== undefined) {
    give(table, officer, other);
    return;
  }
  const freed = officer.prisoners.map((one) => requireFigure(table.state, one));
  table.emit({
    type: 'told',
    text: `Nobody holds ${freed.map(({ name }) => name).join(', ')} any more: a run for the way out.`,
    figures: { [id]: { prisoners: [] }, ...Object.fromEntries(freed.map((one) => [one.id, releasePrisoner(one)])) },
  });
}
