import type { GangsterId } from '../../../../src-shared/games/paradise/ids.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { scrambledText } from '../../../kernel/dice/scramble.ts';
import { ownBargains, publicBargains } from '../bargains/knowledge.ts';
import { rivalsKnownTo } from '../battles/settling/sightings.ts';
import { ownJustice, publicJustice } from '../courts/knowledge.ts';
import { hallKnowledge } from '../officials/knowledge.ts';
import { ownEntertainment, publicEntertainment } from '../shows/knowledge.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import type { State } from '../state/index.ts';
import { askedOnce, gangOf, membersOf, purseOf, theLiving } from '../state/lookups.ts';
import type { Gangster } from '../state/records/gangs.ts';
import type {
  HallKnowledge,
  OwnBargains,
  OwnEntertainment,
  PublicBargains,
  PublicEntertainment,
  PublicJustice,
  PublicRecord,
  SeatView,
} from '../state/seatView.ts';
import { mindOf } from './lookups.ts';
import { memoriesOf } from '../memory/feelings.ts';

/** The public part of a state. */
export function publicRecord(state: State): PublicRecord {
  return {
    ...publicEntertainment(state),
    ...publicJustice(state),
    ...publicBargains(state),
    ...plainRecord(state),
  };
}

type PlainRecord = Omit<PublicRecord, keyof (PublicEntertainment & PublicJustice & PublicBargains)>;

/** What is public as it stands in the state. */
function plainRecord(state: State): PlainRecord {
  const { title, houseRules, month, phase, outrage, feds } = state;
  const { victory, gangs, businesses, months, graveyard } = state;
  return {
    title,
    houseRules,
    month,
    phase,
    outrage,
    feds,
    victory,
    gangs,
    businesses,
    months,
    graveyard,
    ear: state.cityHall.ear,
  };
}

/** Bosses of the other gangs who are free. */
function rivalBosses(state: State, seat: SeatId): Record<SeatId, GangsterId> {
  const bosses: Record<SeatId, GangsterId> = {};
  for (const { id, gang } of bossesAtLarge(state)) if (gang !== seat) bosses[gang] = id;
  return bosses;
}

/** Bosses of the living gangs who are free, gone through once for all seats. */
function bossesAtLarge(state: State): readonly Pick<DeepReadonly<Gangster>, 'id' | 'gang'>[] {
  return askedOnce(state, bossesAtLarge, () =>
    theLiving(state).filter(
      ({ gang, isBoss, custody }) =>
        isBoss && state.gangs[gang]?.eliminatedMonth === null && custody === null,
    ),
  );
}

/**
 * What one seat knows; a Refusal for an unknown seat. Shows and bargains come from its own knowledge, which holds
 * what everybody knows of them.
 */
export function seatView(state: State, seat: SeatId): SeatView {
  const { bands, boxers, offers, lessons, bandTryMonth } = ownEntertainment(state, seat);
  const { accords, deals, proposals, rebuffs } = ownBargains(state, seat);
  const { officials, payrolls, dealings } = hallKnowledge(state, seat);
  const rivals = rivalsKnownTo(state, seat);
  const memories = memoriesOf(state, seat);
  // Plain values: a planner asks for the same few thousands of times.
  return {
    ...shortRecord(state, seat),
    bands,
    boxers,
    offers,
    lessons,
    bandTryMonth,
    accords,
    deals,
    proposals,
    rebuffs,
    officials,
    payrolls,
    dealings,
    rivals,
    memories,
  };
}

/**
 * As `seatView`, for a decision that asks for little: the longer lists are made when they are first asked for, so it
 * is let go before the next event.
 */
export function glance(state: State, seat: SeatId): SeatView {
  const shows = lazily(() => ownEntertainment(state, seat));
  const bargains = lazily(() => ownBargains(state, seat));
  const hall = lazily(() => hallKnowledge(state, seat));
  const rivals = lazily(() => rivalsKnownTo(state, seat));
  const memories = lazily(() => memoriesOf(state, seat));
  return {
    ...shortRecord(state, seat),
    get bands() {
      return shows().bands;
    },
    get boxers() {
      return shows().boxers;
    },
    get offers() {
      return shows().offers;
    },
    get lessons() {
      return shows().lessons;
    },
    get bandTryMonth() {
      return shows().bandTryMonth;
    },
    get accords() {
      return bargains().accords;
    },
    get deals() {
      return bargains().deals;
    },
    get proposals() {
      return bargains().proposals;
    },
    get rebuffs() {
      return bargains().rebuffs;
    },
    get officials() {
      return hall().officials;
    },
    get payrolls() {
      return hall().payrolls;
    },
    get dealings() {
      return hall().dealings;
    },
    get rivals() {
      return rivals();
    },
    get memories() {
      return memories();
    },
  };
}

/** What is at hand, or made when it is asked for. */
type ShortRecord = Omit<
  SeatView,
  keyof (OwnEntertainment & OwnBargains & HallKnowledge) | 'rivals' | 'memories'
> &
  Pick<State, 'bouts' | 'forcedBoozeMonth' | 'bigNameMonth'>;

/** Field by field: views are made by the thousand, and parts put together from records are slower. */
function shortRecord(state: State, seat: SeatId): ShortRecord {
  const { title, houseRules, month, phase, outrage, feds, victory, gangs } = state;
  const { businesses, months, graveyard, bouts, forcedBoozeMonth, bigNameMonth } = state;
  const { bossTrials, attorneyGeneral } = publicJustice(state);
  const { patients, pleas, bail, unasked, bossTrial } = ownJustice(state, seat);
  return {
    title,
    houseRules,
    month,
    phase,
    outrage,
    feds,
    victory,
    gangs,
    businesses,
    months,
    graveyard,
    ear: state.cityHall.ear,
    bossTrials,
    attorneyGeneral,
    patients,
    pleas,
    bail,
    unasked,
    bossTrial,
    bouts,
    forcedBoozeMonth,
    bigNameMonth,
    seat,
    whims: scrambledText(`${state.seed}/${seat}`),
    gang: gangOf(state, seat),
    mind: mindOf(state, seat),
    bosses: rivalBosses(state, seat),
    purse: purseOf(state, seat),
    members: membersOf(state, seat),
    sightings: lazily(() => Object.values(state.sightings).filter((one) => one.seat === seat)),
    books: lazily(() => Object.values(state.books).filter((row) => row.seat === seat)),
    vehicles: Object.values(state.vehicles).filter((vehicle) => vehicle.gang === seat),
    orders: Object.values(state.orders).filter((order) => order.seat === seat),
  };
}

/** What is worked out when it is first asked for. */
function lazily<T>(find: () => T): () => T {
  let found: { value: T } | null = null;
  return () => (found ??= { value: find() }).value;
}
