import type { OpenCampaign } from './log.ts';

/** The machine-readable state of a campaign: the same seed and orders give the same bytes. */
export type Status = {
  rulebook: string;
  rulebookVersion: number;
  title: string;
  seed: number;
  month: number;
  monthsPlayed: number;
  date: string;
  stage: string;
  outrage: number;
  fedsInTown: boolean;
  gangs: {
    name: string;
    seat: string;
    type: string;
    isHuman: boolean;
    bank: number;
    reputation: number;
    members: number;
    businesses: number;
  }[];
  waiting: string[];
};

/** [status] As the games master sees it. */
export function statusOf({ rulebook, snapshot, store }: OpenCampaign): Status {
  const view = rulebook.view(snapshot.state, 'gm');
  return {
    rulebook: view.rulebook,
    rulebookVersion: view.rulebookVersion,
    title: store.campaign().title,
    seed: view.seed,
    month: view.month,
    monthsPlayed: view.monthsPlayed,
    date: view.date,
    stage: view.stage,
    outrage: view.outrage,
    fedsInTown: view.feds.inTown,
    gangs: view.gangs.map((gang) => ({
      name: gang.name,
      seat: gang.seat,
      type: gang.type,
      isHuman: gang.isHuman,
      bank: gang.secrets?.bankDollars ?? 0,
      reputation: gang.secrets?.reputation ?? 0,
      members: gang.members ?? 0,
      businesses: gang.businesses,
    })),
    waiting: view.waiting.map((waiting) => waiting.text),
  };
}
