import { countFights } from './bookFights.ts';
import { playCityGame } from './cityGame.ts';
import { fightJob } from './jobFights.ts';
import { countLedFights } from './ledFights.ts';
import { playLifeGame } from './lifeGame.ts';
import { countPoliceRaids } from './policeRaids.ts';
import { playSeededCampaign } from './seededCampaign.ts';
import { playTournamentGame } from './tournamentGame.ts';

/** Every kind of trial a worker can run: a pure function of its task. */
export const trials = {
  tournament: playTournamentGame,
  life: playLifeGame,
  city: playCityGame,
  job: fightJob,
  campaign: playSeededCampaign,
  fights: countFights,
  policeRaids: countPoliceRaids,
  ledFights: countLedFights,
};

export type TrialName = keyof typeof trials;
export type TrialTask<N extends TrialName> = Parameters<(typeof trials)[N]>[0];
export type TrialResult<N extends TrialName> = Awaited<ReturnType<(typeof trials)[N]>>;

/** The answer of a worker. */
export type TrialAnswer<N extends TrialName> = {
  index: number;
  result: TrialResult<N> | null;
  problem: string | null;
};
