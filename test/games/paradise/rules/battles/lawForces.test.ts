import { describe, expect, it } from 'vitest';
import type { BattleId } from '#shared/games/paradise/ids.ts';
import { battleOutcomeSchema } from '#shared/games/paradise/battles.ts';
import { campaignBattles } from '#main/games/paradise/rules/battles/campaignBattles.ts';
import { checkOutcome } from '#main/games/paradise/rules/battles/settling/afterAction.ts';
import { requireNamed } from '#main/games/paradise/rules/state/applying.ts';
import { dealt } from '#test/support/musters.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { countGuardsAt, raidGuards } from '#main/games/paradise/rules/battles/arranging/places.ts';
import { arrangePoliceRaid } from '#main/games/paradise/rules/battles/arranging/raiding.ts';
import { rollSkills } from '#main/games/paradise/rules/skirmish/mustering/randomSkills.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { createPoliceForce } from '#main/games/paradise/rules/skirmish/mustering/law.ts';
import { makeScenario } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import type { FigureSource } from '#main/games/paradise/rules/skirmish/sources.ts';
import type { LawProfile } from '#main/games/paradise/rules/state/records/battleWords.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { BusinessType, District } from '#shared/games/paradise/city.ts';
import { Dice, createScriptedDice, seedRng, createSeededDice } from '#kernel/dice/dice.ts';
import { withBand } from '#test/support/shows.ts';
import { Story } from '#test/support/story.ts';

const b1 = 'b1' as BattleId;

/** Their one place, and the law at its door, arranged with these dice. */
function raided(
  dice: readonly number[],
  where: {
    type?: BusinessType;
    district?: District;
    feds?: number;
    federalRaids?: HouseRules['federalRaids'];
    policeCars?: HouseRules['policeCars'];
  } = {},
) {
  const { type = 'speakeasy', district = 'docks', feds = 0 } = where;
  const { federalRaids = 'one-car', policeCars = 'six' } = where;
  const story = new Story({ houseRules: { federalRaids, policeCars } });
  story.gang('Them').owns(type).in(district);
  if (feds > 0) {
    story.tell({ type: 'feds-arrived', month: 0, agents: 5 });
    story.state.feds.agents = feds;
  }
  const { id } = story.business(district, type);
  story.play(dice, (table) => arrangePoliceRaid(table, { business: id, extraCars: 0 }));
  const battle = story.battle();
  return { story, battle, muster: buildArrangedBattle(story.state, battle).muster };
}

const longGuns = (crew: readonly FigureSource[]): string[] =>
  crew.flatMap(({ guns }) => guns.filter((gun) => gun !== 'pistol')).toSorted();

const carOfGuns = ['pump-shotgun', 'pump-shotgun', 'rifle', 'rifle', 'rifle', 'tommy-gun'];

const profiles = (crew: readonly FigureSource[]): string[] => crew.map(({ profile }) => profile);

