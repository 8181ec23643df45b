import type { Page } from '@playwright/test';
import type { GameId } from '#shared/words/games.ts';
import {
  accessibilityFindings,
  beginGame,
  chooseFirst,
  expect,
  inspect,
  screenshot,
  screenshotNow,
  sitAs,
  test,
} from '../support/app.ts';

test.setTimeout(1_200_000);

declare global {
  interface Window {
    /** Whose side the page has shown since it was opened, the newest last. */
    shown: string[];
  }
}

type Head = {
  period: number;
  ending: object | null;
  wait: { seats: string[]; says: { button: string | null; leads?: boolean } } | null;
  waiting: { seat: string | null; isDone?: boolean }[];
  seats: { seat: string; name: string; isHuman: boolean }[];
};

type Played = { game: GameId; cover: RegExp; found: (app: Page) => Promise<void> };

async function foundSeats(app: Page, seat: string, count: string): Promise<void> {
  await app.getByLabel('Seed').fill('21');
  await app.getByRole('combobox', { name: /^(Families|Gangs)$/ }).selectOption(count);
  await app.getByLabel(`Who plays ${seat} 2`).selectOption('screen');
  await screenshot(app, `hot-seat-asked-${seat}`);
  await app.getByRole('button', { name: 'Start the game' }).click();
}

/** All five games, each with two people at the screen and somebody of the program's. */
const all: readonly Played[] = [
  {
    game: 'paradise',
    cover: /Paradise/,
    found: async (app) => {
      await app.getByRole('spinbutton', { name: 'Seed' }).fill('21');
      await app.getByRole('checkbox', { name: /^Several players/ }).check();
      await app.getByRole('button', { name: /^The Riverside Crowd/ }).click();
      await app.getByLabel('Number of rivals').selectOption('1');
      await screenshot(app, 'hot-seat-asked-paradise');
      await app.getByRole('button', { name: 'Start the game' }).click();
    },
  },
  { game: 'turf-war', cover: /Turf War/, found: (app) => foundSeats(app, 'gang', '3') },
  { game: 'brotherhood', cover: /Brotherhood/, found: (app) => foundSeats(app, 'family', '4') },
  { game: 'godfather', cover: /brownstone/, found: (app) => foundSeats(app, 'family', '3') },
  { game: 'empire-city', cover: /Empire City/, found: (app) => foundSeats(app, 'family', '3') },
];

