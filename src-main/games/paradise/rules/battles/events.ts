import { scenarioRules } from '../tables/scenarioRules.ts';
import { type Explosive, stats } from '#shared/games/paradise/people.ts';
import { weaponTable } from '../tables/people/equipment.ts';
import { capitalize, formatCount, joinWords, formatDollars } from '#shared/words/text.ts';
import type { State } from '../state.ts';
import { bury, requireNamed } from '../state/applying.ts';
import { findBattleHead } from '../lookups.ts';
import { type EventRows, toAll, toSeat } from '../state/eventRows.ts';
import type { CampaignBattleEvent } from '../events/schemas/battles.ts';
import type { BattleEnding, BattleOutcome } from '#shared/games/paradise/battles.ts';
import type { BattleId } from '#shared/games/paradise/ids.ts';
import type { Settling } from '../state/records/battles.ts';
import { judgeBattle } from './arranging/scenes.ts';
import { nameFight } from '../state/scenes.ts';

const explosiveNames: Readonly<Record<Explosive, string>> = {
  grenade: 'grenade',
  dynamite: 'stick of dynamite',
  gasoline: 'gasoline bomb',
};

/** Battles and their results. Public: the battle, its winner, the dead and the arrested. */
export const battleEvents: EventRows<CampaignBattleEvent> = {
  'battle-settled': {
    apply(state, event) {
      requireNamed(state.battles[event.battle]).settled = event.settled;
    },
    describe: (names, event) => {
      const { outcome, note, how } = event.settled;
      const what = capitalize(names.battle(event.battle));
      if (outcome === null) return `${what} was called off: ${(note ?? 'no reason given').replace(/\.$/u, '')}.`;
      const way = settlingWords[how];
      const terms = agreedWords[outcome.ending]?.[outcome.winner];
      if (way === null && terms === undefined) return null;
      return `${what} ${joinWords([way, terms].filter((words) => words !== null && words !== undefined))}.`;
    },
    landmark: 'fight',
    visibleTo: ({ seats }) => seats,
    fact: ({ battle, settled: { outcome } }) =>
      outcome !== null && agreedWords[outcome.ending]?.[outcome.winner] !== undefined ? `ending of ${battle}` : null,
    rules: (state, { battle }) => [...listScenarioRules(state, battle), 'SCN-12'],
    heading: 'Battles',
    scene: ({ battle }) => ({ ...nameFight(battle), isChapter: true }),
    tone: ({ settled }, seat, all) => judgeBattle(settled.outcome?.winner ?? 'nobody', seat, all),
  },
  'battle-reported': {
    apply() {
      // For the city to read; what happened is in the events around it.
    },
    describe: (names, event) => {
      const dead = event.dead.length === 0 ? '' : ` Dead: ${joinWords(event.dead.map(names.gangster))}.`;
      const arrested =
        event.arrested.length === 0 ? '' : ` Arrested: ${joinWords(event.arrested.map(names.gangster))}.`;
      const others = event.othersDead === 0 ? '' : ` ${formatCount(event.othersDead, 'other')} fell.`;
      const citizens = event.citizensDead === 0 ? '' : ` ${formatCount(event.citizensDead, 'citizen')} died.`;
      const police = event.policeHurt === 0 ? '' : ` ${formatCount(event.policeHurt, 'officer')} went down.`;
      const told = `${capitalize(names.battle(event.battle))}: ${names.ending(event.battle)}.`;
      return `${told}${dead}${arrested}${others}${citizens}${police}`;
    },
    landmark: 'fight',
    visibleTo: toAll,
    // [SCN-4] Those at the table know more of a talk than that there was one.
    fact: ({ battle, dead, arrested, othersDead, citizensDead, policeHurt }) =>
      dead.length + arrested.length + othersDead + citizensDead + policeHurt === 0 ? `ending of ${battle}` : null,
    rules: (state, { battle }) => listScenarioRules(state, battle),
    heading: 'Battles',
    scene: ({ battle }) => ({ ...nameFight(battle), isChapter: true, isOutcome: true }),
    tone: ({ winner }, seat, all) => judgeBattle(winner, seat, all),
  },
  wounded: {
    apply(state, event) {
      const { lost } = requireNamed(state.gangsters[event.gangster]);
      for (const stat of stats) lost[stat] += event.lost[stat];
      // [HEAL-2] A new wound needs a new decision on care.
      delete state.patients[event.gangster];
    },
    describe: (names, event) => {
      const points = stats.reduce((total, stat) => total + event.lost[stat], 0);
      return `${names.gangster(event.gangster)} was wounded and lost ${formatCount(points, 'point')} of stats.`;
    },
    visibleTo: toSeat,
    rules: () => ['HEAL-1', 'HIT-1'],
    heading: 'Battles',
  },
  died: {
    apply(state, event) {
      const { month, battle } = event;
      bury(state, event.gangster, { month, battle, funeralHeld: false });
      delete state.patients[event.gangster];
    },
    // The battle reports its own dead.
    describe: (names, { battle, gangster }) => (battle === null ? `${names.gangster(gangster)} died.` : null),
    landmark: 'death',
    visibleTo: toAll,
    rules: () => ['HIT-2'],
    heading: 'Battles',
  },
  arrested: {
    apply(state, event) {
      requireNamed(state.gangsters[event.gangster]).custody = 'jail';
    },
    // The battle reports those booked after it.
    describe: (names, { battle, gangster }) =>
      battle === undefined ? `${names.gangster(gangster)} was booked.` : null,
    visibleTo: toAll,
    rules: () => ['LAW-1'],
    heading: 'Battles',
  },
  'made-a-name': {
    apply(state, event) {
      requireNamed(state.gangsters[event.gangster]).isStoneCold = true;
    },
    describe: (names, event) => `${names.gangster(event.gangster)} made a name as a Stone Cold Killer.`,
    visibleTo: toAll,
    rules: () => ['GUTS-4'],
    heading: 'Battles',
  },
  'grenades-used': {
    apply(state, event) {
      const { weapons } = requireNamed(state.gangsters[event.gangster]);
      for (let used = 0; used < event.count; used += 1) {
        const at = weapons.indexOf(event.weapon);
        if (at >= 0) weapons.splice(at, 1);
      }
    },
    describe: (names, event) => `${names.gangster(event.gangster)} used ${describeExplosives(event)}.`,
    visibleTo: toSeat,
    rules: () => ['GANG-9'],
    heading: 'Battles',
  },
  'gun-taken': {
    apply(state, event) {
      requireNamed(state.gangsters[event.gangster]).weapons.push(event.weapon);
      if (event.from === null) return;
      const { weapons } = requireNamed(state.gangsters[event.from] ?? state.graveyard[event.from]?.gangster);
      weapons.splice(weapons.indexOf(event.weapon), 1);
    },
    describe: (names, event) => {
      const whose = event.from === null ? '' : ` off ${names.gangster(event.from)}`;
      return `${names.gangster(event.gangster)} took a ${weaponTable[event.weapon].name}${whose}.`;
    },
    visibleTo: ({ seat, fromSeat }) => (fromSeat === null ? [seat] : [seat, fromSeat]),
    rules: () => ['SCN-12'],
    heading: 'Battles',
  },
  'vehicle-lost': {
    apply(state, event) {
      if (event.to === null) delete state.vehicles[event.vehicle];
      else requireNamed(state.vehicles[event.vehicle]).gang = event.to;
    },
    describe: (names, event) =>
      event.to === null
        ? `A vehicle of ${names.gang(event.seat)} was wrecked.`
        : `${names.gang(event.to)} drove off in a vehicle of ${names.gang(event.seat)}.`,
    visibleTo: ({ seat, to }) => (to === null ? [seat] : [seat, to]),
    rules: () => ['SCN-12'],
    heading: 'Battles',
  },
  'loot-won': {
    apply() {
      // Only money moves; the ledger books it.
    },
    describe: (names, event) =>
      event.dollars >= 0
        ? `${names.gang(event.seat)} came away with ${event.points} of Loot: ${formatDollars(event.dollars)}.`
        : `${names.gang(event.seat)} lost ${-event.points} of Loot: ${formatDollars(-event.dollars)}.`,
    visibleTo: toSeat,
    moves: ({ seat, dollars }) => [{ seat, cause: 'battleDollars', dollars }],
    rules: () => ['SCN-0'],
    heading: 'Battles',
  },
  sighted: {
    apply(state, event) {
      for (const sighting of event.sightings) {
        state.sightings[`${sighting.seat}:${sighting.gangster}`] = sighting;
      }
    },
    describe: () => null,
    visibleTo: toSeat,
  },
};

/** Describes the way a battle was ended, unless the program fought it; everybody may read its result. */
const settlingWords: Readonly<Record<Settling, string | null>> = {
  resolved: null,
  'called-off': null,
  overruled: 'was fought, with results overruled by the games master',
  led: 'was led on the screen',
  table: 'was fought on the table',
};

/** [SCN-4] The part that only those at the table know. */
const agreedWords: Partial<Readonly<Record<BattleEnding, Partial<Record<BattleOutcome['winner'], string>>>>> = {
  deal: {
    attackers: 'ended with a word given: those who asked had their way',
    defenders: 'ended with a word given: those who were asked had their way',
  },
  'no-deal': { nobody: 'ended with nothing settled' },
};

function listScenarioRules(state: State, id: BattleId): string[] {
  const head = findBattleHead(state, id);
  return head === null ? [] : [scenarioRules[head.scenario]];
}

function describeExplosives({ weapon, count }: { weapon: Explosive; count: number }): string {
  const one = explosiveNames[weapon];
  return formatCount(count, one, weapon === 'dynamite' ? 'sticks of dynamite' : `${one}s`);
}
