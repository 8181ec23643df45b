import type { BattleSheet, SheetFigure, SheetSide } from '#shared/games/paradise/views/battle.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import {
  createUnhurtFate,
  publicCauseNames,
  publicCauses,
  type BattleOutcome,
  type BattleSide,
  type OthersFate,
  type OthersKind,
} from '#shared/games/paradise/battles.ts';
import type { Weapon } from '#shared/games/paradise/people.ts';
import { formatCount } from '#shared/words/text.ts';
import { dollarsPerLoot } from '#main/games/paradise/rules/tables/rackets.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { requireGang } from '#main/games/paradise/rules/lookups.ts';
import { beatCopsCalled } from '#main/games/paradise/rules/skirmish/scenarios/killing.ts';
import { makeScenario } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { createTableDice, drawTableSeed } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import type { FigureSource } from '#main/games/paradise/rules/skirmish/sources.ts';
import type { Gun, Melee } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { vehicleTable, weaponTable } from '#main/games/paradise/rules/tables/people/equipment.ts';
import { lookUpSkillRow } from '#main/games/paradise/rules/tables/people/skills.ts';
import { listPossibleEndings, type PossibleEnding } from '../settling/endings.ts';
import { buildTableLayout } from './film.ts';
import { summarizeBattle } from './summaries.ts';
import { buildArrangedBattle, type ArrangedBattle } from '../arranging/arranged.ts';
import { causePoints } from '#main/games/paradise/rules/outrage/causes.ts';
import { isGang } from '../arranging/parties.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';
import { clashRules, tableRules } from '../settling/tableRules.ts';
import { makeTermsForTopic } from '#main/games/paradise/rules/bargains/terms.ts';
import { collectPublicNames, describeTerms } from '#main/games/paradise/rules/bargains/words.ts';

/**
 * Builds all that a table needs to play a battle by itself, or to report it. Both sides see the people on the table;
 * those whom a rival may still call are his secret.
 */
export function buildSheet(state: State, battle: DeepReadonly<CampaignBattle>, viewer: Viewer): BattleSheet {
  const rules = battle.isClash ? clashRules : tableRules[battle.scenario];
  const arranged = buildArrangedBattle(state, battle);
  const endings = listPossibleEndings(battle);
  return {
    summary: summarizeBattle(state, battle, viewer),
    attackers: buildSheetSide(state, arranged, 'attackers', viewer),
    defenders: buildSheetSide(state, arranged, 'defenders', viewer),
    layout: buildTable(state, arranged),
    lootPoints: battle.lootPoints,
    lootDollars: battle.lootPoints * dollarsPerLoot,
    specialRules: [...rules.specialRules, ...describeTableSize(state, battle, viewer)],
    reinforcements: [...rules.reinforcements],
    victory: [...rules.victory],
    blank: createBlankOutcome(arranged, endings),
    endings: endings.map(({ ending, winner, label }) => ({ ending, winner, label })),
    causes: publicCauses.map((cause) => ({ cause, label: publicCauseNames[cause], points: causePoints[cause] })),
    talk: describeTalk(state, arranged),
  };
}

/** [MONTH-8] Describes the limit of figures, and to each side its own men who stay out because of it. */
function describeTableSize(state: State, battle: DeepReadonly<CampaignBattle>, viewer: Viewer): string[] {
  if (battle.figuresASide === undefined) return [];
  const leftOut = (['attackers', 'defenders'] as const).flatMap((side) => {
    const { party, leftOut: count = 0 } = battle[side];
    if (count === 0 || (viewer !== 'gm' && viewer !== party)) return [];
    const whose = isGang(party) ? requireGang(state, party).name : 'the police';
    return [`${formatCount(count, 'man', 'men')} of ${whose} ${count === 1 ? 'stays' : 'stay'} out of it.`];
  });
  const limit = `At most ${battle.figuresASide} figures of a side take part, those who come later included.`;
  return [[limit, ...leftOut].join(' ')];
}

/** [SCN-4] Describes the matter of a Meet, and what each side brings. */
function describeTalk(state: State, { battle, muster }: ArrangedBattle): BattleSheet['talk'] {
  const { negotiators, attackers, defenders, topic } = battle;
  if (negotiators === null || !isGang(attackers.party) || !isGang(defenders.party)) return null;
  const names = collectPublicNames(state);
  const speakers = (['attackers', 'defenders'] as const).flatMap((side) => {
    const { crew } = muster[side];
    const speaker = crew.find(({ id }) => id === negotiators[side]);
    if (speaker === undefined) return [];
    const { party } = battle[side];
    const gang = isGang(party) ? names.gang(party) : '';
    const { name, stats } = speaker;
    return [{ gang, name, smarts: stats.smarts, others: crew.length - 1 }];
  });
  const terms = makeTermsForTopic(topic ?? undefined);
  return { asked: describeTerms(names, terms, attackers.party, defenders.party), speakers };
}

/**
 * [SCN-0] Builds the table that the battle will be fought on. A battle from before table seeds gets the same table each
 * time.
 */
function buildTable({ seed }: State, { battle, muster }: ArrangedBattle): BattleSheet['layout'] {
  const dice = createTableDice(battle.tableSeed ?? drawTableSeed(seed, battle.id));
  return buildTableLayout(makeScenario(muster, dice).start);
}

