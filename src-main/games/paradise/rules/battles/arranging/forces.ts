import type { SeatId } from '#shared/words/ids.ts';
import type { BattleId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { Muscle, Party } from '#shared/games/paradise/battles.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { skillsPurpose } from '#main/games/paradise/rules/skirmish/mustering/randomSkills.ts';
import { drawTableSeed } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { listIdleMembers, listIdleVehicles } from '#main/games/paradise/rules/filing/crews.ts';
import { hasUnrolled } from './arranged.ts';
import { limitToTable } from './tableSize.ts';
import type { CampaignBattle, Force } from '#main/games/paradise/rules/state/records/battles.ts';

/** Any order that sends a party out. */
export type PartyOrder = OrderOf<'raid' | 'smash-and-grab' | 'hit' | 'hit-official' | 'hijack' | 'show-of-strength'>;

/** Creates a side without people. */
export function emptyForce(party: Party): Force {
  return { party, crew: [], reserve: [], muscle: [], guards: 0, extras: [], vehicles: [] };
}

/** Everybody and everything an order sends. */
export function createForce(seat: SeatId, order: DeepReadonly<PartyOrder>): Force {
  return {
    ...emptyForce(seat),
    crew: [...order.crew],
    muscle: order.muscle.map(({ profile, count }): Muscle => ({ profile, count })),
    vehicles: [...order.vehicles],
    ...(order.companyTruck ? { companyTruck: true } : {}),
    ...(order.approach === undefined ? {} : { approach: order.approach }),
  };
}

/** Lists a gang's free people and cars, which may be called to help. */
export function createReserve(
  state: State,
  seat: SeatId,
  except: readonly GangsterId[] = [],
): Pick<Force, 'reserve' | 'vehicles'> {
  return {
    reserve: listIdleMembers(state, seat)
      .map(({ id }) => id)
      .filter((id) => !except.includes(id)),
    vehicles: listIdleVehicles(state, seat).map(({ id }) => id),
  };
}

/** The parts that differ from battle to battle; the rest starts empty. */
export type BattleDraft = Pick<CampaignBattle, 'scenario' | 'attackers' | 'defenders' | 'setting' | 'district'> &
  Partial<CampaignBattle>;

/** A battle that waits to be fought. */
export function arrange(table: ParadiseTable, plan: BattleDraft): BattleId {
  const { state } = table;
  const id = `b${state.made.battles + 1}` as BattleId;
  const battle: CampaignBattle = limitToTable(state, {
    business: null,
    target: null,
    topic: null,
    treachery: [],
    negotiators: null,
    isClash: false,
    rivals: [],
    lootPoints: 0,
    lootDice: 0,
    leadsTo: null,
    settled: null,
    ...plan,
    id,
    month: state.month,
    tableSeed: drawTableSeed(state.seed, id),
  });
  if (hasUnrolled(battle)) battle.skillsSeed = table.dice.seed(skillsPurpose);
  table.emit({ type: 'battle-arranged', battle });
  return id;
}
