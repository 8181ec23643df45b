import { districts, lookUpRow } from '#test/support/paradiseCity.ts';
import { paradiseWriter } from './rules.ts';
import { expect } from 'vitest';
import type { Roll } from '#shared/words/dice.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BattleId, BusinessId, GangsterId, OfficialId, VehicleId } from '#shared/games/paradise/ids.ts';
import type { BattleOutcome } from '#shared/games/paradise/battles.ts';
import type { Answer, Question } from '#shared/words/questions.ts';
import type { BusinessType, District, GangType } from '#shared/games/paradise/city.ts';
import { type HouseRules, houseRulesSchema } from '#shared/games/paradise/houseRules.ts';
import { orderSchema } from '#shared/games/paradise/orders/orders.ts';
import type { HireableProfile, Skill, StatBlock } from '#shared/games/paradise/people.ts';
import type { z } from 'zod';
import { createScriptedDice, seedRng } from '#kernel/dice/dice.ts';
import { run } from '#kernel/run.ts';
import { buildSheet } from '#main/games/paradise/rules/battles/watching/sheet.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import { seatCityHall } from '#main/games/paradise/rules/officials/posts/seating.ts';
import { buildOfficialRef, type Official } from '#main/games/paradise/rules/state/records/officials.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import { phases } from '#main/games/paradise/rules/phases.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { PhaseId } from '#main/games/paradise/rules/state/records/campaign.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { withoutSkillSeeds } from './programDice.ts';
import { officialTable } from '#main/games/paradise/rules/tables/officials.ts';
import { racketTable } from '#main/games/paradise/rules/tables/rackets.ts';
import { invalidate } from '#kernel/derived.ts';

/** What a piece of play left behind. */
export type Played = { events: ParadiseEvent[]; rolls: Roll[] };

type GangOptions = { type?: GangType; base?: District; bank?: number; isHuman?: boolean };

const average: StatBlock = { fists: 3, gats: 3, guts: 3, stunts: 3, smarts: 3, hits: 3 };

/**
 * A campaign told in domain verbs. The city is whole, every owner has GUTS 3, and dice are scripted:
 * a script that is not used up exactly fails the test.
 */
export class Story {
  #state: ParadiseState = paradise.blank();

