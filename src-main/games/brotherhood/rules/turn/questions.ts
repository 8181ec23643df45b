import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { Term } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { requireFamily } from '../lookups.ts';
import type { State } from '../state.ts';
import type { Stage } from '../records.ts';
import { findLineFor } from '../table.ts';
import { findListedTarget, listPartiesIn, listRivalsIn } from './fight.ts';
import { findInfluenceOrders, listUsableMarkers, listUses } from './influence.ts';
import { mayTake, listTakableOperations } from './spoils.ts';

/** [BRO-ASK] A question to a family in the middle of a turn. */
export type AreaQuestion = { seat: SeatId; area: AreaId } & (
  | { kind: 'use'; markers: number; isTogether: boolean; uses: ReturnType<typeof listUses> }
  | { kind: 'shoot'; at: SeatId[] }
  | { kind: 'go-on' }
  | { kind: 'table'; parties: SeatId[] }
  | { kind: 'accept'; from: SeatId; terms: readonly DeepReadonly<Term>[] }
  | { kind: 'take'; from: SeatId[] }
);

type StageAt<K extends Stage['at']> = DeepReadonly<Extract<Stage, { at: K }>>;

type Asks = (state: State, seat: SeatId) => boolean;

/** [BRO-ASK-7] True if a seat is asked at this table at all. */
function isAsked(state: State, seat: SeatId): boolean {
  const { isHuman, byMail, dead } = requireFamily(state, seat);
  return state.house.questions === 'ask' && isHuman && !byMail && dead === null;
}

/** Every question of this stage that has no answer yet. */
export function openQuestions(state: State): AreaQuestion[] {
  return listQuestionsAt(state, isAsked).filter(({ seat }) => state.answers[seat] === undefined);
}

/** The questions of this stage for the seats that are asked, answered or not. */
export function listQuestionsAt(state: State, asks: Asks): AreaQuestion[] {
  const { stage } = state;
  switch (stage.at) {
    case 'influence':
      return listUseQuestions(state, stage, asks);
    case 'fight':
      return fightAsked(state, stage, asks);
    case 'spoils':
      return listTakeQuestions(state, stage, asks);
    case 'orders':
    case 'over':
      return [];
  }
}

function requireAreaAt(state: State, place: number): AreaId {
  const area = state.areas[place];
  if (area === undefined) throw new Error('The turn stands at no area.');
  return area;
}

/** [BRO-ASK-1] */
function listUseQuestions(state: State, stage: StageAt<'influence'>, isAsked: Asks): AreaQuestion[] {
  const area = requireAreaAt(state, stage.area);
  const group = stage.groups[0] ?? [];
  return group
    .filter((seat) => isAsked(state, seat) && findInfluenceOrders(state, seat, area) === null)
    .map((seat) => ({
      kind: 'use' as const,
      seat,
      area,
      markers: listUsableMarkers(state, seat, area).length,
      isTogether: group.length > 1,
      uses: listUses(state, seat, area),
    }))
    .filter(({ markers }) => markers > 0);
}

/** [BRO-ASK-2 to BRO-ASK-4] */
function fightAsked(state: State, stage: StageAt<'fight'>, isAsked: Asks): AreaQuestion[] {
  const area = requireAreaAt(state, stage.area);
  const parties = listPartiesIn(state, area);
  const isSeatAsked = (seat: SeatId): boolean => isAsked(state, seat);
  const [tabler] = stage.tablers;
  switch (stage.ask) {
    case 'fire':
      return parties
        .filter((seat) => isSeatAsked(seat) && findListedTarget(state, area, seat) === null)
        .map((seat) => ({ kind: 'shoot' as const, seat, area, at: listRivalsIn(state, area, seat) }))
        .filter(({ seat, at }) => at.length > 1 && isArmed(state, area, seat));
    case 'go-on':
      return parties
        .filter((seat) => isSeatAsked(seat) && isArmed(state, area, seat))
        .filter((seat) => findLineFor(state, seat, 'fight-on', area) === null)
        .map((seat) => ({ kind: 'go-on', seat, area }));
    case 'table':
      if (tabler === undefined || !isSeatAsked(tabler)) return [];
      if (findLineFor(state, tabler, 'deal', area) !== null) return [];
      return [{ kind: 'table', seat: tabler, area, parties }];
    case 'accept':
      if (tabler === undefined) return [];
      return parties
        .filter((seat) => seat !== tabler && isSeatAsked(seat))
        .filter((seat) => findLineFor(state, seat, 'deal', area) === null)
        .map((seat) => ({ kind: 'accept', seat, area, from: tabler, terms: stage.terms ?? [] }));
  }
}

function isArmed(state: State, area: AreaId, seat: SeatId): boolean {
  return Object.values(state.hoods).some(
    (hood) => hood.area === area && hood.family === seat && hood.status === 'free',
  );
}

/** [BRO-ASK-5] */
function listTakeQuestions(state: State, stage: StageAt<'spoils'>, isAsked: Asks): AreaQuestion[] {
  const area = requireAreaAt(state, stage.area);
  const seat = stage.takers[stage.next];
  if (seat === undefined || !isAsked(state, seat)) return [];
  if (findLineFor(state, seat, 'spoils', area) !== null || !mayTake(state, area, seat, stage)) return [];
  const from = [...new Set(listTakableOperations(state, area, seat).map(({ family }) => family))];
  return [{ kind: 'take', seat, area, from }];
}
