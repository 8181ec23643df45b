import { findCity, pickCity } from '#shared/games/paradise/cities/city.ts';
import type { CityPack } from '#shared/games/paradise/cities/pack.ts';
import { findFirstMonth, findRecommendedEnd, recommendRules } from '#shared/games/paradise/cities/beginning.ts';
import { highestSeed } from '#shared/words/setup.ts';
import type { Api } from '#renderer/api/client.ts';
import { describeFailure } from '#renderer/api/failure.ts';
import type { GangQuote, RulebookTables } from '#shared/games/paradise/views/setup.ts';
import type { District, GangType } from '#shared/games/paradise/city.ts';
import type { Level } from '#shared/games/paradise/minds.ts';
import {
  houseRulesSchema,
  recommendedLastMonth,
  recommendedPreset,
  type HouseRules,
} from '#shared/games/paradise/houseRules.ts';
import type { GangSetup, NpcSetup, ParadiseSetup } from '#shared/games/paradise/setup.ts';
import { LiveAnswer } from '#renderer/shared/liveAnswer.svelte.ts';
import { suggestNpcs } from './advice.ts';
import { draftProblem, createFromSetup, createGang, toSetup, type GangDraft } from './gangDraft.ts';

export type NpcDraft = { key: string; type: GangType | ''; base: District; name: string; level: Level };

/** A campaign that is played again: its gangs by name, kind and base, and its house rules. */
export type ParadiseRematch = {
  title: string;
  gangs: readonly { name: string; type: GangType; base: District }[];
  npcs: readonly { name: string; type: GangType; base: District }[];
  houseRules: HouseRules;
  city?: CityPack;
};

const mostGangs = 8;
const standardMoneyDollars = houseRulesSchema.parse({}).startingMoneyDollars;

type ReadyMadeGang = RulebookTables['readyMadeGangs'][number];
/** A gang that is there already in a city that begins in the middle. */
export type StartGang = NonNullable<CityPack['start']>['gangs'][number];

