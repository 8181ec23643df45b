import type { Page } from '@playwright/test';
import type { ViewHead } from '#shared/views/head.ts';
import type { LogEntry } from '#shared/views/log.ts';
import type { GameId } from '#shared/words/games.ts';
import { expect, screenshotNow, takeGamesMaster } from '../support/app.ts';
import { ask, findCovered, goByThumb, smallPhone } from '../support/phone.ts';
import {
  askAtTable,
  declareAllReady,
  expectExplained,
  expectPaper,
  expectThroughCut,
  gather,
  test,
  type Player,
  type TakePhone,
} from '../support/evening.ts';

test.setTimeout(720_000);
test.use({ actionTimeout: 60_000 });
// Each needs both cores to itself: a host and five pages.
test.describe.configure({ mode: 'default' });

const sheetLines = (phone: Page) => phone.getByRole('region', { name: 'The sheet' }).getByRole('listitem');

/** Founds a game by its form, with four people in it and nobody of the program's. */
async function foundForFour(app: Page, cover: RegExp, seat: 'gang' | 'family'): Promise<void> {
  await app.getByRole('radio', { name: cover }).check({ force: true });
  await app.getByRole('button', { name: /^New/ }).first().click();
  await app.getByLabel('Seed').fill('21');
  await app.getByRole('combobox', { name: /^(Families|Gangs)/ }).selectOption('4');
  for (const nth of [2, 3, 4]) await app.getByLabel(`Who plays ${seat} ${nth}`).selectOption('screen');
  await takeGamesMaster(app);
  await app.getByRole('button', { name: 'Start the game' }).click();
  await app.getByRole('navigation', { name: 'Screens' }).waitFor();
}

/** Seats four phones, two of them small. */
async function seatFour(app: Page, takePhone: TakePhone): Promise<[Player, Player, Player, Player]> {
  const players = (await gather(app, takePhone)) as [Player, Player, Player, Player];
  for (const { phone } of players.slice(1, 3)) await phone.setViewportSize(smallPhone);
  return players;
}

/** Counts the entries of the campaign that are of a seat's own hand. */
async function countDeeds(app: Page, seat: string): Promise<number> {
  const log = await ask<LogEntry[]>(app, 'history/log', { viewer: 'gm', period: null });
  return log.filter(({ author }) => author.kind === 'human' && author.seat === seat).length;
}

type Sheets = ViewHead & { sheets: { seat: string; orders?: unknown[]; lines?: unknown[] }[] };

/** Counts the lines of every sheet that a viewer sees. */
function countLines({ sheets }: Sheets): Record<string, number> {
  return Object.fromEntries(sheets.map(({ seat, orders, lines }) => [seat, (orders ?? lines ?? []).length]));
}

/** The games master has every line that was written, and each phone its own alone. */
async function checkSheets(app: Page, game: GameId, players: readonly Player[], lines: number): Promise<void> {
  const all = await ask<Sheets>(app, `games/${game}/view`, { viewer: 'gm' });
  expect(countLines(all)).toEqual(Object.fromEntries(players.map(({ seat }) => [seat, lines])));
  for (const { phone, seat } of players) {
    const seen = await askAtTable<Sheets>(phone, `games/${game}/view`, { viewer: seat });
    expect(Object.entries(countLines(seen)).filter(([, count]) => count > 0)).toEqual([[seat, lines]]);
  }
}

/** Sends a letter from one phone to another, and reads it there. */
async function writeLetter(from: Player, to: Player, screen: string): Promise<void> {
  await goByThumb(from.phone, screen);
  await from.phone.getByRole('combobox', { name: /^(Addressed to|To)$/u }).selectOption(to.seat);
  await from.phone.getByRole('textbox', { name: 'Letter' }).fill('Meet me at the Gasworks.');
  await from.phone.getByRole('button', { name: 'Send it' }).tap();
  expect(await findCovered(from.phone, from.phone.getByRole('main'))).toEqual([]);
  await goByThumb(to.phone, screen);
  await expect(to.phone.getByText('Meet me at the Gasworks.')).toBeVisible();
}

