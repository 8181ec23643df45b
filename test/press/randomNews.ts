import { districts } from '#test/support/paradiseCity.ts';
import fc from 'fast-check';
import { publicCauses, scenarioNames } from '#shared/games/paradise/battles.ts';
import { businessTypes, gangTypes, rackets } from '#shared/games/paradise/city.ts';
import type {
  MonthNews,
  NewsBusiness,
  NewsGang,
  NewsItem,
  NewsOfficial,
  NewsPerson,
  NewsSide,
  NewsToll,
} from '#shared/games/paradise/news/news.ts';
import type { NewsBand, NewsBoxer } from '#shared/games/paradise/news/showNews.ts';
import { rumorDeeds } from '#shared/games/paradise/news/rumors.ts';
import { bandActs } from '#shared/games/paradise/shows.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import { findRacket } from '#main/games/paradise/rules/city/fullRackets.ts';

/** Names that no stock text of the paper holds. */
export const gangNames = [
  'The Quorvaths',
  'Zebulex Mob',
  'Brixnard & Sons',
  'The <b>Yondel</b> Boys',
  "O'Wimsey's “Own”",
  'St. Vexford Street',
  'Krel*Tor_Nine',
  'Società Plinquo',
] as const;

export const bossNames = ['Ignaz Threll', 'Mops "Dibs" Quen', 'J. P. Wurlo', 'Sal <Vantz>'] as const;
export const placeNames = ['The Gimbrel', 'Nurz Hall', 'Fobley’s', 'Wyx & Wyx', 'The Oolong Pit'] as const;

/** Names of officials that no stock text holds either. */
export const officialNames = ['Quill Snodhurst', 'Bo Ferrigan-Tove', 'Zed <i>Marl</i>'] as const;
export const actNames = ['The Vorpal Five', 'Miss Quillith Zane', 'Zob and Zinnia'] as const;
/** Gangsters whom only a death, an arrest or a trial puts in the papers. */
export const gangsterNames = [
  'Vito Quaggione',
  'Dutch Oxenwald',
  'Four-Eyes Prell',
  'Min <u>Yoke</u>',
  'Ape Zoltan',
] as const;
export const boxerNames = ['Kid Vlonk', 'Sailor Quibb', 'Young Yarrox'] as const;

const gang: fc.Arbitrary<NewsGang> = fc
  .record({
    name: fc.constantFrom(...gangNames),
    type: fc.constantFrom(...gangTypes),
    boss: fc.constantFrom(...bossNames),
    base: fc.constantFrom(...districts),
  })
  .map((fields) => ({ ...fields, seat: `seat-${fields.name}` as SeatId }));

const business: fc.Arbitrary<NewsBusiness> = fc
  .record({
    name: fc.constantFrom(...placeNames),
    type: fc.constantFrom(...businessTypes),
    district: fc.constantFrom(...districts),
  })
  .map((fields) => ({ ...fields, racket: findRacket(fields.type), id: `id-${fields.name}` as BusinessId }));

const inOffice = (...kinds: NewsOfficial['kind'][]): fc.Arbitrary<NewsOfficial> =>
  fc
    .record({
      kind: fc.constantFrom(...kinds),
      name: fc.constantFrom(...officialNames),
      district: fc.constantFrom(...districts),
      precinct: fc.constantFrom(1 as const, 2 as const, 3 as const),
    })
    .map(({ kind, name, district, precinct }) => ({
      kind,
      name,
      district: kind === 'councilor' ? district : null,
      precinct: kind === 'captain' ? precinct : null,
    }));
const inTheNews = fc.constantFrom(...officialNames);
const governing = ['mayor', 'judge', 'councilor', 'chief', 'captain'] as const;

const value = fc.integer({ min: 0, max: 100 });
const doors = fc.integer({ min: 0, max: 60 });
const kind = <K extends NewsItem['kind']>(name: K): fc.Arbitrary<K> => fc.constant(name);

const band: fc.Arbitrary<NewsBand> = fc.record({
  name: fc.constantFrom(...actNames),
  act: fc.constantFrom(...bandActs),
});

const boxer: fc.Arbitrary<NewsBoxer> = fc.record({
  name: fc.constantFrom(...boxerNames),
  gym: fc.option(business),
  owner: fc.option(gang),
  town: fc.constantFrom(null, 'Zanesborough'),
});

