import { readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import type { z } from 'zod';
import { placeTakes } from '#shared/words/malformed.ts';
import { decodeText } from '#shared/words/decodeText.ts';
import { CommandFailure } from './failure.ts';

/** Reads a JSON file of a known shape; the failure names the file, the place and the fault. */
export function readJson<T extends z.ZodType>(path: string, schema: T): z.output<T> {
  return parseJson(path, parseFile(path), schema);
}

/** Parses a file's text as a known shape; the failure names the file. */
export function parseJson<T extends z.ZodType>(path: string, json: unknown, schema: T): z.output<T> {
  const parsed = schema.safeParse(json, { error: placeTakes });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.length ? issue.path.join('.') : 'the whole file';
  const said = (issue?.message ?? 'is not as expected').replace(/\.$/, '');
  throw new CommandFailure(`${path}: ${place}: ${said}.`);
}

/** Returns a file's text, however its editor wrote it; refuses one that cannot be read or is no text. */
export function readText(path: string): string {
  const text = decodeText(readBytes(path));
  if (text !== null) return text;
  throw new CommandFailure(`${path} is not text that Racketeer can read; save it as text in UTF-8 and try again.`);
}

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (problem) {
    const isFolder = problem instanceof Error && 'code' in problem && problem.code === 'EISDIR';
    throw new CommandFailure(
      isFolder ? `${path} is a folder; name a file in it.` : `${path} cannot be read; check the path.`,
    );
  }
}

function parseFile(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text) as unknown;
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : 'broken';
    throw new CommandFailure(`${path} is not JSON: ${why}.`);
  }
}

/** A commander parser for a whole number in a range. */
export function parseWholeNumberIn(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    }
    return value;
  };
}
