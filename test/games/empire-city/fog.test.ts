import { describe, expect, it } from 'vitest';
import { run, type RunResult } from '#kernel/run.ts';
import { createJournalWriter } from '#kernel/writers.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { step } from '#main/games/empire-city/rules/agenda.ts';
import { give } from '#main/games/empire-city/rules/handlers.ts';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import type { EmpireEvent } from '#main/games/empire-city/rules/events/events.ts';
import { createBlankState, type EmpireState } from '#main/games/empire-city/rules/state.ts';
import type { EmpireTable } from '#main/games/empire-city/rules/table.ts';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import { orderSchema } from '#shared/games/empire-city/orders.ts';
import { empireSetupSchema } from '#shared/games/empire-city/setup.ts';
import type { EmpireView } from '#shared/games/empire-city/views.ts';
import type { Answer } from '#shared/words/questions.ts';
import { Story } from './story.ts';

const families: FamilyId[] = ['moretti', 'volkov', 'lau'];
type Ran = RunResult<EmpireState, EmpireEvent>;

/** Something that happens at a table which throws its own dice and draws its own cards. */
function atTable(story: Story, answers: Answer[], rule: (table: EmpireTable) => void): Ran {
  const { state, rng } = story;
  return run<EmpireState, EmpireEvent>(
    { state, rng },
    createJournalWriter(empireCity),
    (table) => {
      table.entry({ title: 'test', author: { kind: 'rules' }, order: null, reason: null });
      rule(table);
    },
    { dice: 'table', answers },
  );
}

function after(ran: Ran): EmpireState {
  if (ran.kind === 'question') throw new Error(ran.question.prompt);
  return ran.after.state;
}

describe('dice and cards typed in', () => {
  it('[EMP-DICE-2] a row of digits for the casinos, in board order', () => {
    const story = new Story({ families, house: { shields: false } });
    story.owns('lau', 'D4', 'roulette-palace-1');
    story.owns('lau', 'C1', 'card-room-1');
    story.state.agenda = [{ do: 'collect-next', seat: story.seat('lau') }];
    const asked = atTable(story, [], (table) => step(table));
    expect(asked).toMatchObject({ kind: 'question', question: { kind: 'dice', count: 2, for: 'gm' } });
    const state = after(atTable(story, [{ id: 'q1', kind: 'dice', faces: [2, 6] }], (table) => step(table)));
    // Mercer Street’s Card Room shows the 2, Orpheum Corner’s Roulette Palace the 6.
    expect(state.capos[story.seat('lau')]?.cashDollars).toBe(500 + 250 + 100 + 600);
  });

  it('[EMP-DICE-3] a row of digits for the losses of each beaten capo', () => {
    const story = new Story({ families, house: { shields: false } });
    story.owns('lau', 'C1');
    story.men('lau', 'chen-wu', 'con-flynn');
    story.men('moretti', 'nino-bellini');
    story.men('volkov', 'big-anton', 'kid-baron');
    story.state.attacks = [
      { seat: story.seat('volkov'), square: 'C1' },
      { seat: story.seat('moretti'), square: 'C1' },
    ];
    story.agenda({ do: 'combats', last: null });
    const men = (...names: string[]): object => ({ kind: 'commit', men: names.map((man) => ({ man })) });
    story.give('volkov', men('big-anton', 'kid-baron'));
    story.give('moretti', men('nino-bellini'));
    const last = (table: EmpireTable): void => {
      give(table, story.seat('lau'), orderSchema.parse(men('chen-wu', 'con-flynn')));
      step(table);
    };
    const first = atTable(story, [], last);
    expect(first).toMatchObject({ kind: 'question', question: { kind: 'dice', count: 1 } });
    const one: Answer = { id: 'q1', kind: 'dice', faces: [6] };
    expect(atTable(story, [one], last)).toMatchObject({ kind: 'question', question: { kind: 'dice', count: 2 } });
    const state = after(atTable(story, [one, { id: 'q2', kind: 'dice', faces: [1, 5] }], last));
    // Con Flynn comes before Chen Wu in the table.
    expect(state.dead).toEqual(['con-flynn']);
  });

  it('[EMP-DICE-5] nothing is typed where a deck is shuffled anew', () => {
    const story = new Story({ families });
    story.cards('lau', ...story.state.decks.slums.draw);
    story.state.decks.slums.discard = ['revolver-1', 'ambush-1'];
    story.capo('lau').cards = [];
    const order = orderSchema.parse({ kind: 'pancetta', decks: ['slums', 'slums'] });
    const asked = atTable(story, [], (table) => give(table, story.seat('moretti'), order));
    // The first question is the card drawn; the shuffle asked nothing.
    expect(asked).toMatchObject({ kind: 'question', question: { kind: 'choice', id: 'q1' } });
    // Several families draw at one table: the question says for whom.
    expect(asked).toMatchObject({ question: { prompt: `A slums card for ${story.capo('moretti').name}: Pancetta` } });
    const state = after(
      atTable(
        story,
        [
          { id: 'q1', kind: 'choice', value: 'Ambush' },
          { id: 'q2', kind: 'choice', value: 'Revolver' },
        ],
        (table) => give(table, story.seat('moretti'), order),
      ),
    );
    expect(state.capos[story.seat('moretti')]?.cards).toEqual(['ambush-1', 'revolver-1']);
  });

  it('[EMP-DICE-7] families, if drawn, and the seat order are draws of their own', () => {
    const founded = (seed: number, change: object = {}): EmpireState => {
      const setup = empireSetupSchema.parse({
        title: 'T',
        seed,
        capos: [{ name: 'First' }, { name: 'Second', family: 'lau' }, { name: 'Third' }],
        ...change,
      });
      return after(
        run<EmpireState, EmpireEvent>(
          { state: createBlankState(), rng: seedRng(seed) },
          createJournalWriter(empireCity),
          (table) => empireCity.found(table, setup),
        ),
      );
    };
    const seeds = Array.from({ length: 40 }, (_, nth) => founded(nth + 1));
    for (const { capos } of seeds) {
      const all = Object.values(capos);
      expect(all.find(({ name }) => name === 'Second')?.family).toBe('lau');
      expect(new Set(all.map(({ family }) => family)).size).toBe(3);
    }
    const drawn = seeds.flatMap(({ capos }) => Object.values(capos).map(({ family }) => family));
    expect(new Set(drawn).size).toBe(6);
    const orders = new Set(seeds.map(({ seats, capos }) => seats.map((seat) => capos[seat]?.name).join()));
    expect(orders.size).toBe(6);
    const listed = founded(9, { seatOrder: 'as-listed' });
    expect(listed.seats.map((seat) => listed.capos[seat]?.name)).toEqual(['First', 'Second', 'Third']);
  });
});

