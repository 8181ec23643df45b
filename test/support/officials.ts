import { paradiseWriter } from './rules.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { Snapshot } from '#kernel/run.ts';
import { buildOfficialRef, type Official } from '#main/games/paradise/rules/state/records/officials.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { officialTable } from '#main/games/paradise/rules/tables/officials.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';

function scribe(n: number): Official {
  return {
    id: `reporter-${n}` as OfficialId,
    kind: 'reporter',
    name: `Scribe ${n}`,
    district: null,
    precinct: null,
    smarts: 4,
    smartsKnownTo: [],
    seatedMonth: 1,
    forSaleFromMonth: 1,
    seenWith: {},
  };
}

/** A campaign whose first gang has money, and some of everybody on its payroll. */
export function withOfficials(before: Snapshot<ParadiseState>): Snapshot<ParadiseState> {
  const seat = 'g1' as SeatId;
  const state = clonePlain(before.state);
  const from = state.purses[seat]?.bankDollars ?? 0;
  paradiseWriter.apply(state, { type: 'bank-set', seat, from, to: 9_000 });
  const scribes = [1, 2].map(scribe);
  const bought = ['mayor', 'editor', 'judge-1', 'captain-1'].map((id) => {
    const one = state.officials[id as OfficialId];
    if (one === undefined) throw new Error(`No ${id}`);
    return one;
  });
  for (const one of [...bought, ...scribes]) {
    const rateDollars = officialTable[one.kind].monthlyDollars;
    paradiseWriter.apply(state, {
      type: 'official-bought',
      seat,
      official: buildOfficialRef(one),
      rateDollars,
      limitDollars: rateDollars,
      dollars: 0,
      joins: one.kind === 'reporter' ? one : null,
    });
  }
  return { ...before, state };
}

/**
 * Overwrites all of City Hall that a seat cannot know: who pays whom, dealings, the wits of those it never
 * paid, and the Reporters it never met in print.
 */
export function scrambleHall(state: ParadiseState, seat: SeatId, salt: number): void {
  const rivals = (Object.keys(state.gangs) as SeatId[]).filter((other) => other !== seat);
  for (const [key, payroll] of Object.entries(state.payrolls)) {
    if (payroll.seat !== seat) delete state.payrolls[key];
  }
  for (const [key, dealing] of Object.entries(state.dealings)) {
    if (dealing.seat !== seat) delete state.dealings[key];
  }
  Object.values(state.officials).forEach((one, n) => {
    const isKnown = one.smartsKnownTo === 'everybody' || one.smartsKnownTo.includes(seat);
    if (!isKnown) one.smarts = ((one.smarts + salt) % 6) + 1;
    const isMine = state.payrolls[`${seat}:${one.id}`] !== undefined;
    const wasSeen = Object.keys(one.seenWith).length > 0;
    if (one.kind === 'reporter' && !isMine && !wasSeen) {
      delete state.officials[one.id];
      return;
    }
    const rival = rivals[(n + salt) % Math.max(1, rivals.length)];
    // What a rival pays can be anything, for anybody: a man of one gang's is never another's.
    if (rival === undefined || (isMine && officialTable[one.kind].owners === 'one')) return;
    state.payrolls[`${rival}:${one.id}`] = {
      seat: rival,
      official: one.id,
      rateDollars: 100 * salt,
      limitDollars: 200 * salt,
      wantsDollars: salt % 2 === 0 ? null : 300 * salt,
      isWithheld: salt % 3 === 0,
      sinceMonth: 1,
    };
    if (one.smartsKnownTo !== 'everybody' && !one.smartsKnownTo.includes(rival)) {
      one.smartsKnownTo.push(rival);
    }
  });
}
