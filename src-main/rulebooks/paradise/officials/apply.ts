import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { OfficialId } from '../../../../src-shared/games/paradise/ids.ts';
import { attorneyGeneralId } from '../../../../src-shared/games/paradise/officials.ts';
import { must, type Appliers } from '../applying.ts';
import type { ParadiseState } from '../state.ts';
import type { OfficialPayloads } from './events.ts';
import { dealingKey, type Dealing, type Official, type Payroll } from './state.ts';

/** How the events about officials are written into the state. */
export const officialAppliers: Pick<Appliers, keyof OfficialPayloads> = {
  'city-hall-seated'(state, event) {
    for (const official of event.officials) state.officials[official.id] = official;
    state.cityHall.namesFrom = event.namesFrom;
    state.cityHall.namesUsed = event.officials.length;
  },
  'official-bought'(state, event) {
    const { seat, rateDollars, limitDollars, joins } = event;
    if (joins !== null) {
      state.officials[joins.id] = joins;
      state.cityHall.namesUsed += 1;
    }
    hireOfficial(state, { seat, official: event.official, rateDollars, limitDollars });
  },
  'bid-failed'(state, event) {
    if (event.why !== 'outbid') return;
    const dealing = dealingOf(state, event.seat, event.official.id);
    dealing.outbidMonth = state.month;
    dealing.outbidDollars = event.limitDollars;
  },
  'official-kept'(state, event) {
    payrollOf(state, event.seat, event.official.id).rateDollars = event.rateDollars;
  },
  'limit-set'(state, event) {
    payrollOf(state, event.seat, event.official.id).limitDollars = event.limitDollars;
  },
  'rates-compared'(state, event) {
    if (!event.heard) return;
    payrollOf(state, event.seat, event.official.id).wantsDollars = event.wantsDollars;
  },
  'officials-withheld'(state, event) {
    for (const payroll of Object.values(state.payrolls)) {
      if (payroll.seat !== event.seat) continue;
      payroll.isWithheld = event.officials.includes(payroll.official);
    }
  },
  'officials-paid'(state, event) {
    for (const { official, rateDollars } of event.lines) {
      const payroll = payrollOf(state, event.seat, official.id);
      payroll.rateDollars = rateDollars;
      payroll.limitDollars = Math.max(payroll.limitDollars, rateDollars);
      payroll.wantsDollars = null;
    }
  },
  'official-left'(state, event) {
    leave(state, event.seat, event.official.id);
  },
  'loyalty-tested'(state, event) {
    for (const { id } of event.left) {
      leave(state, event.seat, id);
      if (state.officials[id] === undefined) continue;
      dealingOf(state, event.seat, id).shunsUntilMonth = event.shunsUntilMonth;
    }
  },
  'story-weighed'() {
    // It counts in the tests that follow.
  },
  'story-written'() {
    // Whether it is printed comes next.
  },
  'story-spiked'(state, event) {
    for (const seat of event.by) show(state, event.editor.id, seat);
  },
  'column-printed'(state, event) {
    if (event.to > state.outrage) state.hasOutrageRisen = true;
    state.outrage = event.to;
    show(state, event.reporter.id, event.seat);
  },
  'official-exposed'(state, event) {
    for (const { id } of [event.reporter, ...event.helpers]) show(state, id, event.seat);
    learnInPublic(state, event.target.id);
  },
  'official-replaced'(state, event) {
    const { id } = event.from;
    for (const [key, payroll] of Object.entries(state.payrolls)) {
      if (payroll.official === id) delete state.payrolls[key];
    }
    for (const [key, dealing] of Object.entries(state.dealings)) {
      if (dealing.official === id) delete state.dealings[key];
    }
    state.officials[id] = event.to;
    state.cityHall.namesUsed += 1;
  },
  'official-sized-up'(state, event) {
    if (event.official === attorneyGeneralId) {
      state.courts.attorneyGeneralStats = { ...event.stats };
    } else must(state.officials[event.official]).stats = { ...event.stats };
  },
  'official-disputed'(state, event) {
    for (const { seat } of event.claims) show(state, event.official.id, seat);
  },
  'paper-leaned'(state, event) {
    state.cityHall.lean = { seat: event.seat, points: event.points };
    show(state, event.editor.id, event.seat);
  },
  'official-dismissed'(state, event) {
    show(state, event.mayor.id, event.seat);
  },
  'official-accused'(state, event) {
    show(state, event.mayor.id, event.seat);
    learnInPublic(state, event.mayor.id);
    if (event.answered) learnInPublic(state, event.target.id);
  },
  'raid-rolled'(state, event) {
    for (const { seat, bonuses } of event.rolls) {
      for (const { official } of bonuses) if (official !== null) show(state, official, seat);
    }
  },
  'raid-chosen'() {
    // The order itself follows in public.
  },
  'something-must-be-done'(state, event) {
    if (event.objector !== null && event.chief !== null) {
      show(state, event.chief.id, event.objector);
    }
  },
};

/** He is on the payroll: his old quarrel with the gang is over, and it gets to know his wits. */
export function hireOfficial(
  state: ParadiseState,
  terms: Pick<
    OfficialPayloads['official-bought'],
    'seat' | 'official' | 'rateDollars' | 'limitDollars'
  >,
): void {
  const { seat, rateDollars, limitDollars } = terms;
  const official = must(state.officials[terms.official.id]);
  delete state.dealings[dealingKey(seat, official.id)];
  learnSmarts(official, seat);
  state.payrolls[dealingKey(seat, official.id)] = {
    seat,
    official: official.id,
    rateDollars,
    limitDollars,
    wantsDollars: null,
    isWithheld: false,
    sinceMonth: state.month,
  };
}

function payrollOf(state: ParadiseState, seat: SeatId, official: OfficialId): Payroll {
  return must(state.payrolls[dealingKey(seat, official)]);
}

function dealingOf(state: ParadiseState, seat: SeatId, official: OfficialId): Dealing {
  const key = dealingKey(seat, official);
  state.dealings[key] ??= {
    seat,
    official,
    shunsUntilMonth: 0,
    outbidMonth: 0,
    outbidDollars: 0,
  };
  return must(state.dealings[key]);
}

/** A Reporter whom nobody pays is one of many again, and stands on no list. */
function leave(state: ParadiseState, seat: SeatId, id: OfficialId): void {
  delete state.payrolls[dealingKey(seat, id)];
  if (state.officials[id]?.kind === 'reporter') delete state.officials[id];
}

function learnSmarts(official: Official, seat: SeatId): void {
  if (official.smartsKnownTo === 'everybody' || official.smartsKnownTo.includes(seat)) return;
  official.smartsKnownTo.push(seat);
}

function learnInPublic(state: ParadiseState, id: OfficialId): void {
  must(state.officials[id]).smartsKnownTo = 'everybody';
}

/** The use of an official is public: the town remembers for whom. */
function show(state: ParadiseState, id: OfficialId, seat: SeatId): void {
  must(state.officials[id]).seenWith[seat] = state.month;
}

/** [PO-3] The Editor tilts one roll. */
export function clearLean(state: ParadiseState): void {
  state.cityHall.lean = null;
}

/** Decisions on pay are for one month. */
export function forgetWithheld(state: ParadiseState): void {
  for (const payroll of Object.values(state.payrolls)) payroll.isWithheld = false;
}
