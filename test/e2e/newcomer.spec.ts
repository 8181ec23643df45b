import type { Page } from '@playwright/test';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { expect, go, sitAs, test } from '../support/app.ts';
import {
  arm,
  draftTakeover,
  foundCampaign,
  give,
  hire,
  orderForm,
  planJob,
  playMonth,
  reachOrders,
  savedBy,
} from '../support/player.ts';

/** Each throws a die a month for a title bout. */
const gyms = 6;

const messages = (app: Page) => app.getByRole('status', { name: 'Messages' });

/** What is done at once in a first month: people, weapons, cars, lessons. */
async function spend(app: Page): Promise<void> {
  await hire(app, 'Cal Yost');
  await arm(app, 'Cal Yost');
  await app.getByRole('combobox', { name: 'Weapon', exact: true }).selectOption({ label: 'Knife' });
  await app.getByRole('combobox', { name: 'Goes to' }).selectOption({ index: 1 });
  await give(app, 'Hand over');
  await expect(messages(app)).toContainText(/Knife/);

  await orderForm(app, 'Vehicles');
  await give(app, 'Buy');
  await app.getByRole('combobox', { name: 'Who tries it' }).selectOption({ index: 1 });
  await give(app, 'Steal it');
  await app.getByRole('combobox', { name: 'Vehicle to modify' }).selectOption({ index: 1 });
  await app.getByRole('combobox', { name: 'Modification' }).selectOption({ index: 1 });
  await give(app, 'Modify');

  await orderForm(app, 'School');
  await app.getByRole('combobox', { name: 'Pupil' }).selectOption({ index: 1 });
  await app.getByRole('combobox', { name: /^Lesson for/ }).selectOption({ index: 1 });
  await give(app, 'Send to school');
  await expect(app.getByText(/no more lessons this month/)).toBeVisible();
}

/** Every form that holds a draft is left half-written, the screens are walked, the page is opened anew. */
async function walkAbout(app: Page): Promise<void> {
  await draftTakeover(app);
  const target = app.locator('.takeover .target strong');
  const picked = await target.innerText();
  await orderForm(app, 'Hire');
  const name = app.getByRole('textbox', { name: 'Name' });
  await name.fill('Moe Tarrant');
  await planJob(app, 'Guard');
  const crew = app.getByRole('group', { name: 'Crew' }).getByRole('checkbox');
  await app.getByRole('region', { name: 'Your places' }).getByRole('radio').first().check();
  await crew.first().check();

  for (const screen of ['Desk', 'City', 'Gang', 'Hall', 'Books', 'Outrage', 'Log']) {
    await go(app, screen);
    await expect(app.locator('main').getByRole('heading').first()).toBeVisible();
  }
  await app.reload();
  await planJob(app, 'Guard');
  await expect(crew.first()).toBeChecked();
  await orderForm(app, 'Hire');
  await expect(name).toHaveValue('Moe Tarrant');
  await planJob(app, 'Take over');
  await expect(target).toHaveText(picked);
  await give(app, 'Send the crew');
  await expect(app.getByRole('article', { name: /^Take over/ })).toBeVisible();
  await planJob(app, 'Guard');
  await give(app, 'Plan the job');
  await expect(app.getByRole('article', { name: /^Guard/ })).toBeVisible();
}

/** What each kind of job asks for before men are put on it. */
const jobs: readonly { kind: string; needs: readonly string[]; hasCrew?: true }[] = [
  { kind: 'Raid', needs: [], hasCrew: true },
  { kind: 'Smash and grab', needs: [], hasCrew: true },
  { kind: 'Hijack', needs: ['Rival gang'], hasCrew: true },
  { kind: 'Hit', needs: ['Target'], hasCrew: true },
  { kind: 'Hit on an official', needs: ['Target'], hasCrew: true },
  { kind: 'Show of strength', needs: ['Rival gang'], hasCrew: true },
  { kind: 'Showdown', needs: ['Whom to call out', 'Who stands up to him'] },
  { kind: 'Rumble', needs: ['Rival gang'] },
  { kind: 'Ambush', needs: ['Rival gang', 'District'] },
  { kind: 'Meet', needs: ['Rival gang'], hasCrew: true },
];

/** Not every rival has trucks to be hijacked: picks the next one until the form agrees. */
async function chooseWhatCanBe(app: Page, label: string): Promise<void> {
  const choice = app.getByRole('combobox', { name: label, exact: true });
  const button = app.getByRole('main').getByRole('button', { name: 'Plan the job', exact: true });
  const options = await choice.getByRole('option').count();
  for (let index = 2; index <= options; index += 1) {
    const agrees = expect(button.last()).toHaveAttribute('aria-disabled', 'false', { timeout: 2_000 });
    const isRefused = await agrees.then(
      () => false,
      () => true,
    );
    if (!isRefused) return;
    if (index < options) await choice.selectOption({ index });
  }
}

