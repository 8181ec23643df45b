import type { BusinessView, CampaignView, GangsterView, GangView } from '#shared/games/paradise/views/campaign.ts';
import type { OfficialView } from '#shared/games/paradise/views/officials.ts';
import type { Stat } from '#shared/games/paradise/people.ts';
import { createBlankDraft, type RulingDraft, type FormKind } from './drafts.ts';

/** A change of something that stands on screen, with what it is now filled in. */
export function createBegunDraft(view: CampaignView, kind: FormKind, subject: string): RulingDraft {
  const draft = { ...createBlankDraft(kind), subject };
  const facts: Facts = {
    man: view.gangsters.find(({ id }) => id === subject),
    house: view.businesses.find(({ id }) => id === subject),
    gang: view.gangs.find(({ seat }) => seat === subject),
    official: view.officials.find(({ id }) => id === subject),
    view,
  };
  const { man, house, gang, official } = facts;
  return {
    ...draft,
    name: man?.name ?? gang?.name ?? '',
    gang: (kind === 'set-owner' ? house?.owner : (man?.gang ?? official?.payrolls[0]?.seat)) ?? '',
    gangs: kind === 'set-feds' ? [...view.feds.targets] : draft.gangs,
    isOn: findSwitch(kind, facts),
    amount: findAmount(kind, facts, draft.stat),
  };
}

type Facts = {
  man: GangsterView | undefined;
  house: BusinessView | undefined;
  gang: GangView | undefined;
  official: OfficialView | undefined;
  view: CampaignView;
};

/** Returns the state of the form's switch; where it stands for a wish and not for a fact, it is on. */
function findSwitch(kind: FormKind, { house, gang, view }: Facts): boolean {
  if (kind === 'set-doors') return house?.isOpen === true;
  if (kind === 'player') return gang?.isHuman === true;
  return kind === 'set-feds' ? view.feds.inTown : true;
}

function findAmount(kind: FormKind, { man, house, gang, official, view }: Facts, stat: Stat): number | null {
  switch (kind) {
    case 'set-bank':
      return gang?.secrets?.bankDollars ?? null;
    case 'set-reputation':
      return gang?.secrets?.permanentReputation ?? null;
    case 'set-stat':
      return man?.stats[stat] ?? null;
    case 'set-wounds':
      return man === undefined ? null : man.stats[stat] - man.statsNow[stat];
    case 'set-repair':
      return house?.repairMonths ?? null;
    case 'set-owner-guts':
      return house?.ownerGuts ?? null;
    case 'set-official-smarts':
      return official?.smarts ?? null;
    case 'set-payroll':
      return official?.payrolls[0]?.payDollars ?? null;
    case 'set-feds':
      return view.feds.inTown ? view.feds.agents : null;
    case 'set-outrage':
      return view.outrage;
    default:
      return null;
  }
}
