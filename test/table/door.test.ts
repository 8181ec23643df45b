import type { z } from 'zod';
import { createRouterClient, ORPCError } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { gamesMasterAlone as closed, onlookersLook, ownSeatAlone as others } from '#api/callers.ts';
import { contract } from '#shared/contract/index.ts';
import { seatIdSchema, viewerSchema } from '#shared/words/ids.ts';
import type { CallContext } from '#shared/contract/caller.ts';
import { access, findOwnField, type Access } from '#shared/contract/access.ts';
import type { ProgramCalls } from '#platform/programCalls.ts';
import { someGames } from '../support/everyGame.ts';
import { answering, openTable } from '../support/secrets/stage.ts';

function listCalls(tree: object, path: string[] = []): { path: string; mark: Access }[] {
  return Object.entries(tree).flatMap(([name, part]: [string, object | Access]) =>
    typeof part === 'string' ? [{ path: [...path, name].join('.'), mark: part }] : listCalls(part, [...path, name]),
  );
}

const all = listCalls(access);

/** What a device may never do, whatever mark a call gets one day. */
const never = [
  'app.recent',
  'campaign.current',
  'campaign.open',
  'campaign.close',
  'campaign.verify',
  'campaign.restore',
  'campaign.backups',
  'play.advance',
  'history.later',
  'paper.held',
  'paper.edit',
  'paper.print',
  'hotSeat.keep',
  'mail.setLate',
  'forecast.start',
  'table.state',
  'table.open',
  'table.close',
  'table.invite',
  'table.card',
  'table.endCard',
  'table.endDevice',
  'table.endSeat',
  'table.admitOnlookers',
  'table.endOnlookers',
  'table.enter',
  'games.paradise.found',
  'games.paradise.rule',
  'games.paradise.battles.try',
  'games.paradise.battles.settle',
  'games.paradise.battles.lead',
  'games.paradise.battles.atTable.takeOver',
  'games.paradise.battles.atTable.show',
  'games.paradise.battles.atTable.pause',
  'games.turf-war.opposition.situationReport',
];

async function statusOf(calls: ProgramCalls, path: string, input: unknown) {
  let at: unknown = calls;
  for (const name of path.split('.')) at = (at as Record<string, unknown>)[name];
  try {
    await (at as (given: unknown) => Promise<unknown>)(input);
    return { status: 200, message: '' };
  } catch (problem) {
    if (problem instanceof ORPCError) return { status: problem.status, message: problem.message };
    throw problem;
  }
}

it('is a list of every call, of which the dangerous ones are closed', () => {
  expect(all.length).toBeGreaterThan(90);
  for (const path of never) expect([path, findOwnField(path.split('.'))]).toEqual([path, 'closed']);
  expect(findOwnField(['no', 'such', 'call'])).toBe('closed');
  expect(findOwnField(['constructor'])).toBe('closed');
  expect(findOwnField(['history'])).toBe('closed');
});

/** Fields that name somebody else than who looks or acts, and why they may. */
const addressees: Readonly<Record<string, string>> = {
  'games.paradise.opposition.forecastTerms.to': 'It is the gang that an offer is made to.',
};

it('no call of a device names a seat by a field that is not guarded', () => {
  const found = all.flatMap(({ path }) => {
    const call = path.split('.').reduce<unknown>((room, name) => (room as Record<string, unknown>)[name], contract);
    const { inputSchema } = (call as { '~orpc': { inputSchema?: z.ZodType } })['~orpc'];
    if (findOwnField(path.split('.')) === 'closed' || inputSchema === undefined) return [];
    return Object.entries(readShape(inputSchema)).flatMap(([name, field]) =>
      isSeat(field) ? [`${path}.${name}`] : [],
    );
  });
  expect(found.length).toBeGreaterThan(60);
  const loose = found.filter((path) => !/\.(?:viewer|seat)$/u.test(path));
  expect(loose).toEqual(Object.keys(addressees));
});

/** Reads the fields of an input, whatever it is wrapped in. */
function readShape(schema: z.ZodType): Record<string, z.ZodType> {
  const { def } = schema as unknown as { def: { innerType?: z.ZodType; shape?: Record<string, z.ZodType> } };
  return def.shape ?? (def.innerType === undefined ? {} : readShape(def.innerType));
}

/** True of a schema that takes seats, alone or as one of a list. */
function isSeat(schema: z.ZodType): boolean {
  const { def } = schema as unknown as { def: { innerType?: z.ZodType; element?: z.ZodType } };
  const inner = def.innerType ?? def.element;
  return [seatIdSchema, viewerSchema].includes(schema as never) || (inner !== undefined && isSeat(inner));
}

