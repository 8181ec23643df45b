import type { SeatId } from '#shared/words/ids.ts';
import type { GangsterId, OfficialId } from '#shared/games/paradise/ids.ts';
import type { Running } from '#shared/games/paradise/running.ts';
import type { RunningGang, RunningMember, PastMonth, RunningOfficial } from '#shared/games/paradise/runningParts.ts';
import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { buildCity, type PlannedBusiness } from '../city/plan.ts';
import { countPointsLost } from '../state/condition.ts';
import { createVehicleId } from '../gangs/equipping.ts';
import type { ParadiseTable } from '../table.ts';
import { firstAgents } from '../tables/courts.ts';
import { startingOutrage } from '../tables/city.ts';
import { checkRunning } from './joiningCheck.ts';
import { layOutCity, findBusiness } from './holdings.ts';
import { computeLostStats, computeSoundStats } from './members.ts';
import { makeSeatId, requireSeatNamed } from './seats.ts';
import { createNewGangster } from '../gangs/newGangster.ts';
import { requireOfficial } from '../officials/lookups.ts';
import { findReporter, seatCityHall } from '../officials/posts/seating.ts';
import { buildOfficialRef, type Official } from '../state/records/officials.ts';
import { officialTable } from '../tables/officials.ts';
import { findPostId } from '#shared/games/paradise/posts.ts';

/**
 * Founds a campaign that was played elsewhere, as it is before the orders of its month. The seed decides the facts that
 * the file leaves open (owners' GUTS, unnamed officials).
 */
export function enterRunning(table: ParadiseTable, running: Running): void {
  const [problem] = checkRunning(running);
  refuseUnless(problem === undefined, problem?.sentence ?? '');
  const head = { author: { kind: 'gm' } as const, order: running, reason: null };
  table.entry({ ...head, title: `Enter ${running.title}` });
  const { title, seed, houseRules, outrage, city: pack } = running;
  table.emit({ type: 'founded', title, seed, houseRules, outrage, ...(pack === undefined ? {} : { city: pack }) });
  table.emit({ type: 'play-resumed', month: running.month });
  // A new entry, as entries bear the month they are opened in.
  table.entry({ ...head, order: null, title: `${formatMonth(running.month)} as it stands` });
  buildCity(table, running.gangsAtStart ?? running.gangs.length);
  const city = layOutCity(running);
  running.gangs.forEach((gang, index) => enterGang(table, gang, { seat: makeSeatId(index), colour: index }, city));
  enterOfficials(table, running);
  enterFeds(table, running);
  enterTruces(table, running);
  enterPast(table, running, startingOutrage);
  table.emit({ type: 'stands-before', phase: 'orders' });
}

/** Enters one gang with its present people, cars, and businesses. */
export function enterGang(
  table: ParadiseTable,
  gang: RunningGang,
  { seat, colour }: { seat: SeatId; colour: number },
  city: readonly PlannedBusiness[],
): void {
  const { name, type, base, bankDollars, permanentReputation } = gang;
  table.emit({
    type: 'gang-formed',
    gang: {
      id: seat,
      name,
      type,
      base,
      isHuman: gang.player === 'human',
      colour,
      bossName: gang.members.find(({ isBoss }) => isBoss)?.name ?? '',
      eliminatedMonth: null,
    },
    bankDollars,
  });
  const inPen = gang.members.flatMap((member) => {
    const id = enterMember(table, seat, member);
    return member.custody === 'pen' ? [id] : [];
  });
  table.emit({ type: 'standing-entered', seat, permanentReputation, inPen });
  for (const { kind, upgrades, isStolen } of gang.vehicles) {
    table.emit({
      type: 'vehicle-bought',
      vehicle: { id: createVehicleId(table.state), gang: seat, kind, upgrades, stolen: isStolen },
      costDollars: 0,
    });
  }
  enterHoldings(table, seat, gang, city);
}

function enterMember(table: ParadiseTable, seat: SeatId, member: RunningMember): GangsterId {
  const id = `p${table.state.made.gangsters + 1}` as GangsterId;
  const { custody, isStoneCold, stats, wounds, ...own } = member;
  const sound = computeSoundStats({ profile: own.profile, stats });
  table.emit({
    type: 'recruited',
    gangster: createNewGangster({ id, gang: seat, ...own, stats: sound }, table.state.month),
    // He was paid elsewhere; the bank was entered at its present sum.
    costDollars: 0,
    usesName: false,
  });
  const lost = computeLostStats({ wounds });
  const gangster = { seat, gangster: id };
  if (countPointsLost({ lost }) > 0) table.emit({ type: 'wounded', ...gangster, lost });
  if (custody === 'jail') table.emit({ type: 'arrested', ...gangster });
  if (isStoneCold) table.emit({ type: 'made-a-name', ...gangster });
  return id;
}

