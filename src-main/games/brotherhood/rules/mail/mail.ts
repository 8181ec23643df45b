import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { isSheetOrder } from '#shared/games/brotherhood/orders.ts';
import { writeKeepingLine } from '#shared/games/brotherhood/sheetLines.ts';
import { parseSheet, sheetExamples } from '#shared/games/brotherhood/sheetText.ts';
import type { BrotherhoodView } from '#shared/games/brotherhood/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import type { PacketPart } from '#shared/views/mail.ts';
import type { Mail } from '#kernel/capabilities.ts';
import type { BrotherhoodGame } from '../game.ts';
import { listWordings } from '#kernel/orders/examples.ts';
import { fileLine, listFiledLines, listRefusedOnTop, withdrawAll } from '../handlers.ts';
import { quoteSheet } from '../quote.ts';
import { describeLine, findWords, listOnScreen } from '#kernel/declare/order.ts';
import { orderWords } from '../orderWords.ts';
import { tellRepeated } from './receipts.ts';

/** [BRO-VIEW-7] A family's packet, from its own view alone, and the reader of its sheet. */
export const mail: Mail<BrotherhoodGame> = {
  packet: (view, seat) => ({
    parts: [
      describeStanding(view, seat),
      describePrices(view),
      describeMen(view, seat),
      describeFamilies(view),
      describeCity(view),
      ...listCounters(view),
      ...listLastTurn(view),
      ...listLetters(view, seat),
    ],
    examples: listExamples(view, seat),
    verbs: sheetExamples,
  }),
  read: (view, _seat, lines) => parseSheet(lines, view),
  notOnSheets: listOnScreen(orderWords),
  together: {
    has: isSheetOrder,
    listRefused: (state, seat, orders) => listRefusedOnTop(state, seat, orders.filter(isSheetOrder)),
    file(table, seat, order) {
      if (isSheetOrder(order)) fileLine(table, seat, order);
    },
  },
  decides: (order) => findWords(orderWords, order).decides?.(order) ?? [],
  describe: (state, seat, order) => describeLine(orderWords, state, { seat, order }),
  tellDone: tellRepeated,
  listWarnings: (state, seat) => quoteSheet(state, seat, listFiledLines(state, seat)).warnings,
  begin: withdrawAll,
  end: (table, seat) => table.emit({ type: 'seat-ready', seat, isReady: true }),
};

/** Lists examples of each order in every area and with smaller counts, first where the family has counters. */
function listExamples(view: BrotherhoodView, seat: SeatId): string[][] {
  const rivals = view.families.filter((one) => one.seat !== seat && one.dead === null);
  const isFamilysOwn = ({ family }: { family: SeatId }): boolean => family === seat;
  const areas = new Set([
    view.areas.find(({ operations }) => operations.some(isFamilysOwn)),
    view.areas.find(({ markers }) => markers.some(isFamilysOwn)),
    ...view.areas,
  ]);
  const jailed = (view.books.find((one) => one.seat === seat)?.hoods ?? []).filter(({ status }) => status === 'jailed');
  const bail = jailed.some(({ kind }) => kind === 'thug') ? '1 Thug' : '1 Hitman';
  const sets = [...areas].flatMap((area) =>
    rivals
      .slice(0, 2)
      .map((first) => ({
        Benvolio: first.name,
        Corvini: (rivals.find((one) => one !== first) ?? first).name,
        Millgate: area?.name,
        'turns 4 to 5': `turns ${view.period} to ${view.period + 1}`,
        '2 Thugs and 1 Hitman': bail,
      })),
  );
  return sheetExamples.map((example) => listCounts(example).flatMap((one) => listWordings(one, sets)));
}

/** Lists an example with its own counts, and as small as it can be. */
function listCounts(example: string): string[] {
  const least = example
    .replace('Open 2 in Millgate: pool hall, loan office', 'Open 1 in Millgate: pool hall')
    .replace(/^(Take|Hire|Send) [2-9]/u, '$1 1')
    .replace('1 Thugs', '1 Thug');
  return [...new Set([example, least])];
}

const findFamilyName = ({ families: all }: BrotherhoodView, seat: SeatId | null): string =>
  all.find((family) => family.seat === seat)?.name ?? 'nobody';

const findAreaName = ({ areas }: BrotherhoodView, id: string | null): string =>
  areas.find((area) => area.id === id)?.name ?? '';

