import { describe, expect, it } from 'vitest';
import { buildPeriodShow } from '#queries/show.ts';
import type { ShowScene } from '#shared/views/show.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { played } from '#test/support/everyGame.ts';

const months = [1, 2, 3, 4, 5, 6];

/** Every scene of six months, as each gang is shown them. */
async function watchAll(): Promise<{ seat: SeatId; scene: ShowScene }[]> {
  const session = await played('paradise', months.length);
  return session.rulebook
    .seats(session.snapshot.state)
    .flatMap(({ seat }) =>
      months.flatMap((month) => buildPeriodShow(session, seat, month).scenes.map((scene) => ({ seat, scene }))),
    );
}

describe('a month of Paradise on stage', () => {
  it('has 20 scenes at most, for the games master too, and begins with the doors that brought the Loot', async () => {
    const session = await played('paradise', months.length);
    for (const month of months)
      for (const viewer of ['gm', 'g1' as SeatId] as const) {
        const { scenes } = buildPeriodShow(session, viewer, month);
        expect(scenes.length, `${viewer}, month ${month}`).toBeLessThanOrEqual(20);
        expect(scenes[0]?.kind).toBe('news');
        expect(scenes[0]?.title).toMatch(/ begins$/);
        expect(scenes[0]?.places.filter(({ kind }) => kind === 'business').length).toBeGreaterThan(0);
      }
  });

  it('tells an order that led to a battle with the battle, its door lit', async () => {
    const scenes = await watchAll();
    const fights = scenes.filter(({ scene: { kind, orders } }) => kind === 'fight' && orders.length > 0);
    expect(fights.length).toBeGreaterThan(3);
    for (const { scene } of fights) {
      expect(scene.battle).not.toBeNull();
      expect(scene.places).not.toEqual([]);
    }
    const raids = scenes.flatMap(({ scene }) =>
      scene.orders
        .filter(({ title, result }) => title.startsWith('Raid ') && !/ dropped /.test(result))
        .map(() => scene.kind),
    );
    expect(raids.length).toBeGreaterThan(0);
    expect(new Set(raids)).toEqual(new Set(['fight']));
  });

  it('judges a takeover by what it brought, with the dice that decided it', async () => {
    const scenes = await watchAll();
    const talks = scenes.filter(({ scene }) => scene.kind === 'order' && scene.title.startsWith('Take over '));
    const tones = new Set(
      talks.map(({ scene }) => {
        const [order] = scene.orders;
        expect(scene.lines.some(({ dice }) => dice.length > 0)).toBe(true);
        expect(order?.result).toMatch(order?.tone === 'good' ? / took over / : / down\.$/);
        return order?.tone;
      }),
    );
    expect(tones).toEqual(new Set(['good', 'bad']));
  });

  it('judges an order that led to a battle by the side that won it', async () => {
    const scenes = await watchAll();
    const tones = scenes.flatMap(({ scene }) => (scene.kind === 'fight' ? scene.orders.map(({ tone }) => tone) : []));
    expect(tones.filter((tone) => tone === 'good').length).toBeGreaterThan(2);
    expect(tones.filter((tone) => tone === 'bad').length).toBeGreaterThan(2);
  });

  it('promises the odds that the quote told when the order was given', async () => {
    const session = await played('paradise', 1);
    const seat = 'g1' as SeatId;
    const [order] = buildPeriodShow(session, seat, 1)
      .scenes.flatMap(({ orders }) => orders)
      .filter(({ title }) => title.startsWith('Take over '));
    expect(order?.chance).toBeGreaterThan(0);
    expect(order?.chance).toBeLessThan(1);
  });

  it('[PO-2] runs the outrage along from one scene to the next', async () => {
    const session = await played('paradise', months.length);
    let changes = 0;
    for (const month of months) {
      const { scenes } = buildPeriodShow(session, 'gm', month);
      for (const { was, now } of scenes.flatMap(({ counts }) => counts)) {
        expect(was).toBeGreaterThanOrEqual(0);
        if (was !== now) changes += 1;
      }
    }
    expect(changes).toBeGreaterThan(3);
  });
});
