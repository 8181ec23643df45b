import { addArticle } from '#shared/words/text.ts';
import {
  nameDistrict,
  type BusinessType,
  type District,
  type GangType,
  type Racket,
} from '#shared/games/paradise/city.ts';
import type { NewsBusiness, NewsGang, NewsOfficial } from '#shared/games/paradise/news/news.ts';
import { precinctNames, formatStyledName, type OfficialKind } from '#shared/games/paradise/officials.ts';
import type { NewsBand, NewsBoxer } from '#shared/games/paradise/news/showNews.ts';
import type { Facts } from '#press/desk/desk.ts';
import { memoizeText } from '#shared/words/memoize.ts';
import { numberWords } from '#shared/words/sentences.ts';

/** A family newspaper's name for each trade. */
const trades: Record<BusinessType, string> = {
  'low-dive': 'grog shop',
  speakeasy: 'soft-drink parlor',
  nightclub: 'supper club',
  trucking: 'haulage firm',
  brewery: 'near-beer brewery',
  'house-of-ill-repute': 'disorderly house',
  brothel: 'furnished-rooms resort',
  'gentlemans-club': 'gentlemen’s club',
  'madame-louisas': 'escort bureau',
  bookies: 'bookmaker’s office',
  numbers: 'policy bank',
  'loan-sharks': 'salary-loan office',
  'wire-service': 'racing-wire office',
  'gambling-den': 'card room',
  gym: 'boxing gymnasium',
  arena: 'prize-fight arena',
  casino: 'gaming casino',
  racetrack: 'race course',
  'dog-track': 'greyhound track',
  protection: 'merchants’ protective league',
};

/** The same in the fewest letters, for headlines. */
const headlineTrades: Record<BusinessType, string> = {
  'low-dive': 'Grog Shop',
  speakeasy: 'Speakeasy',
  nightclub: 'Night Club',
  trucking: 'Truck Firm',
  brewery: 'Brewery',
  'house-of-ill-repute': 'Disorderly House',
  brothel: 'Resort',
  'gentlemans-club': 'Club',
  'madame-louisas': 'Escort Bureau',
  bookies: 'Bookmaker',
  numbers: 'Policy Bank',
  'loan-sharks': 'Loan Office',
  'wire-service': 'Wire Office',
  'gambling-den': 'Card Room',
  gym: 'Gymnasium',
  arena: 'Arena',
  casino: 'Casino',
  racetrack: 'Race Course',
  'dog-track': 'Dog Track',
  protection: 'Merchants’ League',
};

const outfits: Record<GangType, string> = {
  syndicate: 'syndicate',
  irish: 'Irish outfit',
  sicilian: 'Sicilian society',
  tong: 'Tong',
  street: 'street-corner crowd',
};

const racketTrades: Record<Racket, string> = {
  booze: 'liquor trade',
  prostitution: 'parlor-house trade',
  gambling: 'games of chance',
  protection: 'protection trade',
};

const headlineRackets: Record<Racket, string> = {
  booze: 'Liquor',
  prostitution: 'Vice',
  gambling: 'Gaming',
  protection: 'Protection',
};

/** `The Docks` → `the Docks`; other names are kept. */
const lowerArticle = memoizeText((name) => name.replace(/^The\s+/u, 'the '));

/** `The Docks` → `Docks`. */
export const dropArticle = memoizeText((name) => name.replace(/^The\s+(?=\S)/iu, ''));

/** A district in running text. */
export function formatDistrict(district: District): string {
  return district === 'racetrack' ? 'the Racetrack quarter' : lowerArticle(nameDistrict(district));
}

/** A district in a headline. */
export function formatDistrictHeadline(district: District): string {
  return dropArticle(nameDistrict(district));
}

/** Nouns that take an article when a gang is called by them. */
const articled =
  /\b(?:mob|crew|outfit|gang|crowd|club|tong|family|hand|combine|company|syndicate|ring|firm|society|association|league|organization|band|bunch)$/iu;

/** How a gang is spoken of. */
const formatSpoken = memoizeText((name) => {
  const isMany = /[^s]s$/iu.test(name);
  const bare = dropArticle(name);
  const takes = articled.test(bare) || isMany || bare !== name;
  return { isMany, phrase: takes ? `the ${bare}` : bare };
});

/** Returns true if a gang takes plural verbs: the Rats have, the Mob has. */
export function isMany({ name }: NewsGang): boolean {
  return formatSpoken(name).isMany;
}

