import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findRule } from '#kernel/events/events.ts';
import { isId } from '#kernel/events/recordedCheck.ts';
import { rulebooks } from '../support/allRules.ts';
import { changedAt, placesOf, sampleOf, type Place } from '../support/eventSamples.ts';
import type { RecordedYear } from '../support/recordedYears.ts';

/** Of a type that no place has. */
const foreign = Symbol('foreign') as unknown;

/** What cannot be an id, as an object has it anyway. */
const wordsOfTheProgram = ['__proto__', 'constructor', 'prototype', 'toString'];

describe.each(Object.values(rulebooks))('the events of $title', ({ events }) => {
  const kinds = Object.entries(events).map(([type, { schema: carries }]) => {
    const { schema } = carries;
    return { type, carries, sample: sampleOf(schema), places: placesOf(schema) };
  });
  /** The changed events that were read all the same. */
  const readAll = (changes: (place: Place, sample: unknown) => unknown[]): { type: string; event: unknown }[] =>
    kinds.flatMap(({ type, carries, sample, places }) =>
      places
        .flatMap((place) => changes(place, sample))
        .filter((event) => carries.findFirstError(event) === null)
        .map((event) => ({ type, event })),
    );

  it('are read where they are whole', () => {
    expect(kinds).not.toEqual([]);
    for (const { carries, sample } of kinds) expect(carries.findFirstError(sample)).toBeNull();
  });

  it('are refused without a field, in whatever depth', () => {
    const read = readAll(({ path, mayLack }, sample) => {
      if (mayLack || typeof path.at(-1) !== 'string') return [];
      return [changedAt(sample, path, (part, name) => Reflect.deleteProperty(part, name))];
    });
    expect(read).toEqual([]);
  });

  it('are refused with a field more, in whatever depth', () => {
    const read = readAll(({ path, def }, sample) => {
      if (def.type !== 'object') return [];
      return [
        changedAt(sample, path, (part, name) => {
          part[name] = { ...(part[name] as object), hidden: 1 };
        }),
      ];
    });
    expect(read).toEqual([]);
  });

  it('are refused with a field of another type, or a number that is not whole', () => {
    const read = readAll(({ path, def }, sample) => [
      changedAt(sample, path, (part, name) => (part[name] = foreign)),
      ...(def.type === 'number' ? [changedAt(sample, path, (part, name) => (part[name] = 0.5))] : []),
    ]);
    expect(read).toEqual([]);
  });

  it('are refused with a word of the program for an id', () => {
    let ids = 0;
    const read = readAll(({ path, schema, def }, sample) => {
      if (def.type === 'record') {
        return wordsOfTheProgram.map((word) =>
          changedAt(sample, path, (part, name) => {
            part[name] = JSON.parse(`{"${word}":3}`) as unknown;
          }),
        );
      }
      if (!isId(schema)) return [];
      ids += 1;
      return wordsOfTheProgram.map((word) => changedAt(sample, path, (part, name) => (part[name] = word)));
    });
    // Nearly every event names somebody or something.
    expect(ids * 2).toBeGreaterThanOrEqual(kinds.length);
    expect(read).toEqual([]);
  });
});

describe('the recorded years', () => {
  const file = join(import.meta.dirname, '../fixtures/paradise-years.json.gz');
  const years = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Record<string, RecordedYear>;

  it('have no event that is not read', () => {
    const events = Object.values(years)
      .flatMap(({ entries }) => entries.map((entry) => entry.events))
      .flatMap((list) => list as { event: { type: string } }[])
      .map(({ event }) => event);
    expect(events.length).toBeGreaterThan(2_000);
    const unread = events.flatMap((event) => {
      const wrong = findRule(rulebooks.paradise, event)?.schema.findFirstError(event);
      return wrong === null ? [] : [{ event, wrong }];
    });
    expect(unread).toEqual([]);
  });
});
