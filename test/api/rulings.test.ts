import { expect, it } from 'vitest';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Ruling, RulingKind } from '#shared/games/paradise/rulings.ts';
import { closeMonth, everything, first, openDesk, second } from '../support/desk.ts';

const one = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The campaign has nobody to change.');
  return value;
};

/** Every kind of change, each made for the campaign as it then stands. */
const edits: Record<RulingKind, (view: CampaignView) => Ruling> = {
  'set-bank': () => ({ kind: 'set-bank', gang: second, dollars: 6_543 }),
  'set-outrage': () => ({ kind: 'set-outrage', outrage: 9 }),
  'set-owner': ({ businesses }) => ({
    kind: 'set-owner',
    business: one(businesses.find(({ owner, type }) => owner === null && type === 'gym')).id,
    owner: second,
  }),
  'set-stat': (view) => ({ kind: 'set-stat', gangster: rival(view), stat: 'hits', points: 6 }),
  'set-wounds': (view) => ({ kind: 'set-wounds', gangster: rival(view), stat: 'hits', points: 2 }),
  'set-skill': (view) => ({ kind: 'set-skill', gangster: rival(view), skill: 'real-scary', has: true }),
  'set-weapon': (view) => ({ kind: 'set-weapon', gangster: rival(view), weapon: 'bar', has: true }),
  'set-gang': (view) => ({ kind: 'set-gang', gangster: rival(view), gang: first }),
  'set-name': (view) => ({ kind: 'set-name', gangster: rival(view), name: 'Al “Specs” Moran' }),
  'set-boss': (view) => ({ kind: 'set-boss', gangster: rival(view) }),
  'set-fate': (view) => ({ kind: 'set-fate', gangster: rival(view), fate: 'dead' }),
  'set-reputation': () => ({ kind: 'set-reputation', gang: second, points: 3 }),
  'set-doors': (view) => ({ kind: 'set-doors', business: owned(view), isShut: true }),
  'set-repair': (view) => ({ kind: 'set-repair', business: owned(view), months: 2 }),
  'set-owner-guts': ({ businesses }) => {
    const { id, ownerGuts } = one(businesses.find(({ owner }) => owner === null));
    return { kind: 'set-owner-guts', business: id, points: ownerGuts === 6 ? 1 : 6 };
  },
  'make-truce': () => ({ kind: 'make-truce', gang: first, other: second, untilMonth: 3 }),
  'end-deal': ({ deals }) => ({ kind: 'end-deal', deal: one(deals[0]).id }),
  'set-feds': () => ({ kind: 'set-feds', inTown: true, agents: 6, targets: [second] }),
  'set-official-smarts': ({ officials }) => {
    const { id, smarts } = one(officials[0]);
    return { kind: 'set-official-smarts', official: id, points: smarts === 6 ? 5 : 6 };
  },
  'set-payroll': ({ officials }) => ({
    kind: 'set-payroll',
    official: one(officials.find(({ kind }) => kind === 'captain')).id,
    gang: second,
    rateDollars: 77,
  }),
  'replace-official': ({ officials }) => ({
    kind: 'replace-official',
    official: one(officials.find(({ kind }) => kind === 'judge')).id,
    points: 3,
  }),
  'set-mind': () => ({
    kind: 'set-mind',
    gang: 'g3' as SeatId,
    mind: { level: 'easy', doctrine: 'irish', character: { boldness: 2, greed: -1, vengefulness: 0, loyalty: -2 } },
  }),
  'set-last-month': () => ({ kind: 'set-last-month', lastMonth: 24 }),
  'set-npc-reasons': () => ({ kind: 'set-npc-reasons', told: 'exact' }),
  player: () => ({ kind: 'player', seat: 'g3' as SeatId, isHuman: true }),
  rename: () => ({ kind: 'rename', seat: second, name: 'The Wharf Rats' }),
  'house-rules': ({ houseRules }) => ({
    kind: 'house-rules',
    houseRules: { ...houseRules, booking: 'bail', outrageFifteen: 'something-must-be-done' },
  }),
  enter: () => ({ kind: 'enter', gang: { how: 'made', setup: { name: 'The Late Comers', type: 'street' } } }),
  retire: () => ({ kind: 'retire', seat: 'g4' as SeatId }),
  'give-vehicle': () => ({ kind: 'give-vehicle', gang: second, vehicle: 'car', upgrades: ['souped-up'] }),
  'set-vehicle': ({ vehicles }) => ({
    kind: 'set-vehicle',
    vehicle: one(vehicles.findLast(({ gang }) => gang === second)).id,
    gang: second,
    upgrades: ['bulletproof'],
  }),
  'give-man': () => ({ kind: 'give-man', gang: second, profile: 'torpedo', name: 'Hy Bloom', skills: ['pistoleer'] }),
  'give-boxer': ({ businesses }) => ({
    kind: 'give-boxer',
    gym: one(businesses.find(({ owner, type }) => owner === second && type === 'gym')).id,
    name: 'Kid Granite',
    fists: 6,
  }),
  'set-boxer': ({ shows }) => ({
    kind: 'set-boxer',
    boxer: one(shows.boxers.find(({ name }) => name === 'Kid Granite')).id,
    gym: null,
  }),
  'give-band': () => ({ kind: 'give-band', gang: second, name: 'The Hot Plates', act: 'jazz band' }),
  'set-band': ({ shows }) => ({
    kind: 'set-band',
    band: one(shows.bands.find(({ name }) => name === 'The Hot Plates')).id,
    gang: 'g3' as SeatId,
  }),
  'rename-business': (view) => ({ kind: 'rename-business', business: owned(view), name: 'The Blue Moon' }),
  'rename-official': ({ officials }) => ({
    kind: 'rename-official',
    official: one(officials.find(({ kind }) => kind === 'mayor')).id,
    name: 'Ezra Quill',
  }),
  'make-line': () => ({
    kind: 'make-line',
    gang: second,
    other: 'g3' as SeatId,
    ours: ['docks'],
    theirs: ['riverside'],
    months: 3,
  }),
  'make-payment': () => ({ kind: 'make-payment', gang: second, other: 'g3' as SeatId, dollars: 50, months: 2 }),
  'make-joint': () => ({ kind: 'make-joint', gang: second, other: 'g3' as SeatId, target: first, ahead: 1 }),
};

