import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { foundCampaign } from '#commands/files.ts';
import { fileSheet } from '#commands/mail.ts';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { exportPacket } from '#queries/mail.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { paradiseSetupSchema } from '#shared/games/paradise/setup.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import { decodeText } from '#shared/words/decodeText.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Answer, Question } from '#shared/words/questions.ts';
import { formatReceipt } from '#shared/views/receipts.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';
import { encodeWindows, mailPrograms, type MailProgram } from '../support/mailPrograms.ts';

/** Players by mail, who see nothing but their packets and receipts. */
const players = ['g1', 'g2'] as SeatId[];

/** A section of a packet, by its title, as it was mailed: a line broken by the packet joined again. */
function readSection(packet: string, title: string): string[] {
  const [, body = ''] = packet.split(`\n${title}\n`);
  const [section = ''] = body.split(/\n\n/u);
  return section.split('\n').reduce<string[]>((lines, line) => {
    if (!line.startsWith('  ') || lines.length === 0) return [...lines, line];
    return lines.with(-1, `${lines.at(-1) ?? ''} ${line.trim()}`);
  }, []);
}

/** The first cells of a table, in columns or row by row. */
function readNames(packet: string, title: string): string[] {
  return readSection(packet, title).flatMap((line) => {
    const [name = '', ...cells] = line.split(/ {2,}| (?=Kind )/u);
    return cells.length > 0 && name !== 'Name' ? [name] : [];
  });
}

/** Own people, who stand one below the other with their facts: names of the fit ones. */
function readPeople(packet: string): string[] {
  const lines = readSection(packet, 'YOUR PEOPLE');
  return lines.flatMap((line) => {
    const found = /^(.+?) Role .*State fit/u.exec(line);
    return found === null ? [] : [found[1] ?? ''];
  });
}

const readHead = (packet: string): string => /^Sheet of .+$/mu.exec(packet)?.[0] ?? '';

/** Writes a player's orders of a month from nothing but his packet. */
function writeOrders(packet: string, month: number): string[] {
  const people = readPeople(packet);
  const [boss = '', second = '', third = '', ...others] = people;
  const [own = ''] = readNames(packet, 'YOUR BUSINESSES');
  const near = readSection(packet, 'INDEPENDENT BUSINESSES NEAR YOU').flatMap(
    (line) => / Names (.+)$/u.exec(line)?.[1]?.split(', ') ?? [],
  );
  const offered = [...packet.replaceAll(/\n {2}/gu, ' ').matchAll(/“(Accept the terms of [^”]+)”/gu)];
  const [rival = ''] = readSection(packet, 'THE OTHER GANGS').map((line) => line.split(' Boss ')[0] ?? '');
  return [
    'Payoffs: by itself',
    `Take over ${near[month] ?? ''} with ${second}, ${third}`,
    `Guard ${own} with ${[boss, ...others.slice(0, 3)].join(', ')}`,
    ...(month === 1 ? ['Hire a Punk called Cal Yost', 'Buy a Pistol for Cal Yost'] : []),
    ...(month === 1 ? [`Propose to ${rival}: a truce for 3 months`] : []),
    ...offered.map(([, line]) => line ?? ''),
    ...(month === 3 ? [`Train ${third} in SMARTS`] : []),
  ];
}

/** The first answer there is; the program rolls dice. */
function answer(question: Question): Answer {
  const { id } = question;
  if (question.kind === 'choice') return { id, kind: 'choice', value: question.options[0]?.value ?? '' };
  return { id, kind: 'roll-the-rest' };
}

/** Plays a month from its orders to the orders of the next, the program settling what is left to settle. */
async function closeMonth(session: Session): Promise<void> {
  const { rulebook } = session;
  const month = rulebook.periodOf(session.snapshot.state);
  const stands = (): boolean =>
    rulebook.periodOf(session.snapshot.state) > month && rulebook.waitsFor(session.snapshot.state)?.step === 'orders';
  let auto = false;
  for (let most = 20; most > 0 && !stands(); most -= 1) {
    const answers: Answer[] = [];
    for (;;) {
      const outcome = await advance(session, { auto, answers }, noon);
      if (outcome.kind === 'done') break;
      answers.push(answer(outcome.question));
    }
    // Battles and calls of the month are the program's; the sheets of the next are not.
    auto = rulebook.periodOf(session.snapshot.state) === month;
  }
}

