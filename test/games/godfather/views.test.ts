import { describe, expect, it } from 'vitest';
import { godfather } from '#main/games/godfather/rules/index.ts';
import { buildStatus } from '#main/games/godfather/rules/views/status.ts';
import { listPlacements, previewSpot, removeLast, addPosition, type Draft } from '#games/godfather/board/draft.ts';
import { findRacket, weighMan } from '#games/godfather/board/hand.ts';
import { findGrid } from '#shared/games/godfather/geometry.ts';
import { listLeftUndone } from '#games/godfather/board/turn/undone.ts';
import { renderBoardPage } from '#games/godfather/print/boardPage.ts';
import { renderFamilyPage } from '#games/godfather/print/familyPage.ts';
import type { GodfatherSession } from '#games/godfather/session.svelte.ts';
import { neighborhoods, type NeighborhoodKey } from '#shared/games/godfather/board.ts';
import type { PlaceView } from '#shared/games/godfather/views.ts';
import { seatOf, Story, type Name } from './story.ts';

const seen = (story: Story, viewer: Name | 'gm' = 'gm') =>
  godfather.view(story.state, viewer === 'gm' ? 'gm' : seatOf(viewer));

function findPlaceIn(story: Story, key: NeighborhoodKey): PlaceView {
  const place = seen(story).places.find((one) => one.key === key);
  if (place === undefined) throw new Error(`No ${key}`);
  return place;
}

/** Red claims Midtown, Green has answered, Blue has not. */
function claimed(): Story {
  const story = Story.begun({ seats: 3 }).stand('MID', 'bookmaking', { Red: 'B2 C2 D2' });
  story.place('MID').claim = { seat: seatOf('Red'), round: 1, answered: [seatOf('Green')], territory: null };
  return story;
}

