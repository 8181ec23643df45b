import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { requireRule } from '#kernel/events/events.ts';
import { playFuture } from '#kernel/lookAhead.ts';
import { playOn } from '#kernel/play.ts';
import { run, type RunResult } from '#kernel/run.ts';
import { createJournalWriter } from '#kernel/writers.ts';
import { give } from '#main/games/empire-city/rules/handlers.ts';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import type { EmpireEvent } from '#main/games/empire-city/rules/events/events.ts';
import { createBlankState, type EmpireState } from '#main/games/empire-city/rules/state.ts';
import { houseRulesSchema, presets } from '#shared/games/empire-city/houseRules.ts';
import { orderSchema } from '#shared/games/empire-city/orders.ts';
import { empireCitySchemas } from '#shared/games/empire-city/schemas.ts';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import type { Answer } from '#shared/words/questions.ts';
import { Story } from './story.ts';

const families: FamilyId[] = ['moretti', 'volkov', 'lau'];
type Ran = RunResult<EmpireState, EmpireEvent>;

/** An order at a table that throws its own dice and draws its own cards. */
function atTable(story: Story, family: FamilyId, order: object, answers: Answer[]): Ran {
  const { state, rng } = story;
  return run<EmpireState, EmpireEvent>(
    { state, rng },
    createJournalWriter(empireCity),
    (table) => {
      table.entry({ title: 'test', author: { kind: 'rules' }, order: null, reason: null });
      give(table, story.seat(family), orderSchema.parse(order));
    },
    { dice: 'table', answers },
  );
}

function cardsOf(ran: Ran, story: Story): readonly string[] {
  if (ran.kind === 'question') throw new Error(ran.question.prompt);
  return ran.after.state.capos[story.seat('moretti')]?.cards ?? [];
}

describe('dice and cards of the table', () => {
  it('[EMP-DICE-1] two digits at Pitney Downs', () => {
    const story = new Story({ families });
    const asked = atTable(story, 'moretti', { kind: 'pitney' }, []);
    expect(asked).toMatchObject({ kind: 'question', question: { kind: 'dice', count: 2, for: 'gm' } });
    const thrown = atTable(story, 'moretti', { kind: 'pitney' }, [{ id: 'q1', kind: 'dice', faces: [3, 4] }]);
    expect(thrown.kind === 'done' && thrown.after.state.capos[story.seat('moretti')]?.cashDollars).toBe(1_000);
  });

  it('[EMP-DICE-6] a drawn card is named by its holder, out of those left with their count; the rest keeps its order', () => {
    const story = new Story({ families });
    const order = { kind: 'pancetta', decks: ['slums', 'downtown'] };
    const asked = atTable(story, 'moretti', order, []);
    if (asked.kind !== 'question' || asked.question.kind !== 'choice') throw new Error('no question');
    expect(asked.question.for).toBe(story.seat('moretti'));
    // The form then offers to draw all the rest, as one of dice offers to roll it.
    expect(asked.question.isCard).toBe(true);
    expect(asked.question.options).toContainEqual({ value: 'Revolver', label: 'Revolver', detail: '3 left' });
    expect(asked.question.options.some(({ value }) => value === 'Injunction')).toBe(false);
    const before = story.state.decks.slums.draw;
    const named: Answer[] = [
      { id: 'q1', kind: 'choice', value: 'Revolver' },
      { id: 'q2', kind: 'choice', value: 'by-program' },
    ];
    const drawn = atTable(story, 'moretti', order, named);
    const [first = '', second] = cardsOf(drawn, story);
    expect(first).toMatch(/^revolver-/);
    expect(second).toBe(story.state.decks.downtown.draw[0]);
    expect(drawn.kind === 'done' && drawn.after.state.decks.slums.draw).toEqual(
      before.filter((card) => card !== first),
    );
    expect(() => atTable(story, 'moretti', order, [{ id: 'q1', kind: 'choice', value: 'Injunction' }])).toThrow(
      'one of its listed cards',
    );
  });

  it('[EMP-DICE-8] one who lets the program roll the rest is asked no more', () => {
    const story = new Story({ families });
    const drawn = atTable(story, 'moretti', { kind: 'pancetta', decks: ['slums', 'slums'] }, [
      { id: 'q1', kind: 'roll-the-rest' },
    ]);
    expect(cardsOf(drawn, story)).toEqual(story.state.decks.slums.draw.slice(0, 2));
  });

  it('[EMP-DICE-4] the man of a hit is named by his capo', () => {
    const story = new Story({ families });
    story.men('moretti', 'nino-bellini');
    story.men('lau', 'chen-wu', 'big-anton');
    const order = { kind: 'hit', rival: story.seat('lau') };
    const asked = atTable(story, 'moretti', order, []);
    expect(asked).toMatchObject({ kind: 'question', question: { kind: 'choice', for: story.seat('lau') } });
    const named = atTable(story, 'moretti', order, [{ id: 'q1', kind: 'choice', value: 'Big Anton' }]);
    expect(named.kind === 'done' && named.after.state.hit?.man).toBe('big-anton');
  });

  it('[EMP-ORD-18] whatever showed a card, or a hand, is the games master’s alone to take back', () => {
    const story = new Story({ families });
    const reveals = (): boolean =>
      story.last.some((event) => requireRule(empireCity, event).reveals?.(event, story.seat('volkov')) === true);
    story.give('moretti', { kind: 'lieLow' });
    expect(reveals()).toBe(false);
    story.give('volkov', { kind: 'pancetta', decks: ['slums', 'slums'] });
    expect(reveals()).toBe(true);
    story.give('lau', { kind: 'docks' });
    expect(reveals()).toBe(true);
  });
});

