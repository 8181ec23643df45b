import { publicCauseSchema, type ScenarioName } from '#shared/games/paradise/battles.ts';
import type { BattleId, BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import type {
  NewsItem,
  NewsItemOf,
  NewsPerson,
  NewsSeen,
  NewsSide,
  NewsToll,
} from '#shared/games/paradise/news/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { findProminentRole } from '../funerals/funerals.ts';
import { formatTarget } from '../officials/targets.ts';
import { isFederal } from '../state/records/battleWords.ts';
import type { CampaignBattle, Force } from '../state/records/battles.ts';
import type { EventOf, ParadiseEvent } from '../events/schemas.ts';
import type { State } from '../state.ts';
import { describeBusinessForNews, describeGangForNews } from '../city/newsFacts.ts';
import { describeRole } from '../gangs/naming.ts';
import { isGang } from './arranging/parties.ts';

/** News value of a fight in which nobody falls. */
const fights: Readonly<Record<ScenarioName, number>> = {
  raid: 56,
  siege: 66,
  'smash-and-grab': 42,
  hit: 60,
  hijack: 36,
  meet: 58,
  'show-of-strength': 48,
  showdown: 60,
  rumble: 22,
  'mean-streets': 32,
  'police-raid': 56,
};
const targetDead = 10;
const bossDead = 95;
const officialDead = 92;
/** A man of no name who died of his wounds: a line, and his place in the roll. */
const obscureDeath = 12;
/** A fight that kills bystanders is worth at least this. */
const citizensDead = 74;
/** Below the death of a Boss, whatever else happened. */
const mostWithoutBoss = 89;

/** Everything the town heard of one fight, in the order of the month. */
type Account = {
  report: EventOf<'battle-reported'>;
  /** Place of the report among the month's events. */
  at: number;
  battle: DeepReadonly<CampaignBattle>;
  /** The events after it, before the next fight began. */
  after: readonly ParadiseEvent[];
};

/** Reports the month's public news of fights, deaths and their results, in the order of events. */
export function reportBattles(state: State, events: readonly ParadiseEvent[]): NewsItem[] {
  const told = listAccounts(state, events);
  const items = told.flatMap((account) => buildBattleItem(state, account));
  const raided = new Set(told.flatMap((account) => listClosed(account)));
  return [
    ...items,
    ...events.flatMap((event, at) => createItems(state, event, raided).map((item) => ({ ...item, at }))),
  ];
}

/** [TAKE-2] Sums the cost of the fights of several crews at one door. */
export function sumClashToll(state: State, events: readonly ParadiseEvent[], business: BusinessId): NewsToll {
  const tolls = listAccounts(state, events)
    .filter(({ battle }) => battle.isClash && battle.business === business)
    .map((account) => countToll(state, account));
  const count = (what: 'othersDead' | 'citizensDead' | 'policeHurt'): number =>
    tolls.reduce((total, toll) => total + toll[what], 0);
  return {
    dead: tolls.flatMap(({ dead }) => dead),
    arrested: tolls.flatMap(({ arrested }) => arrested),
    othersDead: count('othersDead'),
    citizensDead: count('citizensDead'),
    policeHurt: count('policeHurt'),
    causes: [...new Set(tolls.flatMap(({ causes }) => causes))],
  };
}

/** [TAKE-2] Lists the gangs whose crews fought at one door this month, without those of the last fight. */
export function listClashSeats(state: State, events: readonly ParadiseEvent[], business: BusinessId): SeatId[] {
  return listAccounts(state, events)
    .filter(({ battle }) => battle.isClash && battle.business === business)
    .flatMap(({ battle }) => [battle.attackers.party, battle.defenders.party].filter(isGang));
}

/** [RK-5, SCN-5] Lists businesses that were taken in fights, for files whose events do not say so. */
export function listTakenInFights(state: State, events: readonly ParadiseEvent[]): Set<BusinessId> {
  const fought = listAccounts(state, events).filter(({ battle }) => battle.scenario !== 'meet');
  return new Set(fought.flatMap(({ after }) => listTaken(after)));
}

/** [SCN-4] Finds the former owner of a business that a parley handed over, in files whose events do not say so. */
export function findYielder(state: State, events: readonly ParadiseEvent[], business: BusinessId): SeatId | null {
  const parley = listAccounts(state, events).find(
    ({ battle, after }) => battle.scenario === 'meet' && listTaken(after).includes(business),
  );
  const party = parley?.battle.defenders.party;
  return party !== undefined && isGang(party) ? party : null;
}

function listAccounts(state: State, events: readonly ParadiseEvent[]): Account[] {
  return events.flatMap((report, at): Account[] => {
    if (report.type !== 'battle-reported') return [];
    const battle = state.battles[report.battle];
    if (battle === undefined) return [];
    const rest = events.slice(at + 1);
    const end = rest.findIndex(({ type }) => type === 'battle-settled');
    return [{ report, at, battle, after: end === -1 ? rest : rest.slice(0, end) }];
  });
}

/** Lists the businesses that changed hands by the fight itself. */
function listTaken(after: readonly ParadiseEvent[]): BusinessId[] {
  return after.flatMap((event) =>
    event.type === 'taken-over' && event.lead === null && event.by !== 'bargain' ? [event.business] : [],
  );
}

/** [RK-5] Lists the businesses that were taken along with the one fought for. */
function listAlsoTaken(
  after: readonly ParadiseEvent[],
  door: BusinessId | null,
): Pick<NewsItemOf<'battle'>, 'alsoTaken'> {
  const others = listTaken(after).filter((id) => id !== door);
  return others.length === 0 ? {} : { alsoTaken: others };
}

/** [SCN-10] Returns the business that the law closed in this fight. */
function listClosed({ battle, report }: Account): BusinessId[] {
  const isLaw = !isGang(battle.attackers.party);
  return isLaw && battle.business !== null && report.winner !== 'defenders' ? [battle.business] : [];
}

function buildBattleItem(state: State, account: Account): NewsItemOf<'battle'>[] {
  const { battle, report, after, at } = account;
  const toll = countToll(state, account);
  // Crews at one door have their own news; a Meet is news only when guns are drawn.
  if (battle.isClash || (battle.scenario === 'meet' && isPeaceful(toll))) return [];
  const target = battle.target === null ? null : createPerson(state, battle.target);
  const { official = null } = battle;
  // A man of office is on no roster: he is dead when those who came for him have won.
  const isTargetDead =
    official === null ? battle.target !== null && report.dead.includes(battle.target) : report.winner === 'attackers';
  const smashed = after.find((event) => event.type === 'smashed');
  return [
    {
      kind: 'battle',
      value: official !== null && isTargetDead ? officialDead : scoreNews(battle.scenario, toll, isTargetDead),
      scenario: battle.scenario,
      attackers: describeNewsSide(state, battle.attackers),
      defenders: describeNewsSide(state, battle.defenders),
      winner: report.winner,
      business: battle.business === null ? null : describeBusinessForNews(state, battle.business),
      district: battle.district,
      target: target !== null && (isTargetDead || target.isBoss) ? target : null,
      official: official === null ? null : formatTarget(official),
      isTargetDead,
      isSurrender: listLines(after, battle.id).some(({ cause }) => cause === 'surrendered'),
      taken: listTaken(after).length,
      ...listAlsoTaken(after, battle.business),
      monthsShut: smashed?.type === 'smashed' ? smashed.months : 0,
      toll,
      ...(report.seen === undefined ? {} : { seen: describeSeen(state, battle, report.seen) }),
      at,
    },
  ];
}

function isPeaceful({ dead, arrested, othersDead, citizensDead, causes }: NewsToll): boolean {
  return dead.length + arrested.length + othersDead + citizensDead + causes.length === 0;
}

function scoreNews(scenario: ScenarioName, toll: NewsToll, isTargetDead: boolean): number {
  if (toll.dead.some(({ isBoss }) => isBoss)) return bossDead;
  const value =
    fights[scenario] +
    (isTargetDead ? targetDead : 0) +
    Math.min(12, toll.dead.length * 3) +
    Math.min(5, toll.othersDead) +
    Math.min(8, toll.policeHurt * 2) +
    Math.min(18, toll.citizensDead * 6);
  return Math.min(mostWithoutBoss, toll.citizensDead > 0 ? Math.max(citizensDead, value) : value);
}

function countToll(state: State, { report, battle, after }: Account): NewsToll {
  const causes = listLines(after, battle.id).flatMap(({ cause }) => {
    const known = publicCauseSchema.safeParse(cause);
    return known.success ? [known.data] : [];
  });
  return {
    dead: report.dead.map((id) => createPerson(state, id, findGangAt(battle, id))),
    arrested: report.arrested.map((id) => createPerson(state, id, findGangAt(battle, id))),
    othersDead: report.othersDead,
    citizensDead: report.citizensDead,
    policeHurt: report.policeHurt,
    causes,
  };
}

function listLines(after: readonly ParadiseEvent[], battle: BattleId) {
  return after.flatMap((event) => (event.type === 'outrage-stirred' && event.battle === battle ? event.lines : []));
}

/** Finds the gang on whose side somebody was in a fight, which he may have left since. */
function findGangAt({ attackers, defenders }: DeepReadonly<CampaignBattle>, id: GangsterId): SeatId | undefined {
  const side = [attackers, defenders].find(({ crew, reserve }) => crew.includes(id) || reserve.includes(id));
  return side !== undefined && isGang(side.party) ? side.party : undefined;
}

function createPerson(state: State, id: GangsterId, side?: SeatId): NewsPerson {
  const gangster = state.gangsters[id] ?? state.graveyard[id]?.gangster;
  if (gangster === undefined) throw new Error(`News of a gangster who never was: ${id}`);
  const { name, isBoss, gang, formerNames, skills, profile } = gangster;
  const [formerly] = formerNames ?? [];
  const isWoman = profile === 'moll' || skills.some((skill) => skill === 'femme-fatale' || skill === 'nice-girl');
  return {
    id,
    name,
    isBoss,
    gang: describeGangForNews(state, side ?? gang),
    role: describeRole(gangster),
    ...(formerly === undefined ? {} : { formerly }),
    ...(isWoman ? { isWoman } : {}),
  };
}

/** Describes what the street saw of a fight, with the people it could tell apart. */
function describeSeen(
  state: State,
  battle: DeepReadonly<CampaignBattle>,
  { heads, shots = [], hurt = [], ...counts }: NonNullable<EventOf<'battle-reported'>['seen']>,
): NewsSeen {
  const meet = (id: GangsterId): NewsPerson => createPerson(state, id, findGangAt(battle, id));
  const meetHead = (id: GangsterId | null): NewsPerson | null => (id === null ? null : meet(id));
  return {
    ...counts,
    ...(heads === undefined
      ? {}
      : { heads: { attackers: meetHead(heads.attackers), defenders: meetHead(heads.defenders) } }),
    ...(shots.length === 0 ? {} : { shots: shots.map(({ gangster, by }) => ({ dead: meet(gangster), by: meet(by) })) }),
    ...(hurt.length === 0 ? {} : { hurt: hurt.map(meet) }),
  };
}

function describeNewsSide(state: State, { party, extras }: DeepReadonly<Force>): NewsSide {
  if (isGang(party)) return describeGangForNews(state, party);
  return extras.some(({ profile }) => isFederal(profile)) ? 'feds' : 'police';
}

function createItems(state: State, event: ParadiseEvent, raided: ReadonlySet<BusinessId>): NewsItem[] {
  switch (event.type) {
    case 'died': {
      const dead = state.graveyard[event.gangster]?.gangster;
      const role = dead === undefined ? null : findProminentRole(dead);
      if (event.battle !== null) return [];
      const person = createPerson(state, event.gangster);
      const value = person.isBoss ? 90 : role === null ? obscureDeath : 42;
      return [{ kind: 'death', value, person, role: role ?? 'member' }];
    }
    case 'boss-succeeded': {
      const gangster = createPerson(state, event.gangster);
      const gang = describeGangForNews(state, event.seat);
      return [{ kind: 'succession', value: 54, gang, heir: gangster.name, id: event.gangster }];
    }
    case 'broke-away': {
      if (raided.has(event.business)) return [];
      const gang = describeGangForNews(state, event.from);
      return [{ kind: 'broke-away', value: 34, gang, business: describeBusinessForNews(state, event.business) }];
    }
    case 'deal-broken':
      return [
        {
          kind: 'deal-broken',
          value: 40,
          gang: describeGangForNews(state, event.by),
          ...(event.to === undefined || event.what === undefined
            ? {}
            : { wronged: describeGangForNews(state, event.to), isTruce: event.what === 'truce' }),
        },
      ];
    case 'bargain-told': {
      const { asker, other, line } = event;
      const districts = line === null ? [] : [...line.ours, ...line.theirs];
      const pair = { gang: describeGangForNews(state, asker), other: describeGangForNews(state, other) };
      return [{ kind: 'bargain-made', value: 38 + districts.length, ...pair, districts }];
    }
    case 'outrage-eased':
      return [{ kind: 'outrage-eased', value: 12 }];
    case 'feds-reinforced':
      return [{ kind: 'feds-reinforced', value: 64, agents: event.to }];
    default:
      return [];
  }
}
