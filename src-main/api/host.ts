/** A font face as the exported paper embeds it. */
export type HostFont = {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  base64: string;
};

/** The services that a host lends to the handlers: everything that touches the machine. */
export type HostServices = {
  kind: 'desktop' | 'loopback';
  hasDialogs: boolean;
  version: string;
  /** The system and the parts of the runtime that the program runs on. */
  runtimes(): { name: string; version: string }[];
  now(): Date;
  /** A fresh id for a new file. */
  fileId(): string;
  campaignsFolder(): string;
  /** A path in the campaigns folder that no file has, made from a title. */
  freePath(title: string): string;
  /** The listed path when it is absolute, else one in the campaigns folder. */
  resolvePath(path: string): string;
  recents(): string[];
  remember(path: string): void;
  forget(path: string): void;
  chooseFile(): Promise<string | null>;
  /** Threads for a forecast, and the script they run. */
  forecastCrew(): { workers: number; workerFile: string };
  paperFonts(): Promise<readonly HostFont[]>;
  /** Prints a whole HTML document to PDF, or draws it; one clear sentence where nothing here can. */
  printPage(
    html: string,
    kind: 'pdf' | 'png',
    signal?: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer>>;
};