async function found(): Promise<Session> {
  const quick = { title: 'By mail', seed: 11, npcs: 2, level: null };
  const setup = paradise.quickSetup({ ...quick, gangName: null });
  const other = paradise.quickSetup({ ...quick, gangName: 'The Harbor Crew' });
  const path = join(temporaryFolder(), 'Mail.racketeer');
  const gangs = [...setup.gangs, ...other.gangs.map((gang) => ({ ...gang, base: 'docks' as const }))];
  const startingMoneyDollars = 1_500;
  const houseRules = { ...setup.houseRules, startingMoneyDollars };
  const made = paradiseSetupSchema.parse({ ...setup, gangs, houseRules });
  const founded = await foundCampaign({ game: 'paradise', path, fileId: 'mail', setup: made }, noon);
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  onTestFinished(() => founded.session.store.close());
  return founded.session;
}

type Told = { month: number; seat: SeatId; fates: string[]; receipt: string; orders: string[] };

/** Plays a quarter in which every sheet passes through one mail program, and tells what became of each line. */
async function playQuarter(program: MailProgram | null) {
  const session = await found();
  const told: Told[] = [];
  for (const month of [1, 2, 3]) {
    for (const seat of players) {
      const { content: packet } = exportPacket(session, { seat, viewer: seat, format: 'txt' });
      const lines = writeOrders(packet, month);
      const head = readHead(packet);
      const text = program === null ? [head, ...lines].join('\n') : program.write({ packet, head, lines });
      const answers: Answer[] = [];
      let outcome = await fileSheet(session, { seat, text, answers }, noon);
      while (outcome.kind === 'question') {
        answers.push(answer(outcome.question));
        outcome = await fileSheet(session, { seat, text, answers }, noon);
      }
      const receipt = formatReceipt(outcome.receipt);
      expect(outcome.kind, receipt).toBe('done');
      const read = outcome.receipt.lines.filter(({ fate }) => fate !== 'unread');
      expect(read, receipt).toHaveLength(lines.length);
      const { orders } = session.rulebook.view(session.snapshot.state, seat) as CampaignView;
      told.push({
        month,
        seat,
        fates: read.map(({ fate }) => fate),
        receipt,
        orders: orders.filter((one) => one.seat === seat).map(({ title }) => title),
      });
    }
    await closeMonth(session);
  }
  return { session, told };
}

const plain = playOnce(() => playQuarter(null));

function playOnce<T>(play: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= play());
}

describe('[MONTH-6] a quarter of Paradise by mail alone', () => {
  it('is played from the packets: every line becomes the order that it is', async () => {
    const { session, told } = await plain();
    expect(session.rulebook.periodOf(session.snapshot.state)).toBe(4);
    for (const { fates, receipt } of told)
      expect(
        fates.every((fate) => fate === 'filed' || fate === 'done'),
        receipt,
      ).toBe(true);
    // The first player puts terms to the second, whose packet of the same month says how to accept them.
    expect(told[1]?.receipt).toContain('Accept the terms of the Sixth Streeters');
    expect(told.map(({ orders }) => orders.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it.each(mailPrograms)('is the same through $name', async (program) => {
    const { session, told } = await playQuarter(program);
    const straight = await plain();
    expect(told.map(({ fates }) => fates)).toEqual(straight.told.map(({ fates }) => fates));
    expect(told.map(({ orders }) => orders)).toEqual(straight.told.map(({ orders }) => orders));
    expect(session.snapshot.state).toEqual(straight.session.snapshot.state);
  });

  it('is the same from a file in Windows-1252', async () => {
    const [, office] = mailPrograms;
    if (office === undefined) throw new Error('There are five programs.');
    const { told, session } = await playQuarter({
      name: 'a file',
      write: (sent) => decodeText(encodeWindows(office.write(sent).replaceAll('\u2011', '-'))) ?? '',
    });
    const straight = await plain();
    expect(told.map(({ fates }) => fates)).toEqual(straight.told.map(({ fates }) => fates));
    expect(session.snapshot.state).toEqual(straight.session.snapshot.state);
  });

  it.each(mailPrograms)('names the line that is wrong and files nothing, through $name', async (program) => {
    const session = await found();
    const [seat = 'g1' as SeatId] = players;
    const { content: packet } = exportPacket(session, { seat, viewer: seat, format: 'txt' });
    const lines = writeOrders(packet, 1);
    const wrong = lines.with(1, 'Take over The Moon with Nobody Atall');
    const head = readHead(packet);
    const before = JSON.stringify(session.snapshot.state);
    const text = program.write({ packet, head, lines: wrong });
    const outcome = await fileSheet(session, { seat, text }, noon);
    if (outcome.kind !== 'wrong') throw new Error('It was filed.');
    const receipt = formatReceipt(outcome.receipt);
    expect(outcome.problems.map((one) => one.text)).toEqual(['Take over The Moon with Nobody Atall']);
    expect(receipt).toMatch(/CANNOT BE DONE\n +\d+\. Take over The Moon with Nobody Atall\n/u);
    expect(receipt).toContain('There is no business called “The Moon”');
    expect(JSON.stringify(session.snapshot.state)).toBe(before);
  });
});
