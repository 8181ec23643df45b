import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { requireNeighborhood } from '#shared/games/godfather/board.ts';
import { requireFace } from '#shared/games/godfather/cards.ts';
import { describeStillBound } from '#shared/games/godfather/dealWords.ts';
import { createMarks } from '#shared/games/godfather/marks.ts';
import { rackets, racketTable } from '#shared/games/godfather/values.ts';
import type { FamilyView, GodfatherView, PlaceView } from '#shared/games/godfather/views.ts';
import type { PacketPart } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';

const findFamilyName = ({ families }: GodfatherView, seat: SeatId | null): string =>
  families.find((one) => one.seat === seat)?.name ?? 'nobody';

/** [GOD-VIEW-6] Builds a family's packet from its own view: its questions, its standing, the board. */
export function buildPacketParts(view: GodfatherView, seat: SeatId): PacketPart[] {
  const own = view.families.find((one) => one.seat === seat);
  if (own === undefined) return [];
  return [
    describeAsked(view, own),
    describeStanding(view, own),
    ...listPromises(view, seat),
    describeFamilies(view),
    describeQuarters(view),
    ...view.places.filter(({ status }) => status === 'open').map((place) => drawGrid(view, place)),
    describeCosts(view),
  ];
}

/** [GOD-TURN-2] The orders open to a family now, by the step of the turn alone. */
const mayDo: Readonly<Record<GodfatherView['stage']['at'], string>> = {
  opening: 'The rules go on first.',
  card: 'Write “Card”; with a Fingerman “Card, pointing at” and up to three positions, or “Card, pointing at nobody”. Unless the card is a Break the rest of your turn may stand on the same sheet.',
  finger: 'Write “Point at” and up to three positions, or “Point at nobody”.',
  lose: 'Write “Lose” and the positions.',
  sell: 'Write “Sell” and the positions.',
  position:
    'Write “Put”, the men and their positions, in as many lines as you like, or “Put nothing”; that ends your turn. Proposals go on a sheet of their own before it.',
  answer: 'Write “Accept”, “Refuse”, or “Counter” and your own terms.',
  vote: 'Write “Agree” or “Disagree”.',
  penalty: 'Write “Give up” and the position.',
  draw: 'The rules go on first.',
};

function describeAsked(view: GodfatherView, own: FamilyView): PacketPart {
  const title = 'What you are asked';
  if (view.ending !== null) {
    return { title, sentences: ['Nothing more; the game is over.'], table: null };
  }
  if (view.asked !== own.seat) {
    const sentence =
      view.asked === null
        ? 'Nothing yet; this is how it stands.'
        : `Nothing yet. The ${pluralizeFamily(findFamilyName(view, view.asked))} are to act; this is how it stands.`;
    return { title, sentences: [sentence], table: null };
  }
  const { stage, turn } = view;
  const may = stage.at === 'answer' && stage.isCounter ? 'Write “Accept” or “Refuse”.' : mayDo[stage.at];
  const free = turn.free === null ? [] : [describeFree(turn.free)];
  const start = turn.isFirst
    ? [
        `It is your first turn: one to three men in ${turn.starts === 1 ? 'one Neighborhood' : 'each of two Neighborhoods'}.`,
      ]
    : [];
  return { title, sentences: [view.wait?.says.explanation ?? '', may, ...start, ...free], table: null };
}

function describeFree({ racket, count }: NonNullable<GodfatherView['turn']['free']>): string {
  const { piece, pieces } = racketTable[racket];
  return `You have ${formatCount(count, `free ${piece}`, `free ${pieces}`)} to put down this turn.`;
}

function describeStanding(view: GodfatherView, own: FamilyView): PacketPart {
  const claims = view.places.flatMap(({ name, claim }) =>
    claim?.seat === own.seat
      ? [
          `You claim ${name}${claim.toAnswer.length === 0 ? '; it is yours when your turn opens' : `; still to answer: ${joinWords(claim.toAnswer.map((one) => `the ${pluralizeFamily(findFamilyName(view, one))}`))}`}.`,
        ]
      : [],
  );
  const bonuses = own.bonuses.map(
    ({ neighborhood, dollars, left }) =>
      `${requireNeighborhood(neighborhood).name} pays you ${formatDollars(dollars)} on ${left === 1 ? 'your next turn' : `each of your next ${left} turns`}.`,
  );
  return {
    title: 'How you stand',
    sentences: [...claims, ...bonuses, ...describeDecided(view)],
    table: {
      head: ['What', 'Yours'],
      rows: [
        ['cash', formatDollars(own.cashDollars)],
        ['values of Neighborhoods', formatDollars(own.valueDollars)],
        ['total', formatDollars(own.totalDollars)],
        ['your men at half price', formatDollars(own.reserveDollars)],
        ['card in hand', handText(own)],
        ['men taken, men lost', `${own.takenPieces}, ${own.lostPieces}`],
      ],
    },
  };
}

