import { changeOwner, must, type Appliers } from '../applying.ts';
import { noPoints } from '../condition.ts';
import { hireOfficial } from '../officials/apply.ts';
import { dealingKey } from '../officials/state.ts';
import type { RulingPayloads } from './events.ts';
import { targetsSet } from './feds.ts';

/** How the games master's word is written into the state. */
export const rulingAppliers: Pick<Appliers, keyof RulingPayloads> = {
  'bank-set'() {
    // Only money moves; the ledger books the difference as an adjustment.
  },
  'outrage-set'(state, event) {
    state.outrage = event.to;
  },
  'owner-set'(state, event) {
    changeOwner(must(state.businesses[event.business]), event.to);
  },
  'stat-set'(state, event) {
    must(state.gangsters[event.gangster]).stats[event.stat] = event.to;
  },
  'wounds-set'(state, event) {
    must(state.gangsters[event.gangster]).lost[event.stat] = event.to;
    // [HEAL-2] Other wounds ask for care anew.
    delete state.patients[event.gangster];
  },
  'skill-set'(state, event) {
    const { skills } = must(state.gangsters[event.gangster]);
    if (event.has) skills.push(event.skill);
    else skills.splice(skills.indexOf(event.skill), 1);
  },
  'weapon-set'(state, event) {
    const { weapons } = must(state.gangsters[event.gangster]);
    if (event.has) weapons.push(event.weapon);
    else weapons.splice(weapons.indexOf(event.weapon), 1);
  },
  'custody-set'(state, event) {
    const gangster = must(state.gangsters[event.gangster]);
    gangster.custody = event.custody;
    // [LAW-2] Nobody runs a gang from the Pen.
    if (event.custody === 'pen') gangster.isBoss = false;
    delete state.courts.pleas[event.gangster];
    delete state.courts.bail[event.gangster];
  },
  'brought-back'(state, event) {
    const { [event.gangster]: departed, ...others } = state.graveyard;
    state.graveyard = others;
    const { gangster } = must(departed);
    state.gangsters = {
      ...state.gangsters,
      [event.gangster]: { ...gangster, lost: noPoints(), custody: null, isBoss: false },
    };
    delete state.patients[event.gangster];
  },
  'boss-stood-down'(state, event) {
    must(state.gangsters[event.gangster]).isBoss = false;
  },
  'reputation-set'(state, event) {
    must(state.purses[event.seat]).permanentReputation = event.to;
  },
  'owner-guts-set'(state, event) {
    state.ownerGuts[event.business] = event.to;
  },
  'feds-set'(state, event) {
    const { inTown, sinceMonth, agents } = event.feds;
    state.feds = { inTown, sinceMonth, agents, targets: targetsSet(event) };
  },
  'official-smarts-set'(state, event) {
    must(state.officials[event.official.id]).smarts = event.to;
  },
  'payroll-set'(state, event) {
    const known = state.payrolls[dealingKey(event.seat, event.official.id)];
    if (known === undefined) {
      hireOfficial(state, { ...event, limitDollars: event.rateDollars });
      return;
    }
    known.rateDollars = event.rateDollars;
    known.limitDollars = Math.max(known.limitDollars, event.rateDollars);
    known.wantsDollars = null;
  },
  'deal-ended'(state, event) {
    must(state.deals[event.deal]).untilMonth = event.untilMonth;
  },
};
