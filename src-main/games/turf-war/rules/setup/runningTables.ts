import { houseTable } from '#shared/games/turf-war/houseRules.ts';
import { doctrineSchema, levelSchema } from '#shared/games/turf-war/minds.ts';
import { rankNames } from '#shared/games/turf-war/ranks.ts';
import type { Running } from '#shared/games/turf-war/running.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { columns, declareHouseRules, nameByIds, type RunningTables } from '#kernel/tables/sections.ts';
import { areasOfWard } from '#shared/games/turf-war/maps.ts';
import type { State } from '../state.ts';

const { text, figure, yesNo, choice, texts, figures } = columns;

const ranks = { don: rankNames.don.one, lieutenant: rankNames.lieutenant.one, hitman: rankNames.hitman.one };

/** [WAR-START-4] A running game as tables. */
export const runningTables: RunningTables<State> = {
  seats: { list: 'gangs', by: 'name' },
  sections: [
    {
      title: 'Game',
      shape: 'record',
      into: '',
      columns: [text('Title', 'title'), figure('Turn', 'turn'), figure('Seed', 'seed')],
    },
    declareHouseRules(houseTable),
    {
      title: 'Gangs',
      shape: 'list',
      into: 'gangs',
      columns: [
        text('Gang', 'name'),
        yesNo('Player', 'isHuman'),
        choice('Level', 'level', nameByIds(levelSchema.options)),
        choice('Doctrine', 'doctrine', nameByIds(doctrineSchema.options)),
        figure('Ward', 'ward'),
        figure('Treasury', 'treasuryMc'),
        figures('Areas', 'areas'),
        figure('Hitmen killed last turn', 'deadHitmen'),
        figure('Lieutenants killed last turn', 'deadLieutenants'),
        figure('No income in turn', 'noIncomeTurn'),
        yesNo('Out', 'isOut'),
      ],
    },
    {
      title: 'People',
      shape: 'list',
      into: 'pieces',
      parent: { head: 'Gang', list: 'gangs', by: 'name' },
      columns: [
        text('Name', 'name'),
        choice('Rank', 'rank', ranks),
        figure('XP', 'xp'),
        { ...figure('Area', 'area'), isNullable: true },
      ],
    },
    {
      title: 'Alliances',
      shape: 'list',
      into: 'alliances',
      columns: [
        choice('Kind', 'kind', nameByIds(['open', 'secret'])),
        texts('Members', 'members'),
        figure('Made in turn', 'madeTurn'),
      ],
    },
  ],
  describe: describeRunning,
};

/** Describes a game before the sheets of its turn are opened; `enterRunning` enters it again. */
function describeRunning(state: State): Omit<Running, 'seed'> {
  refuseUnless(
    state.phase === 'orders',
    'A game leaves as a table before its sheets are opened; play the turn to its end first.',
  );
  const seats = [
    ...state.precedence,
    ...Object.keys(state.gangs).filter((seat) => !state.precedence.includes(seat as SeatId)),
  ] as SeatId[];
  const formatName = (seat: SeatId): string => state.gangs[seat]?.name ?? '';
  return {
    title: state.title,
    turn: state.turn,
    houseRules: { ...state.house, map: state.map, wards: Math.max(state.house.wards ?? 0, state.wards) },
    gangs: seats.map((seat) => describeGang(state, seat)),
    alliances: Object.values(state.alliances).map(({ kind, members, madeTurn }) => ({
      kind,
      members: members.map(formatName),
      madeTurn,
    })),
  };
}

function describeGang(state: State, seat: SeatId): Running['gangs'][number] {
  const gang = state.gangs[seat];
  if (gang === undefined) throw new Error('The gang is in the game.');
  const { name, isHuman, level, doctrine, ward, treasuryMc, dead, noIncomeTurn, out } = gang;
  const areas = Array.from({ length: state.wards * areasOfWard }, (_, place) => place + 1);
  return {
    name,
    isHuman,
    level,
    doctrine,
    ward,
    treasuryMc,
    areas: areas.filter((area) => state.areas[area]?.owner === seat),
    pieces: Object.values(state.pieces)
      .filter((piece) => piece.gang === seat)
      .map(({ name: called, rank, xp, area }) => ({ name: called, rank, xp, area })),
    deadHitmen: dead.hitmen,
    deadLieutenants: dead.lieutenants,
    noIncomeTurn,
    isOut: out !== null,
  };
}
