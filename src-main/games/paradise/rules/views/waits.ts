import type { BattleSummary } from '#shared/games/paradise/views/battle.ts';
import { explainButton, type Wait } from '#shared/words/waits.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listSeatsCalled } from '../jobs/call.ts';
import { listLivingGangs } from '../lookups.ts';
import type { State } from '../state.ts';
import type { PhaseId } from '../state/records/campaign.ts';

type Says = Pick<Wait, 'title' | 'manner' | 'closes' | 'says'>;

const ordersText =
  'Hire and buy as you like, send one crew to an independent business, and others on jobs against rivals.';
const payoffText = 'The Loot is in. Decide which businesses pay their precinct and which officials get their money';
const callText = 'A rival calls one of yours out or asks for a Meet.';
const earText = 'The city has had enough, and one gang has the ear of the police.';

const orders: Says = {
  title: 'Orders',
  manner: 'sealed',
  says: {
    button: 'Close the month',
    ...explainButton(
      (button) => `${ordersText} Then close the month ${button}: all gangs’ orders are revealed at once.`,
      `${ordersText} Then say that you are ready: when all are, all gangs’ orders are revealed at once.`,
    ),
    screen: 'orders',
    link: 'Write orders',
    task: 'write orders',
  },
};

const battles: Says = {
  title: 'Battles',
  manner: 'reaction',
  closes: true,
  says: {
    button: 'Go on with the month',
    ...explainButton(
      (button) =>
        `The month waits for the battles of the human gangs. Fight each on your table, let the program resolve it, or call it off; then go on ${button}.`,
      'The month waits for the battles of the human gangs; when all are settled, the games master goes on.',
    ),
    screen: 'battles',
    link: 'Go to the battles',
    task: 'fight',
  },
};

/** The phases that the month stops before; all others are played at once. */
const waits: Partial<Record<PhaseId, Says>> = {
  payoffs: {
    title: 'Payoffs',
    manner: 'reaction',
    says: {
      button: 'Pay the precincts',
      ...explainButton(
        (button) => `${payoffText}, then pay them all ${button}.`,
        `${payoffText}; the games master then has them all paid.`,
      ),
      screen: 'books',
      link: 'Look at the payoffs',
      task: 'decide on payoffs',
    },
  },
  infirmary: {
    title: 'Infirmary',
    manner: 'reaction',
    says: {
      button: 'Treat the wounded',
      explanation:
        'A man is wounded and has no care yet. Choose his care on the Gang screen, or go on and let your people decide.',
      onDevice:
        'A man is wounded and has no care yet. Choose his care on the Gang screen, or let your people decide; the games master then goes on.',
      screen: 'gang',
      link: 'See to the wounded',
      task: 'see to the wounded',
    },
  },
  courts: {
    title: 'Courts',
    manner: 'reaction',
    says: {
      button: 'Hear the cases',
      explanation:
        'Somebody is in jail. Buy him out or let him stand trial, on the Gang screen; then go on with the month.',
      onDevice:
        'Somebody is in jail. Buy him out or let him stand trial, on the Gang screen; the games master then goes on.',
      screen: 'gang',
      link: 'See to the prisoners',
      task: 'see to the prisoners',
    },
  },
  orders,
  calls: {
    title: 'Called out',
    manner: 'reaction',
    says: {
      button: 'Answer',
      ...explainButton(
        (button) => `${callText} Say ${button} who goes, or that nobody does; then go on with the month.`,
        `${callText} You are asked here who goes as soon as the games master plays on.`,
      ),
      screen: 'battles',
      link: 'Look at the battles',
      task: 'say who goes',
    },
  },
  battles,
  raid: {
    title: 'Something Must Be Done',
    manner: 'in-turn',
    closes: true,
    says: {
      button: 'Send the police',
      ...explainButton(
        (button) => `${earText} Its player says ${button} where they go; the rolls are on the Outrage screen.`,
        `${earText} Its player is asked where they go as soon as the games master plays on; the rolls are on the Outrage screen.`,
      ),
      screen: 'outrage',
      link: 'Look at the rolls',
      task: 'send the police somewhere',
    },
  },
  law: { ...battles, title: 'Raids of the law' },
};

/** [MONTH-6] Returns the human gangs that the month waits for at its current phase. */
export function findWait(state: State): Wait | null {
  if (state.victory !== null) return null;
  const { title, manner, closes, says } = waits[state.phase] ?? orders;
  const humans = listLivingGangs(state).filter(({ isHuman }) => isHuman);
  const asked = humans.filter(({ id }) => isAsked(state, id));
  return {
    step: state.phase,
    title,
    manner,
    ...(closes === true && { closes }),
    seats: asked.map(({ id }) => id),
    says: { ...says },
  };
}

/**
 * [MONTH-7, PO-5] Returns true if a wait is for the seat: most are for all, a call for those called, a raid for its
 * sender.
 */
function isAsked(state: State, seat: SeatId): boolean {
  if (state.phase === 'calls') return listSeatsCalled(state).includes(seat);
  return state.phase !== 'raid' || seat === state.cityHall.ear;
}

/** [MONTH-8] Links the button to the battles that the viewer must settle first. */
export function linkToBattle(wait: Wait | null, battles: readonly BattleSummary[]): Wait | null {
  if (wait === null || wait.says.screen !== 'battles' || wait.step === 'calls') return wait;
  const open = battles.filter(({ settled, isHuman, pointless }) => settled === null && isHuman && pointless === null);
  const [next] = open;
  if (next === undefined) return wait;
  const button = open.length > 1 ? `Settle ${open.length} battles` : `Settle the ${next.scenario.replaceAll('-', ' ')}`;
  return { ...wait, says: { ...wait.says, button, leads: true } };
}
