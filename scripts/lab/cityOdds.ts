import { seedRng } from '#kernel/dice/dice.ts';
import { playOn } from '#kernel/play.ts';
import { isSamePlain, type DeepReadonly } from '#kernel/readonly.ts';
import { runInPlace } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { estimateOdds } from '#main/games/paradise/rules/npc/jobs/orderOdds.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';
import type { ParadiseSetup } from '#shared/games/paradise/setup.ts';
import type { Promised } from './odds.ts';
import { createProgramsSetup } from './paradiseCampaign.ts';

/** A campaign of five Standard gangs; the types go round by the seed. */
export type OddsTask = { seed: number; months: number; houseRules: Partial<ParadiseSetup['houseRules']> };

type Filed = Extract<ParadiseEvent, { type: 'order-filed' }>['order'];

/** Plays a campaign of NPC gangs and lists the odds that each would read of its jobs when it files them, and the result. */
export function listPromises({ seed, months, houseRules }: OddsTask): Promised[] {
  const npcs = Array.from({ length: 5 }, (_, nth) => ({
    type: gangTypes[(seed + nth) % gangTypes.length] ?? ('syndicate' as const),
  }));
  const watcher = new PromiseWatcher();
  const base = createStateWriter(paradise);
  const writer = {
    ...base,
    apply(state: ParadiseState, event: ParadiseEvent) {
      base.apply(state, event);
      watcher.watch(state, event);
    },
  };
  const setup = createProgramsSetup(seed, npcs, houseRules);
  let own = { state: paradise.blank(), rng: seedRng(seed) };
  const play = (rule: Parameters<typeof runInPlace<ParadiseState, ParadiseEvent>>[2]): void => {
    const result = runInPlace<ParadiseState, ParadiseEvent>(own, writer, rule);
    if (result.kind !== 'done') throw new Error('A campaign asked a question.');
    own = { state: result.after.state, rng: [...result.after.rng] };
  };
  play((table) => paradise.found(table, setup));
  for (let month = 0; month < months && paradise.ending(own.state) === null; month += 1) {
    watcher.beginMonth();
    play((table) => void playOn(paradise, table, { auto: true }));
  }
  return watcher.promises;
}

/** Joins the orders of a month to the battles that come of them. */
class PromiseWatcher {
  readonly promises: Promised[] = [];
  private orders: { filed: Filed; told: number }[] = [];
  private readonly battles = new Map<string, { kind: string; told: number }>();

  beginMonth(): void {
    this.orders = [];
  }

  watch(state: ParadiseState, event: ParadiseEvent): void {
    if (event.type === 'order-filed') this.noteOrder(state, event.order);
    if (event.type === 'battle-arranged') this.noteBattle(event.battle);
    if (event.type !== 'battle-settled' || event.settled.outcome === null) return;
    const promised = this.battles.get(event.battle);
    if (promised === undefined) return;
    this.promises.push({ ...promised, won: event.settled.outcome.winner === 'attackers' ? 1 : 0 });
  }

  private noteOrder(state: ParadiseState, filed: Filed): void {
    const { order, seat } = filed;
    if (!('crew' in order) || order.kind === 'take-over' || order.kind === 'guard') return;
    const view = buildSeatView(state, seat);
    const waiting = view.orders.find(({ id }) => id === filed.id);
    const odds = waiting === undefined ? null : estimateOdds(view, waiting.order);
    if (odds !== null) this.orders.push({ filed, told: odds.chance });
  }

  private noteBattle({ id, attackers, scenario }: DeepReadonly<CampaignBattle>): void {
    if (scenario === 'mean-streets') return;
    const found = this.orders.find(
      ({ filed: { seat, order } }) =>
        seat === attackers.party && 'crew' in order && isSamePlain(order.crew, attackers.crew),
    );
    if (found !== undefined) this.battles.set(id, { kind: found.filed.order.kind, told: found.told });
  }
}
