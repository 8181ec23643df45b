import { areaTable } from '#shared/games/brotherhood/areas.ts';
import { cards } from '#shared/games/brotherhood/cards.ts';
import { houseTable } from '#shared/games/brotherhood/houseRules.ts';
import { hoodKinds, type AreaId } from '#shared/games/brotherhood/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/brotherhood/minds.ts';
import type { Running } from '#shared/games/brotherhood/running.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { columns, declareHouseRules, nameByIds, type RunningTables } from '#kernel/tables/sections.ts';
import { requireFamily } from '../lookups.ts';
import type { State } from '../state.ts';

const { text, figure, yesNo, choice, texts, figures } = columns;

const areaNames = Object.fromEntries(areaTable.map(({ id, name }) => [id, name]));
const kindNames = nameByIds(hoodKinds);

/** [BRO-SET-7] A running game as tables. */
export const runningTables: RunningTables<State> = {
  seats: { list: 'families', by: 'name' },
  sections: [
    {
      title: 'Game',
      shape: 'record',
      into: '',
      columns: [
        text('Title', 'title'),
        text('City', 'city'),
        figure('Turn', 'turn'),
        figure('Seed', 'seed'),
        figures('Drawn cards', 'drawnCards'),
      ],
    },
    declareHouseRules(houseTable),
    {
      title: 'Families',
      shape: 'list',
      into: 'families',
      columns: [
        text('Family', 'name'),
        yesNo('Player', 'isHuman'),
        yesNo('By mail', 'byMail'),
        choice('Level', 'level', nameByIds(levelSchema.options)),
        choice('Doctrine', 'doctrine', nameByIds(doctrineSchema.options)),
        figure('Cash', 'cashDollars'),
        text('Godfather', 'godfather'),
        choice('Godfather is', 'godfatherIs', nameByIds(['free', 'jailed'])),
        choice('Stood last in', 'lastArea', areaNames),
        figure('Thugs in jail', 'jailedThugs'),
        figure('Hitmen in jail', 'jailedHitmen'),
        figure('Dead Thugs', 'deadThugs'),
        figure('Dead Hitmen', 'deadHitmen'),
        figure('Income of last turn', 'lastIncomeDollars'),
        figure('Dead since turn', 'deadSince'),
        text('Killed by', 'killedBy'),
      ],
    },
    {
      title: 'Counters',
      shape: 'list',
      into: 'counters',
      parent: { head: 'Family', list: 'families', by: 'name' },
      columns: [
        choice('Area', 'area', areaNames),
        figure('Operations', 'revenue'),
        figure('Influence', 'influence'),
        texts('Names of the operations', 'descriptions'),
      ],
    },
    {
      title: 'Inherited hoods',
      shape: 'list',
      into: 'inherited',
      columns: [
        text('Family', 'family'),
        choice('Kind', 'kind', kindNames),
        figure('Free', 'free'),
        figure('In jail', 'jailed'),
      ],
    },
    {
      title: 'Income of this turn',
      shape: 'list',
      into: 'due',
      columns: [choice('Area', 'area', areaNames), choice('Pays', 'effect', nameByIds(['nothing', 'half']))],
    },
  ],
  describe: describeRunning,
};

/** Describes a game before the sheets of its turn are opened; `enterRunning` enters it again. */
function describeRunning(state: State): Omit<Running, 'seed'> {
  refuseUnless(
    state.stage.at === 'orders',
    'A game leaves as a table before its sheets are opened; play the turn to its end first.',
  );
  const formatName = (seat: SeatId): string => requireFamily(state, seat).name;
  return {
    title: state.title,
    turn: state.turn,
    city: state.city,
    houseRules: { ...state.house, areas: state.areas.length },
    families: state.seats.map((seat) => describeFamily(state, seat)),
    inherited: state.seats.flatMap((seat) =>
      hoodKinds.flatMap((kind) => {
        const others = listHoods(state, seat, kind, false);
        if (others.length === 0) return [];
        const jailed = others.filter(({ status }) => status === 'jailed').length;
        return [{ family: formatName(seat), kind, free: others.length - jailed, jailed }];
      }),
    ),
    drawnCards: cards.filter((card) => !state.deck.includes(card)),
    due: state.areas.flatMap((area) => {
      const effect = state.now[area]?.due ?? null;
      return effect === null ? [] : [{ area, effect }];
    }),
  };
}

/** Hoods of a family: its own from the start, or those of families that it gathered. */
function listHoods(
  state: State,
  seat: SeatId,
  kind: (typeof hoodKinds)[number],
  areOwn: boolean,
): State['hoods'][keyof State['hoods']][] {
  return Object.values(state.hoods).filter(
    (hood) => hood.family === seat && hood.kind === kind && hood.id.startsWith(`${seat}-`) === areOwn,
  );
}

function describeFamily(state: State, seat: SeatId): Running['families'][number] {
  const family = requireFamily(state, seat);
  const { name, isHuman, byMail, level, doctrine, godfather, dead, lastIncomeDollars } = family;
  const countJailed = (kind: (typeof hoodKinds)[number]): number =>
    listHoods(state, seat, kind, true).filter(({ status }) => status === 'jailed').length;
  const countLost = (kind: (typeof hoodKinds)[number]): number => {
    const all = kind === 'thug' ? state.house.stock.thugs : state.house.stock.hitmen;
    return dead === null ? all - listHoods(state, seat, kind, true).length : 0;
  };
  return {
    name,
    isHuman,
    byMail,
    level,
    doctrine,
    cashDollars: dead?.cashDollars ?? family.cashDollars,
    godfather: godfather.name,
    godfatherIs: godfather.status === 'jailed' ? 'jailed' : 'free',
    lastArea: dead?.area ?? godfather.lastArea,
    counters: dead === null ? describeCounters(state, seat) : [],
    jailedThugs: countJailed('thug'),
    jailedHitmen: countJailed('hitman'),
    deadThugs: countLost('thug'),
    deadHitmen: countLost('hitman'),
    lastIncomeDollars,
    deadSince: dead?.turn ?? null,
    killedBy: dead === null || dead.by === null ? null : requireFamily(state, dead.by).name,
  };
}

function describeCounters(state: State, seat: SeatId): Running['families'][number]['counters'] {
  return state.areas.flatMap((area: AreaId) => {
    const operations = Object.values(state.operations).filter((one) => one.family === seat && one.area === area);
    const influence = Object.values(state.markers).filter((one) => one.family === seat && one.area === area).length;
    if (operations.length + influence === 0) return [];
    const descriptions = operations.map(({ description }) => description);
    return [{ area, revenue: operations.length, influence, descriptions }];
  });
}
