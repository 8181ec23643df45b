import { explainClosing } from '#frame/shell/chiefButton.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { TourStep } from '#frame/tour/tour.svelte.ts';
import { jobKinds } from './orders/jobs/jobs.ts';
import type { ParadiseSession } from './session.svelte.ts';

const jobs: ReadonlySet<string> = new Set(jobKinds.map(({ id }) => id));

/** Finds an official who would deal with the gang now; null while its name, or a missing Accountant, shuts every door. */
function findOpenOffice({ view, seat, gang, tables }: ParadiseSession): CampaignView['officials'][number] | null {
  const own = gang?.secrets ?? null;
  if (own === null || !own.hasAccountant) return null;
  const needs = new Map(tables.officials.map(({ kind, minReputation }) => [kind, minReputation]));
  return (
    view.officials.find(
      ({ kind, payrolls }) =>
        own.reputation >= (needs.get(kind) ?? Infinity) && !payrolls.some((payroll) => payroll.seat === seat),
    ) ?? null
  );
}

/** A first month, from a look at the city to the paper that tells of it. */
export function buildTour(session: ParadiseSession): TourStep[] {
  return [...listOrderSteps(session), ...listClosingSteps(session)];
}

function listOrderSteps(session: ParadiseSession): TourStep[] {
  const { view, selection } = session;
  const mine = view.orders.filter(({ seat }) => seat === session.seat);
  const isOver = view.monthsPlayed > 0;
  const open = findOpenOffice(session);
  const isPlace = selection?.kind === 'district' || selection?.kind === 'business';
  return [
    {
      id: 'city',
      title: 'Look at the city',
      text: 'Every mark on the map is a business. Open the City and click a district or a mark: the panel beside the map shows who owns it and what it earns.',
      screen: 'city',
      isDone: isPlace,
    },
    {
      id: 'people',
      title: 'Meet your people',
      text: 'Press a name on the roster. His card shows his six stats and what you can buy or teach him.',
      screen: 'gang',
      isDone: selection?.kind === 'gangster',
    },
    {
      id: 'target',
      title: 'Pick a business to take',
      text: 'Under Orders, pick an independent business, in the list or on the map. Near your own and with a good Loot after its payoff is a fine beginning.',
      screen: 'orders',
      isDone: session.target !== null || mine.some(({ order }) => order.kind === 'take-over'),
    },
    {
      id: 'take-over',
      title: 'Send a crew',
      text: 'Pick who goes by his face: the best SMARTS does the talking. The bar shows your chance. Then press “Send the crew”.',
      screen: 'orders',
      isDone: mine.some(({ order }) => order.kind === 'take-over') || isOver,
    },
    {
      id: 'job',
      title: 'Give a job',
      text: 'Who stays home can work. Under Orders, “Ours” has your doors to guard, “Rivals’” those to raid and more. You see the price, the odds, and what it does to the outrage before you give it.',
      screen: 'orders',
      isDone: mine.some(({ order }) => jobs.has(order.kind)) || isOver,
    },
    ...(open === null
      ? []
      : [
          {
            id: 'hall',
            title: 'Call at City Hall',
            text: `${open.name} deals with a gang of your reputation. Pick an official in the Hall: his card says what he does for you, what he takes, and how likely he is to take it.`,
            screen: 'hall' as const,
            isDone: session.official !== null || isOver,
          },
        ]),
  ];
}

function listClosingSteps({ view, frame }: ParadiseSession): TourStep[] {
  const isOver = view.monthsPlayed > 0;
  /** A fight of one's own stops the month on its way to the report. */
  const hasFight = view.battles.some(
    ({ settled, pointless, isHuman }) => settled === null && pointless === null && isHuman,
  );
  return [
    {
      id: 'close',
      title: 'Close the month',
      text: `Nothing is done before the reveal; until then every order can be taken back. ${explainClosing(frame, 'Close the month')}`,
      screen: 'desk',
      isDone: hasFight || isOver,
    },
    {
      id: 'battle',
      title: 'Settle the fight',
      text: 'Two crews met. The Battles screen has the stakes and the odds: let the program fight it, watch it, lead it yourself, or play it on your table and report. Nothing counts before you accept it.',
      screen: 'battles',
      isDone: isOver,
    },
    {
      id: 'paper',
      title: 'Read the paper',
      text: 'The Times-Dispatch tells what the town saw. What it does not tell stands in the report and in the log.',
      screen: 'paper',
      isDone: frame.place.screen === 'paper' && isOver,
    },
  ];
}
