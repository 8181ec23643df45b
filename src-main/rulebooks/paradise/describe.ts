import { districtNames } from '../../../src-shared/games/paradise/city.ts';
import { formatDollars, joinWords } from '../../../src-shared/words/text.ts';
import { formatMonth } from '../../../src-shared/games/paradise/calendar.ts';
import type { Describers, Names } from './describing.ts';
import { bargainDescribers } from './bargains/describe.ts';
import { battleDescribers } from './battles/describe.ts';
import { mindDescribers } from './minds/describe.ts';
import { courtDescribers } from './courts/describe.ts';
import { infirmaryDescribers } from './infirmary/describe.ts';
import { entertainmentDescribers } from './entertainment/describe.ts';
import type { EventOf, ParadiseEvent } from './events.ts';
import { joiningDescribers } from './joining/describe.ts';
import { battleTitle } from './battles/title.ts';
import { officialDescribers } from './officials/describe.ts';
import { rulingDescribers } from './rulings/describe.ts';
import { payoffLabel } from './rackets.ts';
import type { State } from './state.ts';
import { upgradeTable, vehicleTable, weaponTable } from './tables/equipment.ts';

/** What came for free is told without a price. */
function priceOf(dollars: number): string {
  return dollars === 0 ? '' : ` for ${formatDollars(dollars)}`;
}

/** The names of a state, for the log's sentences. */
export function namesOf(state: State): Names {
  return {
    gang: (seat) => state.gangs[seat]?.name ?? 'A gang',
    gangster: (id) => state.gangsters[id]?.name ?? state.graveyard[id]?.gangster.name ?? 'Somebody',
    battle: (id) => {
      const battle = state.battles[id];
      return battle === undefined ? 'a battle' : battleTitle(state, battle);
    },
    business(id) {
      const business = state.businesses[id];
      return business === undefined
        ? 'A business'
        : `${business.name} (${districtNames[business.district]})`;
    },
    band: (id) => state.bands[id]?.name ?? 'A band',
    boxer: (id) => state.boxers[id]?.name ?? 'A boxer',
  };
}

/** The log's sentence for an event. */
export function describe(names: Names, event: ParadiseEvent): string | null {
  const describer = describers[event.type] as (names: Names, event: ParadiseEvent) => string | null;
  return describer(names, event);
}

const verdicts: Record<EventOf<'outrage-rolled'>['verdict'], string> = {
  quiet: 'a quiet month',
  calmed: 'snake-eyes calmed the city',
  'something-must-be-done': 'Something Must Be Done',
  'feds-called': 'the Feds were called',
  'feds-stay': 'the Feds are in town and ask nobody',
};

