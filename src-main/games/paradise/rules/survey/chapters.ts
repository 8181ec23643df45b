import { scenarioNames } from '#shared/games/paradise/battles.ts';
import { officialKinds } from '#shared/games/paradise/officials.ts';
import { cares } from '#shared/games/paradise/orders/care.ts';
import type { ParadiseEvent } from '../events/schemas.ts';
import type { State } from '../state.ts';

/** The orders that are a chapter of the book by themselves and leave no event of their own. */
const ordersTold = [
  'guard',
  'ambush',
  'hit-official',
  'column',
  'expose',
  'edit-paper',
  'accuse',
  'dismiss',
  'fix-numbers',
  'fix-fight',
  'put-up-boxer',
  'make-card',
  'bet',
] as const;

/** The events that are a chapter by themselves. */
const eventsTold = [
  'taken-over',
  'muscle-hired',
  'vehicle-bought',
  'vehicle-upgraded',
  'theft-tried',
  'trained',
  'learned',
  'band-sought',
  'trade-done',
  'bout-fought',
  'dive-taken',
  'arena-tried',
  'booze-poisoned',
  'funeral-held',
  'public-works-done',
  'boss-tried',
  'mistrial',
  'tried',
  'released',
  'something-must-be-done',
  'deal-broken',
  'bargain-paid',
] as const;

/** The doors that bring something besides their Loot. */
const doorsTold = [
  'trucking',
  'brewery',
  'madame-louisas',
  'wire-service',
  'gym',
  'arena',
  'racetrack',
  'dog-track',
] as const;

const termsTold = ['truce', 'line', 'joint', 'payment', 'businesses'] as const;

/** Every job, show, bout, office, care, and bargain of the book that a campaign may see. */
export const chapters: readonly string[] = [
  ...scenarioNames.map((name) => `battle: ${name}`),
  ...ordersTold.map((name) => `order: ${name}`),
  ...eventsTold.map((name) => `event: ${name}`),
  ...doorsTold.map((name) => `door: ${name}`),
  ...officialKinds.map((name) => `office: ${name}`),
  ...cares.map((name) => `care: ${name}`),
  ...termsTold.map((name) => `terms: ${name}`),
];

const known: ReadonlySet<string> = new Set(chapters);

/** Lists the chapters of the book that an event belongs to. */
export function listChapters(state: State, event: ParadiseEvent): string[] {
  return listNames(state, event).filter((name) => known.has(name));
}

function listNames(state: State, event: ParadiseEvent): string[] {
  switch (event.type) {
    case 'order-filed':
      return [`order: ${event.order.order.kind}`];
    case 'battle-arranged':
      return [`battle: ${event.battle.scenario}`];
    case 'official-bought':
      return [`office: ${event.official.kind}`];
    case 'care-chosen':
      return [`care: ${event.care}`];
    case 'deal-struck':
      return listTerms(event);
    case 'taken-over':
      return ['event: taken-over', `door: ${state.businesses[event.business]?.type ?? ''}`];
    default:
      return [`event: ${event.type}`];
  }
}

function listTerms({ deal }: Extract<ParadiseEvent, { type: 'deal-struck' }>): string[] {
  const { truceMonths, line, joint, payment, businesses } = deal.terms;
  return [
    ...(truceMonths === null ? [] : ['terms: truce']),
    ...(line === null ? [] : ['terms: line']),
    ...(joint === null ? [] : ['terms: joint']),
    ...(payment === null ? [] : ['terms: payment']),
    ...(businesses.length === 0 ? [] : ['terms: businesses']),
  ];
}
