import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyGame, foundedIn, played } from '../support/everyGame.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';
import { openCampaign } from '#commands/files.ts';
import { describeLater, forgetLater, playLater } from '#commands/later/playLater.ts';
import { listDroppedPeriods, secondThoughtsId } from '#commands/later/secondThoughts.ts';
import { advance, giveOrder, giveRuling } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { redo, undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { findSchemas } from '#shared/games/index.ts';
import type { Answer } from '#shared/words/questions.ts';

const answer = (value: string): Answer[] => [{ kind: 'choice', id: secondThoughtsId, value }];

const period = ({ rulebook, snapshot }: Session): number => rulebook.periodOf(snapshot.state);

/** A correction that changes little: the first seat is renamed. */
function correct(session: Session, answers: Answer[] = []) {
  const [one] = session.rulebook.seats(session.snapshot.state);
  const ruling = { kind: 'rename', seat: one?.seat, name: 'Quarrymen' };
  const parsed = findSchemas(session.rulebook.id).ruling.parse(ruling);
  return giveRuling(session, { ruling: parsed, reason: 'A slip.', answers }, noon);
}

/** A human seat plays periods by the program's advice, order by order, as a player would. */
async function playAsPlayer(session: Session, periods: number): Promise<void> {
  const { rulebook } = session;
  const until = period(session) + periods;
  for (let stops = 0; stops < 200 && period(session) < until; stops += 1) {
    const { state } = session.snapshot;
    if (rulebook.ending(state) !== null) return;
    const wait = rulebook.waitsFor(state);
    const asked = wait?.manner === 'in-turn' ? wait.seats.slice(0, 1) : (wait?.seats ?? []);
    const humans = rulebook
      .seats(state)
      .filter(({ seat, isHuman, isOut }) => isHuman && !isOut && asked.includes(seat));
    let given = 0;
    for (const { seat } of humans) {
      const plans = rulebook.plan(rulebook.sight(session.snapshot.state, seat), seat, wait);
      for (const { order } of plans) {
        const outcome = await giveOrder(session, { seat, order }, noon).catch(() => null);
        if (outcome?.kind === 'done') given += 1;
        if (rulebook.flow === 'by-itself' && given > 0) break;
      }
      if (rulebook.flow === 'by-itself' && given > 0) break;
    }
    if (rulebook.flow === 'by-the-table' || given === 0)
      // A battle that waits is fought by the program.
      await advance(session, { auto: false }, noon).catch(() => advance(session, { auto: true }, noon));
  }
}

describe.each(everyGame)('second thoughts in $rulebook.title', ({ rulebook }) => {
  it('ask once before a new step drops closed periods, and redo stays until then', async () => {
    const session = await played(rulebook.id, 3);
    const whole = session.snapshot;
    await undo(session, { toPeriod: 2 });
    expect(listDroppedPeriods(session)).toEqual([2, 3]);
    const before = session.snapshot;
    const asked = await correct(session);
    if (asked.kind !== 'question') throw new Error('Nothing was asked.');
    expect(asked.question.prompt).toContain(`${rulebook.period.name(2)} to ${rulebook.period.name(3)}, 2 closed`);
    expect(session.snapshot).toBe(before);
    while (listDroppedPeriods(session).length > 0) await redo(session);
    expect(session.snapshot).toEqual(whole);
    await undo(session, { toPeriod: 2 });
    expect(await correct(session, answer('go-on'))).toMatchObject({ kind: 'done' });
    await undo(session, {});
    // Only that one step can be put back by now, and it closed nothing.
    expect(await correct(session)).toMatchObject({ kind: 'done' });
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('keep a copy of the campaign as it was, which goes on as a file of its own', async () => {
    const session = await played(rulebook.id, 3);
    const whole = session.snapshot;
    await undo(session, { toPeriod: 2 });
    const outcome = await correct(session, answer('copy'));
    const path = join(dirname(session.store.path), 'Played (as it was).racketeer');
    expect(outcome).toMatchObject({ kind: 'done', notice: `The campaign as it was is kept as ${path}.` });
    const copy = await openCampaign(path, noon);
    try {
      expect(copy.snapshot).toEqual(whole);
      expect(copy.store.campaign()).toMatchObject({ title: 'Trial (as it was)' });
      expect(copy.store.campaign().file_id).not.toBe(session.store.campaign().file_id);
      expect(verifyCampaign(copy).findings).toEqual([]);
      const closed = await advance(copy, { auto: true }, noon);
      expect(closed.kind).toBe('done');
    } finally {
      copy.store.close();
    }
    expect(period(session)).toBe(2);
  });

  it('play the later orders again after a correction, and list those that do not fit', async () => {
    const session = await foundedIn(rulebook.id, join(temporaryFolder(), 'Played.racketeer'));
    await playAsPlayer(session, 3);
    const whole = session.snapshot;
    const stood = period(session);
    expect(stood).toBeGreaterThan(2);
    await undo(session, { toPeriod: 2 });
    expect(describeLater(session)).toBeNull();
    await correct(session, answer('go-on'));
    const later = describeLater(session);
    expect(later).toMatchObject({ from: rulebook.period.name(2) });
    const outcome = await playLater(session, noon);
    // The same orders on the same board with the same dice: everything comes as it came.
    expect(outcome).toEqual({ done: later?.orders, refused: [], periodsClosed: [2, 3] });
    expect(period(session)).toBe(stood);
    expect(session.snapshot.rng).toEqual(whole.rng);
    expect(describeLater(session)).toBeNull();
    await expect(playLater(session, noon)).rejects.toThrow('There are no later orders');
    expect(rulebook.seats(session.snapshot.state)[0]?.name).toBe('Quarrymen');
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('list every later order of a seat that was handed over meanwhile, each with its sentence', async () => {
    const session = await foundedIn(rulebook.id, join(temporaryFolder(), 'Played.racketeer'));
    await playAsPlayer(session, 3);
    await undo(session, { toPeriod: 2 });
    const human = rulebook.seats(session.snapshot.state).find(({ isHuman }) => isHuman);
    if (human === undefined) throw new Error('A player sits there.');
    const ruling = { kind: 'player', seat: human.seat, isHuman: false };
    const parsed = findSchemas(rulebook.id).ruling.parse(ruling);
    const answers = answer('go-on');
    await giveRuling(session, { ruling: parsed, reason: 'He left.', answers }, noon);
    const orders = describeLater(session)?.orders ?? 0;
    const { done, refused, periodsClosed } = await playLater(session, noon);
    expect(done).toBe(0);
    const ofHis = refused.filter(({ seat }) => seat === human.seat);
    expect(ofHis).toHaveLength(orders);
    for (const { title, sentence } of ofHis) {
      expect(title).not.toBe('');
      expect(sentence).toMatch(
        /^(The program writes the orders of|The campaign stands in|The game|It goes on from something that was not)/,
      );
    }
    if (rulebook.flow === 'by-the-table') expect(periodsClosed).toEqual([2, 3]);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('end where what is dropped is forgotten', async () => {
    const session = await played(rulebook.id, 3);
    await undo(session, { toPeriod: 2 });
    await correct(session, answer('go-on'));
    expect(describeLater(session)).not.toBeNull();
    forgetLater(session);
    expect(describeLater(session)).toBeNull();
  });
});
