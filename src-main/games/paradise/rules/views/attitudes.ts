import type { Factor } from '#shared/words/journal.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { type BargainTerms, makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import type {
  Attitude,
  Attitudes,
  LikelyOffer,
  AttitudeMood,
  TermsForecast,
  PromiseView,
} from '#shared/games/paradise/views/attitudes.ts';
import { checkTerms } from '../bargains/check.ts';
import { collectPublicNames, describeTerms, type TermNames } from '../bargains/words.ts';
import { turnTerms, dropCoveredTruces, isParty } from '../bargains/terms.ts';
import { checkRival } from '../filing/crews.ts';
import { listLivingGangs, listOwnedBusinesses, requireGang } from '../lookups.ts';
import { describeAmbition } from '../minds/telling.ts';
import { createReason } from '../minds/reason.ts';
import { scorePast, scoreTerms } from '../npc/bargains/bargainWorth.ts';
import { buildSeatView } from '../npc/sight.ts';
import type { State } from '../state.ts';
import type { SeatView, Accord } from '../state/seatView.ts';
import { describeMood, describeFactors, writeForecast } from './attitudeWords.ts';
import { listJudges, type Judge, type Jury } from './jury.ts';
import { listTies } from './ties.ts';

type Asker = { seat: SeatId; isGm: boolean };

/**
 * Builds the attitude of every living rival toward a gang, and of all gangs to each other, as far as the viewer may
 * know.
 */
export function buildAttitudes(state: State, asker: Asker): Attitudes {
  const view = buildSeatView(state, asker.seat);
  const rivals = listLivingGangs(state).filter(({ id }) => id !== asker.seat);
  return {
    rivals: rivals.map(({ id }) => buildAttitude(state, view, id, asker)),
    ties: listTies(state, asker.isGm ? 'gm' : asker.seat),
  };
}

/** [BARG-1] Forecasts a rival's answer to terms of a gang; refuses terms that could not be put at all. */
export function forecastTerms(state: State, asker: Asker, asked: { to: SeatId; terms: BargainTerms }): TermsForecast {
  const { to, terms } = asked;
  checkRival(state, asker.seat, to);
  checkTerms(state, { us: asker.seat, them: to }, terms, state.month + 1);
  const view = buildSeatView(state, asker.seat);
  return forecast(view, listJudges(state, view, to, asker.isGm), terms);
}

function buildAttitude(state: State, view: SeatView, rival: SeatId, asker: Asker): Attitude {
  const jury = listJudges(state, view, rival, asker.isGm);
  const promises = listPromises(view, rival);
  const bare = { rival, isKnown: asker.isGm, promises };
  const aim = asker.isGm ? describeAim(state, rival) : null;
  if (jury.kind === 'player') {
    const sentence = 'A player leads them; nobody reads his mind.';
    const nothing = { mood: null, points: 0, factors: [], offers: [] };
    return { ...bare, ...nothing, isPlayer: true, sentence, aim: null };
  }
  const { points, factors } = weighPeace(view, jury.usual);
  const mood = pickMood(points);
  return {
    ...bare,
    isPlayer: false,
    mood,
    points,
    sentence: describeMood(mood, factors),
    factors: describeFactors(factors),
    aim,
    offers: listOffers(view, rival).map((terms): LikelyOffer => {
      const words = describeTerms(collectPublicNames(view), terms, view.seat, rival);
      return { ...forecast(view, jury, terms), terms, words };
    }),
  };
}

/** Weighs a month of peace with the asking gang, and the past of the two, as the rival does. */
function weighPeace(view: SeatView, { weigher }: Judge): { points: number; factors: Factor[] } {
  const peace: BargainTerms = { ...makeEmptyTerms(), truceMonths: 1 };
  const { score, factors } = createReason('', [
    ...scoreTerms(weigher, view.seat, peace),
    ...scorePast(weigher, view.seat),
  ]);
  return { points: score, factors };
}

/** Points, in $100s, from which a month of peace is dear to a rival, and from which he would rather have none. */
const moodBounds = { hostile: -2, wary: -0.3, disposed: 1 } as const;

function pickMood(points: number): AttitudeMood {
  if (points <= moodBounds.hostile) return 'hostile';
  if (points < moodBounds.wary) return 'wary';
  return points < moodBounds.disposed ? 'even' : 'well-disposed';
}

