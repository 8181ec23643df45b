import type { SeatId } from '../../../src-shared/words/ids.ts';
import { clonePlain } from '../../kernel/readonly.ts';
import { changeOwner, must, type Appliers } from './applying.ts';
import { bargainAppliers } from './bargains/apply.ts';
import { battleAppliers } from './battles/apply.ts';
import { mindAppliers } from './minds/apply.ts';
import { courtAppliers } from './courts/apply.ts';
import { infirmaryAppliers } from './infirmary/apply.ts';
import { entertainmentAppliers } from './entertainment/apply.ts';
import type { EventOf, ParadiseEvent } from './events.ts';
import { joiningAppliers } from './joining/apply.ts';
import { bookMoney, openBooks } from './ledger.ts';
import { soundOf } from './condition.ts';
import { clearLean, forgetWithheld, officialAppliers } from './officials/apply.ts';
import { rulingAppliers } from './rulings/apply.ts';
import { firstAgents, type Business, type ParadiseState } from './state.ts';

/** The only writer of a campaign's state. Total: an event that was recorded always applies. */
export function apply(state: ParadiseState, event: ParadiseEvent): void {
  const applier = appliers[event.type] as (state: ParadiseState, event: ParadiseEvent) => void;
  applier(state, clonePlain(event));
  bookMoney(state, event);
}

