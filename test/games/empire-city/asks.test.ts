import { describe, expect, it } from 'vitest';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import type { Cell, FamilyId } from '#shared/games/empire-city/ids.ts';
import { founded, picksUntil } from './founded.ts';
import { Story } from './story.ts';

const families: FamilyId[] = ['moretti', 'volkov', 'lau'];
const table = (round = 2): Story => new Story({ families, house: { shields: false }, round });

/** Who is waited for, and in which manner. */
function waits(story: Story): [string | undefined, string | undefined, FamilyId[]] {
  const wait = empireCity.waitsFor(story.state);
  const named = (wait?.seats ?? []).flatMap((seat) => story.state.capos[seat]?.family ?? []);
  return [wait?.step, wait?.manner, named];
}

const byRule = { kind: 'byRule' };

/** What was answered last, without its kind. */
function answered(story: Story): Record<string, unknown> {
  const { kind: _kind, ...rest } = story.events('answered').at(-1)?.answer ?? { kind: '' };
  return rest;
}

describe('questions of the setup', () => {
  it('[EMP-ASK-1] the first racket: most income, with 6 for a point of the square; ties by board order', () => {
    const story = founded();
    story.state.racketTrack = ['gin-cellar-1', 'back-room-bar-1', 'back-room-bar-2'];
    const [, manner, asked] = waits(story);
    expect([manner, asked.length]).toEqual(['in-turn', 1]);
    const family = asked[0] ?? 'lau';
    story.give(family, byRule);
    // $100 and 2 points: the first downtown square of the board, and the first copy.
    expect(answered(story)).toEqual({ racket: 'back-room-bar-1', square: 'D2' });
    const wheel = founded();
    wheel.state.racketTrack = ['gentlemens-hotel-1', 'card-room-1'];
    wheel.give(waits(wheel)[2][0] ?? 'lau', byRule);
    // $250 at its second count and 1 point come to 10, $175 and 2 points to 15.
    expect(answered(wheel)).toEqual({ racket: 'card-room-1', square: 'D2' });
  });

  it('[EMP-ASK-2] the first men: most combat, then the cheapest', () => {
    const story = founded();
    picksUntil(story, () => story.asked()?.do === 'pick-men');
    story.state.menTrack = ['chen-wu', 'ivan-grom', 'iron-tom-ho', 'con-flynn', 'big-anton', 'remy-fontaine'];
    const [step, manner, asked] = waits(story);
    expect([step, manner]).toEqual(['pick-men', 'in-turn']);
    story.give(asked[0] ?? 'lau', byRule);
    expect(answered(story)).toEqual({ men: ['big-anton', 'iron-tom-ho'] });
  });
});

