import { officialKindNames } from '#shared/games/paradise/officials.ts';
import type { Running, RunningOfficial } from '#shared/games/paradise/running.ts';
import { officialTable } from '../tables/officials.ts';
import { findGangNamed, reportUnknownGang, type ReportMisfit } from './findings.ts';
import { findPostId, postProblem } from './posts.ts';

/** [OFF-1] Every post once, and as many owners as its kind has. */
export function checkOfficials(running: Running, report: ReportMisfit): void {
  const known = new Set<string>();
  running.officials.forEach((official, index) => {
    const at = ['officials', index];
    const problem = postProblem(official);
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
