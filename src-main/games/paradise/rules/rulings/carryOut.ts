import type { Ruling, RulingKind } from '#shared/games/paradise/rulings.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import { cityRulings } from './city.ts';
import { gangRulings } from './gangs.ts';
import { gangsterRulings } from './gangsters.ts';
import { givenRulings } from './given.ts';
import { seatRulings } from './seats.ts';
import { type RulingHandler, type RulingHandlers, requireLiving } from './handlers.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireGang } from '../lookups.ts';
import { findMind, findReasonsTold } from '../minds/lookups.ts';

/** Changes to the planning of NPC gangs, and to what players may read of it. */
const mindRulings: RulingHandlers<'set-mind' | 'set-npc-reasons'> = {
  'set-mind': {
    title: (state, { gang }) => `Set how the program plays ${requireGang(state, gang).name}`,
    carryOut(table, { gang: seat, mind }) {
      const gang = requireGang(table.state, seat);
      requireLiving(gang);
      refuseUnless(!gang.isHuman, `A player plays ${gang.name}; hand the gang to the program first.`, 'MONTH-12');
      const was = findMind(table.state, seat);
      refuseUnless(
        JSON.stringify(listMindParts(was)) !== JSON.stringify(listMindParts(mind)),
        'The gang is already played that way.',
      );
      table.emit({ type: 'mind-set', seat, mind });
    },
  },
  'set-npc-reasons': {
    title: () => 'Set what is told of the gangs’ reasons',
    carryOut(table, { told }) {
      refuseUnless(findReasonsTold(table.state) !== told, 'That much is told already.');
      table.emit({ type: 'npc-reasons-set', to: told });
    },
  },
};

/** Lists the parts of a mind in one order, so that equal minds compare equal. */
function listMindParts({ level, doctrine, character }: ReturnType<typeof findMind>): unknown[] {
  const { boldness, greed, vengefulness, loyalty } = character;
  return [level, doctrine, boldness, greed, vengefulness, loyalty];
}

/** [GANG-18] Changes to how long the campaign lasts. */
const campaignRulings: RulingHandlers<'set-last-month'> = {
  'set-last-month': {
    title: (_state, { lastMonth }) =>
      lastMonth === null ? 'Play on without a last month' : `Play to ${formatMonth(lastMonth)}`,
    carryOut(table, { lastMonth: to }) {
      const { victory, month, houseRules } = table.state;
      refuseUnless(
        victory === null || victory.how === 'last-month',
        'There is nobody left to play on against; begin a new campaign.',
        'GANG-18',
      );
      refuseUnless(
        to === null || to >= month,
        `${formatMonth(Math.max(1, month - 1))} is over already; name a later month, or none.`,
        'GANG-18',
      );
      refuseUnless(houseRules.lastMonth !== to, 'The campaign lasts as long as that already.');
      table.emit({ type: 'last-month-set', to, goesOn: victory !== null });
    },
  },
};

const handlers: RulingHandlers<RulingKind> = {
  ...gangsterRulings,
  ...gangRulings,
  ...cityRulings,
  ...mindRulings,
  ...seatRulings,
  ...campaignRulings,
  ...givenRulings,
};

/** A ruling that was picked by the kind of the change it gets. */
type AnyHandler = RulingHandler<RulingKind>;

/** Carries out a ruling of the games master; refuses one that changes nothing or names nothing. */
export function carryOut(table: ParadiseTable, change: Ruling): void {
  lookUpHandler(change).carryOut(table, change);
}

/** Describes a ruling for the log and for undo; a refusal if it names nobody. */
export function describeRuling(state: State, change: Ruling): string {
  return lookUpHandler(change).title(state, change);
}

function lookUpHandler({ kind }: Ruling): AnyHandler {
  return handlers[kind];
}
