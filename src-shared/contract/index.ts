import { z } from 'zod';
import { annalsSchema } from '../views/annals.ts';
import { forecastProgressSchema, forecastRequestSchema } from '../views/forecast.ts';
import { holdingChangeSchema, timelinePeriodSchema } from '../views/chronicle.ts';
import { heldTagSchema, createSentViewSchema } from '../views/changes.ts';
import { laterOutcomeSchema, laterSchema } from '../views/later.ts';
import { listedEditionSchema, listedExtraSchema, listedStepSchema, listsSchema } from '../views/lists.ts';
import { logEntrySchema, namedSchema } from '../views/log.ts';
import { editionSchema, paperFormatSchema, printFormatSchema } from '../views/paper.ts';
import { heldPageSchema, pressEditSchema } from '../views/pressEdit.ts';
import { periodReportSchema } from '../views/report.ts';
import { periodShowSchema } from '../views/show.ts';
import { gameIdSchema, type GameId } from '../words/games.ts';
import { dueWishSchema, keptWishSchema, packetFormatSchema, receiptSchema, sheetProblemSchema } from '../views/mail.ts';
import { seatIdSchema, viewerSchema } from '../words/ids.ts';
import { lateRuleSchema } from '../words/lateSeats.ts';
import { ofMoment } from '../words/moments.ts';
import { pathSchema, plainText } from '../words/plainText.ts';
import { answering, call, openedSchema } from '../calls/calls.ts';
import { outcomeSchema } from '../views/outcome.ts';
import { extraStorySchema, handoutIdSchema } from '../views/handouts.ts';
import { handoutCalls } from '../calls/handouts.ts';
import { hotSeatCalls } from '../calls/hotSeat.ts';
import { noteCalls } from '../calls/notes.ts';
import { portraitCalls } from '../calls/portraits.ts';
import { draftCalls } from '../calls/drafts.ts';
import { tableCalls } from '../calls/table.ts';
import { brotherhoodCalls } from '../games/brotherhood/calls.ts';
import { godfatherCalls } from '../games/godfather/calls.ts';
import { empireCityCalls } from '../games/empire-city/calls.ts';
import { paradiseCalls } from '../games/paradise/calls.ts';
import { turfWarCalls } from '../games/turf-war/calls.ts';

export type { Outcome } from '../views/outcome.ts';

const fileSchema = z.object({
  path: z.string(),
  /** Null for a file that cannot be read. */
  game: gameIdSchema.nullable(),
  title: z.string(),
  date: z.string(),
  /** True once it is won. */
  isOver: z.boolean(),
  gangs: z.string(),
  /** ISO time of the last change. */
  changedAt: z.string(),
  /** Null when it can be opened; otherwise one sentence. */
  problem: z.string().nullable(),
  /** The file itself is broken: one of its backups can take its place. */
  isDamage: z.boolean(),
});
export type CampaignFile = z.infer<typeof fileSchema>;

const backupSchema = z.object({
  path: z.string(),
  label: z.string(),
  writtenAt: z.string(),
  /** It cannot be restored; an older one may. */
  isDamaged: z.boolean(),
});

/** The reader of the returned titles: a seat may not read another gang's orders. */
const lookingSchema = z.object({ viewer: viewerSchema });

const undoStepSchema = listedStepSchema.extend({
  /** True if the asking viewer may go back to before it. */
  mayUndo: z.boolean(),
});

