import { isSheetOrder } from '#shared/games/turf-war/orders.ts';
import { rankNames } from '#shared/games/turf-war/ranks.ts';
import { hasPassed, describeDecided, describeProposal } from '#shared/games/turf-war/proposals.ts';
import { parseSheet, sheetExamples } from '#shared/games/turf-war/sheetText.ts';
import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import type { PacketPart } from '#shared/views/mail.ts';
import { formatCount, joinWords } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Mail } from '#kernel/capabilities.ts';
import type { TurfWarGame } from '../game.ts';
import { listWordings } from '#kernel/orders/examples.ts';
import { listFiledOrders } from '../orders/check.ts';
import { fileOrder, listRefusedOnTop, withdrawAll } from '../handlers.ts';
import { quoteSheet } from '../quote.ts';
import { describeLine, findWords, listOnScreen } from '#kernel/declare/order.ts';
import { orderWords } from '../orderWords.ts';
import { tellAgreed } from './receipts.ts';

/** [WAR-VIEW-8] A gang's packet, from its own view alone, and the reader of its sheet. */
export const mail: Mail<TurfWarGame> = {
  packet: (view, seat) => ({
    parts: [
      describeStanding(view, seat),
      describePrices(view),
      describeRoster(view, seat),
      describeGangs(view),
      describeCity(view),
      ...listAgreements(view),
      ...listNotes(view, seat),
    ],
    examples: listExamples(view, seat),
    verbs: sheetExamples,
  }),
  read(view, seat, lines) {
    const pieces = view.pieces.filter(({ gang }) => gang === seat);
    const letters = view.letters.filter((one) => one.to === seat && !hasPassed(one, view.period));
    const sent = view.letters.filter((one) => one.from === seat && one.turn === view.period);
    return parseSheet(lines, { seat, gangs: view.gangs, areas: view.areas, pieces, letters, sent });
  },
  notOnSheets: listOnScreen(orderWords),
  together: {
    has: isSheetOrder,
    listRefused: (state, seat, orders) => listRefusedOnTop(state, seat, orders.filter(isSheetOrder)),
    file(table, seat, order) {
      if (isSheetOrder(order)) fileOrder(table, seat, order);
    },
  },
  decides: (order) => findWords(orderWords, order).decides?.(order) ?? [],
  describe: (state, seat, order) => describeLine(orderWords, state, { seat, order }),
  tellDone: tellAgreed,
  listWarnings: (state, seat) => quoteSheet(state, seat, listFiledOrders(state, seat)).warnings,
  begin: withdrawAll,
  end: (table, seat) => table.emit({ type: 'seat-ready', seat, isReady: true }),
};

/**
 * Lists examples of each order, with the gang's own people and the places of this city, in every combination of names.
 */
function listExamples(view: TurfWarView, seat: SeatId): string[][] {
  const own = view.pieces.filter(({ gang }) => gang === seat);
  const rivals = view.gangs.filter((gang) => gang.seat !== seat && !gang.isOut);
  const held = view.areas.filter(({ owner }) => owner === seat);
  const next = view.areas.find(({ number, owner }) =>
    owner === seat ? false : held.some(({ borders }) => borders.includes(number)),
  );
  const hitmen = own.filter(({ rank }) => rank === 'hitman');
  const waiting = hitmen.find(({ area }) => area === null);
  const there = hitmen.find(({ area }) => area !== null);
  const people = {
    'Sal Pike': (own.find(({ rank }) => rank === 'lieutenant') ?? there)?.name,
    Manchester: held[0]?.name,
    Gasworks: (next ?? held[1])?.name,
    'St. Thomas': next?.name,
  };
  const pairs = rivals.flatMap((Skanky) =>
    rivals.flatMap((DrSpike) =>
      DrSpike === Skanky && rivals.length > 1 ? [] : [{ Skanky: Skanky.name, DrSpike: DrSpike.name }],
    ),
  );
  const sets = [there, waiting].flatMap((man) => pairs.map((pair) => ({ ...people, ...pair, 'Moe Ash': man?.name })));
  return sheetExamples.map((example) => listWordings(fitCounts(example, waiting !== undefined), sets));
}

/** Counts of an example as small as they can be, so that a gang of one man can send it. */
const fitCounts = (example: string, hasRecruit: boolean): string =>
  hasRecruit ? example.replace('Place 2', 'Place 1') : example.replace('3 Hitmen', '1 Hitman');

const findGangName = ({ gangs: all }: TurfWarView, seat: SeatId | null): string =>
  all.find((gang) => gang.seat === seat)?.name ?? 'nobody';

/** `3` → `-3`; nothing taken is a plain `0`. */
const formatTaken = (mc: number): string => (mc === 0 ? '0' : `-${mc}`);

/** [WAR-ORD-5] Describes the sum of an empty sheet. */
function describeStanding(view: TurfWarView, seat: SeatId): PacketPart {
  const sheet = view.sheets.find((one) => one.seat === seat);
  const title = 'How you stand';
  if (sheet === undefined) return { title, sentences: ['You are out of the war.'], table: null };
  const { sum, fallback, successors } = sheet;
  const formatArea = (number: number): string => view.areas[number - 1]?.name ?? String(number);
  const heirs = (successors ?? []).map((id) => view.pieces.find((one) => one.id === id)?.name ?? id);
  return {
    title,
    sentences: [
      fallback.length === 0
        ? 'You have not named any areas to fall back on.'
        : `You fall back on ${joinWords(fallback.map(formatArea))}.`,
      successors === null
        ? 'Nobody is to follow your Don.'
        : `${heirs.length === 0 ? 'The Lieutenant with the most XP' : joinWords(heirs)} will succeed your Don.`,
      ...sum.warnings,
      ...[describeDecided(view)].filter((sentence) => sentence !== ''),
    ],
    table: {
      head: ['Your money', 'MC'],
      rows: [
        ['in the treasury', String(sum.treasuryMc)],
        ['families of the dead', formatTaken(sum.consolationMc)],
        ['salaries', formatTaken(sum.salariesMc)],
        ['on the sheet already: hires and gifts', formatTaken(sum.hiresMc + sum.giftsMc)],
        ['left in hand after this turn’s sheet', String(sum.leftMc)],
        ['income of this turn if nothing changes', `+${sum.incomeMc}`],
        ['owed to families if the worst comes', formatTaken(sum.worstCaseMc)],
      ],
    },
  };
}