/** Plans a job of every kind, one after the other, and takes each back but the last. */
async function planEveryJob(app: Page): Promise<void> {
  const last = jobs.at(-1);
  const withdraw = app.getByRole('button', { name: /^Withdraw/ });
  for (const job of jobs) {
    await planJob(app, job.kind);
    const doors = app.getByRole('region', { name: 'Rivals’ businesses' });
    if (job.needs.length === 0) await doors.getByRole('radio').first().check();
    for (const label of job.needs) {
      await app.getByRole('combobox', { name: label, exact: true }).selectOption({ index: 1 });
    }
    if (job.hasCrew) {
      await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').first().check();
    }
    if (job.needs[0] !== undefined) await chooseWhatCanBe(app, job.needs[0]);
    await give(app, 'Plan the job');
    await expect(withdraw).toHaveCount(1);
    if (job === last) return;
    await withdraw.click();
    await expect(withdraw).toHaveCount(0);
  }
}

/** What is dealt in with others: terms, officials, the city’s good will. */
async function deal(app: Page): Promise<void> {
  await orderForm(app, 'Bargains');
  await app.getByLabel('Rival gang').selectOption({ index: 1 });
  await app.getByRole('checkbox', { name: /^A truce/ }).check();
  await give(app, 'Make the offer');
  await expect(app.getByRole('heading', { name: 'Waiting on them' })).toBeVisible();

  await go(app, 'Hall');
  await app.getByRole('button', { name: 'Another Reporter' }).click();
  await give(app, 'Hire a Reporter');
  await expect(messages(app)).toContainText(/Reporter/);

  await orderForm(app, 'Funerals and works');
  await give(app, 'Pay for the works');
  await expect(app.getByRole('article', { name: /^Public works/ })).toBeVisible();
}

/** One change of the games master, from its name to what the log says of it. */
async function rule(app: Page, change: string, fill: () => Promise<void>): Promise<void> {
  await go(app, 'Campaign');
  await app.getByRole('combobox', { name: 'Change', exact: true }).selectOption({ label: change });
  await fill();
  await app.getByRole('textbox', { name: 'Reason, for the log' }).fill('To try everything');
  await app.getByRole('button', { name: 'Enter the change' }).click();
  await expect(messages(app)).toContainText(/Done|Set|Give|Wound|bank/i);
}

/** Picks the first option of a list that reads so. */
async function pickIn(app: Page, label: string, option: RegExp): Promise<void> {
  const list = app.getByRole('combobox', { name: label, exact: true });
  const texts = (await list.locator('option').allTextContents()).map((text) => text.trim());
  await list.selectOption({ label: texts.find((text) => option.test(text)) ?? '' });
}

/** Money, a silent nightclub and some gyms, as the games master may give them. */
async function comeIntoMoney(app: Page): Promise<void> {
  await sitAs(app, /^First Steps/, /Games master/);
  await rule(app, 'A gang’s bank', async () => {
    await pickIn(app, 'Gang whose bank changes', /Sixth Streeters/);
    await app.getByRole('spinbutton', { name: 'New bank in dollars' }).fill('20000');
  });
  await rule(app, 'The city’s outrage', async () => {
    await app.getByRole('spinbutton', { name: 'New outrage' }).fill('7');
  });
  for (const place of [/^Club Alabam \(independent\)/, ...Array<RegExp>(gyms).fill(/Gym.* \(independent\)/)]) {
    await rule(app, 'A business’s owner', async () => {
      await pickIn(app, 'Business', place);
      await app.getByRole('combobox', { name: 'New owner' }).selectOption('The Sixth Streeters');
    });
  }
  await sitAs(app, /^First Steps/, /Sixth Streeters/);
}

async function getHurt(app: Page): Promise<void> {
  await sitAs(app, /^First Steps/, /Games master/);
  await rule(app, 'A gangster’s wounds', async () => {
    await pickIn(app, 'Gangster', /^Cal Yost/);
    await app.getByRole('combobox', { name: 'Stat' }).selectOption('FISTS');
    await app.getByRole('spinbutton', { name: 'Points that wounds took' }).fill('1');
  });
  await sitAs(app, /^First Steps/, /Sixth Streeters/);
}

/** Puts money on a boxer in a month with a title bout; tells whether there was one. */
async function placeBet(app: Page): Promise<boolean> {
  await orderForm(app, 'The ring');
  const boxers = app.getByRole('combobox', { name: 'Bet on' });
  await expect(boxers.or(app.getByText('No title bout this month'))).toBeVisible();
  if (!(await boxers.isVisible())) return false;
  await boxers.selectOption({ index: 1 });
  await give(app, 'Place the bet');
  await expect(app.getByRole('article', { name: /^Bet/ })).toBeVisible();
  return true;
}

