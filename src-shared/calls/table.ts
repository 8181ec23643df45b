import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import {
  invitationSchema,
  seatAtTableSchema,
  tableNewsSchema,
  tableStateSchema,
  entranceSchema,
  whoIsReadySchema,
} from '../views/table.ts';
import { seatIdSchema, viewerSchema } from '../words/ids.ts';
import { ofMoment } from '../words/moments.ts';
import { createWholeNumber } from '../words/numbers.ts';
import { plainText } from '../words/plainText.ts';
import { answerSchema, putQuestionSchema } from '../words/questions.ts';
import { call, ofSeat } from './calls.ts';

/** 256 bits in base64url. */
const keySchema = z.string().regex(/^[\w-]{43}$/u, 'This is no key of a seat; scan the code again.');

const pinSchema = z.string().regex(/^\d{4,8}$/u, 'A PIN has four to eight digits.');

const proofSchema = z.string().regex(/^[\da-f]{64}$/u, 'This is no proof of a seat; scan a new code.');

const minutesSchema = createWholeNumber(1, 1_440, 'A step has 1 to 1,440 minutes.');

/** The table: every player on his own device, on the network of this room. */
export const tableCalls = {
  /** The table as the games master's panel shows it. */
  state: call.output(tableStateSchema),
  /** Opens it at one address of this machine; with a PIN, which joining devices must give. */
  open: call
    .input(
      z.object({
        address: plainText('Pick an address.').min(1, 'Pick an address.').max(60),
        /** Null: the usual port, or any free one. */
        port: z.number().int().min(1).max(65_535).nullable().default(null),
        pin: pinSchema.nullable().default(null),
        /** Asks for the PIN that the table asked for last, where `pin` names no other. */
        keepsPin: z.boolean().default(false),
      }),
    )
    .output(tableStateSchema),
  close: call.output(tableStateSchema),
  /** Has the program play on by itself as soon as all are ready, or wait for the games master. */
  playOnByItself: call.input(z.object({ isOn: z.boolean() })).output(tableStateSchema),
  /** Gives each step so many minutes; null: as long as it takes. */
  setClock: call.input(z.object({ minutes: minutesSchema.nullable() })).output(tableStateSchema),
  /** Gives this step some minutes more. */
  extendClock: call.input(z.object({ minutes: minutesSchema })).output(tableStateSchema),
  /** A new address with a key, and a new code, for one more device of a seat; those before it are void. */
  invite: call.input(ofSeat).output(invitationSchema),
  /** The standing card of a seat, which lets its player in at any time and address of the table; the one before is void. */
  card: call.input(ofSeat).output(invitationSchema),
  endCard: call.input(ofSeat).output(tableStateSchema),
  /** An invitation by which a player moves his seat to another browser; this device gives it up then. */
  move: call.input(ofSeat).output(invitationSchema),
  /** The card of onlookers: whoever has it sees what everybody may see. The one before is void. */
  admitOnlookers: call.output(entranceSchema),
  /** Ends every onlooker's device, and their card. */
  endOnlookers: call.output(tableStateSchema),
  endDevice: call.input(z.object({ device: plainText().min(1).max(40) })).output(tableStateSchema),
  /** Ends every device of a seat, and its unused invitations. */
  endSeat: call.input(ofSeat).output(tableStateSchema),
  /** For a device without a key: the name of this table, and whether it needs a PIN. */
  /** `others`: further addresses of the machine, at which the table may be found if this one is gone. */
  door: call.output(z.object({ table: z.string(), asksPin: z.boolean(), others: z.array(z.string()) })),
  /** Gives a device its seat: by the key of an address or by a code, each of which works once. */
  enter: call
    .input(
      z.object({
        by: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('address'), key: keySchema }),
          z.object({
            kind: z.literal('code'),
            code: z
              .string()
              .trim()
              .max(12)
              .regex(/^(?:[a-z]{6}){1,2}$/iu, 'A code has six letters, and a card twelve.'),
          }),
          // A device that sat at another address of the same machine; see `words/wayBack.ts`.
          z.object({ kind: z.literal('move'), handle: proofSchema, nonce: keySchema, ticket: proofSchema }),
        ]),
        pin: pinSchema.nullable().default(null),
        /** Made up by the device, which keeps it; asked again with the same key, it is the same device. */
        key: keySchema,
        /** The name of the device or of its owner, for the games master's list. */
        name: plainText().trim().max(40, 'Keep the name to 40 letters.').default(''),
      }),
    )
    /** Without a seat it looks on. */
    .output(z.object({ seat: seatIdSchema.nullable(), name: z.string() })),
  /** A device gives up its place: its key opens nothing from then on. */
  leave: call.input(ofSeat),
  /** The campaign and the seat of a device. */
  seat: call.input(ofSeat).output(seatAtTableSchema),
  /** The seats that declared their orders complete. */
  who: call.output(whoIsReadySchema),
  ready: call.input(ofSeat.extend(ofMoment)).output(whoIsReadySchema),
  notReady: call.input(ofSeat.extend(ofMoment)).output(whoIsReadySchema),
  /** Shows a question of the games master's play on the asked player's device; false if there is none. */
  ask: call.input(z.object({ question: putQuestionSchema })).output(z.boolean()),
  /** The question that a seat is asked; null without any. */
  asked: call.input(ofSeat).output(z.object({ question: putQuestionSchema.nullable() })),
  answer: call.input(ofSeat.extend({ answer: answerSchema, ...ofMoment })),
  /** The answer that came from a device; null while there is none. */
  answered: call.output(z.object({ answer: answerSchema.nullable() })),
  /** It is answered here, or given up. */
  stopAsking: call,
  /** Live: that something changed which the viewer may know, and nothing more. */
  news: call.input(z.object({ viewer: viewerSchema })).output(eventIterator(tableNewsSchema)),
};
