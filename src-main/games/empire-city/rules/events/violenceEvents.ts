import { z } from 'zod';
import { combatSchema, hitSchema } from '../records.ts';
import { seat, int, cell, man, card } from './fields.ts';
import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { Fight } from '#shared/games/empire-city/views.ts';
import { joinWords } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { declareEvent } from './declare.ts';
import { nameCombat, nameHit, placeOn } from './matters.ts';
import type { EmpireState } from '../state.ts';
import { requireCapoIn } from './fortuneEvents.ts';

/** [EMP-COPS-11] Reasons for which attacks on a square are called off. */
const offWords = { cop: 'a cop guards it', ness: 'Ness guards it', unoccupied: 'nobody holds it any more' } as const;

type Fought = Extract<Fight, { kind: 'combat' }>;
type Shot = Extract<Fight, { kind: 'hit' }>;

function findLastFought(state: EmpireState, square: Cell): Fought | null {
  const fought = state.fights.findLast((one): one is Fought => one.kind === 'combat');
  return fought?.square === square && fought.round === state.round ? fought : null;
}

function addTokens(state: EmpireState, seat: SeatId, family: SeatId, change: number): void {
  const { tokens } = requireCapoIn(state, seat);
  tokens[family] = (tokens[family] ?? 0) + change;
}

function addFeud(state: EmpireState, by: SeatId, on: SeatId): void {
  const own = (state.feuds[by] ??= {});
  own[on] = (own[on] ?? 0) + 1;
  const { grudges } = requireCapoIn(state, on);
  grudges[by] = (grudges[by] ?? 0) + 1;
}

function countCombat(
  state: EmpireState,
  seat: SeatId,
  what: 'wonAsAttacker' | 'lostAsAttacker' | 'wonAsDefender' | 'lostAsDefender',
): void {
  const own = (state.tally.combats[seat] ??= {
    wonAsAttacker: 0,
    lostAsAttacker: 0,
    wonAsDefender: 0,
    lostAsDefender: 0,
  });
  own[what] += 1;
}