const person: fc.Arbitrary<NewsPerson> = fc.record({
  name: fc.constantFrom(...gangsterNames),
  isBoss: fc.boolean(),
  gang,
});
const toll: fc.Arbitrary<NewsToll> = fc.record({
  dead: fc.array(person, { maxLength: 5 }),
  arrested: fc.array(person, { maxLength: 3 }),
  othersDead: fc.nat(6),
  citizensDead: fc.nat(3),
  policeHurt: fc.nat(4),
  causes: fc.uniqueArray(fc.constantFrom(...publicCauses)),
});
const side: fc.Arbitrary<NewsSide> = fc.oneof(
  { weight: 4, arbitrary: gang },
  { weight: 1, arbitrary: fc.constantFrom('police' as const, 'feds' as const) },
);
const named = fc.constantFrom(...gangsterNames);

/** A fight, of any kind and outcome. */
export const fight = fc.record({
  kind: kind('battle'),
  value,
  scenario: fc.constantFrom(...scenarioNames),
  attackers: side,
  defenders: side,
  winner: fc.constantFrom('attackers' as const, 'defenders' as const, 'nobody' as const),
  business: fc.option(business),
  district: fc.constantFrom(...districts),
  target: fc.option(person),
  official: fc.option(fc.constantFrom(...officialNames)),
  isTargetDead: fc.boolean(),
  isSurrender: fc.boolean(),
  taken: fc.nat(4),
  monthsShut: fc.nat(6),
  toll,
});