describe('the law on a raid', () => {
  it('[SCN-10a] at 2D6 it brings twelve long guns, six to a car, from the campaign and from the book', () => {
    const twelve = [...carOfGuns, ...carOfGuns].toSorted();
    const { crew } = raided([3, 1, 3]).muster.attackers;
    expect(longGuns(crew)).toEqual(twelve);
    expect(crew.every(({ guns }) => guns.includes('pistol'))).toBe(true);
    const book = createPoliceForce(new Roster('attackers', 'a'), new Dice(createScriptedDice([3, 1, 3])), {
      cars: 2,
      hasFeds: false,
    });
    expect(longGuns(book.crew)).toEqual(twelve);
  });

  it('[SCN-10] by the house rule four come in each car, Beat Cops first, and the Feds as ever', () => {
    const { crew, vehicles } = raided([6, 1, 3], { policeCars: 'four' }).muster.attackers;
    expect(profiles(crew)).toEqual([
      ...['Sergeant', 'Beat Cop', 'Beat Cop', 'Beat Cop'],
      ...['Beat Cop', 'Beat Cop', 'Beat Cop', 'Rookie'],
    ]);
    expect(vehicles.map(({ aboard }) => aboard?.length)).toEqual([4, 4]);
    const carOfFour = ['pump-shotgun', 'pump-shotgun', 'rifle', 'tommy-gun'];
    expect(longGuns(crew)).toEqual([...carOfFour, ...carOfFour].toSorted());
    const federal = raided([4, 1, 1], { feds: 5, policeCars: 'four' }).muster.attackers;
    expect(federal.vehicles.map(({ aboard }) => aboard?.length)).toEqual([5, 4]);
  });

  it('[SCN-10] at the Brewery’s gate the first six come in a truck, elsewhere in a car', () => {
    const brewery = { type: 'brewery', district: 'southbridge' } as const;
    const { battle, muster } = raided([3, 1, 3, 3, 3, 3], brewery);
    expect(battle.hasGate).toBe(true);
    expect(muster.hasGate).toBe(true);
    const [first, ...others] = muster.attackers.vehicles;
    expect(first).toMatchObject({ kind: 'truck' });
    expect(first?.aboard).toHaveLength(6);
    expect(others.map(({ kind }) => kind)).toEqual(['car', 'car', 'car', 'car']);
    const plain = raided([3, 1, 3]);
    expect(plain.battle).not.toHaveProperty('hasGate');
    expect(plain.muster.attackers.vehicles.map(({ kind }) => kind)).toEqual(['car', 'car']);
  });

  it('[SCN-10a] a Judge’s escort has one shotgun and pistols', () => {
    const story = new Story();
    story.cityHall();
    const us = story.gang('Us');
    us.gives({ kind: 'hit-official', official: 'judge-1', crew: [us.has('torpedo')] });
    story.phase('reveal', [2, 4, 1, 1, 1, 1, 1]);
    const battle = story.battle();
    expect(longGuns(buildArrangedBattle(story.state, battle).muster.defenders.crew)).toEqual(['pump-shotgun']);
  });

  it.each([
    [1, 'Sergeant'],
    [3, 'Sergeant'],
    [4, 'Detective'],
    [5, 'Detective'],
    [6, 'Crusader'],
  ])('[SCN-10a] a %i puts a %s into the first car of police', (face, leader) => {
    const { crew } = raided([3, face, 2]).muster.attackers;
    expect(profiles(crew.slice(0, 6))).toEqual([leader, ...['Beat Cop', 'Beat Cop', 'Rookie', 'Rookie', 'Rookie']]);
    expect(profiles(crew.slice(6))).not.toContain(leader);
  });

  it.each([
    [4, 'Agent'],
    [5, 'Crusader'],
    [6, 'Top Agent'],
  ])('[SCN-10a] a %i makes one of the Feds a %s', (face, leader) => {
    const { crew } = raided([face], { type: 'low-dive', feds: 5 }).muster.attackers;
    expect(profiles(crew)).toEqual([leader, 'Agent', 'Agent', 'Agent', 'Agent']);
  });

  it.each([
    { federalRaids: 'one-car', loads: [5, 6, 6], feds: 5, police: 12, withdrawal: 6 },
    { federalRaids: 'all-come', loads: [6, 6, 2, 6, 6], feds: 14, police: 12, withdrawal: 10 },
  ] as const)(
    '[PO-6] 14 Feds in town, a place of 3D6, $federalRaids: $feds Feds, $police police, withdrawal at $withdrawal',
    ({ federalRaids, loads, feds, police, withdrawal }) => {
      const { muster, story } = raided([1, 3, 1, 3], {
        ...{ type: 'nightclub', district: 'downtown', feds: 14, federalRaids },
      });
      expect(muster.attackers.vehicles.map(({ aboard }) => aboard?.length)).toEqual(loads);
      const agents = muster.attackers.crew.filter(({ kind }) => kind === 'fed');
      expect(agents).toHaveLength(feds);
      expect(muster.attackers.crew).toHaveLength(feds + police);
      const { start } = makeScenario(muster, new Dice(createSeededDice(seedRng(1))));
      expect(start.plan.lawCars * 2).toBe(withdrawal);
      const { title } = campaignBattles.sheet(story.state, b1, 'gm').summary;
      expect(title).toMatch(new RegExp(`^The federal raid on .* with ${feds} agents$`));
    },
  );

  it('[PO-6] police without Feds are no federal raid', () => {
    const { story } = raided([3, 1, 3]);
    expect(campaignBattles.sheet(story.state, b1, 'gm').summary.title).toMatch(/^The police raid on /);
  });

  it('[PO-6] hundreds of Feds, as fifty years bring them, are on the sheet and in a report by hand', () => {
    const { story, battle } = raided([1], { ...{ type: 'low-dive', feds: 442, federalRaids: 'all-come' } });
    const { blank } = campaignBattles.sheet(story.state, b1, 'gm');
    const feds = blank.others.find(({ kind }) => kind === 'feds');
    expect(feds?.present).toBe(442);
    const others = [{ ...requireNamed(feds), dead: 440, hurt: 2 }];
    const outcome = battleOutcomeSchema.parse({ ...blank, others });
    expect(() => checkOutcome(story.state, battle, outcome)).not.toThrow();
    expect(() => battleOutcomeSchema.parse({ ...blank, others: [{ ...feds, dead: 10_000 }] })).toThrow(
      'A group has from 0 to 9999 dead.',
    );
  });
});

