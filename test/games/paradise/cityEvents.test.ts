import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { playOn } from '#kernel/play.ts';
import { run, type Snapshot } from '#kernel/run.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { findCause, findReceiver } from '#main/games/paradise/rules/campaign/cityEvents.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { listSeats } from '#main/games/paradise/rules/lookups.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { handoutIdSchema } from '#shared/views/handouts.ts';
import {
  cityEventSchema,
  type AnswerEffect,
  type WrittenEvent,
  type EventWait,
} from '#shared/games/paradise/cities/events.ts';
import { millhaven } from '#shared/games/paradise/cities/millhaven.ts';
import { portVerity } from '#shared/games/paradise/cities/portVerity.ts';
import { cityPackSchema, type CityPack } from '#shared/games/paradise/cities/pack.ts';
import { businessTypes } from '#shared/games/paradise/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { paradiseWriter } from '#test/support/rules.ts';

/** A town whose campaigns begin in January 1925. */
const { begins: _begins, ...town } = millhaven;

function found(events: readonly WrittenEvent[], seed = 3): Snapshot<ParadiseState> {
  const city: CityPack = { ...town, events: [...events] };
  const setup = paradise.quickSetup({ title: 'Events', seed, npcs: 3, gangName: null, level: null, city });
  const result = run({ state: paradise.blank(), rng: seedRng(seed) }, paradiseWriter, (table) =>
    paradise.found(table, setup),
  );
  if (result.kind === 'question') throw new Error(result.question.prompt);
  return result.after;
}

/** Plays months and returns their events with the state they led to. */
function play(
  own: Snapshot<ParadiseState>,
  months: number,
): { after: Snapshot<ParadiseState>; events: ParadiseEvent[] } {
  const events: ParadiseEvent[] = [];
  let after = own;
  for (let month = 0; month < months && after.state.victory === null; month += 1) {
    const result = run(after, paradiseWriter, (table) => playOn(paradise, table, { auto: true }));
    if (result.kind === 'question') throw new Error(result.question.prompt);
    after = result.after;
    events.push(...result.entries.flatMap((entry) => entry.happenings.map(({ event }) => event)));
  }
  return { after, events };
}

const listCome = (events: readonly ParadiseEvent[]) =>
  events.flatMap((event) => (event.type === 'city-event-came' ? [event.name] : []));

const letter = (to: 'strongest' | 'weakest' | 'concerned' | { gang: string }): WrittenEvent['tells'] => ({
  ...{ kind: 'letter', to, title: 'A secret of the author', text: 'Nobody reads this early.', from: 'A friend' },
});
const story: WrittenEvent['tells'] = { kind: 'story', headline: 'A Secret Headline', text: 'A secret of the author.' };

const start = found([]).state;
const [first, second] = listSeats(start);
if (first === undefined || second === undefined) throw new Error('The city is founded.');

/** A state with something changed. */
function change(alter: (state: ParadiseState) => void): ParadiseState {
  const state = clonePlain(start);
  alter(state);
  return state;
}

describe('[CITY-9] what an event waits for', () => {
  it.each<[EventWait, string, (state: ParadiseState) => void, SeatId | null]>([
    [{ kind: 'month', month: 2 }, 'the second month', (state) => void (state.month = 2), null],
    [{ kind: 'date', date: '1925-03' }, 'March', (state) => void (state.month = 3), null],
    [{ kind: 'outrage', atLeast: 9 }, 'outrage 9', (state) => void (state.outrage = 9), null],
    [{ kind: 'feds' }, 'the Feds', ({ feds }) => void (feds.inTown = true), null],
    [
      { kind: 'gang-out' },
      'a gang that is out',
      ({ gangs }) => void Object.assign(gangs[second] ?? {}, { eliminatedMonth: 1 }),
      null,
    ],
    [
      { kind: 'boss-dead' },
      'a dead Boss',
      (state) => {
        const boss = Object.values(state.gangsters).find(({ gang, isBoss }) => gang === second && isBoss);
        if (boss === undefined) throw new Error('A gang has a Boss.');
        const departed = { gangster: boss, month: 1, battle: null, funeralHeld: false };
        state.graveyard = { [boss.id]: departed };
      },
      second,
    ],
    [
      { kind: 'type', type: 'dog-track' },
      'an owner of the dog track',
      ({ businesses }) => {
        const track = Object.values(businesses).find(({ type }) => type === 'dog-track');
        if (track !== undefined) track.owner = second;
      },
      second,
    ],
    [
      { kind: 'doors', atLeast: 9 },
      'nine doors',
      ({ businesses }) => {
        const free = Object.values(businesses).filter(({ owner }) => owner === null);
        for (const one of free.slice(0, 9)) one.owner = second;
      },
      second,
    ],
  ])('%o comes with %s and not before', (when, _what, alter, seat) => {
    expect(findCause(start, when)).toBeNull();
    expect(findCause(change(alter), when)).toEqual({ seat });
  });

  it('finds who gets a letter, and nobody who is out', () => {
    const many = change(({ businesses }) => {
      const free = Object.values(businesses).filter(({ owner }) => owner === null);
      for (const one of free.slice(0, 9)) one.owner = second;
    });
    const name = many.gangs[first]?.name ?? '';
    expect(findReceiver(many, 'strongest', { seat: null })).toBe(second);
    expect(findReceiver(many, 'weakest', { seat: null })).not.toBe(second);
    expect(findReceiver(many, 'concerned', { seat: first })).toBe(first);
    expect(findReceiver(many, { gang: name.toUpperCase() }, { seat: null })).toBe(first);
    expect(findReceiver(many, { gang: 'Nobody' }, { seat: null })).toBeNull();
    Object.assign(many.gangs[first] ?? {}, { eliminatedMonth: 1 });
    expect(findReceiver(many, 'concerned', { seat: first })).toBeNull();
    expect(findReceiver(many, { gang: name }, { seat: null })).toBeNull();
  });
});