/** [WAR-HOUSE-5, WAR-GAME-3] Describes the prices of a sheet, and how long sheets are taken. */
function describePrices({ house }: TurfWarView): PacketPart {
  const { hire, salary, income, lieutenantConsolation, hitmanConsolation } = house.prices;
  const hours = house.hours === 0 ? [] : [`Sheets are taken for ${formatCount(house.hours, 'hour')}.`];
  return {
    title: 'Prices',
    sentences: [
      `A Hitman costs ${hire} MC to hire and ${salary} MC a turn after that; Lieutenants and the Don draw no pay.`,
      `The family of a dead Lieutenant is paid ${lieutenantConsolation} MC, that of a Hitman ${hitmanConsolation} MC, in the turn after his death. Each area brings ${income} MC at a turn’s end.`,
      ...hours,
    ],
    table: null,
  };
}

function describeRoster(view: TurfWarView, seat: SeatId): PacketPart {
  const own = view.pieces.filter(({ gang }) => gang === seat);
  return {
    title: 'Your people',
    sentences: own.length === 0 ? ['Nobody is left.'] : [],
    table: {
      head: ['Name', 'Rank', 'XP', 'Place'],
      rows: own.map(({ name, rank, xp, area, mayEnterTurn }) => [
        name,
        rankNames[rank].one,
        String(xp),
        area === null ? `waits, may enter in turn ${mayEnterTurn ?? view.period}` : (view.areas[area - 1]?.name ?? ''),
      ]),
    },
  };
}

function describeGangs(view: TurfWarView): PacketPart {
  return {
    title: 'The gangs',
    sentences: [],
    table: {
      head: ['Gang', 'Areas', 'Strength', 'Don', 'Lieutenants', 'Hitmen', 'Money', 'Points'],
      rows: view.gangs.map((gang) => [
        gang.isOut ? `${gang.name} (out)` : gang.name,
        String(gang.areas),
        String(gang.strength),
        gang.hasDon ? 'yes' : 'no',
        String(gang.lieutenants),
        String(gang.hitmen),
        gang.treasuryMc === null ? `at most ${gang.atMostMc}` : String(gang.treasuryMc),
        String(gang.points),
      ]),
    },
  };
}

function describeCity(view: TurfWarView): PacketPart {
  const describePiecesIn = (number: number): string =>
    view.gangs
      .flatMap(({ seat, name }) => {
        const here = view.pieces.filter(({ gang, area }) => gang === seat && area === number);
        const ranks = (['don', 'lieutenant', 'hitman'] as const).flatMap((rank) => {
          const count = here.filter((one) => one.rank === rank).length;
          return count === 0 ? [] : [`${count}${rankNames[rank].short}`];
        });
        return ranks.length === 0 ? [] : [`${name} ${ranks.join(' ')}`];
      })
      .join('; ');
  return {
    title: 'The city',
    sentences: [],
    table: {
      head: ['Area', 'Ward', 'Held by', 'There now', 'Borders on'],
      rows: view.areas.map(({ number, name, wardName, owner, borders }) => [
        name,
        wardName,
        findGangName(view, owner),
        describePiecesIn(number),
        borders.map((one) => view.areas[one - 1]?.name ?? one).join(', '),
      ]),
    },
  };
}

/** Lists the alliances that the seat knows of, and the letters that wait for its answer. */
function listAgreements(view: TurfWarView): PacketPart[] {
  const alliances = view.alliances.map(
    ({ kind, members, madeTurn }) =>
      `${joinWords(members.map((one) => findGangName(view, one)))}: ${kind}, since turn ${madeTurn}.`,
  );
  const names = {
    nameOf: (seat: SeatId): string => findGangName(view, seat),
    areaName: (number: number): string => view.areas[number - 1]?.name ?? String(number),
  };
  const letters = view.letters
    .filter(({ turn }) => turn === view.period)
    .map(({ from, to, text, proposal, answer }) =>
      [
        `${findGangName(view, from)} to ${findGangName(view, to)}:`,
        text,
        proposal === null ? '' : `Proposal: ${describeProposal(proposal, names)}`,
        answer === null ? '' : `Answer: ${answer}.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    );
  return [
    ...(alliances.length === 0 ? [] : [{ title: 'Alliances', sentences: alliances, table: null }]),
    ...(letters.length === 0 ? [] : [{ title: 'Letters of this turn', sentences: letters, table: null }]),
  ];
}

/** [WAR-ORD-4] Lists the orders that came to nothing last turn. */
function listNotes(view: TurfWarView, seat: SeatId): PacketPart[] {
  const sentences = view.dropped
    .filter((one) => one.seat === seat && one.turn === view.period - 1)
    .map(({ title, sentence }) => `${title}: ${sentence}`);
  return sentences.length === 0 ? [] : [{ title: 'What came to nothing', sentences, table: null }];
}
