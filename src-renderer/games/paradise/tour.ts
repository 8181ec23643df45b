import type { TourStep } from '#frame/tour/tour.svelte.ts';
import type { ParadiseSession } from './session.svelte.ts';

/** A first month, from a look at the city to the paper that tells of it. */
export function buildTour(session: ParadiseSession): TourStep[] {
  const { view, frame, selection } = session;
  const mine = view.orders.filter(({ seat }) => seat === session.seat);
  const isOver = view.monthsPlayed > 0;
  const isPlace = selection?.kind === 'district' || selection?.kind === 'business';
  return [
    {
      id: 'city',
      title: 'Look at the city',
      text: 'Every mark on the map is a business. Open the City and click a district or a mark: beside the map stands who owns it and what it brings.',
      screen: 'city',
      isDone: isPlace,
    },
    {
      id: 'people',
      title: 'Meet your people',
      text: 'Press a name on the roster. His card shows his six stats and what he can be bought or taught.',
      screen: 'gang',
      isDone: selection?.kind === 'gangster',
    },
    {
      id: 'target',
      title: 'Pick a business to take',
      text: 'Under Orders, pick an independent business. Near your own and with a good Loot after its payoff is a fine beginning.',
      screen: 'orders',
      isDone: session.target !== null || mine.some(({ order }) => order.kind === 'take-over'),
    },
    {
      id: 'take-over',
      title: 'Send a crew',
      text: 'Tick who goes: the best SMARTS does the talking. The chance stands there before you send them. Then press “Send the crew”.',
      screen: 'orders',
      isDone: mine.some(({ order }) => order.kind === 'take-over') || isOver,
    },
    {
      id: 'close',
      title: 'Close the month',
      text: 'Nothing is done before the reveal, and everything can be undone after it. Press “Close the month” at the top right; a battle that comes up is settled first.',
      screen: 'desk',
      isDone: isOver,
    },
    {
      id: 'paper',
      title: 'Read the paper',
      text: 'The Times-Dispatch tells what the town saw. What it does not tell stands in the report and in the log.',
      screen: 'paper',
      isDone: frame.screen === 'paper' && isOver,
    },
  ];
}
