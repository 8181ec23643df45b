import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { startHost, type Host } from './host.ts';

const screensFolder = join(import.meta.dirname, '..', '..', 'test-results', 'screens');
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
];

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface AppFixtures {
  /** A host of its own for every test. */
  host: Host;
  /** The page as it was opened; the test fails on any error it wrote to its console. */
  app: Page;
  /** The show comes by itself at the close of a period; off where a test is about something else. */
  showsClose: boolean;
  /** Rivals of the board games play by themselves, move by move; off where a test is about something else. */
  movesRivals: boolean;
  /** What the page complained of so far; a test that provokes a failure empties it. */
  complaints: string[];
}

/** Playwright's `test` with the program running on loopback and opened in a page. */
export const test = base.extend<AppFixtures>({
  // Playwright reads a fixture's needs from its first argument's pattern.
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await startHost({ env: { RACKETEER_CLOCK: '2025-01-15T12:00:00Z' } });
    await use(host);
    await host.close();
  },
  showsClose: [false, { option: true }],
  movesRivals: [false, { option: true }],
  context: async ({ context, showsClose, movesRivals }, use) => {
    if (!showsClose) await context.addInitScript(leaveShowOut, movesRivals);
    await use(context);
  },
  // oxlint-disable-next-line no-empty-pattern
  complaints: async ({}, use) => {
    await use([]);
  },
  app: async ({ page, host, complaints }, use) => {
    watch(page, complaints);
    await page.goto(host.url);
    await use(page);
    expect(complaints, 'the page complained').toEqual([]);
    expect(host.problems(), 'the host met a bug').toBe('');
  },
});

/** Turns the show and the rivals' play off in a page that has no settings yet, by the settings that a user would use. */
export function leaveShowOut(playsRivals = false): void {
  const key = 'racketeer-settings';
  if (location.protocol !== 'http:' || localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, JSON.stringify({ playsRivals, show: { isOn: false } }));
}

/** Errors, warnings of the content policy, failed requests and anything asked of another host. */
function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content Security Policy')) {
      complaints.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url())) {
      complaints.push(`asked of another host: ${request.url()}`);
    }
  });
}

