import { oc } from '@orpc/contract';
import { z } from 'zod';
import {
  battleRunSchema,
  battleSettlingSchema,
  battleSheetSchema,
  battleTallySchema,
} from '../views/battle.ts';
import { campaignViewSchema, monthReportSchema, quoteSchema } from '../views/campaign.ts';
import { forecastProgressSchema, forecastRequestSchema } from '../views/forecast.ts';
import { logEntrySchema } from '../views/log.ts';
import { plannedViewSchema, sitrepSchema } from '../views/opposition.ts';
import { editionSchema, paperFormatSchema } from '../views/paper.ts';
import { gangQuoteSchema, rulebookTablesSchema } from '../views/setup.ts';
import { battleIdSchema, seatIdSchema, viewerSchema } from '../vocabulary/ids.ts';
import { wholeNumber } from '../vocabulary/numbers.ts';
import { diceModeSchema } from '../vocabulary/journal.ts';
import { houseRulesSchema } from '../vocabulary/paradise/houseRules.ts';
import { gmEditSchema } from '../vocabulary/paradise/gmEdits.ts';
import { orderSchema } from '../vocabulary/paradise/orders.ts';
import { gangSetupSchema, paradiseSetupSchema } from '../vocabulary/paradise/setup.ts';
import { answerSchema, questionSchema } from '../vocabulary/questions.ts';

/** Every call may be refused: `message` is one sentence for the user and nothing was changed. */
const call = oc.errors({
  REFUSED: { status: 409, data: z.object({ rule: z.string().nullable() }) },
  NO_CAMPAIGN: { status: 412 },
});

/** How a command's dice are thrown and what was answered so far; a question re-runs the command. */
const answering = {
  dice: diceModeSchema.default('program'),
  answers: z.array(answerSchema).max(2_000).default([]),
};

/** A command ran and was written, or stopped at a question and changed nothing. */
const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), title: z.string(), monthsClosed: z.array(z.number().int()) }),
  z.object({ kind: z.literal('question'), question: questionSchema }),
]);
export type Outcome = z.infer<typeof outcomeSchema>;

const fileSchema = z.object({
  path: z.string(),
  title: z.string(),
  date: z.string(),
  gangs: z.string(),
  /** ISO time of the last change. */
  changedAt: z.string(),
  /** Null when it can be opened; otherwise one sentence. */
  problem: z.string().nullable(),
  /** The file itself is broken: one of its backups can take its place. */
  isDamage: z.boolean(),
});
export type CampaignFile = z.infer<typeof fileSchema>;

const openedSchema = z.object({
  path: z.string(),
  title: z.string(),
  notice: z.string().nullable(),
});

const backupSchema = z.object({ path: z.string(), label: z.string(), writtenAt: z.string() });

/** Who will read the titles that come back: a seat is not told of another gang's orders. */
const lookingSchema = z.object({ viewer: viewerSchema });

const undoStepSchema = z.object({
  seq: z.number().int(),
  month: z.number().int(),
  title: z.string(),
});

