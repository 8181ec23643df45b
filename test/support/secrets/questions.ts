import { access, type Access } from '#shared/contract/access.ts';
import { packetFormatSchema } from '#shared/views/mail.ts';
import type { ViewHead } from '#shared/views/head.ts';
import { paperFormatSchema } from '#shared/views/paper.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Answer, Table } from './stage.ts';

/** All that a seat is told, by call and input. */
export type Told = Record<string, Answer>;

/** What a page of the seat held before: the tags of its view and its lists. */
export type Held = { view: string; lists: string };

type Asked = { table: Table; seat: SeatId; rival: SeatId; periods: number[]; held: Held };

/** Every way a seat asks one call. */
type Questions = (asked: Asked) => unknown[] | Promise<unknown[]>;

const asViewer: Questions = ({ seat }) => [{ viewer: seat }];
const aboutBoth: Questions = ({ seat, rival }) => [
  { viewer: seat, seat },
  { viewer: seat, seat: rival },
];
const everyPeriod: Questions = ({ periods }) => periods.map((period) => ({ period }));

/** Battles that the seat can see, and one that is not there. */
const aboutBattles: Questions = async ({ table, seat }) => {
  const listed = await table.ask('games.paradise.archive.battles', { viewer: seat });
  const known = ('answer' in listed ? listed.answer : []) as { id: string }[];
  const ids = [...known.slice(0, 3).map(({ id }) => id), 'b999'];
  return ids.map((battle) => ({ battle, viewer: seat, from: 0, runs: 1 }));
};

const ofGame: Record<string, Questions> = {
  view: asViewer,
  viewSince: ({ seat, held }) => [
    { viewer: seat, held: held.view },
    { viewer: seat, held: null },
  ],
  quote: async ({ table, seat }) => (await table.advised(seat)).slice(0, 3).map((order) => ({ seat, order })),
  quoteEach: async ({ table, seat }) => [{ seat, orders: (await table.advised(seat)).slice(0, 3) }],
  plan: aboutBoth,
  'opposition.situationReport': aboutBoth,
};

const ofParadise: Record<string, Questions> = {
  'battles.sheet': aboutBattles,
  'battles.odds': aboutBattles,
  'battles.try': aboutBattles,
  'battles.lead': async (of) =>
    (await aboutBattles(of)).flatMap((asked) =>
      ['attackers', 'defenders'].map((side) => ({
        ...(asked as object),
        leads: [{ side, viewer: of.seat }],
        answers: [],
        dice: 'program',
      })),
    ),
  'battles.foresee': async (of) =>
    (await aboutBattles(of)).map((asked) => ({ ...(asked as object), settling: { how: 'resolve', overrule: null } })),
  'battles.watch': aboutBattles,
  'battles.atTable.watch': () => [undefined],
  'battles.atTable.look': asViewer,
  'opposition.attitudes': aboutBoth,
  'opposition.purchases': aboutBoth,
  'opposition.forecastTerms': async ({ table, seat, rival }) => {
    const { gangs } = await table.view<ViewHead & { gangs: { seat: SeatId }[] }>();
    const others = gangs.map((gang) => gang.seat).filter((id) => id !== seat);
    return others.flatMap((to) => [
      { viewer: seat, seat, to, terms: { truceMonths: 6 } },
      { viewer: seat, seat, to, terms: { payment: { by: 'them', dollars: 300, months: 2 } } },
      { viewer: seat, seat: rival, to: seat, terms: { truceMonths: 6 } },
    ]);
  },
  'forms.tables': () => [{}],
  'archive.battles': asViewer,
  'archive.books': aboutBoth,
};

const questions: Record<string, Questions> = {
  'campaign.current': () => [undefined],
  'campaign.shown': () => [undefined],
  'play.report': ({ seat, periods }) =>
    periods.flatMap((period) => [
      ...[true, false].map((newest) => ({ viewer: seat, period, newest })),
      ...[0, 1, 3].map((since) => ({ viewer: seat, period, since })),
    ]),
  'play.show': ({ seat, periods }) => periods.map((period) => ({ viewer: seat, period })),
  'play.publicShow': everyPeriod,
  'play.publicFight': () => [undefined],
  'hotSeat.read': () => [undefined],
  'mail.due': () => [undefined],
  'mail.late': () => [undefined],
  'mail.wishes': ({ seat }) => [{ viewer: seat }],
  'history.log': ({ seat, rival, periods }) => [
    { viewer: seat, period: null },
    ...periods.map((period) => ({ viewer: seat, period })),
    ...[1, 2, 7, 300].map((newest) => ({ viewer: seat, period: null, newest })),
    ...[seat, rival].map((id) => ({ viewer: seat, period: null, about: { kind: 'seat', id } })),
    { viewer: seat, period: null, newest: 5, about: { kind: 'seat', id: rival } },
  ],
  'history.annals': asViewer,
  'history.holdings': () => [undefined],
  'history.timeline': asViewer,
  'history.steps': asViewer,
  'history.lists': ({ seat, held }) => [
    { viewer: seat, held: held.lists },
    { viewer: seat, held: null },
  ],
  'table.who': () => [undefined],
  'table.asked': ({ seat }) => [{ seat }],
  'drafts.read': ({ seat }) => [{ seat, name: 'letter' }],
  'notes.all': asViewer,
  'portraits.all': asViewer,
  'paper.editions': () => [undefined],
  'paper.extras': () => [undefined],
  'paper.newsSoFar': () => [undefined],
  'paper.edition': everyPeriod,
  'paper.volume': () => [undefined],
  'paper.export': ({ periods }) =>
    periods.flatMap((period) => paperFormatSchema.options.map((format) => ({ period, format }))),
  'mail.packet': ({ seat, rival }) => [
    ...packetFormatSchema.options.map((format) => ({ viewer: seat, seat, format })),
    { viewer: seat, seat: rival, format: 'txt' },
  ],
  'campaign.table': ({ seat, rival }) =>
    [seat, rival, null].map((asked) => ({ viewer: seat, seat: asked, style: 'comma' })),
  'forecast.start': ({ seat }) => [{ viewer: seat, campaigns: 2, periods: 1, seed: 3 }],
};

