import { expect, it } from 'vitest';
import type { z } from 'zod';
import { seedRng } from '#kernel/dice/dice.ts';
import { requireRule } from '#kernel/events/events.ts';
import { playOn } from '#kernel/play.ts';
import { runInPlace, type Snapshot } from '#kernel/run.ts';
import { createJournalWriter } from '#kernel/writers.ts';
import { contract } from '#shared/contract/index.ts';
import { findSchemas } from '#shared/games/index.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { everyGame, roughly } from '../support/everyGame.ts';

/** Gangs of a hundred and more stand in Paradise after twelve years; the other games end by themselves. */
const mostPeriods = 150;
const lookEvery = 30;

type Output = { '~orpc': { outputSchema: z.ZodType } };

it.each(everyGame)(
  'what a long game of $rulebook.title orders, records, and shows fits the schemas it goes out by',
  ({ rulebook }) => {
    const writer = createJournalWriter(rulebook);
    const orders = findSchemas(rulebook.id).order;
    const { outputSchema } = (contract.games[rulebook.id].view as unknown as Output)['~orpc'];
    const misfits = new Set<string>();
    const check = (schema: z.ZodType, value: unknown, name: string): void => {
      const { error } = schema.safeParse(value);
      for (const { path, message } of error?.issues ?? [])
        misfits.add(`${name} ${path.join('.').replaceAll(/\d+/gu, '#')}: ${message}`);
    };
    const checkEvent = (event: { type: string }): void => {
      const { schema } = requireRule(rulebook as never, event as never);
      const error = (schema as { findFirstError(e: unknown): unknown }).findFirstError(event);
      if (error !== null) misfits.add(`${event.type}: ${JSON.stringify(error)}`);
    };
    let own: Snapshot<unknown> = { state: rulebook.blank(), rng: seedRng(11) };
    let written = 0;
    const play = (rule: Parameters<typeof runInPlace>[2]): void => {
      const result = runInPlace(own, writer as never, rule);
      if (result.kind === 'question') throw new Error(result.question.prompt);
      own = result.after;
      for (const { author, order, happenings } of result.entries) {
        for (const { event } of happenings as { event: { type: string } }[]) checkEvent(event);
        if (order === null || author.kind === 'gm' || author.kind === 'rules') continue;
        written += 1;
        check(orders, order, (order as { kind: string }).kind);
      }
    };
    const look = (): void => {
      const viewers: Viewer[] = ['gm', ...rulebook.seats(own.state).map(({ seat }) => seat)];
      for (const viewer of viewers) check(outputSchema, rulebook.view(own.state, viewer), 'view');
    };
    play((table) => rulebook.found(table, rulebook.quickSetup(roughly(rulebook.id, 11))));
    let period = 0;
    while (period < mostPeriods && rulebook.ending(own.state) === null) {
      play((table) => playOn(rulebook, table, { auto: true }));
      period += 1;
      if (period % lookEvery === 0) look();
    }
    look();
    expect(written).toBeGreaterThan(20);
    expect([...misfits]).toEqual([]);
  },
);