/** Axe in the page, put there once for as long as the page stands: its source is a megabyte and a half. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(axe.source);
    await frame.evaluate(() => {
      window.axe.configure({ allowedOrigins: ['<same_origin>'], noHtml: true });
    });
  }
}

/**
 * Waits until nothing on the page has changed for a moment (what it asks its host for has come, then), or two seconds
 * have gone by, and until every transition has ended: halfway through one, no color is the one meant.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const asked = performance.now();
    let changed = asked;
    const observer = new MutationObserver(() => (changed = performance.now()));
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document, everything);
    while (performance.now() < Math.min(changed + 100, asked + 2_000)) {
      await new Promise((passed) => setTimeout(passed, 20));
    }
    observer.disconnect();
    const passing = (): Animation[] =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    while (passing().length > 0) {
      await Promise.allSettled(passing().map(({ finished }) => finished));
    }
  });
}

/**
 * What axe finds against WCAG 2.2 AA once the page has settled, as readable lines; an empty list is what a test
 * wants. All rules of these tags run; only what passes them is not written down node by node.
 */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  await bringAxe(page);
  await settle(page);
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`),
    );
  }, wcagTags);
}

/** Lists on the page that cut off what is picked in them: each is asked how wide it would be by itself. */
export async function clippedLists(page: Page): Promise<string[]> {
  return page.locator('select:visible').evaluateAll((lists: HTMLSelectElement[]) =>
    lists.flatMap((list) => {
      const width = list.offsetWidth;
      const before = list.style.cssText;
      list.style.cssText = `${before}; position: absolute; field-sizing: content;
        width: max-content; min-width: 0; max-width: none;`;
      const wanted = list.offsetWidth;
      list.style.cssText = before;
      const name = list.ariaLabel ?? list.labels[0]?.innerText.split('\n')[0] ?? '';
      const picked = list.selectedOptions[0]?.text ?? '';
      return wanted > width + 1 ? [`${name}: “${picked}” wants ${wanted} px of ${width}`] : [];
    }),
  );
}

/** Lists the texts of a board of which something lies outside the box that clips them. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const isClipping = (element: Element): boolean =>
      element instanceof SVGSVGElement || ['hidden', 'clip'].includes(getComputedStyle(element).overflowY);
    const cut: string[] = [];
    for (const place of main.querySelectorAll('[data-place], svg text')) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        let box = node.parentElement;
        if (node.textContent?.trim() === '' || box?.closest('.visually-hidden')) continue;
        while (box !== null && box !== main && !isClipping(box)) box = box.parentElement;
        if (box === null || box === main) continue;
        const { left, top, right, bottom } = box.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(node);
        const isOut = [...range.getClientRects()].some(
          (rect) => rect.left < left - 2 || rect.right > right + 2 || rect.top < top - 4 || rect.bottom > bottom + 4,
        );
        if (isOut) cut.push(node.textContent ?? '');
      }
    }
    return cut;
  });
}

/** Sums that a line end parts from their sign, and marks that begin a line behind a name: what no typesetter lets pass. */
export async function brokenLines(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const place = (node: Node, from: number, to: number): DOMRect | null => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      return rects.at(-1) ?? null;
    };
    const isBelow = (later: DOMRect | null, earlier: DOMRect | null): boolean =>
      later !== null && earlier !== null && later.top > earlier.top + earlier.height / 2 && later.left < earlier.right;
    const isInline = (element: Element | null): boolean =>
      element !== null && getComputedStyle(element).display.startsWith('inline');
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    let before: Text | null = null;
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const text = node.data;
      if (text.trim() === '' || node.parentElement?.closest('svg, .visually-hidden, .sheet')) continue;
      for (const { index, 0: found } of text.matchAll(/[+±−-][$\d]/gu)) {
        if (/[\p{L}\d]/u.test(text[index - 1] ?? '')) continue;
        const sign = place(node, index, index + 1);
        if (isBelow(place(node, index + 1, index + found.length), sign))
          broken.push(`sign: ${text.slice(index, index + 12)}`);
      }
      for (const { index, 0: found } of text.matchAll(/\$?\d[\d,]*\d%?/gu)) {
        const last = index + found.length;
        if (isBelow(place(node, last - 1, last), place(node, index, index + 1))) broken.push(`figure: ${found}`);
      }
      const previous: Text | null = before;
      before = node;
      if (previous === null || !/^[.,;:!?)’”]/u.test(text)) continue;
      if (!isInline(previous.parentElement) && !isInline(node.parentElement)) continue;
      const end = previous.data.trimEnd().length;
      if (isBelow(place(node, 0, 1), place(previous, end - 1, end)))
        broken.push(`mark: ${previous.data.slice(-20)}|${text.slice(0, 10)}`);
    }
    return broken;
  });
}

/** Controls that something else lies over wherever the page is scrolled to: whoever goes there by keyboard or pointer meets it. */
export async function coveredControls(page: Page): Promise<string[]> {
  return page
    .locator(':is(main, aside, [data-inspector], section.tour) :is(button, a[href], input, select):visible:enabled')
    .evaluateAll((controls: HTMLElement[]) =>
      controls.flatMap((control) => {
        const of = control.closest('label') ?? control;
        if (of.closest('[inert], .visually-hidden') !== null || control.tabIndex < -1) return [];
        const isUnder = (block: ScrollLogicalPosition): boolean => {
          of.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
          const { left, top, width, height } = of.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit === null || (hit !== of && !of.contains(hit) && !hit.contains(of));
        };
        if (!isUnder('nearest') || !isUnder('center')) return [];
        return [control.ariaLabel ?? control.innerText.split('\n')[0] ?? control.tagName];
      }),
    );
}

/** Keeps the page as NAME-WIDTHxHEIGHT.png in both sizes when RACKETEER_SCREENS is 1. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env['RACKETEER_SCREENS'] !== '1') return;
  mkdirSync(screensFolder, { recursive: true });
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.screenshot({
      path: join(screensFolder, `${name}-${size.width}x${size.height}.png`),
      animations: 'disabled',
    });
  }
  if (before) await page.setViewportSize(before);
}

/** Expects axe to find nothing on the page, and keeps a picture of it. */
export async function inspect(page: Page, name: string): Promise<void> {
  expect(await accessibilityFindings(page), name).toEqual([]);
  await screenshot(page, name);
}

/** Keeps the page as it is now as NAME.png when RACKETEER_SCREENS is 1. */
export async function screenshotNow(page: Page, name: string): Promise<void> {
  if (process.env['RACKETEER_SCREENS'] !== '1') return;
  mkdirSync(screensFolder, { recursive: true });
  await page.screenshot({ path: join(screensFolder, `${name}.png`), animations: 'disabled' });
}

/** What the desk's one primary button says. */
export const primary = {
  pay: /^Pay the precincts/,
  close: /^Close the month/,
  goOn: /^(Go on with the month|Treat the wounded|Hear the cases|Settle)/,
  answer: /^Answer\b/,
};

/** Opens the sample campaign, at a screen of the rail where one is named. */
export async function openSample(app: Page, screen?: string): Promise<void> {
  await app.getByRole('button', { name: 'Open the sample campaign' }).click();
  await app.getByRole('navigation', { name: 'Screens' }).waitFor();
  if (screen !== undefined) await go(app, screen);
}

/** Opens the form of a new game, by the words on its cover. */
export async function beginGame(app: Page, cover: RegExp): Promise<void> {
  await app.getByRole('radio', { name: cover }).check({ force: true });
  await app.getByRole('button', { name: 'New campaign' }).click();
}

/** Enters a campaign that runs already from the text of its file. */
export async function enterRunning(app: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  const file = { name: 'table.json', mimeType: 'application/json', buffer };
  await app.getByLabel('File of a running campaign').setInputFiles(file);
}

/** Says on the form of a new game that there is a games master: it begins with him, not at the curtain. */
export async function takeGamesMaster(app: Page): Promise<void> {
  const question = app.getByRole('group', { name: 'Is there a games master?' });
  await question.getByRole('radio', { name: /^Yes/ }).check();
}

/** Looks at the open campaign of this title as somebody else, and waits until what he sees has come. */
export async function sitAs(app: Page, title: RegExp, who: RegExp): Promise<void> {
  // The map on the Desk has doors of like names behind it.
  const switcher = app.getByRole('button', { name: title }).first();
  await switcher.click();
  await app.getByRole('radio', { name: who }).click();
  // Somebody who plays alone is asked first.
  const show = app.getByRole('button', { name: 'Show it' });
  const seated = switcher.filter({ hasText: who });
  await expect(show.or(seated).first()).toBeVisible();
  if (await show.isVisible()) await show.click();
  await app.keyboard.press('Escape');
  await expect(switcher).toContainText(who);
}

/** Opens a screen by its name in the rail. */
export async function go(app: Page, screen: string): Promise<void> {
  const rail = app.getByRole('navigation', { name: 'Screens' });
  await rail.getByRole('button', { name: new RegExp(`^${screen}`) }).click();
}

/** Closes the month; battles of a human gang are resolved by the program on the way. */
export async function closeMonth(app: Page, date = '.*'): Promise<void> {
  await app.getByRole('button', { name: primary.close }).click();
  await playOut(app, date);
}

/** Answers the question in the dialog with its first answer. */
export async function chooseFirst(app: Page): Promise<void> {
  const question = (await app.getByRole('dialog').textContent()) ?? '';
  await app.getByRole('dialog').getByRole('radio').first().check();
  await app.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(app.getByRole('dialog').filter({ hasText: question })).toBeHidden();
}

/**
 * Goes on until the month's report is there; whatever battle comes up is resolved by the program. A show is left by
 * Escape, the one of the close only if it is not to be watched.
 */
export async function playOut(app: Page, date = '.*', watches = false): Promise<void> {
  const report = app.getByRole('heading', { level: 1, name: new RegExp(`^${date}: what happened$`) });
  const meet = app.getByRole('button', { name: 'Hold the Meet' });
  const fight = app.getByRole('button', { name: 'Fight the battle' }).or(meet);
  const choose = app.getByRole('button', { name: 'Choose', exact: true });
  /** What may be left as it is asks with the same button. */
  const mayWait = app.getByRole('dialog', { name: /open$/ }).getByRole('button', { name: /^Close/ });
  const allTheSame = app.getByRole('button', { name: /anyway$/ }).or(mayWait.last());
  const send = app.getByRole('button', { name: 'Send the police' });
  const answer = app.getByRole('button', { name: primary.answer });
  const stage = app.locator('dialog.show');
  for (;;) {
    await expect(report.or(fight).or(choose).or(allTheSame).or(send).or(answer).first()).toBeVisible();
    if (watches && (await report.isVisible())) return;
    if (await stage.isVisible()) {
      await app.keyboard.press('Escape');
      await expect(stage).toBeHidden();
      continue;
    }
    if (await report.isVisible()) return;
    if (await allTheSame.isVisible()) {
      await allTheSame.click();
      await expect(allTheSame).toBeHidden();
      continue;
    }
    if (await choose.isVisible()) {
      await chooseFirst(app);
      continue;
    }
    if (await send.isVisible()) {
      await send.click();
      await expect(report.or(fight).or(choose).first()).toBeVisible();
      continue;
    }
    if (await answer.isVisible()) {
      await answer.click();
      await expect(choose.or(report).or(fight).first()).toBeVisible();
      continue;
    }
    await expect(fight).toBeVisible();
    const isTalk = await meet.isVisible();
    await fight.click();
    if (isTalk) await expect(meet).toBeHidden();
    else await app.getByRole('button', { name: 'Accept', exact: true }).click();
    await app.getByRole('button', { name: primary.goOn }).click();
  }
}

export { expect };
