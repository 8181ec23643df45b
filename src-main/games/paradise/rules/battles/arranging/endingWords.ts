import type { BattleEnding, BattleOutcome, Party } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { BattleHead } from '#main/games/paradise/rules/state/records/pastBattles.ts';
import { isGang } from './parties.ts';
import type { TitleNames } from './title.ts';

type Ended = Pick<DeepReadonly<BattleOutcome>, 'winner' | 'ending'>;

/** Both sides and the winning one, by name. */
type Sides = { one: string; other: string; victor: string | null };

/** [SCN-4] The terms of a Meet are between those who were there. */
const describeTalks = (): string => 'they talked, and nobody drew';

/** [SCN-12] How each ending looked to the town. */
const phrases: Readonly<Record<BattleEnding, (sides: Sides) => string>> = {
  robbed: ({ one }) => `${one} carried most of the Loot away`,
  kept: ({ other }) => `${other} kept most of the Loot`,
  'target-dead': () => 'the target was killed',
  'target-away': () => 'the target got away',
  'beaten-off': () => 'the killers were beaten off',
  'truck-taken': ({ one }) => `${one} drove the truck away`,
  'truck-through': () => 'the truck got through',
  'truck-abandoned': () => 'nobody has the truck',
  deal: describeTalks,
  'no-deal': describeTalks,
  treachery: ({ victor }) => `guns came out, and ${victor ?? 'nobody'} won`,
  taken: ({ one }) => `${one} took the place`,
  held: ({ other }) => `${other} held the place`,
  outfought: ({ victor }) => `${victor ?? 'nobody'} did twice the damage`,
  'no-clear-winner': () => 'neither hurt the other twice as much',
  'last-stand': ({ victor }) => `${victor ?? 'nobody'} held the field`,
  'nobody-left': () => 'nobody was left',
  'police-came': () => 'the police ended it',
  across: ({ one }) => `${one} got through`,
  stopped: () => 'nobody got through',
  closed: ({ one }) => `${one} closed the place`,
  surrendered: () => 'those inside gave themselves up',
  withdrew: ({ one }) => `${one} were beaten off`,
  'broke-after-withdrawal': ({ one, other }) => `${other} broke when ${one} were already leaving`,
  'broken-off': () => 'both sides went home',
};

/** [SCN-12] Describes the ending of a battle as the town saw it, as words after its title. */
export function describeEnding(head: DeepReadonly<BattleHead>, { winner, ending }: Ended, names: TitleNames): string {
  const one = nameSide(names, head.attackers, head);
  const other = nameSide(names, head.defenders, head);
  const victor = winner === 'nobody' ? null : winner === 'attackers' ? one : other;
  const phrase = phrases[ending]({ one, other, victor });
  // [SCN-11] A raid that was expected.
  return head.scenario === 'siege' ? `those inside had heard of the raid, and ${phrase}` : phrase;
}

function nameSide(names: TitleNames, party: Party, { agents }: DeepReadonly<BattleHead>): string {
  if (isGang(party)) return names.gang(party);
  return agents === undefined ? 'the police' : 'the agents';
}
