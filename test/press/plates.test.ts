import { paradiseCity } from '#shared/games/paradise/cities/city.ts';
import { districts, lookUpShape } from '#test/support/paradiseCity.ts';
import { describe, expect, it } from 'vitest';
import { printEdition as printBrotherhood } from '#main/games/brotherhood/paper/compose.ts';
import { printEdition as printEmpire } from '#main/games/empire-city/paper/compose.ts';
import { drawScene, findScene } from '#main/games/paradise/paper/plates.ts';
import { renderPicture } from '#press/engravings/index.ts';
import { blockSize } from '#press/engravings/scenery.ts';
import { drawBoardPlace, placeArrows, type BoardArea } from '#press/page/plates.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import { placeDoors } from '#shared/games/paradise/drawing/doors.ts';
import { findSign } from '#shared/games/paradise/drawing/signs.ts';
import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { findCentroid, isInPolygon } from '#shared/words/geometry.ts';
import { describeBusinessForNews } from '#main/games/paradise/rules/city/newsFacts.ts';
import { racketTable } from '#main/games/paradise/rules/tables/rackets.ts';
import { playPapers } from '../support/paperTrial.ts';

const { editions, events, state } = await playPapers(501, 12);
const pictured = editions.filter(({ picture }) => picture.plate !== undefined);

/** True if a gang fought in a battle reported in a month, or took a door in it. */
function cameIn(period: number, seat: string): boolean {
  return (events[period - 1] ?? []).some((event) => {
    if (event.type === 'taken-over') return JSON.stringify(event).includes(seat);
    if (event.type !== 'battle-reported') return false;
    const battle = state.battles[event.battle];
    return [battle?.attackers.party, battle?.defenders.party].includes(seat as SeatId);
  });
}