describe('[CITY-9] events of a city', () => {
  it('come once, with a story for everybody and a letter for one gang from the next month on', () => {
    const { after, events } = play(
      found([
        { name: 'First', when: { kind: 'month', month: 1 }, tells: story },
        { name: 'Second', when: { kind: 'date', date: '1925-02' }, tells: letter('strongest') },
        { name: 'Never', when: { kind: 'outrage', atLeast: 99 }, tells: story },
      ]),
      4,
    );
    expect(listCome(events)).toEqual(['First', 'Second']);
    const given = events.flatMap((event) => (event.type === 'handout-given' ? [event] : []));
    expect(given).toMatchObject([
      { kind: 'clipping', to: 'everybody', period: 1, opens: 1, inPaper: true },
      { kind: 'letter', period: 2, opens: 3, inPaper: false, to: [expect.any(String)] },
    ]);
    expect(after.state.cityEvents).toEqual([0, 1]);
  });

  it('tell of an election of Port Verity that is three months off, and ask the strongest gang in between', () => {
    const setup = paradise.quickSetup({
      ...{ title: 'Election', seed: 3, npcs: 3, gangName: null, level: null, city: portVerity },
    });
    const result = run({ state: paradise.blank(), rng: seedRng(3) }, paradiseWriter, (table) =>
      paradise.found(table, setup),
    );
    if (result.kind === 'question') throw new Error(result.question.prompt);
    const { events } = play(result.after, 4);
    const given = events.flatMap((event) => (event.type === 'handout-given' ? [event] : []));
    const { month } = result.after.state;
    expect(given.map(({ kind, period }) => [kind, period - month])).toEqual([
      ['clipping', 0],
      ['letter', 1],
      ['clipping', 3],
    ]);
    expect(events.filter(({ type }) => type === 'handout-answered')).toHaveLength(1);
  });

  it('are told to nobody before they come: not in a view, a plan’s sight, or the news', () => {
    const events = [
      { name: 'The secret name', when: { kind: 'outrage', atLeast: 99 } as const, tells: story },
      { name: 'Another', when: { kind: 'outrage', atLeast: 98 } as const, tells: letter('weakest') },
    ];
    const { after, events: happened } = play(found(events), 1);
    const happenings = happened.map((event) => ({ event, dice: [] }));
    const told = [
      ...listSeats(after.state).flatMap((seat) => [
        paradise.view(after.state, seat),
        paradise.sight(after.state, seat),
      ]),
      paradise.news({ state: after.state, period: 1, happenings, motives: [] }),
      ...listSeats(after.state).map((seat) => paradise.foresight.imagine(after.state, seat, 5)),
    ];
    expect(after.state.city?.events).toHaveLength(2);
    const leaks = told.filter((one) => /secret (name|headline|of the author)/iu.test(JSON.stringify(one)));
    expect(leaks).toHaveLength(0);
  });

  const asking = (paying: AnswerEffect[], other: AnswerEffect[]): WrittenEvent => ({
    ...{ name: 'Asked', when: { kind: 'month', month: 1 } },
    tells: {
      ...{ kind: 'letter', to: { gang: start.gangs[first]?.name ?? '' }, title: 'The bill', text: 'Pay.', from: '' },
      choices: [
        { answer: 'We pay', effects: paying },
        { answer: 'We do not', effects: other },
      ],
    },
  });

  it('ask for an answer with the effects of rulings, once, and refuse what the gang cannot have', () => {
    const event = asking(
      [
        { kind: 'money', dollars: -100 },
        { kind: 'reputation', points: 2 },
      ],
      [{ kind: 'outrage', points: 3 }],
    );
    const { after } = play(found([event]), 1);
    const id = handoutIdSchema.parse('e1');
    expect(after.state.handouts?.byId[id]?.asks).toEqual({ answers: ['We pay', 'We do not'], until: 2 });
    const follow = (state: ParadiseState, answer: number): ParadiseState => {
      const result = run({ state, rng: after.rng }, paradiseWriter, (table) => {
        table.entry({ title: 'Answer', author: { kind: 'human', seat: first }, order: null, reason: null });
        paradise.followAnswer(table, { id, seat: first, answer });
      });
      if (result.kind === 'question') throw new Error(result.question.prompt);
      return result.after.state;
    };
    expect(follow(after.state, 1).outrage).toBe(after.state.outrage + 3);
    const paid = follow(after.state, 0).purses[first];
    const before = after.state.purses[first];
    expect(paid?.permanentReputation).toBe((before?.permanentReputation ?? 0) + 2);
    expect(paid?.bankDollars).toBe((before?.bankDollars ?? 0) - 100);
    const broke = clonePlain(after.state);
    Object.assign(broke.purses[first] ?? {}, { bankDollars: 99 });
    expect(() => follow(broke, 0)).toThrow(/does not hold that much/);
  });

  it('take the second answer of a player who gives none, and of an NPC gang what is worth most to it', () => {
    const event = asking([{ kind: 'money', dollars: -100 }], [{ kind: 'money', dollars: -200 }]);
    const own = found([event]);
    const listAnswers = (before: Snapshot<ParadiseState>) =>
      play(before, 2).events.flatMap((one) => (one.type === 'handout-answered' ? [one.answer] : []));
    expect(own.state.gangs[first]?.isHuman).toBe(true);
    expect(listAnswers(own)).toEqual([1]);
    const npc = clonePlain(own);
    Object.assign(npc.state.gangs[first] ?? {}, { isHuman: false });
    expect(listAnswers(npc)).toEqual([0]);
  });

  it('replay to the state that they led to, whatever they are', () => {
    const when: fc.Arbitrary<EventWait> = fc.oneof(
      fc.integer({ min: 1, max: 3 }).map((month) => ({ kind: 'month' as const, month })),
      fc.integer({ min: 1, max: 9 }).map((atLeast) => ({ kind: 'outrage' as const, atLeast })),
      fc.integer({ min: 1, max: 6 }).map((atLeast) => ({ kind: 'doors' as const, atLeast })),
      fc.constantFrom(...businessTypes).map((type) => ({ kind: 'type' as const, type })),
    );
    const choices = [
      {
        answer: 'A',
        effects: [
          { kind: 'money', dollars: 300 },
          { kind: 'outrage', points: 1 },
        ],
      },
      {
        answer: 'B',
        effects: [
          { kind: 'money', dollars: -5_000 },
          { kind: 'vehicle', vehicle: 'car' },
        ],
      },
    ];
    const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
    const event = fc
      .record({
        when,
        asks: fc.boolean(),
        isStory: fc.boolean(),
        text,
        to: fc.constantFrom('strongest' as const, 'weakest' as const),
      })
      .map(({ when: wait, asks, isStory, text: own, to }) => ({
        ...{ name: 'E', when: wait },
        tells: isStory
          ? { kind: 'story', headline: own, text: own }
          : { kind: 'letter', to, title: own, text: own, ...(asks ? { choices } : {}) },
      }));
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 12 }), fc.nat(99), (written, seed) => {
        const events = written.flatMap((one) => cityEventSchema.safeParse(one).data ?? []);
        const before = found(events, seed);
        const { after, events: happened } = play(before, 3);
        const replayed = clonePlain(before.state);
        for (const one of happened) paradiseWriter.apply(replayed, one);
        expect(replayed).toEqual(after.state);
        const came = after.state.cityEvents ?? [];
        expect(new Set(came).size).toBe(came.length);
        expect(listCome(happened)).toHaveLength(came.length);
      }),
      { numRuns: 6 },
    );
  });

  it.each<[string, string, unknown]>([
    ['thirteen events', 'events', Array.from({ length: 13 }, () => ({ ...millhaven.events?.[0] }))],
    ['an unknown wait', 'events.0.when.kind', [{ name: 'A', when: { kind: 'moon' }, tells: story }]],
    ['a month that is none', 'events.0.when.date', [{ name: 'A', when: { kind: 'date', date: 'May' }, tells: story }]],
    ['an empty text', 'events.0.tells.text', [{ name: 'A', when: { kind: 'feds' }, tells: { ...story, text: ' ' } }]],
    [
      'a text that turns around',
      'events.0.tells.text',
      [{ name: 'A', when: { kind: 'feds' }, tells: { ...story, text: 'a\u202eb' } }],
    ],
    [
      'a letter to a gang that no condition names',
      'events.0.tells.to',
      [{ name: 'A', when: { kind: 'outrage', atLeast: 3 }, tells: letter('concerned') }],
    ],
    ['a field too many', 'events.0', [{ name: 'A', when: { kind: 'feds' }, tells: story, run: 'rm' }]],
  ])('are refused with %s at %s', (_what, path, events) => {
    const read = cityPackSchema.safeParse({ ...millhaven, events });
    const places = read.error?.issues.map((issue) => issue.path.join('.'));
    expect(places).toContain(path);
    expect(read.error?.issues.every(({ message }) => message.length > 10)).toBe(true);
  });
});
