import { describe, expect, it } from 'vitest';
import type { ProgramCalls } from '#platform/programCalls.ts';
import type { Answer } from '#shared/words/questions.ts';
import type { BattleId, BusinessId } from '#shared/games/paradise/ids.ts';
import { closeMonth, first, openDesk, order } from '../support/desk.ts';

/** A raid of the first gang on a rival's place, waiting to be fought. */
async function raidWaiting(calls: ProgramCalls): Promise<{ battle: BattleId; business: BusinessId }> {
  const view = await calls.games.paradise.view({ viewer: first });
  const business = view.businesses.find(({ owner }) => owner !== null && owner !== first);
  const crew = view.gangsters.filter(({ isBoss }) => !isBoss).map(({ id }) => id);
  if (business === undefined) throw new Error('No rival holds anything');
  const raid = order({ kind: 'raid', business: business.id, crew });
  await calls.games.paradise.give({ seat: first, order: raid });
  await calls.play.advance({});
  const { battles } = await calls.games.paradise.view({ viewer: 'gm' });
  const waiting = battles.find(({ settled, isHuman }) => settled === null && isHuman);
  if (waiting === undefined) throw new Error('No battle');
  return { battle: waiting.id, business: business.id };
}

async function snapshot(calls: ProgramCalls): Promise<string> {
  return JSON.stringify([
    await calls.games.paradise.view({ viewer: 'gm' }),
    await calls.history.log({ viewer: 'gm', period: null }),
  ]);
}

