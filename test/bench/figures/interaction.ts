import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { listChromiumArguments, ensureChromium } from '#scripts/chromium.ts';
import { openCampaign } from '#commands/files.ts';
import { buildAnnals } from '#queries/annals.ts';
import { startHost } from '#test/support/host.ts';
import { median, type Figure } from '../figure.ts';
import { playCampaign } from '../longCampaign.ts';

const months = 240;
const npcs = 5;
const rounds = 3;
/** How long Chromium is given to report what an interaction took; it does so after the paint. */
const reportMs = 250;

/** What one does and how long it took until the next paint, in milliseconds. */
type Timed = { name: string; ms: number };

/**
 * Real clicks and keys on a campaign of 20 years: each from the moment it is pressed to the next paint, as the Event
 * Timing API has it. Chromium rounds to 8 ms.
 */
export const figure: Figure = {
  title: `interaction (${months} months, ${npcs + 1} gangs)`,
  boundedBy: 'drawing a whole screen anew; the slowest is named',
  async measure({ folder }) {
    const file = join(folder, 'interaction.racketeer');
    const played = await playCampaign(file, { months, npcs });
    const executablePath = await ensureChromium();
    if (executablePath === null) throw new Error('No Chromium: set CHROMIUM_PATH to one.');
    const annalsMs = await timeAnnals(file);
    const browser = await chromium.launch({ executablePath, args: listChromiumArguments() });
    const host = await startHost({ file });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const asked = performance.now();
      await page.goto(host.url);
      await page.locator('main#main h1').waitFor();
      const firstMs = performance.now() - asked;
      const timed = await walkThrough(page);
      const [curtain, scene] = await closeMonth(page);
      const sorted = timed.toSorted((a, b) => b.ms - a.ms);
      const slowest = sorted[0] ?? { name: 'nothing', ms: NaN };
      return [
        {
          name: `slowest of ${timed.length}, at ${played} months: ${slowest.name}`,
          value: slowest.ms,
          unit: 'ms',
          floor: 100,
          aim: 50,
        },
        ...sorted.slice(1, 5).map(({ name, ms }) => ({ name, value: ms, unit: 'ms' })),
        { name: 'median', value: median(timed.map(({ ms }) => ms)), unit: 'ms' },
        { name: 'the first screen', value: firstMs, unit: 'ms', floor: 1_000, aim: 500 },
        { name: curtain.name, value: curtain.ms, unit: 'ms', floor: 300, aim: 100 },
        { name: scene.name, value: scene.ms, unit: 'ms', floor: 1_000, aim: 500 },
        { name: 'the annals', value: annalsMs, unit: 'ms', floor: 300, aim: 100 },
      ];
    } finally {
      await browser.close();
      await host.close();
    }
  },
};

/** Every screen, then what one does most on them: of each the median of three rounds. */
async function walkThrough(page: Page): Promise<Timed[]> {
  await observe(page);
  const taken = new Map<string, number[]>();
  const time = async (name: string, act: () => Promise<void>): Promise<void> => {
    await settled(page);
    await forget(page);
    await act();
    taken.set(name, [...(taken.get(name) ?? []), await slowestSince(page)]);
  };
  for (let round = 0; round < rounds; round += 1) {
    await screens(page, time);
    await people(page, time);
    await orders(page, time);
  }
  return [...taken].map(([name, values]) => ({ name, ms: median(values) }));
}

type Time = (name: string, act: () => Promise<void>) => Promise<void>;

async function screens(page: Page, time: Time): Promise<void> {
  const rail = page.getByRole('navigation', { name: 'Screens' }).locator('li button');
  for (const button of await rail.all()) {
    const name = ((await button.locator('span').first().textContent()) ?? '').trim();
    await time(`screen ${name}`, () => button.click());
  }
}

async function people(page: Page, time: Time): Promise<void> {
  await go(page, 'Gang');
  const roster = page.getByRole('table', { name: 'Roster' });
  await time('a man in the inspector', () => roster.locator('tbody th button').first().click());
  await time('another', () => roster.locator('tbody th button').nth(1).click());
  await time('the roster sorted', () => roster.getByRole('button', { name: 'Name', exact: true }).click());
  await time('the inspector closed', () => page.keyboard.press('Escape'));
  await go(page, 'City');
  const map = page.getByRole('group', { name: /^Map of Paradise/ });
  await time('a district on the map', () => map.getByRole('button', { name: /^Downtown/ }).click());
  await time('the map nearer', () => page.getByRole('button', { name: 'Nearer' }).click());
  await time('the whole map', () => page.getByRole('button', { name: 'The whole city' }).click());
  await time('another layer', async () => {
    await page.getByLabel('Layer').focus();
    await page.keyboard.press('ArrowDown');
  });
  await time('the finder opened', () => page.keyboard.press('Control+k'));
  await time('a letter in the finder', () => page.keyboard.type('d'));
  await page.keyboard.press('Escape');
  await time('the inspector of the district closed', () => page.keyboard.press('Escape'));
}