describe('who knows what', () => {
  const view = (story: Story, family: FamilyId): EmpireView => empireCity.view(story.state, story.seat(family));
  const familyIn = (story: Story, viewer: FamilyId, of: FamilyId): EmpireView['families'][number] => {
    const found = view(story, viewer).families.find(({ seat }) => seat === story.seat(of));
    if (found === undefined) throw new Error(of);
    return found;
  };

  /** Lau in the middle of a game. */
  function middle(): Story {
    const story = new Story({ families, round: 3 });
    story.owns('lau', 'C2', 'gentlemens-hotel-1', 2);
    story.men('lau', 'chen-wu', 'big-anton');
    story.exhausted('lau', 'tony-ferro');
    story.cards('lau', 'revolver-1', 'skim-1', 'skim-2', 'scandal-1');
    story.points('lau', 31);
    story.corruption('lau', 22);
    story.power('lau', 'ward-boss');
    story.token('lau', 'volkov', 2);
    story.cops('B3');
    story.copCard('crackdown');
    story.track('con-flynn');
    story.rackets('gin-cellar-1');
    story.state.dead = ['nino-bellini'];
    story.state.ness = 'F5';
    story.state.isNessHere = true;
    return story;
  }

  it('[EMP-FOG-1] board, points, corruption, tokens, cards in force, tracks, pot and the dead are everybody’s', () => {
    const story = middle();
    const [seen, own] = [view(story, 'moretti'), view(story, 'lau')];
    for (const key of [
      'cells',
      'pot',
      'racketTrack',
      'menTrack',
      'copCard',
      'dead',
      'decks',
      'isNessInTown',
      'godfather',
    ] as const) {
      expect(seen[key]).toEqual(own[key]);
    }
    expect(seen.cells.find(({ id }) => id === 'C2')).toMatchObject({
      owner: story.seat('lau'),
      racket: { id: 'gentlemens-hotel-1', count: 2 },
    });
    expect(seen.cells.find(({ id }) => id === 'B3')?.cops).toEqual(['c1']);
    expect(seen.cells.find(({ id }) => id === 'F5')?.isNessHere).toBe(true);
    expect([seen.copCard, seen.dead, seen.menTrack, seen.pot]).toEqual([
      { card: 'crackdown', bribeDollars: 300 },
      ['nino-bellini'],
      ['con-flynn'],
      500,
    ]);
    expect(familyIn(story, 'moretti', 'lau')).toMatchObject({
      points: 31,
      corruption: 22,
      powers: ['ward-boss'],
      tokens: { [story.seat('volkov')]: 2 },
    });
  });

  it('[EMP-FOG-2] how many men are in hand, city cards by their backs, and cards left in each deck', () => {
    const story = middle();
    expect(familyIn(story, 'volkov', 'lau')).toMatchObject({ ready: 2, backs: { slums: 1, midtown: 2, downtown: 1 } });
    expect(view(story, 'volkov').decks.slums.left).toBe(23);
    expect(view(story, 'volkov').decks.midtown.left).toBe(22);
    expect(view(story, 'volkov').books.map(({ seat }) => seat)).toEqual([story.seat('volkov')]);
  });

  it('[EMP-FOG-3] exhausted men lie face up for everybody', () => {
    const story = middle();
    expect(familyIn(story, 'moretti', 'lau').exhausted).toEqual(['tony-ferro']);
    expect(familyIn(story, 'lau', 'lau').exhausted).toEqual(['tony-ferro']);
  });

  it('[EMP-FOG-7] bids are secret until all are in, then public, the losers’ too', () => {
    const story = new Story({ families });
    story.agenda({ do: 'bids', seats: [...story.state.seats] }, { do: 'declarations' });
    story.give('lau', { kind: 'bid', dollars: 350 });
    for (const event of story.last) {
      const { visibleTo: readers } = empireCity.events[event.type];
      if (event.type === 'answered') expect(readers(event as never)).toEqual([story.seat('lau')]);
    }
    expect(JSON.stringify(view(story, 'moretti'))).not.toContain('350');
    story.give('moretti', { kind: 'bid', dollars: 150 });
    story.give('volkov', { kind: 'bid', dollars: 450 });
    const [opened] = story.events('bids-opened');
    expect(
      Object.values(opened?.bids ?? {})
        .map(({ dollars }) => dollars)
        .toSorted(),
    ).toEqual([150, 350, 450]);
    expect(opened === undefined ? null : empireCity.events['bids-opened'].visibleTo(opened)).toBe('everybody');
  });

  it('[EMP-FOG-8] a sweetener is its bidder’s and the godfather’s to know; that one was taken all see', () => {
    const story = new Story({ families: [...families, 'callahan'] });
    story.agenda({ do: 'bids', seats: [...story.state.seats] }, { do: 'declarations' });
    story.give('moretti', { kind: 'bid', dollars: 0 });
    story.give('volkov', { kind: 'bid', dollars: 100 });
    story.give('lau', { kind: 'bid', dollars: 100 });
    story.give('callahan', { kind: 'bid', dollars: 0 });
    story.give('volkov', { kind: 'sweeten', money: 0 });
    story.give('lau', { kind: 'sweeten', money: 137 });
    const offer = story.events('offer-made').find(({ goods }) => goods.money === 137);
    if (offer === undefined) throw new Error('no offer');
    expect(empireCity.events['offer-made'].visibleTo(offer)).toEqual(
      expect.arrayContaining([story.seat('lau'), story.seat('moretti')]),
    );
    expect(empireCity.events['offer-made'].visibleTo(offer)).toHaveLength(2);
    expect(JSON.stringify(view(story, 'volkov').questions)).not.toContain('137');
    story.give('moretti', { kind: 'name', seat: '@lau' });
    const [seen] = story.events('gift-seen');
    expect(seen).toMatchObject({ from: story.seat('lau'), to: story.seat('moretti') });
    expect(JSON.stringify(seen)).not.toContain('137');
  });
});
