import type { BusinessView, CampaignView, GangsterView, GangView } from '#shared/games/paradise/views/campaign.ts';
import type { Stat } from '#shared/games/paradise/people.ts';
import { createBlankDraft, type RulingDraft, type FormKind } from './drafts.ts';

/** A change of something that stands on screen, with what it is now filled in. */
export function createBegunDraft(view: CampaignView, kind: FormKind, subject: string): RulingDraft {
  const draft = { ...createBlankDraft(kind), subject };
  const man = view.gangsters.find(({ id }) => id === subject);
  const house = view.businesses.find(({ id }) => id === subject);
  const purse = view.gangs.find(({ seat }) => seat === subject)?.secrets;
  return {
    ...draft,
    name: man?.name ?? '',
    gang: (kind === 'set-owner' ? house?.owner : man?.gang) ?? '',
    isOn: kind === 'set-doors' ? house?.isOpen === true : true,
    amount: findAmount(kind, { man, house, purse, view }, draft.stat),
  };
}

type Facts = {
  man: GangsterView | undefined;
  house: BusinessView | undefined;
  purse: GangView['secrets'] | undefined;
  view: CampaignView;
};

function findAmount(kind: FormKind, { man, house, purse, view }: Facts, stat: Stat): number | null {
  switch (kind) {
    case 'set-bank':
      return purse?.bankDollars ?? null;
    case 'set-reputation':
      return purse?.permanentReputation ?? null;
    case 'set-stat':
      return man?.stats[stat] ?? null;
    case 'set-wounds':
      return man === undefined ? null : man.stats[stat] - man.statsNow[stat];
    case 'set-repair':
      return house?.repairMonths ?? null;
    case 'set-owner-guts':
      return house?.ownerGuts ?? null;
    case 'set-outrage':
      return view.outrage;
    default:
      return null;
  }
}