export const contract = {
  app: {
    about: call.output(
      z.object({
        version: z.string(),
        host: z.enum(['desktop', 'loopback']),
        /** The desktop has native dialogs and prints to PDF. */
        hasDialogs: z.boolean(),
        campaignsFolder: z.string(),
      }),
    ),
    recent: call.output(z.array(fileSchema)),
    forget: call.input(z.object({ path: z.string() })).output(z.void()),
    /** Backups beside a campaign that is not open, a damaged one too; newest first. */
    backupsOf: call.input(z.object({ path: z.string() })).output(z.array(backupSchema)),
    /** Desktop only: native open dialog; null when cancelled. */
    chooseFile: call.output(z.string().nullable()),
  },
  setup: {
    tables: call.output(rulebookTablesSchema),
    quoteGang: call
      .input(z.object({ gang: gangSetupSchema, houseRules: houseRulesSchema }))
      .output(gangQuoteSchema),
  },
  campaign: {
    /** Which file is open now, or null. */
    current: call.output(openedSchema.nullable()),
    create: call
      .input(z.object({ setup: paradiseSetupSchema, path: z.string().nullable(), ...answering }))
      .output(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('done'), opened: openedSchema }),
          z.object({ kind: z.literal('question'), question: questionSchema }),
        ]),
      ),
    /** Enters a campaign that was played elsewhere from its file's text; findings leave no file. */
    join: call
      .input(
        z.object({
          text: z.string().max(2_000_000, 'The file is too big for a campaign.'),
          path: z.string().nullable(),
        }),
      )
      .output(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('done'), opened: openedSchema }),
          z.object({
            kind: z.literal('wrong'),
            findings: z.array(
              z.object({ line: z.number().int(), field: z.string(), sentence: z.string() }),
            ),
          }),
        ]),
      ),
    open: call.input(z.object({ path: z.string() })).output(openedSchema),
    openSample: call.output(openedSchema),
    close: call.output(z.void()),
    view: call.input(z.object({ viewer: viewerSchema })).output(campaignViewSchema),
    /** Copy the file and go on in the copy. */
    branch: call.input(z.object({ title: z.string().trim().min(1).max(80) })).output(openedSchema),
    verify: call.output(
      z.object({
        isWhole: z.boolean(),
        findings: z.array(z.string()),
        checked: z.array(z.string()),
      }),
    ),
    backups: call.output(z.array(backupSchema)),
    restore: call.input(z.object({ path: z.string() })).output(openedSchema),
    /** Puts a backup in the place of a campaign that cannot be opened; the damaged file is kept. */
    rescue: call.input(z.object({ path: z.string(), backup: z.string() })).output(openedSchema),
  },
  orders: {
    quote: call.input(z.object({ seat: seatIdSchema, order: orderSchema })).output(quoteSchema),
    give: call
      .input(z.object({ seat: seatIdSchema, order: orderSchema, ...answering }))
      .output(outcomeSchema),
  },
  month: {
    /** Play on: pay the precincts if they wait, otherwise close the month. */
    advance: call.input(z.object({ ...answering })).output(outcomeSchema),
    report: call
      .input(z.object({ viewer: viewerSchema, month: z.number().int().positive() }))
      .output(monthReportSchema),
  },
  battles: {
    /** A battle as the table plays it: forces, layout, rules, the report's form. */
    sheet: call
      .input(z.object({ battle: battleIdSchema, viewer: viewerSchema }))
      .output(battleSheetSchema),
    /** Sums over a batch of runs on copies, from run number `from` on; batches add up. */
    odds: call
      .input(
        z.object({
          battle: battleIdSchema,
          from: wholeNumber(0, 100_000, 'Runs are counted from 0 to 100,000.'),
          runs: wholeNumber(1, 200, 'Ask for 1 to 200 runs at a time.'),
        }),
      )
      .output(battleTallySchema),
    /** The run the program would make; nothing is written. */
    try: call.input(z.object({ battle: battleIdSchema })).output(battleRunSchema),
    settle: call
      .input(z.object({ battle: battleIdSchema, settling: battleSettlingSchema }))
      .output(outcomeSchema),
    /** A settled battle that the program fought, to watch again. */
    watch: call.input(z.object({ battle: battleIdSchema })).output(battleRunSchema),
  },
  history: {
    log: call
      .input(z.object({ viewer: viewerSchema, month: z.number().int().positive().nullable() }))
      .output(z.array(logEntrySchema)),
    /** Newest first: what undo and redo would do. Without a viewer, as the GM may read it. */
    steps: call
      .input(lookingSchema.optional())
      .output(z.object({ undo: z.array(undoStepSchema), redo: undoStepSchema.nullable() })),
    /** Take back the newest titled entry, back to (and keeping) `toSeq`, or to a month's start. */
    undo: call
      .input(
        z.object({
          toSeq: z.number().int().nonnegative().optional(),
          toMonth: z.number().int().positive().optional(),
          viewer: viewerSchema.optional(),
        }),
      )
      .output(z.object({ undone: z.array(z.string()) })),
    redo: call.input(lookingSchema.optional()).output(z.object({ redone: z.string() })),
  },
  paper: {
    editions: call.output(
      z.array(z.object({ month: z.number().int(), date: z.string(), headline: z.string() })),
    ),
    edition: call.input(z.object({ month: z.number().int().positive() })).output(editionSchema),
    export: call
      .input(z.object({ month: z.number().int().positive(), format: paperFormatSchema }))
      .output(z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() })),
  },
  /** Looking ahead on copies; nothing is written. One at a time: another start stops it. */
  forecast: {
    start: call.input(forecastRequestSchema).output(z.object({ run: z.number().int() })),
    /** Asked every now and then; a forecast nobody asks about is stopped. */
    progress: call.input(z.object({ run: z.number().int() })).output(forecastProgressSchema),
    cancel: call.output(z.void()),
  },
  gm: {
    edit: call
      .input(
        z.object({
          edit: gmEditSchema,
          reason: z.string().trim().min(1, 'Give the reason for the change.').max(300),
        }),
      )
      .output(outcomeSchema),
  },
  opposition: {
    /** What the planner would have a seat do now, and why: its own advice, or any gang for the GM. */
    plan: call
      .input(z.object({ seat: seatIdSchema, viewer: viewerSchema }))
      .output(z.array(plannedViewSchema)),
    /** How a gang stands and is played, for the GM. */
    sitrep: call.input(z.object({ seat: seatIdSchema })).output(sitrepSchema),
    /** The program writes the orders of one of its gangs before the reveal, for the GM to change. */
    write: call.input(z.object({ seat: seatIdSchema })).output(outcomeSchema),
    /** The GM plays one of the program's gangs until the month closes. */
    takeOver: call.input(z.object({ seat: seatIdSchema })).output(outcomeSchema),
    /** Gives orders of the planner's advice as one step. */
    follow: call
      .input(
        z.object({
          seat: seatIdSchema,
          orders: z
            .array(orderSchema)
            .min(1, 'Pick at least one order of the advice.')
            .max(60, 'Give at most 60 orders at once.'),
          ...answering,
        }),
      )
      .output(outcomeSchema),
  },
};
export type Contract = typeof contract;
