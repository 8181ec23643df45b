import { findCity } from '#shared/games/paradise/cities/city.ts';
import { printColumns, printExposures } from '#main/games/paradise/rules/officials/press/stories.ts';
import { applyEditorLean } from '#main/games/paradise/rules/officials/press/editor.ts';
import { playMayor } from '#main/games/paradise/rules/officials/hall/mayor.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { postName, formatStyledName } from '#shared/games/paradise/officials.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { findOnlyHolder, requireOfficial, requireOwnOfficial, findPayroll } from './lookups.ts';
import { computeAccusationChance } from './hall/mayor.ts';
import { computeColumnChance, computeExposeChance } from './press/stories.ts';
import { isSmartsKnown } from './knowledge.ts';
import type { Official } from '../state/records/officials.ts';
import { collectBusyReporters, listFiled } from './posts/waiting.ts';
import type { State } from '../state.ts';
import { belowTheMayor, exposable, hiredByTheMayor } from '../tables/officials.ts';
import { makeFreeTerms, order } from '../orders/order.ts';
import type { StoryAid } from '#shared/games/paradise/orders/officialOrders.ts';

const printedLater = 'Printed at the month’s end, unless the City Editor kills it.';
const namesYou = 'Everybody will see whose man he is.';

/** [OFF-9] A column that moves the outrage by a point. */
const column = order('column', {
  rules: ['OFF-9', 'PO-2'],
  decides: ({ reporter }) => reporter,
  mail: [
    {
      example: 'Column of Reporter Ash to soothe the city',
      pattern: /^column of (.+?)(?: to (rouse|soothe) the city|(?: against the heat)? (up|down))$/iu,
      read: (n, [who = '', verb, way = '']) => ({
        kind: 'column',
        reporter: n.official(who),
        change: verb === undefined ? n.direction(way) : /^rouse$/iu.test(verb) ? 1 : -1,
      }),
    },
  ],
  scenes: (seat, { reporter }) => [`story ${seat} ${reporter}`],
  title(state, _seat, order) {
    const name = formatStyledName(requireOfficial(state, order.reporter));
    return order.change > 0 ? `${name} denounces the gangs` : `${name} praises the gangs`;
  },
  check(state, seat, order) {
    const reporter = requireFreeReporter(state, seat, order.reporter);
    const chance = computeColumnChance(reporter.smarts);
    return { costDollars: 0, chance, notes: [printedLater, namesYou] };
  },
  sealed: {},
  reveal: { at: 'columns', play: printColumns },
});

/** [OFF-8] A story on a corrupt official. */
const expose = order('expose', {
  rules: ['OFF-8'],
  mail: [
    {
      example: 'Expose Captain Dunn through Reporter Ash',
      pattern: /^expose (.+?) through (.+?)(?:, helped by (.+))?$/iu,
      read: (n, [official = '', reporter = '', helpers = '']) => ({
        kind: 'expose',
        official: n.official(official),
        reporter: n.official(reporter),
        helpers: n.officials(helpers).map((helper) => ({ reporter: helper, aids: 'writer' })),
      }),
    },
  ],
  scenes: (seat, { reporter }) => [`story ${seat} ${reporter}`],
  title(state, _seat, order) {
    const name = formatStyledName(requireOfficial(state, order.reporter));
    return `${name} exposes ${formatStyledName(requireOfficial(state, order.official))}`;
  },
  check(state, seat, order) {
    const reporter = requireFreeReporter(state, seat, order.reporter);
    const target = requireOfficial(state, order.official);
    refuseUnless(
      exposable.includes(target.kind),
      'The paper does not expose its own people; pick somebody of the city’s government.',
      'OFF-8',
    );
    requireSettled(state, target);
    const writers = [order.reporter, ...order.helpers.map((helper) => helper.reporter)];
    refuseUnless(new Set(writers).size === writers.length, 'Name each Reporter once.', 'OFF-4');
    for (const helper of order.helpers) requireFreeReporter(state, seat, helper.reporter);
    const known = isSmartsKnown(target, seat) ? target.smarts : null;
    const chance = computeExposeChance(reporter.smarts, { kind: target.kind, smarts: known }, order.helpers);
    return { costDollars: 0, chance, notes: listExposeNotes(state, seat, target, known) };
  },
  sealed: {},
  reveal: { at: 'exposures', play: printExposures },
});

const sidings: Record<StoryAid, string> = {
  writer: 'helps against',
  'against-writer': 'hinders whoever writes about',
  target: 'stands by',
  'against-target': 'adds to a story on',
};

