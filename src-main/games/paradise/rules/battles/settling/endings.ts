import type { BattleEnding, BattleOutcome, Party } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { isGang } from '../arranging/parties.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';

/** One way a battle can end, and who has won it then. */
export type PossibleEnding = { ending: BattleEnding; winner: BattleOutcome['winner']; label: string };

function createEnding(ending: BattleEnding, winner: BattleOutcome['winner'], label: string): PossibleEnding {
  return { ending, winner, label };
}

const brokenOff = createEnding('broken-off', 'nobody', 'Both sides went home');

const lastStand: readonly PossibleEnding[] = [
  createEnding('last-stand', 'attackers', 'The attackers held the field'),
  createEnding('last-stand', 'defenders', 'The defenders held'),
  createEnding('nobody-left', 'nobody', 'Nobody was left'),
];

const holding: readonly PossibleEnding[] = [
  createEnding('taken', 'attackers', 'The attackers took the place'),
  createEnding('held', 'defenders', 'The defenders held the place'),
];

const policeWork: readonly PossibleEnding[] = [
  createEnding('closed', 'attackers', 'The police closed the place'),
  createEnding('surrendered', 'attackers', 'Those inside gave themselves up'),
  createEnding('withdrew', 'defenders', 'The police withdrew, beaten'),
  createEnding('broke-after-withdrawal', 'attackers', 'The gang broke when the police were already leaving'),
];

/** [SCN-11] The siege was beaten without the police withdrawing. */
const brokenOut = createEnding('held', 'defenders', 'The gang broke out and keeps the place');

const byScenario: Readonly<Record<CampaignBattle['scenario'], readonly PossibleEnding[]>> = {
  'smash-and-grab': [
    createEnding('robbed', 'attackers', 'More Loot went than was left'),
    createEnding('kept', 'defenders', 'More Loot was left than went'),
  ],
  hit: [
    createEnding('target-dead', 'attackers', 'The target is dead'),
    createEnding('target-away', 'defenders', 'The target got away'),
    createEnding('beaten-off', 'defenders', 'The killers were beaten off'),
  ],
  hijack: [
    createEnding('truck-taken', 'attackers', 'The attackers drove the truck away'),
    createEnding('truck-through', 'defenders', 'The truck got through'),
    createEnding('truck-abandoned', 'nobody', 'Nobody has the truck'),
  ],
  meet: [
    createEnding('deal', 'attackers', 'Those who asked had their way'),
    createEnding('deal', 'defenders', 'Those who were asked had their way'),
    createEnding('no-deal', 'nobody', 'They left with nothing settled'),
    createEnding('treachery', 'attackers', 'Guns came out; those who asked won'),
    createEnding('treachery', 'defenders', 'Guns came out; those who were asked won'),
    createEnding('treachery', 'nobody', 'Guns came out; nobody won'),
  ],
  raid: holding,
  siege: holding,
  'show-of-strength': [
    createEnding('outfought', 'attackers', 'The attackers hurt them twice as much'),
    createEnding('outfought', 'defenders', 'The defenders hurt them twice as much'),
    createEnding('no-clear-winner', 'nobody', 'Neither hurt the other twice as much'),
  ],
  showdown: lastStand,
  rumble: [...lastStand, createEnding('police-came', 'nobody', 'The police ended it')],
  'mean-streets': [
    createEnding('across', 'attackers', 'At least one man got across'),
    createEnding('stopped', 'defenders', 'Nobody got across'),
  ],
  'police-raid': policeWork,
};

/** Lists the possible endings of this battle. */
export function listPossibleEndings(
  battle: Pick<DeepReadonly<CampaignBattle>, 'scenario' | 'isClash'> & { attackers: { party: Party } },
): readonly PossibleEnding[] {
  if (battle.isClash) return [...lastStand, brokenOff];
  if (battle.scenario === 'siege' && !isGang(battle.attackers.party)) return [...policeWork, brokenOut, brokenOff];
  return [...byScenario[battle.scenario], brokenOff];
}