describe('skills of those on nobody’s roster', () => {
  it('[SK-0] a guard has one, a hired Torpedo two, an Agent two, a Sergeant Boxer or Bruiser and one', () => {
    const roster = new Roster('attackers', 'a');
    const skillsOf = (source: FigureSource | undefined, dice: readonly number[]) => {
      const script = createScriptedDice(dice);
      const { skills } = rollSkills(source ?? dealt, new Dice(script));
      script.assertUsedUp();
      return skills;
    };
    const law = (profile: LawProfile) => roster.law(profile, 1)[0];
    expect(skillsOf(roster.gangsters('hoodlum', 1)[0], [2, 3])).toEqual(['fast-mover']);
    expect(skillsOf(roster.gangsters('torpedo', 1)[0], [2, 3, 2, 3, 5, 3])).toEqual([...['fast-mover', 'shotgunner']]);
    expect(skillsOf(law('agent'), [6, 6, 6, 5])).toEqual(['pistoleer', 'wheel-man']);
    expect(skillsOf(law('sergeant'), [1, 5, 6])).toEqual(['boxer', 'spunky-kid']);
    expect(skillsOf(law('sergeant'), [2, 5, 6])).toEqual(['bruiser', 'spunky-kid']);
    expect(skillsOf(law('beat-cop'), [])).toEqual([]);
  });

  it('[SK-0, SK-21] a cripple among them has a stat less', () => {
    const [guard] = new Roster('defenders', 'd').gangsters('hoodlum', 1);
    const { stats } = rollSkills(guard ?? dealt, new Dice(createScriptedDice([2, 1, 4])));
    expect(stats).toMatchObject({ stunts: 2, fists: 3 });
  });

  it('[SK-0] a battle of the campaign records what they are thrown from, and always musters the same', () => {
    const { story, battle, muster } = raided([3, 1, 3], { type: 'speakeasy', district: 'docks' });
    expect(battle.skillsSeed).toBe(0);
    expect(muster.defenders.guards.map(({ skills }) => skills.length)).toEqual([1, 1, 1, 1]);
    expect(buildArrangedBattle(story.state, battle).muster).toEqual(muster);
    const other = buildArrangedBattle(story.state, { ...battle, skillsSeed: 7 }).muster;
    expect(other.defenders.guards).not.toEqual(muster.defenders.guards);
    expect([muster.attackers.crew[0]?.skills.length, muster.attackers.crew[1]?.skills]).toEqual([2, []]);
  });
});

describe('guards and cars by what a place produces now', () => {
  it('[RK-2] three brothels of a whole racket have six guards each, eighteen in one raid', () => {
    const [story, gang] = new Story({ houseRules: { fullRacketRaid: 'one-type' } }).seats('Them');
    gang.ownsAll('prostitution', 'riverside');
    const brothel = story.business('riverside', 'brothel');
    expect([countGuardsAt(story.state, brothel), raidGuards(story.state, brothel)]).toEqual([6, 18]);
    story.tell({ type: 'shut', business: brothel.id });
    expect(countGuardsAt(story.state, story.business('riverside', 'brothel'))).toBe(4);
  });

  it('[RK-2, SCN-10] the Racetrack has six guards and three cars in May, ten and five in June', () => {
    const story = new Story();
    story.gang('Them').owns('racetrack').in('racetrack');
    const track = story.business('racetrack', 'racetrack');
    expect([5, 6].map((month) => countGuardsAt({ ...story.state, month }, track))).toEqual([6, 10]);
    story.state.month = 6;
    story.play([1, 1, 1, 1, 1, 1], (table) => arrangePoliceRaid(table, { business: track.id, extraCars: 0 }));
    expect(story.state.battles[b1]).toMatchObject({ lootDice: 5, defenders: { guards: 10 } });
  });

  it('[RK-2, RK-7, SCN-10] a nightclub with a radio band produces five dice: ten guards, five cars', () => {
    const [story, gang] = new Story().seats('Them');
    const [club] = gang.owns('nightclub').in('downtown');
    withBand(story, gang, { club, isOnRadio: true });
    story.play([1, 1, 1, 1, 1, 1], (table) => arrangePoliceRaid(table, { business: club, extraCars: 0 }));
    const battle = story.battle();
    expect(battle).toMatchObject({ lootDice: 5, defenders: { guards: 10 } });
    expect(buildArrangedBattle(story.state, battle).muster.attackers.vehicles).toHaveLength(5);
  });

  it('[RK-2] a gym has two, protection one and a wire service none, whatever they bring', () => {
    const story = new Story();
    story.gang('Them').ownsAll('gambling', 'docks');
    expect(countGuardsAt(story.state, story.business('docks', 'gym'))).toBe(2);
  });
});
