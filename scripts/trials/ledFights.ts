import { leadMuster } from '#main/games/paradise/rules/skirmish/command/lead.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/outcomes/resolve.ts';
import type { ScenarioName } from '#main/games/paradise/rules/skirmish/scenarios/scenarioNames.ts';
import { createCarefulLeader } from './carefulLeader.ts';

/** Book battles of one role, with the seeds from one on. */
export type LedTask = {
  scenario: ScenarioName;
  side: 'attackers' | 'defenders';
  fromSeed: number;
  seeds: number;
};

/** How often that side won, led by the careful person and by tactics, and its men lost. */
export type LedCounts = {
  battles: number;
  led: number;
  tactics: number;
  ledLost: number;
  tacticsLost: number;
};

const lostPostures = ['dead', 'arrested', 'out-cold'];

/** Fights each battle twice with the same seed: by tactics on both sides, and with a careful person on one. */
export function countLedFights({ scenario, side, fromSeed, seeds }: LedTask): LedCounts {
  const counts = { battles: 0, led: 0, tactics: 0, ledLost: 0, tacticsLost: 0 };
  for (let seed = fromSeed; seed < fromSeed + seeds; seed += 1) {
    const own = resolveScenario(scenario, seed);
    const battle = leadMuster((dice) => bookMuster(scenario, dice), seed, {
      leads: [{ side, viewer: 'gm' }],
      answers: [],
      says: createCarefulLeader(scenario, side),
    });
    if (battle.kind !== 'done') throw new Error('A led battle did not end.');
    const lost = ({ figures }: Pick<typeof own, 'figures'>): number =>
      figures.filter((one) => one.side === side && lostPostures.includes(one.posture)).length;
    counts.battles += 1;
    counts.led += battle.result.winner === side ? 1 : 0;
    counts.tactics += own.winner === side ? 1 : 0;
    counts.ledLost += lost(battle.result);
    counts.tacticsLost += lost(own);
  }
  return counts;
}