async function hireHitman(phone: Page): Promise<void> {
  await phone.getByLabel(/^Hitmen to hire/).fill('1');
  await phone.getByRole('button', { name: 'Hire', exact: true }).tap();
}

test('two turns of Turf War are played by four phones', async ({ app, takePhone, murmurs }) => {
  await foundForFour(app, /Turf War/, 'gang');
  const players = await seatFour(app, takePhone);
  await app.getByRole('checkbox', { name: /^Close the turn by itself/ }).check();
  const [one, two] = players;
  await writeLetter(one, two, 'Gangs');
  for (const { phone } of players) {
    await goByThumb(phone, 'Map');
    await hireHitman(phone);
    await expect(sheetLines(phone)).toHaveCount(1);
    await phone.getByRole('main').getByRole('checkbox').nth(1).tap();
    await phone
      .getByRole('button', { name: /held by nobody/ })
      .first()
      .tap();
    await expect(sheetLines(phone)).toHaveCount(2);
  }
  await checkSheets(app, 'turf-war', players, 2);
  await declareAllReady(players);
  await expectPaper(players, 'Turn 1');
  for (const player of players) {
    await goByThumb(player.phone, 'Map');
    if (player === two) await expectThroughCut(two, () => hireHitman(two.phone));
    else await hireHitman(player.phone);
    await expect(sheetLines(player.phone)).toHaveCount(1);
    await expectExplained(players);
  }
  await checkSheets(app, 'turf-war', players, 1);
  await declareAllReady(players);
  await expectPaper(players, 'Turn 2');
  // One letter, two hirings, one move.
  for (const { seat } of players) expect(await countDeeds(app, seat)).toBe(seat === one.seat ? 4 : 3);
  expect(murmurs).toEqual([]);
});

test('two turns of The Brotherhood are played by four phones', async ({ app, takePhone, murmurs }) => {
  await foundForFour(app, /Brotherhood/, 'family');
  const players = await seatFour(app, takePhone);
  await app.getByRole('checkbox', { name: /^Close the turn by itself/ }).check();
  const [one, two] = players;
  await writeLetter(one, two, 'Rivals');
  for (const player of players) {
    const { phone } = player;
    const sendFromHome = async (piece: RegExp): Promise<void> => {
      await phone.getByRole('button', { name: piece }).tap();
      await phone.getByRole('button', { name: /^Bright Lights,/ }).tap();
    };
    await goByThumb(phone, 'Map');
    await sendFromHome(/^T \d+, Thug at home/);
    await expect(sheetLines(phone)).toHaveCount(1);
    if (player === two) await expectThroughCut(two, () => sendFromHome(/^R \d+, Operation at home/));
    else await sendFromHome(/^R \d+, Operation at home/);
    await expect(sheetLines(phone)).toHaveCount(2);
    await expectExplained(players);
  }
  await checkSheets(app, 'brotherhood', players, 2);
  await declareAllReady(players);
  const answers = await answerUntil(app, 'brotherhood', players, 2, answerBrotherhood);
  await expectPaper(players, 'Turn 1');
  // One letter, the sheet as it grew, and the answers.
  for (const { seat } of players)
    expect(await countDeeds(app, seat)).toBe((seat === one.seat ? 3 : 2) + (answers.get(seat) ?? 0));
  await declareAllReady(players);
  await answerUntil(app, 'brotherhood', players, 3, answerBrotherhood);
  await expectPaper(players, 'Turn 2');
  expect(murmurs).toEqual([]);
});

