import { describe, expect, it } from 'vitest';
import { battleFilmSchema, type BattleFilm } from '#shared/games/paradise/views/battle.ts';
import type { BattleOutcome } from '#shared/games/paradise/battles.ts';
import { checkOutcome } from '#main/games/paradise/rules/battles/settling/afterAction.ts';
import { buildFilm } from '#main/games/paradise/rules/battles/watching/film.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { convertResult } from '#main/games/paradise/rules/battles/settling/resolve.ts';
import { buildSheet } from '#main/games/paradise/rules/battles/watching/sheet.ts';
import { resolveMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { countSide, buildFrames } from '#shared/games/paradise/drawing/film.ts';
import { Story } from '#test/support/story.ts';

/** Dice that find the Boss in a public building with seven more of his men. */
const inABank = [5, 1, 6];

/** A Hit on their Boss in a bank, waiting to be fought. */
function waiting() {
  const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
  const boss = them.boss;
  for (let man = 0; man < 10; man += 1) them.has('hoodlum');
  const crew = Array.from({ length: 7 }, () => us.has('hoodlum'));
  for (const gangster of Object.values(story.state.gangsters)) gangster.weapons = ['pistol'];
  us.gives({ kind: 'hit', target: boss.id, crew });
  story.phase('reveal', inABank);
  const battle = story.battle();
  expect(battle.setting).toBe('bank');
  return { story, us, them, battle };
}

const ofTheLaw = ({ others }: BattleOutcome) => others.filter(({ side }) => side === 'law');

describe('a Hit in a bank of the campaign', () => {
  it('[SCN-2, CARD-1] its whole battles count the Beat Cops apart, and book men of both gangs', () => {
    const { story, us, them, battle } = waiting();
    const booked = new Set<string>();
    let came = 0;
    for (let seed = 1; seed <= 24; seed += 1) {
      const outcome = convertResult(
        story.state,
        battle,
        resolveMuster(buildArrangedBattle(story.state, battle).muster, seed),
      );
      const [cops] = ofTheLaw(outcome);
      if (cops === undefined) continue;
      came += 1;
      expect(cops).toMatchObject({ kind: 'police', present: 2 });
      expect(outcome.winner).not.toBe('law');
      checkOutcome(story.state, battle, outcome);
      for (const { gangster, isArrested } of outcome.fates) {
        const gang = story.state.gangsters[gangster]?.gang;
        if (isArrested && gang !== undefined) booked.add(gang);
      }
    }
    expect(came).toBeGreaterThan(5);
    expect(booked).toEqual(new Set([us.seat, them.seat]));
  });

  it('[CARD-1] its film shows the law as a side that is counted apart', () => {
    const { story, battle } = waiting();
    const muster = buildArrangedBattle(story.state, battle).muster;
    let film: BattleFilm | undefined;
    for (let seed = 1; seed <= 20 && film === undefined; seed += 1) {
      const shot = buildFilm(resolveMuster(muster, seed).happenings);
      if (shot.steps.some(({ text }) => text.startsWith('The law is here'))) film = shot;
    }
    if (film === undefined) throw new Error('The law never came.');
    expect(battleFilmSchema.parse(film)).toEqual(film);
    expect(film.steps.some(({ card }) => card?.endsWith('of the law'))).toBe(true);
    const frames = buildFrames(film);
    const [first] = frames;
    const last = frames.at(-1);
    if (first === undefined || last === undefined) throw new Error('An empty film.');
    expect(countSide(first, 'law').standing).toBe(0);
    const { standing, fallen, away } = countSide(last, 'law');
    expect(standing + fallen + away).toBe(2);
  });

  it('[SCN-2, SCN-12] the form has a row for the Beat Cops, and what it says of them counts', () => {
    const { story, us, battle } = waiting();
    const { blank } = buildSheet(story.state, battle, 'gm');
    expect(ofTheLaw(blank)).toEqual([{ kind: 'police', side: 'law', present: 2, dead: 0, hurt: 0, arrested: 0 }]);
    const ending = { ending: 'target-away', winner: 'defenders' } as const;
    const fallen = (dead: number): BattleOutcome => ({
      ...blank,
      ...ending,
      others: blank.others.map((one) => (one.side === 'law' ? { ...one, dead } : one)),
      causes: { 'police-hurt': dead },
      fates: blank.fates.map((fate) => ({
        ...fate,
        isArrested: story.state.gangsters[fate.gangster]?.gang === us.seat,
      })),
    });
    story.refuses(/There were 2 police called in; 3 fell/, (table) => {
      story.settleIn(table, 'b1', fallen(3));
    });
    const { events } = story.play([], (table) => {
      story.settleIn(table, 'b1', fallen(1));
    });
    const told = events.filter(({ type }) => type === 'battle-reported' || type === 'arrested');
    expect(told).toHaveLength(8);
    expect(told[0]).toMatchObject({ policeHurt: 1 });
  });
});
