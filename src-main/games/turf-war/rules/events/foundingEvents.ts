import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { houseRulesSchema } from '#shared/games/turf-war/houseRules.ts';
import { mapIdSchema, cityMaps } from '#shared/games/turf-war/maps.ts';
import { pieceSchema, gangSchema, allianceSchema } from '../records.ts';
import { formatCount, joinWords, formatOrdinal } from '#shared/words/text.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { declareEvent } from './declare.ts';
import type { TurfWarState } from '../state.ts';

/** Gangs whose setup leaves nothing to draw still tell of it. */
export const foundingEvents = {
  founded: declareEvent({
    fields: { title: z.string(), house: houseRulesSchema, map: mapIdSchema, wards: z.int(), turn: z.int() },
    apply(state, { title, house, map, wards, turn }) {
      Object.assign(state, { title, house: clonePlain(house), map, wards, turn });
      const areas: TurfWarState['areas'] = {};
      for (let number = 1; number <= wards * 6; number += 1) {
        areas[number] = { owner: null, sinceTurn: turn };
      }
      state.areas = areas;
    },
    describe: (_, { title, map, wards }) =>
      `${title} is fought over ${cityMaps[map].title}, ${wards} wards round ${cityMaps[map].middle}.`,
    visibleTo: () => 'everybody',
    rules: () => ['WAR-MAP-2'],
    heading: 'The beginning',
  }),
  'whims-drawn': declareEvent({
    fields: { whim: z.int() },
    apply(state, { whim }) {
      state.whim = whim;
    },
    describe: () => null,
    visibleTo: () => [],
    rules: () => ['WAR-DICE-2'],
  }),
  'wards-dealt': declareEvent({
    fields: { wards: z.record(seatIdSchema, z.int()) },
    // Each gang is formed in its ward by the events that follow.
    apply: () => undefined,
    // Gangs have no names before they are formed; their wards are announced then.
    describe: () => 'The wards were dealt.',
    visibleTo: () => 'everybody',
    rules: () => ['WAR-START-2', 'WAR-DICE-1'],
  }),
  'precedence-drawn': declareEvent({
    fields: { seats: z.array(seatIdSchema) },
    apply(state, { seats }) {
      state.precedence = [...seats];
    },
    describe: () => 'The order of precedence was drawn.',
    visibleTo: () => 'everybody',
    rules: () => ['WAR-GAME-6', 'WAR-DICE-1'],
  }),
  'names-drawn': declareEvent({
    fields: { start: z.int() },
    apply: () => undefined,
    describe: () => null,
    visibleTo: () => 'everybody',
    rules: () => ['WAR-DICE-1'],
  }),
  'gang-formed': declareEvent({
    fields: { gang: gangSchema, pieces: z.array(pieceSchema), areas: z.array(z.int()) },
    apply(state, { gang, pieces, areas }) {
      state.gangs[gang.seat] = clonePlain(gang);
      for (const piece of pieces) state.pieces[piece.id] = { ...piece, gone: null };
      for (const number of areas) {
        state.areas[number] = { owner: gang.seat, sinceTurn: state.turn };
      }
    },
    describe({ area, place }, { gang, pieces, areas }) {
      const where = areas.length === 0 ? '' : ` in ${joinWords(areas.map(area))}`;
      const people = formatCount(pieces.length, 'person', 'people');
      return `${gang.name}, ${formatOrdinal(place(gang.seat))} in precedence, started from ward ${gang.ward} with ${people}${where}.`;
    },
    changes: ({ areas, gang }) => areas.map((area) => ({ thing: String(area), holder: gang.seat })),
    visibleTo: () => 'everybody',
    moves: (event) => [{ seat: event.gang.seat, cause: 'opening', dollars: event.gang.treasuryMc }],
    rules: () => ['WAR-START-1'],
  }),
  'alliance-entered': declareEvent({
    fields: { alliance: allianceSchema },
    apply(state, { alliance }) {
      state.alliances[alliance.id] = clonePlain(alliance);
      state.alliancesMade += 1;
    },
    describe: ({ gang }, { alliance }) =>
      `${joinWords(alliance.members.map(gang))} are allied ${alliance.kind === 'open' ? 'openly' : 'in secret'}.`,
    visibleTo: ({ alliance }) => (alliance.kind === 'open' ? 'everybody' : alliance.members),
    rules: () => ['WAR-START-4', 'WAR-ALLY-4'],
  }),
};
