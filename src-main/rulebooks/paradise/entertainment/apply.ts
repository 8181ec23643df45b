import type { BandId, BusinessId } from '../../../../src-shared/games/paradise/ids.ts';
import { must, type Appliers } from '../applying.ts';
import { cripple } from '../skillRolls.ts';
import type { ParadiseState } from '../state.ts';
import { funeralTerms } from '../tables/shows.ts';
import type { EntertainmentPayloads } from './events.ts';
import type { Offer } from './state.ts';

/** Writes what shows, fights, schooling and funerals change. */
export const entertainmentAppliers: Pick<Appliers, keyof EntertainmentPayloads> = {
  'booze-sampled'() {
    // What hurt somebody is told by events of its own.
  },
  'booze-poisoned'(state, event) {
    state.outrage = event.after;
    state.hasOutrageRisen = true;
    state.forcedBoozeMonth = state.month;
  },
  trained(state, event) {
    const pupil = must(state.gangsters[event.gangster]);
    pupil.stats[event.stat] = event.level;
    if (event.weapon !== undefined) {
      pupil.weapons.push(event.weapon);
      pupil.hadFreePistol = true;
    }
    state.lessons[event.gangster] = state.month;
  },
  learned(state, event) {
    const gangster = must(state.gangsters[event.gangster]);
    gangster.skills.push(event.skill);
    if (event.crippled !== null) cripple(gangster.stats, event.crippled);
    state.lessons[event.gangster] = state.month;
  },
  'band-sought'(state, event) {
    state.bandTries[event.seat] = state.month;
    if (event.band === null) return;
    state.bands[event.band.id] = event.band;
    state.showsMade.bands += 1;
  },
  'band-booked'(state, event) {
    must(state.bands[event.band]).club = event.club;
  },
  'band-played'(state, event) {
    must(state.bands[event.band]).lastFaces = event.faces;
  },
  'band-on-air'(state, event) {
    must(state.bands[event.band]).isOnRadio = true;
  },
  'band-ended'(state, event) {
    const band = must(state.bands[event.band]);
    band.endedMonth = state.month;
    band.club = null;
  },
  'band-billed'(state, event) {
    must(state.bands[event.band]).billed = { owner: event.owner, club: event.club };
  },
  'offer-made'(state, event) {
    state.offers[event.offer.id] = event.offer;
    state.showsMade.offers += 1;
  },
  'offer-ended'(state, event) {
    delete state.offers[event.offer.id];
  },
  'trade-done'(state, event) {
    const { offer } = event;
    if (offer.gives.band !== null) must(state.bands[offer.gives.band]).owner = offer.to;
    if (offer.wants.band !== null) must(state.bands[offer.wants.band]).owner = offer.from;
    settle(state, offer, event.clubs);
  },
  'wager-made'(state, event) {
    must(state.offers[event.offer.id]).isAccepted = true;
  },
  'wager-settled'(state, event) {
    const { offer, winner } = event;
    for (const band of [offer.gives.band, offer.wants.band]) {
      if (winner !== null && band !== null) must(state.bands[band]).owner = winner;
    }
    settle(state, offer, event.clubs);
  },
  'gyms-tried'() {
    // Who rose is told by events of its own.
  },
  'boxer-rose'(state, event) {
    state.boxers[event.boxer.id] = event.boxer;
    state.showsMade.boxers += 1;
  },
  'boxer-came-to-town'(state, event) {
    state.boxers[event.boxer.id] = event.boxer;
    state.showsMade.boxers += 1;
  },
  'card-drawn'(state, event) {
    for (const [id, bout] of Object.entries(state.bouts)) {
      if (bout.month === state.month) delete state.bouts[id];
    }
    for (const bout of event.bouts) {
      state.bouts[bout.id] = bout;
      for (const id of [bout.red, bout.blue]) must(state.boxers[id]).isPutUp = false;
    }
    for (const id of event.struck) must(state.boxers[id]).isPutUp = false;
    state.showsMade.bouts += event.bouts.length;
  },
  'boxer-put-up'(state, event) {
    must(state.boxers[event.boxer]).isPutUp = true;
  },
  'bout-fought'(state, event) {
    const bout = must(state.bouts[event.bout]);
    bout.winner = event.winner;
    bout.rounds = event.rounds;
    const winner = must(state.boxers[event.winner]);
    const loser = must(state.boxers[event.loser]);
    winner.wins += 1;
    winner.foughtMonth = state.month;
    loser.foughtMonth = state.month;
    loser.isWashedUp = true;
  },
  'dive-taken'() {
    // Only those who paid know; the fight's end is in `bout-fought`.
  },
  'purse-won'() {
    // Only money moves; the ledger books it.
  },
  'bet-settled'() {
    // Only money moves; the ledger books it.
  },
  'arena-tried'(state, event) {
    if (event.isBigName) state.bigNameMonth = state.month;
  },
  'funeral-held'(state, event) {
    const { points, finest } = event;
    must(state.graveyard[event.gangster]).funeralHeld = true;
    must(state.purses[event.seat]).permanentReputation += points;
    if (finest === null) return;
    must(state.purses[finest]).permanentReputation += funeralTerms.flowersReputation;
  },
  'public-works-done'(state, event) {
    state.outrage = event.after;
  },
};

function settle(
  state: ParadiseState,
  offer: Offer,
  clubs: readonly [BandId, BusinessId | null][],
): void {
  for (const [band, club] of clubs) must(state.bands[band]).club = club;
  delete state.offers[offer.id];
}
