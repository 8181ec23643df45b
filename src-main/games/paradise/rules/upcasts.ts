import { orderSchema } from '#shared/games/paradise/orders/orders.ts';
import type { RawEvent, Upcast } from '#kernel/events/upcast.ts';

type Fields = Record<string, unknown>;

/** House rules that came later, as campaigns without them were played. */
const houseRulesOfOld: Fields = {
  booking: 'release',
  hardTimes: 'off',
  npcReasons: 'rumor',
  smallPrint: 'left-out',
};

/** [GANG-13] Scenarios hired muscle stayed away under the first rules. */
const restsOfOld: Readonly<Record<string, number>> = {
  punk: 1,
  slugger: 1,
  hoodlum: 2,
  enforcer: 3,
  torpedo: 5,
};

const agentsOfOld = 5;
const flowersPointsOfOld = 1;

/**
 * The details that the first rules left to tables and to the reader of an event. Frozen: these are the figures of
 * that time.
 */
const firstRules: Readonly<Record<string, (event: RawEvent) => Fields>> = {
  founded: ({ houseRules }) => ({ houseRules: { ...houseRulesOfOld, ...fields(houseRules) } }),
  'feds-arrived': () => ({ agents: agentsOfOld }),
  'feds-left': ({ endsTrials = false }) => ({ endsTrials }),
  'feds-targeted': ({ seat, targets = seat === null ? [] : [seat] }) => ({ targets }),
  'feds-set': ({ feds }) => {
    const { target = null, ...rest } = fields(feds);
    return { feds: { targets: target === null ? [] : [target], ...rest } };
  },
  'funeral-held': ({ finest }) => ({ finestPoints: finest === null ? 0 : flowersPointsOfOld }),
  'muscle-rests': ({ muscle }) => ({
    muscle: list(muscle).map((profile) => ({ profile, scenarios: restsOfOld[String(profile)] })),
  }),
  learned: ({ crippled }) => ({
    crippled: crippled === null ? null : { stat: crippled, level: null },
  }),
  remembered: ({ grievance, debt }) => ({
    grievance: inHundredths(grievance),
    debt: inHundredths(debt),
  }),
  recruited: countingFreePistol,
  joined: countingFreePistol,
  'order-filed': ({ order }) => ({ order: wholeOrder(fields(order)) }),
  'grenades-used': ({ weapon = 'grenade' }) => ({ weapon }),
  'deal-struck': ({ deal }) => ({ deal: wholeDeal(fields(deal)) }),
};

/** Events of older versions into today's. */
export const upcasts: readonly Upcast[] = [
  {
    until: 1,
    lift(event) {
      if (!Object.hasOwn(firstRules, event.type)) return event;
      return { ...event, ...firstRules[event.type]?.(event) };
    },
  },
  {
    until: 3,
    lift(event) {
      if (event.type !== 'founded') return event;
      return { ...event, houseRules: { federalRaids: 'all-come', ...fields(event.houseRules) } };
    },
  },
  {
    until: 4,
    lift(event) {
      if (event.type !== 'founded') return event;
      return {
        ...event,
        houseRules: { fedsLeaving: 'outrage-stays', ...fields(event.houseRules) },
      };
    },
  },
  {
    until: 5,
    lift(event) {
      if (event.type !== 'founded') return event;
      return {
        ...event,
        houseRules: { federalStay: 'until-a-gang-falls', ...fields(event.houseRules) },
      };
    },
  },
  {
    until: 6,
    lift(event) {
      if (event.type !== 'founded' && event.type !== 'house-ruled') return event;
      return { ...event, houseRules: { placelessGangs: 'hold-on', ...fields(event.houseRules) } };
    },
  },
  {
    until: 7,
    lift(event) {
      if (event.type !== 'founded' && event.type !== 'house-ruled') return event;
      return { ...event, houseRules: { policeCars: 'six', ...fields(event.houseRules) } };
    },
  },
];

/** [GANG-9] A man who joined with a pistol had had the free one. */
function countingFreePistol({ gangster }: RawEvent): Fields {
  const { weapons } = fields(gangster);
  if (!list(weapons).includes('pistol')) return {};
  return { gangster: { ...fields(gangster), hadFreePistol: true } };
}

/** A field of an order that came later has its default. It counts for an order that still waits, as one given now. */
function wholeOrder({ order, ...filed }: Fields): Fields {
  const { data = order } = orderSchema.safeParse(order);
  return { ...filed, order: data };
}

/** [SCN-4] A deal as a Meet's topic once stood for it. */
function wholeDeal({ topic, ...deal }: Fields): Fields {
  return { terms: buildTerms(fields(topic), deal), paid: 0, isPublic: false, ...deal };
}

function buildTerms(topic: Fields, { sinceMonth, untilMonth }: Fields): unknown {
  const none = { truceMonths: null, line: null, joint: null, payment: null, businesses: [] };
  if (topic.kind === 'bargain') return topic.terms;
  if (topic.kind === 'business') {
    return { ...none, businesses: [{ by: 'them', business: topic.business }] };
  }
  return { ...none, truceMonths: Number(untilMonth) - Number(sinceMonth) + 1 };
}

function inHundredths(points: unknown): unknown {
  return typeof points === 'number' ? Math.round(points * 100) : points;
}

/** Returns a value's fields. A malformed event is reported as damage when it is parsed, not here. */
function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
