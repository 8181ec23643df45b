import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { TableFight } from '#shared/games/paradise/views/battle.ts';
import type { TableNews } from '#shared/views/table.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import {
  answerTo,
  decideBy,
  fightCalls,
  leadAtOneScreen,
  openLedFight,
  readQuestion,
  type LedFight,
} from '../support/ledFight.ts';

/** Decisions that are told apart before the rest is handed over. */
const most = 10;

async function openFight(against?: 'npc'): Promise<LedFight> {
  const fight = await openLedFight(against);
  onTestFinished(() => fight.table.close());
  return fight;
}

/** A viewer's hands: the games master's at his screen, a player's at his device. */
function handsOf({ table, battle }: LedFight, viewer: Viewer) {
  const calls = fightCalls(viewer === 'gm' ? table.calls : table.callsFrom(viewer));
  const look = async (): Promise<TableFight> => {
    const seen = await calls.look({ viewer });
    if (seen === null) throw new Error('He is told of no fight.');
    return seen;
  };
  const decide = (seen: TableFight, given = seen) => {
    const { number } = given;
    const answer = answerTo(seen.fight ?? { question: null }, choose(seen));
    return calls.answer({ battle, viewer, number, answer });
  };
  return { calls, look, decide };
}

/** The decision of whoever is asked: the same for the same question, whoever asks. */
function choose(seen: TableFight) {
  const question = seen.fight?.question;
  const nth = Number(/\d+/.exec(question?.id ?? '')?.[0] ?? 1) - 1;
  return decideBy(readQuestion(seen), nth, most);
}

async function readState({ table, battle }: LedFight): Promise<string> {
  return JSON.stringify([
    await table.view('gm'),
    await table.call('history.log', { viewer: 'gm', period: null, newest: 3 }),
    await table.ask('games.paradise.battles.watch', { battle, viewer: 'gm' }),
  ]);
}

/** Leads the battle to its end, each player from his device as he is asked. */
async function leadToEnd(fight: LedFight): Promise<TableFight> {
  for (let guard = 0; guard < 200; guard += 1) {
    const seen = await handsOf(fight, 'gm').look();
    if (seen.asks === null) return seen;
    const player = handsOf(fight, seen.asks === 'attackers' ? fight.attacker : fight.defender);
    await player.decide(await player.look());
  }
  throw new Error('It does not end.');
}

/** Whoever decides now, and the other leader. */
async function findTurn(fight: LedFight): Promise<{ asked: SeatId; other: SeatId }> {
  const { attacker, defender } = fight;
  const { asks } = await handsOf(fight, 'gm').look();
  return asks === 'attackers' ? { asked: attacker, other: defender } : { asked: defender, other: attacker };
}

const decidedAlready = 'That was decided already; look at how the battle stands now.';
const noSide = 'You lead no side of a battle at the table.';

