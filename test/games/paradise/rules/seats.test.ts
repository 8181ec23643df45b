import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { played } from '#test/support/everyGame.ts';
import { goOn, noon } from '#test/support/campaigns.ts';
import { playLater } from '#commands/later/playLater.ts';
import { advance, giveOrder, giveRuling } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { orderSchema } from '#shared/games/paradise/orders/orders.ts';
import { rulingSchema } from '#shared/games/paradise/rulings.ts';
import { runningSchema } from '#shared/games/paradise/running.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import { readyMadeGangs } from '#main/games/paradise/rules/tables/people/readyMade.ts';

const rule = (session: Session, ruling: object) =>
  giveRuling(session, { ruling: rulingSchema.parse(ruling), reason: 'So be it.' }, noon);

const look = ({ rulebook, snapshot }: Session): CampaignView =>
  rulebook.view(snapshot.state, 'gm') as unknown as CampaignView;

const close = async (session: Session): Promise<void> => {
  for (let closed = 0; closed === 0;) {
    const outcome = await advance(session, { auto: true }, noon);
    if (outcome.kind === 'done') closed = outcome.periodsClosed.length;
  }
};

const bank = (session: Session, seat: string): number | undefined =>
  look(session).gangs.find((gang) => gang.seat === seat)?.secrets?.bankDollars;

/** A gang as the example of a running campaign has one, with two businesses that nobody holds here. */
function readRunningGang(session: Session) {
  const file = join(import.meta.dirname, '../../../../docs/examples/running.json');
  const [gang] = runningSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).gangs;
  if (gang === undefined) throw new Error('The example has a gang.');
  const free = look(session)
    .businesses.filter(({ owner }) => owner === null)
    .slice(0, 2);
  return { ...gang, name: 'The Late Comers', businesses: free.map(({ name }) => ({ name })) };
}

