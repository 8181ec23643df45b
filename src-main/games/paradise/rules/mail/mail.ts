import type { CampaignView, GangView } from '#shared/games/paradise/views/campaign.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { businessTypeNames, nameDistrict } from '#shared/games/paradise/city.ts';
import { formatStyledName } from '#shared/games/paradise/officials.ts';
import type { PacketPart } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { addArticle, formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import type { Mail } from '#kernel/capabilities.ts';
import { callOff } from '../filing/filing.ts';
import { sendMuscleHome } from '../campaign/orders.ts';
import type { ParadiseGame } from '../game.ts';
import { listExamples } from './examples.ts';
import { listNearbyIndependents, listOwnDistricts } from './near.ts';
import { listPrices, listShows } from './priceList.ts';
import { listDecided, describeSheetLine } from '../receipts.ts';
import { notOnSheets, parseSheet, sheetExamples } from './sheetText.ts';
import { listSeatWaitingOrders } from '../lookups.ts';

/** [MONTH-6] A gang's mail, made from its own view alone, and the reading of its sheet. */
export const mail: Mail<ParadiseGame> = {
  packet: (view, seat) => ({
    parts: [
      describeStanding(view, seat),
      describeRoster(view, seat),
      describeHoldings(view, seat),
      describeNearby(view, seat),
      describeOtherGangs(view, seat),
      ...describeKnownRivals(view, seat),
      ...describeOffers(view, seat),
      ...listShows(view, seat),
      describeCityHall(view, seat),
      ...listPrices(view, seat),
    ],
    examples: listExamples(view, seat),
    verbs: sheetExamples,
  }),
  notOnSheets,
  read: parseSheet,
  decides: listDecided,
  describe: describeSheetLine,
  begin(table, seat) {
    const waiting = listSeatWaitingOrders(table.state, seat);
    for (const order of waiting) {
      callOff(table, order);
      sendMuscleHome(table, seat, order.order);
    }
  },
  end() {
    // A month has no mark for a sheet that is in: its orders wait, and the table closes it.
  },
};

const findGang = ({ gangs }: CampaignView, seat: SeatId | null): GangView | undefined =>
  gangs.find((gang) => gang.seat === seat);

function describeStanding(view: CampaignView, seat: SeatId): PacketPart {
  const secrets = findGang(view, seat)?.secrets ?? null;
  const title = 'How you stand';
  if (secrets === null) return { title, sentences: ['You are out of the city.'], table: null };
  const truces = view.deals
    .filter(({ isInForce, asker, other }) => isInForce && (asker === seat || other === seat))
    .map(({ text, untilMonth, asker, other }) => {
      const partner = findGang(view, asker === seat ? other : asker)?.name ?? 'a gang that is gone';
      return `With ${partner}, until ${formatMonth(untilMonth)}: ${text}.`;
    });
  return {
    title,
    sentences: [
      `Outrage in the city is ${view.outrage}${view.feds.inTown ? ', and the Feds are in town' : ''}.`,
      ...tellEnd(view, seat),
      ...truces,
      ...view.waiting.filter((one) => one.seat === seat).map(({ text }) => text),
    ],
    table: {
      head: ['Your money', 'Amount'],
      rows: [
        ['in the bank', formatDollars(secrets.bankDollars)],
        ['reputation', String(secrets.reputation)],
        ['payoffs each month', formatDollars(secrets.payoffsDueDollars)],
        ['officials each month', formatDollars(secrets.officialsDueDollars)],
        ['expected Loot next month', formatDollars(Math.round(secrets.expectedLootDollars))],
      ],
    },
  };
}

/** [GANG-18] Describes when the campaign is scored, and the gang's place today. */
function tellEnd(view: CampaignView, seat: SeatId): string[] {
  const { lastMonth } = view.houseRules;
  const points = view.scores.find((one) => one.seat === seat)?.points;
  if (lastMonth === null || points === undefined) return [];
  return [`The best score at the close of ${formatMonth(lastMonth)} wins; yours stands at ${points}.`];
}

/** `Car`, `Car`, `Truck` → `2 Cars and a Truck`. */
function countAlike(names: readonly string[]): string {
  return joinWords(
    [...new Set(names)].map((name) => {
      const count = names.filter((one) => one === name).length;
      return count === 1 ? addArticle(name) : formatCount(count, name);
    }),
  );
}

function describeRoster(view: CampaignView, seat: SeatId): PacketPart {
  const men = view.gangsters.filter(({ gang }) => gang === seat);
  const cars = view.vehicles.filter(({ gang }) => gang === seat).map(({ name }) => name);
  return {
    title: 'Your people',
    sentences: [cars.length === 0 ? 'You have no vehicle.' : `Your vehicles: ${countAlike(cars)}.`],
    table: {
      head: ['Name', 'Role', 'FISTS', 'GATS', 'GUTS', 'STUNTS', 'SMARTS', 'HITS', 'Skills', 'Weapons', 'State'],
      rows: men.map(({ name, role, statsNow: now, skills, weapons, custody, pointsLost }) => [
        name,
        role,
        String(now.fists),
        String(now.gats),
        String(now.guts),
        String(now.stunts),
        String(now.smarts),
        String(now.hits),
        skills.map((one) => one.name).join(', '),
        weapons.map((one) => (one.count > 1 ? `${one.count} ${one.name}` : one.name)).join(', '),
        custody ?? (pointsLost > 0 ? `wounded, ${pointsLost} points` : 'fit'),
      ]),
    },
  };
}

function describeHoldings(view: CampaignView, seat: SeatId): PacketPart {
  const own = view.businesses.filter(({ owner }) => owner === seat);
  return {
    title: 'Your businesses',
    sentences: [],
    table: {
      head: ['Name', 'Kind', 'District', 'Loot', 'Payoff', 'Guards'],
      rows: own.map((one) => [
        one.name,
        one.typeName,
        nameDistrict(one.district),
        one.lootLabel,
        formatDollars(one.payoffDollars),
        String(one.guards),
      ]),
    },
  };
}

/**
 * Describes the independent businesses that a crew can take over: by name in the gang's districts, by number and one
 * name of each kind next door.
 */
function describeNearby(view: CampaignView, seat: SeatId): PacketPart {
  const all = listNearbyIndependents(view, seat);
  const home = listOwnDistricts(view, seat);
  const own = groupByKind(all.filter(({ district }) => home.has(district)));
  const others = Map.groupBy(
    all.filter(({ district }) => !home.has(district)),
    ({ district }) => district,
  );
  const nextDoor = [...others].map(([district, doors]) => {
    const kinds = groupByKind(doors).map(([one, ...more]) => {
      const { one: name, many } = businessTypeNames[one.type];
      return `${formatCount(1 + more.length, name, many)} (${one.name})`;
    });
    return `Next door in ${nameDistrict(district)}: ${joinWords(kinds)}.`;
  });
  return {
    title: 'Independent businesses near you',
    sentences: [
      ...nextDoor,
      ...(nextDoor.length === 0 ? [] : ['The names in parentheses are examples.']),
      `Any of the ${view.businesses.filter(({ owner }) => owner === null).length} independent businesses of the city can be named; the games master has them all on the City screen.`,
    ],
    table: {
      head: ['Kind', 'Loot', 'Names'],
      rows: own.map(([one, ...more]) => [
        `${one.typeName}, ${nameDistrict(one.district)}`,
        one.lootLabel,
        [one, ...more].map(({ name }) => name).join(', '),
      ]),
    },
  };
}

type Door = CampaignView['businesses'][number];

/** Groups doors by kind and district. */
function groupByKind(doors: readonly Door[]): [Door, ...Door[]][] {
  const groups = Map.groupBy(doors, ({ district, type }) => `${district} ${type}`);
  return [...groups.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [[first, ...more] as [Door, ...Door[]]],
  );
}

/** Describes the rivals' people whom a member of the gang could point out. */
function describeKnownRivals(view: CampaignView, seat: SeatId): PacketPart[] {
  const rows = view.rivals
    .filter(({ knownBy }) => knownBy === seat)
    .map(({ name, role, gang }) => [name, role, findGang(view, gang)?.name ?? '']);
  if (rows.length === 0) return [];
  const table = { head: ['Name', 'Role', 'Gang'], rows };
  return [{ title: 'Rivals you could point out', sentences: [], table }];
}

/** [SCN-4] Describes the terms that wait for an answer, with the lines that give it. */
function describeOffers(view: CampaignView, seat: SeatId): PacketPart[] {
  const sentences = view.bargains.proposals.flatMap(({ from, to, words, lastMonth }) => {
    const terms = `${words.join('; ')}. It stands until ${formatMonth(lastMonth)}.`;
    if (to === seat) {
      const name = findGang(view, from)?.name ?? '';
      return [
        `${name} offers: ${terms}`,
        `Write “Accept the terms of ${name}”, “Refuse the terms of ${name}”, or “Put other terms to ${name}:” and yours.`,
      ];
    }
    if (from !== seat) return [];
    const name = findGang(view, to)?.name ?? '';
    return [`You offered ${name}: ${terms}`, `Write “Take back the terms put to ${name}” to end it.`];
  });
  return sentences.length === 0 ? [] : [{ title: 'Offers that wait', sentences, table: null }];
}

/** Describes the rivals and the businesses they hold, as the whole town sees them. */
function describeOtherGangs(view: CampaignView, seat: SeatId): PacketPart {
  const rivals = view.gangs.filter((gang) => gang.seat !== seat && gang.eliminatedMonth === null);
  return {
    title: 'The other gangs',
    sentences: [],
    table: {
      head: ['Gang', 'Boss', 'Base', 'Businesses'],
      rows: rivals.map(({ seat: rival, name, boss, base }) => [
        name,
        boss,
        nameDistrict(base),
        view.businesses
          .filter(({ owner }) => owner === rival)
          .map((one) => `${one.name} (${nameDistrict(one.district)})`)
          .join(', '),
      ]),
    },
  };
}

function describeCityHall(view: CampaignView, seat: SeatId): PacketPart {
  const own = view.officials.filter(({ payrolls }) => payrolls.some((one) => one.seat === seat));
  return {
    title: 'City Hall',
    sentences:
      own.length === 0
        ? ['Nobody at City Hall is on your payroll.']
        : [`On your payroll: ${own.map(formatStyledName).join(', ')}.`],
    table: { head: ['Post', 'Holder'], rows: view.officials.map((one) => [one.post, formatStyledName(one)]) },
  };
}
