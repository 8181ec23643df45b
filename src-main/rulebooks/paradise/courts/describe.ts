import { formatDollars } from '../../../../src-shared/words/text.ts';
import { formatMonth } from '../../../../src-shared/games/paradise/calendar.ts';
import type { Movers } from '../bookMoves.ts';
import type { Describers } from '../describing.ts';
import { toAll, toSeat, type Audiences } from '../readers.ts';
import type { CourtPayloads } from './events.ts';

export const courtDescribers: Pick<Describers, keyof CourtPayloads> = {
  'plea-entered': (names, event) =>
    event.plea === 'release'
      ? `${names.gang(event.seat)} wanted ${names.gangster(event.gangster)} bought out.`
      : `${names.gang(event.seat)} let ${names.gangster(event.gangster)} go to trial.`,
  'lawyer-retained': (names, event) =>
    `${names.gang(event.seat)} retained a lawyer of SMARTS ${event.smarts}.`,
  released: (names, event) =>
    event.bailMonth === null
      ? `${names.gangster(event.gangster)} was let go for ${formatDollars(event.dollars)}.`
      : `${names.gangster(event.gangster)} was let go on bail of ${formatDollars(event.dollars)}, to be tried in ${formatMonth(event.bailMonth)}.`,
  'left-in-jail': (names, event) =>
    `Nobody paid for ${names.gangster(event.gangster)}; he stayed in jail.`,
  tried: (names, event) =>
    `${names.gangster(event.gangster)} was tried: ${event.isAcquitted ? 'acquitted' : 'sent to the Pen'}.`,
  'kept-mum': (names, event) => `${names.gangster(event.gangster)} kept his mouth shut.`,
  'turned-stool-pigeon': (names, event) =>
    `${names.gangster(event.gangster)} turned stool pigeon against ${names.gang(event.seat)}.`,
  'feds-targeted': (names, event) =>
    event.seat === null
      ? event.lifted === undefined
        ? 'The Feds had no gang in their sights any more.'
        : `The Feds lost interest in ${names.gang(event.lifted)}.`
      : `The Feds set their sights on ${names.gang(event.seat)}.`,
  'boss-trial-opened': (names, event) =>
    `The State against the Boss of ${names.gang(event.seat)}: the trial was opened.`,
  'boss-tried': (names, event) =>
    ({
      'goes-on': `The trial of ${names.gangster(event.gangster)} went on.`,
      acquitted: `${names.gangster(event.gangster)} was acquitted; the heat was off.`,
      convicted: `${names.gangster(event.gangster)} was convicted and sent up.`,
    })[event.outcome],
  'attorney-general-appointed': (_names, event) =>
    `${event.name} was appointed State Attorney General after the murder of ${event.after}.`,
  mistrial: (names, event) =>
    `A mistrial in the case of ${names.gang(event.seat)} for ${formatDollars(event.dollars)}.`,
};

/** Arrests and trials are public; what a gang means to do about them is not. */
export const courtAudiences: Audiences<keyof CourtPayloads> = {
  'plea-entered': toSeat,
  'lawyer-retained': toSeat,
  released: toAll,
  'left-in-jail': toSeat,
  tried: toAll,
  'kept-mum': toSeat,
  'turned-stool-pigeon': toAll,
  'feds-targeted': toAll,
  'boss-trial-opened': toAll,
  'boss-tried': toAll,
  'attorney-general-appointed': toAll,
  mistrial: toAll,
};

export const courtMovers: Movers = {
  released: ({ seat, dollars }) => [{ seat, cause: 'courtDollars', dollars: -dollars }],
  tried: ({ seat, dollars }) => [{ seat, cause: 'courtDollars', dollars: -dollars }],
  'boss-tried': ({ seat, dollars }) => [{ seat, cause: 'courtDollars', dollars: -dollars }],
  mistrial: ({ seat, dollars }) => [{ seat, cause: 'courtDollars', dollars: -dollars }],
};
