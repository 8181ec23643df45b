import type { AppState, OpenGame } from '../app/app.svelte.ts';
import type { GoTo } from '../gameUi.ts';
import { nameQuickClose } from '../session/quickClose.ts';
import { loadRules } from '../rules/load.ts';
import type { RailScreen } from './rail.ts';
import { findUndo } from './undoing.ts';
import type { Found } from '../find/finding.ts';

type Around = {
  app: AppState;
  open: OpenGame;
  rail: readonly RailScreen[];
  ongo: GoTo;
  /** Closes the period in one go, where that is offered. */
  onquick: (() => void) | undefined;
};

/** All that can be found in an open campaign by whoever looks: screens and commands first, then the game's own, then the months. */
export function listEverything({ app, open, rail, ongo, onquick }: Around): Found[] {
  const things = open.ui.finds?.(open.own, ongo) ?? [];
  const periods = listPeriods(open);
  return [
    ...rail.map(({ id, name }) => ({ id: `screen ${id}`, name, kind: 'Screen', detail: '', go: () => ongo(id) })),
    {
      id: 'screen timeline',
      name: 'Timeline',
      kind: 'Screen',
      detail: `every ${open.session.period.one} at a glance`,
      go: () => ongo('timeline'),
    },
    ...listCommands({ app, open, ongo, onquick }),
    ...things,
    ...listNotes(open, [...things, ...periods]),
    ...periods,
  ];
}

function listCommands({ app, open, onquick }: Omit<Around, 'rail'>): Found[] {
  const createCommand = (name: string, detail: string, go: () => void): Found => ({
    id: `command ${name}`,
    name,
    kind: 'Command',
    detail,
    go,
  });
  const { session } = open;
  const undo = findUndo(app, open);
  const { redo } = session.steps;
  const isTables = session.turns.isOn || app.device.isPlayers;
  const button = isTables ? null : session.playOnWords;
  return [
    ...(button === null ? [] : [createCommand(button, 'Ctrl+Enter', () => void session.advance())]),
    ...(onquick === undefined ? [] : [createCommand(nameQuickClose(session), 'Ctrl+Shift+Enter', onquick)]),
    ...(undo === null ? [] : [createCommand('Undo', undo.title, () => undo.undo())]),
    ...(redo === null || session.turns.isOn ? [] : [createCommand('Redo', redo.title, () => void session.redo())]),
    createCommand('Settings', 'letters, theme, motion, questions before loss', () => {
      app.showsSettings = true;
    }),
    createCommand('How to play', 'the game on one page', () => {
      app.showsHowToPlay = true;
    }),
    createCommand('Guide and keys', '?', () => {
      app.showsGuide = true;
    }),
    createCommand('About Racketeer', 'versions, notices of others’ work', () => {
      app.told = 'versions';
    }),
    createCommand('Book of rules', '', () => {
      app.rule = null;
    }),
    ...(isTables
      ? []
      : [createCommand('Close the campaign', 'back to the start screen', () => void app.closeCampaign())]),
  ];
}

/** Each period that is over: its front page, its report, its part of the log. The newest first. */
function listPeriods({ session }: OpenGame): Found[] {
  return session.editions.toReversed().flatMap(({ period, headline }) => {
    const name = session.period.name(period);
    return [
      { id: `paper ${period}`, name, kind: 'Front page', detail: headline, go: () => session.place.openPaper(period) },
      {
        id: `show ${period}`,
        name,
        kind: 'Show',
        detail: 'scene by scene',
        go: () => void session.shows.watch(period),
      },
      {
        id: `report ${period}`,
        name,
        kind: 'Report',
        detail: 'what happened',
        go: () => void session.news.open(period),
      },
      { id: `log ${period}`, name, kind: 'Log', detail: 'with every roll', go: () => session.place.openLog(period) },
    ];
  });
}

/** Notes lead to what they are about, as far as it can be found itself. */
function listNotes({ session }: OpenGame, things: readonly Found[]): Found[] {
  const byId = new Map(things.map((one) => [one.id, one]));
  return session.notes.all.flatMap(({ subject, words }) => {
    const about = byId.get(subject);
    return about === undefined
      ? []
      : [{ id: `note ${subject}`, name: about.name, kind: 'Note', detail: words, go: () => about.go() }];
  });
}

/** Lists the rules of the games in hand as things to find; a page of the book opens at each. */
export async function listRules(app: AppState): Promise<Found[]> {
  const rules = await loadRules(app.coversInHand.map(({ rules: pages }) => pages));
  return rules.map(({ id, title, chapter }) => ({
    id: `rule ${id}`,
    name: title,
    kind: 'Rule',
    detail: `${id}, ${chapter}`,
    go: () => {
      app.rule = id;
    },
  }));
}
