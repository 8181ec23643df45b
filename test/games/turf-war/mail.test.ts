import { describe, expect, it } from 'vitest';
import { fileSheet } from '#commands/mail.ts';
import { undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { exportPacket } from '#queries/mail.ts';
import { mail } from '#main/games/turf-war/rules/mail/mail.ts';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import type { TurfWarState } from '#main/games/turf-war/rules/state.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { noon } from '#test/support/campaigns.ts';
import { played } from '#test/support/everyGame.ts';
import { Story } from './story.ts';

const g1 = 'g1' as SeatId;

describe('Turf War by mail', () => {
  it('[WAR-VIEW-8] a filled-in sheet is filed whole, in place of what was there, and handed in', async () => {
    const session = await played('turf-war', 1);
    const view = turfWar.view(session.snapshot.state as TurfWarState, g1);
    const own = view.pieces.filter(({ gang, rank }) => gang === g1 && rank === 'hitman');
    const name = own[0]?.name ?? '';
    const first = await fileSheet(session, { seat: g1, text: 'End the game' }, noon);
    expect(first.kind).toBe('done');
    const text = [
      `Sheet of ${view.gangs[0]?.name}, ${view.date}`,
      `Refuse pay to ${name}`,
      `Write to ${view.gangs[1]?.name}: see you in court`,
      'Fall back to Loom Street',
    ].join('\r\n');
    const outcome = await fileSheet(session, { seat: g1, text }, noon);
    expect(outcome).toMatchObject({ kind: 'done' });
    const state = session.snapshot.state as TurfWarState;
    const after = turfWar.view(state, g1);
    expect(after.sheets[0]?.orders.map(({ order }) => order.kind)).toEqual(['withhold']);
    expect(after.sheets[0]?.isReady).toBe(true);
    expect(after.sheets[0]?.fallback).toHaveLength(1);
    expect(verifyCampaign(session).findings).toEqual([]);
    await undo(session, {});
    const before = turfWar.view(session.snapshot.state as TurfWarState, g1);
    expect(before.sheets[0]?.orders.map(({ order }) => order.kind)).toEqual(['end']);
  });

  it('[WAR-VIEW-8, WAR-ORD-1] refusals come with their line and rule, beside those that cannot be read', async () => {
    const session = await played('turf-war', 1);
    const { areas } = turfWar.view(session.snapshot.state as TurfWarState, g1);
    const theirs = areas.find(({ owner }) => owner !== null && owner !== g1)?.name ?? '';
    const outcome = await fileSheet(session, { seat: g1, text: `Hire 90\nMove a Don to ${theirs}\nJump` }, noon);
    if (outcome.kind !== 'wrong') throw new Error('The sheet was taken.');
    expect(outcome.problems.map(({ line, rule }) => [line, rule])).toEqual([
      [1, 'WAR-ORD-10'],
      [2, 'WAR-MOVE-1'],
      [3, null],
    ]);
  });

  it('[WAR-VIEW-8, WAR-FOG-9] a packet says the same whatever its reader cannot know', () => {
    const story = new Story({}, 4);
    story.give('g2', { kind: 'hire', count: 2, names: [] });
    story.close();
    const told = (state: TurfWarState): string => JSON.stringify(mail.packet(turfWar.view(state, g1), g1));
    const before = told(story.own.state);
    const other = clonePlain(story.own.state);
    const rival = other.gangs['g2' as SeatId];
    if (rival === undefined) throw new Error('g2 plays.');
    rival.treasuryMc += 5;
    rival.fallback = [9];
    rival.successors = null;
    for (const piece of Object.values(other.pieces)) {
      if (piece.gang === rival.seat && piece.area === null) Reflect.deleteProperty(other.pieces, piece.id);
    }
    expect(told(other)).toBe(before);
    expect(told(story.own.state)).toContain('How you stand');
  });

  it('[WAR-VIEW-8, WAR-ORD-22] a packet says what a letter proposes, and its sheet answers it', async () => {
    const story = new Story({}, 4);
    const proposal = { kind: 'join', area: 5, enemy: 'g2', spoils: 'g1' };
    const [sent] = story.give('g3', { kind: 'letter', to: 'g1', text: 'Soon?', proposal });
    const asked = 'Proposal: Together against DrSpike in Gasworks; Jamski keeps the place.';
    const names = turfWar.names(story.state);
    expect(sent && turfWar.events['letter-sent'].describe(names, sent as never)).toBe(
      `Skanky wrote to Jamski: “Soon?” ${asked}`,
    );
    const told = (): string => JSON.stringify(mail.packet(turfWar.view(story.own.state, g1), g1));
    expect(told()).toContain(`Skanky to Jamski: Soon? ${asked}`);
    expect(told()).not.toContain('-0');
    const view = turfWar.view(story.state, g1);
    const { orders } = mail.read(view, g1, [{ line: 1, text: 'Answer Skanky yes' }]);
    for (const { order } of orders) story.give('g1', order);
    expect(told()).toContain(`${asked} Answer: yes.`);
  });

  it('[WAR-VIEW-8] a packet for a forum has no mark that a name smuggles in', async () => {
    const session = await played('turf-war', 1);
    const { content } = exportPacket(session, { seat: g1, viewer: g1, format: 'bbcode' });
    expect(content).toContain('[code]');
    expect(content.match(/\[b\]/g)?.length).toBe(content.match(/\[\/b\]/g)?.length);
    expect(content.match(/\[list\]/g)?.length).toBe(content.match(/\[\/list\]/g)?.length);
  });
});
