import type { CallRouter } from '../callGuard.ts';
import type { PrintPage } from '../printing/printing.ts';
import type { Recent } from '../recents.ts';
import type { PrintedPaper } from './paperPdf.ts';

/** The dialogs that the native side lends to the handlers of the contract. */
export interface DesktopDialogs {
  chooseFile(): Promise<string | null>;
  /** Prints a paper with the window's own engine. */
  printPage: PrintPage;
}

/** The program behind the window. */
export interface DesktopProgram {
  router: CallRouter;
  /** The newest edition, or null when nothing was printed yet. */
  latestPaper(): Promise<PrintedPaper | null>;
  /** Makes the campaign's file whole by itself, after the commands under way. */
  tidy(): Promise<void>;
  /** Closes the open campaign. */
  close(): Promise<void>;
}

/** The loaded program: all its parts that may be missing, broken or refused by the machine. */
export interface DesktopParts {
  startProgram(dialogs: DesktopDialogs): DesktopProgram;
  /** Receives a file that the interface will open once it is loaded. */
  soonOpened(path: string): void;
  rendererFolder: string;
  preloadPath: string;
  campaignsFolder: string;
  readRecents(): Recent[];
}
