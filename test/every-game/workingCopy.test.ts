import { describe, expect, it } from 'vitest';
import { playStep } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { undo } from '#commands/undo.ts';
import { playOn } from '#kernel/play.ts';
import { Refusal } from '#kernel/refusal.ts';
import { gameIds } from '#shared/words/games.ts';
import { goOn, noon } from '../support/campaigns.ts';
import { played } from '../support/everyGame.ts';

const closings = 4;

describe.each(gameIds)('the copy that commands of %s write into', (game) => {
  it('goes from one to the next and says to the letter what the journal made of the same events', async () => {
    const session = await played(game, 1);
    const first = await writtenInto(session);
    for (let n = 1; n < closings; n += 1) {
      if (session.rulebook.ending(session.snapshot.state) !== null) break;
      expect(await writtenInto(session)).toBe(first);
      expect(first).not.toBe(session.snapshot.state);
      expect(JSON.stringify(first)).toBe(JSON.stringify(session.snapshot.state));
    }
  });

  it('is made anew after a command that was refused half way', async () => {
    const session = await played(game, 1);
    const spoiled = await writtenInto(session);
    const before = JSON.stringify(session.snapshot.state);
    const refused = writtenInto(session, () => {
      throw new Refusal('Not any further.');
    });
    await expect(refused).rejects.toThrow('Not any further.');
    expect(JSON.stringify(session.snapshot.state)).toBe(before);
    expect(JSON.stringify(spoiled)).not.toBe(before);
    const anew = await writtenInto(session);
    expect(anew).not.toBe(spoiled);
    expect(JSON.stringify(anew)).toBe(JSON.stringify(session.snapshot.state));
  });

  it('is made anew after a step was taken back', async () => {
    const session = await played(game, 1);
    const before = JSON.stringify(session.snapshot.state);
    const ahead = await writtenInto(session);
    await undo(session, {});
    expect(JSON.stringify(session.snapshot.state)).toBe(before);
    const anew = await writtenInto(session);
    expect(anew).not.toBe(ahead);
    expect(JSON.stringify(anew)).toBe(JSON.stringify(session.snapshot.state));
  });
});

/** Plays on to the next closing, and gives what the command wrote into. */
async function writtenInto(session: Session, stop: () => void = () => undefined): Promise<unknown> {
  let state: unknown = null;
  await playStep(session, 'On to the next closing', { answers: goOn }, noon, (table) => {
    ({ state } = table);
    table.entry({ title: 'Play on', author: { kind: 'rules' }, order: null, reason: null });
    playOn(session.rulebook, table, { auto: true });
    stop();
  });
  return state;
}
