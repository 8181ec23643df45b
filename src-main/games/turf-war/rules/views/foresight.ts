import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { ForecastFigure, Way } from '#shared/views/forecast.ts';
import type { Ranking } from '#kernel/capabilities.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { doctrines } from '#shared/games/turf-war/minds.ts';
import { pickFreshName } from '../setup/mobsters.ts';
import { trustAtFirst } from '../setup/founding.ts';
import {
  requireGang,
  listLivingSeats,
  listPiecesOnBoard,
  listOwnedAreas,
  listPieces,
  sumPoints,
  sumStrength,
} from '../lookups.ts';
import { buildSight } from '../npc/sight.ts';
import { hashNumbers, NpcRandom } from '#kernel/dice/npcRandom.ts';
import type { State, TurfWarState } from '../state.ts';

/** Samples a state that may be the real one: the seed draws unknown facts and all whims. */
export function sampleState(state: State, viewer: Viewer, seed: number): TurfWarState {
  const known = viewer === 'gm' ? state : buildSight(state, viewer).state;
  const own = clonePlain(known) as TurfWarState;
  own.whim = hashNumbers(seed, 29);
  if (viewer === 'gm') return own;
  const random = new NpcRandom(hashNumbers(seed, 17));
  own.alliancesMade = 10_000;
  own.lettersSent = 10_000;
  for (const gang of Object.values(own.gangs)) {
    gang.entered = Math.max(0, ...listPieces(own as State, gang.seat).map(({ number }) => number));
    if (gang.seat === viewer || gang.out !== null) continue;
    gang.entered += 100;
    gang.successors = [];
    gang.doctrine = random.pick(doctrines) ?? 'hammer';
    const others = listLivingSeats(own as State).filter((one) => one !== gang.seat);
    gang.trust = Object.fromEntries(others.map((one) => [one, trustAtFirst[gang.doctrine]]));
    hideRecruits(own, gang.seat, random);
  }
  return own;
}

/** Turns unseen money into possible recruits. */
function hideRecruits(state: TurfWarState, seat: SeatId, random: NpcRandom): void {
  const gang = state.gangs[seat];
  if (gang === undefined) return;
  const price = Math.max(1, state.house.prices.hire);
  const count = random.below(Math.min(3, Math.floor(gang.treasuryMc / price)) + 1);
  const taken = new Set(listPieces(state as State, seat).map(({ name }) => name));
  for (let n = 0; n < count; n += 1) {
    gang.entered += 1;
    gang.treasuryMc -= price;
    const id = `${seat}-${gang.entered}` as PieceId;
    const name = pickFreshName(taken, gang.nameStart, gang.entered);
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

const open = { of: 'seat', isSecret: false, isGuess: false } as const;

/** The figures that a forecast follows turn by turn. */
export const figures: readonly ForecastFigure[] = [
  { ...open, id: 'money', label: 'Money in the treasury', unit: 'count', isGuess: true },
  { ...open, id: 'areas', label: 'Areas', unit: 'count' },
  { ...open, id: 'strength', label: 'Strength on the map', unit: 'points' },
];

/** Finds the present value of one of the figures. */
export function findFigureValue(state: State, figure: string, seat: SeatId | null): number {
  if (seat === null) return 0;
  if (figure === 'money') return requireGang(state, seat).treasuryMc;
  if (figure === 'areas') return listOwnedAreas(state, seat).length;
  return sumStrength(state, listPiecesOnBoard(state, seat));
}

/** [WAR-WIN-1 to WAR-WIN-8] The ways to win at this table. */
export function listEndings({ house }: State): Way[] {
  return [
    { id: 'solo', label: 'Last gang left' },
    { id: 'allied', label: 'Won with allies' },
    { id: 'agreed', label: 'Ended by agreement' },
    ...(house.lastTurn === 0 ? [] : [{ id: 'points', label: 'Won on points' }]),
    ...(house.standstill === 0 ? [] : [{ id: 'standstill', label: 'Won at a standstill' }]),
    ...(house.supremacy === 'off' ? [] : [{ id: 'supremacy', label: 'Won by supremacy' }]),
  ];
}

/** Ranks the gangs: the winners, and the leaders on points. */
export function rankGangs(state: State): Ranking {
  const { ending } = state;
  if (ending !== null) {
    const { winners, how, table } = ending;
    return { winners: [...winners], how, first: table[0] ?? null };
  }
  const last = state.turn - 1;
  const [first] = listLivingSeats(state).sort(
    (a, b) =>
      sumPoints(state, b, last) - sumPoints(state, a, last) ||
      listOwnedAreas(state, b).length - listOwnedAreas(state, a).length,
  );
  return { winners: [], how: null, first: first ?? null };
}