describe('a device with the key of a seat', () => {
  it.each(someGames)(
    'at a table of $rulebook.title is refused every call that is not marked for seats, and every other seat’s',
    async ({ rulebook }) => {
      const table = await openTable(rulebook.id, 1);
      try {
        const { looks, hides } = table.roles;
        const device = table.callsFrom(looks);
        const before = await table.call('history.lists', { viewer: 'gm', held: null });
        let [barred, foreign, own] = [0, 0, 0];
        for (const { path } of all) {
          const field = findOwnField(path.split('.'));
          if (field === 'closed') {
            for (const input of [undefined, { viewer: looks, seat: looks }, { viewer: 'gm' }]) {
              const { status, message } = await statusOf(device, path, input);
              expect([path, status, message]).toEqual([path, 403, closed]);
            }
            barred += 1;
          } else if (field !== null) {
            const inherited = Object.create({ [field]: looks }) as object;
            const other = field === 'viewer' ? 'seat' : 'viewer';
            const beside = [hides, 'gm', [looks]].map((one) => ({ [field]: looks, [other]: one }));
            const wrong = [undefined, {}, [looks], inherited, { [field]: hides }, { [field]: 'gm' }, ...beside];
            for (const input of [...wrong, { [field]: [looks] }]) {
              const { status, message } = await statusOf(device, path, input);
              expect([path, status, message]).toEqual([path, 403, others]);
            }
            foreign += 1;
          }
          if (field !== 'closed' && path !== 'table.news') {
            const asked = { viewer: looks, seat: looks };
            const { status, message } = await statusOf(device, path, asked);
            // It is let through to the call itself, which may find the input lacking.
            expect([path, status === 403, message === others]).toEqual([path, false, false]);
            own += 1;
          }
        }
        expect(barred).toBeGreaterThan(40);
        expect(foreign).toBeGreaterThan(30);
        expect(own).toBeGreaterThan(foreign);
        expect(strip(await table.call('history.lists', { viewer: 'gm', held: null }))).toEqual(strip(before));
      } finally {
        await table.close();
      }
    },
  );

  it('is told nothing of the file, and throws no dice that nobody else sees', async () => {
    const table = await openTable('turf-war', 1);
    try {
      const { looks: seat } = table.roles;
      const device = table.callsFrom(seat);
      const { path } = (await table.calls.campaign.current()) ?? { path: '' };
      expect(path).not.toBe('');
      expect(JSON.stringify(await device.table.seat({ seat }))).not.toContain(path);
      const [order] = await table.advised(seat);
      const given = { seat, order, dice: 'table' };
      const thrown = await answering(device, 'games.turf-war.give', given);
      expect(thrown).toEqual({
        refused: 'Dice of your own are thrown at the games master’s screen; let the program throw them here.',
      });
    } finally {
      await table.close();
    }
  });
});

function strip(lists: unknown): unknown {
  return { ...(lists as object), tag: '' };
}

it('a call that does not say who makes it opens nothing', async () => {
  const table = await openTable('turf-war', 1);
  try {
    const nobody: ProgramCalls = createRouterClient(table.router, { context: {} as CallContext });
    for (const { path } of all) {
      const { status } = await statusOf(nobody, path, { viewer: 'gm', seat: table.roles.looks });
      expect([path, status]).toEqual([path, 403]);
    }
  } finally {
    await table.close();
  }
});

it('a device without a key comes no farther than the door', async () => {
  const table = await openTable('turf-war', 1);
  try {
    const caller = { kind: 'stranger', address: '192.168.0.9' } as const;
    const stranger: ProgramCalls = createRouterClient(table.router, { context: { caller } });
    for (const { path, mark } of all) {
      const { status } = await statusOf(stranger, path, { viewer: 'gm', seat: table.roles.looks });
      expect([path, status === 403]).toEqual([path, mark !== 'door']);
    }
  } finally {
    await table.close();
  }
});

it.each(someGames)('an onlooker at a table of $rulebook.title makes public calls alone', async ({ rulebook }) => {
  const table = await openTable(rulebook.id, 1);
  try {
    const caller = { kind: 'onlooker', device: 'guest' } as const;
    const onlooker: ProgramCalls = createRouterClient(table.router, { context: { caller } });
    const { looks } = table.roles;
    let seen = 0;
    for (const { path, mark } of all) {
      for (const input of [undefined, { viewer: looks, seat: looks }, { viewer: 'gm' }, { viewer: 'onlookers' }]) {
        const { status, message } = await statusOf(onlooker, path, input);
        expect([path, status === 403, message === onlookersLook]).toEqual([path, mark !== 'public', mark !== 'public']);
        seen += Number(status === 200);
      }
    }
    expect(seen).toBeGreaterThan(10);
  } finally {
    await table.close();
  }
});