/** [OFF-8] One article for or against all stories on an official this month. */
const weighIn = order('weigh-in', {
  rules: ['OFF-8'],
  mail: [
    {
      example: 'Article of Reporter Ash for Captain Dunn',
      pattern: /^article of (.+?) (for|against) (the writer on )?(.+)$/iu,
      read: (n, [reporter = '', side = '', writer = '', official = '']) => ({
        kind: 'weigh-in',
        reporter: n.official(reporter),
        official: n.official(official),
        aids: `${/^against$/iu.test(side) ? 'against-' : ''}${writer === '' ? 'target' : 'writer'}`,
      }),
    },
  ],
  scenes: (seat, { reporter }) => [`story ${seat} ${reporter}`],
  title(state, _seat, order) {
    const name = formatStyledName(requireOfficial(state, order.reporter));
    return `${name} ${sidings[order.aids]} ${formatStyledName(requireOfficial(state, order.official))}`;
  },
  check(state, seat, order) {
    requireFreeReporter(state, seat, order.reporter);
    const target = requireOfficial(state, order.official);
    refuseUnless(
      exposable.includes(target.kind),
      'The paper does not expose its own people; pick somebody of the city’s government.',
      'OFF-8',
    );
    const whose = order.aids === 'writer' || order.aids === 'against-writer';
    const sign = order.aids.startsWith('against') ? '-1' : '+1';
    return makeFreeTerms(
      `${sign} to the SMARTS of ${whose ? 'whoever writes about him' : 'the man himself, when he answers the paper'}.`,
      'Nobody may write about him this month; then the article was for nothing.',
      namesYou,
    );
  },
  sealed: {},
  reveal: { at: 'exposures', play: printExposures },
});

function listExposeNotes(state: State, seat: SeatId, target: DeepReadonly<Official>, known: number | null): string[] {
  const guess = `His SMARTS are not known to you; every ${postName(target)} he may be counts.`;
  return [
    'If he falls, another takes his post, and whoever paid him has lost him.',
    ...(known === null ? [guess] : []),
    ...(findPayroll(state, seat, target.id) === null ? [] : ['He is on your own payroll.']),
    printedLater,
    namesYou,
  ];
}

/** [OFF-4, PO-3] The City Editor edits the month's paper. */
const editPaper = order('edit-paper', {
  rules: ['OFF-4', 'OFF-2'],
  decides: () => 'paper',
  mail: [
    {
      example: 'City Editor: soothe the city by 1',
      pattern: /^city editor: (rouse|soothe) the city by ([12])(?:, kill (.+))?$/iu,
      read: (n, [way = '', points = '', stories = '']) => ({
        kind: 'edit-paper',
        lean: (/^rouse$/iu.test(way) ? 1 : -1) * Number(points),
        spikes: n.stories(stories),
      }),
    },
    {
      example: 'City Editor: kill denouncing and friendly stories',
      pattern: /^city editor: kill (.+)$/iu,
      read: (n, [stories = '']) => ({ kind: 'edit-paper', lean: 0, spikes: n.stories(stories) }),
    },
  ],
  scenes: (seat) => [`paper ${seat}`],
  title(_state, _seat, order) {
    const lean = order.lean === 0 ? null : `${order.lean > 0 ? 'rouse' : 'soothe'} the city by ${Math.abs(order.lean)}`;
    const spikes = order.spikes.length === 0 ? null : 'kill stories';
    return `City Editor: ${[lean, spikes].filter((part) => part !== null).join(', ')}`;
  },
  check(state, seat, order) {
    const editor = findOnlyHolder(state, 'editor');
    refuseUnless(editor !== null, 'The paper has no City Editor yet.', 'OFF-1');
    requireOwnOfficial(state, seat, editor.id);
    refuseUnless(
      order.lean !== 0 || order.spikes.length > 0,
      'Tell the Editor what to kill, or which way to lean.',
      'OFF-4',
    );
    refuseUnless(new Set(order.spikes).size === order.spikes.length, 'Name each kind of story once.', 'OFF-4');
    refuseUnless(
      listFiled(state, 'edit-paper').every((waiting) => waiting.seat !== seat),
      'The Editor has his instructions for this month; withdraw them first.',
      'OFF-4',
    );
    return makeFreeTerms(
      'The lean counts on this month’s outrage roll: on its total, never on what calls the Feds.',
      'Your own Reporters’ stories are never killed.',
      'If another gang pays him too and wants otherwise, dice decide whom he hears.',
      namesYou,
    );
  },
  sealed: {},
  reveal: { at: 'editor', play: applyEditorLean },
});