/** A printed paper: the edition of a period, or an extra of it. */
const ofPaper = { period: z.number().int().positive(), extra: handoutIdSchema.optional() };

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
    /** The program's versions, for a report of a mistake. */
    versions: call.output(
      z.object({
        program: z.string(),
        /** The newest file format that it reads, and the one it writes. */
        format: z.number().int(),
        rules: z.array(z.object({ game: gameIdSchema, title: z.string(), version: z.number().int() })),
        runtimes: z.array(z.object({ name: z.string(), version: z.string() })),
      }),
    ),
    recent: call.output(z.array(fileSchema)),
    /** Waits for the words of the opening under way, such as “Reading 600 months, once”; null where it needs none. */
    opening: call.output(z.string().nullable()),
    forget: call.input(z.object({ path: pathSchema })).output(z.void()),
    /** Backups beside a campaign that is not open, a damaged one too; newest first. */
    backupsOf: call.input(z.object({ path: pathSchema })).output(z.array(backupSchema)),
    /** Desktop only: native open dialog; null when canceled. */
    chooseFile: call.output(z.string().nullable()),
  },
  campaign: {
    /** Which file is open now, or null. */
    current: call.output(openedSchema.nullable()),
    /** The campaign that is open, as anybody may know it: without its file. */
    shown: call.output(z.object({ game: gameIdSchema, title: z.string() }).nullable()),
    /** Enters a campaign that was played elsewhere from its file's text; findings leave no file. */
    join: call
      .input(
        z.object({
          game: gameIdSchema,
          text: z.string().max(2_000_000, 'The file is too big for a campaign.'),
          /** Further files with tables of the same campaign, such as those of one gang. */
          others: z
            .array(
              z.object({
                name: plainText().max(255, 'Keep the name of a file to 255 letters.'),
                text: z.string().max(2_000_000, 'The file is too big for a campaign.'),
              }),
            )
            .max(8, 'Pick nine files at most.')
            .default([]),
          /** How many NPC gangs the program adds to those of the tables; null: none. */
          rivals: z.number().int().min(1).max(7).nullable().default(null),
          path: pathSchema.nullable(),
        }),
      )
      .output(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('done'), opened: openedSchema }),
          z.object({
            kind: z.literal('wrong'),
            findings: z.array(
              z.object({
                /** Its name, where it is a further file. */
                file: z.string().optional(),
                line: z.number().int(),
                field: z.string(),
                sentence: z.string(),
              }),
            ),
          }),
        ]),
      ),
    open: call.input(z.object({ path: pathSchema })).output(openedSchema),
    /** A campaign to look around in; `isPlayed` has it some periods old, with decisions open. */
    openSample: call.input(z.object({ game: gameIdSchema, isPlayed: z.boolean().optional() })).output(openedSchema),
    close: call.output(z.void()),
    /** The campaign, or one seat's part of it, as tables that `join` takes. */
    table: call
      .input(
        z.object({ seat: seatIdSchema.nullable(), viewer: viewerSchema, style: z.enum(['comma', 'semicolon', 'tab']) }),
      )
      .output(z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() })),
    /** The block of the one gang in a table that was saved from another campaign, as JSON text; nothing is written. */
    readGang: call
      .input(z.object({ text: z.string().max(2_000_000, 'That is too long for a gang’s table.') }))
      .output(z.object({ block: z.string() })),
    /** Copy the file and go on in the copy. */
    branch: call
      .input(
        z.object({ title: plainText().trim().min(1, 'Give the copy a name.').max(80, 'Keep the name to 80 letters.') }),
      )
      .output(openedSchema),
    /** Keeps the open state in a file of its own, if another program changed the campaign's, and opens that. */
    keepAsOwn: call.output(openedSchema),
    verify: call.output(
      z.object({ isWhole: z.boolean(), findings: z.array(z.string()), checked: z.array(z.string()) }),
    ),
    backups: call.output(z.array(backupSchema)),
    restore: call.input(z.object({ path: pathSchema })).output(openedSchema),
    /** Puts the backup that is open in the place of its campaign, and opens that. */
    restoreThis: call.output(openedSchema),
    /** Puts a backup in the place of a campaign that cannot be opened; the damaged file is kept. */
    rescue: call.input(z.object({ path: pathSchema, backup: pathSchema })).output(openedSchema),
  },
  play: {
    /** Play on to the next point that waits for a human; where the table closes the period, close it. */
    advance: call.input(z.object({ ...answering })).output(outcomeSchema),
    report: call
      .input(
        z.object({
          viewer: viewerSchema,
          period: z.number().int().positive(),
          /** Only entries of the newest step that the viewer may know of. */
          newest: z.boolean().default(false),
          /** Only entries after this step, by the viewer's own number of it; null: all of the period. */
          since: z.number().int().nonnegative().nullable().default(null),
        }),
      )
      .output(periodReportSchema),
    /** The close of a period, scene by scene. */
    show: call.input(z.object({ viewer: viewerSchema, period: z.number().int().positive() })).output(periodShowSchema),
    /** The same, as far as every player may know it. */
    /** The battle that everybody at the table may watch, in a sentence for all eyes; null where there is none. */
    publicFight: call.output(z.object({ title: z.string(), sentence: z.string(), number: z.int() }).nullable()),
    publicShow: call.input(z.object({ period: z.number().int().positive() })).output(periodShowSchema),
  },
  history: {
    log: call
      .input(
        z.object({
          viewer: viewerSchema,
          period: z.number().int().positive().nullable(),
          /** Only a number of the newest entries: of the journal for the games master, of readable ones for a seat. */
          newest: z.number().int().positive().max(10_000).optional(),
          /** Only the lines that name it, and the entries that have one. */
          about: namedSchema.optional(),
        }),
      )
      .output(z.array(logEntrySchema)),
    /** The holders over time, change by change; public, and empty for a game that keeps no chronicle. */
    holdings: call.output(z.array(holdingChangeSchema)),
    /** Every period, oldest first: headline, memorable events, holdings. */
    timeline: call.input(lookingSchema).output(z.array(timelinePeriodSchema)),
    /** The moves of the whole game's figures with their causes, and the records, as the viewer was told. */
    annals: call.input(lookingSchema).output(annalsSchema),
    /** Newest first: the effects of undo and redo. Without a viewer, as the GM may read it. */
    steps: call
      .input(lookingSchema.optional())
      .output(z.object({ undo: z.array(undoStepSchema), redo: undoStepSchema.nullable() })),
    /** Steps and editions for a page that keeps them: their changes since the held ones. */
    lists: call
      .input(z.object({ viewer: viewerSchema, held: heldTagSchema }))
      .output(createSentViewSchema(listsSchema)),
    /**
     * Take back the newest step, back to (and keeping) the one that the viewer's list calls `toSeq`, or to a period's start;
     * refused where the newest step of the viewer's list is not `newest`.
     */
    undo: call
      .input(
        z.object({
          toSeq: z.number().int().nonnegative().optional(),
          toPeriod: z.number().int().positive().optional(),
          newest: plainText().max(60).optional(),
          viewer: viewerSchema.optional(),
          ...ofMoment,
        }),
      )
      .output(z.object({ undone: z.array(z.string()) })),
    /** Puts the last undone step back; refused where that is not `next`. */
    redo: call
      .input(
        z.object({ viewer: viewerSchema.optional(), next: plainText().max(60).optional(), ...ofMoment }).optional(),
      )
      .output(z.object({ redone: z.string() })),
    /** The orders of periods that were taken back and dropped, as far as they may be played again. */
    later: call.output(laterSchema),
    /** Plays them again, each a step of its own; those that do not fit any more are listed. */
    playLater: call.output(laterOutcomeSchema),
    forgetLater: call.output(z.void()),
    /** Settles at once the fate of taken-back periods, as the next step would ask. */
    settleDropped: call
      .input(z.object({ fate: z.enum(['copy', 'go-on']) }))
      .output(z.object({ notice: z.string().nullable() })),
  },
  drafts: draftCalls,
  notes: noteCalls,
  hotSeat: hotSeatCalls,
  handouts: handoutCalls,
  portraits: portraitCalls,
  table: tableCalls,
  paper: {
    editions: call.output(z.array(listedEditionSchema)),
    /** The extras between them, oldest first. */
    extras: call.output(z.array(listedExtraSchema)),
    /** The news of the running period that everybody may know, in the words of the paper, for an extra. */
    newsSoFar: call.output(z.array(extraStorySchema)),
    edition: call.input(z.object(ofPaper)).output(editionSchema),
    /** The page on the editor's desk: as it was printed, and its edits. */
    held: call.input(z.object({ period: z.number().int().positive() })).output(heldPageSchema),
    /** Keeps the games master's edits of a page; null: it is as printed. */
    edit: call
      .input(z.object({ period: z.number().int().positive(), edit: pressEditSchema.nullable() }))
      .output(z.void()),
    /** Every edition bound into one page, with an index. */
    volume: call.output(z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() })),
    export: call
      .input(z.object({ ...ofPaper, format: paperFormatSchema }))
      .output(z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() })),
    /** The paper as PDF, or its first page as PNG; refused where nothing on the machine can print. */
    print: call
      .input(z.object({ ...ofPaper, format: printFormatSchema }))
      .output(z.object({ fileName: z.string(), mediaType: z.string(), content: z.instanceof(Blob) })),
  },
  /** Order sheets by mail, in games that are played so. */
  mail: {
    /** A seat's packet for the period being played. */
    packet: call
      .input(z.object({ seat: seatIdSchema, viewer: viewerSchema, format: packetFormatSchema }))
      .output(z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() })),
    /** When the sheets of the period being played are due, in words; null: at no set time. */
    due: call.output(z.string().nullable()),
    setDue: call
      .input(z.object({ due: plainText().max(60, 'Keep the time to 60 letters.').nullable() }))
      .output(z.void()),
    /** The wishes of players for a later date or a pause in this period; a seat is told its own. */
    wishes: call.input(z.object({ viewer: viewerSchema })).output(z.array(keptWishSchema)),
    /** Asks for a later date or a pause; null takes the wish back. */
    wish: call.input(z.object({ seat: seatIdSchema, wish: dueWishSchema.nullable(), ...ofMoment })).output(z.void()),
    /** Grants a wish, which sets the due date, or declines it. */
    answerWish: call.input(z.object({ seat: seatIdSchema, isGranted: z.boolean() })).output(z.void()),
    /** The way the campaign goes on without a late player, and the ways that the game knows. */
    late: call.output(z.object({ rule: lateRuleSchema, offers: z.array(lateRuleSchema) })),
    setLate: call.input(z.object({ rule: lateRuleSchema })).output(z.void()),
    /** Files a filled-in sheet; its faults are the answer, and then nothing was changed. */
    file: call
      .input(
        z.object({
          seat: seatIdSchema,
          lines: z
            .array(plainText().max(1_200, 'A line of the sheet is too long; write one order a line.'))
            .max(3_000, 'That is too long for a sheet.'),
          ...answering,
        }),
      )
      .output(
        z.union([
          outcomeSchema.options[0].extend({ receipt: receiptSchema }),
          outcomeSchema.options[1],
          z.object({ kind: z.literal('wrong'), problems: z.array(sheetProblemSchema), receipt: receiptSchema }),
          z.object({ kind: z.literal('wish'), receipt: receiptSchema }),
        ]),
      ),
  },
  /** Looking ahead on copies; nothing is written. One at a time: another start stops it. */
  forecast: {
    start: call.input(forecastRequestSchema).output(z.object({ run: z.number().int() })),
    /** Polled by its starter; a forecast without polls is stopped. */
    progress: call.input(z.object({ run: z.number().int(), viewer: viewerSchema })).output(forecastProgressSchema),
    cancel: call.output(z.void()),
  },
  /** The calls that only one game has; they must be complete to compile. */
  games: {
    paradise: paradiseCalls,
    'turf-war': turfWarCalls,
    brotherhood: brotherhoodCalls,
    godfather: godfatherCalls,
    'empire-city': empireCityCalls,
  } satisfies Record<GameId, unknown>,
};
export type Contract = typeof contract;