export const violenceEvents = {
  'token-given': declareEvent({
    fields: { from: seat, to: seat },
    apply: (state, { from, to }) => addTokens(state, to, from, 1),
    describe: ({ family }, { from, to }) => `${family(to)} gets a vendetta token from ${family(from)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-VEND-1'],
    heading: 'Vendetta',
  }),
  'token-cashed': declareEvent({
    fields: { seat, family: seat },
    apply: (state, { seat, family }) => addTokens(state, seat, family, -1),
    describe: ({ family: name }, { seat, family }) => `${name(seat)} gives a token back to ${name(family)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-VEND-2'],
    heading: 'Vendetta',
  }),
  'attack-declared': declareEvent({
    fields: { seat, square: cell, on: seat },
    apply(state, { seat, square, on }) {
      state.attacks.push({ seat, square });
      addFeud(state, seat, on);
    },
    describe: ({ family, cell }, { seat, square, on }) => `${family(seat)} attacks ${family(on)} in ${cell(square)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-ATT-1'],
    heading: 'Violence',
  }),
  'attacks-off': declareEvent({
    /** Older files name neither the attackers nor the reason. */
    fields: {
      square: cell,
      attackers: z.array(seat).optional(),
      why: z.enum(['cop', 'ness', 'unoccupied']).optional(),
    },
    apply(state, { square }) {
      state.attacks = state.attacks.filter((one) => one.square !== square);
    },
    describe: ({ cell }, { square, why }) =>
      `The attacks on ${cell(square)} are called off${why === undefined ? '' : `: ${offWords[why]}`}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COPS-11'],
    heading: 'Violence',
    scene: ({ square, attackers = [] }) => ({
      ...nameCombat(
        square,
        attackers.map((attacker) => `attack ${attacker} ${square}`),
      ),
      isOutcome: true,
    }),
    tone: ({ attackers = [] }, of) => (attackers.includes(of) ? 'bad' : 'even'),
  }),
  'combat-begun': declareEvent({
    fields: { square: cell, sides: z.array(seat) },
    apply: () => undefined,
    describe: ({ family, cell }, { square, sides }) =>
      `${joinWords(sides.map((seat) => family(seat)))} meet in ${cell(square)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COMB-1'],
    heading: 'Violence',
    scene: ({ square, sides }) =>
      nameCombat(
        square,
        sides.map((seat) => `attack ${seat} ${square}`),
      ),
  }),
  'combat-shown': declareEvent({
    fields: { combat: combatSchema },
    apply(state, { combat }) {
      state.combat = clonePlain(combat);
      state.fights.push({
        kind: 'combat',
        round: state.round,
        square: combat.square,
        sides: clonePlain(combat.sides),
        victor: null,
        defender: null,
        isOver: false,
        rolls: [],
      });
    },
    describe: ({ family, cell, man, card }, { combat }) =>
      `${cell(combat.square)}: ${combat.sides
        .map(({ seat, men, cards, reveals, score }) => {
          const arms = men.map(({ man: id, weapon }) =>
            weapon === null ? man(id) : `${man(id)} with ${card(weapon)}`,
          );
          const all = [...arms, ...cards.map((one) => card(one)), ...reveals.map((one) => man(one))];
          return `${family(seat)} ${score}${all.length === 0 ? '' : ` (${joinWords(all)})`}`;
        })
        .join('; ')}.`,
    places: ({ combat }) => [placeOn(combat.square)],
    about: ({ combat }) => [placeOn(combat.square)],
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COMB-4', 'EMP-COMB-6'],
    heading: 'Violence',
    reveals: () => true,
    scene: ({ combat }) => nameCombat(combat.square),
  }),
  'tie-broken': declareEvent({
    fields: { godfather: seat, seat, over: z.string() },
    apply: () => undefined,
    describe: ({ family }, { godfather, seat, over }) =>
      `${family(godfather)} breaks the tie over ${over} in favor of ${family(seat)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-GF-4'],
    heading: 'The office',
  }),
  'combat-won': declareEvent({
    fields: { square: cell, victor: seat.nullable(), defender: seat, losers: z.array(seat) },
    apply(state, { square, victor, defender, losers }) {
      state.attacks = state.attacks.filter((one) => one.square !== square);
      state.combat = null;
      const fought = findLastFought(state, square);
      if (fought !== null) Object.assign(fought, { victor, defender, isOver: true });
      if (victor === null) return;
      countCombat(state, victor, victor === defender ? 'wonAsDefender' : 'wonAsAttacker');
      for (const seat of losers) {
        countCombat(state, seat, seat === defender ? 'lostAsDefender' : 'lostAsAttacker');
      }
    },
    describe: ({ family, cell }, { square, victor, defender }) =>
      victor === null
        ? `The bluff in ${cell(square)} is called; ${family(defender)} keeps it.`
        : `${family(victor)} wins in ${cell(square)}.`,
    landmark: 'fight',
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COMB-5', 'EMP-COMB-7'],
    heading: 'Violence',
    scene: ({ square }) => ({ ...nameCombat(square), isOutcome: true }),
    tone(event, seat) {
      if (event.victor === seat) return 'good';
      return event.losers.includes(seat) ? 'bad' : 'even';
    },
  }),
  'losses-rolled': declareEvent({
    fields: { square: cell, seat, rolls: z.array(z.object({ man, face: int, dies: z.boolean() })) },
    apply(state, { square, seat, rolls }) {
      findLastFought(state, square)?.rolls.push(...rolls.map((roll) => ({ seat, ...roll })));
    },
    describe: ({ family, man }, { seat, rolls }) =>
      `${family(seat)}: ${joinWords(rolls.map(({ man: id, face, dies }) => `${man(id)} ${face}${dies ? ', dead' : ''}`))}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COMB-8'],
    heading: 'Violence',
    scene: ({ square }) => nameCombat(square),
  }),
  'butcher-struck': declareEvent({
    fields: { seat, rival: seat, man },
    apply(state, { man }) {
      const fought = state.fights.findLast((one): one is Fought => one.kind === 'combat');
      if (fought !== undefined) fought.butchered = man;
    },
    describe: ({ man }, { man: id }) => `Pavel the Butcher takes ${man(id)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-ABIL-2'],
    heading: 'Violence',
  }),
  'hit-declared': declareEvent({
    fields: { seat, rival: seat, man: man.nullable() },
    apply: (state, { seat, rival }) => addFeud(state, seat, rival),
    describe: ({ family, man }, { seat, rival, man: id }) =>
      `${family(seat)} sends an assassin after ${id === null ? `a man of ${family(rival)}` : man(id)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-HIT-2'],
    heading: 'Violence',
    scene: ({ seat, rival, man: id }) => (id === null ? null : nameHit(seat, rival, id)),
  }),
  'victim-drawn': declareEvent({
    fields: { hit: hitSchema },
    apply(state, { hit }) {
      state.hit = clonePlain(hit);
    },
    describe: ({ man }, { hit }) => `The target is ${man(hit.man)}.`,
    visibleTo: ({ hit }) => [hit.rival],
    rules: () => ['EMP-HIT-3'],
    heading: 'Violence',
    reveals: () => true,
    scene: ({ hit }) => nameHit(hit.by, hit.rival, hit.man),
  }),
  'hit-shown': declareEvent({
    fields: {
      hit: hitSchema,
      assassin: man.nullable(),
      byCards: z.array(card),
      rivalCards: z.array(card),
      shadow: man.nullable(),
      scores: z.object({ by: int, rival: int }),
      byLines: z.array(z.object({ name: z.string(), points: int })),
      rivalLines: z.array(z.object({ name: z.string(), points: int })),
      isNegated: z.boolean(),
    },
    apply(state, { hit, assassin, byCards, rivalCards, byLines, rivalLines, scores }) {
      state.fights.push({
        kind: 'hit',
        round: state.round,
        by: hit.by,
        rival: hit.rival,
        man: hit.man,
        assassin,
        byCards: [...byCards],
        rivalCards: [...rivalCards],
        byLines: clonePlain(byLines),
        rivalLines: clonePlain(rivalLines),
        scores: { ...scores },
        how: 'open',
      });
    },
    describe({ family, man, card }, event) {
      const { hit, assassin, byCards, rivalCards, shadow, scores, isNegated } = event;
      const describeSide = (men: readonly (string | null)[], cards: readonly string[]): string =>
        joinWords([...men.flatMap((one) => (one === null ? [] : [man(one)])), ...cards.map((one) => card(one))]);
      if (isNegated) return `${describeSide([shadow], rivalCards)} had warned ${family(hit.rival)}.`;
      return `${describeSide([assassin], byCards)} (${scores.by}) against ${describeSide([hit.man], rivalCards)} (${scores.rival}).`;
    },
    visibleTo: () => 'everybody',
    rules: () => ['EMP-HIT-5'],
    heading: 'Violence',
    reveals: () => true,
    scene: ({ hit }) => nameHit(hit.by, hit.rival, hit.man),
  }),
  'hit-ended': declareEvent({
    fields: {
      by: seat,
      rival: seat,
      how: z.enum(['success', 'failure', 'negated']),
      victim: man,
      assassin: man.nullable(),
    },
    apply(state, { how }) {
      state.hit = null;
      const shot = state.fights.findLast((one): one is Shot => one.kind === 'hit');
      if (shot !== undefined) shot.how = how;
    },
    describe: ({ family, man }, { by, victim, how }) =>
      ({
        success: `${family(by)} got ${man(victim)}.`,
        failure: `${man(victim)} is still alive.`,
        negated: `Nothing came of the attempt on ${man(victim)}.`,
      })[how],
    landmark: 'fight',
    visibleTo: () => 'everybody',
    rules: () => ['EMP-HIT-6', 'EMP-HIT-8'],
    heading: 'Violence',
    scene: ({ by, rival, victim }) => ({ ...nameHit(by, rival, victim), isOutcome: true }),
    tone(event, seat) {
      if (event.how !== 'success') return event.by === seat ? 'bad' : 'even';
      return event.by === seat ? 'good' : event.rival === seat ? 'bad' : 'even';
    },
  }),
};
