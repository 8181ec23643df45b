import { describe, expect, it } from 'vitest';
import type { TurfWarEvent } from '#rulebooks/turf-war/events//schemas.ts';
import type { TurfWarGame } from '#rulebooks/turf-war/game.ts';
import { turfWar } from '#rulebooks/turf-war/index.ts';
import { answerTo } from '#rulebooks/turf-war/npc/pacts.ts';
import { buildSight } from '#rulebooks/turf-war/npc/sight.ts';
import type { Letter } from '#rulebooks/turf-war/records.ts';
import { doctrines } from '#shared/games/turf-war/minds.ts';
import { turfWarSetupSchema } from '#shared/games/turf-war/setup.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { programsOf } from '#test/support/ownGame.ts';
import { Story } from './story.ts';

const { game } = programsOf<TurfWarGame>(turfWar);

const gangs = 5;

/** A game of five, with a player's gang that the program plays in a seat that goes around. */
function play(seed: number, onEvent: (event: TurfWarEvent) => void): { wins: boolean } {
  const at = seed % gangs;
  const setup = turfWarSetupSchema.parse({
    title: 'Word',
    seed,
    gangs: Array.from({ length: gangs }, (_, place) => ({
      name: `Gang ${place + 1}`,
      isHuman: place === at,
      level: 'standard',
      doctrine: doctrines[(place + seed) % doctrines.length],
    })),
  });
  const { state, events } = game(setup, 100);
  for (const event of events) onEvent(event);
  return { wins: state.ending?.winners.includes(`g${at + 1}` as SeatId) === true };
}

const members = (of: readonly string[]): string => of.toSorted().join();

describe('a word that is given', () => {
  it('[WAR-ORD-22, WAR-NPC-7] each alliance agreed by letter stands after Diplomacy, and a player’s gang under the program wins its share', () => {
    const seeds = Array.from({ length: 20 }, (_, nth) => nth + 1);
    let agreed = 0;
    const won = seeds.filter((seed) => {
      const letters = new Map<string, Letter>();
      let words: string[] = [];
      let made: string[] = [];
      return play(seed, (event) => {
        if (event.type === 'letter-sent') letters.set(event.letter.id, event.letter as Letter);
        if (event.type === 'letter-answered' && event.answer === 'yes') {
          const proposal = letters.get(event.letter)?.proposal;
          if (proposal?.kind === 'ally') words.push(members(proposal.members));
        }
        if (event.type === 'alliance-made') made.push(members(event.alliance.members));
        if (event.type !== 'turn-closed') return;
        expect({
          seed,
          turn: event.turn,
          broken: words.filter((one) => !made.includes(one)),
        }).toEqual({ seed, turn: event.turn, broken: [] });
        agreed += words.length;
        [words, made] = [[], []];
      }).wins;
    });
    expect(agreed).toBeGreaterThan(40);
    // About a third of the gangs win, most of them with an ally: 13 of 40 were counted.
    expect(won.length).toBeGreaterThanOrEqual(3);
    expect(won.length).toBeLessThanOrEqual(12);
  });

  it('[WAR-NPC-7] a second alliance of the kind is refused while the first is agreed or asked for', () => {
    const story = new Story({}, 5, false);
    const [g1, g2, g3] = ['g1', 'g2', 'g3'] as SeatId[];
    const letter = (
      from: SeatId | undefined,
      to: SeatId | undefined,
      answer: 'yes' | null,
    ): Letter =>
      ({
        id: `l-${from}-${to}`,
        turn: story.state.turn,
        from,
        to,
        text: '',
        proposal: { kind: 'ally', alliance: 'open', members: [from, to] },
        answer,
        because: null,
      }) as Letter;
    const asked = letter(g3, g1, null);
    const answer = (before: Letter | null) => {
      const letters = before === null ? {} : { [before.id]: before };
      const state = { ...story.state, letters: { ...letters, [asked.id]: asked } };
      return answerTo(buildSight(state as typeof story.state, g1 as SeatId), asked).answer;
    };
    expect(answer(null)).toBe('yes');
    expect(answer(letter(g2, g1, 'yes'))).toBe('no');
    expect(answer(letter(g1, g2, null))).toBe('no');
    expect(answer(letter(g1, g3, null))).toBe('yes');
    expect(answer({ ...letter(g2, g1, 'yes'), turn: story.state.turn - 1 })).toBe('yes');
  });

  it('[WAR-NPC-7] advice to a player answers what waits for an answer, and counts on it', () => {
    const story = new Story({}, 4, true);
    story.close(true);
    story.rule({ kind: 'player', seat: 'g2', isHuman: false });
    const proposal = { kind: 'ally', alliance: 'open', members: ['g3', 'g1'] };
    story.give('g3', { kind: 'letter', to: 'g1', text: '', proposal });
    const { state } = story;
    const seat = 'g1' as SeatId;
    const plans = turfWar.plan(turfWar.sight(state, seat), seat, turfWar.waitsFor(state));
    const kinds = plans.map(({ order }) => order.kind);
    expect(kinds[0]).toBe('reply');
    const [reply] = plans;
    const saysYes = reply?.order.kind === 'reply' && reply.order.answer === 'yes';
    expect(kinds.includes('ally')).toBe(saysYes);
  });
});