/** [OFF-4] The Mayor puts another man in the Chief's or a Captain's chair. */
const dismiss = order('dismiss', {
  rules: ['OFF-4', 'OFF-2'],
  mail: [
    {
      example: 'Mayor dismisses Captain Dunn',
      pattern: /^(?:the )?mayor dismisses (.+)$/iu,
      read: (n, [official = '']) => ({ kind: 'dismiss', official: n.official(official) }),
    },
  ],
  scenes: (seat, { official }) => [`mayor ${seat} ${official}`],
  title: (state, _seat, order) => `The Mayor dismisses ${formatStyledName(requireOfficial(state, order.official))}`,
  check(state, seat, order) {
    const target = requireOfficial(state, order.official);
    requireMayor(state, seat);
    refuseUnless(
      hiredByTheMayor.includes(target.kind),
      'The Mayor hires and fires the Chief and the Captains; the others he can only accuse.',
      'OFF-4',
    );
    requireSettled(state, target);
    return makeFreeTerms(
      'Another takes his post; whoever paid the old one has lost him.',
      ...listOwnManNotes(state, seat, target),
      contestNote,
      namesYou,
    );
  },
  sealed: {},
  reveal: { at: 'mayor', play: playMayor },
});

const contestNote = 'The Mayor does one thing a month; where his owners disagree, dice decide whom he hears.';

/** [OFF-4] SMARTS against SMARTS. */
const accuse = order('accuse', {
  rules: ['OFF-4', 'OFF-2'],
  mail: [
    {
      example: 'Mayor accuses Captain Dunn',
      pattern: /^(?:the )?mayor accuses (.+)$/iu,
      read: (n, [official = '']) => ({ kind: 'accuse', official: n.official(official) }),
    },
  ],
  scenes: (seat, { official }) => [`mayor ${seat} ${official}`],
  title: (state, _seat, order) => `The Mayor accuses ${formatStyledName(requireOfficial(state, order.official))}`,
  check(state, seat, order) {
    const target = requireOfficial(state, order.official);
    const mayor = requireMayor(state, seat);
    refuseUnless(
      belowTheMayor.includes(target.kind),
      'The Mayor can accuse those below him: Judges, Councilors, the Chief and the Captains.',
      'OFF-4',
    );
    requireSettled(state, target);
    const smarts = isSmartsKnown(target, seat) ? target.smarts : null;
    const chance = computeAccusationChance(mayor.smarts, { kind: target.kind, smarts });
    const guess = smarts === null ? ['His SMARTS are not known to you.'] : [];
    const notes = [...guess, ...listOwnManNotes(state, seat, target), contestNote, namesYou];
    return { costDollars: 0, chance, notes };
  },
  sealed: {},
  reveal: { at: 'mayor', play: playMayor },
});

function listOwnManNotes(state: State, seat: SeatId, target: DeepReadonly<Official>): string[] {
  return findPayroll(state, seat, target.id) === null ? [] : ['He is on your own payroll.'];
}

/** [OFF-4] Requires the gang's own Mayor, without an order yet this month. */
function requireMayor(state: State, seat: SeatId): DeepReadonly<Official> {
  const mayor = findOnlyHolder(state, 'mayor');
  refuseUnless(mayor !== null, `${findCity(state).name} has no Mayor yet.`, 'OFF-1');
  requireOwnOfficial(state, seat, mayor.id);
  const acts = [...listFiled(state, 'dismiss'), ...listFiled(state, 'accuse')];
  refuseUnless(
    acts.every((waiting) => waiting.seat !== seat),
    'The Mayor does one thing a month for you; withdraw the other order first.',
    'OFF-4',
  );
  return mayor;
}

/** [OFF-8] Refuses a man who took office this month and has nothing to hide yet. */
function requireSettled(state: State, target: DeepReadonly<Official>): void {
  refuseUnless(
    target.forSaleFromMonth <= state.month,
    `${formatStyledName(target)} has only just taken office; wait a month.`,
    'OFF-8',
  );
}

/** [OFF-4] Requires a Reporter of the gang who has not been given his one article of the month. */
function requireFreeReporter(state: State, seat: SeatId, id: OfficialId): DeepReadonly<Official> {
  const { official } = requireOwnOfficial(state, seat, id);
  const name = formatStyledName(official);
  refuseUnless(official.kind === 'reporter', `${name} is no Reporter; pick one.`, 'OFF-4');
  refuseUnless(
    !collectBusyReporters(state, seat).has(id),
    `${name} writes one article a month and has one; pick another or withdraw it.`,
    'OFF-4',
  );
  return official;
}

/** The orders of bought officials, by kind. */
export const influenceOrders = { column, expose, 'weigh-in': weighIn, 'edit-paper': editPaper, dismiss, accuse };
