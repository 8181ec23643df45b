import type { Factor } from '#shared/words/journal.ts';
import { traitEnds, traits, type Trait } from '#shared/games/paradise/minds.ts';
import type { AttitudeMood, TermsForecast, TermsVerdict } from '#shared/games/paradise/views/attitudes.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import type { Judgment } from '../npc/bargains/judging.ts';
import type { Judge, Jury } from './jury.ts';

type Said = Judgment & { judge: Judge };

/** The planner's factors in the words of the asking gang. */
const retold: Readonly<Record<string, string>> = {
  'what they did to us': 'what you did to them',
  'what we owe them': 'what they owe you',
  'promises they broke': 'promises you broke',
  'months they left us alone': 'months you left them alone',
  'what we could take from them': 'what they could take from you',
  'ground they leave to us': 'ground you leave to them',
  'ground we leave to them': 'ground they leave to you',
  'there is nobody to go against': 'there is nobody to go against',
  'how far they are ahead of us': 'how far the others are ahead of them',
  'old scores with them': 'their old scores with the others',
  'no love lost between us': 'their kind never loved the others',
  'a fight costs men': 'a fight costs men',
  'our truce with them': 'their truce with the others',
  'what we pay': 'what they would pay',
  'what they pay': 'what you would pay',
  'money that we need elsewhere': 'money that they need elsewhere',
};

/** Describes the planner's factors from the asking gang's side, the weightiest first. */
export function describeFactors(factors: readonly Factor[]): Factor[] {
  return factors
    .filter(({ points }) => points !== 0)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .map((factor) => ({ ...factor, name: describeFactor(factor.name) }));
}

function describeFactor(name: string): string {
  const known = retold[name];
  if (known !== undefined) return known;
  if (name.endsWith(' for us')) return `${name.slice(0, -' for us'.length)} for them`;
  return name.endsWith(' given away') ? `${name.slice(0, -' given away'.length)}, which they give away` : name;
}

const moodWords: Readonly<Record<AttitudeMood, string>> = {
  hostile: 'They would rather see you fall than keep the peace',
  wary: 'They would rather have their hands free',
  even: 'Peace with you is worth little to them either way',
  'well-disposed': 'They would be glad of peace with you',
};

/** One sentence: how a gang feels, and the reason that weighs most. */
export function describeMood(mood: AttitudeMood, factors: readonly Factor[]): string {
  if (mood === 'even') return `${moodWords.even}.`;
  const sign = mood === 'hostile' || mood === 'wary' ? -1 : 1;
  const [chief] = describeFactors(factors).filter(({ points }) => points * sign > 0);
  return chief === undefined ? `${moodWords[mood]}.` : `${moodWords[mood]}. What weighs most: ${chief.name}.`;
}

type Written = Pick<TermsForecast, 'verdict' | 'sentence' | 'price'>;

/** Writes the forecast from the answers of all possible Bosses. */
export function writeForecast(jury: Exclude<Jury, { kind: 'player' }>, said: readonly Said[]): Written {
  if (jury.kind === 'whim') {
    return { verdict: 'whim', sentence: 'They answer by whim; nobody can say.', price: null };
  }
  const takes = said.filter(({ answer }) => answer === 'accept').length;
  const price = findPrice(said);
  const verdict = pickVerdict(said, takes);
  return { verdict, price, sentence: writeSentence(verdict, said, price) };
}

function pickVerdict(said: readonly Said[], takes: number): TermsVerdict {
  if (takes === said.length) return 'accept';
  const counters = said.filter(({ answer }) => answer === 'counter').length;
  if (takes * 2 >= said.length) return 'likely';
  if (takes + counters === 0) return 'refuse';
  return (takes + counters) * 2 > said.length ? 'price' : 'unlikely';
}

function findPrice(said: readonly Said[]): TermsForecast['price'] {
  const asked = said.flatMap(({ terms }) => terms?.payment?.dollars ?? []);
  return asked.length === 0 ? null : { least: Math.min(...asked), most: Math.max(...asked) };
}

function writeSentence(verdict: TermsVerdict, said: readonly Said[], price: TermsForecast['price']): string {
  const hinge = describeHinge(said);
  switch (verdict) {
    case 'accept':
      return 'They would take it.';
    case 'likely':
      return `They would probably take it${price === null ? '' : `, or else want ${describePrice(price)} for it`}.${hinge}`;
    case 'price':
      return `They would want ${price === null ? 'money' : describePrice(price)} for it.${hinge}`;
    case 'unlikely':
      return `Unlikely${price === null ? '' : `; perhaps for ${describePrice(price)}`}.${hinge}`;
    case 'refuse':
    case 'whim':
    case 'player':
      return 'Out of the question.';
  }
}

function describePrice({ least, most }: NonNullable<TermsForecast['price']>): string {
  return least === most ? formatDollars(least) : `${formatDollars(least)} to ${formatDollars(most)}`;
}

/** Shares of the two ends of a trait from which an answer hangs on it. */
const hangs = 0.4;

/** Names the traits of an unknown Boss on which his yes hangs; empty where it hangs on none. */
function describeHinge(said: readonly Said[]): string {
  const ends = traits.flatMap((trait) => findEnd(said, trait) ?? []);
  return ends.length === 0 ? '' : ` A ${joinWords(ends)} Boss sooner than another.`;
}

/** Finds the end of a trait at which the answer is kinder. */
function findEnd(said: readonly Said[], trait: Trait): string | null {
  const degrees = said.map(({ judge }) => judge.character[trait]);
  const [low, high] = [Math.min(...degrees), Math.max(...degrees)];
  if (low === high) return null;
  const computeKindness = (degree: number): number => {
    const those = said.filter(({ judge }) => judge.character[trait] === degree);
    return those.reduce((sum, one) => sum + rateAnswer(one), 0) / those.length;
  };
  const gain = computeKindness(high) - computeKindness(low);
  if (Math.abs(gain) < hangs) return null;
  return gain > 0 ? traitEnds[trait].high : traitEnds[trait].low;
}

function rateAnswer({ answer }: Said): number {
  return answer === 'accept' ? 2 : answer === 'counter' ? 1 : 0;
}
