import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { approachNames, type Approach, type Muscle } from '#shared/games/paradise/battles.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { pluralizeProfile, profileNames } from '#shared/games/paradise/people.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { collectPublicNames, describeTerms } from './bargains/words.ts';
import { lookUpHandler } from './handlers.ts';
import { formatOrderTitle } from './titles.ts';
import type { State } from './state.ts';

/** [MONTH-6] Lists the matters that an order decides once a month. */
export function listDecided(order: Order): string[] {
  const matter = lookUpHandler(order).decides?.(order);
  return matter === undefined ? [] : [`${order.kind} ${matter}`];
}

/** [MONTH-6] Describes an order with all that its line says: who goes, on which terms, for how much. */
export function describeSheetLine(state: State, seat: SeatId, order: Order): string {
  const title = formatOrderTitle(state, seat, order);
  const more = describeMore(state, seat, order);
  return more === '' ? title : `${title}${more}`;
}

function describeMore(state: State, seat: SeatId, order: Order): string {
  const name = (id: GangsterId): string => state.gangsters[id]?.name ?? id;
  switch (order.kind) {
    case 'propose': {
      const terms = describeTerms(collectPublicNames(state), order.terms, seat, order.to);
      return `: ${terms.join('; ')}`;
    }
    case 'answer-proposal': {
      const other = state.proposals[order.proposal]?.from;
      if (order.terms === null || other === undefined) return '';
      return `: ${describeTerms(collectPublicNames(state), order.terms, seat, other).join('; ')}`;
    }
    case 'meet':
      return ` with ${joinWords([order.negotiator, ...order.bodyguards].map(name))}`;
    case 'pay':
      return order.withhold.length === 0
        ? ''
        : `: ${joinWords(order.withhold.map((id) => state.businesses[id]?.name ?? id))}`;
    case 'hold-funeral':
      return `, ${formatCount(order.points, 'point')}`;
    case 'send-flowers':
      return `, ${formatDollars(order.dollars)}`;
    case 'hit':
      return `${order.place === undefined ? '' : `, if at home at ${state.businesses[order.place]?.name ?? ''}`}${describeParty(order, name)}`;
    default:
      return 'crew' in order ? describeParty(order, name) : '';
  }
}

type Party = {
  crew: readonly GangsterId[];
  muscle?: readonly Muscle[] | undefined;
  vehicles?: readonly unknown[];
  companyTruck?: boolean;
  approach?: Approach | undefined;
};

/** ` with Spats and 2 Punks, in 1 car`. */
function describeParty(
  { crew, muscle = [], vehicles = [], companyTruck = false, approach }: Party,
  name: (id: GangsterId) => string,
): string {
  const hired = muscle.map(({ profile, count }) =>
    formatCount(count, profileNames[profile], pluralizeProfile(profile)),
  );
  const who = [...crew.map(name), ...hired];
  const rides = [
    ...(vehicles.length === 0 ? [] : [`in ${formatCount(vehicles.length, 'vehicle')}`]),
    ...(companyTruck ? ['in our truck'] : []),
    ...(approach === undefined ? [] : [approachNames[approach]]),
  ];
  return [...(who.length === 0 ? [] : [` with ${joinWords(who)}`]), ...rides].join(', ');
}
