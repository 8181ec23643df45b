import { expect, it } from 'vitest';
import { applyRecorded } from '#kernel/journal/commit.ts';
import { playOn } from '#kernel/play.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { runInPlace } from '#kernel/run.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { listMembers, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { foundedCampaign } from '#test/support/founded.ts';
import { paradiseWriter } from '#test/support/rules.ts';
import { Story } from '#test/support/story.ts';

const months = 18;

/** Fewer, as everything that everybody knows is told three times for each event. */
const monthsOfViews = 3;

/** Who owns what and who is in which gang, gone through anew. */
function counted(state: ParadiseState) {
  const businesses = Object.values(state.businesses);
  const gangsters = Object.values(state.gangsters);
  return [null, ...Object.values(state.gangs).map(({ id }) => id)].map((seat) => [
    businesses.filter(({ owner }) => owner === seat).map(({ id }) => id),
    gangsters.filter(({ gang }) => gang === seat).map(({ id }) => id),
  ]);
}

/** The same as the rules ask for it. */
function asked(state: ParadiseState) {
  return [null, ...Object.values(state.gangs).map(({ id }) => id)].map((seat) => [
    listOwnedBusinesses(state, seat).map(({ id }) => id),
    seat === null ? [] : listMembers(state, seat).map(({ id }) => id),
  ]);
}

it('what is kept of owners and gangs is what stands there, after every event of a year and a half', () => {
  let own = foundedCampaign({ seed: 12 });
  let events = 0;
  const writer = {
    ...paradiseWriter,
    apply(state: ParadiseState, event: Parameters<typeof paradiseWriter.apply>[1]): void {
      paradiseWriter.apply(state, event);
      events += 1;
      expect(asked(state), event.type).toEqual(counted(state));
    },
  };
  for (let month = 0; month < months && own.state.victory === null; month += 1) {
    const result = runInPlace(own, writer, (table) => playOn(paradise, table, { auto: true }));
    if (result.kind === 'question') throw new Error(result.question.prompt);
    own = result.after;
  }
  expect(events).toBeGreaterThan(1_000);
});

/** All that every seat knows, told anew of a copy where `isAnew`. */
function knownTo(state: ParadiseState, isAnew = false): string {
  const told = isAnew ? clonePlain(state) : state;
  return JSON.stringify(
    Object.values(told.gangs).map(({ id }) => {
      const view = buildSeatView(told, id);
      return [view, view.sightings(), view.books(), view.menSeen()];
    }),
  );
}

it('what seats know is what stands there after every event, in the state itself and in one that shares most of it', () => {
  let own = foundedCampaign({ seed: 12 });
  let events = 0;
  for (let month = 0; month < monthsOfViews; month += 1) {
    let shared = clonePlain(own.state);
    const writer = {
      ...paradiseWriter,
      apply(state: ParadiseState, event: Parameters<typeof paradiseWriter.apply>[1]): void {
        paradiseWriter.apply(state, event);
        // The one before was asked, too, and is left as it was.
        shared = applyRecorded(paradiseWriter, shared, [event]).after;
        const anew = knownTo(state, true);
        expect(knownTo(state), event.type).toBe(anew);
        expect(knownTo(shared), event.type).toBe(anew);
        events += 1;
      },
    };
    const result = runInPlace(own, writer, (table) => playOn(paradise, table, { auto: true }));
    if (result.kind === 'question') throw new Error(result.question.prompt);
    own = result.after;
  }
  expect(events).toBeGreaterThan(150);
});

it('who changes sides is on the other list at once', () => {
  const [story, ours, theirs] = new Story().seats('Us', 'Them');
  const man = ours.has('hoodlum');
  expect(asked(story.state)).toEqual(counted(story.state));
  const sides = { from: ours.seat, to: theirs.seat };
  story.tell({ type: 'defected', gangster: man, ...sides });
  expect(asked(story.state)).toEqual(counted(story.state));
  expect(listMembers(story.state, theirs.seat).map(({ id }) => id)).toContain(man);
});