describe('a game that was begun elsewhere', () => {
  const running = {
    title: 'Since Tuesday',
    seed: 3,
    round: 3,
    phase: 'cops',
    godfather: 'lau',
    pot: 900,
    cops: ['D3'],
    copCard: 'crackdown',
    menTrack: ['con-flynn'],
    dead: ['nino-bellini'],
    discarded: ['revolver-1', 'gin-cellar-1', 'quiet-night'],
    marks: [{ mark: 20, family: 'volkov' }],
    capos: [
      {
        family: 'lau',
        isHuman: false,
        cashDollars: 700,
        victoryPoints: 20,
        corruption: 8,
        hand: ['chen-wu'],
        tokens: { volkov: 1 },
      },
      {
        family: 'volkov',
        isHuman: false,
        cashDollars: 300,
        victoryPoints: 12,
        corruption: 22,
        exhausted: ['big-anton'],
        corruptionCards: ['ward-boss'],
        cityCards: ['revolver-2'],
      },
      {
        family: 'moretti',
        isHuman: false,
        cashDollars: 450,
        victoryPoints: 9,
        corruption: 2,
        squares: [{ square: 'C5', racket: 'gentlemens-hotel-1', count: 2 }],
      },
    ],
  };
  const check = (change: object): string[] =>
    empireCity.joining
      .check(empireCitySchemas.running.parse({ ...running, ...change }))
      .map(({ sentence }) => sentence);

  it('[EMP-SET-12] is entered as it stands, the rest lies in the decks, and it goes on', () => {
    expect(check({})).toEqual([]);
    const result = run<EmpireState, EmpireEvent>(
      { state: createBlankState(), rng: seedRng(3) },
      createJournalWriter(empireCity),
      (table) => {
        empireCity.joining.enter(table, empireCitySchemas.running.parse(running));
      },
    );
    if (result.kind === 'question') throw new Error('asked');
    const { state } = result.after;
    const volkov = Object.values(state.capos).find(({ family }) => family === 'volkov');
    expect(volkov).toMatchObject({
      points: 12,
      corruption: 22,
      exhausted: ['big-anton'],
      powers: ['ward-boss'],
      cards: ['revolver-2'],
    });
    expect([state.round, state.pot, state.copCard, state.menTrack.length, state.racketTrack.length]).toEqual([
      3,
      900,
      'crackdown',
      6,
      6,
    ]);
    expect(state.squares.C5).toEqual({ owner: state.seats[2], racket: 'gentlemens-hotel-1', count: 2 });
    expect([state.decks.slums.draw.length, state.decks.cops.draw.length, state.decks.corruption.draw.length]).toEqual([
      22, 16, 9,
    ]);
    const on = run<EmpireState, EmpireEvent>(result.after, createJournalWriter(empireCity), (table) => {
      playOn(empireCity, table, { auto: true });
    });
    expect(on.kind === 'done' && on.after.state.round).toBe(4);
  });

  it('[EMP-SET-12] faults are told by their place, in sentences', () => {
    expect(check({ godfather: 'duquesne' })).toEqual(['The Duquesne do not play; name another godfather.']);
    expect(check({ dead: ['con-flynn'] })).toEqual(['“con-flynn” lies in two places; take it out of one.']);
    expect(check({ menTrack: ['al-capone'] })).toEqual([
      'There is no card and no man “al-capone”; look at its name again.',
    ]);
    expect(check({ menTrack: ['revolver-3'] })).toEqual(['“revolver-3” does not belong there.']);
    expect(check({ round: 1 })).toEqual(['Round 1 begins with the declarations.']);
    const [lau, volkov, moretti] = running.capos;
    const hotel = [{ square: 'D3', racket: 'gentlemens-hotel-1' }];
    expect(check({ capos: [lau, volkov, { ...moretti, squares: hotel }] })).toEqual([
      'A Gentlemen’s Hotel cannot stand in Commerce Plaza.',
    ]);
    expect(check({ capos: [lau, volkov, { ...moretti, victoryPoints: 90 }] })).toEqual([
      'At 80 points the game is over.',
    ]);
    expect(check({ capos: [lau, volkov, { ...moretti, family: 'lau' }] })).toContain(
      'Two seats have this family; change one of them.',
    );
  });
});

