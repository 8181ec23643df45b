import { describe, expect, it } from 'vitest';
import { fileSheet } from '#commands/mail.ts';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { mail } from '#main/games/turf-war/rules/mail/mail.ts';
import type { State } from '#main/games/turf-war/rules/state.ts';
import { createProposalOrder } from '#shared/games/turf-war/proposals.ts';
import { writeSheetLine } from '#shared/games/turf-war/sheetLines.ts';
import { parseSheet } from '#shared/games/turf-war/sheetText.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { noon } from '#test/support/campaigns.ts';
import { played } from '#test/support/everyGame.ts';
import { Story } from './story.ts';

const g1 = 'g1' as SeatId;
const together = { kind: 'join', area: 5, enemy: 'g2', spoils: 'g1' };

/** Skanky (g3) proposes, and Jamski (g1) says yes. */
function agree(story: Story, proposal: object): void {
  story.give('g3', { kind: 'letter', to: 'g1', text: '', proposal });
  const id = Object.keys(story.state.letters).at(-1);
  story.give('g1', { kind: 'reply', letter: id, answer: 'yes' });
}

const warnings = (story: Story): readonly string[] => mail.listWarnings?.(story.state, g1) ?? [];

describe('a word that was given', () => {
  it.each<[string, object, object]>([
    [
      'Skanky and you agreed: Together against DrSpike in Gasworks; Jamski keeps the place. Your sheet lacks the order that keeps it: “Join Skanky against DrSpike in Gasworks, spoils to us”.',
      together,
      { kind: 'join', area: 5, partner: 'g3', enemy: 'g2', spoils: 'g1' },
    ],
    [
      'Skanky and you agreed: An open alliance of Skanky and Jamski. Your sheet lacks the order that keeps it: “Ally openly with Skanky”.',
      { kind: 'ally', alliance: 'open', members: ['g3', 'g1'] },
      { kind: 'ally', alliance: 'open', members: ['g1', 'g3'] },
    ],
  ])('[WAR-ORD-22] %s', (sentence, proposal, order) => {
    const story = new Story();
    expect(warnings(story).join(' ')).not.toContain('agreed');
    agree(story, proposal);
    expect(warnings(story)).toContain(sentence);
    const packet = JSON.stringify(mail.packet(turfWar.view(story.state, g1), g1).parts);
    expect(packet).toContain(JSON.stringify(sentence).slice(1, -1));
    story.give('g1', order);
    expect(warnings(story).join(' ')).not.toContain('agreed');
  });

  it.each([
    { kind: 'join', area: 5, enemy: 'g2', spoils: null },
    { kind: 'join', area: 7, enemy: 'g4', spoils: 'g3' },
    { kind: 'ally', alliance: 'secret', members: ['g3', 'g1', 'g4'] },
    { kind: 'gift', mc: 3 },
  ] as const)('[WAR-ORD-21, WAR-ORD-22] the line that is told is read as the order: %j', (proposal) => {
    const story = new Story();
    const letter = { from: g1, to: 'g3' as SeatId, proposal: proposal as never, answer: 'yes' as const };
    const order = createProposalOrder(letter, g1);
    const { gangs, areas, pieces } = turfWar.view(story.state, g1);
    const line = writeSheetLine(order as never, g1, {
      nameOf: (seat) => gangs.find((one) => one.seat === seat)?.name ?? '',
      areaName: (number) => areas[number - 1]?.name ?? '',
    });
    const words = { seat: g1, gangs, areas, pieces, letters: [], sent: [] };
    const read = parseSheet([{ line: 1, text: line }], words);
    expect(read.problems).toEqual([]);
    const [found] = read.orders;
    const members = 'members' in (order as object) ? { members: [g1, 'g3', 'g4'] } : {};
    expect(found?.order).toEqual({ ...order, ...(proposal.kind === 'ally' ? members : {}) });
  });

  it('[WAR-ORD-5, WAR-NPC-6] a sheet that breaks a truce of its own is warned, however it was made', () => {
    const story = new Story();
    const theirs = findAreaOf(story, 'g3');
    const hitman = findHitman(story);
    story.give('g1', { kind: 'move', pieces: [hitman], area: theirs.number });
    expect(warnings(story).join(' ')).not.toContain('break your word');
    agree(story, { kind: 'stop-fighting', turns: 3 });
    expect(warnings(story)).toContain(
      `Your orders for ${theirs.name} break your word to Skanky: No fighting between us for 3 turns.`,
    );
  });

  it('[WAR-ORD-22] whoever was asked to keep off an area is warned when he goes there, nobody else', () => {
    const story = new Story();
    const { number, name } = findAreaOf(story, null);
    agree(story, { kind: 'keep-off', areas: [number], turns: 2 });
    story.give('g1', { kind: 'move', pieces: [findHitman(story)], area: number });
    expect(warnings(story)).toContain(
      `Your orders for ${name} break your word to Skanky: Keep off ${name} for 2 turns.`,
    );
  });

  it('[WAR-ORD-22, WAR-VIEW-8] a receipt tells the answer to a proposal, and the line that keeps it', async () => {
    const session = await played('turf-war', 2);
    const { gangs } = turfWar.view(session.snapshot.state as State, g1);
    const [rival, other] = gangs.filter(({ seat, isOut }) => seat !== g1 && !isOut);
    if (rival === undefined || other === undefined) throw new Error('Two rivals play.');
    const text = `Propose to ${rival.name}: no fighting for 5 turns`;
    const asked = await fileSheet(session, { seat: g1, text }, noon);
    if (asked.kind !== 'done') throw new Error('The sheet was refused.');
    const [line] = asked.receipt.lines;
    expect(line?.orders[0]?.title).toBe(
      `Propose to ${rival.name.replace(/^The /u, 'the ')}: No fighting between us for 5 turns`,
    );
    expect(line?.note).toMatch(new RegExp(`^${rival.name} answered (yes|no): `, 'u'));
    const conceded = await fileSheet(session, { seat: g1, text: 'Concede the game' }, noon);
    if (conceded.kind !== 'done') throw new Error('The sheet was refused.');
    expect(conceded.receipt.lines[0]?.orders).toMatchObject([{ title: 'Give up the game' }]);
  });
});

function findAreaOf(story: Story, seat: string | null): { number: number; name: string } {
  const area = turfWar.view(story.state, g1).areas.find(({ owner }) => owner === seat);
  if (area === undefined) throw new Error('No such area.');
  return area;
}

function findHitman(story: Story): string {
  const found = turfWar
    .view(story.state, g1)
    .pieces.find(({ gang, rank, area }) => gang === g1 && rank === 'hitman' && area !== null);
  if (found === undefined) throw new Error('No Hitman.');
  return found.id;
}
