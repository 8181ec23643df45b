import type { BattleSummary } from '../../../../src-shared/games/paradise/views/battle.ts';
import type {
  DepartedView,
  RivalView,
} from '../../../../src-shared/games/paradise/views/campaign.ts';
import type { Viewer } from '../../../../src-shared/words/ids.ts';
import { livingGangs } from '../state/lookups.ts';
import type { State } from '../state/index.ts';
import { weaponTable } from '../tables/people/equipment.ts';
import { roleOf } from '../gangs/naming.ts';
import { seatsIn } from '../battles/arranging/parties.ts';
import { summaryOf } from '../battles/watching/sheet.ts';

/** Rivals a gang could point out, every Boss and whoever it met; the games master reads every gang's list. */
export function rivalViews(state: State, viewer: Viewer): RivalView[] {
  const living = livingGangs(state).map(({ id }) => id);
  const seats = viewer === 'gm' ? living : [viewer];
  return seats.flatMap((knownBy) =>
    Object.values(state.gangsters).flatMap((gangster): RivalView[] => {
      const { id, gang, name, isBoss } = gangster;
      const sighting = state.sightings[`${knownBy}:${id}`];
      const isStranger = !isBoss && sighting === undefined;
      if (gang === knownBy || !living.includes(gang) || isStranger) return [];
      return [{ knownBy, id, gang, name, role: roleOf(gangster), isBoss, seen: seenAs(sighting) }];
    }),
  );
}

function seenAs(sighting: State['sightings'][string] | undefined): RivalView['seen'] {
  if (sighting === undefined) return null;
  const { month, stats, weapons } = sighting;
  return { month, stats: { ...stats }, weapons: weapons.map((weapon) => weaponTable[weapon].name) };
}

/** The dead, whose names everybody reads. */
export function departedViews(state: Pick<State, 'graveyard'>): DepartedView[] {
  return Object.values(state.graveyard).map(({ gangster, month, funeralHeld }) => ({
    id: gangster.id,
    gang: gangster.gang,
    name: gangster.name,
    role: roleOf(gangster),
    month,
    funeralHeld,
  }));
}

/** Battles the viewer may know of, the newest first: his own before they are fought, all of them after. */
export function battleSummaries(state: State, viewer: Viewer): BattleSummary[] {
  return Object.values(state.battles)
    .filter(
      (battle) =>
        viewer === 'gm' ||
        seatsIn(battle).includes(viewer) ||
        (battle.settled?.outcome ?? null) !== null,
    )
    .toReversed()
    .map((battle) => summaryOf(state, battle, viewer));
}
