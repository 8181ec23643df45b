import { describe, expect, it } from 'vitest';
import { fileSheet, olderSheetId } from '#commands/mail.ts';
import { advance } from '#commands/play.ts';
import { secondThoughtsId } from '#commands/later/secondThoughts.ts';
import type { Session } from '#commands/session.ts';
import { redo, undo } from '#commands/undo.ts';
import { exportPacket } from '#queries/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { noon } from '../support/campaigns.ts';
import { everyGame, played } from '../support/everyGame.ts';

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined && rulebook.flow !== 'by-itself');
const anew = { auto: true, answers: [{ kind: 'choice' as const, id: secondThoughtsId, value: 'go-on' }] };

/** The packet of a seat, and the head of its sheet. */
function readPacket(session: Session, seat: SeatId): { text: string; head: string } {
  const { content } = exportPacket(session, { seat, viewer: seat, format: 'txt' });
  return { text: content, head: /^Sheet of .*$/mu.exec(content)?.[0] ?? '' };
}

async function closePeriod(session: Session): Promise<void> {
  const period = session.rulebook.periodOf(session.snapshot.state);
  while (session.rulebook.periodOf(session.snapshot.state) === period) await advance(session, anew, noon);
}

const takeBack = (session: Session): Promise<unknown> =>
  undo(session, { toPeriod: session.rulebook.periodOf(session.snapshot.state) - 1 });

describe.each(games)('a period of $rulebook.title that is played anew', ({ rulebook }) => {
  it('has a packet and a code of its own, and a sheet with the older one waits for the games master', async () => {
    const session = await played(rulebook.id, 1);
    await closePeriod(session);
    const { seat } = rulebook.seats(session.snapshot.state).find(({ isHuman }) => isHuman) ?? { seat: 'g1' as SeatId };
    const first = readPacket(session, seat);
    expect(first.head).toMatch(/\[g\d\/\d+\]$/u);

    await takeBack(session);
    await redo(session);
    while (session.store.nextRedo() !== null) await redo(session);
    expect(readPacket(session, seat).head).toBe(first.head);

    await takeBack(session);
    await closePeriod(session);
    const second = readPacket(session, seat);
    expect(second.head).toMatch(/, second packet \[g\d\/\d+b\]$/u);
    expect(second.text).toContain('IN PLACE OF AN EARLIER PACKET');
    expect(second.text.indexOf('IN PLACE')).toBeLessThan(200);

    const older = { seat, text: `${first.head}\nxyzzy` };
    expect(await fileSheet(session, older, noon)).toMatchObject({ kind: 'question', question: { id: olderSheetId } });
    await expect(fileSheet(session, { ...older, fromDeviceOf: seat }, noon)).rejects.toThrow(
      /answers an earlier packet of .* which was taken back/u,
    );
    const answer = (value: string) => [{ kind: 'choice' as const, id: olderSheetId, value }];
    await expect(fileSheet(session, { ...older, answers: answer('leave') }, noon)).rejects.toThrow('was not filed');
    // Its line is no order.
    expect(await fileSheet(session, { ...older, answers: answer('file') }, noon)).toMatchObject({ kind: 'wrong' });
    for (const head of [second.head, second.head.replace(/ \[.*/u, ''), first.head.replace(/ \[.*/u, '')])
      expect(await fileSheet(session, { seat, text: `${head}\nxyzzy` }, noon)).toMatchObject({
        kind: 'wrong',
        problems: [{ line: 2, text: 'xyzzy' }],
      });

    await takeBack(session);
    await closePeriod(session);
    expect(readPacket(session, seat).head).toMatch(/, third packet \[g\d\/\d+c\]$/u);
  });
});
