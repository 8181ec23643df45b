import type { Api } from '../../api/client.ts';
import { sentenceOf } from '../../api/failure.ts';
import type { GangQuote, RulebookTables } from '../../../src-shared/views/setup.ts';
import type { District, GangType } from '../../../src-shared/vocabulary/paradise/city.ts';
import { houseRulesSchema } from '../../../src-shared/vocabulary/paradise/houseRules.ts';
import type { HouseRules } from '../../../src-shared/vocabulary/paradise/houseRules.ts';
import type {
  GangSetup,
  NpcSetup,
  ParadiseSetup,
} from '../../../src-shared/vocabulary/paradise/setup.ts';
import { LiveAnswer } from '../../shared/liveAnswer.svelte.ts';
import { npcSuggestion } from './advice.ts';
import { draftProblem, fromSetup, newGang, toSetup } from './gangDraft.ts';
import type { GangDraft } from './gangDraft.ts';

export type NpcDraft = { key: string; type: GangType | ''; base: District | ''; name: string };

const highestSeed = 2_147_483_647;
const mostGangs = 8;

export function rollSeed(): number {
  return Math.floor(Math.random() * highestSeed);
}

/** One human gang on the form with its running bill. */
export class GangEntry {
  draft: GangDraft = $state() as GangDraft;
  readonly bill: LiveAnswer<{ gang: GangSetup; houseRules: HouseRules }, GangQuote>;
  #tables: RulebookTables;

  constructor(draft: GangDraft, api: Api, tables: RulebookTables) {
    this.draft = draft;
    this.#tables = tables;
    this.bill = new LiveAnswer((asked) => api.setup.quoteGang(asked), sentenceOf);
  }

  get setup(): GangSetup {
    return toSetup(this.draft, this.#tables.profiles);
  }

  /** Why the campaign cannot start with this gang as it is, or null. */
  get problem(): string | null {
    return draftProblem(this.draft) ?? this.bill.problem ?? this.bill.answer?.problem ?? null;
  }

  price(houseRules: HouseRules): void {
    this.bill.about(draftProblem(this.draft) === null ? { gang: this.setup, houseRules } : null);
  }
}

/** The new campaign as it is being set up. */
export class SetupDraft {
  title = $state('Paradise');
  seed = $state<number | null>(rollSeed());
  gangs = $state.raw<readonly GangEntry[]>([]);
  npcs = $state<NpcDraft[]>([]);
  houseRules = $state.raw<HouseRules>(houseRulesSchema.parse({}));
  /** The gang whose members are on screen. */
  open = $state<string | null>(null);
  #api: Api;
  #tables: RulebookTables;
  #npcsTouched = false;
  #lastNpc = 0;

  constructor(api: Api, tables: RulebookTables) {
    this.#api = api;
    this.#tables = tables;
    this.#fillNpcs(npcSuggestion(0));
  }

  get canAddGang(): boolean {
    return this.gangs.length < mostGangs;
  }

  addReadyMade(gang: GangSetup): void {
    this.#add(fromSetup(gang));
  }

  addOwn(): void {
    const base = this.#tables.districts.find(({ closedToOthers }) => closedToOthers === null);
    this.#add(newGang(base?.district ?? 'southbridge'));
  }

  removeGang(key: string): void {
    this.gangs = this.gangs.filter(({ draft }) => draft.key !== key);
    this.#suggestNpcs();
  }

  setNpcCount(count: number): void {
    this.#npcsTouched = true;
    this.#fillNpcs(count);
  }

  /** What still keeps the campaign from being created, or null. */
  get problem(): string | null {
    if (this.title.trim() === '') return 'Give the campaign a name.';
    if (this.seed === null || this.seed < 0 || this.seed > highestSeed)
      return `The seed must be a whole number from 0 to ${highestSeed}.`;
    if (this.gangs.length + this.npcs.length === 0)
      return 'A campaign needs gangs; add one of your own or some rivals.';
    for (const gang of this.gangs) {
      if (gang.problem)
        return `${gang.draft.name.trim() || 'A gang without a name'}: ${gang.problem}`;
    }
    return null;
  }

  toSetup(): ParadiseSetup {
    return {
      title: this.title.trim(),
      seed: this.seed ?? 0,
      gangs: this.gangs.map(({ setup }) => setup),
      npcs: this.npcs.map(({ type, base, name }): NpcSetup => ({
        ...(type === '' ? {} : { type }),
        ...(base === '' ? {} : { base }),
        ...(name.trim() === '' ? {} : { name: name.trim() }),
      })),
      houseRules: this.houseRules,
    };
  }

  #add(draft: GangDraft): void {
    this.gangs = [...this.gangs, new GangEntry(draft, this.#api, this.#tables)];
    this.open = draft.key;
    this.#suggestNpcs();
  }

  #suggestNpcs(): void {
    if (!this.#npcsTouched) this.#fillNpcs(npcSuggestion(this.gangs.length));
  }

  #fillNpcs(count: number): void {
    const next = this.npcs.slice(0, count);
    while (next.length < count) {
      this.#lastNpc += 1;
      next.push({ key: `npc-${this.#lastNpc}`, type: '', base: '', name: '' });
    }
    this.npcs = next;
  }
}
