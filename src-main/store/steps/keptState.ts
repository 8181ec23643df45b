import { createHmac, timingSafeEqual } from 'node:crypto';
import { readOwnKey } from '../seals/ownKey.ts';
import { unpack } from './packing.ts';
import { isSealed } from '../seals/rowSeals.ts';
import type { StoreTables } from '../file/schema.ts';

/** The state after a step as rules of that version made it, as JSON. */
export type KeptState = { step: number; rulesVersion: number; stateJson: string };

/** A state to be kept. */
export type StateToKeep = Omit<KeptState, 'stateJson'> & { state: unknown };

/** Its JSON, piece by piece as the state has its parts. */
export function formatJsonPieces(state: unknown): string[] {
  const parts = Object.entries(state as object).filter(([, part]) => part !== undefined);
  const pieces = parts.flatMap(([key, part], nth) => [
    `${nth === 0 ? '' : ','}${JSON.stringify(key)}:`,
    JSON.stringify(part),
  ]);
  return ['{', ...pieces, '}'];
}

type KeptRow = StoreTables['kept_state'];

/** The origin of a state: the game, its seed, and everything in the file up to its step. */
export type Origin = { game: string; seed: number; contents: string };

/** Seals a state together with its source, for this user on this machine; null if no key can be kept. */
export function sealOfState(
  row: Pick<KeptRow, 'step' | 'rules_version' | 'packed'>,
  { game, seed, contents }: Origin,
): string | null {
  const key = readOwnKey();
  if (key === null) return null;
  return createHmac('sha256', key)
    .update(JSON.stringify([row.step, row.rules_version, game, seed, contents]))
    .update(row.packed)
    .digest('hex');
}

/** Opens the state in a row, if this user's program wrote it and neither it nor its source was changed since. */
export function openKeptState(row: KeptRow, origin: Origin): KeptState | null {
  const seal = sealOfState(row, origin);
  if (seal === null || !isSealed('kept_state', row) || !isSame(seal, row.seal)) return null;
  const [stateJson = ''] = unpack(row.packed);
  return { step: row.step, rulesVersion: row.rules_version, stateJson };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