/** [BRO-FIG-1] The family’s own figures. */
function describeStanding(view: BrotherhoodView, seat: SeatId): PacketPart {
  const title = 'How you stand';
  const book = view.books.find((one) => one.seat === seat);
  const family = view.families.find((one) => one.seat === seat);
  if (book === undefined || family === undefined || family.dead !== null) {
    return { title, sentences: ['Your family is out of the game.'], table: null };
  }
  const { godfather } = family;
  const where = godfather.lastArea === null ? '' : `; last seen in ${findAreaName(view, godfather.lastArea)}`;
  const is = { away: 'in Chicago', free: 'at liberty', jailed: 'in jail', dead: 'dead' } as const;
  const incomes = book.income.areas.map(({ area, dollars, isDoubled, isHalved, due }) => {
    const factors = [
      ...(isDoubled ? ['doubled'] : []),
      ...(isHalved ? ['halved'] : []),
      ...(due === null ? [] : [due === 'half' ? 'a card halves it' : 'a card takes it']),
    ];
    return [
      `income of ${findAreaName(view, area)}${factors.length === 0 ? '' : ` (${joinWords(factors)})`}`,
      formatDollars(dollars),
    ];
  });
  return {
    title,
    sentences: [
      `${godfather.name} is ${is[godfather.status]}${where}.`,
      `You have ${formatCount(family.operations, 'operation')} and ${formatCount(family.markers, 'marker')} of influence on the board. Your supply holds ${formatCount(family.freeOperations, 'operation')} and ${formatCount(family.freeMarkers, 'marker')} more.`,
      ...(view.sheets.find((sheet) => sheet.seat === seat)?.sum.warnings ?? []),
    ],
    table: {
      head: ['Your money', 'Dollars'],
      rows: [
        ['in the till', family.cashDollars === null ? '' : formatDollars(family.cashDollars)],
        ['bail of all who are in jail', formatDollars(book.bailOwedDollars)],
        ...incomes,
        ['income a turn as the board stands', formatDollars(book.income.dollars)],
        [`in the till after turn ${view.turns} if nothing changes`, formatDollars(book.atTheEndDollars)],
      ],
    },
  };
}

/** [BRO-HOUSE-1] Describes the prices that no map shows; those of operations and influence are in the city's table. */
function describePrices({ house }: BrotherhoodView): PacketPart {
  const { wages, outOfTown, bailGodfather, godfatherTurn } = house;
  const limit = outOfTown.limit === null ? '' : `, ${outOfTown.limit} a turn at most`;
  return {
    title: 'Prices',
    sentences: [
      `A Thug costs ${formatDollars(wages.thug)} a turn where he is sent, a Hitman ${formatDollars(wages.hitman)}; bail is the same. One Thug draws no wage while your Godfather is in the city.`,
      `From out of town, from turn ${godfatherTurn} on, a Thug costs ${formatDollars(outOfTown.thug)} and a Hitman ${formatDollars(outOfTown.hitman)}${limit}. The Godfather’s bail is ${formatDollars(bailGodfather)}.`,
      'The list of areas below has the prices of operations and of influence.',
    ],
    table: null,
  };
}

function describeMen(view: BrotherhoodView, seat: SeatId): PacketPart {
  const hoods = view.books.find((one) => one.seat === seat)?.hoods ?? [];
  const count = (kind: string, status: 'free' | 'jailed' | 'dead'): string =>
    String(hoods.filter((one) => one.kind === kind && one.status === status).length);
  return {
    title: 'Your men',
    sentences: [],
    table: {
      head: ['Rank', 'At liberty', 'In jail', 'Dead'],
      rows: (['thug', 'hitman'] as const).map((kind) => [
        kind === 'thug' ? 'Thugs' : 'Hitmen',
        count(kind, 'free'),
        count(kind, 'jailed'),
        count(kind, 'dead'),
      ]),
    },
  };
}

/** [BRO-FIG-2] */
function describeFamilies(view: BrotherhoodView): PacketPart {
  return {
    title: 'The families',
    sentences: [],
    table: {
      head: ['Family', 'Operations', 'Influence', 'Thugs', 'Hitmen', 'In jail', 'Income', 'Money', 'Godfather'],
      rows: view.families.map((one) => [
        one.dead === null ? one.name : `${one.name} (gone)`,
        String(one.operations),
        String(one.markers),
        String(one.thugs),
        String(one.hitmen),
        String(one.jailedThugs + one.jailedHitmen),
        formatDollars(one.lastIncomeDollars),
        one.cashDollars === null
          ? `about ${formatDollars(one.estimate.figureDollars)}`
          : formatDollars(one.cashDollars),
        one.godfather.lastArea === null ? '' : findAreaName(view, one.godfather.lastArea),
      ]),
    },
  };
}

