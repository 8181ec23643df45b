import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foundCampaign } from '#commands/files.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { otherCities } from '#shared/games/paradise/cities/others.ts';
import { noon, paradiseState, playMonths, temporaryFolder } from '#test/support/campaigns.ts';
import { playDrawnCity } from '#scripts/lab/cities.ts';
import { restTag } from '#scripts/suites.ts';
import { exportPaper, readEdition } from '#queries/papers.ts';
import { findCrest } from '#shared/games/paradise/cities/city.ts';
import { cityPackSchema, type CityPack } from '#shared/games/paradise/cities/pack.ts';
import { portVerity } from '#shared/games/paradise/cities/portVerity.ts';
import { sample } from '#test/support/samples.ts';

/** Plays a city by the programs from its founding, and finds the campaign whole. */
async function playCity(city: CityPack, months: number): Promise<void> {
  const asked = { title: 'Paradise', seed: 11, npcs: null, gangName: null, level: null, city };
  const setup = paradise.quickSetup(
    city.start === undefined ? { ...asked, npcs: (city.gangs?.length ?? 5) - 1 } : asked,
  );
  setup.houseRules.lastMonth = null;
  const path = join(temporaryFolder(), 'City.racketeer');
  const founded = await foundCampaign({ game: 'paradise', path, fileId: 'x', setup, answers: [] }, noon);
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  const { session } = founded;
  const { month } = paradiseState(session);
  await playMonths(session, months);
  const state = paradiseState(session);
  expect(state.victory !== null || state.month === month + months).toBe(true);
  expect(verifyCampaign(session).findings).toEqual([]);
  const { content } = await exportPaper(paradise, readEdition(session, month), 'txt', []);
  expect(content).toContain(city.paper.name.toUpperCase().split(' ')[0]);
  session.store.close();
}

it.each(otherCities)(
  '[CITY-1] $name founds, plays five years by the programs, and verifies',
  { tags: 'rest' },
  async (city) => {
    await playCity(city, sample(60, 5));
  },
);

it.each([3, 21, 55])(
  '[CITY-1] the city drawn by seed %i plays two years without a word of Paradise, and verifies',
  { tags: [restTag] },
  async (seed) => {
    expect(await playDrawnCity({ seed, months: 24 })).toMatchObject({ months: 24, problems: [] });
  },
);

it('[CITY-1] a gang has the crest that its city gives it, else that of its type', () => {
  const inCity = { city: portVerity };
  expect(findCrest(inCity, { name: 'The Long Wharf Mob', type: 'irish' })).toBe('anchor');
  expect(findCrest(inCity, { name: 'The Basin Rats', type: 'street' })).toBe('street');
  expect(findCrest({}, { name: 'The Long Wharf Mob', type: 'irish' })).toBe('irish');
  const [gang, ...others] = portVerity.gangs ?? [];
  const read = cityPackSchema.safeParse({ ...portVerity, gangs: [{ ...gang, crest: 'lion' }, ...others] });
  const fault = read.error?.issues[0];
  expect(fault?.path).toEqual(['gangs', 0, 'crest']);
  expect(fault?.message).toMatch(/^A crest is one of syndicate, /u);
});