function enterHoldings(table: ParadiseTable, seat: SeatId, gang: RunningGang, city: readonly PlannedBusiness[]): void {
  for (const entry of gang.businesses) {
    const found = findBusiness(city, entry);
    if (!('planned' in found)) throw new Error(found.sentence);
    const business = found.planned.id;
    table.emit({ type: 'business-dealt', seat, business });
    if (entry.isShut) table.emit({ type: 'shut', business });
    if (entry.idleMonths > 0) {
      table.emit({ type: 'idled', seat, business, months: entry.idleMonths });
    }
    if (entry.repairMonths > 0) {
      table.emit({ type: 'smashed', business, months: entry.repairMonths });
    }
    if (entry.sign !== undefined && entry.sign !== found.planned.name) {
      table.emit({ type: 'business-renamed', business, from: found.planned.name, to: entry.sign });
    }
  }
}

/** [PO-6, LAW-3] */
function enterFeds(table: ParadiseTable, running: Running): void {
  const { inTown, sinceMonth, agents, target, alsoAfter } = running.feds;
  if (!inTown) return;
  table.emit({ type: 'feds-arrived', month: sinceMonth ?? Math.max(1, running.month - 1), agents: firstAgents });
  if (agents !== firstAgents) {
    table.emit({ type: 'feds-reinforced', from: firstAgents, to: agents });
  }
  const named = target === null ? [] : [target, ...alsoAfter];
  const seats = [...new Set(named.map((gang) => requireSeatNamed(running, gang)))];
  seats.forEach((seat, n) => {
    table.emit({ type: 'feds-targeted', seat, targets: seats.slice(0, n + 1) });
  });
}

/** [SCN-4] */
function enterTruces(table: ParadiseTable, running: Running): void {
  running.truces.forEach(({ between: [one, other], sinceMonth, untilMonth }, index) => {
    const since = sinceMonth ?? Math.max(1, running.month - 1);
    table.emit({
      type: 'deal-struck',
      deal: {
        id: `entered-${index + 1}`,
        asker: requireSeatNamed(running, one),
        other: requireSeatNamed(running, other),
        terms: { ...makeEmptyTerms(), truceMonths: untilMonth - since + 1 },
        sinceMonth: since,
        untilMonth,
        brokenBy: null,
        paid: 0,
        isPublic: true,
      },
    });
  });
}

/** Books the figures of months played elsewhere, for the charts and the books. */
function enterPast(table: ParadiseTable, running: Running, outrageAtStart: number): void {
  const past = [...running.pastMonths].sort((a, b) => a.month - b.month);
  bookOutrage(table, past, outrageAtStart);
  for (const gang of running.gangs) {
    const seat = requireSeatNamed(running, gang.name);
    const months = past.flatMap(({ month, bankDollars }) => {
      const found = Object.entries(bankDollars).find(([name]) => requireSeatNamed(running, name) === seat);
      return found === undefined ? [] : [{ month, closingDollars: found[1] }];
    });
    if (months.length > 0) table.emit({ type: 'past-bank-booked', seat, months });
  }
}

function bookOutrage(table: ParadiseTable, past: readonly PastMonth[], atStart: number): void {
  let before = atStart;
  const months = past.flatMap(({ month, outrage }) => {
    if (outrage === undefined) return [];
    const outrageBefore = before;
    before = outrage;
    // The dice were thrown elsewhere: no faces are known, and the total is the outrage alone.
    const roll = { faces: [], total: outrageBefore, verdict: 'quiet' as const };
    return [{ month, outrageBefore, outrage, ...roll }];
  });
  if (months.length > 0) table.emit({ type: 'past-outrage-booked', months });
}

/** [OFF-1] Seats City Hall from the file, and adds its officials to the payrolls. */
function enterOfficials(table: ParadiseTable, running: Running): void {
  const named = running.officials.flatMap((official): [OfficialId, RunningOfficial][] => {
    const id = findPostId(official);
    return id === null ? [] : [[id, official]];
  });
  seatCityHall(table, new Map(named));
  for (const official of running.officials) {
    const id = findPostId(official);
    if (id === null) enterReporter(table, running, official);
    else payFor(table, running, official, { official: requireOfficial(table.state, id), joins: null });
  }
}

function enterReporter(table: ParadiseTable, running: Running, entry: RunningOfficial): void {
  const found = findReporter(table);
  const joins: Official = { ...found, name: entry.name ?? found.name, smarts: entry.smarts ?? found.smarts };
  payFor(table, running, entry, { official: joins, joins });
}

function payFor(
  table: ParadiseTable,
  running: Running,
  entry: RunningOfficial,
  who: { official: Parameters<typeof buildOfficialRef>[0]; joins: Official | null },
): void {
  for (const { gang, rateDollars } of entry.owners) {
    const rate = rateDollars ?? officialTable[entry.kind].monthlyDollars;
    table.emit({
      type: 'official-bought',
      seat: requireSeatNamed(running, gang),
      official: buildOfficialRef(who.official),
      rateDollars: rate,
      limitDollars: rate,
      // This month's pay was handed over elsewhere.
      dollars: 0,
      joins: who.joins,
    });
  }
}
