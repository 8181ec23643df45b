import type { PieceId } from '../../../../src-shared/games/turf-war/ids.ts';
import type { SeatId, Viewer } from '../../../../src-shared/words/ids.ts';
import type { Figure, Way } from '../../../../src-shared/views/forecast.ts';
import type { Ranking } from '../../../kernel/capabilities.ts';
import { clonePlain } from '../../../kernel/readonly.ts';
import { doctrines } from '../../../../src-shared/games/turf-war/minds.ts';
import { freshName } from '../founding/mobsters.ts';
import { trustAtFirst } from '../founding/founding.ts';
import {
  gangOf,
  livingSeats,
  onBoard,
  ownedBy,
  piecesOf,
  pointsOf,
  strengthOfAll,
} from '../lookups.ts';
import { sightOf } from '../minds/fog.ts';
import { hashOf, Whims } from '../minds/whims.ts';
import { endingWays, type EndingWay, type State, type TurfWarState } from '../state.ts';

/** A state that might be the viewer's: what he cannot know is drawn by the seed. */
export function imagine(state: State, viewer: Viewer, seed: number): TurfWarState {
  if (viewer === 'gm') return clonePlain(state) as TurfWarState;
  const own = clonePlain(sightOf(state, viewer).state) as TurfWarState;
  const whims = new Whims(hashOf(seed, 17));
  own.whim = hashOf(seed, 29);
  own.alliancesMade = 10_000;
  own.lettersSent = 10_000;
  for (const gang of Object.values(own.gangs)) {
    gang.entered = Math.max(0, ...piecesOf(own as State, gang.seat).map(({ number }) => number));
    if (gang.seat === viewer || gang.out !== null) continue;
    gang.entered += 100;
    gang.successors = [];
    gang.doctrine = whims.pick(doctrines) ?? 'hammer';
    const others = livingSeats(own as State).filter((one) => one !== gang.seat);
    gang.trust = Object.fromEntries(others.map((one) => [one, trustAtFirst[gang.doctrine]]));
    hideRecruits(own, gang.seat, whims);
  }
  return own;
}

/** Money that nobody saw may have become recruits. */
function hideRecruits(state: TurfWarState, seat: SeatId, whims: Whims): void {
  const gang = state.gangs[seat];
  if (gang === undefined) return;
  const price = Math.max(1, state.house.prices.hire);
  const count = whims.below(Math.min(3, Math.floor(gang.treasuryMc / price)) + 1);
  const taken = new Set(piecesOf(state as State, seat).map(({ name }) => name));
  for (let n = 0; n < count; n += 1) {
    gang.entered += 1;
    gang.treasuryMc -= price;
    const id = `${seat}-${gang.entered}` as PieceId;
    const name = freshName(taken, gang.nameStart, gang.entered);
    taken.add(name);
    state.pieces[id] = {
      id,
      gang: seat,
      name,
      rank: 'hitman',
      xp: 0,
      number: gang.entered,
      area: null,
      hiredTurn: Math.max(1, state.turn - 1),
      enteredTurn: null,
      fights: 0,
      gone: null,
    };
  }
}

const wayNames: Readonly<Record<EndingWay, string>> = {
  solo: 'Alone in the city',
  allied: 'With an ally',
  nobody: 'Nobody left',
  points: 'On points',
  standstill: 'At a standstill',
  agreed: 'By agreement',
  supremacy: 'By supremacy',
};

const open = { of: 'seat', isSecret: false } as const;

/** What a look ahead at Turf War follows. */
export const figures: readonly Figure[] = [
  { id: 'money', label: 'Money', unit: 'points', ...open, isGuess: true },
  { id: 'areas', label: 'Areas', unit: 'count', ...open, isGuess: false },
  { id: 'strength', label: 'Strength on the map', unit: 'points', ...open, isGuess: false },
];

/** One of the figures of a seat as it stands. */
export function valueOf(state: State, figure: string, seat: SeatId | null): number {
  if (seat === null) return 0;
  if (figure === 'money') return gangOf(state, seat).treasuryMc;
  if (figure === 'areas') return ownedBy(state, seat).length;
  return strengthOfAll(state, onBoard(state, seat));
}

/** [WAR-WIN] The ways to win. */
export const endings = (): readonly Way[] => endingWays.map((id) => ({ id, label: wayNames[id] }));

/** Who has won, and who is first as it stands. */
export function ranking(state: State): Ranking {
  const { ending } = state;
  if (ending !== null) {
    const { winners, how, table } = ending;
    return { winners, how, first: table[0] ?? winners[0] ?? null };
  }
  const last = state.turn - 1;
  const [first] = livingSeats(state).sort(
    (a, b) =>
      pointsOf(state, b, last) - pointsOf(state, a, last) ||
      ownedBy(state, b).length - ownedBy(state, a).length,
  );
  return { winners: [], how: null, first: first ?? null };
}