describe('questions of the cops phase', () => {
  it('[EMP-ASK-3] a tie for chief: himself if tied, else who has the fewest points', () => {
    const story = table();
    story.agenda({ do: 'round' });
    expect(waits(story)).toEqual(['chief', 'in-turn', ['moretti']]);
    story.give('moretti', byRule);
    expect(story.state.chief).toBe(story.seat('moretti'));
    const others = table();
    others.corruption('moretti', 5);
    others.points('volkov', 9);
    others.points('lau', 4);
    others.agenda({ do: 'round' });
    others.give('moretti', byRule);
    expect(others.state.chief).toBe(others.seat('lau'));
  });

  it('[EMP-ASK-4] surplus cops: those at City Hall, then on the chief’s squares, then in board order', () => {
    const story = table();
    story.owns('lau', 'D4');
    story.cops('B1', 'D4', 'C3', 'A5');
    Object.assign(story.state, { chief: story.seat('lau') });
    const leave = (count: number): unknown => {
      story.agenda({ do: 'withdraw-cops', seats: [story.seat('lau')], count });
      expect(waits(story)).toEqual(['withdraw-cops', 'in-turn', ['lau']]);
      story.give('lau', byRule);
      return answered(story)['cops'];
    };
    const cops = [...story.state.cops];
    expect(leave(1)).toEqual(['c3']);
    story.state.cops = cops;
    expect(leave(3)).toEqual(['c3', 'c2', 'c1']);
  });

  it('[EMP-ASK-5] whoever holds a man may act as chief; by the rule nobody does', () => {
    const story = table();
    story.men('volkov', 'commissioner-hale');
    story.men('lau', 'chen-wu');
    story.top('cops', 'quiet-night');
    story.agenda({ do: 'cop-card' }, { do: 'declarations' });
    expect(waits(story)).toEqual(['commissioner', 'reaction', ['volkov', 'lau']]);
    expect(story.refusal('lau', { kind: 'use', what: 'chen-wu' })).toMatch('Only Commissioner Hale');
    story.give('volkov', byRule);
    story.give('lau', byRule);
    expect([story.state.mover, story.capo('volkov').hand]).toEqual([null, ['commissioner-hale']]);
  });

  it('[EMP-FOG-12] a player alone among NPC families is stopped only for a reaction that his hand allows', () => {
    const takesOrders = (man: string, humans: number) => {
      const story = table();
      for (const [nth, capo] of Object.values(story.state.capos).entries()) {
        capo.isHuman = capo.family === 'lau' || nth < humans - 1;
      }
      story.men('volkov', 'ivan-grom');
      story.men('lau', man);
      story.state.agenda = [{ do: 'commissioner', seats: [story.seat('volkov'), story.seat('lau')] }];
      story.state.answers = {};
      return empireCity.seats(story.state).find(({ seat }) => seat === story.seat('lau'))?.takesOrders;
    };
    expect(takesOrders('commissioner-hale', 1)).toBe(true);
    expect(takesOrders('chen-wu', 1)).toBe(false);
    // With a second player at the table nobody shall learn who has him.
    expect(takesOrders('chen-wu', 2)).toBe(true);
  });

  it('[EMP-ASK-6] the beat: each cop to the rival square with most points x 3 + income / 33, not his own', () => {
    const story = table();
    Object.assign(story.state, { chief: story.seat('lau'), mover: story.seat('lau') });
    story.copCard('quiet-night');
    story.owns('lau', 'D3', 'supper-club-1');
    story.owns('moretti', 'C2', 'gentlemens-hotel-1');
    story.owns('volkov', 'B3');
    story.agenda({ do: 'walk-cops' }, { do: 'declarations' });
    expect(waits(story)).toEqual(['move-cops', 'in-turn', ['lau']]);
    story.give('lau', byRule);
    // 3 + 250 / 33 for the hotel against 6 for Bank Street.
    expect(answered(story)).toEqual({ moves: [{ cop: 'c1', path: ['C2'] }] });
    const own = table();
    Object.assign(own.state, { chief: own.seat('lau'), mover: own.seat('lau') });
    own.copCard('quiet-night');
    for (const id of ['C2', 'B3', 'D3'] as const) own.owns('lau', id);
    own.agenda({ do: 'walk-cops' }, { do: 'declarations' });
    own.give('lau', byRule);
    expect(own.state.cops[0]?.at).toBe('C4');
  });

  it('[EMP-ASK-7] the committee: paid by whoever has $400 or more', () => {
    const story = table();
    story.corruption('volkov', 8);
    story.corruption('lau', 8);
    story.cash('volkov', 400);
    story.cash('lau', 350);
    story.top('cops', 'citizens-committee');
    story.agenda({ do: 'cop-card' });
    expect(waits(story)).toEqual(['committee', 'in-turn', ['volkov']]);
    story.give('volkov', byRule);
    story.give('lau', byRule);
    expect([story.cash('volkov'), story.corruption('volkov')]).toEqual([200, 8]);
    expect([story.cash('lau'), story.corruption('lau')]).toEqual([350, 10]);
  });

  it('[EMP-ASK-8] a bust: paid where racket and points are worth more than the bribe', () => {
    const settle = (square: Cell, racket: string | null, cash: number): string | null => {
      const story = table();
      story.copCard('crackdown');
      story.owns('lau', square, racket);
      story.cash('lau', cash);
      story.cops(square);
      story.agenda({ do: 'bust', seats: [story.seat('lau')], cop: 'c1', square });
      expect(waits(story)).toEqual(['bust', 'in-turn', ['lau']]);
      story.give('lau', byRule);
      return story.owner(square);
    };
    expect(settle('D3', null, 500)).toBe('lau');
    expect(settle('C1', null, 500)).toBeNull();
    expect(settle('C1', 'gin-cellar-1', 500)).toBe('lau');
    expect(settle('C1', 'gin-cellar-1', 250)).toBeNull();
    // $300 is not more than $300.
    expect(settle('B1', 'numbers-parlor-1', 500)).toBeNull();
  });
});