describe('a battle led from two devices', () => {
  test('[SCN-10] asks each player for his own side, and tells neither what the other may choose from', async () => {
    const fight = await openFight();
    await handsOf(fight, 'gm').calls.begin({ battle: fight.battle, viewer: 'gm' });
    const asked = new Set<SeatId>();
    for (let nth = 0; nth < 14 && asked.size < 2; nth += 1) {
      const turn = await findTurn(fight);
      const [own, others] = [handsOf(fight, turn.asked), handsOf(fight, turn.other)];
      const [mine, theirs] = [await own.look(), await others.look()];
      expect([mine.isYours, theirs.isYours]).toEqual([true, false]);
      expect(mine.fight?.question).not.toBeNull();
      expect(theirs.fight?.question).toBeNull();
      for (const seen of [mine, theirs]) {
        expect(seen.fight?.points).toEqual([]);
        expect(seen.leading).toBeNull();
      }
      // It is the question that one screen would ask, with the same options and odds.
      const gm = await handsOf(fight, 'gm').look();
      expect(gm.fight?.question).toBeNull();
      expect(gm.number).toBe(mine.number);
      asked.add(turn.asked);
      const next = await own.decide(mine);
      expect(next.number).toBe(mine.number + 1);
    }
    expect(asked.size).toBe(2);
  });

  test('[SCN-10] has one player where the program plays the other gang, and nobody else is told of it', async () => {
    const fight = await openFight('npc');
    const { battle, attacker, stranger } = fight;
    const own = handsOf(fight, attacker);
    const begun = await own.calls.begin({ battle, viewer: attacker });
    expect(begun.leads.map(({ side, seat }) => [side, seat])).toEqual([['attackers', attacker]]);
    expect(await handsOf(fight, stranger).calls.look({ viewer: stranger })).toBeNull();
    let asked = 0;
    for (let seen = begun; seen.asks !== null; asked += 1) {
      expect([seen.asks, seen.isYours]).toEqual(['attackers', true]);
      if (asked === 200) throw new Error('It does not end.');
      seen = await own.decide(seen);
    }
    expect(asked).toBeGreaterThan(most);
    const { fight: ended, leading } = await handsOf(fight, 'gm').look();
    // The program's gang has done its part: both sides played cards.
    const cards = ended?.film.steps.map(({ text }) => /^Card: .* of the (\w+)/.exec(text)?.[1]);
    expect(new Set(cards?.filter(Boolean))).toEqual(new Set(['attackers', 'defenders']));
    expect([ended?.outcome === null, leading?.answers.length]).toEqual([false, asked]);
  });

  test('refuses an answer that is late, second, or not his, in one sentence, and changes nothing', async () => {
    const fight = await openFight();
    await handsOf(fight, 'gm').calls.begin({ battle: fight.battle, viewer: 'gm' });
    const { asked, other } = await findTurn(fight);
    const [own, others] = [handsOf(fight, asked), handsOf(fight, other)];
    const seen = await own.look();
    // The other player copies the question that is not his.
    await expect(others.decide(seen)).rejects.toThrow(/^It is for [Tt]he .* to decide now; your turn comes\.$/);
    await expect(
      fightCalls(fight.table.calls).answer({
        ...{ battle: fight.battle, viewer: 'gm', number: seen.number },
        answer: answerTo(seen.fight ?? { question: null }, choose(seen)),
      }),
    ).rejects.toThrow(/^The player of [Tt]he .* decides now; take the side over to decide for him\.$/);
    expect(await own.look()).toEqual(seen);
    // Two devices of one seat: the second answers what the first has answered.
    await own.decide(seen);
    const after = await handsOf(fight, 'gm').look();
    await expect(own.decide(seen)).rejects.toThrow(decidedAlready);
    await expect(own.decide(seen, after)).rejects.toThrow(decidedAlready);
    await expect(own.decide(seen, { ...seen, number: after.number + 1 })).rejects.toThrow(decidedAlready);
    expect(await handsOf(fight, 'gm').look()).toEqual(after);
    // What the rules do not allow is refused by them, and kept nowhere.
    const turn = await findTurn(fight);
    const next = handsOf(fight, turn.asked);
    const asking = await next.look();
    const answer = answerTo(asking.fight ?? { question: null }, {
      ...{ do: 'act', actor: 'nobody', action: { kind: 'wait' } },
    });
    const wrong = next.calls.answer({ ...{ battle: fight.battle, viewer: turn.asked, number: asking.number, answer } });
    await expect(wrong).rejects.toThrow('This card does not move him; pick somebody it moves.');
    expect(await next.look()).toEqual(asking);
  });

  test('tells whoever has no part in it nothing, neither by an answer nor by the news', async () => {
    const fight = await openFight();
    const { table, battle, stranger } = fight;
    const { calls } = handsOf(fight, stranger);
    const device = table.callsFrom(stranger);
    const answer = { kind: 'decision', id: 'q1', value: { do: 'pass' } } as const;
    const tries = () => [
      calls.answer({ battle, viewer: stranger, number: 1, answer }),
      calls.takeBack({ battle, viewer: stranger, number: 1 }),
    ];
    const news = await table.callsFrom(stranger).table.news({ viewer: stranger });
    onTestFinished(async () => void (await news.return()));
    const kinds = news[Symbol.asyncIterator]() as AsyncIterator<TableNews>;
    const here = (await kinds.next()).value as TableNews;
    expect(here.kind).toBe('here');
    // As long as nothing is led he is told the same.
    for (const one of tries()) await expect(one).rejects.toThrow(noSide);
    await handsOf(fight, 'gm').calls.begin({ battle, viewer: 'gm' });
    expect(await calls.look({ viewer: stranger })).toBeNull();
    expect(await device.play.publicFight()).toBeNull();
    expect(await calls.watch()).toBeNull();
    for (const one of tries()) await expect(one).rejects.toThrow(noSide);
    await expect(calls.begin({ battle, viewer: stranger })).rejects.toThrow('no part in that battle');
    const { asked } = await findTurn(fight);
    const own = handsOf(fight, asked);
    await own.decide(await own.look());
    // The games master has everybody watch: only then there is something to tell him.
    const shown = await handsOf(fight, 'gm').calls.show({ isOpen: true });
    const told = (await kinds.next()).value as TableNews;
    expect([told.kind, told.count]).toEqual(['fight', here.count + 1]);
    // Nothing came before it that he has not read yet.
    const anew = await table.callsFrom(stranger).table.news({ viewer: stranger });
    const again = (await anew[Symbol.asyncIterator]().next()).value as TableNews;
    await anew.return();
    expect(again.count).toBe(here.count + 1);
    const watched = await handsOf(fight, stranger).look();
    expect(watched.fight?.film.steps.length).toBe(shown.fight?.film.steps.length);
    expect([watched.isYours, watched.fight?.question, watched.leading]).toEqual([false, null, null]);
    expect((await device.play.publicFight())?.sentence).toMatch(/ decide now\.$/);
    // The projector draws the table that anybody without a part in it sees, and nothing else.
    const drawn = await calls.watch();
    expect(Object.keys(drawn ?? {}).toSorted()).toEqual(['colors', 'film', 'number']);
    expect(drawn?.film).toEqual(watched.fight?.film);
    for (const one of tries()) await expect(one).rejects.toThrow(noSide);
    const over = await leadToEnd(fight);
    const end = await handsOf(fight, stranger).look();
    expect([over.fight?.outcome === null, end.fight?.outcome]).toEqual([false, null]);
    expect(end.fight?.sentence).toBe(over.fight?.sentence);
  });

  test('[SCN-12] comes to the battle that one screen would have led, die for die, however the answers cross', async () => {
    const fight = await openFight();
    const { table, battle, attacker, defender } = fight;
    const one = await leadAtOneScreen(fight, most);
    expect(one.answers.length).toBeGreaterThan(8);
    const attempts = fc.array(fc.record({ by: fc.constantFrom(attacker, defender), isStale: fc.boolean() }), {
      minLength: 4,
      maxLength: 30,
    });
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(attempts, async (crossed) => {
        const gm = handsOf(fight, 'gm').calls;
        await gm.begin({ battle, viewer: 'gm', isAnew: true });
        const held = new Map<SeatId, TableFight>();
        for (const { by, isStale } of crossed) {
          const player = handsOf(fight, by);
          const seen = (isStale ? held.get(by) : undefined) ?? (await player.look());
          held.set(by, seen);
          if (seen.fight?.question?.kind !== 'decision') continue;
          await player.decide(seen).catch((problem: unknown) => {
            expect(String(problem)).toContain(decidedAlready);
            refused += 1;
          });
        }
        const over = await leadToEnd(fight);
        expect(over.leading?.answers).toEqual(one.answers);
        expect(over.fight?.film).toEqual(one.shown.film);
        expect(over.fight?.outcome).toEqual(one.shown.outcome);
      }),
      { numRuns: 6, seed: 11 },
    );
    expect(refused).toBeGreaterThan(0);
    const { leading } = await handsOf(fight, 'gm').look();
    if (leading === null) throw new Error('It is not over.');
    await table.call('games.paradise.battles.settle', { battle, settling: { how: 'led', ...leading } });
    const fromDevices = await readState(fight);
    await table.call('history.undo', {});
    await handsOf(fight, 'gm').calls.pause();
    const leads = [
      { side: 'attackers', viewer: attacker },
      { side: 'defenders', viewer: defender },
    ];
    const settling = { how: 'led', leads, answers: one.answers, dice: 'program' };
    await table.call('games.paradise.battles.settle', { battle, settling });
    expect(await readState(fight)).toBe(fromDevices);
    expect(await table.calls.campaign.verify()).toMatchObject({ isWhole: true, findings: [] });
  });

  test('tells no device the seed that it will be settled with, nor the sequence of the deck', async () => {
    const fight = await openFight();
    const { table, battle, attacker, defender, stranger } = fight;
    const gm = handsOf(fight, 'gm').calls;
    await gm.begin({ battle, viewer: 'gm', isOpen: true });
    const received: string[] = [];
    for (let guard = 0; guard < 60; guard += 1) {
      for (const seat of [attacker, defender, stranger]) {
        received.push(JSON.stringify(await handsOf(fight, seat).calls.look({ viewer: seat })));
        received.push(JSON.stringify(await table.callsFrom(seat).play.publicFight()));
        received.push(JSON.stringify(await handsOf(fight, seat).calls.watch()));
      }
      const { asks } = await handsOf(fight, 'gm').look();
      if (asks === null) break;
      const player = handsOf(fight, asks === 'attackers' ? attacker : defender);
      received.push(JSON.stringify(await player.decide(await player.look())));
    }
    const { leading } = await handsOf(fight, 'gm').look();
    const shown = received.length;
    await table.call('games.paradise.battles.settle', { battle, settling: { how: 'led', ...leading } });
    const [entry] = (await table.call('history.log', { ...{ viewer: 'gm', period: null, newest: 1 } })) as {
      lines: { dice: { purpose: string; faces: number[] }[] }[];
    }[];
    const roll = entry?.lines.flatMap(({ dice }) => dice).find(({ purpose }) => purpose.startsWith('Seed of'));
    if (roll === undefined) throw new Error('No seed was thrown.');
    // [dice] Twelve dice, read as digits in base six, are the seed.
    const seed = roll.faces.reduce((sum, face) => sum * 6 + face - 1, 0);
    expect(seed).toBeGreaterThan(100_000);
    for (const text of received) {
      expect(text).not.toContain(String(seed));
      expect(text).not.toContain(JSON.stringify(roll.faces));
      expect(text).not.toContain('Seed of');
    }
    const before = received.slice(0, shown).filter((text) => text.includes('"outcome":null'));
    expect(before.length).toBeGreaterThan(10);
    for (const text of before) expect(text).not.toContain('Shuffling the deck');
  });
});

