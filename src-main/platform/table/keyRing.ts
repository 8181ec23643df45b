import { readFileSync, statSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { onlookers } from '#shared/contract/caller.ts';
import { computeHandle } from '#shared/words/wayBack.ts';
import { ensureCampaignsFolder, findCampaignsFolder } from '../folders.ts';
import { HostProblem } from '../hostProblem.ts';
import { changeSharedFile } from '../sharedFile.ts';
import { hashSecret, hasHash, makeCode, makeKey } from './secrets.ts';

/** The most devices at one table, and the most that look on beside them. */
export const mostDevices = 60;
const mostOnlookers = 30;
/** A card is good for a whole campaign, so its letters are more than can be guessed. */
const cardLetters = 12;
/** Those of campaigns that were not played for longest make room. */
const mostKept = 600;

const deviceSchema = z.object({
  id: z.string().min(1),
  /** The id of the campaign's file. */
  campaign: z.string().min(1),
  seat: z.string().min(1),
  /** The hash of its key, which only the device has. */
  hash: z.string().regex(/^[\da-f]{64}$/u),
  name: z.string(),
  joinedAt: z.string(),
});
const settingsSchema = z.object({
  pinHash: z
    .string()
    .regex(/^[\da-f]{64}$/u)
    .nullable(),
  playsOnByItself: z.boolean(),
  /** The minutes that each step has; null: as long as it takes. */
  minutes: z.number().int().nullable().default(null),
});
const hashSchema = z.string().regex(/^[\da-f]{64}$/u);
/** The standing card of a seat: it lets in as often as it is shown, at any address of the table. */
const cardSchema = z.object({
  campaign: z.string().min(1),
  seat: z.string().min(1),
  key: hashSchema,
  code: hashSchema,
});
const keptSchema = z.object({
  devices: z.array(deviceSchema),
  /** By the hashes of their keys and letters. */
  cards: z.array(cardSchema).default([]),
  /** The last settings of each campaign’s table. */
  settings: z.record(z.string(), settingsSchema).default({}),
});

type Kept = z.infer<typeof keptSchema>;
/** The key or letters that a device shows at the door. */
export type DoorKey = { kind: 'address'; key: string } | { kind: 'code'; code: string };
/** The settings of a table, for the next time it is opened. */
type TableSettings = z.infer<typeof settingsSchema>;

const freshSettings: TableSettings = { pinHash: null, playsOnByItself: false, minutes: null };

/** A device with a place at a table. */
export type KnownDevice = z.infer<typeof deviceSchema>;

/**
 * The devices with a seat, the hashes of their keys, and each table's settings, in the program's own folder, readable by its user alone and not
 * in the campaign's file. Several programs of one user may keep it at once.
 */
export class KeyRing {
  #kept: Kept = nothingKept;
  /** The mark of the file as it was last read. */
  #mark = '';
  /** Devices that were ended here: over at once, even where a disk is full. */
  readonly #ended = new Set<string>();

  /** Lists the devices of a campaign. */
  list(campaign: string): KnownDevice[] {
    return this.#read().filter((device) => device.campaign === campaign);
  }

  /** Finds the device of a campaign by its key; null for a key that never was, or is over. */
  find(campaign: string, key: string): KnownDevice | null {
    const hash = hashSecret(key);
    const found = this.#read().find((device) => device.campaign === campaign && device.hash === hash);
    return found !== undefined && hasHash(key, found.hash) ? found : null;
  }

  /** Finds the device of a campaign by the handle of its key; null for none. */
  findByHandle(campaign: string, handle: string): KnownDevice | null {
    return this.list(campaign).find(({ hash }) => computeHandle(hash) === handle) ?? null;
  }

  /** Gives a device a seat. Refuses more than a table has room for, with a HostProblem. */
  add(device: { campaign: string; seat: string; key: string; name: string }, now: Date): KnownDevice {
    const { campaign, seat, key, name } = device;
    const isOnlooker = (one: string): boolean => one === onlookers;
    const likewise = this.list(campaign).filter((one) => isOnlooker(one.seat) === isOnlooker(seat));
    const most = isOnlooker(seat) ? mostOnlookers : mostDevices;
    if (likewise.length >= most) {
      throw new HostProblem(`There are ${most} devices at this table already; the games master has to end one first.`);
    }
    const added: KnownDevice = {
      id: randomUUID(),
      campaign,
      seat,
      hash: hashSecret(key),
      name,
      joinedAt: now.toISOString(),
    };
    this.#change((kept) => ({ ...kept, devices: [...kept.devices, added].slice(-mostKept) }));
    return added;
  }

  /** Makes the standing card of a seat; the one before it is void. */
  makeCard(campaign: string, seat: string): { key: string; code: string } {
    const [key, code] = [makeKey(), makeCode(cardLetters)];
    const card = { campaign, seat, key: hashSecret(key), code: hashSecret(code) };
    this.#change((kept) => ({ ...kept, cards: [...withoutCard(kept, campaign, seat), card].slice(-mostKept) }));
    return { key, code };
  }

  /** Revokes the standing card of a seat; devices that it has let in stay. */
  endCard(campaign: string, seat: string): void {
    if (this.hasCard(campaign, seat)) this.#change((kept) => ({ ...kept, cards: withoutCard(kept, campaign, seat) }));
  }

  hasCard(campaign: string, seat: string): boolean {
    return this.#readAll().cards.some((card) => card.campaign === campaign && card.seat === seat);
  }

  /** Finds the seat whose standing card is shown; null for none. */
  findCard(campaign: string, by: DoorKey): string | null {
    const own = this.#readAll().cards.filter((card) => card.campaign === campaign);
    // All are compared, so that the time tells nothing of which one it was.
    const found = own.filter((card) =>
      by.kind === 'address' ? hasHash(by.key, card.key) : hasHash(by.code.toUpperCase(), card.code),
    );
    return found[0]?.seat ?? null;
  }

  /** Reads what the table of a campaign was set to last. */
  readSettings(campaign: string): TableSettings {
    return this.#readAll().settings[campaign] ?? freshSettings;
  }

  /** Keeps what a table is set to; a campaign whose table is set as usual takes no room. */
  keepSettings(campaign: string, change: Partial<TableSettings>): void {
    this.#change((kept) => {
      const { [campaign]: before = freshSettings, ...others } = kept.settings;
      const settings = { ...before, ...change };
      const isUsual = settings.pinHash === null && !settings.playsOnByItself && settings.minutes === null;
      const all = Object.entries(isUsual ? others : { ...others, [campaign]: settings });
      return { ...kept, settings: Object.fromEntries(all.slice(-mostKept)) };
    });
  }

  /** Ends devices; their keys open nothing from now on. */
  end(ids: readonly string[]): void {
    if (ids.length === 0) return;
    for (const id of ids) this.#ended.add(id);
    this.#change((kept) => kept);
  }

  /** Returns the devices as the file has them now: another program may have let one in, or ended one. */
  #read(): KnownDevice[] {
    return this.#readAll().devices.filter(({ id }) => !this.#ended.has(id));
  }

  #readAll(): Kept {
    const mark = readMark();
    if (mark !== this.#mark) {
      const text = mark === null ? null : readText();
      this.#kept = parseKept(text) ?? this.#kept;
      if (mark === null) this.#kept = nothingKept;
      this.#mark = mark ?? '';
    }
    return this.#kept;
  }

  /** Changes the file's present list without another program in between. */
  #change(change: (kept: Kept) => Kept): void {
    const folder = ensureCampaignsFolder();
    const rewrite = (before: string | null): string => {
      const standing = parseKept(before) ?? nothingKept;
      const devices = standing.devices.filter(({ id }) => !this.#ended.has(id));
      return `${JSON.stringify(change({ ...standing, devices }), null, 2)}\n`;
    };
    try {
      changeSharedFile(join(folder, fileName), rewrite, 0o600);
    } catch (cause) {
      throw new HostProblem(`The list of devices in ${folder} cannot be written; check that folder and its disk.`, {
        cause,
      });
    }
  }
}

const fileName = 'table.json';
const nothingKept: Kept = { devices: [], cards: [], settings: {} };

function withoutCard({ cards }: Kept, campaign: string, seat: string): Kept['cards'] {
  return cards.filter((card) => card.campaign !== campaign || card.seat !== seat);
}

/** Reads a mark of the file's last writing; null without a file. */
function readMark(): string | null {
  const found = statSync(join(findCampaignsFolder(), fileName), { throwIfNoEntry: false });
  return found === undefined ? null : `${found.ino} ${found.size} ${found.mtimeMs}`;
}

function readText(): string | null {
  try {
    return readFileSync(join(findCampaignsFolder(), fileName), 'utf8');
  } catch {
    return null;
  }
}

/** Parses a list; null if it is missing or broken, after which every device joins again. */
function parseKept(text: string | null): Kept | null {
  try {
    return text === null ? null : keptSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
