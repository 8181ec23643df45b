import { describe, expect, it } from 'vitest';
import { giveRuling } from '#commands/play.ts';
import { Refusal } from '#kernel/refusal.ts';
import { rulings as brotherhood } from '#shared/games/brotherhood/rulings.ts';
import { rulings as empireCity } from '#shared/games/empire-city/rulings.ts';
import { givenRulings } from '#shared/games/paradise/givenRulings.ts';
import { rulingSchema } from '#shared/games/paradise/rulings.ts';
import { rulings as godfather } from '#shared/games/godfather/rulings.ts';
import { rulings as turfWar } from '#shared/games/turf-war/rulings.ts';
import type { Typed, TypedFields } from '#shared/words/fields.ts';
import { fillFields, readFields, setField, type RulingDeclaration } from '#shared/words/rulings.ts';
import { noon } from '../support/campaigns.ts';
import { played } from '../support/everyGame.ts';

const games = [
  { game: 'brotherhood', rulings: brotherhood },
  { game: 'empire-city', rulings: empireCity },
  { game: 'godfather', rulings: godfather },
  { game: 'turf-war', rulings: turfWar },
  { game: 'paradise', rulings: { kinds: givenRulings, schema: rulingSchema } },
] as const;

/** Lines that a form is filled in with. */
const lines: Readonly<Record<string, string>> = { position: 'MID-B2', name: 'Stonecutters', description: 'Bookmaking' };

/** Fills in a form as a games master would, from the top: the first of every list, two of several. */
function fillIn<View>(kind: RulingDeclaration<View>, view: View): TypedFields | null {
  let typed = fillFields(kind, view);
  for (const [name, { control }] of Object.entries(kind.fields)) {
    const value = ((): Typed | null => {
      switch (control.kind) {
        case 'list':
          return control.choices(view).find((one) => one.value !== '')?.value ?? null;
        case 'several':
          return control
            .choices(view)
            .slice(0, 2)
            .map((one) => one.value);
        case 'ranking':
          return [...(typed[name] as string[])].reverse();
        case 'number':
          return control.least + control.step;
        case 'text':
          return lines[name] ?? 'Words';
        case 'switch':
          return true;
      }
    })();
    if (value === null) return null;
    typed = setField(kind, view, { typed, name, value });
  }
  return typed;
}

function findKind({ kinds }: (typeof games)[number]['rulings'], name: string): RulingDeclaration<unknown> {
  return (kinds as Readonly<Record<string, unknown>>)[name] as RulingDeclaration<unknown>;
}

describe.each(games)('the form of a ruling of $game', ({ game, rulings }) => {
  const kinds = Object.keys(rulings.kinds);

  it.each(kinds)('%s says what is missing while it is empty, and is whole once it is filled in', async (name) => {
    const session = await played(game, 1);
    const view = session.rulebook.view(session.snapshot.state, 'gm') as never;
    const kind = findKind(rulings, name);
    const empty = readFields(name, kind, fillFields(kind, view));
    const asks = Object.values(kind.fields).flatMap((field) => (field.asks === null ? [] : [field.asks]));
    const first = 'missing' in empty ? empty.missing : null;
    // A ranking begins with the order of today.
    expect([asks[0] ?? null, null]).toContain(first);
    const typed = fillIn(kind, view);
    if (typed === null) return;
    const read = readFields(name, kind, typed);
    const parsed = rulings.schema.safeParse('fields' in read ? read.fields : read);
    expect(parsed.error?.issues ?? []).toEqual([]);
    const ruling = parsed.data as never;
    await giveRuling(session, { ruling, reason: 'By the form.' }, noon).catch((problem: unknown) => {
      expect(problem).toBeInstanceOf(Refusal);
    });
  });

  it('has a way into most kinds after a period', async () => {
    const session = await played(game, 1);
    const view = session.rulebook.view(session.snapshot.state, 'gm') as never;
    const open = kinds.filter((name) => fillIn(findKind(rulings, name), view) !== null);
    expect(kinds.length - open.length).toBeLessThan(4);
  });
});
