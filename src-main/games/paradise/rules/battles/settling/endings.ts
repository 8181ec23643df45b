import type { BattleEnding, BattleOutcome, Party } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { isGang } from '../arranging/parties.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';

/** One way a battle can end, and who has won it then. */
export type PossibleEnding = {
  ending: BattleEnding;
  winner: BattleOutcome['winner'];
  label: string;
};

function ends(ending: BattleEnding, winner: BattleOutcome['winner'], label: string): PossibleEnding {
  return { ending, winner, label };
}

const brokenOff = ends('broken-off', 'nobody', 'Both sides went home');

const lastStand: readonly PossibleEnding[] = [
  ends('last-stand', 'attackers', 'The attackers held the field'),
  ends('last-stand', 'defenders', 'The defenders held'),
  ends('nobody-left', 'nobody', 'Nobody was left'),
];

const holding: readonly PossibleEnding[] = [
  ends('taken', 'attackers', 'The attackers took the place'),
  ends('held', 'defenders', 'The defenders held the place'),
];

const policeWork: readonly PossibleEnding[] = [
  ends('closed', 'attackers', 'The police closed the place'),
  ends('surrendered', 'attackers', 'Those inside gave themselves up'),
  ends('withdrew', 'defenders', 'The police withdrew, beaten'),
  ends('broke-after-withdrawal', 'attackers', 'The gang broke when the police were already leaving'),
];

/** [SCN-11] The siege was beaten without the police withdrawing. */
const brokenOut = ends('held', 'defenders', 'The gang broke out and keeps the place');

const byScenario: Readonly<Record<CampaignBattle['scenario'], readonly PossibleEnding[]>> = {
  'smash-and-grab': [
    ends('robbed', 'attackers', 'More Loot went than was left'),
    ends('kept', 'defenders', 'More Loot was left than went'),
  ],
  hit: [
    ends('target-dead', 'attackers', 'The target is dead'),
    ends('target-away', 'defenders', 'The target got away'),
    ends('beaten-off', 'defenders', 'The killers were beaten off'),
  ],
  hijack: [
    ends('truck-taken', 'attackers', 'The attackers drove the truck away'),
    ends('truck-through', 'defenders', 'The truck got through'),
    ends('truck-abandoned', 'nobody', 'Nobody has the truck'),
  ],
  meet: [
    ends('deal', 'attackers', 'Those who asked had their way'),
    ends('deal', 'defenders', 'Those who were asked had their way'),
    ends('no-deal', 'nobody', 'They left with nothing settled'),
    ends('treachery', 'attackers', 'Guns came out; those who asked won'),
    ends('treachery', 'defenders', 'Guns came out; those who were asked won'),
    ends('treachery', 'nobody', 'Guns came out; nobody won'),
  ],
  raid: holding,
  siege: holding,
  'show-of-strength': [
    ends('outfought', 'attackers', 'The attackers hurt them twice as much'),
    ends('outfought', 'defenders', 'The defenders hurt them twice as much'),
    ends('no-clear-winner', 'nobody', 'Neither hurt the other twice as much'),
  ],
  showdown: lastStand,
  rumble: [...lastStand, ends('police-came', 'nobody', 'The police ended it')],
  'mean-streets': [
    ends('across', 'attackers', 'At least one man got across'),
    ends('stopped', 'defenders', 'Nobody got across'),
  ],
  'police-raid': policeWork,
};

/** Every way this battle can end. */
export function listPossibleEndings(
  battle: Pick<DeepReadonly<CampaignBattle>, 'scenario' | 'isClash'> & {
    attackers: { party: Party };
  },
): readonly PossibleEnding[] {
  if (battle.isClash) return [...lastStand, brokenOff];
  if (battle.scenario === 'siege' && !isGang(battle.attackers.party)) return [...policeWork, brokenOut, brokenOff];
  return [...byScenario[battle.scenario], brokenOff];
}
