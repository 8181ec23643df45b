import type { SeatId } from '#shared/words/ids.ts';
import { formatStyledName } from '#shared/games/paradise/officials.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import type { RulingOf } from '#shared/games/paradise/rulings.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireGang } from '../lookups.ts';
import { requireOfficial, listOwners, findPayroll } from '../officials/lookups.ts';
import { replaceWith } from '../officials/posts/seating.ts';
import { buildOfficialRef } from '../state/records/officials.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import { officialTable } from '../tables/officials.ts';
import { requireIdle } from '../filing/idle.ts';
import { requireFreeOfficialName } from './given.ts';
import { requireLiving, type RulingHandlers } from './handlers.ts';

type Kinds = 'set-outrage' | 'set-feds' | 'set-official-smarts' | 'set-payroll' | 'replace-official';

/** Changes to the city and its officials. */
export const cityRulings: RulingHandlers<Kinds> = {
  'set-outrage': {
    title: (_state, { outrage }) => `Set the outrage to ${outrage}`,
    carryOut(table, { outrage: to }) {
      const { outrage: from } = table.state;
      refuseUnless(from !== to, 'The outrage is at that already.');
      table.emit({ type: 'outrage-set', from, to });
    },
  },
  'set-feds': { title: (state, edit) => describeFeds(state, edit), carryOut: setFeds },
  'set-official-smarts': {
    title: (state, { official, points }) =>
      `Set SMARTS of ${formatStyledName(requireOfficial(state, official))} to ${points}`,
    carryOut(table, { official: id, points: to }) {
      const official = requireOfficial(table.state, id);
      const { smarts: from, smartsKnownTo } = official;
      refuseUnless(from !== to, `${formatStyledName(official)} has SMARTS ${to} already.`);
      const knownTo = smartsKnownTo === 'everybody' ? smartsKnownTo : [...smartsKnownTo];
      table.emit({ type: 'official-smarts-set', official: buildOfficialRef(official), from, to, knownTo });
    },
  },
  'set-payroll': {
    title(state, { official, gang, rateDollars }) {
      const whom = formatStyledName(requireOfficial(state, official));
      const { name } = requireGang(state, gang);
      return rateDollars === null
        ? `Take ${whom} off the payroll of ${name}`
        : `Put ${whom} on the payroll of ${name} at ${formatDollars(rateDollars)}`;
    },
    carryOut: setPayroll,
  },
  'replace-official': {
    title: (state, { official }) => `Replace ${formatStyledName(requireOfficial(state, official))}`,
    carryOut(table, { official: id, points: smarts, name: newName }) {
      const official = requireOfficial(table.state, id);
      const name = formatStyledName(official);
      if (newName !== undefined) requireFreeOfficialName(table.state, newName, null);
      refuseUnless(
        official.kind !== 'reporter',
        `${name} is one Reporter of many; take him off the payroll instead.`,
        'OFF-1',
      );
      requireIdle(table.state, id, name);
      replaceWith(table, id, { smarts, name: newName });
    },
  },
};

function describeFeds(state: State, { inTown, targets }: RulingOf<'set-feds'>): string {
  if (!inTown) return 'Send the Feds home';
  const names = targets.map((seat) => requireGang(state, seat).name);
  const call = state.feds.inTown ? 'Change the Feds in town' : 'Call the Feds to town';
  return names.length === 0 ? call : `${call}, after ${joinWords(names)}`;
}

/** [PO-6, LAW-3] Sets the Feds and their targets, who must be in the game, and none while the Feds are at home. */
function setFeds(table: ParadiseTable, { inTown, agents, targets }: RulingOf<'set-feds'>): void {
  const { feds, gangs, month } = table.state;
  if (!inTown) {
    refuseUnless(feds.inTown, 'The Feds are not in town.');
    const home = { inTown: false, sinceMonth: null, agents: 0, targets: [] };
    table.emit({ type: 'feds-set', feds: home });
    return;
  }
  const wanted = [...new Set(targets)];
  for (const seat of wanted) requireLiving(requireGang({ gangs }, seat));
  refuseUnless(
    !feds.inTown || feds.agents !== agents || !isSameGangs(feds.targets, wanted),
    'The Feds are in town with that many agents already.',
  );
  const sinceMonth = feds.sinceMonth ?? month;
  table.emit({ type: 'feds-set', feds: { inTown, sinceMonth, agents, targets: wanted } });
}

function isSameGangs(some: readonly SeatId[], others: readonly SeatId[]): boolean {
  return some.length === others.length && some.every((seat) => others.includes(seat));
}

/** [OFF-1] Sets a payroll; an official of one gang alone cannot be shared. */
function setPayroll(table: ParadiseTable, edit: RulingOf<'set-payroll'>): void {
  const { official: id, gang: seat, rateDollars } = edit;
  const { state } = table;
  const official = requireOfficial(state, id);
  const gang = requireGang(state, seat);
  const name = formatStyledName(official);
  const payroll = findPayroll(state, seat, id);
  if (rateDollars === null) {
    refuseUnless(payroll !== null, `${name} is not on the payroll of ${gang.name}.`);
    requireIdle(state, id, name);
    table.emit({ type: 'official-left', seat, official: buildOfficialRef(official), why: 'ruled' });
    return;
  }
  requireLiving(gang);
  refuseUnless(
    payroll?.rateDollars !== rateDollars,
    `${name} is on that payroll at ${formatDollars(rateDollars)} already.`,
  );
  const [owner] = listOwners(state, id).filter((other) => other !== seat);
  if (owner !== undefined && officialTable[official.kind].owners === 'one') {
    refuseUnless(
      false,
      `${name} takes one gang’s money only; take him off the payroll of ${requireGang(state, owner).name} first.`,
      'OFF-1',
    );
  }
  table.emit({ type: 'payroll-set', seat, official: buildOfficialRef(official), rateDollars });
}