/** A gang in running text: `the North Pier Mob`, `the Brickbat Kids`, `Murder Inc.` */
export function formatGang({ name }: NewsGang): string {
  return formatSpoken(name).phrase;
}

/** A business in running text. */
export function formatBusiness(business: NewsBusiness): string {
  return lowerArticle(business.name);
}

/** Gang facts: `{gang}`, `{Gang}` for headlines, `{boss}`, `{outfit}`, `{base}`. */
export function collectGangFacts(gang: NewsGang): Facts {
  return {
    gang: formatGang(gang),
    Gang: dropArticle(gang.name),
    gangWas: isMany(gang) ? 'were' : 'was',
    gangHas: isMany(gang) ? 'have' : 'has',
    boss: gang.boss,
    outfit: outfits[gang.type],
    base: formatDistrict(gang.base),
  };
}

/** Business facts: `{place}`, `{Place}`, `{trade}`, `{aTrade}`, `{Trade}`, `{district}`, `{District}`. */
export function collectBusinessFacts(business: NewsBusiness): Facts {
  return {
    place: formatBusiness(business),
    Place: dropArticle(business.name),
    trade: trades[business.type],
    aTrade: addArticle(trades[business.type]),
    Trade: headlineTrades[business.type],
    district: formatDistrict(business.district),
    District: formatDistrictHeadline(business.district),
  };
}

/** District facts: `{district}`, `{District}`. */
export function collectDistrictFacts(district: District): Facts {
  return { district: formatDistrict(district), District: formatDistrictHeadline(district) };
}

/** Racket facts: `{racket}`, `{Racket}`. */
export function collectRacketFacts(racket: Racket): Facts {
  return { racket: racketTrades[racket], Racket: headlineRackets[racket] };
}

/** A post in the fewest letters, for headlines. */
const headlinePosts: Record<OfficialKind, string> = {
  mayor: 'Mayor',
  judge: 'Judge',
  councilor: 'Councilor',
  chief: 'Chief',
  captain: 'Captain',
  editor: 'Editor',
  reporter: 'Reporter',
};

/** Describes the post that a man leaves. */
function describeChair({ kind, district, precinct }: NewsOfficial): string {
  if (district !== null) return `the council seat of ${formatDistrict(district)}`;
  if (precinct !== null) return `the captaincy of the ${precinctNames[precinct]}`;
  const chairs: Partial<Record<OfficialKind, string>> = {
    mayor: 'the Mayor’s chair',
    judge: 'a seat on the bench',
    chief: 'the Chief’s desk at headquarters',
  };
  return chairs[kind] ?? 'his desk';
}

/** Facts of an official: `{official}`, `{name}`, `{Post}` for headlines, `{chair}`. */
export function collectOfficialFacts(official: NewsOfficial): Facts {
  return {
    official: formatStyledName(official),
    name: official.name,
    Post: headlinePosts[official.kind],
    chair: describeChair(official),
  };
}

/** Spells a number up to twelve, as newspapers do; none is `no`. */
export function numberWord(number: number): string {
  if (number === 0) return 'no';
  return (number <= 12 ? numberWords[number] : undefined) ?? number.toLocaleString('en-US');
}

/**
 * Collects band facts: `{band}`, `{Band}`. `Babe Hollis, the Blue Canary` loses its comma, which would need another one
 * after it.
 */
export function collectBandFacts(band: NewsBand): Facts {
  const name = band.name.replace(', the ', ' the ');
  return { band: lowerArticle(name), Band: dropArticle(name) };
}

/** Facts of a boxer under a name: `{winner}`, `{Winner}`, `{winnersCorner}`. */
export function collectBoxerFacts(as: 'winner' | 'loser', boxer: NewsBoxer): Facts {
  const { name, gym, town } = boxer;
  const corner =
    gym === null ? `of ${town ?? 'parts unknown'}` : `of ${formatBusiness(gym)} in ${formatDistrict(gym.district)}`;
  const headline = as === 'winner' ? 'Winner' : 'Loser';
  return { [as]: name, [headline]: name, [`${as}sCorner`]: corner };
}

const smallOrdinals = [
  'Last',
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
] as const;

/** The number of a round in words, as long as a crowd would count. */
export function roundWord(round: number): string {
  return smallOrdinals[round] ?? 'Last';
}