  /** Tests change the state by hand, so nothing derived from it outlives a look at it. */
  get state(): ParadiseState {
    invalidate(this.#state);
    return this.#state;
  }

  set state(state: ParadiseState) {
    this.#state = state;
  }

  constructor(options: { gangs?: number; houseRules?: Partial<HouseRules> } = {}) {
    this.tell({
      type: 'founded',
      title: 'A story',
      seed: 1,
      houseRules: houseRulesSchema.parse(options.houseRules ?? {}),
      outrage: 2,
    });
    for (const district of districts) {
      const businesses = lookUpRow(district).types.flatMap((type) =>
        Array.from({ length: racketTable[type].unique ? 1 : (options.gangs ?? 3) }, (_, n) => ({
          id: `${district}.${type}.${n + 1}` as BusinessId,
          name: `${type} ${n + 1} in ${district}`,
          type,
          guts: 3,
        })),
      );
      this.tell({ type: 'district-built', district, businesses });
    }
    this.tell({ type: 'stands-before', phase: 'orders' });
  }

  /** Puts an event straight into the story, as something that happened before it began. */
  tell(event: ParadiseEvent): void {
    paradiseWriter.apply(this.state, event);
  }

  /** A gang with a Boss of average stats and an Accountant, and nothing else. */
  gang(name: string, options: GangOptions = {}): GangStory {
    const index = Object.keys(this.state.gangs).length;
    const seat = `g${index + 1}` as SeatId;
    this.tell({
      type: 'gang-formed',
      gang: {
        id: seat,
        name,
        type: options.type ?? 'syndicate',
        isHuman: options.isHuman ?? true,
        base: options.base ?? 'docks',
        colour: index,
        bossName: `Boss of ${name}`,
        eliminatedMonth: null,
      },
      bankDollars: options.bank ?? 1_000,
    });
    const gang = new GangStory(this, seat);
    gang.has('boss', {}, { isBoss: true, name: `Boss of ${name}` });
    if (options.type !== 'street') gang.has('accountant', { smarts: 5 });
    return gang;
  }

  /** The story and its gangs, each by its name, or by its name and what else it is. */
  seats<Given extends readonly (string | [name: string, options: GangOptions])[]>(
    ...gangs: Given
  ): [Story, ...{ [K in keyof Given]: GangStory }] {
    const seated = gangs.map((one) => (typeof one === 'string' ? this.gang(one) : this.gang(...one)));
    return [this, ...(seated as { [K in keyof Given]: GangStory })];
  }

  /** Runs rules with scripted dice; every die must be used. */
  play(dice: readonly number[], rule: (table: ParadiseTable) => void, answers: Answer[] = []): Played {
    const source = withoutSkillSeeds(createScriptedDice(dice));
    const result = run(
      { state: this.state, rng: seedRng(1) },
      paradiseWriter,
      (table) => {
        table.entry({ title: 'A test', author: { kind: 'rules' }, order: null, reason: null });
        rule(table);
      },
      { source, answers },
    );
    if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
    source.assertUsedUp();
    this.state = result.after.state;
    const happenings = result.entries.flatMap((entry) => entry.happenings);
    return {
      events: happenings.map((happening) => happening.event),
      rolls: happenings.flatMap((happening) => happening.dice),
    };
  }

  /** The question a rule stops at; nothing is changed. */
  question(dice: readonly number[], rule: (table: ParadiseTable) => void, answers: Answer[] = []): Question {
    const source = withoutSkillSeeds(createScriptedDice(dice));
    const result = run(
      { state: this.state, rng: seedRng(1) },
      paradiseWriter,
      (table) => {
        table.entry({ title: 'A test', author: { kind: 'rules' }, order: null, reason: null });
        rule(table);
      },
      { source, answers },
    );
    if (result.kind !== 'question') throw new Error('Nothing was asked.');
    return result.question;
  }

  phase(id: PhaseId, dice: readonly number[] = [], options: { auto?: boolean; answers?: Answer[] } = {}): Played {
    const phase = phases.find((candidate) => candidate.id === id);
    if (phase === undefined) throw new Error(`No phase ${id}`);
    return this.play(
      dice,
      (table) => {
        const pacing = { auto: options.auto ?? false };
        phase.run(table, pacing);
        // The law follows the outrage at once, unless somebody is to say where it goes.
        const law = phases.find((candidate) => candidate.id === 'raid');
        if (id === 'outrage' && law?.waits(table.state, pacing) === false) law.run(table, pacing);
      },
      options.answers,
    );
  }

  /** Those who are called out or asked to a Meet answer, question by question; every answer is used. */
  callsOut(values: readonly string[] = [], dice: readonly number[] = []): Played {
    const hear = (table: ParadiseTable): void => {
      phases.find(({ id }) => id === 'calls')?.run(table, { auto: false });
    };
    const answers: Answer[] = [];
    for (const value of values) {
      const { id } = this.question(dice, hear, answers);
      answers.push({ kind: 'choice', id, value });
    }
    return this.play(dice, hear, answers);
  }

  /** Everybody at City Hall has the SMARTS of a low die: 3, Judges and the City Editor 4. */
  cityHall(): void {
    this.play([1, 1, ...Array.from({ length: 21 }, () => 1)], seatCityHall);
  }

  /** An official, whom a test may change by hand. */
  official(id: string): Official {
    const official = this.state.officials[id as OfficialId];
    if (official === undefined) throw new Error(`No official ${id}`);
    return official;
  }

  /** A battle, which a test may change by hand. */
  battle(id = 'b1'): CampaignBattle {
    const battle = this.state.battles[id as BattleId];
    if (battle === undefined) throw new Error(`No battle ${id}`);
    return battle;
  }

  /** Takes the story on to the next month's orders, as if nothing had happened in between. */
  nextMonth(): void {
    this.tell({ type: 'month-closed', month: this.state.month });
    this.tell({ type: 'stands-before', phase: 'orders' });
  }

  /** Whether the month would wait for a human before this phase. */
  waits(id: PhaseId): boolean {
    const phase = phases.find((candidate) => candidate.id === id);
    return phase?.waits(this.state, { auto: false }) ?? false;
  }

  /** Settles a battle as the table reports it: nobody hurt, but for what is told. */
  settles(id: string, told: Partial<BattleOutcome> = {}, dice: readonly number[] = []): Played {
    const { blank } = buildSheet(this.state, this.battle(id), 'gm');
    return this.play(dice, (table) => {
      this.settleIn(table, id, { ...blank, ...told });
    });
  }

  /** Reports a battle inside a rule; nobody hurt when nothing is told. */
  settleIn(table: ParadiseTable, id: string, outcome?: BattleOutcome): void {
    const battle = table.state.battles[id as BattleId];
    if (battle === undefined) throw new Error(`No battle ${id}`);
    paradise.battles.settle(table, id, {
      how: 'table',
      outcome: outcome ?? buildSheet(table.state, battle, 'gm').blank,
    });
  }

  business(district: District, type: BusinessType, number = 1): Business {
    const business = this.state.businesses[`${district}.${type}.${number}` as BusinessId];
    if (business === undefined) throw new Error(`No ${type} ${number} in ${district}`);
    return business;
  }

  /** Expects a refusal whose sentence matches, and that nothing changed. */
  refuses(sentence: RegExp, rule: (table: ParadiseTable) => void): void {
    const before = JSON.stringify(this.state);
    expect(() => this.play([], rule)).toThrow(sentence);
    expect(JSON.stringify(this.state)).toBe(before);
  }
}

/** One gang of a story. */
export class GangStory {
  readonly seat: SeatId;
  private readonly story: Story;

  constructor(story: Story, seat: SeatId) {
    this.story = story;
    this.seat = seat;
  }