describe('questions of the office', () => {
  it('[EMP-ASK-9] who holds a downtown card or a man may call the bidding; by the rule nobody does', () => {
    const story = table();
    story.copCard('crackdown');
    story.cards('volkov', 'scandal-1');
    story.men('lau', 'alderman-quill');
    story.agenda({ do: 'office' }, { do: 'declarations' });
    expect(waits(story)).toEqual(['activate', 'reaction', ['volkov', 'lau']]);
    story.give('volkov', byRule);
    story.give('lau', byRule);
    expect([story.asked()?.do, story.capo('lau').hand]).toEqual(['turn', ['alderman-quill']]);
  });

  it('[EMP-ASK-10] bids: all unseen, up to the cash; by the rule $0', () => {
    const story = table();
    story.men('lau', 'senator-crane');
    story.agenda({ do: 'bids', seats: [...story.state.seats] }, { do: 'declarations' });
    expect(waits(story)).toEqual(['bids', 'sealed', families]);
    expect(story.refusal('lau', { kind: 'bid', dollars: 501 })).toMatch('You bid $501 and have $500');
    expect(story.refusal('volkov', { kind: 'bid', dollars: 5, senator: true })).toMatch('Senator Crane');
    for (const family of families) story.give(family, byRule);
    expect([story.state.godfather, story.capo('lau').hand]).toEqual([story.seat('moretti'), ['senator-crane']]);
  });

  function tied(): Story {
    const story = table();
    story.agenda({ do: 'bids', seats: [...story.state.seats] }, { do: 'declarations' });
    story.give('moretti', { kind: 'bid', dollars: 0 });
    story.give('volkov', { kind: 'bid', dollars: 100 });
    story.give('lau', { kind: 'bid', dollars: 100 });
    return story;
  }

  it('[EMP-ASK-11] sweeteners: the tied, unseen; by the rule nothing', () => {
    const story = tied();
    expect(waits(story)).toEqual(['sweeten', 'sealed', ['volkov', 'lau']]);
    story.give('volkov', byRule);
    story.give('lau', byRule);
    expect(answered(story)).toEqual({ money: 0, cards: [], men: [] });
  });

  it('[EMP-ASK-12] a tie of bids: himself if tied, else the largest offer, else the fewest points', () => {
    const richest = tied();
    richest.points('volkov', 1);
    richest.points('lau', 30);
    richest.give('volkov', { kind: 'sweeten' });
    richest.give('lau', { kind: 'sweeten', money: 50 });
    expect(waits(richest)).toEqual(['bid-tie', 'in-turn', ['moretti']]);
    richest.give('moretti', byRule);
    expect(richest.state.godfather).toBe(richest.seat('lau'));
    const poorest = tied();
    poorest.points('volkov', 9);
    poorest.give('volkov', byRule);
    poorest.give('lau', byRule);
    poorest.give('moretti', byRule);
    expect(poorest.state.godfather).toBe(poorest.seat('lau'));
  });
});