/** [GOD-END-5] Describes a game that is decided, and how it can be closed. */
function describeDecided({ decided, families }: GodfatherView): string[] {
  const leader = families.find(({ seat }) => seat === decided);
  if (leader === undefined) return [];
  return [
    `No family can overtake the ${pluralizeFamily(leader.name)} any more with what is left on the board. The games master may end the game; a stalemate that is proposed is agreed to by every family that the program plays.`,
  ];
}

function handText({ hand, hasCard }: FamilyView): string {
  if (hand !== null) return requireFace(hand).title;
  return hasCard ? 'the one on your table' : 'none';
}

/** Lists the deals that the family may know of and that bind somebody or wait for an answer. */
function listPromises(view: GodfatherView, seat: SeatId): PacketPart[] {
  const sentences = view.bargains
    .filter(({ status, to, from }) => (status === 'offered' ? to === seat || from === seat : status === 'running'))
    .map((deal) =>
      deal.status === 'offered'
        ? `Offered: ${deal.text}`
        : `${deal.text} It binds ${describeStillBound(deal, (one) => findFamilyName(view, one))}.`,
    );
  return sentences.length === 0 ? [] : [{ title: 'Deals', sentences, table: null }];
}

function describeFamilies(view: GodfatherView): PacketPart {
  const marks = createMarks(view.families);
  const inOrder = view.ranking.flatMap((seat) => view.families.find((one) => one.seat === seat) ?? []);
  return {
    title: 'The families',
    sentences: [`They play in this order: ${view.order.map((one) => findFamilyName(view, one)).join(', ')}.`],
    table: {
      head: ['Family', 'Total', 'Cash', 'Values', 'Men on the board', 'Taken', 'Lost'],
      rows: inOrder.map((one) => [
        `${one.name} (${marks.get(one.seat) ?? ''})`,
        formatDollars(one.totalDollars),
        formatDollars(one.cashDollars),
        formatDollars(one.valueDollars),
        String(one.pieces.reduce((sum, { count }) => sum + count, 0)),
        String(one.takenPieces),
        String(one.lostPieces),
      ]),
    },
  };
}

function describeState(view: GodfatherView, place: PlaceView): string {
  const { status, claim, controller, quiet } = place;
  if (status === 'unplayed') return 'unplayed';
  if (status === 'controlled') return `controlled by the ${pluralizeFamily(findFamilyName(view, controller))}`;
  if (status === 'stalemated') return 'nobody’s';
  if (claim !== null) return `claimed by the ${pluralizeFamily(findFamilyName(view, claim.seat))}`;
  return quiet === 0 ? 'fought for' : `fought for, quiet for ${formatCount(quiet, 'round')}`;
}

function describeQuarters(view: GodfatherView): PacketPart {
  const left = view.roundsLeft === null ? [] : [`${formatCount(view.roundsLeft, 'round')} left.`];
  return {
    title: 'Manhattan',
    sentences: left,
    table: {
      head: ['Neighborhood', 'Racket', 'Worth', 'Needed', 'Held', 'State'],
      rows: view.places.map((place) => [
        `${place.name} (${place.key})`,
        place.racket === null ? 'none yet' : racketTable[place.racket].name,
        place.worthDollars === null ? '' : formatDollars(place.worthDollars),
        `${place.majority} of ${requireNeighborhood(place.key).positions.length}`,
        place.standings
          .filter(({ held }) => held > 0)
          .map(({ seat, held }) => `${findFamilyName(view, seat)} ${held}`)
          .join(', '),
        describeState(view, place),
      ]),
    },
  };
}

/** Draws the occupants of a Neighborhood by the marks of families; a period is an empty position. */
function drawGrid(view: GodfatherView, { key, name, pieces }: PlaceView): PacketPart {
  const { rows } = requireNeighborhood(key);
  const marks = createMarks(view.families);
  const columns = [...(rows[0] ?? '')].map((_sign, at) => String.fromCharCode(65 + at));
  const formatCell = (spot: string, sign: string): string => {
    if (sign !== '#') return '';
    const there = pieces.find(({ position }) => position === `${key}-${spot}`);
    return there === undefined ? '.' : (marks.get(there.seat) ?? '');
  };
  return {
    title: `${name} (${key})`,
    sentences: [],
    table: {
      head: ['Row', ...columns],
      rows: rows.map((row, north) => [
        String(north + 1),
        ...[...row].map((sign, west) => formatCell(`${columns[west] ?? ''}${north + 1}`, sign)),
      ]),
    },
  };
}

function describeCosts(view: GodfatherView): PacketPart {
  return {
    title: 'What a man costs',
    sentences: [`${formatCount(view.unseen.left, 'card')} of this pass are still unseen, counting those in hands.`],
    table: {
      head: ['Man', 'Cost', 'At half price', 'May open a Neighborhood'],
      rows: rackets.map((racket) => [
        racketTable[racket].piece,
        formatDollars(racketTable[racket].costDollars),
        formatDollars(racketTable[racket].halfDollars),
        view.openable.includes(racket) ? 'yes' : 'no',
      ]),
    },
  };
}
