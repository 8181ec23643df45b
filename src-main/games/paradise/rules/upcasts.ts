import { orderSchema } from '#shared/games/paradise/orders/orders.ts';
import type { RawEvent, Upcast } from '#kernel/events/upcast.ts';

type Fields = Record<string, unknown>;

/** House rules that came later, as campaigns without them were played. */
const houseRulesOfOld: Fields = { booking: 'release', hardTimes: 'off', npcReasons: 'rumor', smallPrint: 'left-out' };

/** [GANG-13] Scenarios hired muscle stayed away under the first rules. */
const restsOfOld: Readonly<Record<string, number>> = { punk: 1, slugger: 1, hoodlum: 2, enforcer: 3, torpedo: 5 };

const agentsOfOld = 5;
const flowersPointsOfOld = 1;

/**
 * The details that the first rules left to tables and to the reader of an event. Frozen: these are the figures of
 * that time.
 */
const firstRules: Readonly<Record<string, (event: RawEvent) => Fields>> = {
  founded: ({ houseRules }) => ({ houseRules: { ...houseRulesOfOld, ...readFields(houseRules) } }),
  'feds-arrived': () => ({ agents: agentsOfOld }),
  'feds-left': ({ endsTrials = false }) => ({ endsTrials }),
  'feds-targeted': ({ seat, targets = seat === null ? [] : [seat] }) => ({ targets }),
  'feds-set': ({ feds }) => {
    const { target = null, ...rest } = readFields(feds);
    return { feds: { targets: target === null ? [] : [target], ...rest } };
  },
  'funeral-held': ({ finest }) => ({ finestPoints: finest === null ? 0 : flowersPointsOfOld }),
  'muscle-rests': ({ muscle }) => ({
    muscle: list(muscle).map((profile) => ({ profile, scenarios: restsOfOld[String(profile)] })),
  }),
  learned: ({ crippled }) => ({ crippled: crippled === null ? null : { stat: crippled, level: null } }),
  remembered: ({ grievance, debt }) => ({ grievance: convertToHundredths(grievance), debt: convertToHundredths(debt) }),
  recruited: addFreePistol,
  joined: addFreePistol,
  'order-filed': ({ order }) => ({ order: completeOrder(readFields(order)) }),
  'grenades-used': ({ weapon = 'grenade' }) => ({ weapon }),
  'deal-struck': ({ deal }) => ({ deal: completeDeal(readFields(deal)) }),
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
      return { ...event, houseRules: { federalRaids: 'all-come', ...readFields(event.houseRules) } };
    },
  },
  {
    until: 4,
    lift(event) {
      if (event.type !== 'founded') return event;
      return { ...event, houseRules: { fedsLeaving: 'outrage-stays', ...readFields(event.houseRules) } };
    },
  },
  {
    until: 5,
    lift(event) {
      if (event.type !== 'founded') return event;
      return { ...event, houseRules: { federalStay: 'until-a-gang-falls', ...readFields(event.houseRules) } };
    },
  },
  {
    until: 6,
    lift(event) {
      if (event.type !== 'founded' && event.type !== 'house-ruled') return event;
      return { ...event, houseRules: { placelessGangs: 'hold-on', ...readFields(event.houseRules) } };
    },
  },
  {
    until: 7,
    lift(event) {
      if (event.type !== 'founded' && event.type !== 'house-ruled') return event;
      return { ...event, houseRules: { policeCars: 'six', ...readFields(event.houseRules) } };
    },
  },
  {
    until: 8,
    lift(event) {
      if (event.type !== 'founded' && event.type !== 'house-ruled') return event;
      return {
        ...event,
        houseRules: {
          figuresASide: 'no-limit',
          ownersGuts: 'secret',
          mercy: 'a-year',
          rumbleRecruits: 'for-nothing',
          ...readFields(event.houseRules),
        },
      };
    },
  },
];

/** [GANG-9] Marks the free pistol as used for a man who joined with a pistol. */
function addFreePistol({ gangster }: RawEvent): Fields {
  const { weapons } = readFields(gangster);
  if (!list(weapons).includes('pistol')) return {};
  return { gangster: { ...readFields(gangster), hadFreePistol: true } };
}

/** Adds the defaults of fields that orders got later, so that an order that still waits counts like a new one. */
function completeOrder({ order, ...filed }: Fields): Fields {
  const { data = order } = orderSchema.safeParse(order);
  return { ...filed, order: data };
}

/** [SCN-4] Builds the terms of a deal that was stored with a Meet's topic. */
function completeDeal({ topic, ...deal }: Fields): Fields {
  return { terms: buildTerms(readFields(topic), deal), paid: 0, isPublic: false, ...deal };
}

function buildTerms(topic: Fields, { sinceMonth, untilMonth }: Fields): unknown {
  const none = { truceMonths: null, line: null, joint: null, payment: null, businesses: [] };
  if (topic.kind === 'bargain') return topic.terms;
  if (topic.kind === 'business') {
    return { ...none, businesses: [{ by: 'them', business: topic.business }] };
  }
  return { ...none, truceMonths: Number(untilMonth) - Number(sinceMonth) + 1 };
}

function convertToHundredths(points: unknown): unknown {
  return typeof points === 'number' ? Math.round(points * 100) : points;
}

/** Returns a value's fields. A malformed event is reported as damage when it is parsed, not here. */
function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