describe('questions of a turn', () => {
  it('[EMP-ASK-13] his turn: one seat; by the rule it lies low', () => {
    const story = table();
    expect(waits(story)).toEqual(['turn', 'in-turn', ['moretti']]);
    story.give('moretti', byRule);
    expect(story.events('figure-placed').at(-1)).toMatchObject({ at: 'home' });
  });

  it('[EMP-ASK-14] what follows the Docks, Local 162 and a crate is asked of the same capo; by the rule nothing', () => {
    for (const [order, step] of [
      [{ kind: 'docks' }, 'hire'],
      [{ kind: 'local162' }, 'buy'],
      [{ kind: 'play', card: 'sealed-crate-1' }, 'crate'],
    ] as const) {
      const story = table();
      story.cards('moretti', 'sealed-crate-1');
      story.turnOf('moretti', 2);
      story.give('moretti', order);
      const cash = story.cash('moretti');
      expect(waits(story)).toEqual([step, 'in-turn', ['moretti']]);
      story.give('moretti', byRule);
      expect([story.cash('moretti'), story.capo('moretti').hand]).toEqual([cash, []]);
    }
  });

  it('[EMP-ASK-16] a card against one: his reaction alone; by the rule it passes', () => {
    const story = table();
    story.cards('moretti', 'scandal-1');
    story.cards('lau', 'injunction-1');
    story.turnOf('moretti');
    story.give('moretti', { kind: 'play', card: 'scandal-1', rival: '@lau' });
    expect(waits(story)).toEqual(['injunction', 'reaction', ['lau']]);
    story.give('lau', byRule);
    expect([story.corruption('lau'), story.capo('lau').cards]).toEqual([4, ['injunction-1']]);
  });

  it('[EMP-ASK-17] an assassination: the strongest man without cards; the target saves who cost $300 or is special', () => {
    const attempt = (target: string): Story => {
      const story = table();
      story.men('moretti', 'nino-bellini', 'big-sal-rizzo');
      story.cards('moretti', 'revolver-1');
      story.men('lau', target);
      story.cards('lau', 'bolt-hole-1');
      story.turnOf('moretti');
      story.give('moretti', { kind: 'hit', rival: '@lau' });
      expect(waits(story).slice(0, 2)).toEqual(['hit', 'sealed']);
      story.give('moretti', byRule);
      story.give('lau', byRule);
      expect(story.events('hit-shown')[0]).toMatchObject({
        assassin: 'big-sal-rizzo',
        byCards: [],
      });
      return story;
    };
    expect(attempt('iron-tom-ho').events('hit-shown')[0]?.rivalCards).toEqual(['bolt-hole-1']);
    expect(attempt('senator-crane').events('hit-shown')[0]?.isNegated).toBe(true);
    expect(attempt('chen-wu').state.dead).toEqual(['chen-wu']);
  });
});

