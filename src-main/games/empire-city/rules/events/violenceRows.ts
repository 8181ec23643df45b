import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { Fight } from '#shared/games/empire-city/views.ts';
import { joinWords } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { ViolenceEvent } from './schemas.ts';
import type { Rows } from './rowTypes.ts';
import type { EmpireState } from '../state.ts';
import { requireCapoIn } from './fortuneRows.ts';

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

export const violenceRows: Rows<ViolenceEvent> = {
  'token-given': {
    apply: (state, { from, to }) => addTokens(state, to, from, 1),
    describe: ({ family }, { from, to }) => `${family(to)} has a vendetta token of ${family(from)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-VEND-1'],
    heading: 'Vendetta',
  },
  'token-cashed': {
    apply: (state, { seat, family }) => addTokens(state, seat, family, -1),
    describe: ({ family: name }, { seat, family }) => `${name(seat)} gives a token back to ${name(family)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-VEND-2'],
    heading: 'Vendetta',
  },
  'attack-declared': {
    apply(state, { seat, square, on }) {
      state.attacks.push({ seat, square });
      addFeud(state, seat, on);
    },
    describe: ({ family, cell }, { seat, square, on }) => `${family(seat)} attacks ${family(on)} in ${cell(square)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-ATT-1'],
    heading: 'Violence',
  },
  'attacks-off': {
    apply(state, { square }) {
      state.attacks = state.attacks.filter((one) => one.square !== square);
    },
    describe: ({ cell }, { square }) => `The attacks on ${cell(square)} are off.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COPS-11'],
    heading: 'Violence',
  },
  'combat-begun': {
    apply: () => undefined,
    describe: ({ family, cell }, { square, sides }) =>
      `${joinWords(sides.map((seat) => family(seat)))} meet in ${cell(square)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COMB-1'],
    heading: 'Violence',
  },
  'combat-shown': {
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
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COMB-4', 'EMP-COMB-6'],
    heading: 'Violence',
    reveals: () => true,
  },
  'tie-broken': {
    apply: () => undefined,
    describe: ({ family }, { godfather, seat, over }) =>
      `${family(godfather)} breaks the tie for ${family(seat)}: ${over}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-GF-4'],
    heading: 'The office',
  },
  'combat-won': {
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
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COMB-5', 'EMP-COMB-7'],
    heading: 'Violence',
  },
  'losses-rolled': {
    apply(state, { square, seat, rolls }) {
      findLastFought(state, square)?.rolls.push(...rolls.map((roll) => ({ seat, ...roll })));
    },
    describe: ({ family, man }, { seat, rolls }) =>
      `${family(seat)}: ${joinWords(rolls.map(({ man: id, face, dies }) => `${man(id)} ${face}${dies ? ', dead' : ''}`))}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COMB-8'],
    heading: 'Violence',
  },
  'butcher-struck': {
    apply(state, { man }) {
      const fought = state.fights.findLast((one): one is Fought => one.kind === 'combat');
      if (fought !== undefined) fought.butchered = man;
    },
    describe: ({ man }, { man: id }) => `Pavel the Butcher takes ${man(id)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-ABIL-2'],
    heading: 'Violence',
  },
  'hit-declared': {
    apply: (state, { seat, rival }) => addFeud(state, seat, rival),
    describe: ({ family, man }, { seat, rival, man: id }) =>
      `${family(seat)} sends an assassin after ${id === null ? `a man of ${family(rival)}` : man(id)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-HIT-2'],
    heading: 'Violence',
  },
  'victim-drawn': {
    apply(state, { hit }) {
      state.hit = clonePlain(hit);
    },
    describe: ({ man }, { hit }) => `The target is ${man(hit.man)}.`,
    visibleTo: ({ hit }) => [hit.rival],
    rules: () => ['EMP-HIT-3'],
    heading: 'Violence',
    reveals: () => true,
  },
  'hit-shown': {
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
      if (isNegated) return `${family(hit.rival)} knew of it: ${describeSide([shadow], rivalCards)}.`;
      return `${describeSide([assassin], byCards)} for ${scores.by} against ${describeSide([hit.man], rivalCards)} for ${scores.rival}.`;
    },
    visibleTo: () => 'everybody',
    rules: () => ['EMP-HIT-5'],
    heading: 'Violence',
    reveals: () => true,
  },
  'hit-ended': {
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
    visibleTo: () => 'everybody',
    rules: () => ['EMP-HIT-6', 'EMP-HIT-8'],
    heading: 'Violence',
  },
};
