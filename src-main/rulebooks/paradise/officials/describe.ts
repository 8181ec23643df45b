import {
  postName,
  styledName,
  type OfficialRef,
} from '../../../../src-shared/games/paradise/officials.ts';
import { formatDollars, joinWords } from '../../../../src-shared/words/text.ts';
import type { Describers, Names } from '../describing.ts';
import type {
  FailedBidCause,
  LeavingCause,
  OfficialPayloads,
  RaidRoll,
  StorySubject,
} from './events.ts';
import type { StoryAid } from '../../../../src-shared/games/paradise/officialOrders.ts';

/** `Judge Amos Pell`, `Councilor Ira Zeller (Riverside)`: a man and where he sits. */
function whole(official: OfficialRef): string {
  if (official.district === null && official.precinct === null) return styledName(official);
  const place = postName(official).replace(/^\w+ (?:for|of) (?:the )?/, '');
  return `${styledName(official)} (${place})`;
}

const failures: Record<FailedBidCause, string> = {
  outbid: 'somebody went higher',
  money: 'the bank could not pay the first month',
  reputation: 'the gang’s name was not good enough any more',
  accountant: 'there was no Accountant to carry the money',
  'not-for-sale': 'he takes nobody’s money this month',
};

const partings: Record<LeavingCause, string> = {
  dropped: 'was let go',
  ruled: 'was taken off the roll by the games master',
  unpaid: 'was not paid and went his way',
  'no-accountant': 'went his way: there was no Accountant to pay him',
  'gang-gone': 'was left without anybody to pay him',
  outbid: 'was bought away by somebody who pays more',
};

function about(subject: StorySubject): string {
  if (subject.kind === 'corruption') return `a story on ${styledName(subject.target)}`;
  return subject.change > 0 ? 'a column against the gangs' : 'a column in praise of the gangs';
}

const sidings: Record<StoryAid, string> = {
  writer: 'helped whoever wrote about',
  'against-writer': 'got in the way of whoever wrote about',
  target: 'stood up in print for',
  'against-target': 'added what he knew against',
};