  get boss(): Gangster {
    const boss = Object.values(this.story.state.gangsters).find((one) => one.gang === this.seat && one.isBoss);
    if (boss === undefined) throw new Error('No Boss');
    return boss;
  }

  get bank(): number {
    return this.story.state.purses[this.seat]?.bankDollars ?? Number.NaN;
  }

  /** A member with average stats but those given; returns his id. */
  has(
    profile: HireableProfile,
    stats: Partial<StatBlock> = {},
    extras: { isBoss?: boolean; name?: string; skills?: Skill[] } = {},
  ): GangsterId {
    const id = `p${this.story.state.made.gangsters + 1}` as GangsterId;
    this.story.tell({
      type: 'recruited',
      gangster: {
        id,
        gang: this.seat,
        name: extras.name ?? `${profile} ${id}`,
        profile,
        isBoss: extras.isBoss ?? false,
        stats: { ...average, ...stats },
        skills: extras.skills ?? [],
        weapons: [],
        paidDollars: 0,
        joinedMonth: 1,
        triedStealingMonth: 0,
      },
      costDollars: 0,
      usesName: false,
    });
    return id;
  }

  /** Owns the first `count` free businesses of a type, or of any. */
  owns(type: BusinessType | 'doors', count = 1): { in: (district: District) => [BusinessId, ...BusinessId[]] } {
    return {
      in: (district) => {
        const free = Object.values(this.story.state.businesses)
          .filter((b) => b.district === district && (type === 'doors' || b.type === type) && b.owner === null)
          .slice(0, count);
        if (free.length < count) throw new Error(`Not ${count} free ${type} in ${district}`);
        for (const { id } of free) {
          this.story.tell({ type: 'business-dealt', seat: this.seat, business: id });
        }
        return free.map((business) => business.id) as [BusinessId, ...BusinessId[]];
      },
    };
  }

  /** Every business of a racket in a district. */
  ownsAll(racket: 'booze' | 'prostitution' | 'gambling' | 'protection', district: District): void {
    for (const business of Object.values(this.story.state.businesses)) {
      if (business.district !== district || racketTable[business.type].racket !== racket) continue;
      this.story.tell({ type: 'business-dealt', seat: this.seat, business: business.id });
    }
  }

  /** Has an official in its pay, as if it had long been so. */
  pays(id: string, terms: { rateDollars?: number; limitDollars?: number; smarts?: number } = {}): OfficialId {
    const isReporter = id.startsWith('reporter');
    const joins: Official | null = isReporter ? reporter(id, terms.smarts ?? 3) : null;
    const official = joins ?? this.story.official(id);
    const rateDollars = terms.rateDollars ?? officialTable[official.kind].monthlyDollars;
    this.story.tell({
      type: 'official-bought',
      seat: this.seat,
      official: buildOfficialRef(official),
      rateDollars,
      limitDollars: terms.limitDollars ?? rateDollars,
      dollars: 0,
      joins,
    });
    if (terms.smarts !== undefined) this.story.official(id).smarts = terms.smarts;
    return official.id;
  }

  /** The officials it pays, by id. */
  get payroll(): string[] {
    return Object.values(this.story.state.payrolls)
      .filter(({ seat }) => seat === this.seat)
      .map(({ official }) => official);
  }

  rateOf(id: string): number | undefined {
    return this.story.state.payrolls[`${this.seat}:${id}`]?.rateDollars;
  }

  gives(order: z.input<typeof orderSchema>, dice: readonly number[] = []): Played {
    return this.story.play(dice, (table) => this.giveOn(table, order));
  }

  giveOn(table: ParadiseTable, order: z.input<typeof orderSchema>): void {
    paradise.orders.give(table, this.seat, orderSchema.parse(order));
  }

  isRefused(sentence: RegExp, order: z.input<typeof orderSchema>): void {
    this.story.refuses(sentence, (table) => this.giveOn(table, order));
  }

  quote(order: z.input<typeof orderSchema>) {
    return paradise.orders.quote(this.story.state, this.seat, orderSchema.parse(order));
  }

  /** Sends somebody with these SMARTS to a business and plays the reveal. */
  takesOver(type: BusinessType, number = 1) {
    return {
      in: (district: District, how: { smarts: number; dice: readonly number[]; skills?: Skill[] }): Played => {
        const talker = this.has('hoodlum', { smarts: how.smarts }, { skills: how.skills ?? [] });
        const { id } = this.story.business(district, type, number);
        this.gives({ kind: 'take-over', business: id, crew: [talker] });
        return this.story.phase('reveal', how.dice);
      },
    };
  }
}

function reporter(id: string, smarts: number): Official {
  return {
    id: id as OfficialId,
    kind: 'reporter',
    name: `Scribe ${id}`,
    district: null,
    precinct: null,
    smarts,
    smartsKnownTo: [],
    seatedMonth: 1,
    forSaleFromMonth: 1,
    seenWith: {},
  };
}

export const vehicleId = (id: string): VehicleId => id as VehicleId;
