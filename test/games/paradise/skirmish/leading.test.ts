import { describe, expect, it } from 'vitest';
import type { SeatId } from '#shared/words/ids.ts';
import type { Answer, AnyQuestion } from '#shared/words/questions.ts';
import type { Decision, LedQuestion } from '#shared/games/paradise/leading.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { leadMuster, type LedBattle } from '#main/games/paradise/rules/skirmish/command/lead.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { StandingWord } from '#main/games/paradise/rules/skirmish/command/standing.ts';
import { listFigures, findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { findRules, makeScenario } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { findSight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { createSeededDice, Dice } from '#kernel/dice/dice.ts';
import type { Side } from '#main/games/paradise/rules/skirmish/battle.ts';
import { scenarioNames, type ScenarioName } from '#shared/games/paradise/battles.ts';

type Says = (question: LedQuestion, nth: number) => Decision;

/** Leads a book battle to its end with what a script says to each question. */
function lead(scenario: ScenarioName, seed: number, side: Side, says: Says): LedBattle {
  let nth = 0;
  const leads = [{ side, viewer: 'gm' as const }];
  const battle = leadMuster((dice) => bookMuster(scenario, dice), seed, {
    leads,
    answers: [],
    says: (about) => {
      nth += 1;
      if (nth > 3_000) throw new Error('The battle does not end.');
      return says(about, nth - 1);
    },
  });
  return battle;
}

const handOver: Says = () => ({ do: 'hand-over', what: 'rest', actor: null });

/** Takes the first promising option of the first man: shots first, then whatever is not a wait. */
const eager: Says = ({ stage, actors, held }) => {
  for (const { id, options } of actors) {
    const shot = options.find(({ action }) => action.kind === 'shoot');
    const other = options.find(({ action }) => !['wait', 'give-up', 'aim'].includes(action.kind));
    const picked = shot ?? other;
    if (picked === undefined) continue;
    if (stage !== 'break') return { do: 'act', actor: id, action: picked.action };
    const [card] = held;
    if (card !== undefined) return { do: 'break', rank: card.rank, actor: id, action: picked.action };
  }
  return { do: 'pass' };
};

/** A small stream of numbers below a bound, from a seed. */
function createPicker(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** Takes any of the listed options of anybody; now and then it holds, ends a card, or breaks in. */
function createWild(seed: number): Says {
  const pick = createPicker(seed);
  return ({ stage, actors, held, mayHold }) => {
    const able = actors.filter(({ led, options }) => led === 'by-you' && options.length > 0);
    const actor = able[pick(able.length)];
    const option = actor?.options[pick(actor.options.length)];
    if (actor === undefined || option === undefined || pick(12) === 0) return { do: 'pass' };
    if (mayHold && pick(8) === 0) return { do: 'hold' };
    if (stage === 'break') {
      const card = held[pick(held.length)];
      return { do: 'break', rank: card?.rank ?? '', actor: actor.id, action: option.action };
    }
    return { do: 'act', actor: actor.id, action: option.action };
  };
}

/** A battle that asks, as far as some answers lead it. */
function leadTo(
  scenario: ScenarioName,
  seed: number,
  answers: readonly Answer[],
  change: Partial<Parameters<typeof leadMuster>[2]> = {},
): Extract<LedBattle, { kind: 'asks' }> {
  const leads = [{ side: 'attackers' as const, viewer: 'gm' as const }];
  const muster = (dice: Parameters<typeof bookMuster>[1]) => bookMuster(scenario, dice);
  const battle = leadMuster(muster, seed, { leads, answers, ...change });
  if (battle.kind !== 'asks') throw new Error('The battle is over.');
  return battle;
}

function readAbout({ question }: { question: AnyQuestion }): LedQuestion {
  if (question.kind !== 'decision') throw new Error('A question that nobody expected.');
  return question.about as LedQuestion;
}

function decide({ question }: { question: AnyQuestion }, value: Decision): Answer {
  return { id: question.id, kind: 'decision', asked: question.prompt, value };
}

describe('a battle led by a person', () => {
  it.each(scenarioNames)(
    '[CARD-2] handed over at the first question is the battle that tactics fight: %s',
    (scenario) => {
      for (const side of ['attackers', 'defenders'] as const) {
        const battle = lead(scenario, 7, side, handOver);
        const own = resolveScenario(scenario, 7);
        expect(battle.kind === 'done' && battle.result).toEqual({ ...own });
      }
    },
  );

  it.each(scenarioNames)('[CARD-2, CARD-6] is fought to its end by a scripted leader: %s', (scenario) => {
    for (const side of ['attackers', 'defenders'] as const) {
      const battle = lead(scenario, 3, side, eager);
      expect(battle.kind).toBe('done');
    }
  });

  it.each(scenarioNames)(
    '[CARD-2, CARD-4, CARD-6] takes every action that it lists, whoever picks and whatever: %s',
    (scenario) => {
      for (const [nth, side] of (['attackers', 'defenders'] as const).entries()) {
        const battle = lead(scenario, 11 + nth, side, createWild(5 + nth));
        expect(battle.kind).toBe('done');
        // The same answers are the same battle.
        const leads = [{ side, viewer: 'gm' as const }];
        const muster = (dice: Parameters<typeof bookMuster>[1]) => bookMuster(scenario, dice);
        const { answers } = battle;
        expect(leadMuster(muster, 11 + nth, { leads, answers })).toEqual(battle);
      }
    },
  );

  it('[CARD-2] refuses what a man cannot do, and asks the same again', () => {
    const first = leadTo('raid', 5, []);
    const car = readAbout(first).actors.find(({ kind }) => kind === 'car')?.id ?? '';
    const refused: [Decision, RegExp][] = [
      [{ do: 'act', actor: 'nobody', action: { kind: 'wait' } }, /You do not lead him/],
      [{ do: 'act', actor: 'd1', action: { kind: 'wait' } }, /You do not lead him/],
      [{ do: 'act', actor: car, action: { kind: 'telephone' } }, /A car cannot do that/],
      [{ do: 'act', actor: car, action: { kind: 'drive', speed: 'racing' } }, /one step of speed/],
      [{ do: 'break', rank: 'K', actor: 'a1', action: { kind: 'wait' } }, /no answer to this/],
    ];
    for (const [value, sentence] of refused) {
      expect(() => leadTo('raid', 5, [decide(first, value)])).toThrow(sentence);
    }
    expect(leadTo('raid', 5, [])).toEqual(first);
  });

  it('[CARD-2] does not answer another question with what was said to this one', () => {
    const first = leadTo('raid', 5, []);
    const stale = { ...decide(first, { do: 'pass' }), asked: 'K of the defenders, turn 9: who is next' };
    expect(() => leadTo('raid', 5, [stale])).toThrow(/has changed since you answered/);
  });

  it('a decision without a die may be taken back, one that was followed by a die or a card stands', () => {
    const first = leadTo('raid', 5, []);
    const [car] = readAbout(first).actors;
    const toProgram = decide(first, { do: 'hand-over', what: 'man', actor: car?.id ?? '' });
    const second = leadTo('raid', 5, [toProgram]);
    expect([first.final, second.final]).toEqual([0, 0]);
    // The card goes on to the next one that asks: dice and cards have fallen.
    const ended = [toProgram, decide(second, { do: 'pass' })];
    expect(leadTo('raid', 5, ended).final).toBe(2);
  });

  it('[CARD-4] keeps a card that is held, and offers it when one of his men is shot at', () => {
    let held = 0;
    let offered = 0;
    for (let seed = 1; seed <= 6; seed += 1) {
      lead('raid', seed, 'defenders', (question) => {
        if (question.stage === 'break') offered += 1;
        if (question.stage === 'break') return { do: 'pass' };
        if (question.mayHold) {
          held += 1;
          return { do: 'hold' };
        }
        return { do: 'pass' };
      });
    }
    expect(held).toBeGreaterThan(6);
    expect(offered).toBeGreaterThan(3);
  });

  it('[CARD-4] is never asked about held cards by whoever does not want to be', () => {
    let asked = 0;
    lead('raid', 2, 'defenders', (question, nth) => {
      if (nth === 0) return { do: 'ask-about-breaks', when: 'never' };
      if (question.stage === 'break') asked += 1;
      return question.mayHold ? { do: 'hold' } : { do: 'pass' };
    });
    expect(asked).toBe(0);
  });

  it('[CARD-4] lets a leader break into a card of his own side with a held one, and then goes on with it', () => {
    let broken = 0;
    for (let seed = 1; seed <= 6; seed += 1) {
      let broke = 0;
      let breaker = '';
      const battle = lead('raid', seed, 'attackers', (question, nth) => {
        const able = question.actors.find(({ options }) => options.length > 0);
        if (question.stage === 'break') {
          const [card] = question.held;
          const [option] = able?.options ?? [];
          if (card === undefined || able === undefined || option === undefined || broke > 0) return { do: 'pass' };
          broke += 1;
          breaker = able.id;
          return { do: 'break', rank: card.rank, actor: able.id, action: option.action };
        }
        if (question.held.length > 0 && broke === 0 && question.stage === 'card') return { do: 'play-held' };
        return question.mayHold && question.held.length === 0 && nth < 10 ? { do: 'hold' } : { do: 'pass' };
      });
      const plays = battle.happenings.flatMap(({ event }) =>
        ['card-opened', 'card-done', 'card-played'].includes(event.type) ? [event.type] : [],
      );
      broken += broke;
      if (broke === 0) continue;
      // The held card is laid, opened and done while nobody but this side has played.
      expect(plays.join(' ')).toMatch(/card-played card-opened card-done/);
      const types = battle.happenings.map(({ event }) => event.type);
      const laid = types.findIndex((type, nth) => type === 'card-played' && types.indexOf('card-opened', nth) > 0);
      const opened = types.indexOf('card-opened', laid);
      const during = battle.happenings.slice(opened + 1, types.indexOf('card-done', opened));
      // On it the man has done what it was laid for.
      expect(JSON.stringify(during)).toContain(`"${breaker}"`);
    }
    expect(broken).toBeGreaterThan(3);
  });

  it('[CARD-4] has no held card to break in with where none is held', () => {
    const first = leadTo('raid', 5, []);
    expect(() => leadTo('raid', 5, [decide(first, { do: 'play-held' })])).toThrow(/hold no card/);
  });

  it('[FIST-1, FIST-3] asks whom a blow of his hits, and whether to hold on or to let go with a blow', () => {
    const asked = new Map<string, number>();
    const hit = new Set<string>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const battle = lead('rumble', seed, 'defenders', ({ stage, choices }, nth) => {
        if (nth === 0) return { do: 'ask-about-choices', isAsked: true };
        if (stage !== 'choice') return { do: 'pass' };
        const last = choices.at(-1);
        const kind = choices.some(({ value }) => value === 'hold') ? 'let-go' : 'victim';
        asked.set(kind, (asked.get(kind) ?? 0) + 1);
        expect(choices.length).toBeGreaterThan(1);
        if (kind === 'victim') hit.add(last?.value ?? '');
        return { do: 'choose', value: last?.value ?? '' };
      });
      expect(battle.kind).toBe('done');
    }
    expect(hit.size).toBeGreaterThan(1);
    expect(asked.get('victim') ?? 0).toBeGreaterThan(0);
  });

  it('[CARD-2] a man under an order goes where he is told and stays; the order is taken back', () => {
    let placed = 0;
    for (const seed of [3, 4, 5]) {
      const start = leadTo('raid', seed, [], { leads: [{ side: 'defenders', viewer: 'gm' }] });
      const about = readAbout(start);
      const [man, friend] = about.actors.filter(({ kind }) => kind === 'figure');
      if (man === undefined || friend === undefined) continue;
      const ordered: Decision = { do: 'order', actor: man.id, order: { kind: 'guard', whom: friend.id } };
      const leads = [{ side: 'defenders' as const, viewer: 'gm' as const }];
      const next = leadTo('raid', seed, [decide(start, ordered)], { leads });
      const led = readAbout(next).actors.find(({ id }) => id === man.id);
      expect(led).toMatchObject({ led: 'by-order', options: [] });
      const back = leadTo(
        'raid',
        seed,
        [decide(start, ordered), decide(next, { do: 'order', actor: man.id, order: null })],
        { leads },
      );
      expect(readAbout(back).actors.find(({ id }) => id === man.id)?.led).toBe('by-you');
      expect(() =>
        leadTo('raid', seed, [decide(start, { do: 'order', actor: man.id, order: { kind: 'guard', whom: man.id } })], {
          leads,
        }),
      ).toThrow(/another man of your side/);
      placed += 1;
    }
    expect(placed).toBeGreaterThan(0);
  });

  it('[CARD-2] an order is what a man is after: a place, his own, cover against one, a friend, the way out', () => {
    const dice = new Dice(createSeededDice(seedBattle(3)));
    const battle = makeScenario(bookMuster('raid', dice), dice).start;
    const rules = findRules('raid');
    const [man, friend] = listFigures(battle, 'defenders');
    if (man === undefined || friend === undefined) throw new Error('Nobody to lead.');
    const to = { x: man.at.x, y: man.at.y + 8 };
    const word = new StandingWord('defenders');
    const obey = (order: Extract<Decision, { do: 'order' }>['order']) => {
      word.keep(battle, { do: 'order', actor: man.id, order });
      return word.findGoal(battle, rules, man.id);
    };
    const own = obey(null);
    expect(obey({ kind: 'go', to })).toEqual({ kind: 'stand', at: to });
    expect(obey({ kind: 'hold' })).toEqual({ kind: 'stand', at: { x: man.at.x, y: man.at.y } });
    expect(obey({ kind: 'guard', whom: friend.id })).toEqual({ kind: 'guard', figure: friend.id });
    expect(obey({ kind: 'leave' })).toEqual({ kind: 'leave' });
    const post = obey({ kind: 'cover', to });
    if (post.kind !== 'stand') throw new Error('He covers nothing.');
    const ground = findGround(battle);
    expect(post.at).not.toEqual(to);
    expect(findSight(ground, post.at, to).isClear).toBe(true);
    expect(findSight(ground, to, post.at).cover).not.toBe('none');
    expect(obey(null)).toEqual(own);
    word.keep(battle, { do: 'withdraw' });
    for (const { id } of listFigures(battle, 'defenders'))
      expect(word.findGoal(battle, rules, id)).toEqual({ kind: 'leave' });
  });

  it('[CARD-2] whoever is told to withdraw leaves the table, with nobody left to ask about', () => {
    const battle = lead('rumble', 2, 'attackers', ({ stage }, nth) =>
      stage === 'card' && nth === 0 ? { do: 'withdraw' } : { do: 'pass' },
    );
    expect(battle.kind === 'done' && battle.result.figures).toEqual(
      expect.arrayContaining([expect.objectContaining({ side: 'attackers', posture: 'gone' })]),
    );
    expect(battle.answers.length).toBeLessThan(6);
  });

  it('refuses answers that are left over when the battle ends', () => {
    const done = lead('meet', 3, 'attackers', handOver);
    const extra: Answer = { kind: 'decision', id: `q${done.answers.length + 1}`, value: { do: 'pass' } };
    const leads = [{ side: 'attackers' as const, viewer: 'gm' as const }];
    expect(() =>
      leadMuster((dice) => bookMuster('meet', dice), 3, { leads, answers: [...done.answers, extra] }),
    ).toThrow(/over before all that was decided/);
  });

  it('names where the battle stood at each decision, in the sequence of what happened', () => {
    const battle = lead('raid', 3, 'attackers', eager);
    expect(battle.points.map(({ answers }) => answers)).toEqual(battle.points.map((_point, nth) => nth));
    const events = battle.points.map(({ events: count }) => count);
    expect(events).toEqual(events.toSorted((a, b) => a - b));
    expect(battle.points.length).toBe(battle.answers.length);
    // The battle as far as a point’s answers has told exactly what its point says.
    for (const { answers, events: count, prompt } of battle.points.slice(0, 8)) {
      const cut = leadTo('raid', 3, battle.answers.slice(0, answers));
      expect(cut.happenings.length).toBe(count);
      expect(cut.question.prompt).toBe(prompt);
    }
  });

  it('both sides led by people are asked by turns, each for his own men', () => {
    const leads = [
      { side: 'attackers' as const, viewer: 'g1' as SeatId },
      { side: 'defenders' as const, viewer: 'g2' as SeatId },
    ];
    const answers: Answer[] = [];
    const asked: Record<string, number> = {};
    for (let nth = 0; nth < 60; nth += 1) {
      const battle = leadMuster((dice) => bookMuster('raid', dice), 4, { leads, answers });
      if (battle.kind === 'done') break;
      const about = readAbout(battle);
      asked[`${battle.question.for}/${about.side}`] = (asked[`${battle.question.for}/${about.side}`] ?? 0) + 1;
      answers.push(decide(battle, { do: 'pass' }));
    }
    expect(Object.keys(asked).toSorted()).toEqual(['g1/attackers', 'g2/defenders']);
  });

  it('[CARD-1] dice of one’s own table are asked for one throw at a time, and count', () => {
    const first = leadTo('showdown', 1, [], { dice: 'table' });
    expect(first.question).toMatchObject({ kind: 'dice', for: 'gm' });
    if (first.question.kind !== 'dice') throw new Error('No dice are asked for.');
    const faces = Array.from({ length: first.question.count }, () => 3);
    const typed: Answer = { kind: 'dice', id: first.question.id, faces };
    const next = leadTo('showdown', 1, [typed], { dice: 'table' });
    expect(next.question.id).not.toBe(first.question.id);
    expect(next.final).toBe(1);
  });
});