describe('questions of combat and upkeep', () => {
  it('[EMP-ASK-18] which attack next: most points, then board order', () => {
    const story = table();
    for (const id of ['C1', 'C2', 'D3', 'D4'] as const) story.owns('lau', id);
    const choose = (...at: Cell[]): unknown => {
      story.state.attacks = at.map((square) => ({ seat: story.seat('volkov'), square }));
      story.agenda({ do: 'combats', last: null });
      expect(waits(story)).toEqual(['choose-attack', 'in-turn', ['volkov']]);
      story.give('volkov', byRule);
      return answered(story)['square'];
    };
    expect(choose('C1', 'D4', 'D3')).toBe('D3');
    expect(choose('C2', 'C1')).toBe('C1');
  });

  it('[EMP-ASK-19] a commitment: all involved, unseen; by the rule the strongest man with the best weapon', () => {
    const story = table();
    story.owns('lau', 'C1');
    story.men('lau', 'chen-wu', 'brother-tang');
    story.cards('lau', 'brass-knuckles-1', 'sawed-off-shotgun-1', 'revolver-1', 'ambush-1');
    story.state.attacks = [{ seat: story.seat('volkov'), square: 'C1' }];
    story.agenda({ do: 'combats', last: null });
    expect(waits(story)).toEqual(['commit', 'sealed', ['volkov', 'lau']]);
    story.give('lau', byRule);
    expect(answered(story)).toEqual({
      men: [{ man: 'brother-tang', weapon: 'sawed-off-shotgun-1' }],
      cards: [],
      reveals: [],
    });
    story.give('volkov', byRule);
    expect(answered(story)['men']).toEqual([]);
  });

  it('[EMP-ASK-20] ties of blood: the godfather if tied, else the defender; at the end the lowest seat', () => {
    const fight = (godfather: FamilyId): string | null => {
      const story = table();
      story.state.godfather = story.seat(godfather);
      story.owns('lau', 'C1');
      story.men('lau', 'chen-wu');
      story.men('volkov', 'con-flynn');
      story.state.attacks = [{ seat: story.seat('volkov'), square: 'C1' }];
      story.agenda({ do: 'combats', last: null });
      const men = (man: string): object => ({ kind: 'commit', men: [{ man }] });
      story.give('volkov', men('con-flynn'));
      story.give('lau', men('chen-wu'));
      expect(waits(story)).toEqual(['combat-tie', 'in-turn', [godfather]]);
      story.give(godfather, byRule, [6]);
      return story.owner('C1');
    };
    expect([fight('volkov'), fight('moretti')]).toEqual(['volkov', 'lau']);
    const hit = table();
    hit.men('volkov', 'con-flynn');
    hit.men('lau', 'chen-wu');
    hit.turnOf('volkov');
    hit.give('volkov', { kind: 'hit', rival: '@lau' });
    hit.give('volkov', { kind: 'commitHit', man: 'con-flynn' });
    hit.give('lau', { kind: 'commitHit' });
    expect(waits(hit)).toEqual(['hit-tie', 'in-turn', ['moretti']]);
    hit.give('moretti', byRule);
    expect(hit.state.dead).toEqual(['con-flynn']);
    const end = table();
    end.corruption('moretti', 78);
    end.owns('lau', 'C1');
    end.owns('volkov', 'C2');
    end.turnOf('moretti');
    end.give('moretti', { kind: 'attack', square: 'C1' });
    expect(waits(end)).toEqual(['winner', 'in-turn', ['moretti']]);
    end.give('moretti', byRule);
    expect(end.state.ending?.winners).toEqual([end.seat('volkov')]);
  });

  it('[EMP-ASK-21] refreshing: the dearest first, while there is money and corruption stays under 70', () => {
    const refresh = (cash: number, corruption: number): unknown => {
      const story = table();
      story.exhausted('lau', 'con-flynn', 'kid-baron', 'brother-tang');
      story.cash('lau', cash);
      story.corruption('lau', corruption);
      story.agenda({ do: 'upkeep' });
      expect(waits(story)).toEqual(['refresh', 'in-turn', ['lau']]);
      story.give('lau', byRule);
      return story.events('answered').at(-1)?.answer;
    };
    expect(refresh(1_000, 0)).toMatchObject({ men: ['kid-baron', 'brother-tang'], favors: [] });
    expect(refresh(600, 0)).toMatchObject({ men: ['kid-baron'] });
    // Baron would bring 3, Tang 2 at $350: only Flynn costs no corruption.
    expect(refresh(1_000, 68)).toMatchObject({ men: ['con-flynn'] });
    expect(refresh(1_000, 67)).toMatchObject({ men: ['brother-tang', 'con-flynn'] });
  });

  it('[EMP-ASK-22] collecting is asked of who holds a midtown card, a bookkeeper or the Secret Files; by the rule none', () => {
    const story = table();
    story.cards('volkov', 'scandal-1');
    story.agenda({ do: 'collect-next', seat: story.seat('volkov') });
    expect(story.asked()).toBeNull();
    story.cards('lau', 'bail-bond-1');
    story.agenda({ do: 'collect-next', seat: story.seat('lau') });
    expect(waits(story)).toEqual(['collect', 'in-turn', ['lau']]);
    story.give('lau', byRule);
    expect(story.cash('lau')).toBe(750);
    const files = table();
    files.power('lau', 'secret-files');
    files.men('lau', 'abel-marsh');
    files.agenda({ do: 'collect-next', seat: files.seat('lau') });
    files.give('lau', byRule);
    // A downtown card; the bookkeeper stays in the hand.
    expect(files.capo('lau').cards).toHaveLength(1);
    expect(files.state.decks.downtown.draw).not.toContain(files.capo('lau').cards[0]);
    expect(files.capo('lau').hand).toEqual(['abel-marsh']);
  });
});