/** Has the phone of whoever is asked answer, until a period begins; returns how many answers each gave. */
async function answerUntil(
  app: Page,
  game: GameId,
  players: readonly Player[],
  period: number,
  answer: (player: Player, hasAnswered: () => Promise<boolean>) => Promise<void>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  let head = await ask<ViewHead>(app, `games/${game}/view`, { viewer: 'gm' });
  const findAsked = (): Player | undefined => players.find(({ seat }) => head.wait?.seats[0] === seat);
  for (let most = 200; most > 0; most -= 1) {
    // Between two questions the rules go on by themselves.
    await expect(async () => {
      head = await ask<ViewHead>(app, `games/${game}/view`, { viewer: 'gm' });
      expect(head.period >= period || findAsked() !== undefined).toBe(true);
    }).toPass({ timeout: 90_000 });
    const player = findAsked();
    if (head.period >= period || player === undefined) return counts;
    await expectExplained(players);
    const before = await countDeeds(app, player.seat);
    await screenshotNow(player.phone, `evening-asked-${game}-${players.indexOf(player) + 1}`);
    if (!(await panel(player.phone).isVisible())) await goByThumb(player.phone, boards[game]);
    const asked = panel(player.phone).getByRole('heading').first();
    // The page may still show what the player answered last; the rest of a title is worded for its reader.
    const begins = (head.wait?.title ?? '').split(' ').slice(0, 2).join(' ');
    if (game === 'empire-city') await expect(asked).toHaveText(new RegExp(`^(?:${begins}|Your turn$)`));
    const title = await asked.innerText();
    if (!seen.has(title)) {
      seen.add(title);
      await screenshotNow(player.phone, `asked-${game}-${title}-${players.indexOf(player) + 1}`);
      expect.soft(await findCovered(player.phone, panel(player.phone)), title).toEqual([]);
    }
    await answer(player, async () => (await countDeeds(app, player.seat)) > before);
    await expect.poll(() => countDeeds(app, player.seat)).toBe(before + 1);
    counts.set(player.seat, (counts.get(player.seat) ?? 0) + 1);
  }
  throw new Error('The period does not end.');
}

const panel = (phone: Page) => phone.locator('section.question');
const boards: Readonly<Record<GameId, string>> = {
  ...{ paradise: 'City', 'turf-war': 'Map', brotherhood: 'Map', godfather: 'Board', 'empire-city': 'Board' },
};

async function answerBrotherhood({ phone }: Player): Promise<void> {
  if (!(await panel(phone).isVisible())) await goByThumb(phone, 'Map');
  await expect(panel(phone)).toBeVisible();
  const answer = panel(phone)
    .getByRole('button', { name: /^(Fight on|At the|Don’t use it|Offer a ceasefire|Accept the terms|One of the)/ })
    .first();
  // A thumb reaches an answer of one press without a scroll; a form is filled in from its top.
  if (await panel(phone).locator('.answers').isVisible()) await expect(answer).toBeInViewport();
  await answer.tap();
}

/** Does what the family is asked in The Godfather Game: its card, its men, or what the rules take from it. */
async function answerGodfather({ phone }: Player): Promise<void> {
  const answer = panel(phone).getByRole('button', {
    name: /^(Play the card|Don’t use it|Place and end the turn|Pass|Confirm|Refuse)$/,
  });
  await expect(answer).toBeVisible();
  if (/^(Pass|Confirm)$/u.test(await answer.innerText())) {
    await panel(phone).getByRole('button', { name: 'Ask for advice' }).tap();
    await expect(phone.getByText(/^(Added \d+|The program would (put|pick) no other man)/u).first()).toBeVisible();
  }
  await answer.tap();
}

