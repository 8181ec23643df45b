import type { Component } from 'svelte';
import type { Api } from '../api/client.ts';
import type { AskedView } from '../api/heldView.ts';
import type { SentView } from '#shared/views/changes.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { ShowScene } from '#shared/views/show.ts';
import type { GameId } from '#shared/words/games.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { TimelinePeriod } from '#shared/views/chronicle.ts';
import type { Finale } from './finale/finale.ts';
import type { Found } from './find/finding.ts';
import type { Founding } from './session/founding.ts';
import type { TourStep } from './tour/tour.svelte.ts';
import type { GamePeriod, OwnSession } from './session/ownSession.ts';
import type { Result } from './session/result.ts';
import type { Session } from './session/session.svelte.ts';

/** Goes to a screen by its id, the focus with it. */
export type GoTo = (screen: string) => void;

/** A game's part in the show at the close of a period. */
export type GameShow<S> = {
  /** The board or map as it stood, with the places of the scene lit; it takes no orders. */
  board: Component<{
    session: S;
    period: number;
    scene: ShowScene | null;
    /** Everybody at the screen looks: what one seat alone may know stays off the board. */
    isPublic: boolean;
  }>;
  /** The board shows what the viewer alone may know, so that it is left out where everybody looks. */
  isBoardPrivate?: true;
  /** Somebody's face. */
  face?: Component<{ session: S; person: ShowScene['people'][number]; size: number }>;
  /** The stakes of a fight, its deciding moments, and who was hurt. */
  fight?: Component<{ session: S; scene: ShowScene; period: number }>;
  /** True if `fight` tells all of a scene, so that its lines would only say it again. */
  tellsFight?(session: S, scene: ShowScene, period: number): boolean;
};

/** A screen of a game: its place in the rail is its place in the list. */
export type GameScreen<S> = {
  id: string;
  name: string;
  icon: Component<{ size?: number; strokeWidth?: number; 'aria-hidden'?: 'true' }>;
  component: Component<{ session: S; ongo: GoTo }>;
};

/** A game told on one page, in about 300 words. */
export type HowToPlay = {
  /** How it is won. */
  aim: string;
  /** Each with the IDs of the rules that its facts stand on. */
  parts: readonly { title: string; text: string; rules: readonly string[] }[];
};

/** A game's cover, shown before anything of it is loaded. */
export type GameCover = {
  name: string;
  /** Three sentences: what it is, what one does, how it is won. */
  sentences: readonly [string, string, string];
  /** An engraving, 480 units wide and 270 high. */
  picture: Component;
  /** Campaigns played elsewhere can be entered; the page that says how. */
  joining: string | null;
  /** The program can add NPC seats to those of a table. */
  addsRivals?: true;
  /** A single battle can be played without a campaign. */
  hasSingleBattle?: true;
  /** The words of the button that opens the game's workshop, where a map is made before a campaign is founded. */
  workshop?: string;
  /** Its sample can be opened some periods old; the sentence says what waits there. */
  evening?: string;
  /** The game on one page. */
  howToPlay: () => Promise<HowToPlay>;
  /** Its pages of rules as Markdown, the chief one first. */
  rules: () => Promise<readonly string[]>;
};

/** The screens of one game. `V` is its view, `S` the state it keeps beside the frame's session. */
export interface GameUi<V extends ViewHead = ViewHead, S extends OwnSession = OwnSession> {
  readonly period: GamePeriod;
  /** The first is where a campaign opens. */
  readonly screens: readonly GameScreen<S>[];
  /** Three screens that a phone has in its bottom bar beside the paper; without it, the first three. */
  readonly thumb?: readonly [string, string, string];
  /** Figures for the top bar. */
  readonly readouts: Component<{ session: S; ongo: GoTo }>;
  /** A line over every screen for what goes on at the table meanwhile; empty most of the time. */
  readonly strip?: Component<{ session: S; ongo: GoTo }>;
  /** The selected person, place or thing; shown while `isInspecting`. */
  readonly inspector: Component<{ session: S; ongo: GoTo }> | null;
  /** The page that sets a new campaign up. */
  readonly setup: Component<{ founding: Founding }>;
  /** The page of a single battle without a campaign. */
  readonly single?: Component<{ api: Api; onleave: () => void; isFirst?: boolean }>;
  /** How the seat that looks stands toward winning, for the report of a period; absent where the game does not say. */
  readonly standing?: Component<{ session: S }>;
  /** The count at the end, and what a seat that is out had come to. */
  readonly finale: (session: S, timeline: readonly TimelinePeriod[]) => Finale;
  /** The setup that founds the same seats again, for its own page of a new campaign. */
  readonly rematch?: (session: S) => unknown;
  /** A finished campaign can be played on; the controls for it. */
  readonly playsOn?: Component<{ session: S }>;
  /** How a side is called that may enter a running game by the games master's word: gang. */
  readonly entersLate?: string;
  /** Has a person play a seat of the program's from now on, for one whose own is out. */
  readonly takeChair?: (session: S, seat: SeatId) => Promise<Result>;
  /** Forms for the games master's word. */
  readonly rulings: Component<{ session: S }> | null;
  /** The rules this campaign is played by. */
  readonly rulesInForce: Component<{ session: S }> | null;
  /** How one period goes, step by step. */
  readonly guide: { title: string; steps: readonly { title: string; text: string }[] };
  /** A first period one is led through; its steps are done where they stand. */
  readonly tour?: (session: S) => TourStep[];
  /** The frame offers the tour when the game is opened for the first time; Paradise does so on its desk. */
  readonly offersTour?: boolean;
  /** The names of kinds of log lines, where their own name would not say it. */
  readonly logKinds?: Readonly<Record<string, string>>;
  readonly show?: GameShow<S>;
  /** The program can look ahead. */
  readonly looksAhead: boolean;
  /** Its rules bring `mail`: packets are printed, filled-in sheets are read back. */
  readonly byMail?: boolean;
  /** People, places and deeds of the game that can be found by name; the frame adds screens, months and commands. */
  readonly finds?: (session: S, ongo: GoTo) => Found[];
  /** The view by what changed since the one that is held. */
  view(api: Api, asked: AskedView): Promise<SentView<V>>;
  /** The game's own state of a campaign that is being opened; its view may still be on its way. */
  open(session: Session<V>): Promise<S>;
}

/** Games by id; what they bring is loaded when one is opened. */
export type GameTable = {
  readonly covers: Readonly<Record<GameId, GameCover>>;
  readonly games: Readonly<Record<GameId, () => Promise<GameUi>>>;
};

/**
 * A game as the frame holds it: the view and the state that its screens get are those its own `view` and
 * `open` have made, so the frame may pass them on unread.
 */
export function defineGameUi<V extends ViewHead, S extends OwnSession>(ui: GameUi<V, S>): GameUi {
  return ui as unknown as GameUi;
}