describe('what the board shows', () => {
  it('[GOD-VIEW-1] grids lie beside each other, and each place tells racket, worth, majority, held and state', () => {
    const boxes = neighborhoods.map(({ key }) => findGrid(key));
    for (const [nth, one] of boxes.entries()) {
      for (const other of boxes.slice(nth + 1)) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(apart).toBe(true);
      }
    }
    const story = claimed();
    story.place('MID').quiet = 2;
    story.close('DOC');
    expect(findPlaceIn(story, 'MID')).toMatchObject({
      ...{ racket: 'bookmaking', worthDollars: 3_000, majority: 6, quiet: 2, status: 'open' },
      claim: { seat: seatOf('Red'), answered: [seatOf('Green')], toAnswer: [seatOf('Blue')] },
      standings: [{ held: 6 }, { held: 0 }, { held: 0 }],
    });
    expect(findPlaceIn(story, 'DOC').status).toBe('stalemated');
    expect(findPlaceIn(story, 'HAR')).toMatchObject({ status: 'unplayed', worthDollars: null });
  });

  it('[GOD-VIEW-2] held, shaky, in danger, dead and fresh are told apart', () => {
    const story = Story.begun().stand('WAL', 'hijacking', { Red: 'A2 B2 C2 C1', Blue: 'B1 F5' });
    expect(findPlaceIn(story, 'WAL')).toMatchObject({ dead: ['WAL-B1'] });
    const holds = findPlaceIn(story, 'WAL').standings[0];
    expect(holds?.heldPositions).toContain('WAL-A1');
    expect(findPlaceIn(story, 'WAL').dangers).toContainEqual(
      expect.objectContaining({ seat: seatOf('Blue'), positions: ['WAL-F5'], outs: 2 }),
    );
    const weak = Story.begun().stand('WAL', 'hijacking', { Red: 'B1 A2', Blue: 'F5' });
    expect(findPlaceIn(weak, 'WAL').standings[0]?.shakyPositions).toEqual(['WAL-A1']);
    weak.position('Red', 'WAL hijacking D4');
    expect(findPlaceIn(weak, 'WAL').fresh).toEqual(['WAL-D4']);
    const { families } = seen(weak);
    const view = seen(weak, 'Blue');
    const spot = previewSpot(findPlaceIn(weak, 'WAL'), 'WAL-A1', {
      view,
      seat: seatOf('Blue'),
      draft: { clicks: [], openWith: {} },
      racket: 'hijacking',
    });
    expect([spot.isOpen, families.length]).toEqual([false, 2]);
    expect(spot.says).toBe('The Red would take it at once.');
  });

  it('[GOD-START-2, GOD-PLACE-1] a man in the hand goes where his racket runs or may be opened, and to an empty position', () => {
    const story = Story.begun().stand('WAL', 'hijacking', { Red: 'C3' });
    const view = seen(story, 'Blue');
    const draft: Draft = { clicks: [], openWith: {} };
    const session = {
      view,
      draft,
      family: view.families.find(({ seat }) => seat === seatOf('Blue')) ?? null,
      placeOf: (key: NeighborhoodKey) => findPlaceIn(story, key),
    } as unknown as GodfatherSession;
    expect(weighMan(session, 'hijacking', 'WAL-E5').isOpen).toBe(true);
    expect(weighMan(session, 'bookmaking', 'WAL-E5')).toMatchObject({
      isOpen: false,
      says: 'Wall Street runs another racket.',
    });
    expect(weighMan(session, 'hijacking', 'WAL-C3').says).toContain('somebody stands there');
    expect(weighMan(session, 'bookmaking', 'MID-B2').isOpen).toBe(true);
    const begun = { ...session, draft: { clicks: ['MID-B2'], openWith: { MID: 'bookmaking' } } };
    expect(weighMan(begun as unknown as GodfatherSession, 'hijacking', 'MID-C2').says).toBe(
      'Midtown runs another racket.',
    );
    expect(findRacket('bookmaking')).toBe('bookmaking');
    expect(findRacket('arson')).toBeNull();
  });

  it('[GOD-VIEW-3] a family’s sheet: own card alone, bonuses, claims, men, reserve, the word given', () => {
    const story = claimed();
    story.hold('Red', 'money-9');
    story.hold('Blue', 'fingerman');
    story.family('Red').bonuses = [{ neighborhood: 'DOC', dollars: 400, left: 2 }];
    const [red, blue] = seen(story, 'Red').families;
    expect(red).toMatchObject({
      ...{ hand: 'money-9', reserveDollars: 450, cashDollars: 3_000, totalDollars: 3_000 },
      bonuses: [{ neighborhood: 'DOC', dollars: 400, left: 2 }],
      pieces: [{ key: 'MID', racket: 'bookmaking', count: 3 }],
    });
    expect(blue).toMatchObject({ hand: null, hasCard: true, mind: null });
    expect(seen(story).families[1]).toMatchObject({ hand: 'fingerman' });
  });

  it('[GOD-VIEW-4] clicks make the order, each can be taken back, and what is left undone is named', () => {
    let draft: Draft = { clicks: [], openWith: {} };
    for (const spot of ['MID-A2', 'DOC-B2', 'MID-B3'] as const) {
      draft = addPosition(draft, spot, spot.startsWith('MID') ? 'bookmaking' : 'hijacking');
    }
    expect(listPlacements(draft)).toEqual([
      { neighborhood: 'MID', racket: 'bookmaking', positions: ['MID-A2', 'MID-B3'] },
      { neighborhood: 'DOC', racket: 'hijacking', positions: ['DOC-B2'] },
    ]);
    expect(listPlacements(removeLast(draft))[0]?.positions).toEqual(['MID-A2']);
    expect(addPosition(draft, 'MID-A2', 'bookmaking').clicks).toEqual(['DOC-B2', 'MID-B3']);
    const story = claimed();
    story.stand('HAR', 'hijacking', { Blue: 'B1', Red: 'C1' });
    story.state.turn.seat = seatOf('Blue');
    const order = { kind: 'position', placements: listPlacements(draft) };
    const quote = story.quote('Blue', order);
    expect(quote).toMatchObject({ costDollars: 700, cashAfterDollars: 2_300 });
    const view = seen(story, 'Blue');
    const family = view.families[1];
    const nameOf = (seat: string): string => view.families.find((one) => one.seat === seat)?.name ?? '';
    const session = { view, family, nameOf } as unknown as GodfatherSession;
    const undone = listLeftUndone(session, quote);
    expect(undone).toEqual([
      'The Reds still claim Midtown, and you are the last who can stop them.',
      expect.stringMatching(/1 man in Harlem has 1 way out/),
      '$2,300 would stay unspent.',
    ]);
  });

  it('[GOD-VIEW-5] the standings go by total, and tell the rounds and cards that are left', () => {
    const story = claimed();
    story.cash('Green', 5_000);
    story.place('DOC').status = 'controlled';
    Object.assign(story.place('DOC'), { controller: seatOf('Blue'), valueDollars: 4_000 });
    const view = seen(story);
    expect(view.ranking).toEqual([seatOf('Blue'), seatOf('Green'), seatOf('Red')]);
    expect(view).toMatchObject({ roundsLeft: 39, lastFight: null, unseen: { left: 52 } });
    story.state.lastFight = 2;
    for (const place of Object.values(story.state.places)) if (place.status === 'unplayed') place.status = 'stalemated';
    expect(seen(story).lastFight).toEqual({ neighborhood: 'MID', roundsLeft: 7 });
    const { fields, lines } = buildStatus(story.state);
    expect(fields).toMatchObject({
      gangs: [{ bank: 3_000, pieces: 3 }, { values: 4_000, neighborhoods: 1 }, { total: 5_000 }],
    });
    expect(lines.join('\n')).toContain('$4,000 in 1 Neighborhood');
  });
});

describe('what is printed', () => {
  it('[GOD-VIEW-6] the board prints each man by the letter of his family, in grays alone', () => {
    const story = claimed().stand('HAR', 'hijacking', { Blue: 'B1 C2', Green: 'C4' });
    story.state.title = 'Rosso & Sons <one>';
    const page = renderBoardPage(seen(story, 'Red'));
    const marks = [...page.matchAll(/class="mark"[^>]*>([^<]+)</g)].map((found) => found[1]);
    const legend = ['R', 'B', 'G'];
    expect(marks.toSorted()).toEqual([...legend, 'R', 'R', 'R', 'B', 'B', 'G'].toSorted());
    expect(page).toContain('Rosso &amp; Sons &lt;one&gt;');
    expect(page).toContain('claim of the Red; R 6');
    for (const { name } of neighborhoods) expect(page).toContain(name);
    for (const [, red, green, blue] of page.matchAll(/#(\w\w)(\w\w)(\w\w)\b/g)) {
      expect([green, blue]).toEqual([red, red]);
    }
  });

  it('[GOD-VIEW-6] a family’s page has its own card and never another’s, and lines to write on', () => {
    const story = claimed();
    story.hold('Red', 'money-9');
    story.hold('Blue', 'fingerman');
    const own = renderFamilyPage(seen(story, 'Red'), seatOf('Red'));
    expect(own).toContain('$900 from the bank');
    expect(own).toContain('still to answer: Blue');
    expect(own.match(/class="line"/g)?.length).toBeGreaterThan(9);
    expect(own).toContain('▸ $3,000');
    const other = renderFamilyPage(seen(story, 'Red'), seatOf('Blue'));
    expect(other).toContain('face down');
    expect(other).not.toContain('Fingerman');
  });
});
