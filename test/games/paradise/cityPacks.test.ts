import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foundCampaign } from '#commands/files.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { otherCities } from '#shared/games/paradise/cities/others.ts';
import { noon, paradiseState, playMonths, temporaryFolder } from '#test/support/campaigns.ts';
import { sample } from '#test/support/samples.ts';

it.each(otherCities)('[CITY-1] $name founds, plays five years by the programs, and verifies', async (city) => {
  const asked = { title: 'Paradise', seed: 11, npcs: null, gangName: null, level: null, city };
  const setup = paradise.quickSetup(
    city.start === undefined ? { ...asked, npcs: (city.gangs ?? []).length - 1 } : asked,
  );
  setup.houseRules.lastMonth = null;
  const path = join(temporaryFolder(), 'City.racketeer');
  const founded = await foundCampaign({ game: 'paradise', path, fileId: 'x', setup, answers: [] }, noon);
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  const { session } = founded;
  const { month } = paradiseState(session);
  const months = sample(60, 5);
  await playMonths(session, months);
  const state = paradiseState(session);
  expect(state.victory !== null || state.month === month + months).toBe(true);
  expect(verifyCampaign(session).findings).toEqual([]);
  session.store.close();
});
