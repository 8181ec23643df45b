import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { access, type Access } from '#shared/contract/access.ts';
import { contract } from '#shared/contract/index.ts';

type Call = { path: string; schema: unknown };

/** Every call of the contract, by its path. */
function callsIn(tree: object, path: string[] = []): Call[] {
  return Object.entries(tree).flatMap(([name, part]: [string, object]) => {
    const at = [...path, name];
    if (!('~orpc' in part)) return callsIn(part, at);
    const { inputSchema } = part['~orpc'] as { inputSchema?: unknown };
    return [{ path: at.join('.'), schema: inputSchema }];
  });
}

function leavesOf(tree: object, path: string[] = []): [string, Access][] {
  return Object.entries(tree).flatMap(([name, part]: [string, object | Access]) => {
    const at = [...path, name];
    return typeof part === 'string' ? [[at.join('.'), part] as [string, Access]] : leavesOf(part, at);
  });
}

/** The fields that a call takes; none where it takes nothing. */
function fieldsOf(schema: unknown): string[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

const calls = callsIn(contract);
const answers = new Map(leavesOf(access));

describe('the table of access', () => {
  it('answers every call of the contract, and no other', () => {
    expect([...answers.keys()].toSorted()).toEqual(calls.map(({ path }) => path).toSorted());
    expect(calls.length).toBeGreaterThan(80);
  });

  it.each(calls)('$path takes the field that says who asks', ({ path, schema }) => {
    const fields = fieldsOf(schema);
    switch (answers.get(path)) {
      case 'viewer':
      case 'local-viewer':
      case 'viewer-command':
        expect(fields).toContain('viewer');
        break;
      case 'seat':
      case 'seat-command':
        expect(fields).toContain('seat');
        break;
      case 'public':
      case 'local':
      case 'door':
      case 'program':
        expect(fields).not.toContain('viewer');
        expect(fields).not.toContain('seat');
        break;
      case 'gm':
      case 'gm-command':
      case undefined:
        break;
    }
  });
});
