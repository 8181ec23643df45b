import { describe, expect, it } from 'vitest';
import { Dice, createSeededDice } from '#kernel/dice/dice.ts';
import { type Battle, type Card, type Side, emptyBattle } from '#main/games/paradise/rules/skirmish/battle.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { listSuits, createCardDeck } from '#main/games/paradise/rules/skirmish/rules/cards.ts';
import { emptySide, type Muster } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import { settleAftermath } from '#main/games/paradise/rules/skirmish/outcomes/aftermath.ts';
import { bareLayout } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { resolveMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import type { BattleResult } from '#main/games/paradise/rules/skirmish/outcomes/result.ts';
import { rollDeadlyHit } from '#main/games/paradise/rules/skirmish/rules/injury.ts';
import { surrender } from '#main/games/paradise/rules/skirmish/rules/nerve.ts';
import { moveCivilians } from '#main/games/paradise/rules/skirmish/tactics/civilians.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { turns, turnsBySeed } from '#test/support/cardStory.ts';

const lawKing: Card = { side: 'law', rank: 'K' };

/** Two gangs eight inches apart in the open, and an officer as far from both. */
function between(fired: readonly string[]): BattleStory {
  const story = new BattleStory();
  story.has('Ours', 20, 18, { guns: ['pistol'], now: { hasFired: fired.includes('Ours') } });
  story.faces('Theirs', 28, 18, { guns: ['pistol'], now: { hasFired: fired.includes('Theirs') } });
  story.has('Officer', 24, 22, { side: 'law', kind: 'police', guns: ['pistol'] });
  return story;
}

/** Whom the officer aims or fires at on his card. */
function aimedAt(story: BattleStory): string[] {
  const events = turnsBySeed(story, [lawKing]);
  return events.flatMap((event) => (event.type === 'told' && event.text.startsWith('Officer') ? [event.text] : []));
}

describe('the law between two gangs', () => {
  it('[CARD-1] its seven cards are in the deck while anybody of it is there', () => {
    const story = between([]);
    expect(listSuits(story.state)).toEqual(['attackers', 'defenders', 'law']);
    expect(createCardDeck(listSuits(story.state))).toHaveLength(23);
    turnsBySeed(story, []);
    const ranks = story.state.deck.flatMap((card) => (card !== 'joker' && card.side === 'law' ? [card.rank] : []));
    expect(ranks.toSorted()).toEqual(['10', '2', '3', 'A', 'J', 'K', 'Q']);
    story.figure('Officer').posture = 'dead';
    turnsBySeed(story, []);
    expect(story.state.deck).toHaveLength(16);
  });

  it('[SCN-2] shoots at whoever has fired, of either side, and at nobody else', () => {
    expect(aimedAt(between(['Ours'])).every((text) => text.includes('Ours'))).toBe(true);
    expect(aimedAt(between(['Theirs'])).every((text) => text.includes('Theirs'))).toBe(true);
    for (const shooter of ['Ours', 'Theirs']) expect(aimedAt(between([shooter]))).toHaveLength(2);
    expect(aimedAt(between([]))).toEqual([]);
  });

  it('[SCN-2] with the law alone before them only who has fired fires on at it', () => {
    const alone = (fired: readonly string[]): string[] => {
      const story = between(fired);
      story.figure('Theirs').posture = 'gone';
      return turnsBySeed(story, [{ side: 'attackers', rank: 'K' }]).flatMap((event) =>
        event.type === 'told' && event.text.startsWith('Ours') ? [event.text] : [],
      );
    };
    expect(alone([])).toEqual([]);
    const shots = alone(['Ours']);
    expect(shots).toHaveLength(2);
    expect(shots.every((text) => text.includes('Officer'))).toBe(true);
  });

  it('[CARD-4] breaks in with a held card on the gang that acts, whichever it is', () => {
    for (const side of ['attackers', 'defenders'] as const) {
      const story = between(['Ours', 'Theirs']);
      story.state.held.law = [{ side: 'law', rank: 'Q' }];
      const events = turnsBySeed(story, [{ side, rank: 'A' }]);
      const played = events.filter(({ type }) => type === 'card-played');
      expect(played[0]).toMatchObject({ side: 'law', how: 'breaks-in' });
      const [shot] = events.flatMap((event) => (event.type === 'told' && event.isShot ? [event.text] : []));
      expect(shot).toMatch(/^Officer/);
    }
  });

  it('[GUTS-3] men of both gangs walk to the officer and are cuffed, and he fires no more', () => {
    const story = between(['Ours', 'Theirs']);
    story.play([], (table) => {
      for (const id of ['Ours', 'Theirs']) {
        const figure = table.state.figures[id];
        if (figure !== undefined) surrender(table, figure);
      }
    });
    turns(story, [{ side: 'attackers', rank: 'K' }], []);
    turns(story, [{ side: 'defenders', rank: 'K' }], []);
    expect(story.figure('Officer').prisoners).toEqual(['Ours', 'Theirs']);
    expect([story.figure('Ours').posture, story.figure('Theirs').posture]).toEqual(['arrested', 'arrested']);
  });

  it('[GUTS-3] alone on the field it books the senseless of both gangs; where a gang stands it takes along who gave up', () => {
    const story = between([]);
    story.stands('Asleep 2,2 posture=out-cold', 'vs Snoring 4,2 posture=out-cold');
    story.figure('Theirs').posture = 'surrendered';
    story.state.winner = 'attackers';
    story.play([], settleAftermath);
    const postures = () => ['Asleep', 'Snoring', 'Theirs'].map((id) => story.figure(id).posture);
    expect(postures()).toEqual(['out-cold', 'out-cold', 'arrested']);
    story.figure('Ours').posture = 'gone';
    story.play([], settleAftermath);
    expect(postures()).toEqual(['arrested', 'arrested', 'arrested']);
  });

  it('[PO-2] a gang’s bullet in one of its men is noted, one of its own in a gangster is not', () => {
    const hit = (victim: string, by: string) => {
      const story = between(['Ours']);
      story.play([4, 1], (table) => rollDeadlyHit(table, victim, { by, modifiers: [], isShot: true }));
      return story.state.seen;
    };
    expect(hit('Officer', 'Ours')).toEqual({ 'police-hurt': 1 });
    expect(hit('Ours', 'Officer')).toEqual({});
  });

  it('[CARD-3] on its ten the citizens may rise against the stronger gang', () => {
    const story = between([]);
    for (let n = 1; n <= 4; n += 1) story.citizen(`Citizen ${n}`, 4 * n, 30);
    story.faces('More of them', 30, 18);
    story.state.hasFired = true;
    story.play([1], (table) => moveCivilians(table, 'law'));
    expect(story.state.risenAgainst).toBe('defenders');
  });
});

/** The book's Hit in a public building, whatever its die says. */
function bankHit(seed: number): Muster {
  const dice = new Dice(createSeededDice(seedBattle(seed)));
  return { ...bookMuster('hit', dice), setting: 'bank' };
}

/** What the law did in one whole battle, from its record. */
type Watched = {
  result: BattleResult;
  suitAtShuffle: number[];
  shotAt: Record<Side, number>;
  atTheInnocent: number;
  gaveUp: Record<Side, string[]>;
};

const seeds = 240;
const watched: Watched[] = Array.from({ length: seeds }, (_, i) => watch(bankHit(i + 1), i + 1));
const met = watched.filter(({ result }) => result.figures.some(({ side }) => side === 'law'));
const sum = (pick: (one: Watched) => number): number => met.reduce((total, one) => total + pick(one), 0);

/** Plays a battle through and watches each shot and each pair of cuffs. */
function watch(muster: Muster, seed: number): Watched {
  const result = resolveMuster(muster, seed);
  const state = emptyBattle(bareLayout);
  const seen: Watched = {
    result,
    suitAtShuffle: [],
    shotAt: { attackers: 0, defenders: 0 },
    atTheInnocent: 0,
    gaveUp: { attackers: [], defenders: [] },
  };
  for (const { event } of result.happenings) {
    if (event.type === 'told' && event.isShot) noteShot(seen, state, event.text);
    if (event.type === 'told') {
      for (const [id, change] of Object.entries(event.figures ?? {})) {
        const side = state.figures[id]?.side;
        // Whom a fallen officer held runs.
        if (change.hasPanicked === true && side !== 'law' && side !== undefined && side !== 'civilians') {
          seen.gaveUp[side] = seen.gaveUp[side].filter((one) => one !== id);
        }
        if (change.posture !== 'surrendered') continue;
        if (side === 'attackers' || side === 'defenders') seen.gaveUp[side].push(id);
      }
    }
    applyBattle(state, event);
    if (event.type === 'deck-shuffled') {
      seen.suitAtShuffle.push(event.deck.filter((card) => card !== 'joker' && card.side === 'law').length);
    }
  }
  return seen;
}

function noteShot(seen: Watched, before: Battle, text: string): void {
  const [, by = '', at = ''] = /^(.+) (?:fires|blazes away) at (?:the (?:car|truck) of )?(.+?): /.exec(text) ?? [];
  const named = (name: string) => Object.values(before.figures).find((one) => one.name === name);
  const target = named(at);
  if (named(by)?.side !== 'law') return;
  if (target?.side === 'attackers' || target?.side === 'defenders') seen.shotAt[target.side] += 1;
  if (target?.hasFired !== true) seen.atTheInnocent += 1;
}

describe(`${seeds} Hits in a public building`, () => {
  it('[CARD-1] bring the law its own suit, and no suit before it came', () => {
    expect(met.length).toBeGreaterThan(seeds / 4);
    for (const { suitAtShuffle } of met) {
      expect(suitAtShuffle[0]).toBe(0);
      expect(suitAtShuffle).toContain(7);
    }
  });

  it('[SCN-2] the Beat Cops fire at men of both sides, and at none who has not fired', () => {
    expect(sum(({ shotAt }) => shotAt.attackers)).toBeGreaterThan(0);
    expect(sum(({ shotAt }) => shotAt.defenders)).toBeGreaterThan(0);
    expect(sum(({ atTheInnocent }) => atTheInnocent)).toBe(0);
  });

  it('[GUTS-3] men of both gangs give up to them, and are arrested when it is over', () => {
    expect(sum(({ gaveUp }) => gaveUp.attackers.length)).toBeGreaterThan(0);
    expect(sum(({ gaveUp }) => gaveUp.defenders.length)).toBeGreaterThan(0);
    for (const { gaveUp, result } of met) {
      const hasOfficer = result.figures.some(
        ({ side, posture }) => side === 'law' && (posture === 'up' || posture === 'down'),
      );
      if (!hasOfficer) continue;
      const prisoners = [...gaveUp.attackers, ...gaveUp.defenders];
      for (const { id, posture } of result.figures) {
        if (prisoners.includes(id)) expect(['arrested', 'dead']).toContain(posture);
      }
    }
  });

  it('[SCN-2] they win nothing, lose nobody’s car and hold no Loot', () => {
    for (const { result } of met) {
      expect(['attackers', 'defenders', 'nobody']).toContain(result.winner);
      expect(Object.keys(result.lootPoints)).toEqual(['attackers', 'defenders']);
      expect(result.figures.filter(({ side }) => side === 'law')).toHaveLength(2);
    }
  });
});

describe('a Hit on a man with officers beside him', () => {
  it('[SCN-2, CARD-1] in a public building the Beat Cops are of his side, and the deck has two suits', () => {
    const killers = new Roster('attackers', 'a');
    const law = new Roster('defenders', 'd');
    const [target, ...others] = law.law('beat-cop', 5, ['pistol']);
    if (target === undefined) throw new Error('Nobody to hit.');
    const muster: Muster = {
      ...bankHit(1),
      target: target.id,
      attackers: { ...emptySide(), crew: killers.gangsters('hoodlum', 6) },
      defenders: { ...emptySide(), crew: [target, ...others] },
    };
    const sides = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      resolveMuster(muster, seed)
        .figures.filter(({ id }) => id.startsWith('beat'))
        .map(({ side }) => side),
    );
    expect(sides.length).toBeGreaterThan(0);
    expect(new Set(sides)).toEqual(new Set(['defenders']));
  });
});
