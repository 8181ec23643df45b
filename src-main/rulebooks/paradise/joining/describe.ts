import { joinWords } from '../../../../src-shared/words/text.ts';
import { formatMonth } from '../../../../src-shared/games/paradise/calendar.ts';
import type { Describers } from '../describing.ts';
import { toAll, toSeat, type Audiences } from '../readers.ts';
import type { JoiningPayloads } from './events.ts';

const monthsOf = (count: number): string => `${count} month${count === 1 ? '' : 's'}`;

export const joiningDescribers: Pick<Describers, keyof JoiningPayloads> = {
  'play-resumed': (_names, event) => `Play was taken up in ${formatMonth(event.month)}.`,
  'standing-entered': (names, event) => {
    const pen =
      event.inPen.length === 0
        ? ''
        : ` In the Pen: ${joinWords(event.inPen.map((id) => names.gangster(id)))}.`;
    return `${names.gang(event.seat)} brought a permanent reputation of ${event.permanentReputation}.${pen}`;
  },
  'past-outrage-booked': (_names, event) =>
    `The outrage of ${monthsOf(event.months.length)} played elsewhere was booked.`,
  'past-bank-booked': (names, event) =>
    `The bank of ${names.gang(event.seat)} was booked for ${monthsOf(event.months.length)} played elsewhere.`,
};

export const joiningAudiences: Audiences<keyof JoiningPayloads> = {
  'play-resumed': toAll,
  'standing-entered': toSeat,
  'past-outrage-booked': toAll,
  'past-bank-booked': toSeat,
};
