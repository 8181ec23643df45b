import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../atomicWrite.ts';
import { ensureCampaignsFolder, findCampaignsFolder } from '../folders.ts';
import { HostProblem } from '../hostProblem.ts';
import { hashSecret, isSecretOf } from './secrets.ts';

/** So many devices may have a place at one table. */
export const mostDevices = 60;
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
const keptSchema = z.object({ devices: z.array(deviceSchema) });

/** A device with a place at a table. */
export type KnownDevice = z.infer<typeof deviceSchema>;

/**
 * The devices that have a seat, with the hashes of their keys, kept in the program's own folder and readable by its user
 * alone; a campaign's file knows nothing of them.
 */
export class KeyRing {
  #devices: KnownDevice[];

  constructor() {
    this.#devices = readKept();
  }

  /** Lists the devices of a campaign. */
  list(campaign: string): KnownDevice[] {
    return this.#devices.filter((device) => device.campaign === campaign);
  }

  /** Finds the device of a campaign by its key; null for a key that never was, or is over. */
  find(campaign: string, key: string): KnownDevice | null {
    const hash = hashSecret(key);
    const found = this.#devices.find(
      (device) => device.campaign === campaign && device.hash === hash,
    );
    return found !== undefined && isSecretOf(key, found.hash) ? found : null;
  }

  /** Gives a device a seat. Refuses more than a table has room for, with a HostProblem. */
  add(
    device: { campaign: string; seat: string; key: string; name: string },
    now: Date,
  ): KnownDevice {
    const { campaign, seat, key, name } = device;
    if (this.list(campaign).length >= mostDevices) {
      throw new HostProblem(
        `There are ${mostDevices} devices at this table already; the games master has to end one first.`,
      );
    }
    const added: KnownDevice = {
      id: randomUUID(),
      campaign,
      seat,
      hash: hashSecret(key),
      name,
      joinedAt: now.toISOString(),
    };
    this.#keep([...this.#devices, added].slice(-mostKept));
    return added;
  }

  /** Ends devices; their keys open nothing from now on. */
  end(ids: readonly string[]): void {
    if (ids.length > 0) this.#keep(this.#devices.filter(({ id }) => !ids.includes(id)));
  }

  #keep(devices: KnownDevice[]): void {
    const text = `${JSON.stringify({ devices }, null, 2)}\n`;
    const folder = ensureCampaignsFolder();
    // A stay that is ended is over at once, even where a disk is full.
    this.#devices = devices;
    try {
      writeWhole(join(folder, fileName), text, 0o600);
    } catch (cause) {
      throw new HostProblem(
        `The list of devices in ${folder} cannot be written; check that folder and its disk.`,
        { cause },
      );
    }
  }
}

const fileName = 'table.json';

/** A list that is missing or broken counts as empty: every device joins anew. */
function readKept(): KnownDevice[] {
  try {
    const text = readFileSync(join(findCampaignsFolder(), fileName), 'utf8');
    return keptSchema.parse(JSON.parse(text)).devices;
  } catch {
    return [];
  }
}
