import type { GangsterId } from '../../../../src-shared/games/paradise/ids.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { scrambledText } from '../../../kernel/dice/scramble.ts';
import { ownBargains, publicBargains } from '../bargains/knowledge.ts';
import { rivalsKnownTo } from '../battles/settling/sightings.ts';
import { ownJustice, publicJustice } from '../courts/knowledge.ts';
import { hallKnowledge } from '../officials/knowledge.ts';
import { ownEntertainment, publicEntertainment } from '../shows/knowledge.ts';
import type { State } from '../state/index.ts';
import { gangOf, membersOf, purseOf } from '../state/lookups.ts';
import type {
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
  for (const { id, gang, isBoss, custody } of Object.values(state.gangsters)) {
    const isLiving = state.gangs[gang]?.eliminatedMonth === null;
    if (isBoss && isLiving && gang !== seat && custody === null) bosses[gang] = id;
  }
  return bosses;
}

/**
 * What one seat knows; a Refusal for an unknown seat. Shows and bargains come from its own knowledge, which holds
 * what everybody knows of them.
 */
export function seatView(state: State, seat: SeatId): SeatView {
  // Plain values: a planner asks for the same few thousands of times.
  return { ...glance(state, seat) };
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
  const sightings = lazily(() => Object.values(state.sightings).filter((one) => one.seat === seat));
  const books = lazily(() => Object.values(state.books).filter((row) => row.seat === seat));
  return {
    ...plainRecord(state),
    ...publicJustice(state),
    ...ownJustice(state, seat),
    bouts: state.bouts,
    forcedBoozeMonth: state.forcedBoozeMonth,
    bigNameMonth: state.bigNameMonth,
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
    seat,
    whims: scrambledText(`${state.seed}/${seat}`),
    gang: gangOf(state, seat),
    mind: mindOf(state, seat),
    bosses: rivalBosses(state, seat),
    purse: purseOf(state, seat),
    members: membersOf(state, seat),
    sightings,
    books,
    vehicles: Object.values(state.vehicles).filter((vehicle) => vehicle.gang === seat),
    orders: Object.values(state.orders).filter((order) => order.seat === seat),
    get rivals() {
      return rivals();
    },
    get memories() {
      return memories();
    },
  };
}

/** What is worked out when it is first asked for. */
function lazily<T>(find: () => T): () => T {
  let found: { value: T } | null = null;
  return () => (found ??= { value: find() }).value;
}
