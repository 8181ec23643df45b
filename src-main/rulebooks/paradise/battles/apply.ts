import { stats } from '../../../../src-shared/games/paradise/people.ts';
import { changeOwner, must, type Appliers } from '../applying.ts';
import { soundOf } from '../condition.ts';
import type { ParadiseState } from '../state.ts';
import { restAfterHire } from '../tables/muscle.ts';
import type { BattlePayloads } from './events.ts';

/** How battles and what comes of them change the campaign. */
export const battleAppliers: Pick<Appliers, keyof BattlePayloads> = {
  'muscle-hired'() {
    // Only money moves; the ledger books it.
  },
  'muscle-sent-home'() {
    // Only money moves; the ledger books it.
  },
  'battle-arranged'(state, event) {
    state.battles[event.battle.id] = event.battle;
    state.made.battles += 1;
  },
  'job-dropped'() {
    // Nothing came of it; only the journal remembers.
  },
  'battle-settled'(state, event) {
    must(state.battles[event.battle]).settled = event.settled;
  },
  'battle-reported'() {
    // For the city to read; what happened is in the events around it.
  },
  'outrage-stirred'(state, event) {
    state.outrage = event.to;
    if (event.lines.some(({ points }) => points > 0)) state.hasOutrageRisen = true;
  },
  'outrage-eased'(state, event) {
    state.outrage = event.to;
  },
  'feds-reinforced'(state, event) {
    state.feds.agents = event.to;
  },
  wounded(state, event) {
    const { lost } = must(state.gangsters[event.gangster]);
    for (const stat of stats) lost[stat] += event.lost[stat];
    // [HEAL-2] A new wound asks for care anew.
    delete state.patients[event.gangster];
  },
  died(state, event) {
    const gangster = must(state.gangsters[event.gangster]);
    state.graveyard[event.gangster] = {
      gangster,
      month: event.month,
      battle: event.battle,
      funeralHeld: false,
    };
    // A new record, as lists of the old one may be kept.
    const { [event.gangster]: _dead, ...living } = state.gangsters;
    state.gangsters = living;
  },
  arrested(state, event) {
    must(state.gangsters[event.gangster]).custody = 'jail';
  },
  'made-a-name'(state, event) {
    must(state.gangsters[event.gangster]).isStoneCold = true;
  },
  'grenades-used'(state, event) {
    const { weapons } = must(state.gangsters[event.gangster]);
    for (let used = 0; used < event.count; used += 1) {
      const at = weapons.indexOf(event.weapon ?? 'grenade');
      if (at >= 0) weapons.splice(at, 1);
    }
  },
  'vehicle-lost'(state, event) {
    if (event.to === null) delete state.vehicles[event.vehicle];
    else must(state.vehicles[event.vehicle]).gang = event.to;
  },
  'loot-won'() {
    // Only money moves; the ledger books it.
  },
  smashed(state, event) {
    const business = must(state.businesses[event.business]);
    business.repairMonths = Math.max(business.repairMonths, event.months);
  },
  mended(state, event) {
    must(state.businesses[event.business]).repairMonths = event.months;
  },
  sighted(state, event) {
    for (const sighting of event.sightings) {
      state.sightings[`${sighting.seat}:${sighting.gangster}`] = sighting;
    }
  },
  'muscle-rests': restMuscle,
  joined(state, event) {
    state.gangsters[event.gangster.id] = soundOf(event.gangster);
    state.made.gangsters += 1;
  },
  'boss-succeeded'(state, event) {
    const gangster = must(state.gangsters[event.gangster]);
    gangster.isBoss = true;
    must(state.gangs[event.seat]).bossName = gangster.name;
  },
  'stood-by'() {
    // Nothing changes; the dice are in the journal.
  },
  defected(state, event) {
    must(state.gangsters[event.gangster]).gang = event.to;
  },
  'broke-away'(state, event) {
    changeOwner(must(state.businesses[event.business]), null);
  },
};

/** [GANG-13] One scenario more behind it; what it hired for this one starts its rest. */
function restMuscle(state: ParadiseState, event: BattlePayloads['muscle-rests']): void {
  const { rests } = must(state.purses[event.seat]);
  for (const profile of event.rested) {
    const left = (rests[profile] ?? 0) - 1;
    if (left > 0) rests[profile] = left;
    else delete rests[profile];
  }
  for (const profile of event.muscle) rests[profile] = restAfterHire(profile);
}