/** In the past tense, so that a gang's name may be one or many. */
const describers: Describers = {
  ...bargainDescribers,
  ...battleDescribers,
  ...courtDescribers,
  ...mindDescribers,
  ...infirmaryDescribers,
  ...joiningDescribers,
  ...entertainmentDescribers,
  ...officialDescribers,
  ...rulingDescribers,
  founded: (_names, event) => `The campaign “${event.title}” was founded.`,
  'district-built': (_names, event) =>
    `${districtNames[event.district]} opened with ${event.businesses.length} businesses.`,
  'gang-formed': (_names, event) =>
    `${event.gang.name} formed under ${event.gang.bossName}, based in ${districtNames[event.gang.base]}.`,
  'business-dealt': (names, event) =>
    `${names.gang(event.seat)} started with ${names.business(event.business)}.`,
  recruited: (names, event) =>
    `${event.gangster.name} joined ${names.gang(event.gangster.gang)}${priceOf(event.costDollars)}.`,
  armed: (names, event) =>
    `${names.gangster(event.gangster)} got a ${weaponTable[event.weapon].name}${priceOf(event.costDollars)}.`,
  'weapon-handed-over': (names, event) =>
    `${names.gangster(event.from)} handed ${names.gangster(event.to)} a ${weaponTable[event.weapon].name}.`,
  'vehicle-bought': (names, event) =>
    `${names.gang(event.vehicle.gang)} ${event.costDollars === 0 ? 'had' : 'bought'} a ${vehicleTable[event.vehicle.kind].name.toLowerCase()}${priceOf(event.costDollars)}.`,
  'vehicle-upgraded': (names, event) =>
    `${names.gang(event.seat)} had a car worked on (${upgradeTable[event.upgrade].name.toLowerCase()}) for ${formatDollars(event.costDollars)}.`,
  'theft-tried': (names, event) =>
    event.vehicle === null
      ? `${names.gangster(event.gangster)} found nothing to steal.`
      : `${names.gangster(event.gangster)} stole a ${vehicleTable[event.vehicle.kind].name.toLowerCase()}.`,
  'order-filed': (names, event) => `${names.gang(event.order.seat)} planned: ${event.order.title}.`,
  'order-withdrawn': (names, event) =>
    `${names.gang(event.seat)} dropped the plan: ${event.title}.`,
  'payoff-policy-set': (names, event) =>
    event.policy === 'automatic'
      ? `${names.gang(event.seat)} chose to pay payoffs by themselves when the bank covers them.`
      : `${names.gang(event.seat)} asked to decide before payoffs are paid.`,
  'payoffs-withheld': (names, event) =>
    event.businesses.length === 0
      ? `${names.gang(event.seat)} decided to pay every payoff.`
      : `${names.gang(event.seat)} refused to pay for ${joinWords(event.businesses.map(names.business))}.`,
  collected: describeCollection,
  'wages-paid': (names, event) => {
    const lost =
      event.levyDollars > 0 ? ` ${formatDollars(event.levyDollars)} of its hoard were lost.` : '';
    const men = event.men === 1 ? 'one man' : `${event.men} men`;
    return `${names.gang(event.seat)} paid ${men} ${formatDollars(event.dollars)} in wages.${lost}`;
  },
  'walked-out': (names, event) => {
    const who = joinWords(event.gangsters.map((id) => names.gangster(id)));
    const why = event.why === 'unpaid' ? 'unpaid' : 'with no door left to mind';
    return `${who} of ${names.gang(event.seat)} left town, ${why}.`;
  },
  'went-without-a-place': (names, event) =>
    event.months === 0
      ? `${names.gang(event.seat)} had a place of its own again.`
      : `${names.gang(event.seat)} closed the month without a place: ${event.months} in a row.`,
  idled: (names, event) =>
    `${names.business(event.business)} stayed shut: month ${event.months} without income.`,
  'payoffs-paid': (names, event) => {
    const lines = event.lines.map(
      (line) =>
        `${payoffLabel(line.type, line.businesses, line.district)} ${formatDollars(line.dollars)}`,
    );
    return `${names.gang(event.seat)} paid ${formatDollars(event.dollars)}: ${lines.join('; ')}.`;
  },
  shut: (names, event) => `${names.business(event.business)} was shut by the precinct: no payoff.`,
  reopened: (names, event) => `${names.business(event.business)} opened again.`,
  'turned-independent': (names, event) =>
    `${names.business(event.business)} broke away from ${names.gang(event.from)}.`,
  'takeover-failed': (names, event) =>
    `${names.gangster(event.lead)} left ${names.business(event.business)} with empty hands.`,
  'taken-over': (names, event) =>
    `${names.gang(event.seat)} took over ${names.business(event.business)}.`,
  contested: (names, event) => {
    const who = joinWords(event.seats.map(names.gang));
    const end = event.winner === null ? 'all went home' : `${names.gang(event.winner)} won`;
    return `${who} met at ${names.business(event.business)}: ${end}.`;
  },
  'numbers-fixed': (names, event) =>
    `${names.gang(event.by)} fixed the numbers ${event.change > 0 ? 'up' : 'down'} for ${names.gang(event.gang)}.`,
  'outrage-rolled': (_names, event) =>
    `Outrage ${event.before}: ${event.total} on the roll, ${verdicts[event.verdict]}${event.after === event.before ? '' : `, down to ${event.after}`}.`,
  'feds-arrived': () => 'Federal agents arrived in Paradise.',
  'feds-left': (names, event) => `The Feds went home: the end of ${names.gang(event.gang)}.`,
  eliminated: (names, event) =>
    `The end of ${names.gang(event.seat)}: no men and no business left.`,
  won: (names, event) =>
    event.how === 'total-control'
      ? `${names.gang(event.seat)} held every racket in Paradise and won.`
      : event.how === 'last-standing'
        ? `${names.gang(event.seat)} was the last gang in Paradise and won.`
        : `${names.gang(event.seat)} won on points.`,
  'month-closed': (_names, event) => `${formatMonth(event.month)} went to press.`,
  'stands-before': () => null,
};

function describeCollection(names: Names, event: EventOf<'collected'>): string {
  const count = event.loot.length;
  const from = `${count} business${count === 1 ? '' : 'es'}`;
  const forgiven =
    event.forgivenDollars === 0
      ? ''
      : ` ${formatDollars(event.forgivenDollars)} of costs could not be covered.`;
  const idle = event.unrun?.length ?? 0;
  const unrun =
    idle === 0
      ? ''
      : ` Without an Accountant it ran one racket only; ${idle} of its businesses brought nothing.`;
  return `${names.gang(event.seat)} collected ${formatDollars(event.dollars)} from ${from}.${forgiven}${unrun}`;
}
