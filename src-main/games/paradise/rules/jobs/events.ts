import { scenarioRules } from '../tables/scenarioRules.ts';
import { listSeatsIn } from '../battles/arranging/parties.ts';
import { formatCount, joinWords, formatDollars } from '#shared/words/text.ts';
import { requireNamed } from '../state/applying.ts';
import { type EventRows, toSeat } from '../state/eventRows.ts';
import type { JobEvent } from '../events/schemas/jobs.ts';
import { pluralizeProfile, profileNames } from '#shared/games/paradise/people.ts';
import { listCauses } from '../battles/arranging/scenes.ts';
import { nameFight, nameDropped } from '../state/scenes.ts';
import type { ParadiseState } from '../state.ts';
import type { EventOf } from '../events/schemas.ts';

/** [GANG-13] Counts one scenario for resting muscle, and begins the rest of the muscle hired for this one. */
function restMuscle(state: ParadiseState, event: EventOf<'muscle-rests'>): void {
  const { rests } = requireNamed(state.purses[event.seat]);
  for (const profile of event.rested) {
    const left = (rests[profile] ?? 0) - 1;
    if (left > 0) rests[profile] = left;
    else delete rests[profile];
  }
  for (const { profile, scenarios } of event.muscle) rests[profile] = scenarios;
}

/** Jobs until a shot is fired. */
export const jobEvents: EventRows<JobEvent> = {
  'muscle-hired': {
    apply() {
      // Only money moves; the ledger books it.
    },
    describe: (names, event) => {
      const who = event.muscle.map(({ profile, count }) =>
        formatCount(count, profileNames[profile], pluralizeProfile(profile)),
      );
      return `${names.gang(event.seat)} hired ${joinWords(who)} for ${formatDollars(event.costDollars)}.`;
    },
    visibleTo: toSeat,
    moves: ({ seat, costDollars }) => [{ seat, cause: 'battleDollars', dollars: -costDollars }],
    rules: () => ['GANG-13'],
    heading: 'The gang',
  },
  'muscle-sent-home': {
    apply() {
      // Only money moves; the ledger books it.
    },
    describe: (names, event) =>
      `${names.gang(event.seat)} sent the hired muscle home and took ${formatDollars(event.dollars)} back.`,
    visibleTo: toSeat,
    moves: ({ seat, dollars }) => [{ seat, cause: 'battleDollars', dollars }],
    rules: () => ['GANG-13'],
    heading: 'The gang',
  },
  'muscle-rests': { apply: restMuscle, describe: () => null, visibleTo: toSeat, rules: () => ['GANG-13'] },
  'battle-arranged': {
    apply(state, event) {
      // How it is settled is written into it, nothing else.
      state.battles[event.battle.id] = { ...event.battle };
      state.made.battles += 1;
    },
    describe: (names, event) => `A fight broke out: ${names.battle(event.battle.id)}.`,
    visibleTo: ({ battle }) => listSeatsIn(battle),
    rules: (_state, { battle }) => [scenarioRules[battle.scenario]],
    scene: ({ battle }) => ({ ...nameFight(battle.id), from: listCauses(battle) }),
    places: ({ battle: { business, district } }) =>
      business === null ? [{ kind: 'district', id: district }] : [{ kind: 'business', id: business }],
  },
  'call-answered': {
    apply(state, event) {
      requireNamed(state.purses[event.seat]).permanentReputation -= event.facePoints;
    },
    describe: (names, { seat, by, what, gangster, guards, facePoints }) => {
      const [us, them] = [names.gang(seat), names.gang(by)];
      const job = what === 'meet' ? 'Meet' : 'Showdown';
      if (gangster === null) {
        const cost = facePoints === 0 ? '' : `: reputation -${facePoints}`;
        return `${us} stayed away from the ${job} with ${them}${cost}.`;
      }
      const company = guards === 0 ? '' : ` with ${formatCount(guards, 'guard')}`;
      return `${us} sent ${names.gangster(gangster)}${company} to the ${job} with ${them}.`;
    },
    visibleTo: ({ seat, by, what, gangster }) => (what === 'showdown' && gangster === null ? 'everybody' : [seat, by]),
    rules: (_state, { what }) => [what === 'meet' ? 'SCN-4' : 'SCN-7'],
    heading: 'Battles',
    scene: ({ what, by }) => ({ name: `call ${what} ${by}` }),
  },
  'job-dropped': {
    apply() {
      // Nothing came of it; only the journal remembers.
    },
    describe: (names, event) => `${names.gang(event.seat)} dropped a job (${event.title}): ${event.why}.`,
    visibleTo: toSeat,
    heading: 'Battles',
    scene: ({ seat, title }) => ({ name: nameDropped(seat, title) }),
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
  },
};