/** Calls that tell something and are not asked here, each with its reason. */
const unasked: Record<string, string> = {
  'paper.print': 'It prints what `paper.export` gives as HTML, by a browser.',
  'paper.held': 'It is marked as the games master’s, takes no viewer, and is public but for his pen.',
  'table.state': 'It is marked as the games master’s and takes no viewer.',
  'table.answered': 'It is marked as the games master’s and takes no viewer.',
  'table.seat': 'Its answer is the seat, the title, and the id of the file, which no two histories share.',
  'table.news': 'It goes on for as long as somebody listens; the table’s own tests do.',
  'history.later': 'It is marked as the games master’s and takes no viewer.',
  'campaign.verify': 'It is marked as the games master’s and takes no viewer.',
  'campaign.backups': 'It is marked as the games master’s and takes no viewer.',
  'forecast.progress': 'It is asked until the forecast that was started is done.',
};

/** The calls of the contract that tell something of a campaign, by their paths. */
export function listTelling(tree: object = access, path: readonly string[] = []): { path: string; access: Access }[] {
  return Object.entries(tree).flatMap(([name, part]: [string, object | Access]) => {
    const at = [...path, name];
    if (typeof part !== 'string') return listTelling(part, at);
    const tells: readonly Access[] = ['viewer', 'local-viewer', 'seat', 'public', 'local', 'gm'];
    return tells.includes(part) ? [{ path: at.join('.'), access: part }] : [];
  });
}

/** How a seat asks a call; null for one that is not asked, and throws for one that nobody thought of. */
export function findQuestions(path: string): Questions | null {
  if (unasked[path] !== undefined) return null;
  const [room, game, ...rest] = path.split('.');
  const own = rest.join('.');
  const found =
    room === 'games' ? (ofGame[own] ?? (game === 'paradise' ? ofParadise[own] : undefined)) : questions[path];
  if (found === undefined) throw new Error(`${path} tells something and no seat asks it here.`);
  return found;
}

/** The tags that a seat's page holds now. */
export async function hold(table: Table): Promise<Held> {
  const viewer = table.roles.looks;
  const readTag = async (path: string): Promise<string> => {
    const told = await table.askAsLooking(path, { viewer, held: null });
    if ('refused' in told) throw new Error(told.refused);
    return (told.answer as { tag: string }).tag;
  };
  const view = await readTag(`games.${table.game}.viewSince`);
  return { view, lists: await readTag('history.lists') };
}

/** Everything that the contract tells the seat that looks. */
export async function askEverything(table: Table, held: Held, { foresees = false } = {}): Promise<Told> {
  const { looks: seat, hides: rival } = table.roles;
  const { period } = await table.view();
  const periods = Array.from({ length: period }, (_, nth) => nth + 1);
  const told: Told = {};
  for (const { path } of listTelling()) {
    if (path.startsWith('games.') && !path.startsWith(`games.${table.game}.`)) continue;
    if (path === 'forecast.start' && !foresees) continue;
    const asks = findQuestions(path);
    if (asks === null) continue;
    for (const input of await asks({ table, seat, rival, periods, held })) {
      const answer = path === 'forecast.start' ? await foretell(table, input) : await table.askAsLooking(path, input);
      told[`${path} ${JSON.stringify(input)}`] = answer;
    }
  }
  const home = process.env['RACKETEER_HOME'] ?? '';
  return Object.fromEntries(
    Object.entries(told).map(([call, answer]) => [
      call.replaceAll(home, ''),
      JSON.parse(numberNames(JSON.stringify(answer).replaceAll(home, ''))) as Answer,
    ]),
  );
}

/** Puts numbers in the place of the names that were drawn for the steps of an answer, in the order of that answer. */
function numberNames(text: string): string {
  const numbers = new Map<string, number>();
  return text.replaceAll(/"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"/gu, (name) => {
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return `"step ${number}"`;
  });
}

async function foretell(table: Table, input: unknown): Promise<Answer> {
  const started = await table.askAsLooking('forecast.start', input);
  if ('refused' in started) return started;
  const { run } = started.answer as { run: number };
  for (;;) {
    const progress = await table.ask('forecast.progress', { run, viewer: table.roles.looks });
    if ('refused' in progress) return progress;
    const { forecast } = progress.answer as { forecast: unknown };
    if (forecast !== null) return { answer: { run, forecast } };
    // A forecast is asked for anew until its threads are done; there is no event to wait for.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
