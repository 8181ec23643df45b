import { refuseUnless } from '#kernel/refusal.ts';
import { requireGang } from '../lookups.ts';
import { findMind, findReasonsTold } from '../minds/lookups.ts';
import { requireLiving, type RulingHandlers } from './handlers.ts';

/** Changes to the planning of NPC gangs, and to what players may read of it. */
export const mindRulings: RulingHandlers<'set-mind' | 'set-npc-reasons'> = {
  'set-mind': {
    title: (state, { gang }) => `Set how the program plays ${requireGang(state, gang).name}`,
    carryOut(table, { gang: seat, mind }) {
      const gang = requireGang(table.state, seat);
      requireLiving(gang);
      refuseUnless(!gang.isHuman, `A player plays ${gang.name}; hand the gang to the program first.`, 'MONTH-12');
      const was = findMind(table.state, seat);
      refuseUnless(
        JSON.stringify(listMindParts(was)) !== JSON.stringify(listMindParts(mind)),
        'The gang is played like that already.',
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
