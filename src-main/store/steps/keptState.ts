import { createHmac, timingSafeEqual, randomBytes } from 'node:crypto';
import { unpack } from './packing.ts';
import { isSealed } from '../seals/rowSeals.ts';
import type { StoreTables } from '../file/schema.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupRoot } from '../backups/backupFolders.ts';

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

const keyName = 'own.key';

const keyPattern = /^[0-9a-f]{64}$/;

/**
 * Reads this user's secret on this machine, made when it is first needed. Only contents sealed with it are trusted
 * without a replay, so that a foreign file brings no state of its own. Null if it cannot be kept.
 */
function readOwnKey(): string | null {
  const path = join(backupRoot(), keyName);
  const known = readKey(path);
  if (known !== null) return known;
  try {
    mkdirSync(backupRoot(), { recursive: true });
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch {
    // Another program was quicker, or nothing can be written there: what can be read counts.
  }
  return readKey(path);
}

function readKey(path: string): string | null {
  try {
    const key = readFileSync(path, 'utf8');
    return keyPattern.test(key) ? key : null;
  } catch {
    return null;
  }
}
