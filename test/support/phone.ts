import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { GameId } from '#shared/words/games.ts';
import type { Host } from './host.ts';
import type { Outcome } from '#shared/contract/index.ts';
import { expect, openSample } from './app.ts';
import { leaveOutSecureParts } from './plainHttp.ts';

/** The phone that the screens are drawn for. */
export const phoneSize = { width: 390, height: 844 };

export const smallPhone = { width: 320, height: 640 };

/** A game with the name of its cover and the seat that a phone has in its sample. */
export const phoneGames = [
  { game: 'paradise', cover: /Paradise/ },
  { game: 'turf-war', cover: /Turf War/ },
  { game: 'brotherhood', cover: /Brotherhood/ },
  { game: 'godfather', cover: /brownstone/ },
  { game: 'empire-city', cover: /Empire City/ },
] as const;

/** Opens the sample of a game on the program's own screen; returns the seat of its one human player. */
export async function openSampleAt(app: Page, cover: RegExp, game: GameId): Promise<string> {
  await app.getByRole('radio', { name: cover }).check({ force: true });
  await openSample(app);
  const { seats } = await ask<Head>(app, `games/${game}/view`, { viewer: 'gm' });
  return seats.find(({ isHuman }) => isHuman)?.seat ?? 'gm';
}

type Head = {
  period: number;
  seats: { seat: string; isHuman: boolean }[];
  waiting: { seat: string | null }[];
  wait: { manner: string; says: { button: string | null } } | null;
};

/** Plays the open campaign on to its next period as its table would; the seat does what the program advises. */
export async function closePeriod(app: Page, game: GameId, seat: string): Promise<void> {
  const { period } = await ask<Head>(app, `games/${game}/view`, { viewer: 'gm' });
  for (let most = 200; most > 0; most -= 1) {
    const head = await ask<Head>(app, `games/${game}/view`, { viewer: 'gm' });
    if (head.period > period) return;
    const isAsked = head.wait?.manner !== 'sealed' && head.waiting.some((one) => one.seat === seat);
    if (isAsked || head.wait?.says.button === null) await followAdvice(app, game, seat);
    else await advance(app);
  }
  throw new Error('The period does not end.');
}

async function followAdvice(app: Page, game: GameId, seat: string): Promise<void> {
  const plans = await ask<{ order: object; problem: string | null }[]>(app, `games/${game}/plan`, {
    seat,
    viewer: seat,
  });
  const orders = plans.filter(({ problem }) => problem === null).map(({ order }) => order);
  if (orders.length === 0) await advance(app);
  else await ask(app, `games/${game}/follow`, { seat, orders, dice: 'program', answers: [] });
}

/** Plays on; the program rolls and draws whatever is asked. */
export async function advance(app: Page): Promise<void> {
  const answers: object[] = [];
  for (;;) {
    const outcome = await ask<Outcome>(app, 'play/advance', { dice: 'program', answers });
    if (outcome.kind === 'done') return;
    const { id, prompt } = outcome.question;
    answers.push({ id, asked: prompt, kind: 'roll-the-rest' });
  }
}