function describeCity(view: BrotherhoodView): PacketPart {
  return {
    title: 'The city',
    sentences: [],
    table: {
      head: ['Area', 'Operation', 'Brings', 'Influence', 'Full', 'Alone', 'Shown last'],
      rows: view.areas.map((area) => [
        area.name,
        formatDollars(area.revenueDollars),
        formatDollars(area.incomeDollars),
        formatDollars(area.influenceDollars),
        `${area.operations.length} of ${area.saturation}`,
        area.controller === null ? '' : findFamilyName(view, area.controller),
        area.hoods.map(({ seat, thugs, hitmen }) => `${findFamilyName(view, seat)} ${thugs}T ${hitmen}H`).join('; '),
      ]),
    },
  };
}

/** Lists the counters by family and area. */
function listCounters(view: BrotherhoodView): PacketPart[] {
  const rows = view.areas.flatMap(({ name, operations, markers }) =>
    view.families.flatMap(({ seat, name: family }) => {
      const own = operations.filter((one) => one.family === seat);
      const influence = markers.filter((one) => one.family === seat).length;
      if (own.length + influence === 0) return [];
      const trades = own.map(({ description }) => description).join(', ');
      return [[name, family, String(own.length), String(influence), trades]];
    }),
  );
  if (rows.length === 0) return [];
  const head = ['Area', 'Family', 'Operations', 'Influence', 'Called'];
  return [{ title: 'Counters on the board', sentences: [], table: { head, rows } }];
}

function listLastTurn(view: BrotherhoodView): PacketPart[] {
  const record = view.records.at(-1);
  if (record === undefined) return [];
  const fights = record.fights.map(
    ({ area, armed, rounds, losses }) =>
      `${findAreaName(view, area)}: ${joinWords(armed.map((seat) => `the ${pluralizeFamily(findFamilyName(view, seat))}`))}, ${formatCount(rounds, 'round')}; ${
        joinWords(
          Object.entries(losses).map(
            ([seat, lost]) =>
              `the ${pluralizeFamily(findFamilyName(view, seat as SeatId))} lost ${formatCount(lost, 'hood')}`,
          ),
        ) || 'nobody lost anybody'
      }.`,
  );
  const taken = record.taken.map(
    ({ seat, from, area, description }) =>
      `The ${pluralizeFamily(findFamilyName(view, seat))} took the ${description} in ${findAreaName(view, area)} from the ${pluralizeFamily(findFamilyName(view, from))}.`,
  );
  const sentences = [...fights, ...taken];
  return sentences.length === 0 ? [] : [{ title: `Turn ${record.turn}`, sentences, table: null }];
}

/** [BRO-DEAL-2] The line of the sheet that keeps a promise; nothing for one that needs none. */
function tellKeeping(view: BrotherhoodView, what: BrotherhoodView['promises'][number]['what'], to: SeatId): string {
  const line = writeKeepingLine(what, findFamilyName(view, to), (area) => findAreaName(view, area));
  return line === null ? '' : ` Your sheet keeps it by the line “${line}”.`;
}

/** [BRO-DEAL-2] Lists the letters of this turn, and the open promises. */
function listLetters(view: BrotherhoodView, seat: SeatId): PacketPart[] {
  const turn = view.period;
  const isOwn = ({ from, to }: { from: SeatId; to: SeatId }): boolean => from === seat || to === seat;
  const said = view.announcements
    .filter((one) => one.turn === turn)
    .map(({ seat: who, text }) => `The ${pluralizeFamily(findFamilyName(view, who))} announced: “${text}”`);
  const written = view.messages
    .filter((one) => one.turn === turn && one.text !== '' && isOwn(one))
    .map(({ from, to, text }) => `${findFamilyName(view, from)} to ${findFamilyName(view, to)}: “${text}”`);
  const open = view.promises
    .filter((one) => one.outcome === 'open' && one.toTurn >= turn && isOwn(one))
    .map(
      ({ from, to, what, fromTurn, toTurn }) =>
        `${findFamilyName(view, from)} promised ${findFamilyName(view, to)}, ${fromTurn === toTurn ? `turn ${toTurn}` : `turns ${fromTurn} to ${toTurn}`}: ${
          what.kind === 'pay'
            ? `to pay ${formatDollars(what.dollars)}`
            : what.kind === 'stay-out'
              ? `to stay out of ${findAreaName(view, what.area)}`
              : what.kind === 'give-revenue'
                ? `to give ${formatCount(what.count, 'operation')} in ${findAreaName(view, what.area)}`
                : what.kind === 'no-fire'
                  ? 'to hold fire'
                  : 'as was written'
        }.${from === seat ? tellKeeping(view, what, to) : ''}`,
    );
  const createParts = (title: string, sentences: string[]): PacketPart[] =>
    sentences.length === 0 ? [] : [{ title, sentences, table: null }];
  return [...createParts('Said this turn', [...said, ...written]), ...createParts('Promises', open)];
}
