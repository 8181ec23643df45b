import { houseTable, type HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { CampaignView, GangsterView } from '#shared/games/paradise/views/campaign.ts';
import { rulingSchema, type Ruling, type RulingKind } from '#shared/games/paradise/rulings.ts';
import type { GivenKind } from '#shared/games/paradise/givenRulings.ts';
import { officialKindNames, officialKinds } from '#shared/games/paradise/officials.ts';
import type { Skill, Stat, Weapon } from '#shared/games/paradise/people.ts';
import { describeRuleChanges } from '#shared/words/ruleChanges.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { formatCount } from '#renderer/shared/numbers.ts';
import { describeBusinessState, findGang } from '../lookups.ts';
import { createBlankEntering, describeRoom, explainEntering, readEntering, type EnteringDraft } from './entering.ts';

/** The changes of this form without those declared by their fields; how a gang is played is set on its own page. */
export type FormKind = Exclude<RulingKind, 'set-mind' | 'set-npc-reasons' | 'set-last-month' | GivenKind>;

/** The kind of subject that has to be picked first. */
type SubjectKind = 'gangster' | 'gang' | 'business' | 'official' | 'deal';

type Change = {
  kind: FormKind;
  group: string;
  name: string;
  subject: SubjectKind | null;
  /** The label of the list of subjects in the form. */
  label: string;
};

const man = 'A gangster';
const gang = 'A gang';
const place = 'A business';
const hall = 'An official';
const city = 'The city';
const table = 'The table';

/** Every change there is, grouped as the form lists them. */
export const changes: readonly Change[] = [
  createRow('set-bank', gang, 'A gang’s bank', 'gang', 'Gang whose bank changes'),
  createRow('set-reputation', gang, 'A gang’s permanent reputation', 'gang', 'Gang'),
  createRow('make-truce', gang, 'Make a truce', 'gang', 'First gang'),
  createRow('end-deal', gang, 'End a deal or truce', 'deal', 'Agreement'),
  createRow('set-stat', man, 'A gangster’s stat', 'gangster', 'Gangster'),
  createRow('set-wounds', man, 'A gangster’s wounds', 'gangster', 'Gangster'),
  createRow('set-skill', man, 'A gangster’s skill', 'gangster', 'Gangster'),
  createRow('set-weapon', man, 'A gangster’s weapon', 'gangster', 'Gangster'),
  createRow('set-fate', man, 'A gangster’s fate', 'gangster', 'Gangster'),
  createRow('set-gang', man, 'The gang he belongs to', 'gangster', 'Gangster'),
  createRow('set-name', man, 'His name or nickname', 'gangster', 'Gangster'),
  createRow('set-boss', man, 'Make him the Boss', 'gangster', 'Gangster'),
  createRow('set-owner', place, 'A business’s owner', 'business', 'Business'),
  createRow('set-doors', place, 'A business shut or open', 'business', 'Business'),
  createRow('set-repair', place, 'A business’s months of repair', 'business', 'Business'),
  createRow('set-owner-guts', place, 'An owner’s GUTS', 'business', 'Business'),
  createRow('set-official-smarts', hall, 'An official’s SMARTS', 'official', 'Official'),
  createRow('set-payroll', hall, 'Who pays an official', 'official', 'Official'),
  createRow('replace-official', hall, 'Another man in office', 'official', 'Official'),
  createRow('set-outrage', city, 'The city’s outrage', null, ''),
  createRow('set-feds', city, 'The Feds', null, ''),
  createRow('player', table, 'Who plays a gang', 'gang', 'Gang'),
  createRow('rename', table, 'The name of a gang', 'gang', 'Gang'),
  createRow('retire', table, 'Retire a gang', 'gang', 'Gang that leaves the city'),
  createRow('enter', table, 'A new gang', null, ''),
  createRow('house-rules', table, 'A house rule, from next month on', null, ''),
];

function createRow(kind: FormKind, group: string, name: string, subject: SubjectKind | null, label: string): Change {
  return { kind, group, name, subject, label };
}

export function requireChange(kind: FormKind): Change {
  const found = changes.find((change) => change.kind === kind);
  if (found === undefined) throw new Error(`The form knows no change “${kind}”.`);
  return found;
}

/** The form's fields while a change is filled in; the kind decides which count. */
export type RulingDraft = {
  kind: FormKind;
  subject: string;
  gang: string;
  /** Gangs ticked, where there may be several. */
  gangs: string[];
  stat: Stat;
  skill: Skill | '';
  weapon: Weapon | '';
  fate: 'free' | 'jail' | 'pen' | 'dead' | '';
  /** Give or take, shut or open, in town or not. */
  isOn: boolean;
  amount: number | null;
  /** A new name. */
  name: string;
  entering: EnteringDraft;
  /** The house rules as they are to be; null while none is picked. */
  houseRules: HouseRules | null;
};

export function createBlankDraft(kind: FormKind): RulingDraft {
  return {
    kind,
    subject: '',
    gang: '',
    gangs: [],
    stat: 'fists',
    skill: '',
    weapon: '',
    fate: '',
    isOn: true,
    amount: null,
    name: '',
    entering: createBlankEntering(),
    houseRules: null,
  };
}

/** The change that was filled in, or null while something is missing. */
export function readDraft(draft: RulingDraft): Ruling | null {
  const parsed = rulingSchema.safeParse(listParts(draft));
  return parsed.success ? parsed.data : null;
}

/** Explains the fault of a change that is not whole yet. */
export function explainMissing(draft: RulingDraft): string | null {
  const entering = draft.kind === 'enter' ? explainEntering(draft.entering) : null;
  if (entering !== null) return entering;
  const { error } = rulingSchema.safeParse(listParts(draft));
  if (error === undefined) return null;
  const issue = error.issues[0];
  if (draft.kind === 'enter' && issue !== undefined) return `${issue.path.slice(2).join('.')}: ${issue.message}`;
  const isTyped = draft.amount !== null;
  const number = error.issues.find((issue) => issue.path.at(-1) === formatNumber(draft.kind));
  return isTyped && number !== undefined ? number.message : 'Fill in what is to be changed.';
}

function formatNumber(kind: FormKind): string {
  return numberNames[kind] ?? 'points';
}

const numberNames: Partial<Record<FormKind, string>> = {
  'set-bank': 'dollars',
  'set-outrage': 'outrage',
  'set-repair': 'months',
  'make-truce': 'untilMonth',
  'set-feds': 'agents',
  'set-payroll': 'rateDollars',
};

function listParts(draft: RulingDraft): unknown {
  const { kind, subject, isOn } = draft;
  const number = { [formatNumber(kind)]: draft.amount };
  switch (kind) {
    case 'set-bank':
    case 'set-reputation':
      return { kind, gang: subject, ...number };
    case 'make-truce':
      return { kind, gang: subject, other: draft.gang, ...number };
    case 'end-deal':
      return { kind, deal: subject };
    case 'set-stat':
    case 'set-wounds':
      return { kind, gangster: subject, stat: draft.stat, ...number };
    case 'set-skill':
      return { kind, gangster: subject, skill: draft.skill, has: isOn };
    case 'set-weapon':
      return { kind, gangster: subject, weapon: draft.weapon, has: isOn };
    case 'set-fate':
      return { kind, gangster: subject, fate: draft.fate };
    case 'set-gang':
      return { kind, gangster: subject, gang: draft.gang };
    case 'set-boss':
      return { kind, gangster: subject };
    case 'set-name':
      return { kind, gangster: subject, name: draft.name };
    case 'set-owner':
      return { kind, business: subject, owner: draft.gang === '' ? null : draft.gang };
    case 'set-doors':
      return { kind, business: subject, isShut: isOn };
    case 'set-repair':
    case 'set-owner-guts':
      return { kind, business: subject, ...number };
    case 'set-official-smarts':
      return { kind, official: subject, ...number };
    case 'replace-official':
      return { kind, official: subject, ...number, ...(draft.name.trim() === '' ? {} : { name: draft.name }) };
    case 'set-payroll':
      return isOn
        ? { kind, official: subject, gang: draft.gang, ...number }
        : { kind, official: subject, gang: draft.gang, rateDollars: null };
    case 'set-outrage':
      return { kind, ...number };
    case 'player':
      return { kind, seat: subject, isHuman: isOn };
    case 'rename':
      return { kind, seat: subject, name: draft.name };
    case 'retire':
      return { kind, seat: subject };
    case 'enter':
      return { kind, gang: readEntering(draft.entering) };
    case 'house-rules':
      return { kind, houseRules: draft.houseRules };
    case 'set-feds':
      return isOn
        ? { kind, inTown: true, ...number, targets: draft.gangs }
        : { kind, inTown: false, agents: 1, targets: [] };
  }
}

export type SubjectGroup = { label: string; options: { id: string; label: string }[] };

/** Lists the possible subjects of the change, grouped, as far as the names fit the typed text. */
export function listSubjects(view: CampaignView, kind: FormKind, text: string): SubjectGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return listAllSubjects(view, kind)
    .map(({ label, options }) => ({
      label,
      options: options.filter((option) => {
        const all = `${option.label} ${label}`.toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ options }) => options.length > 0);
}

function listAllSubjects(view: CampaignView, kind: FormKind): SubjectGroup[] {
  switch (requireChange(kind).subject) {
    case 'gang':
      return [{ label: 'Gangs', options: view.gangs.map(({ seat, name }) => ({ id: seat, label: name })) }];
    case 'gangster':
      return listGangsterGroups(view, kind);
    case 'business':
      return view.districts.map(({ id, name }) => ({
        label: name,
        options: view.businesses
          .filter((one) => one.district === id)
          .map((one) => ({ id: one.id, label: `${one.name} (${findGang(view, one.owner)?.name ?? 'independent'})` })),
      }));
    case 'official':
      return officialKinds.map((one) => ({
        label: officialKindNames[one].many,
        options: view.officials
          .filter((official) => official.kind === one)
          .map(({ id, name, post }) => ({ id, label: `${name} (${post})` })),
      }));
    case 'deal':
      return [
        {
          label: 'Agreements in force',
          options: view.deals
            .filter(({ brokenBy, untilMonth }) => brokenBy === null && untilMonth >= view.month)
            .map((deal) => ({
              id: deal.id,
              label: `${deal.text}: ${findGang(view, deal.asker)?.name ?? ''} and ${findGang(view, deal.other)?.name ?? ''}`,
            })),
        },
      ];
    case null:
      return [];
  }
}

/** The dead are there for their fate and their name alone. */
function listGangsterGroups(view: CampaignView, kind: FormKind): SubjectGroup[] {
  const gangs = view.gangs.map(({ seat, name }) => ({
    label: name,
    options: view.gangsters
      .filter((one) => one.gang === seat)
      .map((one) => ({ id: one.id, label: `${one.name} (${one.role})` })),
  }));
  if (kind !== 'set-fate' && kind !== 'set-name') return gangs;
  const dead = view.departed.map(({ id, name, role }) => ({ id, label: `${name} (${role})` }));
  return [...gangs, { label: 'The graveyard', options: dead }];
}

/** How the thing to be changed stands now, in words; null until it is picked. */
export function describeCurrent(view: CampaignView, draft: RulingDraft): string | null {
  const { kind, subject } = draft;
  switch (requireChange(kind).subject) {
    case 'gang':
      return describeGang(view, kind, subject);
    case 'gangster':
      return describeGangster(view, draft);
    case 'business':
      return describeBusiness(view, kind, subject);
    case 'official':
      return describeOfficial(view, kind, subject);
    case 'deal': {
      const deal = view.deals.find(({ id }) => id === subject);
      return deal === undefined ? null : `through ${formatMonth(deal.untilMonth)}`;
    }
    case null:
      return describeCity(view, kind);
  }
}

function describeCity(view: CampaignView, kind: FormKind): string {
  if (kind === 'set-outrage') return String(view.outrage);
  if (kind === 'enter') return describeRoom(view);
  if (kind !== 'house-rules') return describeFeds(view);
  const { houseRules, houseRulesNext, month } = view;
  if (houseRulesNext === null) return 'no change waits';
  const changes = describeRuleChanges(houseTable, houseRules, houseRulesNext);
  return `from ${formatMonth(month + 1)} on: ${joinWords(changes)}`;
}

function describeGang(view: CampaignView, kind: FormKind, subject: string): string | null {
  const picked = view.gangs.find(({ seat }) => seat === subject);
  if (picked !== undefined && (kind === 'player' || kind === 'rename'))
    return kind === 'rename' ? picked.name : picked.isHuman ? 'a player' : 'the program';
  if (picked !== undefined && kind === 'retire')
    return picked.eliminatedMonth === null
      ? formatCount(picked.businesses, 'business', 'businesses')
      : 'out of the game';
  const secrets = picked?.secrets;
  if (picked === undefined || secrets === undefined || secrets === null) return null;
  if (kind === 'set-bank') return formatDollars(secrets.bankDollars);
  if (kind === 'set-reputation') return formatCount(secrets.permanentReputation, 'point');
  const truces = view.deals.filter(
    (deal) =>
      deal.brokenBy === null &&
      deal.untilMonth >= view.month &&
      (deal.asker === picked.seat || deal.other === picked.seat),
  );
  return truces.length === 0 ? 'no agreement in force' : formatCount(truces.length, 'agreement');
}

function describeGangster(view: CampaignView, draft: RulingDraft): string | null {
  const dead = view.departed.find(({ id }) => id === draft.subject);
  if (dead !== undefined) return draft.kind === 'set-name' ? dead.name : 'dead';
  const picked = view.gangsters.find(({ id }) => id === draft.subject);
  return picked === undefined ? null : describeLiving(view, draft, picked);
}

function describeLiving(view: CampaignView, draft: RulingDraft, picked: GangsterView): string {
  const { stat } = draft;
  switch (draft.kind) {
    case 'set-stat':
      return `${stat.toUpperCase()} ${picked.stats[stat]}`;
    case 'set-wounds':
      return `${picked.stats[stat] - picked.statsNow[stat]} of ${picked.stats[stat]} ${stat.toUpperCase()} lost`;
    case 'set-skill':
      return picked.skills.map(({ name }) => name).join(', ') || 'no skills';
    case 'set-weapon':
      return (
        picked.weapons.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`)).join(', ') || 'no weapons'
      );
    case 'set-name':
      return picked.name;
    case 'set-fate':
      return { free: 'free', jail: 'in jail', pen: 'in the Pen', away: 'out of town' }[picked.custody ?? 'free'];
    default: {
      const name = findGang(view, picked.gang)?.name ?? '';
      return picked.isBoss ? `the Boss of ${name}` : `with ${name}`;
    }
  }
}

function describeBusiness(view: CampaignView, kind: FormKind, subject: string): string | null {
  const picked = view.businesses.find(({ id }) => id === subject);
  if (picked === undefined) return null;
  if (kind === 'set-owner') return findGang(view, picked.owner)?.name ?? 'independent';
  if (kind === 'set-owner-guts') return `GUTS ${picked.ownerGuts ?? 'unknown'}`;
  if (kind === 'set-repair') return formatCount(picked.repairMonths, 'month');
  return describeBusinessState(picked);
}

function describeOfficial(view: CampaignView, kind: FormKind, subject: string): string | null {
  const picked = view.officials.find(({ id }) => id === subject);
  if (picked === undefined) return null;
  if (kind !== 'set-payroll') return `${picked.name}, SMARTS ${picked.smarts ?? 'unknown'}`;
  const owners = picked.payrolls.map(
    ({ seat, rateDollars }) => `${findGang(view, seat)?.name ?? ''} (${formatDollars(rateDollars)} a month)`,
  );
  return owners.join(', ') || 'nobody';
}

function describeFeds({ feds, ...view }: CampaignView): string {
  if (!feds.inTown) return 'not in town';
  const names = view.gangs.filter(({ seat }) => feds.targets.includes(seat)).map(({ name }) => name);
  return `${formatCount(feds.agents, 'agent')} in town, after ${joinWords(names) || 'nobody in particular'}`;
}