function describeAim(state: State, seat: SeatId): string | null {
  const aim = state.minds[seat]?.ambition;
  if (aim === undefined) return null;
  return `${describeAmbition(aim.aim, (id) => requireGang(state, id).name)} ${aim.why}`;
}

/** The months of the truces that are thought of, the longest one last. */
const truces = [3, 6, 12] as const;
const lineMonths = 6;
const jointMonths = 2;

/** Terms worth thinking of: peace for a while, a line between the two bases, a hand against the largest gang. */
function listOffers(view: SeatView, rival: SeatId): BargainTerms[] {
  const { base } = requireGang(view, rival);
  const own = view.gang.base;
  const plain = makeEmptyTerms();
  const [leader] = listLivingGangs(view)
    .filter(({ id }) => id !== view.seat && id !== rival)
    .toSorted((a, b) => listOwnedBusinesses(view, b.id).length - listOwnedBusinesses(view, a.id).length);
  return [
    ...truces.map((truceMonths) => ({ ...plain, truceMonths })),
    ...(base === own ? [] : [{ ...plain, line: { months: lineMonths, ours: [own], theirs: [base] } }]),
    ...(leader === undefined
      ? []
      : [
          {
            ...plain,
            truceMonths: jointMonths,
            joint: { target: { kind: 'gang' as const, gang: leader.id }, month: view.month + 1 },
          },
        ]),
  ];
}

function forecast(view: SeatView, jury: Jury, terms: BargainTerms): TermsForecast {
  if (jury.kind === 'player') {
    return {
      verdict: 'player',
      sentence: 'A player leads them, and will answer for himself.',
      basis: 'Nobody can tell what a player will say.',
      ...{ score: 0, factors: [], price: null },
    };
  }
  const turned = turnTerms(terms);
  const said = jury.judges.map((judge) => ({ judge, ...judge.judge(turned) }));
  const usual = jury.usual.judge(turned);
  const { sentence, verdict, price } = writeForecast(jury, said);
  const factors = [...scoreTerms(jury.usual.weigher, view.seat, turned), ...scorePast(jury.usual.weigher, view.seat)];
  const weighed = createReason('', factors);
  return {
    verdict,
    sentence,
    price,
    basis: jury.basis,
    score: usual.answer === 'accept' ? usual.reason.score : weighed.score,
    factors: describeFactors(usual.answer === 'counter' ? weighed.factors : usual.reason.factors),
  };
}

/**
 * Lists the promises of a gang that a seat knows of, its own in full and those of others as the town heard them; newest
 * first.
 */
function listPromises(view: SeatView, gang: SeatId): PromiseView[] {
  const names = collectPublicNames(view);
  const own = dropCoveredTruces(
    view.deals.filter((deal) => isParty(deal, gang)),
    view.month,
  ).map((deal) => {
    const { id, asker, other, sinceMonth, untilMonth, brokenBy } = deal;
    const words = describeTerms(names, deal.terms, asker, other);
    return tell(view, { id, asker, other, sinceMonth, untilMonth, brokenBy }, words);
  });
  const known = new Set(view.deals.map(({ id }) => id));
  const told = view.accords
    .filter((accord) => isParty(accord, gang) && !known.has(accord.id))
    .map((accord) => tell(view, accord, describeAccord(names, accord)));
  return [...own, ...told].toSorted((one, other) => other.sinceMonth - one.sinceMonth);
}

function describeAccord(names: TermNames, accord: Accord): string[] {
  const { asker, other, truceMonths, line } = accord;
  if (truceMonths === null && line === null) return ['terms that nobody else was told'];
  return describeTerms(names, { ...makeEmptyTerms(), truceMonths, line }, asker, other);
}

type Bound = Pick<Accord, 'id' | 'asker' | 'other' | 'sinceMonth' | 'untilMonth' | 'brokenBy'>;

function tell(view: SeatView, bound: Bound, words: string[]): PromiseView {
  const { id, asker, other, sinceMonth, untilMonth, brokenBy } = bound;
  const isOver = untilMonth < view.month;
  const outcome = brokenBy !== null ? 'broken' : isOver ? 'kept' : 'in-force';
  return { id, asker, other, sinceMonth, untilMonth, brokenBy, words, outcome };
}
