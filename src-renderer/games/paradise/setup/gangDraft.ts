import type { RulebookTables } from '#shared/games/paradise/views/setup.ts';
import type { District, GangType } from '#shared/games/paradise/city.ts';
import type { VehicleKind, VehicleUpgrade, Weapon } from '#shared/games/paradise/people.ts';
import type { GangSetup, MemberSetup, StartingBusiness } from '#shared/games/paradise/setup.ts';
import { explainDice, emptyDraft, toDraft, toRecruit, type RecruitDraft, type SixRules } from '../recruits/draft.ts';
import { suggestName } from '../recruits/names.ts';

export type MemberDraft = { key: string; recruit: RecruitDraft; weapons: Weapon[] };
export type VehicleDraft = { key: string; kind: VehicleKind; upgrades: VehicleUpgrade[] };

/** A human gang as it is being put together. */
export type GangDraft = {
  key: string;
  name: string;
  type: GangType;
  base: District;
  boss: MemberDraft;
  members: MemberDraft[];
  vehicles: VehicleDraft[];
  /** [GANG-1] Chosen to begin with. */
  businesses: StartingBusiness[];
};

let lastKey = 0;
function createKey(): string {
  lastKey += 1;
  return `draft-${lastKey}`;
}

function createNewMember(profile: RecruitDraft['profile'], taken: readonly string[]): MemberDraft {
  return { key: createKey(), recruit: emptyDraft(suggestName(profile === 'moll', taken), profile), weapons: [] };
}

export function listNames(gang: GangDraft): string[] {
  return [gang.boss, ...gang.members].map(({ recruit }) => recruit.name);
}

/** One more hoodlum for a gang. */
export function createMember(gang: GangDraft): MemberDraft {
  return createNewMember('hoodlum', listNames(gang));
}

export function createVehicle(): VehicleDraft {
  return { key: createKey(), kind: 'car', upgrades: [] };
}

/** A gang to make one's own: only its Boss, everything else open. */
export function createGang(base: District): GangDraft {
  return {
    key: createKey(),
    name: '',
    type: 'street',
    base,
    boss: createNewMember('boss', []),
    members: [],
    vehicles: [],
    businesses: [],
  };
}

function draftMember(member: MemberSetup): MemberDraft {
  return { key: createKey(), recruit: toDraft(member.recruit), weapons: [...member.weapons] };
}

/** A ready-made gang as a draft that can be changed. */
export function createFromSetup(gang: GangSetup): GangDraft {
  return {
    key: createKey(),
    name: gang.name,
    type: gang.type,
    base: gang.base,
    boss: draftMember(gang.boss),
    members: gang.members.map(draftMember),
    vehicles: gang.vehicles.map(({ kind, upgrades }) => ({ key: createKey(), kind, upgrades: [...upgrades] })),
    businesses: gang.businesses.map((one) => ({ ...one })),
  };
}

type Profiles = RulebookTables['profiles'];

function readMember({ recruit, weapons }: MemberDraft, profiles: Profiles, rules: SixRules): MemberSetup {
  const row = profiles.find(({ profile }) => profile === recruit.profile);
  const places = row ?? { randomSkills: 0, chosenSkills: 0 };
  return { recruit: toRecruit(recruit, places, rules), weapons: [...weapons] };
}

/** The draft as the contract wants it. */
export function toSetup(gang: GangDraft, profiles: Profiles, rules: SixRules): GangSetup {
  return {
    name: gang.name.trim(),
    type: gang.type,
    base: gang.base,
    boss: readMember(gang.boss, profiles, rules),
    members: gang.members.map((member) => readMember(member, profiles, rules)),
    vehicles: gang.vehicles.map(({ kind, upgrades }) => ({ kind, upgrades: [...upgrades] })),
    businesses: gang.businesses.map(({ type, district }) => ({ type, district })),
  };
}

/** Explains why a gang cannot be priced at all, or null; prices and rules are the program's to judge. */
export function draftProblem(gang: GangDraft): string | null {
  if (gang.name.trim() === '') return 'Give the gang a name.';
  for (const { recruit } of [gang.boss, ...gang.members]) {
    if (recruit.name.trim() === '') return 'Give every gangster a name.';
    const dice = recruit.method === 'rolled-up' ? explainDice(recruit.dice) : null;
    if (dice) return `${recruit.name}: ${dice}`;
  }
  return null;
}