describe('what a game may bring', () => {
  it('[EMP-FIG-4] a future is played from what the viewer knows, and the real game stays as it is', () => {
    const story = new Story({ families });
    const before = structuredClone(story.state);
    const { foresight } = empireCity;
    const look = { viewer: story.seat('lau'), periods: 2, seed: 5 };
    const future = playFuture({ rulebook: empireCity, foresight }, story.state, look, { number: 1, without: [] });
    expect(future.rows).toHaveLength(3 * 3 * foresight.figures.length);
    expect(future.rows).toEqual(
      playFuture({ rulebook: empireCity, foresight }, story.state, look, { number: 1, without: [] }).rows,
    );
    expect(story.state).toEqual(before);
  });

  it('[EMP-ASK-23] the games master stands in for a seat, answers for it, and overrules', () => {
    const story = new Story({ families });
    const { seat } = story.capo('moretti');
    story.capo('moretti').isHuman = false;
    const takes = (): boolean | undefined =>
      empireCity.seats(story.state).find((one) => one.seat === seat)?.takesOrders;
    expect(takes()).toBe(false);
    story.on((table) => empireCity.opposition.takeOverSeat(table, seat));
    expect(takes()).toBe(true);
    story.on((table) => {
      expect(playOn(empireCity, table, { auto: false })?.seats).toEqual([seat]);
      empireCity.opposition.writeNow(table, seat);
    });
    expect(story.last.length).toBeGreaterThan(0);
    story.on((table) => empireCity.rulings.carryOut(table, { kind: 'points', seat, victory: 7, corruption: 3 }));
    expect([story.points('moretti'), story.corruption('moretti')]).toEqual([7, 3]);
    story.on((table) => empireCity.rulings.carryOut(table, { kind: 'cash', seat, dollars: 50 }));
    expect(story.cash('moretti')).toBe(50);
    expect(() =>
      story.on((table) => empireCity.rulings.carryOut(table, { kind: 'points', seat, victory: 80, corruption: 3 })),
    ).toThrow('the game is won');
    expect(() => story.on((table) => empireCity.rulings.carryOut(table, { kind: 'cop', cop: 'c1', to: 'F1' }))).toThrow(
      'No cop stands',
    );
  });

  it('[EMP-VIEW-8] status and tables tell the figures of each capo', () => {
    const story = new Story({ families });
    story.owns('lau', 'C1', 'card-room-1');
    const { fields } = empireCity.status(story.state);
    expect(fields).toMatchObject({ round: 1, phase: 'declarations', pot: 500, godfather: story.seat('moretti') });
    expect(fields['gangs']).toContainEqual({
      name: 'Lau',
      seat: story.seat('lau'),
      isHuman: true,
      victoryPoints: 0,
      corruption: 0,
      squares: 1,
      rackets: 1,
      members: 0,
      bank: 500,
      isGodfather: false,
    });
    const [capos, squares] = empireCity.projections;
    expect(capos?.row(story.state, story.seat('lau'))).toMatchObject({ family: 'lau', cash_dollars: 500 });
    expect(squares?.row(story.state, 'C1')).toEqual({
      id: 'C1',
      name: 'Mercer Street',
      owner: story.seat('lau'),
      racket: 'Card Room',
      count: 1,
    });
  });

  it.each(Object.values(presets))('[EMP-HOUSE-2] the ready-made house rules “$title” are house rules', ({ rules }) => {
    expect(houseRulesSchema.parse(rules)).toMatchObject(rules);
  });

  it('[EMP-SET-1] a command line starts a game with one family at the table', () => {
    const setup = empireCity.quickSetup({ title: 'E', seed: 7, npcs: 4, gangName: 'Volkov', level: 'hard' });
    expect(setup.capos.map(({ isHuman, family, level }) => [isHuman, family, level])[0]).toEqual([
      true,
      'volkov',
      'standard',
    ]);
    expect(setup.capos.filter(({ level }) => level === 'hard')).toHaveLength(4);
    expect(() => empireCity.quickSetup({ title: 'E', seed: 7, npcs: 6, gangName: null, level: null })).toThrow(
      '2 to 6 families',
    );
    expect(empireCity.sampleSetup().capos).toHaveLength(4);
  });
});
