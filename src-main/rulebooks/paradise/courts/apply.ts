import { must, type Appliers } from '../applying.ts';
import type { ParadiseState } from '../state.ts';
import type { CourtPayloads } from './events.ts';

export const courtAppliers: Pick<Appliers, keyof CourtPayloads> = {
  'plea-entered'(state, event) {
    state.courts.pleas[event.gangster] = event.plea;
  },
  'lawyer-retained'(state, event) {
    state.courts.lawyers[event.seat] = event.smarts;
  },
  released(state, event) {
    setFree(state, event.gangster);
    delete state.courts.pleas[event.gangster];
    if (event.bailMonth !== null) state.courts.bail[event.gangster] = event.bailMonth;
  },
  'left-in-jail'(state, event) {
    must(state.gangsters[event.gangster]).isHeldOver = true;
    delete state.courts.pleas[event.gangster];
  },
  tried(state, event) {
    delete state.courts.pleas[event.gangster];
    delete state.courts.bail[event.gangster];
    if (event.isAcquitted) setFree(state, event.gangster);
    else {
      sendUp(state, event.gangster);
      // [LAW-3] Older journals ask him in the next event.
      state.courts.unasked = { ...state.courts.unasked, [event.gangster]: state.month };
    }
  },
  'kept-mum'(state, event) {
    delete state.courts.unasked?.[event.gangster];
  },
  // What he told is in the events that follow.
  'turned-stool-pigeon'(state, event) {
    delete state.courts.unasked?.[event.gangster];
  },
  'feds-targeted'(state, event) {
    state.feds.targets = event.targets ?? (event.seat === null ? [] : [event.seat]);
  },
  'boss-trial-opened'(state, event) {
    state.courts.bossTrials[event.seat] = {
      sinceMonth: state.month,
      isOwnCourt: event.isOwnCourt,
    };
  },
  'boss-tried'(state, event) {
    if (event.outcome === 'goes-on') return;
    delete state.courts.bossTrials[event.seat];
    if (event.outcome === 'convicted') sendUp(state, event.gangster);
  },
  'attorney-general-appointed'(state, event) {
    state.courts.attorneyGeneral = event.name;
    delete state.courts.attorneyGeneralStats;
    state.cityHall.namesUsed += 1;
  },
  mistrial(state, event) {
    delete state.courts.bossTrials[event.seat];
  },
};

/** [LAW-1] Out again, and no sitting counts against him any more. */
function setFree(state: ParadiseState, id: keyof ParadiseState['gangsters']): void {
  const gangster = must(state.gangsters[id]);
  gangster.custody = null;
  delete gangster.isHeldOver;
}

/** [LAW-2, LAW-6] To the Pen; nobody runs a gang from there. */
function sendUp(state: ParadiseState, id: keyof ParadiseState['gangsters']): void {
  const gangster = must(state.gangsters[id]);
  gangster.custody = 'pen';
  delete gangster.isHeldOver;
  gangster.isBoss = false;
}