async function orders(page: Page, time: Time): Promise<void> {
  await go(page, 'Orders');
  const whose = page.getByRole('group', { name: 'Whose doors' });
  for (const doors of ['Rivals’', 'Ours', 'To take over'])
    await time(`orders: ${doors}`, () => whose.getByRole('button', { name: doors }).click());
  const list = page.getByRole('region', { name: 'Independent businesses' });
  const crew = page.getByRole('group', { name: 'Crew' }).getByRole('checkbox');
  await time('a business picked', () => list.getByRole('radio').first().click());
  // The best talker is proposed with the business; somebody goes with him, or stays at home again.
  await time('a man for the crew', () => crew.nth(1).click());
  const send = page.getByRole('button', { name: 'Send the crew' });
  await send.and(page.locator('[aria-disabled="false"]')).waitFor();
  await time('an order given', () => send.click());
  await page
    .getByRole('button', { name: /^Withdraw/ })
    .first()
    .waitFor();
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
  await time('the order taken back', () => undo.click());
  await page.getByRole('button', { name: /^Withdraw/ }).waitFor({ state: 'detached' });
}

async function go(page: Page, screen: string): Promise<void> {
  const rail = page.getByRole('navigation', { name: 'Screens' });
  await rail.getByRole('button', { name: new RegExp(`^${screen}`) }).click();
  await settled(page);
}

/** Closes the month over whatever waits: from the last press to the curtain, and to the first scene of the show. */
async function closeMonth(page: Page): Promise<[Timed, Timed]> {
  await go(page, 'Desk');
  const stage = page.locator('dialog.show');
  const anyway = page.getByRole('button', { name: /anyway$/ });
  await page.evaluate(() => {
    const kept: Record<string, number> = {};
    Object.assign(window, { closing: kept });
    addEventListener('click', () => (kept['pressed'] = performance.now()), { capture: true });
    new MutationObserver(() => {
      const note = (name: string, place: string): void => {
        if (kept[name] !== undefined || document.querySelector(place) === null) return;
        kept[name] = 0;
        requestAnimationFrame(() => setTimeout(() => (kept[name] = performance.now())));
      };
      note('lowered', '.overture');
      note('shown', 'dialog.show[open]');
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('button', { name: /^(Close the month|Pay the precincts)/ }).click();
  await stage.or(anyway).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await stage.waitFor();
  await settled(page);
  type Closing = { pressed: number; lowered?: number; shown: number };
  const { pressed, lowered, shown } = await page.evaluate(() => (window as unknown as { closing: Closing }).closing);
  const name = ((await stage.locator('h1').textContent()) ?? '').trim();
  const curtainMs = (lowered ?? shown) - pressed;
  return [
    { name: '“Close the month” pressed, to the first frame: the curtain', ms: curtainMs },
    { name: `to the first scene of ${name}`, ms: shown - pressed },
  ];
}

/** Sums up twenty years for the games master. */
async function timeAnnals(file: string): Promise<number> {
  const session = await openCampaign(file, new Date('2026-01-02T12:00:00Z'));
  const values = Array.from({ length: rounds }, () => {
    const before = performance.now();
    buildAnnals(session, 'gm');
    return performance.now() - before;
  });
  session.store.close();
  return median(values);
}

/** Nothing is on its way and two frames were painted. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Notes in the page how long each interaction took until the next paint. */
async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept: number[] = [];
    Object.assign(window, { interactionMs: kept });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0) kept.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function forget(page: Page): Promise<void> {
  await page.waitForTimeout(reportMs);
  await page.evaluate(() => {
    (window as unknown as { interactionMs: number[] }).interactionMs.length = 0;
  });
}

/** The slowest interaction since; what took less than 16 ms is not reported and counts as 16. */
async function slowestSince(page: Page): Promise<number> {
  await page.waitForTimeout(reportMs);
  const noted = await page.evaluate(() => (window as unknown as { interactionMs: number[] }).interactionMs);
  return Math.max(16, ...noted);
}