/** Notes every name that stands in the top bar, however briefly. */
function noteWhoIsShown(): void {
  window.shown = [];
  const note = (): void => {
    const who = document.querySelector('header[aria-label="Campaign"] .who strong')?.textContent;
    if (who !== undefined && window.shown.at(-1) !== who) window.shown.push(who);
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}

function ask<T>(app: Page, call: string, input: object): Promise<T> {
  return app.evaluate(
    async ({ call, input }) => {
      const reply = await fetch(`/rpc/${call}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-racketeer-token': sessionStorage.getItem('racketeer-token') ?? '',
        },
        body: JSON.stringify({ json: input }),
      });
      const { json } = (await reply.json()) as { json: unknown };
      if (!reply.ok) throw new Error(JSON.stringify(json));
      return json;
    },
    { call, input },
  ) as Promise<T>;
}

/** The seat does what the program would advise, once or until the game waits for somebody else. */
async function decide(app: Page, game: GameId, seat: string): Promise<void> {
  for (let most = 60; most > 0; most -= 1) {
    const plans = await ask<{ order: object; problem: string | null }[]>(app, `games/${game}/plan`, {
      seat,
      viewer: seat,
    });
    const orders = plans.filter(({ problem }) => problem === null).map(({ order }) => order);
    if (orders.length === 0) break;
    await ask(app, `games/${game}/follow`, { seat, orders, dice: 'program', answers: [] });
    const head = await ask<Head>(app, `games/${game}/view`, { viewer: 'gm' });
    const asked = head.waiting[0]?.seat ?? head.wait?.seats[0];
    if (head.wait?.says.button !== null || asked !== seat) break;
  }
  await app.evaluate(() => window.dispatchEvent(new Event('focus')));
}

const parts = (app: Page) => ({
  curtain: app.getByRole('button', { name: /^I play .*: show it$/ }),
  reveal: app.getByRole('button', { name: 'Lower the curtain' }),
  over: app.getByRole('heading', { name: /^(Everyone’s done|The others play)$/ }),
  done: app.getByRole('button', { name: 'Done: hand over' }),
});

type Part = keyof ReturnType<typeof parts>;

async function findPart(app: Page): Promise<Part> {
  await expect(app.locator('main[aria-busy="false"]')).toBeVisible();
  const all = parts(app);
  const [first, ...others] = Object.values(all);
  await expect(others.reduce((some, one) => some.or(one), first!).first()).toBeVisible();
  for (const [part, locator] of Object.entries(all)) if (await locator.isVisible()) return part as Part;
  return findPart(app);
}

async function readTitle(app: Page): Promise<string> {
  return (await app.getByRole('heading', { level: 1 }).innerText()).trim();
}

/** Opens the page anew: the same curtain stands, and nobody's side was shown on the way. */
async function reload(app: Page): Promise<void> {
  const [part, title] = [await findPart(app), await readTitle(app)];
  await app.reload();
  expect(await findPart(app)).toBe(part);
  await expect(app.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await app.evaluate(() => window.shown)).toEqual([]);
}

/** The player of a seat sees his own side alone, before a reload and after it; then he decides. */
async function play(app: Page, game: GameId, heads: Head['seats'], reloads: boolean): Promise<string> {
  const name = await readTitle(app);
  const seat = heads.find((head) => head.name === name)?.seat ?? '';
  const show = app.getByRole('button', { name: `I play ${name}: show it` });
  for (const _ of reloads ? ['before a reload', 'after it'] : []) {
    await show.click();
    await expect(parts(app).done).toBeVisible();
    expect(new Set(await app.evaluate(() => window.shown))).toEqual(new Set([name]));
    await app.reload();
    await expect(show).toBeVisible();
    expect(await app.evaluate(() => window.shown)).toEqual([]);
  }
  await show.click();
  await expect(parts(app).done).toBeVisible();
  await decide(app, game, seat);
  await settleBattles(app, game);
  return name;
}

/** The battles of a player are fought by the program. */
async function settleBattles(app: Page, game: GameId): Promise<void> {
  const count = async (): Promise<number> => {
    const { wait, waiting } = await ask<Head>(app, `games/${game}/view`, { viewer: 'gm' });
    return wait?.says.leads === true ? waiting.length : 0;
  };
  for (let open = await count(); open > 0; open = await count()) {
    await app.getByRole('button', { name: 'Fight the battle' }).click();
    await app.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(count).toBeLessThan(open);
  }
}

for (const { game, cover, found } of all) {
  test(`[MONTH-6] two people play two periods of ${game} at one screen, with reloads`, async ({ app }) => {
    await app.addInitScript(noteWhoIsShown);
    await app.reload();
    await app.getByRole('radio', { name: cover }).check({ force: true });
    await app.getByRole('button', { name: /New/ }).first().click();
    await found(app);
    await expect(parts(app).curtain.or(parts(app).over)).toBeVisible();
    expect(await app.evaluate(() => window.shown)).toEqual([]);
    await inspect(app, `hot-seat-${game}-curtain`);

    const { seats } = await ask<Head>(app, `games/${game}/view`, { viewer: 'gm' });
    const people = seats.filter(({ isHuman }) => isHuman).map(({ name }) => name);
    const [played, told] = [new Set<string>(), new Map<string, Set<string>>()];
    let reveals = 0;
    let steps = 0;
    // One game is read anew at every step, the others at the first two.
    const reloads = (): boolean => game === 'paradise' || steps < 2;
    for (let most = 300; most > 0; most -= 1) {
      const part = await findPart(app);
      // Who is asked while people are waiting is one of them, and the round is over for none of them.
      if (part === 'curtain') {
        if (reloads()) await reload(app);
        const name = await play(app, game, seats, reloads());
        steps += 1;
        played.add(name);
        await parts(app).done.click();
        // Who gave no order is asked once more.
        const asked = app.getByRole('button', { name: 'Hand over', exact: true });
        await expect(
          asked
            .or(parts(app).curtain)
            .or(app.getByRole('heading', { level: 1 }))
            .first(),
        ).toBeVisible();
        if (await asked.isVisible()) await asked.click();
        await expect(parts(app).done).toBeHidden();
      } else if (part === 'reveal') {
        reveals += 1;
        await screenshot(app, `hot-seat-${game}-reveal-${reveals}`);
        await reload(app);
        expect(await accessibilityFindings(app)).toEqual([]);
        if (reveals === 2) break;
        await parts(app).reveal.click();
        await expect(parts(app).curtain.or(parts(app).over)).toBeVisible();
        if (!(await parts(app).curtain.isVisible())) continue;
        const name = await readTitle(app);
        await parts(app).curtain.click();
        // His own report comes first.
        await expect(app.getByRole('heading', { name: /: what happened$/ })).toBeVisible();
        await screenshotNow(app, `hot-seat-${game}-report`);
        told.set(name, new Set());
        await app.reload();
      } else {
        if (reloads()) await reload(app);
        const on = app.getByRole('main').getByRole('button').first();
        await on.click();
        const anyway = app.getByRole('button', { name: /anyway$/ });
        const still = app.locator('main[aria-busy="false"]');
        // Whoever owns a man is asked about him while the period goes on.
        const choose = app.getByRole('button', { name: 'Choose', exact: true });
        for (const either = anyway.or(choose).or(still).first(); ;) {
          await expect(either).toBeVisible();
          if (await anyway.isVisible()) await anyway.click();
          else if (await choose.isVisible()) await chooseFirst(app);
          else break;
        }
      }
    }
    expect(reveals).toBe(2);
    expect([...played].sort()).toEqual([...people].sort());
    expect(told.size).toBe(1);
  });
}

test('[MONTH-6] a second window stands at the same curtain, and the games master’s side is asked for', async ({
  app,
  context,
}) => {
  await beginGame(app, /Turf War/);
  await foundSeats(app, 'gang', '3');
  await expect(parts(app).curtain).toBeVisible();
  const token = await app.evaluate(() => sessionStorage.getItem('racketeer-token'));
  const other = await context.newPage();
  await other.goto(`${new URL(app.url()).origin}/?token=${token ?? ''}`);
  await parts(other).curtain.click();
  await expect(parts(other).done).toBeVisible();
  const first = await readTitle(app);
  await parts(app).curtain.click();
  await parts(app).done.click();
  await app.getByRole('button', { name: 'Hand over', exact: true }).click();
  await expect(app.getByText('turn 2 of 2')).toBeVisible();
  // The other window goes along by itself.
  await expect(parts(other).done).toBeHidden();
  expect(await readTitle(other)).not.toBe(first);
  await other.close();

  await app.getByRole('button', { name: 'End hot seat' }).click();
  const dialog = app.getByRole('dialog', { name: 'Everybody’s secrets are shown' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(parts(app).curtain).toBeVisible();
  await app.getByRole('button', { name: 'End hot seat' }).click();
  await dialog.getByRole('button', { name: 'Show everything' }).click();
  await sitAs(app, /Games master/, /Games master/);
});