const appliers: Appliers = {
  ...bargainAppliers,
  ...battleAppliers,
  ...courtAppliers,
  ...mindAppliers,
  ...infirmaryAppliers,
  ...joiningAppliers,
  ...entertainmentAppliers,
  ...officialAppliers,
  ...rulingAppliers,
  founded(state, event) {
    state.title = event.title;
    state.seed = event.seed;
    state.houseRules = event.houseRules;
    state.outrage = event.outrage;
  },
  'district-built'(state, event) {
    // A new record: lists of the old one stay true, see `businessesOf`.
    state.businesses = { ...state.businesses };
    for (const { id, name, type, guts } of event.businesses) {
      state.businesses[id] = {
        id,
        name,
        type,
        district: event.district,
        owner: null,
        isShut: false,
        idleMonths: 0,
        contestedMonth: 0,
        repairMonths: 0,
      };
      state.ownerGuts[id] = guts;
    }
  },
  'gang-formed'(state, event) {
    state.gangs[event.gang.id] = event.gang;
    state.purses[event.gang.id] = {
      bankDollars: 0,
      permanentReputation: 0,
      payoffPolicy: 'automatic',
      withheld: [],
      numbersChange: 0,
      namesUsed: 0,
      rests: {},
    };
    openBooks(state, event.gang.id);
  },
  'business-dealt'(state, event) {
    changeOwner(businessOf(state, event.business), event.seat);
  },
  recruited(state, event) {
    state.gangsters[event.gangster.id] = soundOf(event.gangster);
    state.made.gangsters += 1;
    if (event.usesName) must(state.purses[event.gangster.gang]).namesUsed += 1;
    if (event.gangster.isBoss)
      must(state.gangs[event.gangster.gang]).bossName = event.gangster.name;
  },
  armed(state, event) {
    must(state.gangsters[event.gangster]).weapons.push(event.weapon);
  },
  'weapon-handed-over'(state, event) {
    const giver = must(state.gangsters[event.from]);
    giver.weapons.splice(giver.weapons.indexOf(event.weapon), 1);
    must(state.gangsters[event.to]).weapons.push(event.weapon);
  },
  'vehicle-bought'(state, event) {
    state.vehicles[event.vehicle.id] = event.vehicle;
    state.made.vehicles += 1;
  },
  'vehicle-upgraded'(state, event) {
    must(state.vehicles[event.vehicle]).upgrades.push(event.upgrade);
  },
  'theft-tried'(state, event) {
    must(state.gangsters[event.gangster]).triedStealingMonth = state.month;
    if (event.vehicle === null) return;
    state.vehicles[event.vehicle.id] = event.vehicle;
    state.made.vehicles += 1;
  },
  'order-filed'(state, event) {
    state.orders[event.order.id] = event.order;
    state.made.orders += 1;
  },
  'order-withdrawn'(state, event) {
    delete state.orders[event.id];
  },
  'payoff-policy-set'(state, event) {
    must(state.purses[event.seat]).payoffPolicy = event.policy;
  },
  'payoffs-withheld'(state, event) {
    must(state.purses[event.seat]).withheld = event.businesses;
  },
  collected(state, event) {
    must(state.purses[event.seat]).numbersChange = 0;
  },
  idled(state, event) {
    businessOf(state, event.business).idleMonths = event.months;
  },
  'payoffs-paid'() {
    // Only money moves; the ledger books it.
  },
  shut(state, event) {
    businessOf(state, event.business).isShut = true;
  },
  reopened(state, event) {
    const business = businessOf(state, event.business);
    business.isShut = false;
    business.idleMonths = 0;
  },
  'turned-independent'(state, event) {
    changeOwner(businessOf(state, event.business), null);
  },
  'takeover-failed'() {
    // The owner stays; only the journal remembers the visit.
  },
  'taken-over'(state, event) {
    changeOwner(businessOf(state, event.business), event.seat);
  },
  contested(state, event) {
    businessOf(state, event.business).contestedMonth = state.month;
  },
  'numbers-fixed'(state, event) {
    must(state.purses[event.gang]).numbersChange += event.change;
  },
  'wages-paid'() {
    // Only money moves; the ledger books it.
  },
  'walked-out'(state, event) {
    for (const id of event.gangsters) {
      const gangster = must(state.gangsters[id]);
      gangster.custody = 'away';
      gangster.isBoss = false;
      delete gangster.isHeldOver;
      delete state.courts.pleas[id];
      delete state.courts.bail[id];
      delete state.patients[id];
    }
  },
  'went-without-a-place'(state, event) {
    must(state.purses[event.seat]).placelessMonths = event.months;
  },
  'outrage-rolled'(state, event) {
    state.outrage = event.after;
    state.hasOutrageRisen = false;
    clearLean(state);
    state.months[state.month] = {
      month: state.month,
      outrageBefore: event.before,
      outrage: event.after,
      faces: event.faces,
      total: event.total,
      verdict: event.verdict,
      holdings: {},
    };
  },
  'feds-arrived'(state, event) {
    state.feds = {
      inTown: true,
      sinceMonth: event.month,
      agents: firstAgents,
      targets: [],
    };
  },
  'feds-left'(state, event) {
    state.feds = { inTown: false, sinceMonth: null, agents: firstAgents, targets: [] };
    // [GANG-17] Every heat ends with that, and every trial that was held for one.
    if (event.endsTrials === true) state.courts.bossTrials = {};
  },
  eliminated(state, event) {
    must(state.gangs[event.seat]).eliminatedMonth = state.month;
  },
  won(state, event) {
    state.victory = { seat: event.seat, how: event.how };
  },
  'month-closed': closeMonth,
  'stands-before'(state, event) {
    state.phase = event.phase;
  },
};

function closeMonth(state: ParadiseState, event: EventOf<'month-closed'>): void {
  const record = state.months[event.month];
  if (record !== undefined) record.holdings = countHoldings(state);
  state.orders = {};
  forgetWithheld(state);
  state.month = event.month + 1;
  for (const seat of Object.keys(state.purses) as SeatId[]) {
    must(state.purses[seat]).withheld = [];
    openBooks(state, seat);
  }
}

function countHoldings(state: ParadiseState): Record<SeatId, number> {
  const holdings: Record<SeatId, number> = {};
  for (const seat of Object.keys(state.gangs) as SeatId[]) holdings[seat] = 0;
  for (const business of Object.values(state.businesses)) {
    if (business.owner !== null) holdings[business.owner] = (holdings[business.owner] ?? 0) + 1;
  }
  return holdings;
}

function businessOf(state: ParadiseState, id: keyof ParadiseState['businesses']): Business {
  return must(state.businesses[id]);
}
