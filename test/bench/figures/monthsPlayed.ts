import { paradiseWriter } from '#test/support/rules.ts';
import { playOn } from '#kernel/play.ts';
import { runInPlace } from '#kernel/run.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { foundedCampaign } from '#test/support/founded.ts';
import { median, type Figure } from '../figure.ts';

const months = 24;
const campaignsOfOneMeasure = 3;
/** From here on the compiler has seen what months are made of, and they go no faster. */
const warmUpCampaigns = 15;

/** Months of five gangs that write their own orders, played in memory as simulations play them. */
export const figure: Figure = {
  title: 'months in memory (5 gangs, 24-month campaigns, after warm-up)',
  boundedBy: 'battles take half, spread over all their tactics; planning a fifth',
  measure({ repeats }) {
    for (let seed = 0; seed < warmUpCampaigns; seed += 1) playCampaign(seed);
    const speeds = Array.from({ length: repeats }, (_, repeat) => speedOf(repeat));
    return Promise.resolve([
      { name: 'months a second in memory', value: median(speeds), unit: 'months/s', floor: 200, aim: 400 },
    ]);
  },
};

function speedOf(repeat: number): number {
  let played = 0;
  let milliseconds = 0;
  for (let n = 0; n < campaignsOfOneMeasure; n += 1) {
    const campaign = playCampaign(100 + repeat * campaignsOfOneMeasure + n);
    played += campaign.played;
    milliseconds += campaign.milliseconds;
  }
  return (played / milliseconds) * 1_000;
}

function playCampaign(seed: number): { played: number; milliseconds: number } {
  let own = foundedCampaign({ seed });
  const before = process.threadCpuUsage();
  let played = 0;
  while (played < months && paradise.ending(own.state) === null) {
    const result = runInPlace(own, paradiseWriter, (table) => playOn(paradise, table, { auto: true }));
    if (result.kind === 'question') throw new Error(result.question.prompt);
    own = result.after;
    played += 1;
  }
  const { user, system } = process.threadCpuUsage(before);
  return { played, milliseconds: (user + system) / 1_000 };
}
