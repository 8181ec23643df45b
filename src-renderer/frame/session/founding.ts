import type { Outcome } from '#shared/contract/index.ts';
import type { Api } from '#renderer/api/client.ts';
import type { SentAnswers } from './answering.ts';

export type Opened = NonNullable<Awaited<ReturnType<Api['campaign']['current']>>>;
export type Founded = { kind: 'done'; opened: Opened } | Extract<Outcome, { kind: 'question' }>;

/** The services of the window that the page of a new campaign needs. */
export interface Founding {
  readonly api: Api;
  /** The words of the status line for the work under way; null when idle. */
  readonly busyWith: string | null;
  readonly problem: string | null;
  /** The rule that refused it, if one did. */
  readonly problemRule: string | null;
  /** The seats and rules of the game that is to be played again, as its own game made them; null for a new one. */
  readonly rematch: unknown;
  /** The page begins with the game's workshop, where its map is made, and goes on to the form from there. */
  readonly opensWorkshop: boolean;
  /** True if the people of a new campaign share this screen and no games master sees everything. */
  beginsAtCurtain: boolean;
  /** Founds the campaign and opens it; false when that failed, and `problem` says why. */
  found(dice: SentAnswers['dice'], send: (answering: SentAnswers) => Promise<Founded>): Promise<boolean>;
  backToStart(): Promise<boolean>;
  /** Opens the page that tells the game in short. */
  tellHowToPlay(): void;
}
