import { defineConfig } from '@playwright/test';
import { quickTag, suite } from './scripts/suites.ts';
import { listChromiumArguments, findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

/** The longest: begun first, so that no core is left with one of them at the end. */
const longest = [
  'hotSeat',
  'evening',
  'eveningTurns',
  'everySize',
  'newcomer',
  'year',
  'empireHands',
  'empireCity',
  'turfWar',
  'stillness',
  'cutWire',
  'forecast',
  'screens',
  'tables',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'test/e2e',
  ...(suite === 'quick' ? { grep: new RegExp(quickTag) } : {}),
  ...(suite === 'rest' ? { grepInvert: new RegExp(quickTag) } : {}),
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: '**/*.spec.ts', testIgnore: longest },
  ],
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // A test waits for its host and its page a third of the time: three keep two cores at work.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // Where nobody watches, one race in eighty tests is tried again; the report lists it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // A laptop at a quarter of the speed is to pass, too; what fails by its words fails at once.
  timeout: 240_000,
  // Where a machine is given only so much time, what is not begun by then is not run.
  globalTimeout: Number(process.env['RACKETEER_E2E_MS'] ?? 0),
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env['RACKETEER_E2E_REPORT'] ?? 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace costs every test an eighth of its time; a failing one is looked at with it.
    trace: process.env['RACKETEER_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: listChromiumArguments(), ...(executablePath === null ? {} : { executablePath }) },
  },
});