describe('a picture made from the city’s map', () => {
  it('leads nearly every month, and shows the door where the map has it', () => {
    expect(pictured.length).toBeGreaterThan(editions.length / 2);
    const common = Object.values(state.businesses).filter(({ type }) => !racketTable[type].unique);
    const places = placeDoors(paradiseCity, common);
    for (const { id, type, district } of Object.values(state.businesses)) {
      const place = findSign(paradiseCity, type, district)?.place ?? places.get(id);
      const spot = describeBusinessForNews(state, id).spot;
      expect(spot).toEqual(place === undefined ? undefined : place.map(Math.round));
      if (spot !== undefined) expect(isInPolygon(lookUpShape(district).polygon, spot)).toBe(true);
    }
  });

  it('names only who and where the events of its month name', () => {
    for (const { period, picture } of pictured) {
      const { mark, arrows } = picture.plate ?? { mark: null, arrows: [] };
      const told = JSON.stringify(events[period - 1]);
      if (mark !== null) {
        const door = Object.values(state.businesses).find(({ name }) => name.replace(/^The /u, '') === mark.name);
        expect(told).toContain(`"${door?.id ?? 'no such door'}"`);
      }
      for (const { name } of arrows) {
        const gang = Object.values(state.gangs).find((one) => one.name.replace(/^The /u, '') === name);
        const known = gang === undefined ? ['Police', 'Federal Agents'].includes(name) : cameIn(period, gang.id);
        expect([period, name, known]).toEqual([period, name, true]);
      }
    }
  });

  it('letters every name inside its frame', () => {
    const names = pictured.flatMap(({ picture }) => [
      ...renderPicture(picture).matchAll(/<text x="(-?\d+)"[^>]*class="halo"[^>]*>([^<]+)</gu),
    ]);
    expect(names.length).toBeGreaterThan(pictured.length);
    for (const [, x, name = ''] of names) {
      const half = (name.length * (13 * 0.72 + 1.5)) / 2;
      expect([name, Number(x) - half > 0, Number(x) + half < blockSize.width]).toEqual([name, true, true]);
    }
  });

  it('shows each side of a fight once, a gang from the direction of its base', () => {
    const gang = (name: string, base: 'riverside' | 'cedar-hill') => ({
      ...{ seat: name as SeatId, name, type: 'irish' as const, boss: 'Al Vosk', base },
    });
    const business = {
      ...{ id: 'b1' as never, name: 'The Gilded Heron', type: 'speakeasy' as const },
      ...{ racket: 'booze' as const, district: 'downtown' as const, spot: [500, 330] as [number, number] },
    };
    const toll = { ...{ dead: [], arrested: [], othersDead: 0, citizensDead: 0, policeHurt: 0, causes: [] } };
    const gangs = [gang('The Foxes', 'riverside'), gang('The Elks', 'cedar-hill')];
    const item: NewsItem = { kind: 'contested', value: 1, gangs, winner: null, business, toll };
    const scene = findScene(item);
    if (scene === null) throw new Error('A fight at a door has no scene.');
    const { mark, arrows } = drawScene(paradiseCity, scene);
    expect(mark).toEqual({ at: [500, 330], name: 'Gilded Heron' });
    expect(arrows.map(({ name }) => name)).toEqual(['Foxes', 'Elks']);
    for (const [nth, { from }] of arrows.entries()) {
      const base = lookUpShape(gangs[nth]?.base ?? 'docks').pennant;
      expect(Math.sign(from[0] - 500)).toBe(Math.sign(base[0] - 500));
    }
  });

  it('keeps its arrows apart and in the frame, wherever the sides come from', () => {
    const from = (x: number, y: number) => ({ name: 'A gang', from: [x, y] as const });
    const arrows = placeArrows([from(0, 0), from(5, 5), from(8, 0)], [500, 400], [385, 330, 230, 141], 9);
    const angles = arrows.map(({ from: [x, y] }) => (Math.atan2(y - 400, x - 500) * 180) / Math.PI);
    for (const [nth, one] of angles.entries())
      for (const other of angles.slice(nth + 1))
        expect(Math.abs(((one - other + 540) % 360) - 180)).toBeGreaterThan(75);
    for (const {
      from: [x, y],
    } of arrows) {
      expect(x > 385 && x < 615).toBe(true);
      expect(y > 330 && y < 471).toBe(true);
    }
  });

  it('moves toward the city where its place is at the edge, and keeps the door and what comes to it inside', () => {
    const all = districts.flatMap((district) => lookUpShape(district).polygon);
    const top = Math.min(...all.map(([, y]) => y));
    let moved = 0;
    for (const district of districts) {
      const [midX, midY] = findCentroid(lookUpShape(district).polygon);
      for (const [cornerX, cornerY] of lookUpShape(district).polygon) {
        const [x, y] = [cornerX * 0.7 + midX * 0.3, cornerY * 0.7 + midY * 0.3];
        const door = { name: 'Gilded Heron', spot: [x, y] as [number, number] };
        const { frame, arrows } = drawScene(paradiseCity, { district, door, comers: ['police', 'police'] });
        const [left, above, width, height] = frame;
        for (const spot of [door.spot, ...arrows.map(({ from }) => from)]) {
          expect([spot[0] > left, spot[0] < left + width]).toEqual([true, true]);
          expect([spot[1] > above, spot[1] < above + height]).toEqual([true, true]);
        }
        // A page may show a square of it.
        if (y - width / 2 < top) moved += Number(above + height / 2 > y + 1);
        else expect(above + height / 2).toBeLessThanOrEqual(y + 1);
      }
    }
    expect(moved).toBeGreaterThan(5);
  });

  it('letters the district of the event wherever there is room, and never two names over one another', () => {
    let lettered = 0;
    for (const district of districts) {
      const [x, y] = findCentroid(lookUpShape(district).polygon);
      for (const door of [null, { name: 'Gilded Heron', spot: [x, y] as [number, number] }]) {
        const { grounds, frame } = drawScene(paradiseCity, { district, door, comers: ['police'] });
        const names = grounds.filter(({ name }) => name !== '');
        if (names.some(({ name }) => name === nameDistrict(district).replace(/^The /u, ''))) lettered += 1;
        names.forEach(({ name, at }, nth) => {
          const half = (name.length * frame[2] * 9.3) / 360 / 2;
          expect(at[0] - half).toBeGreaterThan(frame[0]);
          expect(at[0] + half).toBeLessThan(frame[0] + frame[2]);
          for (const other of names.slice(nth + 1)) {
            const apart = Math.abs(at[0] - other.at[0]) > half + (other.name.length * frame[2] * 9.3) / 360 / 2;
            expect(apart || Math.abs(at[1] - other.at[1]) > (frame[2] * 14) / 360).toBe(true);
          }
        });
      }
    }
    expect(lettered).toBeGreaterThanOrEqual(22);
  });

  it('is drawn into the page itself, with every name escaped', () => {
    const [first] = pictured;
    const plate = first?.picture.plate;
    if (plate === undefined) throw new Error('No picture was made.');
    const mark = { at: [0, 0] as [number, number], name: 'Wyx & <b>Co</b>' };
    const svg = renderPicture({ engraving: 'street', caption: '', plate: { ...plate, mark } });
    expect(svg).toContain('Wyx &#38; &#60;b&#62;Co');
    expect(svg).not.toMatch(/href|url\(|<b>/u);
  });

  it('has each door of the city’s map page in the quarter of its own shape', () => {
    const map = editions.at(-1)?.pages?.map;
    for (const { quarter, outline, doors } of map?.quarters ?? []) {
      expect(outline).toEqual(lookUpShape(quarter).polygon);
      for (const { seat, count } of doors) {
        const held = Object.values(state.businesses).filter((one) => one.owner === seat && one.district === quarter);
        expect([quarter, seat, count]).toEqual([quarter, seat, held.length]);
      }
    }
    expect(map?.quarters).toHaveLength(12);
  });
});

describe('a picture made from another board', () => {
  it('darkens the place of the lead, and is an engraving where the board has no such place', () => {
    const base = { rotation: 5, items: [], table: [], final: [], city: 'Carthage' };
    const areas = [
      { id: 'skid-row' as const, name: 'Skid Row' },
      { id: 'waterfront' as const, name: 'Waterfront' },
    ];
    const lead = (place: string) =>
      printBrotherhood(
        {
          ...{ ...base, turn: 3, areas, crowding: [] },
          items: [{ kind: 'battle', card: null, facts: allFacts(place) }],
        },
        [],
      ).edition.picture;
    const { plate, caption } = lead('Skid Row');
    expect(plate?.grounds.filter(({ tone }) => tone === 3).map(({ name }) => name)).toEqual(['Skid Row']);
    expect(caption).toBe('Shaded: Skid Row.');
    expect(lead('Nowhere').plate).toBeUndefined();
  });

  it('finds each named square of Empire City', () => {
    const { picture } = printEmpire(
      {
        ...{ round: 3, rotation: 5, city: 'Empire City', table: [], godfather: 'Moretti' },
        ...{ chief: null, bribeDollars: null, pot: 0, corruption: 0, martialLaw: 30, final: [] },
        items: [{ kind: 'wrecked', facts: allFacts('Theater Row') }],
      },
      [],
    ).edition;
    expect(picture.plate?.grounds.find(({ tone }) => tone === 3)?.name).toBe('Theater Row');
  });
});

function allFacts(place: string): Record<string, string> {
  const words =
    'family other man men killer fate career places what score arms dead count points dollars text list families less pot own against';
  return { ...Object.fromEntries(words.split(' ').map((word) => [word, `the ${word}`])), place };
}

it('a picture of a board keeps to the board, and has country around it instead of white', () => {
  const square = (name: string, left: number): BoardArea => ({
    name,
    outline: [
      [left, 0],
      [left + 100, 0],
      [left + 100, 100],
      [left, 100],
    ],
  });
  const board = [square('West', 0), square('Middle', 100), square('East', 200)];
  const plate = drawBoardPlace(board, 'West');
  const [left, , width] = plate?.frame ?? [];
  expect(left).toBe(0);
  expect(width).toBeLessThan(300);
  const [country, ...areas] = plate?.grounds ?? [];
  expect(country?.name).toBe('');
  expect(Math.min(...(country?.outline ?? []).map(([x]) => x))).toBe(-(width ?? 0));
  expect(areas.map(({ name }) => name)).toContain('West');
});
