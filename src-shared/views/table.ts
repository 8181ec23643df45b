import { z } from 'zod';
import { gameIdSchema } from '../words/games.ts';
import { seatIdSchema } from '../words/ids.ts';

/** `ready`: its orders are complete, as declared. `open`: it is waited for. `unasked`: it has nothing to be sealed. */
const standingSchema = z.enum(['ready', 'open', 'unasked']);

const seatStandingSchema = z.object({
  seat: seatIdSchema,
  name: z.string(),
  standing: standingSchema,
  /** One of its devices is connected. */
  isHere: z.boolean(),
});

/** The seats with players, and those that declared their orders complete. */
export const whoIsReadySchema = z.object({
  /** Orders are being sealed now, so that there is something to be ready with. */
  isAsked: z.boolean(),
  /** Everybody who is asked is ready. */
  isComplete: z.boolean(),
  seats: z.array(seatStandingSchema),
  /** The seconds that are left of this step, 0 where its time is up; null where it takes as long as it takes. */
  secondsLeft: z.number().int().nonnegative().nullable(),
});
export type WhoIsReady = z.infer<typeof whoIsReadySchema>;

const deviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO time. */
  joinedAt: z.string(),
  isConnected: z.boolean(),
});
export type SeatedDevice = z.infer<typeof deviceSchema>;

/** The table as the games master sees it. */
export const tableStateSchema = z.object({
  /** Addresses of this machine on a network, each with the name of the network card. */
  addresses: z.array(z.object({ address: z.string(), name: z.string() })),
  /** Null while it is closed. */
  open: z
    .object({
      url: z.string(),
      asksPin: z.boolean(),
      connected: z.number().int(),
      /** The machine has the address no more, so that nobody reaches the table. */
      isGone: z.boolean(),
    })
    .nullable(),
  /** Guests who see what everybody may see: whether their card lets in, and how many devices it has let in. */
  onlookers: z.object({ areAdmitted: z.boolean(), devices: z.number().int() }),
  /** The table asked for a PIN when it was open last. */
  hasKeptPin: z.boolean(),
  playsOnByItself: z.boolean(),
  /** The minutes that each step has; null: as long as it takes. */
  minutes: z.number().int().nullable(),
  /** Closed periods that the games master took back, whose fate he must decide; null for none. */
  dropped: z.string().nullable(),
  who: whoIsReadySchema,
  seats: z.array(
    z.object({
      seat: seatIdSchema,
      name: z.string(),
      isOut: z.boolean(),
      devices: z.array(deviceSchema),
      /** An unused address or code was handed out. */
      isInvited: z.boolean(),
      /** It has a standing card. */
      hasCard: z.boolean(),
    }),
  ),
});
export type TableState = z.infer<typeof tableStateSchema>;

/** The two ways in: each works once, or as often as it is shown if it is a standing card. */
export const entranceSchema = z.object({
  /** With the key in its fragment, which no browser sends. */
  address: z.string(),
  /** The address to type, with the code. */
  typed: z.string(),
  code: z.string(),
  /** ISO time until which the code is good; null for a standing card, which holds until it is revoked. */
  codeUntil: z.string().nullable(),
});
export type Entrance = z.infer<typeof entranceSchema>;

/** The ways to one seat. */
export const invitationSchema = entranceSchema.extend({ seat: seatIdSchema });
export type Invitation = z.infer<typeof invitationSchema>;

/** The campaign as a device opens it: without any path of the machine. */
export const seatAtTableSchema = z.object({
  seat: seatIdSchema,
  game: gameIdSchema,
  title: z.string(),
  /** Identifies the campaign for a page's own data. */
  table: z.string(),
  seats: z.array(z.object({ seat: seatIdSchema, isHuman: z.boolean() })),
});
export type SeatAtTable = z.infer<typeof seatAtTableSchema>;

/**
 * `here`: the connection stands. `changed`: something changed. `asked`: the game waits for the viewer. `closed`: a period
 * is over. `undone`: something was taken back. `ready`: another seat is ready, or is not any more. `devices`: who
 * is connected. `fight`: a battle that is led at the table went on. `question`: the viewer is asked something, or is not any more; or a player has answered. `elsewhere`: the
 * device has the table open in so many newer tabs that this one hears no more. `shut`: the table is closed, or the device’s stay is over.
 */
export const tableNewsSchema = z.object({
  kind: z.enum([
    'here',
    'changed',
    'asked',
    'closed',
    'undone',
    'ready',
    'devices',
    'fight',
    'question',
    'elsewhere',
    'shut',
  ]),
  /** Grows with every piece of news for the viewer, so that a returning page knows whether it missed any. */
  count: z.number().int(),
});
export type TableNews = z.infer<typeof tableNewsSchema>;
