import { describe, expect, it } from 'vitest';
import { TableLead } from '#games/paradise/battles/tableLead.svelte.ts';
import type { ParadiseSession } from '#games/paradise/session.svelte.ts';
import { leadSingleBattle } from '#main/games/paradise/rules/battles/leading.ts';
import type { TableFight } from '#shared/games/paradise/views/battle.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { answerTo } from '../support/ledFight.ts';

const [one, two] = ['g1', 'g2'] as SeatId[];

/** A battle at a table whose program counts decisions, and refuses those of another number. */
function open(viewer: Viewer, decides: Viewer) {
  const leads: TableFight['leads'] = [
    { side: 'attackers', seat: one as SeatId, name: 'The Quarrymen', isTaken: false },
    { side: 'defenders', seat: two as SeatId, name: 'The Etna Club', isTaken: false },
  ];
  const fight = leadSingleBattle(
    { scenario: 'rumble', seed: 5 },
    { leads: [{ side: 'attackers', viewer: decides }], answers: [], dice: 'program' },
  );
  const tell = (number: number): TableFight => ({
    ...{ battle: 'b1' as never, title: 'A rumble', number, leads, isOpen: false, isPaused: false },
    ...{ asks: 'attackers', isYours: viewer === decides, mayTakeBack: false, stands: null },
    ...{ fight, leading: null },
  });
  const memory = { now: tell(1), sent: [] as unknown[], looks: 0 };
  const answer = (given: { number: number }): Promise<TableFight> => {
    memory.sent.push(given);
    if (given.number !== memory.now.number) return Promise.reject(new Error('Too late.'));
    memory.now = tell(given.number + 1);
    return Promise.resolve(memory.now);
  };
  const session = {
    viewer,
    fight: null as TableFight | null,
    takeFight: (told: TableFight) => (session.fight = told),
    lookAtFight: () => {
      memory.looks += 1;
      session.fight = memory.now;
      return Promise.resolve();
    },
    api: { games: { paradise: { battles: { atTable: { answer } } } } },
  };
  const lead = new TableLead(session as unknown as ParadiseSession);
  lead.take(memory.now);
  return { lead, memory, tell };
}

describe('a battle at the table on a page', () => {
  it('sends each decision with the number that it answers, once at a time', async () => {
    const { lead, memory } = open('g1' as SeatId, 'g1' as SeatId);
    const { fight } = memory.now;
    expect(lead.sides).toEqual(['attackers']);
    await Promise.all([lead.say({ do: 'pass' }), lead.say({ do: 'hold' })]);
    const answer = answerTo(fight ?? { question: null }, { do: 'pass' });
    expect(memory.sent).toEqual([{ battle: 'b1', number: 1, viewer: 'g1', answer }]);
    expect([lead.fight?.number, lead.problem]).toEqual([2, null]);
  });

  it('shows how the battle stands where the other device of the seat was quicker', async () => {
    const { lead, memory, tell } = open('g1' as SeatId, 'g1' as SeatId);
    memory.now = tell(4);
    await lead.say({ do: 'pass' });
    expect([lead.fight?.number, memory.looks, lead.problem === null]).toEqual([4, 1, false]);
    lead.take(tell(5));
    expect(lead.problem).toBeNull();
  });

  it('leads for the games master the sides that he has taken over, and keeps their number of decisions', () => {
    const { lead, tell } = open('gm', 'gm');
    expect(lead.sides).toEqual([]);
    const [attackers, defenders] = tell(1).leads;
    if (attackers === undefined || defenders === undefined) throw new Error('Two lead.');
    lead.take({ ...tell(2), leads: [attackers, { ...defenders, isTaken: true }] });
    expect(lead.leading?.leads).toEqual([{ side: 'defenders', viewer: 'gm' }]);
    expect(lead.decided).toBe(0);
    lead.take({ ...tell(3), asks: null });
    expect(lead.decided).toBe(1);
  });
});
