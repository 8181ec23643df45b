import { findCity, findDistrictProblem, type City, type InCity } from '#shared/games/paradise/cities/city.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { Running, RunningFinding } from '#shared/games/paradise/running.ts';
import type { RunningGang, RunningOfficial } from '#shared/games/paradise/runningParts.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { PlannedBusiness } from '../city/plan.ts';
import { layOutCity, findBusiness } from './holdings.ts';
import { findBaseProblem } from './beginnings.ts';
import { checkMember, type ReportMisfit } from './members.ts';
import { officialKindNames } from '#shared/games/paradise/officials.ts';
import { officialTable } from '../tables/officials.ts';
import { findPostId, postProblem } from '#shared/games/paradise/posts.ts';

/** Lists the faults of a running campaign's file, in the order of its parts. */
export function checkRunning(running: Running): RunningFinding[] {
  const findings: RunningFinding[] = [];
  const report: ReportMisfit = (path, sentence) => findings.push({ path, sentence });
  checkMonths(running, report);
  checkFeds(running, report);
  checkGangs(running, report);
  checkBusinesses(running, report);
  checkOfficials(running, report);
  checkTruces(running, report);
  checkPast(running, report);
  return findings;
}

function checkMonths(running: Running, report: ReportMisfit): void {
  const { lastMonth } = running.houseRules;
  if (lastMonth !== null && running.month > lastMonth) {
    report(['month'], `The campaign ends with ${formatMonth(lastMonth)}; it cannot stand later.`);
  }
}

function checkFeds(running: Running, report: ReportMisfit): void {
  const { inTown, sinceMonth, target, alsoAfter } = running.feds;
  if (!inTown && target !== null) {
    report(['feds', 'target'], 'The Feds are after nobody while they are not in town.');
  } else if (target !== null) {
    reportUnknownGang(running, report, ['feds', 'target'], target);
  }
  if (target === null && alsoAfter.length > 0) {
    report(['feds', 'alsoAfter'], 'Name the first gang they are after under “target”.');
  } else {
    alsoAfter.forEach((gang, n) => {
      reportUnknownGang(running, report, ['feds', 'alsoAfter', n], gang);
    });
  }
  if (!inTown && sinceMonth !== undefined) {
    report(['feds', 'sinceMonth'], 'The Feds are not in town; leave the month out.');
  } else if (sinceMonth !== undefined && sinceMonth > running.month) {
    report(['feds', 'sinceMonth'], 'The Feds cannot come later than the month entered.');
  }
}

function checkGangs(running: Running, report: ReportMisfit): void {
  const { gangs } = running;
  if (gangs.length < 2) report(['gangs'], 'A campaign needs at least two gangs.');
  gangs.forEach((gang, index) => {
    const at = ['gangs', index];
    if (findGangNamed(running, gang.name) !== gang) {
      report([...at, 'name'], 'Two gangs have the same name; rename one.');
    }
    checkGang(gang, running, at, report);
  });
}

/** Reports the faults of one gang that lie within it. */
export function checkGang(
  gang: RunningGang,
  running: Pick<Running, 'month'> & InCity,
  at: (string | number)[],
  report: ReportMisfit,
): void {
  const problem = findBaseProblem(findCity(running), gang);
  if (problem !== null) report([...at, 'base'], problem);
  checkBoss(gang, at, report);
  gang.members.forEach((member, n) => checkMember(running, member, [...at, 'members', n], report));
  gang.vehicles.forEach(({ upgrades }, n) => {
    const twice = upgrades.findIndex((upgrade, place) => upgrades.indexOf(upgrade) !== place);
    const path = [...at, 'vehicles', n, 'upgrades', twice];
    if (twice >= 0) report(path, 'The vehicle has that upgrade already.');
  });
}

/** [GANG-2] Checks that a gang has one Boss, who is not in the Pen (LAW-6). */
function checkBoss(gang: RunningGang, at: (string | number)[], report: ReportMisfit): void {
  const [first, second] = gang.members.flatMap((member, n) => (member.isBoss ? [n] : []));
  if (first === undefined) {
    report([...at, 'members'], `${gang.name} has no Boss; mark one member as its Boss.`);
    return;
  }
  if (second !== undefined) {
    report([...at, 'members', second, 'isBoss'], `${gang.name} has a Boss already.`);
  }
  if (gang.members[first]?.custody === 'pen') {
    report([...at, 'members', first, 'custody'], 'Nobody runs a gang from the Pen; make another its Boss.');
  }
}

function checkBusinesses(running: Running, report: ReportMisfit): void {
  const city = layOutCity(running);
  const holders = new Map<BusinessId, string>();
  running.gangs.forEach((gang, index) => checkHoldings(gang, { city, holders }, ['gangs', index], report));
}

