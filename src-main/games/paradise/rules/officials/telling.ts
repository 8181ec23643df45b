import type { EventOf } from '../events/schemas.ts';
import type { FailedBidCause, LeavingCause } from '../events/schemas/officials.ts';
import type { StorySubject, RaidRoll } from '../events/schemas/press.ts';
import type { Names } from '../state/names.ts';
import type { StoryAid } from '#shared/games/paradise/orders/officialOrders.ts';
import { formatStyledName, postName, type OfficialRef } from '#shared/games/paradise/officials.ts';

/** Formats an official with his place: `Judge Amos Pell`, `Councilor Ira Zeller (Riverside)`. */
export function formatOfficialWithPlace(official: OfficialRef): string {
  if (official.district === null && official.precinct === null) return formatStyledName(official);
  const place = postName(official).replace(/^\w+ (?:for|of) (?:the )?/, '');
  return `${formatStyledName(official)} (${place})`;
}

export const failures: Record<FailedBidCause, string> = {
  outbid: 'somebody went higher',
  money: 'the bank could not pay the first month',
  reputation: 'the gang’s name was not good enough any more',
  accountant: 'there was no Accountant to carry the money',
  'not-for-sale': 'he takes nobody’s money this month',
};

export const partings: Record<LeavingCause, string> = {
  dropped: 'was let go',
  ruled: 'was taken off the roll by the games master',
  unpaid: 'was not paid and went his way',
  'no-accountant': 'went his way: there was no Accountant to pay him',
  'gang-gone': 'was left without anybody to pay him',
  outbid: 'was bought away by somebody who pays more',
};

export function describeStorySubject(subject: StorySubject): string {
  if (subject.kind === 'corruption') return `a story on ${formatStyledName(subject.target)}`;
  return subject.change > 0 ? 'a column against the gangs' : 'a column in praise of the gangs';
}

export const sidings: Record<StoryAid, string> = {
  writer: 'helped whoever wrote about',
  'against-writer': 'got in the way of whoever wrote about',
  target: 'stood up in print for',
  'against-target': 'added what he knew against',
};

export function describeAccusationEnd(event: EventOf<'official-accused'>): string {
  if (event.falls) return 'he fell';
  return event.answered ? 'he cleared himself' : 'nothing could be proved';
}

export function describeRoll(names: Names, { seat, bonuses, faces }: RaidRoll): string {
  const added = bonuses.map(({ reason, value }) => ` +${value} ${reason}`).join('');
  return `${names.gang(seat)} ${faces.join(', then ')}${added}`;
}

export function describeRaid(names: Names, event: EventOf<'something-must-be-done'>): string {
  if (event.letPass === true) {
    return `${names.gang(event.winner)} sent the police to nobody.`;
  }
  if (event.target === null || event.business === null) {
    return `${names.gang(event.winner)} could have sent the police anywhere, and there was nowhere to send them.`;
  }
  const how = event.captain === null ? '' : ` ${formatStyledName(event.captain)} let them name the door.`;
  const car = event.extraCars > 0 ? ' The Chief sent a car more.' : '';
  const kept =
    event.objector === null ? '' : ` The Chief kept his own car at home, as ${names.gang(event.objector)} wished.`;
  return `${names.gang(event.winner)} sent the police to ${names.business(event.business)} of ${names.gang(event.target)}.${how}${car}${kept}`;
}
