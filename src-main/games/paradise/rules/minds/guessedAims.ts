import { findCity, type City } from '#shared/games/paradise/cities/city.ts';
import { computePlayMonth } from '#shared/games/paradise/calendar.ts';
import type { District } from '#shared/games/paradise/city.ts';
import type { NewsItem, NewsItemOf } from '#shared/games/paradise/news/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { describeGangForNews } from '../city/newsFacts.ts';
import { listBattles, listLivingGangs, listOwnedBusinesses } from '../lookups.ts';
import type { State } from '../state.ts';
import type { CampaignBattle } from '../state/records/battles.ts';
import { findReasonsTold } from './lookups.ts';

type GuessedAim = NewsItemOf<'aim-guessed'>['aim'];

/** Among the briefs, and behind the rumors of deeds. */
const guessValue = 13;

/** Months before the first guess, because all gangs begin small. */
const monthsToBegin = 4;

/** Doors in one district at which the street guesses that a gang wants it, and at which the gang owns it. */
const doorsThatTell = 3;
const doorsThatTake = 6;

/** Fights with one rival in half a year at which the street guesses that a gang wants him gone. */
const fightsThatTell = 4;
const monthsOfFights = 6;

/**
 * Guesses the aim of one gang a month, in turn, by public facts: doors and fights. The real aims are not read, so a
 * guess may be wrong. Empty if the campaign prints no rumors.
 */
export function listGuessedAims(state: State, month: number): NewsItem[] {
  if (findReasonsTold(state) !== 'rumor' || computePlayMonth({ ...state, month }) < monthsToBegin) return [];
  const living = listLivingGangs(state);
  const gang = living[month % Math.max(1, living.length)];
  if (gang === undefined || living.length < 2) return [];
  const aim = inferAim(state, gang.id, month);
  if (aim === null) return [];
  return [{ kind: 'aim-guessed', value: guessValue, gang: describeGangForNews(state, gang.id), aim }];
}

function inferAim(state: State, seat: SeatId, month: number): GuessedAim | null {
  const own = listOwnedBusinesses(state, seat);
  if (own.length <= 1) return { kind: 'survive', doors: own.length };
  return (
    inferRivalAim(state, seat, month) ??
    inferDistrictAim(
      findCity(state),
      own.map(({ district }) => district),
    )
  );
}

/** Returns the living rival that the gang fought most, if often enough to tell. */
function inferRivalAim(state: State, seat: SeatId, month: number): GuessedAim | null {
  const fights = new Map<SeatId, number>();
  for (const battle of listBattles(state)) {
    if (battle.month <= month - monthsOfFights || battle.month > month) continue;
    const rival = findRival(battle, seat);
    if (rival !== null) fights.set(rival, (fights.get(rival) ?? 0) + 1);
  }
  const [most] = [...fights]
    .filter(([rival]) => state.gangs[rival]?.eliminatedMonth === null)
    .toSorted(([, one], [, other]) => other - one);
  if (most === undefined || most[1] < fightsThatTell) return null;
  return { kind: 'rival', rival: describeGangForNews(state, most[0]), fights: most[1] };
}

/** The other gang of a battle that was fought and that this gang began; null of any other. */
function findRival({ attackers, defenders, settled }: DeepReadonly<CampaignBattle>, seat: SeatId): SeatId | null {
  if (settled?.outcome === undefined || settled.outcome === null) return null;
  if (attackers.party !== seat || defenders.party === 'police') return null;
  return defenders.party;
}

/** Returns the district in which a gang holds the most businesses, unless it holds all of it. */
function inferDistrictAim({ districts }: City, held: readonly District[]): GuessedAim | null {
  const counted = districts.map((district) => ({ district, doors: held.filter((one) => one === district).length }));
  const [most] = counted.toSorted((one, other) => other.doors - one.doors);
  if (most === undefined || most.doors < doorsThatTell || most.doors >= doorsThatTake) return null;
  return { kind: 'district', ...most };
}
