import type { Modifier } from '#shared/words/dice.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { formatStyledName } from '#shared/games/paradise/officials.ts';
import { sum } from '#kernel/dice/dice.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { callOff } from '#main/games/paradise/rules/filing/filing.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import { officialTable } from '#main/games/paradise/rules/tables/officials.ts';
import { listStoryKillers } from './editor.ts';
import type { StorySubject } from '#main/games/paradise/rules/events/schemas/press.ts';
import { findOnlyHolder, findPayroll } from '../lookups.ts';
import { replaceOfficial } from '../posts/seating.ts';
import { buildOfficialRef, type Official } from '#main/games/paradise/rules/state/records/officials.ts';
import { listFiled, type Filed } from '../posts/waiting.ts';

type Helpers = Filed<'expose'>['order']['helpers'];

/** [OFF-8] Returns the modifiers that additional Reporters add to the writer's SMARTS and take from the target's. */
export function computeHelp(helpers: Helpers): { writer: Modifier[]; target: Modifier[] } {
  const count = (aids: Helpers[number]['aids']): number => helpers.filter((helper) => helper.aids === aids).length;
  const listCountModifiers = (count: number, sign: 1 | -1): Modifier[] =>
    count === 0 ? [] : [{ reason: `${count} more ${count === 1 ? 'Reporter' : 'Reporters'}`, value: sign * count }];
  return { writer: listCountModifiers(count('writer'), 1), target: listCountModifiers(count('against-target'), -1) };
}

const computeChance = (stat: number): number => Math.max(0, Math.min(6, stat)) / 6;

/** [OFF-9] Chance that a Reporter's column is good enough to print. */
export function computeColumnChance(smarts: number): number {
  return computeChance(smarts);
}

/**
 * [OFF-8] Computes the chance that a printed story removes its target. For unknown SMARTS every face of his die counts.
 */
export function computeExposeChance(
  writerSmarts: number,
  target: { kind: Official['kind']; smarts: number | null },
  helpers: Helpers,
): number {
  const help = computeHelp(helpers);
  const addUp = (modifiers: readonly Modifier[]): number => sum(modifiers.map((m) => m.value));
  const may = target.smarts === null ? officialTable[target.kind].smartsByFace : [target.smarts];
  const falls = sum(may.map((smarts) => 1 - computeChance(smarts + addUp(help.target)))) / may.length;
  return computeChance(writerSmarts + addUp(help.writer)) * falls;
}

/** [OFF-9, PO-2] Every column of the month: written, perhaps killed, printed. */
export function printColumns(table: ParadiseTable): void {
  for (const filed of listFiled(table.state, 'column')) {
    const { seat, order } = filed;
    const reporter = findWriter(table, seat, order.reporter);
    if (reporter === null) callOff(table, filed);
    else printColumn(table, seat, reporter, order.change);
  }
}

function printColumn(table: ParadiseTable, seat: SeatId, reporter: DeepReadonly<Official>, change: 1 | -1): void {
  const subject: StorySubject = { kind: 'column', change };
  if (!isPrinted(table, seat, reporter, { subject, helpers: [], modifiers: [] })) return;
  const from = table.state.outrage;
  const to = Math.max(0, from + change);
  table.emit({ type: 'column-printed', seat, reporter: buildOfficialRef(reporter), change, from, to });
}

/** [OFF-8] Every story of the month on an official: written, perhaps killed, printed; then he answers. */
export function printExposures(table: ParadiseTable): void {
  for (const filed of listFiled(table.state, 'expose')) {
    const { seat, order } = filed;
    const { state } = table;
    const reporter = findWriter(table, seat, order.reporter);
    const target = state.officials[order.official];
    // A man who took the post this month is not the man the story was about.
    const isGone = target === undefined || target.forSaleFromMonth > state.month;
    if (reporter === null || isGone) callOff(table, filed);
    else expose(table, filed, reporter, target);
  }
}

function expose(
  table: ParadiseTable,
  { seat, order }: Filed<'expose'>,
  reporter: DeepReadonly<Official>,
  target: DeepReadonly<Official>,
): void {
  const here = order.helpers.filter((h) => findWriter(table, seat, h.reporter) !== null);
  const own = computeHelp(here);
  const others = collectWeighIns(table, target);
  const help = { writer: [...own.writer, ...others.writer], target: [...own.target, ...others.target] };
  const helpers = here.flatMap((h) => findWriter(table, seat, h.reporter) ?? []).map(buildOfficialRef);
  const subject: StorySubject = { kind: 'corruption', target: buildOfficialRef(target) };
  if (!isPrinted(table, seat, reporter, { subject, helpers, modifiers: help.writer })) return;
  const { passed: stands } = table.dice.test({
    purpose: `${formatStyledName(target)} answers the paper: SMARTS`,
    stat: target.smarts,
    modifiers: help.target,
  });
  table.emit({
    type: 'official-exposed',
    seat,
    reporter: buildOfficialRef(reporter),
    helpers,
    target: buildOfficialRef(target),
    stands,
  });
  if (!stands) replaceOfficial(table, target.id);
}

/**
 * [OFF-8] Returns the modifiers from Reporters of any gang who took sides in stories on this man; each is told once
 * per story.
 */
function collectWeighIns(
  table: ParadiseTable,
  target: DeepReadonly<Official>,
): { writer: Modifier[]; target: Modifier[] } {
  const help: { writer: Modifier[]; target: Modifier[] } = { writer: [], target: [] };
  for (const { seat, order } of listFiled(table.state, 'weigh-in')) {
    const reporter = findWriter(table, seat, order.reporter);
    if (order.official !== target.id || reporter === null) continue;
    const { aids } = order;
    table.emit({
      type: 'story-weighed',
      seat,
      reporter: buildOfficialRef(reporter),
      target: buildOfficialRef(target),
      aids,
    });
    const isAgainst = aids === 'against-writer' || aids === 'against-target';
    const modifier = { reason: formatStyledName(reporter), value: isAgainst ? -1 : 1 };
    const isWriters = aids === 'writer' || aids === 'against-writer';
    help[isWriters ? 'writer' : 'target'].push(modifier);
  }
  return help;
}

type Draft = { subject: StorySubject; helpers: ReturnType<typeof buildOfficialRef>[]; modifiers: Modifier[] };

/** [OFF-8, OFF-9] The Reporter's own test, and the Editor's pencil. */
function isPrinted(
  table: ParadiseTable,
  seat: SeatId,
  reporter: DeepReadonly<Official>,
  { subject, helpers, modifiers }: Draft,
): boolean {
  const { passed: isGood } = table.dice.test({
    purpose: `${formatStyledName(reporter)} writes: SMARTS`,
    stat: reporter.smarts,
    modifiers,
  });
  const told = { seat, reporter: buildOfficialRef(reporter), subject };
  table.emit({ type: 'story-written', ...told, helpers, isGood });
  if (!isGood) return false;
  const by = listStoryKillers(table, seat, subject);
  const editor = findOnlyHolder(table.state, 'editor');
  if (by.length === 0 || editor === null) return true;
  table.emit({ type: 'story-spiked', ...told, editor: buildOfficialRef(editor), by });
  return false;
}

/** Finds a Reporter who still writes for this gang, or null. */
function findWriter(table: ParadiseTable, seat: SeatId, id: OfficialId): DeepReadonly<Official> | null {
  if (findPayroll(table.state, seat, id) === null) return null;
  return table.state.officials[id] ?? null;
}
