import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { Fight, QuestionView } from '#shared/games/empire-city/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import type { WeighedQuestion, WeighedAnswer } from '#frame/questions/decision.ts';
import { copCardTable } from '#shared/games/empire-city/copCards.ts';
import { nameMan, nameThing } from '../orders/offers.ts';
import type { EmpireSession } from '../session.svelte.ts';

type Facts = Pick<WeighedQuestion, 'why' | 'heads' | 'sides'>;

/** The combat at a square that is shown and not decided. */
function findOpenCombat(session: EmpireSession, square: Cell | null): Extract<Fight, { kind: 'combat' }> | null {
  const found = session.view.fights.findLast(
    (fight) => fight.kind === 'combat' && fight.square === square && !fight.isOver,
  );
  return found?.kind === 'combat' ? found : null;
}

function findOpenHit(session: EmpireSession): Extract<Fight, { kind: 'hit' }> | null {
  const found = session.view.fights.findLast((fight) => fight.kind === 'hit');
  return found?.kind === 'hit' && found.how === 'open' ? found : null;
}

function listWho(names: readonly string[]): string {
  return names.length === 0 ? 'nobody' : joinWords(names);
}

function describeSide(
  session: EmpireSession,
  seat: SeatId,
  note: string,
): Pick<WeighedQuestion['sides'][number], 'id' | 'name' | 'color' | 'isOwn'> {
  return {
    id: seat,
    name: `${session.nameOf(seat)}${note}`,
    color: session.colorOf(seat),
    isOwn: seat === session.frame.seat,
  };
}

/** [EMP-COMB-7] The shown combat: men, arms and sum of each side. */
function tellCombat(session: EmpireSession, question: QuestionView): Facts {
  const fight = findOpenCombat(session, question.square);
  return {
    why: 'You are the godfather, so you break ties.',
    heads: ['Men and cards', 'Sum'],
    sides: (fight?.sides ?? []).map((side) => ({
      ...describeSide(session, side.seat, side.isDefender ? ', defending' : ', attacking'),
      figures: [
        listWho([
          ...side.men.map(({ man, weapon }) =>
            weapon === null ? nameMan(man) : `${nameMan(man)} with ${nameThing(weapon)}`,
          ),
          ...side.cards.map((card) => nameThing(card)),
        ]),
        side.score,
      ],
    })),
  };
}

/** [EMP-HIT-4] The shown assassination: assassin, victim and sums. */
function tellHit(session: EmpireSession): Facts {
  const fight = findOpenHit(session);
  if (fight === null) return { why: null, heads: [], sides: [] };
  return {
    why: 'You are the godfather, so you break ties.',
    heads: ['Men and cards', 'Sum'],
    sides: [
      {
        ...describeSide(session, fight.by, ', striking'),
        figures: [
          listWho([
            ...(fight.assassin === null ? [] : [nameMan(fight.assassin)]),
            ...fight.byCards.map((card) => nameThing(card)),
          ]),
          fight.scores.by,
        ],
      },
      {
        ...describeSide(session, fight.rival, ', struck at'),
        figures: [
          listWho([nameMan(fight.man), ...fight.rivalCards.map((card) => nameThing(card))]),
          fight.scores.rival,
        ],
      },
    ],
  };
}

/** [EMP-COMB-3] Before a combat: what is known of each side. */
function tellCommitting(session: EmpireSession, question: QuestionView): Facts {
  const cell = question.square === null ? null : session.cellView(question.square);
  const owner = cell?.owner ?? null;
  const seats = [...(owner === null ? [] : [owner]), ...(cell?.attackers ?? [])];
  const isHome = cell?.owner === question.seat;
  const stake =
    cell === null
      ? ''
      : ` It is worth ${formatCount(cell.points, 'point')} each round${cell.racket === null ? '' : ' and has a racket'}.`;
  return {
    why: `${isHome ? 'It is yours, and it is attacked.' : 'You attacked it.'}${stake} Everybody commits face down; then all is shown.`,
    heads: ['Men', 'Cards', 'Sum'],
    sides: seats.map((seat) => {
      const family = session.view.families.find((one) => one.seat === seat);
      const backs = family?.backs;
      const points = question.odds?.rivals.find((one) => one.seat === seat)?.points;
      return {
        ...describeSide(session, seat, seat === cell?.owner ? ', defending' : ', attacking'),
        figures: [
          family?.ready ?? null,
          backs === undefined ? null : backs.slums + backs.midtown + backs.downtown,
          points === undefined ? null : `about ${Math.round(points)}`,
        ],
      };
    }),
  };
}

