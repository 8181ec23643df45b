import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { ownBargains } from '../bargains/knowledge.ts';
import { rivalsKnownTo } from '../battles/settling/sightings.ts';
import { ownJustice, publicJustice } from '../courts/knowledge.ts';
import { memoriesOf } from '../memory/feelings.ts';
import { hallKnowledge } from '../officials/knowledge.ts';
import { ownEntertainment } from '../shows/knowledge.ts';
import type { State } from '../state/index.ts';
import { gangOf, membersOf, purseOf, vehiclesOwned, waitingOrdersOf } from '../state/lookups.ts';
import type { OwnBargains, OwnEntertainment, OwnJustice, SeatView } from '../state/seatView.ts';
import { mindOf } from './lookups.ts';
import { booksOf, rivalBosses, sightingsOf, whimsOf } from './seatView.ts';

/**
 * Like `seatView`, for a decision that asks for little. Every value is computed on demand, so it must be dropped
 * before the next event.
 */
export function glance(state: State, seat: SeatId): SeatView {
  gangOf(state, seat);
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
    return publicJustice(this.#state).bossTrials;
  }

  get attorneyGeneral(): SeatView['attorneyGeneral'] {
    return publicJustice(this.#state).attorneyGeneral;
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
    return hallKnowledge(this.#state, this.seat).officials;
  }

  get payrolls(): SeatView['payrolls'] {
    return hallKnowledge(this.#state, this.seat).payrolls;
  }

  get dealings(): SeatView['dealings'] {
    return hallKnowledge(this.#state, this.seat).dealings;
  }

  get whims(): number {
    return whimsOf(this.#state, this.seat);
  }

  get gang(): SeatView['gang'] {
    return gangOf(this.#state, this.seat);
  }

  get mind(): SeatView['mind'] {
    return (this.#mind ??= mindOf(this.#state, this.seat));
  }

  get bosses(): SeatView['bosses'] {
    return rivalBosses(this.#state, this.seat);
  }

  get purse(): SeatView['purse'] {
    return purseOf(this.#state, this.seat);
  }

  get members(): SeatView['members'] {
    return membersOf(this.#state, this.seat);
  }

  get vehicles(): SeatView['vehicles'] {
    return vehiclesOwned(this.#state, this.seat);
  }

  get orders(): SeatView['orders'] {
    return waitingOrdersOf(this.#state, this.seat);
  }

  get rivals(): SeatView['rivals'] {
    return rivalsKnownTo(this.#state, this.seat);
  }

  get memories(): SeatView['memories'] {
    return (this.#memories ??= memoriesOf(this.#state, this.seat));
  }

  get sightings(): SeatView['sightings'] {
    return () => sightingsOf(this.#state, this.seat);
  }

  get books(): SeatView['books'] {
    return () => booksOf(this.#state, this.seat);
  }

  #ownJustice(): OwnJustice {
    return (this.#justice ??= ownJustice(this.#state, this.seat));
  }

  #ownShows(): OwnEntertainment {
    return (this.#shows ??= ownEntertainment(this.#state, this.seat));
  }

  #ownBargains(): OwnBargains {
    return (this.#bargains ??= ownBargains(this.#state, this.seat));
  }
}
