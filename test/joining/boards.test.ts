import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as brotherhoodBoard from '#games/brotherhood/setup/board.ts';
import { createForm as createBrotherhoodForm } from '#games/brotherhood/setup/running.ts';
import * as empireBoard from '#games/empire-city/setup/board.ts';
import {
  createBlankRunning as createBlankEmpire,
  createForm as createEmpireForm,
} from '#games/empire-city/setup/running.ts';
import * as godfatherBoard from '#games/godfather/setup/board.ts';
import { createForm as createGodfatherForm } from '#games/godfather/setup/running.ts';
import * as turfWarBoard from '#games/turf-war/setup/board.ts';
import { createForm as createTurfWarForm } from '#games/turf-war/setup/running.ts';
import type { FilledPlace, TrayPiece } from '#frame/setup/fillBoard.ts';
import { houseRulesSchema } from '#shared/games/brotherhood/houseRules.ts';
import * as brotherhood from '#shared/games/brotherhood/running.ts';
import * as empire from '#shared/games/empire-city/running.ts';
import { neighborhoodKeys } from '#shared/games/godfather/board.ts';
import * as godfather from '#shared/games/godfather/running.ts';
import * as turfWar from '#shared/games/turf-war/running.ts';
import { fillSection, readSection } from '#shared/words/sections.ts';
import { forSome } from '../support/forAll.ts';

type Put = { seat: number; piece: string; place: string };

/** A board in the middle of being filled in: what it shows, a press on it, and what its boxes cannot be read for. */
type Filling = { list: () => FilledPlace[]; put: (put: Put) => void; listProblems: () => string[] };

const seats = 3;

const boards: { game: string; pieces: readonly TrayPiece[]; begin: () => Filling }[] = [
  {
    game: 'Turf War',
    pieces: turfWarBoard.trayPieces,
    begin: () => {
      const form = createTurfWarForm(seats, 1);
      let stands = [1, 2, 3].map((ward) => fillSection(turfWar.gangFields, { ...form, ward }));
      return {
        list: () => turfWarBoard.listPlaces(stands),
        put: ({ seat, piece, place }) => (stands = turfWarBoard.putPiece(stands, seat, piece, place)),
        listProblems: () => {
          for (const gang of stands) readSection(turfWar.gangFields, gang, form);
          return form.problems;
        },
      };
    },
  },
  {
    game: 'The Brotherhood',
    pieces: brotherhoodBoard.trayPieces,
    begin: () => {
      const form = createBrotherhoodForm(houseRulesSchema.parse({}), seats);
      let stands = [1, 2, 3].map(() => fillSection(brotherhood.familyFields, form));
      return {
        list: () => brotherhoodBoard.listPlaces(stands, form.areas),
        put: (put) => (stands = brotherhoodBoard.putPiece(stands, form.areas, put)),
        listProblems: () => {
          for (const family of stands) readSection(brotherhood.familyFields, family, form);
          return form.problems;
        },
      };
    },
  },
  {
    game: 'The Godfather Game',
    pieces: godfatherBoard.trayPieces,
    begin: () => {
      const form = createGodfatherForm(['Rosso', 'Verde', 'Azzurro']);
      let places: Parameters<typeof godfatherBoard.putPiece>[0] = {};
      return {
        list: () => godfatherBoard.listPlaces(places, neighborhoodKeys),
        put: (put) => (places = godfatherBoard.putPiece(places, put)),
        listProblems: () => {
          for (const key of neighborhoodKeys)
            for (const men of places[key]?.men ?? []) readSection(godfather.pieceFields, men, { ...form, key });
          return form.problems;
        },
      };
    },
  },
  {
    game: 'Empire City',
    pieces: empireBoard.trayPieces,
    begin: () => {
      const form = createEmpireForm(['moretti', 'volkov', 'callahan'], ['Moretti', 'Volkov', 'Callahan']);
      let running = createBlankEmpire();
      return {
        list: () => empireBoard.listPlaces(running),
        put: (put) => (running = empireBoard.putPiece(running, put)),
        listProblems: () => {
          readSection(empire.runningFields, running.game, form);
          for (const capo of running.capos) readSection(empire.capoFields, capo, form);
          return form.reader.problems;
        },
      };
    },
  },
];

describe.each(boards)('the board of a running game of $game', ({ pieces, begin }) => {
  const [usual = { id: '', name: '' }] = pieces;
  const anyPut = fc.record({
    seat: fc.nat(seats - 1),
    piece: fc.constantFrom(...pieces.map(({ id }) => id)),
    place: fc.constantFrom(
      ...begin()
        .list()
        .map(({ id }) => id),
    ),
  });

  it('writes boxes that can be read, whatever is put where', () => {
    forSome(30, fc.array(anyPut, { maxLength: 40 }), (puts) => {
      const filling = begin();
      for (const put of puts) filling.put(put);
      expect(filling.listProblems()).toEqual([]);
    });
  });

  it('shows what was put down, and takes it away again', () => {
    const filling = begin();
    const before = filling.list();
    const place = before.find(({ owner, marks, name }) => owner === null && marks.length === 0 && name !== '');
    const put = { seat: 1, piece: usual.id, place: place?.id ?? '' };
    const find = () => filling.list().find(({ id }) => id === put.place);
    filling.put(put);
    expect([find()?.owner, ...(find()?.marks ?? []).map(({ seat }) => seat)]).toContain(1);
    filling.put({ ...put, piece: 'take-away' });
    expect(filling.list()).toEqual(before);
  });

  it('takes every place, from one seat after the other', () => {
    const filling = begin();
    const all = filling.list();
    for (const { id } of all) filling.put({ seat: 0, piece: usual.id, place: id });
    for (const { id } of all) filling.put({ seat: 2, piece: usual.id, place: id });
    expect(filling.listProblems()).toEqual([]);
    expect(filling.list().map(({ id, name }) => [id, name])).toEqual(all.map(({ id, name }) => [id, name]));
  });
});