/** In the past tense, so that a gang's name may be one or many. */
export const officialDescribers: Pick<Describers, keyof OfficialPayloads> = {
  'official-sized-up': (_names, { name, stats }) =>
    `${name} has FISTS ${stats.fists}, GATS ${stats.gats}, GUTS ${stats.guts}, STUNTS ${stats.stunts} and HITS ${stats.hits}.`,
  'city-hall-seated': (_names, { officials }) =>
    `City Hall, the benches and the precincts had their men: ${officials.length} posts, and a paper to watch them.`,
  'official-bought'(names, event) {
    const rate = `${formatDollars(event.rateDollars)} a month`;
    // Whoever was on the payroll when a running campaign was entered is paid already.
    const advance = event.dollars === 0 ? '' : `, ${formatDollars(event.dollars)} of it in advance`;
    return `${names.gang(event.seat)} put ${whole(event.official)} on the payroll at ${rate}${advance}.`;
  },
  'story-weighed': (names, event) =>
    `${styledName(event.reporter)}, for ${names.gang(event.seat)}, ${sidings[event.aids]} ${styledName(event.target)}.`,
  'bid-failed': (names, event) =>
    `${names.gang(event.seat)} bid up to ${formatDollars(event.limitDollars)} a month for ${whole(event.official)} and did not get him: ${failures[event.why]}.`,
  'official-kept': (names, event) =>
    `Somebody bid for ${whole(event.official)}; ${names.gang(event.seat)} kept him for ${formatDollars(event.rateDollars)} a month.`,
  'limit-set': (names, event) =>
    `${names.gang(event.seat)} would pay up to ${formatDollars(event.limitDollars)} a month to keep ${whole(event.official)}.`,
  'rates-compared': (_names, event) =>
    event.heard
      ? `${whole(event.official)} heard what a colleague gets and wanted ${formatDollars(event.wantsDollars)} a month.`
      : `${whole(event.official)} did not hear what a colleague gets.`,
  'officials-withheld': (names, event) =>
    event.officials.length === 0
      ? `${names.gang(event.seat)} decided to pay every official.`
      : `${names.gang(event.seat)} decided not to pay ${event.officials.length} official${event.officials.length === 1 ? '' : 's'}.`,
  'officials-paid': (names, event) => {
    const lines = event.lines.map(
      ({ official, dollars }) => `${styledName(official)} ${formatDollars(dollars)}`,
    );
    return `${names.gang(event.seat)} paid ${formatDollars(event.dollars)}: ${lines.join('; ')}.`;
  },
  'official-left': (names, event) =>
    `${whole(event.official)} ${partings[event.why]}: no longer on the payroll of ${names.gang(event.seat)}.`,
  'loyalty-tested': (names, event) => {
    const stayed = event.stayed.map(styledName);
    const left = event.left.map(styledName);
    const kept = stayed.length === 0 ? '' : ` Stood by them: ${joinWords(stayed)}.`;
    const lost = left.length === 0 ? '' : ` Left: ${joinWords(left)}.`;
    return `The officials of ${names.gang(event.seat)} thought it over because ${event.because}.${kept}${lost}`;
  },
  'story-written': (names, event) => {
    const help =
      event.helpers.length === 0 ? '' : `, with ${joinWords(event.helpers.map(styledName))}`;
    const end = event.isGood ? 'it was good copy' : 'it was not fit to print';
    return `${styledName(event.reporter)}${help} wrote ${about(event.subject)} for ${names.gang(event.seat)}: ${end}.`;
  },
  'story-spiked': (names, event) =>
    `${styledName(event.editor)} killed ${about(event.subject)} by ${styledName(event.reporter)}, as ${joinWords(event.by.map(names.gang))} wished.`,
  'column-printed': (names, event) =>
    `${styledName(event.reporter)} printed ${about({ kind: 'column', change: event.change })} for ${names.gang(event.seat)}: outrage ${event.from} to ${event.to}.`,
  'official-exposed': (names, event) =>
    `${styledName(event.reporter)} told the city about ${whole(event.target)}, for ${names.gang(event.seat)}: ${event.stands ? 'he stood it' : 'he had no answer'}.`,
  'official-replaced': (_names, event) =>
    `${styledName(event.from)} was out; ${event.to.name} became ${postName(event.to)}.`,
  'official-disputed': (names, event) => {
    const claims = event.claims.map(({ seat, wish }) => `${names.gang(seat)} wanted ${wish}`);
    return `${joinWords(claims)}: ${styledName(event.official)} listened to ${names.gang(event.winner)}.`;
  },
  'paper-leaned': (names, event) =>
    `${styledName(event.editor)} ${event.points > 0 ? 'fed' : 'smothered'} the outrage for ${names.gang(event.seat)}: ${event.points > 0 ? '+' : '−'}${Math.abs(event.points)} on this month’s roll.`,
  'official-dismissed': (names, event) =>
    `${styledName(event.mayor)} dismissed ${whole(event.target)}, as ${names.gang(event.seat)} wished.`,
  'official-accused': (names, event) =>
    `${styledName(event.mayor)} accused ${whole(event.target)}, as ${names.gang(event.seat)} wished: ${accusationEnd(event)}.`,
  'raid-rolled': (names, event) =>
    `Something must be done: ${event.rolls.map((roll) => describeRoll(names, roll)).join('; ')}. ${names.gang(event.winner)} had the ear of the police.`,
  'raid-chosen': (names, event) =>
    event.target === null
      ? `${names.gang(event.seat)} let the police stay at home.`
      : event.business === null
        ? `${names.gang(event.seat)} chose ${names.gang(event.target)} for the police.`
        : `${names.gang(event.seat)} chose ${names.business(event.business)} for the police.`,
  'something-must-be-done': describeRaid,
};

function accusationEnd(event: OfficialPayloads['official-accused']): string {
  if (event.falls) return 'he fell';
  return event.answered ? 'he cleared himself' : 'nothing could be proved';
}

function describeRoll(names: Names, { seat, bonuses, faces }: RaidRoll): string {
  const added = bonuses.map(({ reason, value }) => ` +${value} ${reason}`).join('');
  return `${names.gang(seat)} ${faces.join(', then ')}${added}`;
}

function describeRaid(names: Names, event: OfficialPayloads['something-must-be-done']): string {
  if (event.letPass === true) {
    return `${names.gang(event.winner)} sent the police to nobody.`;
  }
  if (event.target === null || event.business === null) {
    return `${names.gang(event.winner)} could have sent the police anywhere, and there was nowhere to send them.`;
  }
  const how = event.captain === null ? '' : ` ${styledName(event.captain)} let them name the door.`;
  const car = event.extraCars > 0 ? ' The Chief sent a car more.' : '';
  const kept =
    event.objector === null
      ? ''
      : ` The Chief kept his own car at home, as ${names.gang(event.objector)} wished.`;
  return `${names.gang(event.winner)} sent the police to ${names.business(event.business)} of ${names.gang(event.target)}.${how}${car}${kept}`;
}
