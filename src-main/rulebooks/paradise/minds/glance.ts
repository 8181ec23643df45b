import type { SeatId } from '#shared/words/ids.ts';
import { listOwnBargains } from '../bargains/knowledge.ts';
import { listKnownRivals } from '../battles/settling/sightings.ts';
import { collectOwnJustice, collectPublicJustice } from '../courts/knowledge.ts';
import { listMemories } from '../memory/feelings.ts';
import { collectHallKnowledge } from '../officials/knowledge.ts';
import { collectOwnEntertainment } from '../shows/knowledge.ts';
import type { State } from '../state/index.ts';
import {
  requireGang,
  listMembers,
  requirePurse,
  listOwnedVehicles,
  listSeatWaitingOrders,
} from '../state/lookups.ts';
import type { OwnBargains, OwnEntertainment, OwnJustice, SeatView } from '../state/seatView.ts';
import { findMind } from './lookups.ts';
import { listBooks, listRivalBosses, listSightings, createNpcSeed } from './seatView.ts';

/**
 * Like `buildSeatView`, for a decision that asks for little. Every value is computed on demand, so it must be dropped
 * before the next event.
 */
export function glance(state: State, seat: SeatId): SeatView {
  requireGang(state, seat);
  return new Glance(state, seat);
}

class Glance implements SeatView {
  readonly seat: SeatId;
  readonly #state: State;
  #justice: OwnJustice | null = null;
  #shows: OwnEntertainment | null = null;
  #bargains: OwnBargains | null = null;
  #mind: SeatView['mind'] | null = null;
  #memories: SeatView['memories'] | null = null;

  constructor(state: State, seat: SeatId) {
    this.#state = state;
    this.seat = seat;
  }

  get title(): SeatView['title'] {
    return this.#state.title;
  }

  get houseRules(): SeatView['houseRules'] {
    return this.#state.houseRules;
  }

  get month(): SeatView['month'] {
    return this.#state.month;
  }

  get phase(): SeatView['phase'] {
    return this.#state.phase;
  }

  get outrage(): SeatView['outrage'] {
    return this.#state.outrage;
  }

  get feds(): SeatView['feds'] {
    return this.#state.feds;
  }

  get victory(): SeatView['victory'] {
    return this.#state.victory;
  }

  get gangs(): SeatView['gangs'] {
    return this.#state.gangs;
  }

  get businesses(): SeatView['businesses'] {
    return this.#state.businesses;
  }

  get months(): SeatView['months'] {
    return this.#state.months;
  }

  get graveyard(): SeatView['graveyard'] {
    return this.#state.graveyard;
  }

  get bouts(): SeatView['bouts'] {
    return this.#state.bouts;
  }

  get forcedBoozeMonth(): SeatView['forcedBoozeMonth'] {
    return this.#state.forcedBoozeMonth;
  }

  get bigNameMonth(): SeatView['bigNameMonth'] {
    return this.#state.bigNameMonth;
  }

  get ear(): SeatView['ear'] {
    return this.#state.cityHall.ear;
  }

  get bossTrials(): SeatView['bossTrials'] {
    return collectPublicJustice(this.#state).bossTrials;
  }

  get attorneyGeneral(): SeatView['attorneyGeneral'] {
    return collectPublicJustice(this.#state).attorneyGeneral;
  }

  get patients(): SeatView['patients'] {
    return this.#ownJustice().patients;
  }

  get pleas(): SeatView['pleas'] {
    return this.#ownJustice().pleas;
  }

  get bail(): SeatView['bail'] {
    return this.#ownJustice().bail;
  }

  get unasked(): SeatView['unasked'] {
    return this.#ownJustice().unasked;
  }

  get bossTrial(): SeatView['bossTrial'] {
    return this.#ownJustice().bossTrial;
  }

  get bands(): SeatView['bands'] {
    return this.#ownShows().bands;
  }

  get boxers(): SeatView['boxers'] {
    return this.#ownShows().boxers;
  }

  get offers(): SeatView['offers'] {
    return this.#ownShows().offers;
  }

  get lessons(): SeatView['lessons'] {
    return this.#ownShows().lessons;
  }

  get bandTryMonth(): SeatView['bandTryMonth'] {
    return this.#ownShows().bandTryMonth;
  }

  get accords(): SeatView['accords'] {
    return this.#ownBargains().accords;
  }

  get deals(): SeatView['deals'] {
    return this.#ownBargains().deals;
  }

  get proposals(): SeatView['proposals'] {
    return this.#ownBargains().proposals;
  }

  get rebuffs(): SeatView['rebuffs'] {
    return this.#ownBargains().rebuffs;
  }

  get officials(): SeatView['officials'] {
    return collectHallKnowledge(this.#state, this.seat).officials;
  }

  get payrolls(): SeatView['payrolls'] {
    return collectHallKnowledge(this.#state, this.seat).payrolls;
  }

  get dealings(): SeatView['dealings'] {
    return collectHallKnowledge(this.#state, this.seat).dealings;
  }

  get whims(): number {
    return createNpcSeed(this.#state, this.seat);
  }

  get gang(): SeatView['gang'] {
    return requireGang(this.#state, this.seat);
  }

  get mind(): SeatView['mind'] {
    return (this.#mind ??= findMind(this.#state, this.seat));
  }

  get bosses(): SeatView['bosses'] {
    return listRivalBosses(this.#state, this.seat);
  }

  get purse(): SeatView['purse'] {
    return requirePurse(this.#state, this.seat);
  }

  get members(): SeatView['members'] {
    return listMembers(this.#state, this.seat);
  }

  get vehicles(): SeatView['vehicles'] {
    return listOwnedVehicles(this.#state, this.seat);
  }

  get orders(): SeatView['orders'] {
    return listSeatWaitingOrders(this.#state, this.seat);
  }

  get rivals(): SeatView['rivals'] {
    return listKnownRivals(this.#state, this.seat);
  }

  get memories(): SeatView['memories'] {
    return (this.#memories ??= listMemories(this.#state, this.seat));
  }

  get sightings(): SeatView['sightings'] {
    return () => listSightings(this.#state, this.seat);
  }

  get books(): SeatView['books'] {
    return () => listBooks(this.#state, this.seat);
  }

  #ownJustice(): OwnJustice {
    return (this.#justice ??= collectOwnJustice(this.#state, this.seat));
  }

  #ownShows(): OwnEntertainment {
    return (this.#shows ??= collectOwnEntertainment(this.#state, this.seat));
  }

  #ownBargains(): OwnBargains {
    return (this.#bargains ??= listOwnBargains(this.#state, this.seat));
  }
}
