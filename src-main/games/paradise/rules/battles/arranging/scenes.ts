import type { SceneTone } from '#shared/views/show.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';
import { chooseTone } from '#main/games/paradise/rules/state/scenes.ts';
import { findSide, isGang } from './parties.ts';

/** Jobs on one gang as a whole. */
const gangJobs = ['hijack', 'show-of-strength', 'rumble', 'meet'] as const;

/** Lists the matters of orders that led to a battle: of the attackers, and of posted guards. */
export function listCauses(battle: CampaignBattle): string[] {
  const { attackers, defenders, business, target, official, scenario } = battle;
  const [from, against] = [attackers.party, defenders.party];
  const doors = business === null ? [] : [business];
  const crews = [...[from, against].filter(isGang), ...battle.rivals.map(({ seat }) => seat)];
  if (battle.isClash) return crews.flatMap((seat) => doors.map((door) => `take-over ${seat} ${door}`));
  const guards = isGang(against)
    ? [...doors, ...(target === null ? [] : [target])].map((post) => `guard ${against} ${post}`)
    : [];
  if (!isGang(from)) return guards;
  const what: readonly string[] = [
    // [SCN-11] A raid on guards who heard of it is a siege.
    ...doors.map((door) => `${scenario === 'siege' ? 'raid' : scenario} ${from} ${door}`),
    ...(target === null ? [] : [`hit ${from} ${target}`]),
    ...(official ? [`hit ${from} ${official.id}`] : []),
    ...gangJobs.map((job) => `${job} ${from} ${against}`).filter((name) => name.startsWith(scenario)),
    ...(scenario === 'mean-streets' ? [`ambush ${from} ${against}`] : []),
    ...(scenario === 'showdown' ? attackers.crew.map((man) => `showdown ${from} ${man}`) : []),
  ];
  return [...what, ...guards];
}

/** Judges a battle for a seat by its winner; `all`: the events of its matter, which tell the sides. */
export function judgeBattle(
  winner: 'attackers' | 'defenders' | 'nobody',
  seat: SeatId,
  all: readonly ParadiseEvent[],
): SceneTone {
  const arranged = all.find((event) => event.type === 'battle-arranged');
  const side = arranged === undefined ? null : findSide(arranged.battle, seat);
  return winner === 'nobody' || side === null ? 'even' : chooseTone(winner === side);
}