function buildSheetSide(state: State, arranged: ArrangedBattle, side: BattleSide, viewer: Viewer): SheetSide {
  const force = arranged.battle[side];
  const muster = arranged.muster[side];
  const { strangers } = arranged[side];
  const { party } = force;
  const isOwn = viewer === 'gm' || viewer === party;
  return {
    party,
    seat: isGang(party) ? party : null,
    name: isGang(party) ? requireGang(state, party).name : 'The police',
    figures: [
      ...muster.crew.map((source) => {
        const kind = strangers.get(source.id);
        return buildSheetFigure(state, source, kind === undefined ? 'crew' : kind === 'muscle' ? kind : 'extras');
      }),
      ...muster.guards.map((source) => buildSheetFigure(state, source, 'guards')),
      ...(isOwn ? muster.reserve : []).map((source) => buildSheetFigure(state, source, 'reserve')),
    ],
    vehicles: force.vehicles.flatMap((id) => {
      const vehicle = state.vehicles[id];
      return vehicle === undefined ? [] : [{ id, name: vehicleTable[vehicle.kind].name }];
    }),
    companyTruck: force.companyTruck === true,
    approach: isOwn ? (force.approach ?? null) : null,
  };
}

function buildSheetFigure(state: State, source: FigureSource, group: SheetFigure['group']): SheetFigure {
  const id = source.id as GangsterId;
  return {
    id: source.id,
    gangster: state.gangsters[id] === undefined ? null : id,
    name: source.name,
    profile: source.profile,
    group,
    stats: { ...source.stats },
    weapons: [
      ...source.guns.map((gun) => findGunName(gun)),
      ...(source.melee === 'fists' ? [] : [otherNames[source.melee]]),
      ...countLine('Grenades', source.grenades),
      ...countLine('Sticks of dynamite', source.dynamite),
      ...countLine('Gasoline bombs', source.gasoline),
    ],
    explosives: { grenades: source.grenades ?? 0, dynamite: source.dynamite ?? 0, gasoline: source.gasoline ?? 0 },
    skills: source.skills.map((skill) => {
      const { name, effect } = lookUpSkillRow(skill);
      return { name, effect };
    }),
    isStoneCold: source.isStoneCold ?? false,
  };
}

function countLine(name: string, count = 0): string[] {
  return count > 0 ? [`${name}: ${count}`] : [];
}

/** Creates the report of a battle in which nobody was hurt. */
function createBlankOutcome(arranged: ArrangedBattle, [first]: readonly PossibleEnding[]): BattleOutcome {
  const { attackers, defenders } = arranged;
  return {
    winner: first?.winner ?? 'nobody',
    ending: first?.ending ?? 'broken-off',
    turns: 0,
    fates: [...attackers.crew, ...defenders.crew].map(createUnhurtFate),
    others: listOthers(arranged),
    loot: { attackers: 0, defenders: 0 },
    causes: {},
    wrecked: [],
    taken: [],
  };
}

/** Lists the groups of those on no roster: who came, whom a building calls, and who may come or be hit later. */
function listOthers(arranged: ArrangedBattle): BattleOutcome['others'] {
  const { battle } = arranged;
  const [attackers, defenders] = [listGroups(arranged, 'attackers'), listGroups(arranged, 'defenders')];
  // [SCN-2] A public building calls Beat Cops, unless the defenders have officers whom they would join.
  const isCalled = battle.scenario === 'hit' && battle.setting === 'bank' && !defenders.some(isOfLaw);
  const called = isCalled ? [createGroup('police', 'law', beatCopsCalled)] : [];
  // [SCN-6, SCN-11, PO-2] These have not been counted at the start.
  const hasLaw = [...attackers, ...defenders, ...called].some(isOfLaw);
  const late = [
    ...(hasLaw ? [] : [createGroup('police', 'law')]),
    ...(battle.scenario === 'show-of-strength' ? [createGroup('street', 'defenders')] : []),
    createGroup('citizens', 'civilians'),
  ];
  return [...attackers, ...defenders, ...called, ...late];
}

const groupsInOrder = ['guards', 'muscle', 'street', 'police', 'feds'] as const;

function listGroups(arranged: ArrangedBattle, side: BattleSide): BattleOutcome['others'] {
  const kinds = [...arranged[side].strangers.values()];
  return groupsInOrder
    .map((kind) => createGroup(kind, side, kinds.filter((one) => one === kind).length))
    .filter(({ present }) => present > 0);
}

function createGroup(kind: OthersKind, side: OthersFate['side'], present = 0): OthersFate {
  return { kind, side, present, dead: 0, hurt: 0, arrested: 0 };
}

function isOfLaw({ kind }: OthersFate): boolean {
  return kind === 'police' || kind === 'feds';
}

/** Guns that cannot be bought, and what is in the other hand. */
const otherNames: Readonly<Record<Exclude<Melee, 'fists'> | Exclude<Gun, Weapon>, string>> = {
  'purse-gun': 'Purse gun',
  'light-machine-gun': '.30 Machine Gun',
  'heavy-machine-gun': '.50 Machine Gun',
  club: 'Club',
  knife: 'Knife',
  axe: 'Axe',
  'smashing-tool': 'Smashing tool',
};

function findGunName(gun: Gun): string {
  return gun in otherNames ? otherNames[gun as keyof typeof otherNames] : weaponTable[gun as Weapon].name;
}