/**
 * [EMP-ASK-5, EMP-ASK-9, EMP-ASK-16] Tells why somebody who may have nothing for it is asked: among several players
 * nobody is to learn who has.
 */
function explainReaction(question: QuestionView): string {
  const mayAct = question.options.length > 1;
  const uses: Readonly<Record<string, readonly [means: string, deed: string]>> = {
    commissioner: ['Commissioner Hale', 'move the cops and Ness instead of the chief'],
    activate: ['a Sit-Down, Alderman Quill, or Senator Crane', 'call the bidding for the office'],
    injunction: ['an Injunction', 'stop the card that is played against you'],
  };
  const [means, deed] = uses[question.do] ?? ['a card for it', 'react'];
  return mayAct
    ? `With ${means} in your hand you may ${deed} now.`
    : `With ${means} in your hand you could ${deed}. You have none; everybody is asked, so that nobody learns who has.`;
}

function tellFacts(session: EmpireSession, question: QuestionView): Facts {
  const none = { heads: [], sides: [] };
  switch (question.do) {
    case 'combat-tie':
      return tellCombat(session, question);
    case 'hit-tie':
      return tellHit(session);
    case 'commit':
      return tellCommitting(session, question);
    case 'commissioner':
    case 'activate':
    case 'injunction':
      return { ...none, why: explainReaction(question) };
    case 'turn':
      return {
        ...none,
        why: `${formatCount(session.family?.figures ?? 0, 'move')} left. Play cards from your hand first; then pick a block or a place and put one figure there.`,
      };
    case 'bust': {
      const card = session.view.copCard;
      if (card === null) return { ...none, why: null };
      const dollars = session.family?.bribeDollars ?? card.bribeDollars;
      return {
        ...none,
        why: `${copCardTable[card.card].name}: a cop stands on your block. The bribe is ${formatDollars(dollars)}; who does not pay loses the square and its racket.`,
      };
    }
    case 'bid-tie':
    case 'winner':
      return { ...none, why: 'You are the godfather, so you break ties.' };
    case 'withdraw-cops':
    case 'move-cops':
    case 'ness':
      return { ...none, why: 'The cops are yours to move this round.' };
    default:
      return { ...none, why: null };
  }
}

/** The words on the button of an answer that names somebody. */
function labelAnswer(
  session: EmpireSession,
  question: QuestionView,
  { title, order }: QuestionView['options'][number],
): string {
  if (order.kind !== 'name') return title;
  const isFight = question.do === 'combat-tie' || question.do === 'hit-tie';
  return isFight ? `${session.nameOf(order.seat)} wins` : title;
}

function tellOutcome(session: EmpireSession, question: QuestionView, seat: SeatId): string {
  const square = question.square;
  if (question.do !== 'combat-tie' || square === null) return '';
  const isOwner = session.cellView(square)?.owner === seat;
  return `${session.nameOf(seat)} ${isOwner ? 'keeps' : 'takes'} ${session.cellName(square)}; the others throw for their men.`;
}

/** [EMP-ASK] Builds what the panel shows of a question; answers are listed by their place among its options. */
export function buildDecision(session: EmpireSession, question: QuestionView): WeighedQuestion {
  const place = question.square === null ? '' : session.cellName(question.square);
  const answers = question.options.map((option, at): WeighedAnswer => {
    const { order } = option;
    return {
      id: String(at),
      label: labelAnswer(session, question, option),
      outcome: order.kind === 'name' ? tellOutcome(session, question, order.seat) : '',
      chance: null,
      chanceOf: '',
      isPrimary: at === 0 && question.options.length < 4 && question.do !== 'combat-tie',
    };
  });
  return {
    label: place,
    title: `${question.title}${place === '' ? '' : `: ${place}`}`,
    ...tellFacts(session, question),
    answers,
  };
}