test('two rounds of The Godfather Game are played by four phones', async ({ app, takePhone, murmurs }) => {
  await foundForFour(app, /brownstone/, 'family');
  const players = await seatFour(app, takePhone);
  const spots = [
    ['MID-B2', 'DOC-B2'],
    ['LIT-B2', 'PAR-B2'],
    ['UWS-B2', 'LES-B2'],
    ['HAR-B2', 'WAL-B2'],
  ];
  const [, two, three] = players;
  const first = await answerUntil(app, 'godfather', players, 2, async (player) => {
    const { phone } = player;
    await goByThumb(phone, 'Board');
    const place = async (): Promise<void> => {
      for (const spot of spots.shift() ?? []) await phone.locator(`#spot-${spot}`).tap();
      if (player !== two) await expect(phone.getByRole('region', { name: 'What it would do' })).toBeVisible();
      await phone.getByRole('button', { name: 'Place and end the turn' }).tap();
    };
    if (player === two) await expectThroughCut(two, place);
    else await place();
  });
  for (const { seat } of players) expect(first.get(seat)).toBe(1);
  await expectPaper(players, 'Round 1');

  // A phone is loaded again while it is asked for its card.
  let isLoaded = false;
  const second = await answerUntil(app, 'godfather', players, 3, async (player) => {
    const { phone } = player;
    if (player === three && !isLoaded) {
      isLoaded = true;
      await phone.reload();
    }
    await goByThumb(phone, 'Board');
    await expectExplained(players);
    await answerGodfather(player);
  });
  expect(isLoaded).toBe(true);
  await expectPaper(players, 'Round 2');
  for (const { seat } of players) {
    // Its card, and its men.
    expect(second.get(seat)).toBeGreaterThanOrEqual(2);
    expect(await countDeeds(app, seat)).toBe(1 + (second.get(seat) ?? 0));
  }
  expect(murmurs).toEqual([]);
});

/** Opens the first racket that is offered, on the first square that takes it. */
async function openRacket(phone: Page): Promise<void> {
  const question = panel(phone);
  await question.getByRole('group', { name: 'Choose a racket' }).getByRole('button').first().tap();
  const square = question.getByLabel('On the square');
  await expect(square.locator('option').nth(1)).not.toBeEmpty();
  await square.selectOption({ index: 1 });
  const open = question.getByRole('button', { name: 'Open it there' });
  await expect(open).not.toHaveAttribute('aria-disabled', 'true');
  await open.tap();
}

/** Claims a block that is free, or lies low where none is. */
async function takeTurn(phone: Page): Promise<void> {
  const free = phone.locator('button.cell.can[aria-label*="unoccupied"]').first();
  const claim = phone.getByRole('button', { name: 'Claim it' });
  if (await free.isVisible()) {
    // A block that is picked already is let go by a press.
    await expect(async () => {
      if (!(await claim.isVisible())) await free.tap();
      await expect(claim).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 90_000 });
    await expect(claim).not.toHaveAttribute('aria-disabled', 'true');
    await claim.tap();
  } else await panel(phone).getByRole('button', { name: 'Lie low' }).tap();
}

test('two rounds of Empire City are played by four phones', async ({ app, takePhone, murmurs }) => {
  await foundForFour(app, /Empire City/, 'family');
  const players = await seatFour(app, takePhone);
  const [, two] = players;
  let isCut = false;
  const answer = async (player: Player, hasAnswered: () => Promise<boolean>): Promise<void> => {
    const { phone } = player;
    if (!(await panel(phone).isVisible())) await goByThumb(phone, 'Board');
    await expect(panel(phone)).toBeVisible();
    const title = await panel(phone).getByRole('heading').first().innerText();
    if (title === 'The first racket') await openRacket(phone);
    else if (title === 'Your turn' && player === two && !isCut) {
      isCut = true;
      await expectThroughCut(two, () => takeTurn(phone));
    } else if (title === 'Your turn') await takeTurn(phone);
    else {
      const button = panel(phone)
        .getByRole('button', { name: /^(Decide for me|Pass)$/ })
        .last();
      // A question that is just coming into view moves away under a finger this quick.
      await expect(async () => {
        if (!(await hasAnswered())) await button.tap();
        await expect.poll(hasAnswered, { timeout: 10_000 }).toBe(true);
      }).toPass({ timeout: 90_000 });
    }
  };
  for (const round of [1, 2]) {
    await answerUntil(app, 'empire-city', players, round + 1, answer);
    await expectPaper(players, `Round ${round}`);
  }
  expect(isCut).toBe(true);
  expect(murmurs).toEqual([]);
});
