import { describe, expect, it } from 'vitest';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { buildFilm, computePlacesAfter } from '#games/turf-war/playback/film.ts';
import { findMark, tellFrame } from '#games/turf-war/playback/telling.ts';
import { listNotes } from '#games/turf-war/map/layers.ts';
import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Story } from '../story.ts';

const turns = 9;
const [j, s] = ['g1', 'g2'] as SeatId[] as [SeatId, SeatId];

/** A game of the program's own, with the map as it stood at the end of each turn. */
function playedGame(): { view: TurfWarView; stood: Record<string, number>[] } {
  const story = new Story({}, 5, false);
  const stood: Record<string, number>[] = [];
  const look = (): void => {
    const here = Object.values(story.state.pieces).flatMap(({ id, area }) =>
      area === null ? [] : [[id, area] as const],
    );
    stood.push(Object.fromEntries(here));
  };
  look();
  for (let turn = 0; turn < turns && story.state.ending === null; turn += 1) {
    story.close(true);
    look();
  }
  return { view: turfWar.view(story.state, 'gm'), stood };
}

function namesIn(view: TurfWarView) {
  return {
    view,
    nameOf: (seat: SeatId): string => view.gangs.find((one) => one.seat === seat)?.name ?? seat,
    areaOf: (number: number) => view.areas[number - 1] ?? null,
  };
}

describe('a turn played back', () => {
  const { view, stood } = playedGame();

  it('[WAR-VIEW-1] puts everybody where he stood at the end of every turn', () => {
    expect(view.turns.length).toBe(turns);
    stood.forEach((wanted, turn) => {
      const places = computePlacesAfter(view, turn);
      const got = Object.fromEntries([...places].map(([id, { area }]) => [id, area]));
      expect(got, `turn ${turn}`).toEqual(wanted);
    });
    expect(view.fallen.length).toBeGreaterThan(0);
    expect(view.pieces.some(({ enteredTurn }) => (enteredTurn ?? 0) > 1)).toBe(true);
  });

  it('[WAR-VIEW-1] every picture follows from the one before: moves, each fight with its dead, refuges, the end', () => {
    for (const record of view.turns) {
      const frames = buildFilm(view, record);
      expect(frames[0]?.kind).toBe('before');
      expect(frames.at(-1)?.kind).toBe('after');
      expect(frames.filter(({ kind }) => kind === 'clash')).toHaveLength(record.clashes.length);
      const moved = frames.find(({ kind }) => kind === 'moves');
      const arrows = moved?.arrows.reduce((sum, { count }) => sum + count, 0);
      expect(arrows).toBe(record.moves.filter(({ from, to }) => from !== to).length);
      for (const frame of frames.filter(({ kind }) => kind === 'clash')) {
        const there = frame.people.filter(({ area }) => area === frame.clash?.area);
        const fighters = frame.clash?.blocs.flatMap(({ pieces }) => pieces) ?? [];
        expect(there.map(({ id }) => id).sort(), `turn ${record.turn}`).toEqual([...fighters].sort());
        expect(fighters).toEqual(expect.arrayContaining([...frame.falling]));
      }
      const end = frames.at(-1);
      expect(end?.owners).toEqual(record.owners);
      expect(end?.people.length).toBe(
        Object.values(record.pieces).reduce((sum, { hitman, lieutenant, don }) => sum + hitman + lieutenant + don, 0),
      );
    }
  });

  it('[WAR-VIEW-1, WAR-VIEW-5] every picture is told in words too: strengths, dead, refuges with their rule', () => {
    const names = namesIn(view);
    const told = view.turns.flatMap((record) =>
      buildFilm(view, record).map((frame) => ({ frame, ...tellFrame(frame, record, names) })),
    );
    for (const { frame, title, lines } of told) {
      expect(title).not.toBe('');
      if (frame.kind !== 'clash') expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).not.toMatch(/undefined|g\d-\d/);
    }
    const fight = told.find(({ frame }) => frame.clash?.kind === 'firefight');
    if (fight === undefined) throw new Error('Somebody fights in nine turns.');
    const strengths = fight.frame.clash?.blocs
      .filter(({ isBystander }) => !isBystander)
      .map(({ strength }) => strength);
    expect(findMark(fight.frame)?.text).toBe(strengths?.join(' : '));
    const refuge = told.find(({ frame }) => frame.kind === 'refuge');
    expect(refuge?.lines[0]).toMatch(/WAR-FIGHT-9|WAR-FIGHT-11|WAR-RUN-4/);
  });
});

describe('the layers of the map', () => {
  it('[WAR-VIEW-2] threat is the most one rival can bring, and whether one of one’s own dies to it', () => {
    const story = new Story({}, 4);
    const view = turfWar.view(story.state, j);
    const notes = listNotes(view, j, 'threat', []);
    // Two Lieutenants and four Hitmen of any rival can go anywhere; the Don stays at home.
    expect(notes[story.area('Gasworks')]).toBe('8');
    expect(notes[story.area('Manchester')]).toBe('8, kills 1');
    const near = turfWar.view(new Story({ range: 1 }, 4).state, j);
    expect(listNotes(near, j, 'threat', [])[story.area('Manchester')]).not.toBe('8, kills 1');
  });

  it('[WAR-VIEW-2] refuge is where the rules would send one’s people', () => {
    const story = new Story({}, 4);
    for (const seat of ['g1', 'g2']) story.strip(seat, [7]);
    story.move('g1', [7], 'St. Thomas');
    story.rule({ kind: 'piece', piece: 'g2-7', area: story.area('St. Thomas') });
    const notes = listNotes(turfWar.view(story.state, j), j, 'refuge', []);
    const wanted = notes[story.area('St. Thomas')]?.replace('→ ', '') ?? '';
    story.close();
    expect(story.at('g1-7')).toBe(story.area(wanted));
  });

  it('[WAR-VIEW-2, WAR-VIEW-5] a drafted entry is weighed against what stands there, and comes out so if nobody else moves', () => {
    const story = new Story({}, 4);
    const drafted: [string, number[], string][] = [
      ['St. Thomas', [2, 3, 4], 'beaten'],
      ['Saltmarket', [5, 6], 'yours'],
    ];
    for (const [place, pieces] of drafted) story.move('g1', pieces, place);
    const view = turfWar.view(story.state, j);
    const notes = listNotes(view, j, 'clash', view.sheets[0]?.orders ?? []);
    expect(notes[story.area('St. Thomas')]).toMatch(/^5 to 5: bounces$/);
    expect(notes[story.area('Saltmarket')]).toMatch(/^2 to 1: yours$/);
    story.close();
    expect(story.owner('Saltmarket')).toBe('g1');
    expect(story.owner('St. Thomas')).toBe('g2');
  });

  it('[WAR-VIEW-2] the owner’s first turn and the grace of friends are told', () => {
    const story = new Story({}, 4);
    story.rule({ kind: 'alliance', alliance: 'open', members: ['g1', 'g2'] });
    story.give('g2', { kind: 'leave', alliance: 'open' });
    story.close();
    const view = turfWar.view(story.state, j);
    const own = view.areas.find(({ owner }) => owner === s)?.number ?? 0;
    expect(listNotes(view, j, 'alliances', [])[own]).toBe('grace to turn 2');
    expect(listNotes(view, j, 'since', [])[own]).toBe('turn 1');
  });
});
