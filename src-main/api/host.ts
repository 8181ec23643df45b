import type { Router } from '@orpc/server';
import type { CallContext } from '#shared/contract/caller.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the listener serves any contract
type CallRouter = Router<any, CallContext>;

/** A font face as the exported paper embeds it. */
export type HostFont = { family: string; weight: number; style: 'normal' | 'italic'; base64: string };

/** The proof of a device that wants to join, or that sat at another address of this machine. */
export type JoinRequest = {
  by:
    | { kind: 'address'; key: string }
    | { kind: 'code'; code: string }
    | { kind: 'move'; handle: string; nonce: string; ticket: string };
  pin: string | null;
  key: string;
  name: string;
};

/** The ways to a seat: an address to scan, one to type, and letters, which are good until then; null: until revoked. */
export type SeatWays = { address: string; typed: string; code: string; codeUntil: string | null };

/** The listener for the players’ devices, the keys of their seats, and who is connected. */
export type TableDoor = {
  addresses(): { address: string; name: string }[];
  /** Null while nothing listens. */
  state(): { campaign: string; url: string; asksPin: boolean; isGone: boolean } | null;
  open(opening: {
    campaign: string;
    address: string;
    port: number | null;
    pin: string | null;
    keepsPin: boolean;
  }): Promise<void>;
  /** Reads what the table of a campaign was set to last. */
  readKept(campaign: string): { asksPin: boolean; playsOnByItself: boolean; minutes: number | null };
  keepSettings(campaign: string, settings: { playsOnByItself?: boolean; minutes?: number | null }): void;
  close(): Promise<void>;
  /** `moves`: a device that gives its place to the one that comes. */
  invite(seat: string, moves?: string | null): SeatWays;
  /** Makes the standing card of a seat; the one before it is void. */
  makeCard(seat: string): SeatWays;
  endCard(seat: string): void;
  hasCard(seat: string): boolean;
  isInvited(seat: string): boolean;
  /** Returns the seat of a device with the right code, and the device that moved there; refuses any other. */
  enter(from: string, request: JoinRequest): { seat: string; released: string | null };
  /** Lists the other addresses at which this machine may open the table. */
  listOthers(): string[];
  devices(): { id: string; seat: string; name: string; joinedAt: string; isConnected: boolean }[];
  /** Returns the seat that the device had, or null. */
  endDevice(id: string): string | null;
  /** Returns the devices that the seat had. */
  endSeat(seat: string): string[];
  /** Serves these calls to devices while it is open, and reports every device that connects or leaves. */
  serve(router: CallRouter, onPresence: () => void): void;
};

/** The services that a host lends to the handlers: everything that touches the machine. */
export type HostServices = {
  kind: 'desktop' | 'loopback';
  hasDialogs: boolean;
  table: TableDoor;
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
  printPage(html: string, kind: 'pdf' | 'png', signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
};