/** A band, care for who is hurt, and a sealed bid for a judge. */
async function spendFreely(app: Page): Promise<void> {
  await orderForm(app, 'Bands');
  await give(app, 'Sign a band');
  // The agents are asked once a month, and the dice may be against it.
  const signed = app.getByRole('table', { name: 'Bands under contract' });
  await expect(signed.or(app.getByText('The agents have been seen this month'))).toBeVisible();

  await go(app, 'Gang');
  await app.getByRole('button', { name: 'Choose care' }).first().click();
  await app
    .getByRole('table', { name: /^Kinds of care/ })
    .getByRole('radio')
    .nth(1)
    .check();
  await give(app, 'Set care');
  await expect(app.getByRole('table', { name: /^Kinds of care/ })).toBeHidden();

  await go(app, 'Hall');
  await app.getByRole('combobox', { name: 'House' }).selectOption('bench');
  await app.getByRole('row', { name: /Judge/ }).getByRole('button').first().click();
  await give(app, 'File the bid');
  await expect(app.getByText(/^Bid up to \$/)).toBeVisible();
}

/** What is done is taken back and put back, then tried another way in a copy that leaves this one as it is. */
async function thinkTwice(app: Page): Promise<void> {
  await app.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(app.getByText('March 1925').first()).toBeVisible();
  await app.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(app.getByText('April 1925').first()).toBeVisible();

  await go(app, 'Campaign');
  await app.getByRole('textbox', { name: 'Name of the copy' }).fill('Second Thoughts');
  await app.getByRole('button', { name: 'Branch', exact: true }).click();
  await expect(app.getByRole('button', { name: /^Second Thoughts/ })).toBeVisible();
  await hire(app, 'Only Here');
  await go(app, 'Campaign');
  await app.getByRole('button', { name: 'Close the campaign' }).click();
  await app.getByRole('button', { name: /^First Steps/ }).click();
  await expect(app.getByText('April 1925').first()).toBeVisible();
  await go(app, 'Gang');
  await expect(app.locator('main').getByText('Cal Yost').first()).toBeVisible();
  await expect(app.locator('main').getByText('Only Here')).toHaveCount(0);
}

/** Changes the lead of the newest edition, as its editor. */
async function editTheLead(app: Page, headline: string): Promise<void> {
  await sitAs(app, /^First Steps/, /Games master/);
  await go(app, 'Paper');
  await app.getByRole('button', { name: 'Hold the press' }).click();
  const desk = app.getByRole('dialog', { name: /^Hold the press/ });
  await desk.getByRole('textbox', { name: 'Headline' }).first().fill(headline);
  await desk.getByRole('button', { name: 'Print this edition' }).click();
  await expect(desk).toBeHidden();
  await expect(app.getByRole('region', { name: /^Front page/ })).toContainText(headline);
}

/** Each format with how its files end and what tells them from the others. */
const formats = [
  { button: 'Save HTML', ending: 'html', mark: '<!doctype html>', isText: true },
  { button: 'Save Markdown', ending: 'md', mark: '# ', isText: true },
  { button: 'Save BBCode', ending: 'txt', mark: '[/b]', isText: true },
  { button: 'Save Text', ending: 'txt', mark: '', isText: true },
  { button: 'Save PDF, Letter', ending: 'pdf', mark: '%pdf-', isText: false },
  { button: 'Save PNG', ending: 'png', mark: '\x89png', isText: false },
] as const;

test('a newcomer plays three months, loses nothing by walking about, and takes his paper home', async ({ app }) => {
  test.setTimeout(540_000);
  await foundCampaign(app, 'First Steps', 1_926);
  await spend(app);
  await walkAbout(app);
  await comeIntoMoney(app);
  await playMonth(app, formatMonth(1));
  await reachOrders(app);
  await planEveryJob(app);
  const bets = [await placeBet(app)];
  await playMonth(app, formatMonth(2));
  await reachOrders(app);
  await deal(app);
  await getHurt(app);
  await spendFreely(app);
  bets.push(await placeBet(app));
  let month = 3;
  await playMonth(app, formatMonth(month));
  // A title bout comes when two champions are ready for it.
  while (!bets.includes(true) && month < 9) {
    month += 1;
    await reachOrders(app);
    bets.push(await placeBet(app));
    await playMonth(app, formatMonth(month));
  }
  expect(bets).toContain(true);
  await thinkTwice(app);

  const printed = formatMonth(month).toLowerCase().replace(' ', '-');
  const headline = 'Newcomer Asks the Price of Ink';
  await editTheLead(app, headline);
  for (const { button, ending, mark, isText } of formats) {
    const { name, bytes } = await savedBy(app, button);
    expect(name).toBe(`paradise-times-dispatch-${printed}.${ending}`);
    const content = bytes.toString(isText ? 'utf8' : 'latin1').toLowerCase();
    expect(content.includes(mark), `${button} is of its format`).toBe(true);
    if (isText) expect(content).toContain(headline.toLowerCase());
    else expect(bytes.length, name).toBeGreaterThan(20_000);
  }
});
