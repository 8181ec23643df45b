import type { Modifier } from '#shared/words/dice.ts';
import { createUnhurtFate, type BattleOutcome, type BattleSide } from '#shared/games/paradise/battles.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { Skill } from '#shared/games/paradise/people.ts';
import { createSeededDice, Dice, seedRng } from '#kernel/dice/dice.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { FigureSource } from '#main/games/paradise/rules/skirmish/sources.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import { buildArrangedBattle, type ArrangedBattle } from '../arranging/arranged.ts';

type Parley = DeepReadonly<CampaignBattle>;
type TalkDice = Pick<Dice, 'test'>;

/** [SCN-4] True of a Meet to which nobody comes to shoot: it is talk, and no battle. */
export function isTalk({ scenario, treachery }: Parley): boolean {
  return scenario === 'meet' && treachery.length === 0;
}

/** [SCN-4] Lists the sides that drew at a Meet: those whom the report names, else those who had planned to. */
export function listDrawers(
  { treachery }: Pick<Parley, 'treachery'>,
  { drew }: { readonly drew?: readonly BattleSide[] | undefined },
): readonly BattleSide[] {
  return drew ?? treachery;
}

/** [SCN-4] Tests SMARTS of both sides; a side that alone makes its case gets its terms. */
export function holdTalks(table: ParadiseTable, battle: Parley): BattleOutcome {
  const crews = listCrews(buildArrangedBattle(table.state, battle));
  const winner = rollTalks(table.dice, crews, battle);
  return {
    winner,
    ending: winner === 'nobody' ? 'no-deal' : 'deal',
    turns: 0,
    fates: [...crews.attackers, ...crews.defenders].map(({ id }) => createUnhurtFate(id as GangsterId)),
    others: [],
    loot: { attackers: 0, defenders: 0 },
    causes: {},
    wrecked: [],
    taken: [],
  };
}

/** [SCN-4] Counts who has his way in talks held with the dice of these seeds; nothing is written. */
export function countTalks(
  arranged: ArrangedBattle,
  seeds: readonly number[],
): Record<BattleOutcome['winner'], number> {
  const crews = listCrews(arranged);
  const counts = { attackers: 0, defenders: 0, nobody: 0 };
  for (const seed of seeds) {
    counts[rollTalks(new Dice(createSeededDice(seedRng(seed)), false), crews, arranged.battle)] += 1;
  }
  return counts;
}

type Crews = Readonly<Record<BattleSide, readonly FigureSource[]>>;

function listCrews({ muster: { attackers, defenders } }: ArrangedBattle): Crews {
  return { attackers: attackers.crew, defenders: defenders.crew };
}

function rollTalks(dice: TalkDice, crews: Crews, { negotiators }: Parley): BattleOutcome['winner'] {
  const testCase = (side: BattleSide): boolean =>
    testSpeaker(dice, findSpeaker(crews[side], negotiators?.[side] ?? null));
  const [asker, asked] = [testCase('attackers'), testCase('defenders')];
  if (asker === asked) return 'nobody';
  return asker ? 'attackers' : 'defenders';
}

/** Finds the named speaker, or else the one of his side with the most SMARTS. */
function findSpeaker(crew: readonly FigureSource[], named: GangsterId | null): FigureSource | undefined {
  const sharpest = crew.toSorted((a, b) => b.stats.smarts - a.stats.smarts)[0];
  return crew.find(({ id }) => id === named) ?? sharpest;
}

/** [SCN-4] Tests a speaker's SMARTS; a six always fails, and a side without a speaker makes no case. */
function testSpeaker(dice: TalkDice, speaker: FigureSource | undefined): boolean {
  if (speaker === undefined) return false;
  return dice.test({
    purpose: `${speaker.name} makes his case: SMARTS`,
    stat: speaker.stats.smarts,
    modifiers: listTalkModifiers(speaker.skills),
    sixFails: true,
  }).passed;
}

/** [SK-25, SK-42, SK-51] Lists the bonuses on SMARTS of a man in a talk. */
export function listTalkModifiers(skills: readonly Skill[]): Modifier[] {
  return [
    ...(skills.includes('real-charmer') ? [{ reason: 'Real Charmer', value: 1 }] : []),
    ...(skills.includes('mumbles') ? [{ reason: 'Mumbles', value: -1 }] : []),
    ...(skills.includes('gullible') ? [{ reason: 'Gullible', value: -1 }] : []),
  ];
}
