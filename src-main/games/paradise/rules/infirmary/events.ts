import { makeEmptyStats } from '../state/condition.ts';
import { requireNamed } from '../state/applying.ts';
import { type EventRows, toSeat } from '../state/eventRows.ts';
import type { InfirmaryEvent } from '../events/schemas/people/infirmary.ts';
import { careNames } from '#shared/games/paradise/orders/care.ts';
import { stats } from '#shared/games/paradise/people.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';

/** A gang's wounded and their months, which only the gang may read. */
export const infirmaryEvents: EventRows<InfirmaryEvent> = {
  'care-chosen': {
    apply(state, event) {
      const { care, plan } = event;
      state.patients[event.gangster] = { care, plan, gained: makeEmptyStats(), month: 0 };
    },
    describe: (names, event) =>
      `The care of ${names.gangster(event.gangster)} from next month: ${careNames[event.care].toLowerCase()}.`,
    visibleTo: toSeat,
    rules: () => ['HEAL-2'],
  },
  treated: {
    apply(state, event) {
      const gangster = requireNamed(state.gangsters[event.gangster]);
      const plan = state.patients[event.gangster]?.plan ?? [];
      state.patients[event.gangster] = { care: event.care, plan, gained: event.regained, month: state.month };
      if (event.crippledStat !== null) {
        gangster.stats[event.crippledStat] -= 1;
        gangster.lost[event.crippledStat] -= 1;
        if (!gangster.skills.includes('crippled')) gangster.skills.push('crippled');
      }
      for (const stat of stats) gangster.lost[stat] -= event.regained[stat];
    },
    describe: (names, event) => {
      const points = stats.reduce((total, stat) => total + event.regained[stat], 0);
      const price = event.costDollars === 0 ? '' : ` for ${formatDollars(event.costDollars)}`;
      const care = `${names.gangster(event.gangster)} (${careNames[event.care].toLowerCase()}${price})`;
      if (event.result === 'died') return `${care} did not live through the month.`;
      const crippled =
        event.crippledStat === null ? '' : ` lost a point of ${event.crippledStat.toUpperCase()} for good and`;
      return `${care}${crippled} recovered ${formatCount(points, 'point')}.`;
    },
    visibleTo: toSeat,
    moves: ({ seat, costDollars }) => [{ seat, cause: 'careDollars', dollars: -costDollars }],
    rules: () => ['HEAL-3', 'HEAL-2'],
    heading: 'The gang',
    scene: ({ seat, gangster }) => ({ name: `care ${seat} ${gangster}` }),
  },
  overexerted: {
    apply(state, event) {
      const { lost } = requireNamed(state.gangsters[event.gangster]);
      for (const stat of stats) lost[stat] += event.lost[stat];
      requireNamed(state.patients[event.gangster]).gained = makeEmptyStats();
    },
    describe: (names, event) =>
      `${names.gangster(event.gangster)} was sent out too soon and lost what the month had healed.`,
    visibleTo: toSeat,
    rules: () => ['HEAL-4'],
    heading: 'The gang',
  },
};