/** Asks the host as the page would. */
export function ask<Answer>(app: Page, call: string, input: unknown): Promise<Answer> {
  return app.evaluate(
    async ([path, json]) => {
      const token = sessionStorage.getItem('racketeer-token') ?? '';
      const answer = await fetch(`/rpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-racketeer-token': token },
        body: JSON.stringify({ json }),
      });
      const { json: told } = (await answer.json()) as { json: Answer };
      if (!answer.ok) throw new Error(JSON.stringify(told));
      return told;
    },
    [call, input] as const,
  );
}

/** A phone in a player's hand: it touches, it is small, and it is one seat and nothing else. */
export async function openPhone(
  browser: Browser,
  host: Host,
  { seat, size = phoneSize, theme = 'light' }: Phone,
): Promise<{ phone: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: size,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: theme,
  });
  await context.addInitScript(leaveOutSecureParts);
  await context.addInitScript(sitDown, seat);
  const phone = await context.newPage();
  await phone.goto(host.url);
  await expect(phone.getByRole('navigation', { name: 'Screens' })).toBeVisible();
  return { phone, context };
}

type Phone = {
  /** Null leaves the phone as free as the program's own screen. */
  seat: string | null;
  size?: { width: number; height: number };
  theme?: 'light' | 'dark';
};

/** What the table does for a device that has joined: it is this seat's alone; the show is for tests about it. */
function sitDown(seat: string | null): void {
  if (location.protocol !== 'http:') return;
  if (seat !== null) sessionStorage.setItem('racketeer-own-seat', seat);
  const key = 'racketeer-settings';
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ show: { isOn: false } }));
}

/** Opens a screen by the bar at the bottom, or by what is behind its last place. */
export async function goByThumb(phone: Page, screen: string): Promise<void> {
  const bar = phone.getByRole('navigation', { name: 'Screens' });
  await expect(bar.getByRole('button', { name: 'More' })).toBeVisible();
  const near = bar.getByRole('button', { name: new RegExp(`^${screen}`) });
  if ((await near.count()) > 0) {
    await near.tap();
    return;
  }
  await bar.getByRole('button', { name: 'More' }).tap();
  const sheet = phone.getByRole('dialog', { name: 'More' });
  await sheet.getByRole('button', { name: new RegExp(`^${screen}`) }).tap();
  await expect(sheet).toBeHidden();
}

/** The names of all screens that the phone has: those of the bar first. */
export async function listScreens(phone: Page): Promise<string[]> {
  const bar = phone.getByRole('navigation', { name: 'Screens' });
  const near = await bar.locator('button > span:not(.badge)').allInnerTexts();
  await bar.getByRole('button', { name: 'More' }).tap();
  const sheet = phone.getByRole('dialog', { name: 'More' });
  const more = sheet.getByRole('list', { name: 'Other screens' }).getByRole('button');
  const names = await more.allInnerTexts();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  return [...near.slice(0, -1), ...names].map((name) => name.trim());
}

/** What stands out of the window sideways, and what a page scrolls by. */
export function findOverflow(phone: Page): Promise<string[]> {
  return phone.evaluate(() => {
    const wide = document.documentElement;
    const main = document.querySelector('main');
    const found: string[] = [];
    if (wide.scrollWidth > wide.clientWidth)
      found.push(`the page is ${wide.scrollWidth - wide.clientWidth} px too wide`);
    if (main !== null && main.scrollWidth > main.clientWidth) {
      const edge = main.getBoundingClientRect().right;
      const worst = [...main.querySelectorAll('*')].findLast((one) => one.getBoundingClientRect().right > edge + 1);
      const name = `${worst?.tagName.toLowerCase() ?? ''}.${worst?.className.toString() ?? ''}`;
      found.push(`the screen is ${main.scrollWidth - main.clientWidth} px too wide (${name})`);
    }
    return found;
  });
}

/** Lists sentences that have so narrow a place that they are read down rather than across. */
export function findSqueezed(phone: Page): Promise<string[]> {
  return phone.evaluate(() => {
    const narrowest = 90;
    const sentence = 30;
    return [...document.querySelectorAll('main :is(p, li, dd, h2, h3, summary)')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const text = one.textContent.replaceAll(/\s+/gu, ' ').trim();
      const isNarrow = width > 1 && width < narrowest && height > 0;
      return isNarrow && text.length > sentence ? [`${Math.round(width)} px: ${text}`] : [];
    });
  });
}

/** Visible controls that are smaller than a thumb: under 44 px high, or narrower than that. */
export function findSmallTargets(within: Locator): Promise<string[]> {
  return within.evaluateAll((all) =>
    all.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      if (height === 0 || (height >= 44 && width >= 44)) return [];
      const name = (control.getAttribute('aria-label') ?? control.textContent).trim();
      return [`${name.slice(0, 40)}: ${Math.round(width)}x${Math.round(height)}`];
    }),
  );
}

/** Lists the boxes to tick and to pick that two of lie under one thumb: their rows are under 44 px high. */
export function findSmallChoices(phone: Page): Promise<string[]> {
  return phone.evaluate(() => {
    const boxes = document.querySelectorAll<HTMLInputElement>('main input:is([type="checkbox"], [type="radio"])');
    return [...boxes].flatMap((box) => {
      const { height } = (box.closest('label') ?? box.closest('tr') ?? box).getBoundingClientRect();
      if (height === 0 || height >= 44) return [];
      return [
        `${box.ariaLabel ?? box.closest('label, tr')?.textContent.trim().slice(0, 40) ?? ''}: ${Math.round(height)} px high`,
      ];
    });
  });
}

/** Scrolls to each word and button of what a phone asks, on both sizes of phone; lists those that lie under something. */
export async function findCovered(phone: Page, asked: Locator): Promise<string[]> {
  const before = phone.viewportSize();
  const found: string[] = [];
  for (const size of [phoneSize, smallPhone]) {
    await phone.setViewportSize(size);
    const covered = await asked.evaluate((question) =>
      [...question.querySelectorAll('p, li, th, td, h2, h3, dt, dd, legend, label, button')].flatMap((one) => {
        one.scrollIntoView({ block: 'nearest' });
        const [first, ...more] = one.getClientRects();
        const isForEars = getComputedStyle(one.closest('.visually-hidden, thead') ?? one).position === 'absolute';
        // What lies over a board lets presses through, and is not found by a point.
        const isAir = getComputedStyle(one).pointerEvents === 'none';
        if (first === undefined || first.height <= 1 || isForEars || isAir) return [];
        const last = more.at(-1) ?? first;
        const isSeen = [
          [first, first.top + Math.min(8, first.height / 2)] as const,
          [last, last.bottom - Math.min(8, last.height / 2)] as const,
        ].every(([{ left, width }, y]) => {
          const there = document.elementFromPoint(left + width / 2, y);
          return there !== null && (one.contains(there) || there.contains(one));
        });
        return isSeen ? [] : [one.textContent.replaceAll(/\s+/gu, ' ').trim()];
      }),
    );
    found.push(...covered.map((words) => `${size.width}: ${words}`));
  }
  if (before !== null) await phone.setViewportSize(before);
  return found;
}

/** Lists the keys that are named where there are none: every `kbd` that shows, and every button that names a key. */
export function findKeys(phone: Page): Promise<string[]> {
  return phone.evaluate(() => {
    const isShown = (one: Element): boolean => one.getBoundingClientRect().height > 0;
    const marks = [...document.querySelectorAll('kbd')].filter(isShown);
    const names = /\((?:Space|Esc|Enter)\)|\b[Pp]ress (?:Space|Esc|Enter)\b|\b[Kk]eys?:? [A-Z]\b|\bShift\b/u;
    const words = [...document.querySelectorAll<HTMLElement>('button, p, .hint')].filter(
      (one) => isShown(one) && names.test(one.innerText),
    );
    return [...marks, ...words].map((one) => `a key is named: ${one.textContent.trim().slice(0, 60)}`);
  });
}

type Point = { x: number; y: number };

/** Moves fingers over the page, each from one point to another. */
async function moveFingers(phone: Page, fingers: readonly { from: Point; to: Point }[]): Promise<void> {
  const touch = await phone.context().newCDPSession(phone);
  const at = (share: number): Point[] =>
    fingers.map(({ from, to }) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]): Promise<unknown> =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  await send('touchStart', at(0));
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', at(share));
  await send('touchEnd', []);
  await touch.detach();
}

/** Spreads two fingers over a board, from its middle. */
export async function pinchOut(phone: Page, board: Locator): Promise<void> {
  const { x, y } = await findMiddle(board);
  await moveFingers(phone, [
    { from: { x: x - 20, y }, to: { x: x - 80, y } },
    { from: { x: x + 20, y }, to: { x: x + 80, y } },
  ]);
}

/** Drags a board to the left with one finger. */
export async function panLeft(phone: Page, board: Locator): Promise<void> {
  const { x, y } = await findMiddle(board);
  await moveFingers(phone, [{ from: { x: x + 50, y: y + 4 }, to: { x: x - 50, y: y + 4 } }]);
}

async function findMiddle(thing: Locator): Promise<Point> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