function rival({ gangsters }: CampaignView) {
  return one(gangsters.find(({ gang, isBoss }) => gang === second && !isBoss)).id;
}

function owned({ businesses }: CampaignView) {
  return one(businesses.find(({ owner, isOpen }) => owner === second && isOpen)).id;
}

/** What the campaign is, whatever could be undone or redone. */
async function facts(calls: Parameters<typeof everything>[0]): Promise<string> {
  const [current, view, log] = JSON.parse(await everything(calls)) as unknown[];
  return JSON.stringify([current, view, log]);
}

it('every kind of change is made, undone without a trace and made again; the file stays whole and plays on', async () => {
  const { calls } = await openDesk({ humans: 2, npcs: 2 });
  for (const make of Object.values(edits)) {
    const edit = make(await calls.games.paradise.view({ viewer: 'gm' }));
    const before = await facts(calls);
    await calls.games.paradise.rule({ ruling: edit, reason: `Ruled: ${edit.kind}` });
    const after = await facts(calls);
    expect(after, edit.kind).not.toBe(before);
    await calls.history.undo({});
    expect(await facts(calls), edit.kind).toBe(before);
    await calls.history.redo();
    expect(await facts(calls), edit.kind).toBe(after);
    expect(await calls.campaign.verify(), edit.kind).toMatchObject({ isWhole: true, findings: [] });
  }
  await closeMonth(calls);
  expect(await calls.campaign.verify()).toMatchObject({ isWhole: true, findings: [] });
});

it('a gang reads of a ruling what the town may know, and nothing of a rival’s affairs', async () => {
  const { calls } = await openDesk({ humans: 2, npcs: 2 });
  const hidden: RulingKind[] = [
    'set-bank',
    'set-stat',
    'set-wounds',
    'set-skill',
    'set-weapon',
    'set-reputation',
    'set-owner-guts',
    'set-official-smarts',
    'set-payroll',
  ];
  const shown: RulingKind[] = [
    'set-outrage',
    'set-owner',
    'set-fate',
    'set-feds',
    'set-repair',
    'set-last-month',
    'rename-business',
    'rename-official',
    'give-boxer',
    'set-boxer',
  ];
  const given: RulingKind[] = [
    'give-vehicle',
    'set-vehicle',
    'give-man',
    'give-band',
    'set-band',
    'make-line',
    'make-payment',
    'make-joint',
  ];
  const own = async () => ({
    view: await calls.games.paradise.view({ viewer: first }),
    log: await calls.history.log({ viewer: first, period: null }),
    steps: await calls.history.steps({ viewer: first }),
  });
  const keepsSecret = async (kind: RulingKind) => {
    const { view, log } = await own();
    const edit = edits[kind](await calls.games.paradise.view({ viewer: 'gm' }));
    await calls.games.paradise.rule({ ruling: edit, reason: 'Between us alone.' });
    const after = await own();
    expect(JSON.stringify([after.view, after.log]), kind).toBe(JSON.stringify([view, log]));
    expect(JSON.stringify(after), kind).not.toContain('Between us alone.');
  };
  for (const kind of hidden) await keepsSecret(kind);
  for (const kind of shown) {
    const { log } = await own();
    const edit = edits[kind](await calls.games.paradise.view({ viewer: 'gm' }));
    await calls.games.paradise.rule({ ruling: edit, reason: 'For all to know.' });
    // The ring is public, a new boxer's FISTS are not.
    const told = kind === 'give-boxer' ? 0 : 1;
    expect((await own()).log, kind).toHaveLength(log.length + told);
  }
  for (const kind of given) await keepsSecret(kind);
});