describe('a battle through the API', () => {
  it('[MONTH-8] trying it and reckoning its odds change nothing, and trying it again shows the same', async () => {
    const { calls } = await openDesk();
    const { battle } = await raidWaiting(calls);
    const before = await snapshot(calls);
    const odds = await calls.games.paradise.battles.odds({ battle, viewer: 'gm', from: 0, runs: 20 });
    expect(odds.attackersWon + odds.defendersWon + odds.nobodyWon).toBe(20);
    expect(await calls.games.paradise.battles.odds({ battle, viewer: 'gm', from: 0, runs: 20 })).toEqual(odds);
    const tried = await calls.games.paradise.battles.try({ battle, viewer: 'gm' });
    expect(await calls.games.paradise.battles.try({ battle, viewer: 'gm' })).toEqual(tried);
    expect(tried.film.steps.length).toBeGreaterThan(20);
    expect(await snapshot(calls)).toBe(before);
  });

  it('[MONTH-8, SCN-12] what was shown is what is written when it is accepted, and can be watched again', async () => {
    const { calls } = await openDesk();
    const { battle } = await raidWaiting(calls);
    const tried = await calls.games.paradise.battles.try({ battle, viewer: 'gm' });
    await calls.games.paradise.battles.settle({ battle, settling: { how: 'resolve', overrule: null } });
    const view = await calls.games.paradise.view({ viewer: 'gm' });
    expect(view.battles.find(({ id }) => id === battle)?.settled).toMatchObject({
      how: 'resolved',
      winner: tried.outcome.winner,
    });
    expect(await calls.games.paradise.battles.watch({ battle, viewer: 'gm' })).toEqual(tried);
    const dead = tried.outcome.fates.filter(({ isDead }) => isDead).map(({ gangster }) => gangster);
    expect(view.departed.map(({ id }) => id)).toEqual(expect.arrayContaining(dead));
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true, findings: [] });
    const labels = (await calls.campaign.backups()).map(({ label }) => label);
    expect(labels.filter((label) => /raid on/.test(label))).toHaveLength(2);
  });

  it('[SCN-12] what is foreseen of a result is what its acceptance writes to the log, line by line', async () => {
    const { calls } = await openDesk();
    const { battle } = await raidWaiting(calls);
    const before = await snapshot(calls);
    const settling = { how: 'resolve' as const, overrule: null };
    const foreseen = await calls.games.paradise.battles.foresee({ battle, viewer: 'gm', settling });
    expect(await snapshot(calls)).toBe(before);
    expect(foreseen.length).toBeGreaterThan(2);
    await calls.games.paradise.battles.settle({ battle, settling });
    const [written] = await calls.history.log({ viewer: 'gm', period: null, newest: 1 });
    expect(written?.lines.map(({ kind, text, dollars }) => ({ kind, text, dollars }))).toEqual(foreseen);
    await expect(calls.games.paradise.battles.foresee({ battle, viewer: 'gm', settling })).rejects.toThrow();
  });

  it('[MONTH-8, SCN-12] a battle that was led is settled as its leader led it, and can be watched again', async () => {
    const { calls } = await openDesk();
    const { battle } = await raidWaiting(calls);
    const before = await snapshot(calls);
    const leading = {
      leads: [{ side: 'attackers' as const, viewer: first }],
      dice: 'program' as const,
      answers: [] as Answer[],
    };
    const lead = () => calls.games.paradise.battles.lead({ battle, viewer: 'gm', ...leading });
    let shown = await lead();
    const settle = () => calls.games.paradise.battles.settle({ battle, settling: { how: 'led', ...leading } });
    await expect(settle()).rejects.toThrow(/not over yet/);
    for (let nth = 0; nth < 4 && shown.question !== null; nth += 1) {
      const { id, prompt } = shown.question;
      const value = nth < 3 ? { do: 'pass' } : { do: 'hand-over', what: 'rest', actor: null };
      leading.answers.push({ kind: 'decision', id, asked: prompt, value });
      shown = await lead();
    }
    expect(shown.question).toBeNull();
    expect(await snapshot(calls)).toBe(before);
    await settle();
    const view = await calls.games.paradise.view({ viewer: 'gm' });
    expect(view.battles.find(({ id }) => id === battle)?.settled).toMatchObject({
      how: 'led',
      winner: shown.outcome?.winner,
    });
    const watched = await calls.games.paradise.battles.watch({ battle, viewer: 'gm' });
    expect(watched.film).toEqual(shown.film);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true, findings: [] });
  });

  it('[CARD-2] a seat leads its own side alone; two leaders of one screen are the games master’s to seat', async () => {
    const { calls } = await openDesk();
    const { battle } = await raidWaiting(calls);
    const view = await calls.games.paradise.view({ viewer: 'gm' });
    const fought = view.battles.find(({ id }) => id === battle);
    if (fought?.defenders === undefined || fought.defenders === 'police') throw new Error('No gang');
    const theirs = fought.defenders;
    const lead = (
      viewer: 'gm' | typeof theirs,
      leads: { side: 'attackers' | 'defenders'; viewer: 'gm' | typeof theirs }[],
    ) => calls.games.paradise.battles.lead({ battle, viewer, leads, answers: [], dice: 'program' });
    const own = { side: 'attackers' as const, viewer: first };
    const other = { side: 'defenders' as const, viewer: theirs };
    expect((await lead(first, [own])).question?.for).toBe(first);
    expect((await lead('gm', [own, other])).question).not.toBeNull();
    const refusal = 'You lead your own side alone; the other one is not yours.';
    await expect(lead(first, [other])).rejects.toThrow(refusal);
    await expect(lead(first, [{ ...other, viewer: first }])).rejects.toThrow(refusal);
    await expect(lead(first, [own, other])).rejects.toThrow(refusal);
    await expect(lead(first, [{ ...own, viewer: 'gm' }])).rejects.toThrow(refusal);
    const swapped = 'A side is led by its own gang or by the games master.';
    await expect(lead('gm', [{ ...own, viewer: theirs }])).rejects.toThrow(swapped);
  });

  it('[SCN-12] the games master overrules a single result; the log says so; undo brings the battle back', async () => {
    const { calls } = await openDesk();
    const { battle } = await raidWaiting(calls);
    const before = await snapshot(calls);
    const { outcome } = await calls.games.paradise.battles.try({ battle, viewer: 'gm' });
    const [someone] = outcome.fates;
    if (someone === undefined) throw new Error('Nobody was there');
    const overrule = {
      ...outcome,
      // A dead man keeps no gun that he took.
      gunsTaken: [],
      fates: outcome.fates.map((fate) =>
        fate === someone ? { ...fate, wounds: 0, isDead: true, madeName: false, isArrested: false } : fate,
      ),
    };
    await calls.games.paradise.battles.settle({ battle, settling: { how: 'resolve', overrule } });
    const view = await calls.games.paradise.view({ viewer: 'gm' });
    expect(view.departed.map(({ id }) => id)).toContain(someone.gangster);
    const log = JSON.stringify(await calls.history.log({ viewer: 'gm', period: 1 }));
    expect(log).toMatch(/overruled by the games master/);
    const { caption } = await calls.games.paradise.battles.watch({ battle, viewer: 'gm' });
    expect(caption).toMatch(/the books follow his word/);
    await calls.history.undo({});
    expect(await snapshot(calls)).toBe(before);
  });

  it.each([
    ['an unknown battle', 'b99', /no such battle/],
    ['a settled one', '', /settled already/],
  ])('[MONTH-8] %s is refused and nothing changes', async (_case, id, sentence) => {
    const { calls } = await openDesk();
    const { battle } = await raidWaiting(calls);
    await calls.games.paradise.battles.settle({ battle, settling: { how: 'call-off', note: 'Rain.' } });
    const before = await snapshot(calls);
    const asked = (id === '' ? battle : id) as BattleId;
    const settling = { how: 'call-off' as const, note: 'Again.' };
    await expect(calls.games.paradise.battles.settle({ battle: asked, settling })).rejects.toThrow(sentence);
    await expect(calls.games.paradise.battles.try({ battle: asked, viewer: 'gm' })).rejects.toThrow(sentence);
    await expect(calls.games.paradise.battles.odds({ battle: asked, viewer: 'gm', from: 0, runs: 5 })).rejects.toThrow(
      sentence,
    );
    expect(await snapshot(calls)).toBe(before);
  });

  it('[MONTH-8] a gang without a part in a battle is told nothing of it, before and after it is fought', async () => {
    const { calls } = await openDesk();
    const { battle } = await raidWaiting(calls);
    const { battles } = calls.games.paradise;
    const view = await calls.games.paradise.view({ viewer: 'gm' });
    const fought = view.battles.find(({ id }) => id === battle);
    const parties = [fought?.attackers, fought?.defenders];
    const stranger = view.seats.find(({ seat }) => !parties.includes(seat))?.seat;
    if (stranger === undefined) throw new Error('Everybody has a part in it');
    const asked = { battle, viewer: stranger };
    const refusal = 'Your gang has no part in that battle.';
    await expect(battles.sheet(asked)).rejects.toThrow(refusal);
    await expect(battles.odds({ ...asked, from: 0, runs: 1 })).rejects.toThrow(refusal);
    await expect(battles.try(asked)).rejects.toThrow(refusal);
    expect((await battles.sheet({ battle, viewer: first })).summary.id).toBe(battle);
    await battles.settle({ battle, settling: { how: 'resolve', overrule: null } });
    await expect(battles.watch(asked)).rejects.toThrow(refusal);
    expect((await battles.watch({ battle, viewer: first })).film.steps.length).toBeGreaterThan(20);
  });

  it('[MONTH-8] a battle that was called off cannot be watched', async () => {
    const { calls } = await openDesk();
    const { battle } = await raidWaiting(calls);
    await calls.games.paradise.battles.settle({ battle, settling: { how: 'call-off', note: 'Rain.' } });
    await expect(calls.games.paradise.battles.watch({ battle, viewer: 'gm' })).rejects.toThrow(
      /the program did not fight it/,
    );
    expect(await closeMonth(calls)).toEqual([1]);
  });

  it('[MONTH-6] no order is taken while the month waits for its battles', async () => {
    const { calls } = await openDesk();
    const { business } = await raidWaiting(calls);
    const raid = order({ kind: 'raid', business, crew: ['p1'] });
    await expect(calls.games.paradise.give({ seat: first, order: raid })).rejects.toThrow(/settle its battles/);
  });
});