/** Any piece of news. */
export const newsItem: fc.Arbitrary<NewsItem> = fc.oneof(
  fc.record({ kind: kind('gangs-of-the-city'), value, gangs: fc.array(gang, { maxLength: 8 }) }),
  fc.record({ kind: kind('taken-over'), value, gang, business }),
  fc.record({
    kind: kind('contested'),
    value,
    gangs: fc.array(gang, { minLength: 2, maxLength: 4 }),
    winner: fc.option(gang),
    business,
    toll,
  }),
  fc.record({
    kind: kind('full-racket'),
    value,
    gang,
    racket: fc.constantFrom(...rackets),
    district: fc.constantFrom(...districts),
  }),
  fc.record({ kind: kind('shut'), value, gang, business }),
  fc.record({ kind: kind('reopened'), value, gang, business }),
  fc.record({ kind: kind('turned-independent'), value, gang, business }),
  fc.record({ kind: kind('changed-hands'), value, from: fc.option(gang), to: fc.option(gang), business }),
  fc.record({
    kind: kind('outrage'),
    value,
    verdict: fc.constantFrom(
      'quiet' as const,
      'calmed' as const,
      'something-must-be-done' as const,
      'feds-called' as const,
      'feds-stay' as const,
    ),
    outrage: fc.integer({ min: 0, max: 20 }),
    outrageBefore: fc.integer({ min: 0, max: 20 }),
  }),
  fc.record({ kind: kind('feds-leave'), value, gang }),
  fc.record({ kind: kind('feds-recalled'), value }),
  fc.record({ kind: kind('eliminated'), value, gang }),
  fc.record({
    kind: kind('standings'),
    value,
    holdings: fc.array(fc.record({ gang, businesses: doors }), { maxLength: 8 }),
    independent: doors,
    newLeader: fc.boolean(),
  }),
  fc.record({ kind: kind('handicap'), value, owner: fc.option(gang) }),
  fc.record({
    kind: kind('victory'),
    value,
    gang,
    how: fc.constantFrom('total-control' as const, 'last-standing' as const, 'last-month' as const),
  }),
  fc.record({
    kind: kind('city-hall'),
    value,
    officials: fc.array(inOffice(...governing, 'editor'), { maxLength: 21 }),
  }),
  fc.record({
    kind: kind('corruption'),
    value,
    gang,
    writer: inTheNews,
    target: inOffice(...governing),
    successor: fc.option(inTheNews),
  }),
  fc.record({ kind: kind('column'), value, writer: inTheNews, isHostile: fc.boolean() }),
  fc.record({ kind: kind('editorial'), value, isHostile: fc.boolean() }),
  fc.record({
    kind: kind('dismissal'),
    value,
    gang,
    mayor: inTheNews,
    target: inOffice('chief', 'captain'),
    successor: inTheNews,
  }),
  fc.record({
    kind: kind('accusation'),
    value,
    gang,
    mayor: inTheNews,
    target: inOffice('judge', 'councilor', 'chief', 'captain'),
    successor: fc.option(inTheNews),
  }),
  fc.record({ kind: kind('raid-ordered'), value, gang, business, sentBy: gang, extraCar: fc.boolean() }),
  fight,
  fc.record({ kind: kind('death'), value, person, role: fc.constantFrom('Boss', 'Torpedo') }),
  fc.record({ kind: kind('succession'), value, gang, heir: named }),
  fc.record({ kind: kind('broke-away'), value, gang, business }),
  fc.record({ kind: kind('deal-broken'), value, gang }),
  fc.record({ kind: kind('deal-broken'), value, gang, wronged: gang, isTruce: fc.boolean() }),
  fc.record({
    kind: kind('bargain-made'),
    value,
    gang,
    other: gang,
    districts: fc.uniqueArray(fc.constantFrom(...districts), { maxLength: 3 }),
  }),
  fc.record({ kind: kind('outrage-eased'), value }),
  fc.record({ kind: kind('feds-reinforced'), value, agents: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    kind: kind('verdict'),
    value,
    gang,
    name: named,
    outcome: fc.constantFrom('released', 'bailed', 'acquitted', 'sent-up'),
  }),
  fc.record({ kind: kind('stool-pigeon'), value, gang, name: named }),
  fc.record({ kind: kind('feds-targeted'), value, gang: fc.option(gang) }),
  fc.record({
    kind: kind('boss-trial'),
    value,
    gang,
    name: named,
    stage: fc.constantFrom('opened', 'goes-on', 'acquitted', 'convicted', 'mistrial'),
  }),
  fc.record({ kind: kind('rumor'), value, gang, deed: fc.constantFrom(...rumorDeeds) }),
  fc.record({
    kind: kind('aim-guessed'),
    value,
    gang,
    aim: fc.oneof(
      fc.record({
        kind: fc.constant('district' as const),
        district: fc.constantFrom(...districts),
        doors: fc.integer({ min: 3, max: 5 }),
      }),
      fc.record({ kind: fc.constant('rival' as const), rival: gang, fights: fc.integer({ min: 3, max: 12 }) }),
      fc.record({ kind: fc.constant('survive' as const), doors: fc.integer({ min: 0, max: 1 }) }),
    ),
  }),
  fc.record({ kind: kind('bad-booze'), value, gang, business }),
  fc.record({
    kind: kind('band-billed'),
    value,
    gang,
    band,
    club: business,
    from: fc.option(gang),
    isMove: fc.boolean(),
  }),
  fc.record({ kind: kind('band-on-air'), value, gang, band }),
  fc.record({ kind: kind('band-fades'), value, gang, band }),
  fc.record({
    kind: kind('title-bout'),
    value,
    winner: boxer,
    loser: boxer,
    rounds: fc.integer({ min: 1, max: 30 }),
    bets: fc.array(fc.record({ gang, dollars: fc.integer({ min: 10, max: 5_000 }), won: fc.boolean() }), {
      maxLength: 5,
    }),
  }),
  fc.record({ kind: kind('big-name'), value, gang, business }),
  fc.record({
    kind: kind('funeral'),
    value,
    gang,
    name: fc.constantFrom(...bossNames),
    role: fc.constantFrom('Boss', 'Enforcer', 'Gun Moll'),
    cars: fc.integer({ min: 2, max: 40 }),
    wreaths: fc.nat(6),
    finest: fc.option(gang),
  }),
  fc.record({
    kind: kind('public-works'),
    value,
    gang,
    dollars: fc.integer({ min: 1, max: 6 }).map((points) => points * 500),
  }),
);

/** Any month, dull or full. */
export const monthNews: fc.Arbitrary<MonthNews> = fc.record({
  month: fc.integer({ min: 1, max: 48 }),
  campaignSeed: fc.nat(),
  campaignTitle: fc.constant('Vosk Campaign Title'),
  smallPrint: fc.constant([]),
  items: fc.array(newsItem, { maxLength: 24 }),
});