test('what two leaders of one screen decided is read and written by no device', async () => {
  const fight = await openFight();
  const { table, battle, attacker: seat } = fight;
  const name = `battle ${battle}`;
  await table.calls.drafts.keep({ seat, name, draft: { answers: [] } });
  const device = table.callsFrom(seat).drafts;
  const refusal = 'is kept for that screen alone';
  await expect(device.read({ seat, name })).rejects.toThrow(refusal);
  await expect(device.keep({ seat, name, draft: null })).rejects.toThrow(refusal);
  expect(await table.calls.drafts.read({ seat, name })).toEqual({ answers: [] });
});

describe('while a battle is led at the table', () => {
  test('the games master takes a side over, decides for it, and gives it back', async () => {
    const fight = await openFight();
    const { battle } = fight;
    const gm = handsOf(fight, 'gm');
    await gm.calls.begin({ battle, viewer: 'gm' });
    const { asked } = await findTurn(fight);
    const own = handsOf(fight, asked);
    const seen = await own.look();
    const { asks: side } = seen;
    if (side === null) throw new Error('Nobody is asked.');
    const taken = await gm.calls.takeOver({ side, isTaken: true });
    expect(taken.isYours).toBe(true);
    expect(taken.fight?.question).toEqual(seen.fight?.question);
    await expect(own.decide(seen)).rejects.toThrow(
      'The games master leads your side for now; he gives it back to you.',
    );
    expect((await own.look()).fight?.question).toBeNull();
    await gm.decide(taken);
    await gm.calls.takeOver({ side, isTaken: false });
    const over = await leadToEnd(fight);
    // The battle is its two players' as before.
    expect(over.leading?.leads.map(({ viewer }) => viewer)).toEqual([fight.attacker, fight.defender]);
  });

  test('nothing else is written that would change its dice; laid aside or settled otherwise, nothing is lost', async () => {
    const fight = await openFight();
    const { table, battle } = fight;
    const gm = handsOf(fight, 'gm');
    await gm.calls.begin({ battle, viewer: 'gm' });
    const first = await findTurn(fight);
    const own = handsOf(fight, first.asked);
    await own.decide(await own.look());
    const stands = await gm.look();
    const barred = /^The .* is being led at the table; settle it, or lay it aside, first\.$/;
    await expect(table.calls.play.advance({})).rejects.toThrow(barred);
    // Settled without what was led, and taken back: it goes on where it stood.
    await table.call('games.paradise.battles.settle', { ...{ battle, settling: { how: 'resolve', overrule: null } } });
    expect(await gm.calls.look({ viewer: 'gm' })).toBeNull();
    expect(await own.calls.look({ viewer: first.asked })).toBeNull();
    await table.call('history.undo', {});
    expect(await gm.look()).toEqual(stands);
    // The reveal is taken back: there is no battle; put back, it goes on.
    await table.call('history.undo', {});
    expect(await gm.calls.look({ viewer: 'gm' })).toBeNull();
    await table.call('history.redo', { viewer: 'gm' });
    expect(await gm.look()).toEqual(stands);
    // Laid aside.
    await gm.calls.pause();
    const aside = await own.look();
    expect([aside.isPaused, aside.fight]).toEqual([true, null]);
    expect(aside.stands).toMatch(/^The games master has laid this battle aside;/);
    await expect(
      own.calls.answer({
        ...{ battle, viewer: first.asked, number: stands.number },
        answer: { kind: 'decision', id: 'q2', value: { do: 'pass' } },
      }),
    ).rejects.toThrow(aside.stands ?? '');
    await expect(own.calls.begin({ battle, viewer: first.asked })).rejects.toThrow(aside.stands ?? '');
    await gm.calls.begin({ battle, viewer: 'gm' });
    expect(await gm.look()).toEqual(stands);
    await expect(own.calls.begin({ battle, viewer: first.asked, isAnew: true })).rejects.toThrow(
      'the games master’s to say',
    );
    await expect(gm.calls.begin({ battle, viewer: 'gm' })).rejects.toThrow('led at the table already');
    // What the games master's page knew before the last decision settles nothing.
    const over = await leadToEnd(fight);
    const leading = { ...over.leading, answers: over.leading?.answers.slice(0, -1) };
    await expect(
      table.call('games.paradise.battles.settle', { battle, settling: { how: 'led', ...leading } }),
    ).rejects.toThrow('The table has gone on with this battle since you looked');
  });

  test('played on otherwise after an undo, it rests until the games master begins it anew', async () => {
    const fight = await openFight();
    const { table, battle, attacker, stranger } = fight;
    const gm = handsOf(fight, 'gm');
    await gm.calls.begin({ battle, viewer: 'gm' });
    const { asked } = await findTurn(fight);
    const own = handsOf(fight, asked);
    const seen = await own.look();
    await own.decide(seen);
    await table.call('history.undo', {});
    const [order] = await table.advised(stranger);
    await table.give(stranger, order as { kind: string });
    await table.call('play.advance', {});
    for (const viewer of ['gm', attacker] as const) {
      const rests = await handsOf(fight, viewer).look();
      expect([rests.fight, rests.isYours, rests.mayTakeBack]).toEqual([null, false, false]);
      expect(rests.stands).toMatch(/^The campaign has gone on, or was taken back, since/);
    }
    await expect(own.decide(seen)).rejects.toThrow('The campaign has gone on');
    const anew = await gm.calls.begin({ battle, viewer: 'gm' });
    expect([anew.stands, anew.mayTakeBack]).toEqual([null, false]);
    expect(anew.number).toBeGreaterThan(seen.number + 1);
  });

  test('a campaign that is closed and opened again goes on where it stood', async () => {
    const fight = await openFight();
    const { table, battle } = fight;
    const gm = handsOf(fight, 'gm');
    await gm.calls.begin({ battle, viewer: 'gm' });
    const { asked } = await findTurn(fight);
    const own = handsOf(fight, asked);
    await own.decide(await own.look());
    const stands = await gm.look();
    const { path } = (await table.calls.campaign.current()) ?? { path: '' };
    await table.calls.campaign.close();
    await table.calls.campaign.open({ path });
    expect(await gm.look()).toEqual(stands);
  });

  test('a player takes back his own last decision until a die or a card is seen, and nobody else’s', async () => {
    const fight = await openFight();
    const { battle } = fight;
    const gm = handsOf(fight, 'gm');
    await gm.calls.begin({ battle, viewer: 'gm' });
    const { asked, other } = await findTurn(fight);
    const own = handsOf(fight, asked);
    const seen = await own.look();
    const ask = { do: 'ask-about-breaks', when: 'always' } as const;
    const told = await own.calls.answer({
      ...{ battle, viewer: asked, number: seen.number },
      answer: answerTo(seen.fight ?? { question: null }, ask),
    });
    expect(told.mayTakeBack).toBe(true);
    const refusal = 'You take back only your own last decision';
    const others = handsOf(fight, other).calls;
    await expect(others.takeBack({ battle, viewer: other, number: told.number })).rejects.toThrow(refusal);
    const back = await own.calls.takeBack({ battle, viewer: asked, number: told.number });
    expect(back.fight).toEqual(seen.fight);
    expect(back.number).toBe(told.number + 1);
    // A number of what was taken back is no number of what came in its place.
    await expect(own.decide(seen)).rejects.toThrow(decidedAlready);
    const passed = await own.calls.answer({
      ...{ battle, viewer: asked, number: back.number },
      answer: answerTo(back.fight ?? { question: null }, { do: 'pass' }),
    });
    expect(passed.mayTakeBack).toBe(false);
    await expect(own.calls.takeBack({ battle, viewer: asked, number: passed.number })).rejects.toThrow(refusal);
    // The games master goes back to any point.
    const start = await gm.calls.takeBack({ battle, viewer: 'gm', number: passed.number, to: 0 });
    expect(start.fight?.film).toEqual((await gm.calls.begin({ battle, viewer: 'gm', isAnew: true })).fight?.film);
  });

  test('dice of the table are typed by the games master, while the players decide', async () => {
    const fight = await openFight();
    const { battle } = fight;
    const gm = handsOf(fight, 'gm');
    await gm.calls.begin({ battle, viewer: 'gm', dice: 'table' });
    let thrown = 0;
    for (let nth = 0; nth < 400; nth += 1) {
      const seen = await gm.look();
      const question = seen.fight?.question ?? null;
      if (question?.kind === 'dice') {
        const { id, prompt, count } = question;
        const faces = Array.from({ length: count }, () => 4);
        const answer = { kind: 'dice' as const, id, asked: prompt, faces };
        const { number } = seen;
        // Neither player is asked for them, nor may throw them.
        for (const seat of [fight.attacker, fight.defender]) {
          const hands = handsOf(fight, seat);
          expect((await hands.look()).fight?.question).toBeNull();
          await expect(hands.calls.answer({ battle, viewer: seat, number, answer })).rejects.toThrow();
        }
        thrown += 1;
        const next = await gm.calls.answer({ battle, viewer: 'gm', number, answer });
        const rolls = next.fight?.film.steps.flatMap((step) => step.rolls) ?? [];
        expect(rolls.at(-1)?.faces.every((face) => face === 4)).toBe(true);
        // Begun anew, the dice stay the table’s.
        if (thrown === 6) await gm.calls.begin({ battle, viewer: 'gm', isAnew: true });
        if (thrown === 7) return;
      } else {
        if (seen.asks === null) break;
        const turn = await findTurn(fight);
        const player = handsOf(fight, turn.asked);
        await player.decide(await player.look());
      }
    }
    throw new Error(`Only ${thrown} dice were thrown.`);
  });

  test('it is begun at an open table, by those who have a part in it', async () => {
    const fight = await openFight();
    const { table, battle, attacker, defender } = fight;
    const begun = await handsOf(fight, attacker).calls.begin({ battle, viewer: attacker });
    expect(begun.leads.map(({ seat }) => seat)).toEqual([attacker, defender]);
    await expect(handsOf(fight, defender).calls.begin({ battle, viewer: defender, dice: 'table' })).rejects.toThrow(
      'let the program throw them here',
    );
    await handsOf(fight, 'gm').calls.pause();
    await table.calls.table.close();
    await expect(handsOf(fight, 'gm').calls.begin({ battle, viewer: 'gm' })).rejects.toThrow('Open the table first');
  });
});
