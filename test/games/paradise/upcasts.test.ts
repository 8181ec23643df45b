import { describe, expect, it } from 'vitest';
import { convertEvent, type RawEvent } from '#kernel/events/upcast.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';

const lifted = (event: RawEvent) => convertEvent(paradise.upcasts, 1, event);

describe('an event of the first rules', () => {
  it('[PO-6, GANG-17] brings the five agents it was about, and ends no trial it did not speak of', () => {
    expect(lifted({ type: 'feds-arrived', month: 3 })).toEqual({ type: 'feds-arrived', month: 3, agents: 5 });
    expect(lifted({ type: 'feds-left', gang: 'g2' })).toMatchObject({ endsTrials: false });
    expect(lifted({ type: 'feds-left', gang: 'g2', endsTrials: true })).toMatchObject({ endsTrials: true });
  });

  it('[LAW-3] has the one gang the Feds were after as all they were after', () => {
    expect(lifted({ type: 'feds-targeted', seat: 'g1' })).toMatchObject({ targets: ['g1'] });
    expect(lifted({ type: 'feds-targeted', seat: null })).toMatchObject({ targets: [] });
    const feds = { inTown: true, sinceMonth: 1, agents: 5 };
    expect(lifted({ type: 'feds-set', feds: { ...feds, target: 'g2' } })).toEqual({
      type: 'feds-set',
      feds: { ...feds, targets: ['g2'] },
    });
    expect(lifted({ type: 'feds-set', feds: { ...feds, targets: ['g1', 'g2'] } })).toEqual({
      type: 'feds-set',
      feds: { ...feds, targets: ['g1', 'g2'] },
    });
  });

  it('[GANG-13] says how long each kind of muscle rested then', () => {
    const event = { type: 'muscle-rests', seat: 'g1', muscle: ['torpedo', 'punk'], rested: [] };
    expect(lifted(event).muscle).toEqual([
      { profile: 'torpedo', scenarios: 5 },
      { profile: 'punk', scenarios: 1 },
    ]);
  });

  it('[GANG-14] gives the sender of the finest flowers his point, and nobody one for a tie', () => {
    expect(lifted({ type: 'funeral-held', finest: 'g2' })).toMatchObject({ finestPoints: 1 });
    expect(lifted({ type: 'funeral-held', finest: null })).toMatchObject({ finestPoints: 0 });
  });

  it('counts what was felt in whole hundredths of a point', () => {
    const event = { type: 'remembered', grievance: 0, debt: 2.6, broken: 0 };
    expect(lifted(event)).toMatchObject({ grievance: 0, debt: 260, broken: 0 });
  });

  it('[GANG-9] counts the pistol somebody joined with as the free one', () => {
    const armed = { type: 'recruited', gangster: { id: 'p1', weapons: ['pistol'] } };
    expect(lifted(armed).gangster).toEqual({ id: 'p1', weapons: ['pistol'], hadFreePistol: true });
    const bare = { type: 'joined', gangster: { id: 'p2', weapons: [] } };
    expect(lifted(bare)).toEqual(bare);
  });

  it('[SCN-4] has the terms that a Meet’s topic stood for', () => {
    const deal = { id: 'd1', sinceMonth: 2, untilMonth: 4 };
    const terms = (topic: unknown) =>
      (lifted({ type: 'deal-struck', deal: { ...deal, topic } }).deal as { terms: unknown }).terms;
    expect(terms({ kind: 'truce' })).toMatchObject({ truceMonths: 3, businesses: [] });
    expect(terms({ kind: 'business', business: 'docks-1' })).toMatchObject({
      truceMonths: null,
      businesses: [{ by: 'them', business: 'docks-1' }],
    });
  });

  it('[SK-21] says which stat was crippled, and that its level was not told', () => {
    expect(lifted({ type: 'learned', crippled: 'guts' })).toMatchObject({ crippled: { stat: 'guts', level: null } });
    expect(lifted({ type: 'learned', crippled: null })).toMatchObject({ crippled: null });
  });

  it('is founded with the house rules that came later as they were played before', () => {
    const { houseRules } = lifted({ type: 'founded', houseRules: { skillSixes: 'every-six' } });
    expect(houseRules).toEqual({
      skillSixes: 'every-six',
      booking: 'release',
      hardTimes: 'off',
      npcReasons: 'rumor',
      smallPrint: 'left-out',
      federalRaids: 'all-come',
      fedsLeaving: 'outrage-stays',
      federalStay: 'until-a-gang-falls',
      placelessGangs: 'hold-on',
      policeCars: 'six',
      figuresASide: 'no-limit',
      ownersGuts: 'secret',
      mercy: 'a-year',
      rumbleRecruits: 'for-nothing',
    });
  });

  it('[PO-6] keeps its federal raids of all who are in town, but the rule it was founded with', () => {
    const founded = (houseRules: unknown, version: number) =>
      convertEvent(paradise.upcasts, version, { type: 'founded', houseRules }).houseRules;
    for (const version of [1, 2, 3]) {
      expect(founded({}, version)).toMatchObject({ federalRaids: 'all-come' });
      const chosen = { federalRaids: 'one-car' };
      expect(founded(chosen, version)).toMatchObject(chosen);
    }
    const size = { figuresASide: 'no-limit', ownersGuts: 'secret', mercy: 'a-year', rumbleRecruits: 'for-nothing' };
    const six = { policeCars: 'six', ...size };
    const held = { placelessGangs: 'hold-on', ...six };
    const stay = { federalStay: 'until-a-gang-falls', ...held };
    expect(founded({}, 4)).toEqual({ fedsLeaving: 'outrage-stays', ...stay });
    expect(founded({ fedsLeaving: 'outrage-halves' }, 4)).toEqual({ fedsLeaving: 'outrage-halves', ...stay });
    expect(founded({}, 5)).toEqual(stay);
    expect(founded({ federalStay: 'a-season' }, 5)).toEqual({ federalStay: 'a-season', ...held });
    expect(founded({}, 6)).toEqual(held);
    expect(founded({ placelessGangs: 'three-months' }, 6)).toEqual({ placelessGangs: 'three-months', ...six });
    expect(founded({}, 7)).toEqual(six);
    expect(founded({ policeCars: 'four' }, 7)).toEqual({ policeCars: 'four', ...size });
    expect(founded({}, 8)).toEqual(size);
    expect(founded({ figuresASide: 'twelve' }, 8)).toEqual({ ...size, figuresASide: 'twelve' });
    expect(founded({}, 9)).toEqual({});
    const ruled = { type: 'house-ruled', houseRules: {} };
    expect(convertEvent(paradise.upcasts, 6, ruled).houseRules).toEqual(held);
    expect(convertEvent(paradise.upcasts, 7, ruled).houseRules).toEqual(six);
  });

  it('fills in what orders did not say yet, and leaves alone what is no order', () => {
    const filed = (order: unknown) =>
      (lifted({ type: 'order-filed', order: { id: 'o1', order } }).order as { order: unknown }).order;
    const meet = { kind: 'meet', gang: 'g2', negotiator: 'p1', topic: { kind: 'truce' } };
    expect(filed(meet)).toEqual({ ...meet, bodyguards: [], isTreachery: false });
    expect(filed({ kind: 'dance' })).toEqual({ kind: 'dance' });
  });

  it('is left alone by the rules that wrote it', () => {
    const event = { type: 'feds-arrived', month: 3, agents: 7 };
    expect(convertEvent(paradise.upcasts, 2, event)).toBe(event);
  });
});