function findHouseRulesProblem(houseRules: HouseRules): string | null {
  return houseRulesSchema.safeParse(houseRules).error?.issues[0]?.message ?? null;
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function rollSeed(): number {
  return Math.floor(Math.random() * highestSeed);
}

/** One human gang on the form with its running bill. */
export class GangEntry {
  draft: GangDraft = $state() as GangDraft;
  /** The starting money that the gang was made with; 0 when it takes what the campaign gives. */
  readonly madeWithDollars: number;
  readonly bill: LiveAnswer<{ city?: CityPack; gang: GangSetup; houseRules: HouseRules }, GangQuote>;
  #tables: RulebookTables;

  constructor(draft: GangDraft, madeWithDollars: number, api: Api, tables: RulebookTables) {
    this.draft = draft;
    this.madeWithDollars = madeWithDollars;
    this.#tables = tables;
    this.bill = new LiveAnswer((asked) => api.games.paradise.forms.quote(asked), describeFailure);
  }

  setupUnder(houseRules: HouseRules): GangSetup {
    return toSetup(this.draft, this.#tables.profiles, houseRules);
  }

  /** Why the campaign cannot start with this gang as it is, or null. */
  get problem(): string | null {
    return draftProblem(this.draft) ?? this.bill.problem ?? this.bill.answer?.problem ?? null;
  }

  price(houseRules: HouseRules): void {
    const canAsk = draftProblem(this.draft) === null && findHouseRulesProblem(houseRules) === null;
    const asked = { ...pickCity(this.#tables), gang: this.setupUnder(houseRules), houseRules };
    this.bill.about(canAsk ? asked : null);
  }
}

/** The new campaign as it is being set up. */
export class SetupDraft {
  title = $state('');
  seed = $state<number | null>(rollSeed());
  gangs = $state.raw<readonly GangEntry[]>([]);
  npcs = $state<NpcDraft[]>([]);
  houseRules = $state.raw<HouseRules>(
    houseRulesSchema.parse({ ...recommendedPreset.rules, lastMonth: recommendedLastMonth }),
  );
  startMonth = $state(1);
  /** The gangs of a city that begins in the middle which people play, and the level of its others. */
  played = $state.raw<readonly string[]>([]);
  level = $state<Level>('standard');
  /** The gang whose members are on screen. */
  open = $state<string | null>(null);
  #api: Api;
  #tables: RulebookTables;
  /** Several players share the campaign: a card joins the others. */
  hasSeveral = $state(false);
  /** The gang that was removed last, to be brought back. */
  removed = $state.raw<GangEntry | null>(null);
  /** Why the ready-made gang just asked for was not added, or null. */
  refusal = $state<string | null>(null);
  #npcsTouched = $state(false);
  #lastNpc = 0;
  /** The starting money as this form last set it; another figure is the user's own. */
  #fittedDollars = $state(standardMoneyDollars);

  /** The length in months that the city recommends, or null. */
  get cityMonths(): number | null {
    return this.#tables.city?.recommends?.months ?? null;
  }

  /** Starts with the first ready-made gang, so that a new player can begin at once. */
  constructor(api: Api, tables: RulebookTables, again: ParadiseRematch | null = null) {
    this.#api = api;
    this.#tables = tables;
    this.title = findCity(pickCity(tables)).name;
    this.#takeAdvice(tables.city ?? {});
    const first = tables.readyMadeGangs[0];
    if (this.startGangs !== null)
      this.played = this.startGangs.flatMap(({ name, player }) => (player === 'human' ? [name] : []));
    else if (again !== null) this.#playAgain(again);
    else if (first) this.addReadyMade(first);
    else this.#suggestNpcs();
    this.open = null;
  }

  /** Takes the month, the length, and the house rules that the city recommends. */
  #takeAdvice(pack: Partial<CityPack>): void {
    this.startMonth = findFirstMonth(pack);
    const lastMonth = findRecommendedEnd(pack, this.startMonth) ?? this.findLastMonth(recommendedLastMonth);
    this.houseRules = { ...recommendRules(pack, recommendedPreset), lastMonth };
  }

  /** The gangs, rivals and rules of a campaign that is over; a gang that was made by hand is begun again by its kind. */
  #playAgain({ title, gangs, npcs, houseRules }: ParadiseRematch): void {
    this.title = title;
    this.hasSeveral = gangs.length > 1;
    for (const { name, type, base } of gangs) {
      const ready = this.#tables.readyMadeGangs.find(({ gang }) => isSameName(gang.name, name));
      if (ready === undefined) this.#add({ ...createGang(base), name, type }, 0);
      else this.addReadyMade(ready);
    }
    this.#npcsTouched = true;
    this.npcs = npcs.map((npc, at) => ({ ...npc, key: `again-${at}`, level: 'standard' }));
    this.houseRules = houseRules;
  }

  /** The gangs of a city that begins in the middle; null for one in which gangs are founded. */
  get startGangs(): readonly StartGang[] | null {
    return this.#tables.city?.start?.gangs ?? null;
  }

  togglePlayed(name: string): void {
    const others = this.played.filter((one) => one !== name);
    this.played = others.length < this.played.length ? others : [...others, name];
  }

  get canAddGang(): boolean {
    return this.gangs.length < mostGangs;
  }

  addReadyMade({ gang, startingMoneyDollars }: ReadyMadeGang): void {
    if (this.gangs.some(({ draft }) => isSameName(draft.name, gang.name))) {
      this.refusal = `“${gang.name}” plays already; pick another gang, or rename that one first.`;
      return;
    }
    this.#add(createFromSetup(gang), startingMoneyDollars);
  }

  /** True where a single ready-made gang stands as it came: another card takes its place. */
  get mayReplace(): boolean {
    if (this.hasSeveral) return false;
    const [only, another] = this.gangs;
    return only !== undefined && another === undefined && only === this.#untouched();
  }

  /** Puts a ready-made gang in the game in the place of the only untouched one, beside others, or takes it out again. */
  pickReadyMade(row: ReadyMadeGang): void {
    const known = this.gangs.find(({ draft }) => isSameName(draft.name, row.gang.name));
    if (known !== undefined) {
      this.removeGang(known.draft.key);
      return;
    }
    const [only] = this.gangs;
    if (this.mayReplace && only !== undefined) this.removeGang(only.draft.key);
    this.removed = null;
    this.addReadyMade(row);
    this.open = null;
  }

  /** The ready-made gang on the form that nobody has changed yet; null for none. */
  #untouched(): GangEntry | null {
    return (
      this.gangs.find((entry) => {
        const ready = this.#tables.readyMadeGangs.find(({ gang }) => isSameName(gang.name, entry.draft.name));
        if (ready === undefined) return false;
        const fresh = toSetup(createFromSetup(ready.gang), this.#tables.profiles, this.houseRules);
        return JSON.stringify(entry.setupUnder(this.houseRules)) === JSON.stringify(fresh);
      }) ?? null
    );
  }

  addOwn(): void {
    const base = this.#tables.districts.find(({ closedToOthers }) => closedToOthers === null);
    this.#add(createGang(base?.district ?? 'southbridge'), 0);
  }

  removeGang(key: string): void {
    this.removed = this.gangs.find(({ draft }) => draft.key === key) ?? null;
    this.gangs = this.gangs.filter(({ draft }) => draft.key !== key);
    this.refusal = null;
    this.#suggestNpcs();
    this.#fitMoney();
  }

  /** Puts the gang that was removed last back as it was. */
  bringBack(): void {
    if (this.removed === null || !this.canAddGang) return;
    this.gangs = [...this.gangs, this.removed];
    this.removed = null;
    this.#suggestNpcs();
    this.#fitMoney();
  }

  /** The gang whose making asks for more than the book's starting money, where the form raised it for that; else null. */
  get moneyBecauseOf(): string | null {
    const { startingMoneyDollars: now } = this.houseRules;
    if (now === standardMoneyDollars || now !== this.#fittedDollars) return null;
    return this.gangs.find(({ madeWithDollars }) => madeWithDollars === now)?.draft.name ?? null;
  }

  /** Nobody has picked a number of rivals; it goes along with that of the players. */
  get followsAdvice(): boolean {
    return !this.#npcsTouched;
  }

  setNpcCount(count: number): void {
    this.#npcsTouched = true;
    this.#fillNpcs(count);
  }

  /** The problem that still keeps the campaign from being created, or null. */
  get problem(): string | null {
    if (this.title.trim() === '') return 'Give the campaign a name.';
    if (this.seed === null || !Number.isInteger(this.seed) || this.seed < 0 || this.seed > highestSeed)
      return `The seed must be a whole number from 0 to ${highestSeed.toLocaleString('en-US')}.`;
    return findHouseRulesProblem(this.houseRules) ?? (this.startGangs === null ? this.#gangsProblem() : null);
  }

  #gangsProblem(): string | null {
    const count = this.gangs.length + this.npcs.length;
    if (count < 2) return 'A campaign needs at least two gangs; add one of yours or a rival.';
    if (count > mostGangs)
      return `${findCity(pickCity(this.#tables)).name} has room for ${mostGangs} gangs; leave ${count - mostGangs} out.`;
    for (const { draft, problem } of this.gangs) {
      if (draft.name.trim() === '') return 'Give every gang a name.';
      if (problem) return `${draft.name.trim()}: ${problem}`;
    }
    const names = [...this.gangs.map(({ draft }) => draft.name), ...this.npcs.map(({ name }) => name)];
    const named = names.filter((name) => name.trim() !== '');
    const double = named.find((name, place) => named.slice(0, place).some((other) => isSameName(name, other)));
    return double ? `Two gangs are named “${double.trim()}”; rename one.` : null;
  }

  toSetup(): ParadiseSetup {
    return {
      title: this.title.trim(),
      seed: this.seed ?? 0,
      gangs: this.gangs.map((gang) => gang.setupUnder(this.houseRules)),
      npcs: this.npcs.map(({ type, base, name, level }): NpcSetup => ({
        ...(level === 'standard' ? {} : { level }),
        ...(type === '' ? {} : { type }),
        ...(base === '' ? {} : { base }),
        ...(name.trim() === '' ? {} : { name: name.trim() }),
      })),
      ...(this.startMonth === 1 ? {} : { startMonth: this.startMonth }),
      houseRules: this.houseRules,
      ...pickCity(this.#tables),
      ...(this.startGangs === null ? {} : { underWay: { played: [...this.played], level: this.level } }),
    };
  }

  /** Begins in another month; a last month keeps its distance. */
  beginIn(month: number): void {
    const { lastMonth } = this.houseRules;
    if (lastMonth !== null) this.houseRules = { ...this.houseRules, lastMonth: lastMonth + month - this.startMonth };
    this.startMonth = month;
  }

  /** Returns the last month of a campaign of a length in months. */
  findLastMonth(months: number | null): number | null {
    return months === null ? null : this.startMonth + months - 1;
  }

  #add(draft: GangDraft, madeWithDollars: number): void {
    this.gangs = [...this.gangs, new GangEntry(draft, madeWithDollars, this.#api, this.#tables)];
    this.open = draft.key;
    this.refusal = null;
    this.#suggestNpcs();
    this.#fitMoney();
  }

  /** A ready-made gang brings the money it was made with, if that is more, and takes it along again. */
  #fitMoney(): void {
    const now = this.houseRules.startingMoneyDollars;
    const needed = Math.max(0, ...this.gangs.map(({ madeWithDollars }) => madeWithDollars));
    const isOwnFigure = now !== this.#fittedDollars;
    const startingMoneyDollars = Math.max(isOwnFigure ? now : standardMoneyDollars, needed);
    if (startingMoneyDollars === now) return;
    this.#fittedDollars = startingMoneyDollars;
    this.houseRules = { ...this.houseRules, startingMoneyDollars };
  }

  #suggestNpcs(): void {
    if (this.#npcsTouched) return;
    const humans = this.gangs.length;
    this.#fillNpcs(Math.min(suggestNpcs(humans), mostGangs - humans));
  }

  #fillNpcs(count: number): void {
    const next = this.npcs.slice(0, count);
    while (next.length < count) {
      this.#lastNpc += 1;
      next.push({ key: `npc-${this.#lastNpc}`, type: '', base: '', name: '', level: 'standard' });
    }
    this.npcs = next;
  }
}
