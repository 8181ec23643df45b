import { describe, expect, it } from 'vitest';
import { findCopy } from '#main/games/empire-city/paper/copy/index.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { createJournalWriter } from '#kernel/writers.ts';
import type { EmpireEvent } from '#main/games/empire-city/rules/events/events.ts';
import type { EmpireGame } from '#main/games/empire-city/rules/game.ts';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import { buildNames } from '#main/games/empire-city/rules/lookups.ts';
import { buildNews } from '#main/games/empire-city/rules/views/news.ts';
import type { State } from '#main/games/empire-city/rules/state.ts';
import type { NewsItem } from '#shared/games/empire-city/news.ts';
import { empireSetupSchema } from '#shared/games/empire-city/setup.ts';
import { programsOf } from '#test/support/ownGame.ts';
import { Story } from './story.ts';

const { game } = programsOf<EmpireGame>(empireCity, createJournalWriter(empireCity));

/** The dead whom a round’s news name. */
function listDead(items: readonly NewsItem[]): string[] {
  return items
    .flatMap(({ kind, facts }) => {
      if (kind === 'killed') return [facts['man'] ?? ''];
      const told = [facts['dead'], facts['fate']].filter((one) => one?.startsWith('Dead: '));
      return told.flatMap((one = '') => one.slice('Dead: '.length).split(/, and |, | and /));
    })
    .toSorted();
}

function newsOf(state: State, events: readonly EmpireEvent[], period: number) {
  const happenings = events.map((event) => ({ event, dice: [] })) as RecordedEvent<EmpireEvent>[];
  return buildNews({ period, state, happenings });
}

/** The events of each closed round. */
function splitRounds(events: readonly EmpireEvent[]): EmpireEvent[][] {
  const rounds: EmpireEvent[][] = [[]];
  for (const event of events) {
    rounds.at(-1)?.push(event);
    if (event.type === 'round-closed') rounds.push([]);
  }
  return rounds.slice(0, -1);
}

describe('the paper counts the dead as they died', () => {
  it('[EMP-NEWS-2] in every round of ten games of six', () => {
    let dead = 0;
    for (let seed = 1; seed <= 10; seed += 1) {
      const capos = Array.from({ length: 6 }, () => ({ isHuman: false, level: 'easy' }));
      const { state, events } = game(empireSetupSchema.parse({ title: 'Toll', seed, capos }), 12);
      const names = buildNames(state);
      for (const [nth, round] of splitRounds(events).entries()) {
        const died = round.flatMap((event) => (event.type === 'man-died' ? [event.man] : []));
        const { items } = newsOf(state, round, nth + 1);
        expect({ seed, round: nth + 1, dead: listDead(items) }).toEqual({
          seed,
          round: nth + 1,
          dead: died.map((man) => names.man(man)).toSorted(),
        });
        const taken = round.flatMap((event) =>
          event.type === 'man-hired' && event.from === 'abducted' ? [names.man(event.man)] : [],
        );
        const told = items.flatMap(({ kind, facts }) => (kind === 'abducted' ? [facts['man']] : []));
        expect(told.toSorted()).toEqual(taken.toSorted());
        dead += died.length;
      }
    }
    expect(dead).toBeGreaterThan(40);
  });

  it.each([
    ['combat', '{dead}'],
    ['three-families', '{dead}'],
    ['missed', '{fate}'],
    ['killed', '{man}'],
  ] as const)('[EMP-NEWS-2] every phrasing of %s has %s', (kind, fact) => {
    const { ledes, notes } = findCopy({ kind });
    for (const text of [...ledes, ...notes]) expect(text).toContain(fact);
  });

  it('[EMP-ABIL-2] names the man whom the Butcher took after he had rolled well', () => {
    const story = new Story({ families: ['volkov', 'lau'], house: { shields: false } });
    story.owns('lau', 'D3');
    story.men('volkov', 'pavel-the-butcher');
    story.men('lau', 'con-flynn');
    story.state.attacks = [{ seat: story.seat('volkov'), square: 'D3' }];
    story.agenda({ do: 'combats', last: null });
    const send = (man: string): object => ({ kind: 'commit', men: [{ man, weapon: null }], cards: [], reveals: [] });
    story.give('volkov', send('pavel-the-butcher'));
    story.give('lau', send('con-flynn'), [6]);
    expect(story.events('man-died').map(({ man }) => man)).toEqual(['con-flynn']);
    expect(story.state.fights.at(-1)).toMatchObject({ butchered: 'con-flynn' });
  });
});