describe('[MONTH-12] gangs that come and go', () => {
  it('[MONTH-12] a gang that is retired leaves every place independent and no man in town', async () => {
    const session = await played('paradise', 1);
    const seat = look(session).gangs[1]?.seat ?? '';
    const held = look(session).businesses.filter(({ owner }) => owner === seat);
    expect(held.length).toBeGreaterThan(0);
    await rule(session, { kind: 'retire', seat });
    const { businesses, gangsters, gangs, seats } = look(session);
    for (const { id } of held) expect(businesses.find((one) => one.id === id)).toMatchObject({ owner: null });
    const men = gangsters.filter(({ gang }) => gang === seat);
    expect(men.length).toBeGreaterThan(0);
    expect(men.filter(({ custody }) => custody !== 'away' && custody !== 'pen')).toEqual([]);
    expect(gangs.find((gang) => gang.seat === seat)?.eliminatedMonth).toBe(2);
    expect(seats.find((one) => one.seat === seat)?.isOut).toBe(true);
    await close(session);
    await close(session);
    expect(look(session).businesses.filter(({ owner }) => owner === seat)).toEqual([]);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('[MONTH-12] the Feds stop looking for a gang that is retired, and stay', async () => {
    const session = await played('paradise', 1);
    const [one, other] = look(session).gangs;
    if (one === undefined || other === undefined) throw new Error('Two gangs play.');
    const targets = [one.seat, other.seat];
    await rule(session, { kind: 'set-feds', inTown: true, agents: 6, targets });
    await rule(session, { kind: 'retire', seat: one.seat });
    expect(look(session).feds).toMatchObject({ inTown: true, agents: 6, targets: [other.seat] });
  });

  it('[MONTH-12, GANG-1] a gang that comes by the form of the founding brings its money and 4D6 of businesses', async () => {
    const session = await played('paradise', 1);
    const { gangs, houseRules } = look(session);
    const setup = { ...structuredClone(readyMadeGangs[1]?.gang), name: 'The Late Comers' };
    const before = session.snapshot;
    const enter = () => rule(session, { kind: 'enter', gang: { how: 'founded', setup } });
    await enter();
    const seat = `g${gangs.length + 1}`;
    const found = look(session).gangs.find((gang) => gang.seat === seat);
    expect(found).toMatchObject({ name: 'The Late Comers', isHuman: true });
    expect(look(session).businesses.filter(({ owner }) => owner === seat).length).toBeGreaterThan(1);
    expect(bank(session, seat)).toBeLessThanOrEqual(houseRules.startingMoneyDollars);
    expect(new Set(look(session).gangs.map(({ color }) => color)).size).toBe(gangs.length + 1);
    await expect(enter()).rejects.toThrow('Another gang is called the Late Comers');
    await undo(session, {});
    expect(session.snapshot).toEqual(before);
    await enter();
    await close(session);
    await close(session);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('[MONTH-12] a gang that comes as it stands brings its bank, and no place that another holds', async () => {
    const session = await played('paradise', 1);
    const gang = { ...readRunningGang(session), bankDollars: 4_321 };
    const taken = look(session).businesses.find(({ owner }) => owner !== null);
    const seat = `g${look(session).gangs.length + 1}`;
    await expect(
      rule(session, {
        kind: 'enter',
        gang: { how: 'running', setup: { ...gang, businesses: [{ name: taken?.name }] } },
      }),
    ).rejects.toThrow(/is held twice/);
    await rule(session, { kind: 'enter', gang: { how: 'running', setup: gang } });
    expect(bank(session, seat)).toBe(4_321);
    expect(look(session).businesses.filter(({ owner }) => owner === seat)).toHaveLength(2);
    await close(session);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('[MONTH-12, GANG-2] eight gangs play at a time, and one that is retired makes room for its successor', async () => {
    const session = await played('paradise', 1);
    const enter = (n: number) =>
      rule(session, { kind: 'enter', gang: { how: 'made', setup: { name: `Newcomers ${n}` } } });
    const gangs = look(session).gangs.length;
    for (let n = gangs; n < 8; n += 1) await enter(n);
    await expect(enter(8)).rejects.toThrow('Paradise has room for 8 gangs at a time');
    const leaving = look(session).gangs[2];
    await rule(session, { kind: 'retire', seat: leaving?.seat });
    await enter(8);
    expect(look(session).gangs.at(-1)).toMatchObject({ seat: 'g9', color: leaving?.color });
    await close(session);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('[MONTH-12] house rules wait for the month’s end, also those of what is told', async () => {
    const session = await played('paradise', 1);
    const { houseRules } = look(session);
    expect(houseRules.booking).toBe('release');
    await rule(session, { kind: 'house-rules', houseRules: { ...houseRules, booking: 'bail' } });
    expect(look(session)).toMatchObject({ houseRules, houseRulesNext: { booking: 'bail' } });
    await rule(session, { kind: 'set-npc-reasons', told: 'exact' });
    await close(session);
    expect(look(session)).toMatchObject({ houseRules: { booking: 'bail', npcReasons: 'exact' }, houseRulesNext: null });
    const { month } = look(session);
    await expect(
      rule(session, { kind: 'house-rules', houseRules: { ...houseRules, lastMonth: month } }),
    ).rejects.toThrow(/let the campaign end then or later/);
    await expect(
      rule(session, { kind: 'house-rules', houseRules: { ...houseRules, startingMoneyDollars: 5 } }),
    ).rejects.toThrow('For the whole campaign stands: Starting money');
  });
});

describe('[MONTH-12] later orders after a gang has come to the city earlier', () => {
  it('[MONTH-12] name the man who was hired again, whatever his number is now', async () => {
    const session = await played('paradise', 1);
    const seat = 'g1' as SeatId;
    const give = (order: object) => giveOrder(session, { seat, order: orderSchema.parse(order), answers: goOn }, noon);
    const findAl = () => look(session).gangsters.find(({ name }) => name === 'Al Fresh');
    const recruit = { method: 'off-the-rack', name: 'Al Fresh', profile: 'hoodlum' };
    await rule(session, { kind: 'set-bank', gang: seat, dollars: 5_000 });
    await give({ kind: 'recruit', recruit });
    const before = findAl();
    await give({ kind: 'arm', gangster: before?.id, weapon: 'tommy-gun' });
    await close(session);
    await undo(session, { toPeriod: 2 });
    const setup = { name: 'The Late Comers' };
    const ruling = rulingSchema.parse({ kind: 'enter', gang: { how: 'made', setup } });
    await giveRuling(session, { ruling, reason: 'Forgotten.', answers: goOn }, noon);
    const { refused } = await playLater(session, noon);
    const after = findAl();
    expect(after?.id).not.toBe(before?.id);
    expect(after?.weapons.map(({ name }) => name)).toContain('Tommy Gun');
    expect(refused.filter(({ seat: whose }) => whose === seat)).toEqual([]);
    expect(verifyCampaign(session).findings).toEqual([]);
  });
});
