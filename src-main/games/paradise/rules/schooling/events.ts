import { requireNamed } from '../state/applying.ts';
import { type BooksMove, type EventRows, toSeat } from '../state/eventRows.ts';
import type { SchoolingEvent } from '../events/schemas/people/schooling.ts';
import { weaponTable } from '../tables/people/equipment.ts';
import { lookUpSkillRow } from '../tables/people/skills.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';

const listLessonMoves = (event: { seat: SeatId; costDollars: number }): BooksMove[] => [
  { seat: event.seat, cause: 'trainingDollars', dollars: -event.costDollars },
];

/** Lessons, a gang’s own affair. */
export const schoolingEvents: EventRows<SchoolingEvent> = {
  trained: {
    apply(state, event) {
      const pupil = requireNamed(state.gangsters[event.gangster]);
      pupil.stats[event.stat] = event.level;
      if (event.weapon !== undefined) {
        pupil.weapons.push(event.weapon);
        pupil.hadFreePistol = true;
      }
      state.lessons[event.gangster] = state.month;
    },
    describe: (names, { gangster, stat, level, costDollars, weapon }) => {
      const gun = weapon === undefined ? '' : ` A ${weaponTable[weapon].name.toLowerCase()} came with it.`;
      return `${names.gangster(gangster)} trained: ${stat.toUpperCase()} ${level} for ${formatDollars(costDollars)}.${gun}`;
    },
    visibleTo: toSeat,
    moves: listLessonMoves,
    rules: () => ['GANG-8'],
    heading: 'The gang',
  },
  learned: {
    apply(state, event) {
      const gangster = requireNamed(state.gangsters[event.gangster]);
      gangster.skills.push(event.skill);
      if (event.crippled !== null) {
        const { stat, level } = event.crippled;
        gangster.stats[stat] = level ?? Math.max(1, gangster.stats[stat] - 1);
      }
      state.lessons[event.gangster] = state.month;
    },
    describe: (names, { gangster, skill, crippled, costDollars }) => {
      const lost = crippled === null ? '' : ` It cost a point of ${crippled.stat.toUpperCase()}.`;
      return `${names.gangster(gangster)} learned: ${lookUpSkillRow(skill).name} for ${formatDollars(costDollars)}.${lost}`;
    },
    visibleTo: toSeat,
    moves: listLessonMoves,
    rules: () => ['GANG-8'],
    heading: 'The gang',
  },
};