/** Reports the faults of one gang's businesses, which nobody of `holders` may have; they are added to it. */
export function checkHoldings(
  gang: RunningGang,
  { city, holders }: { city: readonly PlannedBusiness[]; holders: Map<BusinessId, string> },
  at: (string | number)[],
  report: ReportMisfit,
): void {
  gang.businesses.forEach((entry, n) => {
    const here = [...at, 'businesses', n];
    const found = findBusiness(city, entry);
    if (!('planned' in found)) {
      report(found.field === '' ? here : [...here, found.field], found.sentence);
      return;
    }
    const { id, name } = found.planned;
    const holder = holders.get(id);
    if (holder !== undefined) report(here, `${name} is held twice; ${holder} has it already.`);
    holders.set(id, gang.name);
    if (entry.idleMonths > 0 && !entry.isShut) {
      report([...here, 'idleMonths'], 'Only a shut business is idle; mark it as shut too.');
    }
  });
}

function checkTruces(running: Running, report: ReportMisfit): void {
  const known = new Set<string>();
  running.truces.forEach(({ between, sinceMonth, untilMonth }, index) => {
    const at = ['truces', index];
    const [one, other] = between.map((name) => name.toLowerCase());
    between.forEach((name, n) => reportUnknownGang(running, report, [...at, 'between', n], name));
    if (one === other) report([...at, 'between'], 'A truce is between two different gangs.');
    const pair = [one, other].sort().join('\n');
    if (known.has(pair)) report([...at, 'between'], 'These two have a truce already.');
    known.add(pair);
    if (untilMonth < running.month) {
      report([...at, 'untilMonth'], 'This truce is over; leave it out.');
    }
    if ((sinceMonth ?? 0) > running.month) {
      report([...at, 'sinceMonth'], 'A truce cannot begin after the month entered.');
    }
  });
}

function checkPast(running: Running, report: ReportMisfit): void {
  const known = new Set<number>();
  running.pastMonths.forEach(({ month, bankDollars }, index) => {
    const at = ['pastMonths', index];
    if (month >= running.month) {
      report([...at, 'month'], `Past months lie before ${formatMonth(running.month)}.`);
    }
    if (known.has(month)) report([...at, 'month'], `${formatMonth(month)} is in the file twice.`);
    known.add(month);
    const seen = new Set<string>();
    for (const name of Object.keys(bankDollars)) {
      const path = [...at, 'bankDollars', name];
      reportUnknownGang(running, report, path, name);
      if (seen.has(name.toLowerCase())) report(path, 'This gang’s bank is written twice.');
      seen.add(name.toLowerCase());
    }
  });
}

/** [OFF-1] Every post once, and as many owners as its kind has. */
function checkOfficials(running: Running, report: ReportMisfit): void {
  const known = new Set<string>();
  running.officials.forEach((official, index) => {
    const at = ['officials', index];
    const problem = postProblem(official) ?? findPlaceProblem(findCity(running), official);
    if (problem !== null) {
      report([...at, problem.field], problem.sentence);
      return;
    }
    const id = findPostId(official);
    if (id !== null && known.has(id)) report(at, 'This post is in the file twice.');
    if (id !== null) known.add(id);
    checkOwners(running, official, at, report);
  });
}

function findPlaceProblem(city: City, { district }: RunningOfficial): { field: string; sentence: string } | null {
  const sentence = findDistrictProblem(city, [district]);
  return sentence === null ? null : { field: 'district', sentence };
}

function checkOwners(running: Running, official: RunningOfficial, at: (string | number)[], report: ReportMisfit): void {
  const { kind, owners } = official;
  const title = officialKindNames[kind].one;
  if (kind === 'reporter' && owners.length === 0) {
    report([...at, 'owners'], 'A Reporter nobody pays is one of many; leave him out.');
  }
  if (officialTable[kind].owners === 'one' && owners.length > 1) {
    report([...at, 'owners', 1], `A ${title} takes one gang’s money only.`);
  }
  owners.forEach(({ gang: name }, n) => {
    const path = [...at, 'owners', n, 'gang'];
    reportUnknownGang(running, report, path, name);
    const gang = findGangNamed(running, name);
    if (gang === undefined) return;
    if (owners.findIndex((other) => findGangNamed(running, other.gang) === gang) !== n) {
      report(path, `${gang.name} pays him already.`);
    }
    // [GANG-4, GANG-16a] One behind bars keeps no books.
    const hasAccountant = gang.members.some(({ profile, custody }) => profile === 'accountant' && custody === null);
    if (!hasAccountant) {
      report(path, `No Accountant of ${gang.name} is at liberty, so no official takes the gang’s money.`);
    }
  });
}

/** Finds the file's gang of this name, or none. */
function findGangNamed(running: Running, name: string): RunningGang | undefined {
  return running.gangs.find((gang) => gang.name.toLowerCase() === name.toLowerCase());
}

/** Reports a name that no gang of the file bears. */
function reportUnknownGang(running: Running, report: ReportMisfit, path: (string | number)[], name: string): void {
  if (findGangNamed(running, name) === undefined) {
    report(path, `There is no gang “${name}” in this file.`);
  }
}
