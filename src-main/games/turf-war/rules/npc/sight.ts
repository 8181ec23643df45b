import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { requireGang } from '../lookups.ts';
import type { State } from '../state.ts';
import type { Gang, Letter, Piece } from '../records.ts';
import { hashNumbers } from '#kernel/dice/npcRandom.ts';

type Filed = State['sealed']['orders'][keyof State['sealed']['orders']];

/** A seat's planner's knowledge: a state without hidden facts, and the seat. */
export type Sight = { seat: SeatId; state: State };

/**
 * [WAR-FOG-1 to WAR-FOG-13] Builds the state as one seat knows it. Rivals have the money that public facts allow, no
 * waiting recruits, no sheets, no secrets; the whim is the seat's own and does not reveal the game's seed.
 */
export function buildSight(state: State, seat: SeatId): Sight {
  requireGang(state, seat);
  const pick = <T extends object>(all: Readonly<Record<string, T>>, keep: (one: T) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([, one]) => keep(one)));
  return {
    seat,
    state: {
      ...state,
      whim: hashNumbers(state.whim, state.precedence.indexOf(seat), state.turn),
      gangs: Object.fromEntries(
        Object.entries(state.gangs).map(([id, gang]) => [id, id === (seat as string) ? gang : hideRival(state, gang)]),
      ),
      pieces: pick(state.pieces, (piece: DeepReadonly<Piece>) => piece.gang === seat || piece.area !== null),
      graveyard: pick(
        state.graveyard,
        (piece: DeepReadonly<Piece>) => piece.gang === seat || piece.enteredTurn !== null,
      ),
      alliances: pick(
        state.alliances,
        ({ kind, members }: State['alliances'][keyof State['alliances']]) => kind === 'open' || members.includes(seat),
      ),
      pastAlliances: pick(
        state.pastAlliances,
        ({ kind, members }: State['pastAlliances'][keyof State['pastAlliances']]) =>
          kind === 'open' || members.includes(seat),
      ),
      alliancesMade: 0,
      lettersSent: 0,
      sealed: { orders: pick(state.sealed.orders, (one: Filed) => one.seat === seat), ready: [], filed: 0 },
      letters: pick(state.letters, ({ from, to }: DeepReadonly<Letter>) => from === seat || to === seat),
      turns: Object.fromEntries(
        Object.entries(state.turns).map(([turn, record]) => [turn, { ...record, newAlliances: 0, treasuries: {} }]),
      ),
      question: null,
      answers: { victims: [], refuges: [], asked: [] },
      dropped: state.dropped.filter((one) => one.seat === seat),
    },
  };
}

function hideRival({ house }: State, gang: DeepReadonly<Gang>): DeepReadonly<Gang> {
  return {
    ...gang,
    treasuryMc: house.treasuries === 'public' ? gang.treasuryMc : gang.atMostMc,
    entered: 0,
    fallback: [],
    successors: [],
    nameStart: 0,
    missedTurns: 0,
    isHuman: true,
    level: 'standard',
    doctrine: 'hammer',
    trust: {},
    hurtBy: null,
    isStoodIn: false,
  };
}
