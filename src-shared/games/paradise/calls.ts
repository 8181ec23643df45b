import { z } from 'zod';
import { cityPackSchema } from './cities/pack.ts';
import { houseRulesSchema } from './houseRules.ts';
import { battleIdSchema } from './ids.ts';
import { bargainTermsSchema } from './orders/bargains.ts';
import { paradiseSchemas } from './schemas.ts';
import { gangSetupSchema } from './setup.ts';
import {
  battleRunSchema,
  battleSettlingSchema,
  battleSheetSchema,
  battleSummarySchema,
  battleTallySchema,
  consequenceSchema,
  leadingSchema,
  ledBattleSchema,
  singleBattleSchema,
  tableFightSchema,
  watchedFightSchema,
} from './views/battle.ts';
import { booksMonthSchema } from './views/campaign.ts';
import { attitudesSchema, termsForecastSchema } from './views/attitudes.ts';
import { plannedViewSchema, situationReportSchema } from './views/opposition.ts';
import { gangQuoteSchema, rulebookTablesSchema } from './views/setup.ts';
import { seatIdSchema, viewerSchema } from '#shared/words/ids.ts';
import { diceModeSchema } from '#shared/words/journal.ts';
import { answerSchema } from '#shared/words/questions.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { answering, call, commandOfSeat, ofSeatFor } from '#shared/calls/calls.ts';
import { outcomeSchema } from '#shared/views/outcome.ts';
import { createGameCalls } from '#shared/calls/gameCalls.ts';

const inCity = z.object({ city: cityPackSchema.exactOptional() });
const ofBattle = z.object({ battle: battleIdSchema, viewer: viewerSchema });
/** The battle led at the table, and the number of the decision on the page. */
const atNumber = ofBattle.extend({ number: z.int().min(0) });

/** The calls of Paradise: those of every game, its setup form, its battles and its NPC gangs. */
export const paradiseCalls = {
  ...createGameCalls(paradiseSchemas),
  forms: {
    /** The tables of a city; of Paradise without one. */
    tables: call.input(inCity).output(rulebookTablesSchema),
    quote: call.input(inCity.extend({ gang: gangSetupSchema, houseRules: houseRulesSchema })).output(gangQuoteSchema),
  },
  battles: {
    /** A battle as the table plays it: forces, layout, rules, the report's form. */
    sheet: call.input(ofBattle).output(battleSheetSchema),
    /** Sums over a batch of runs on copies, from run number `from` on; batches add up. */
    odds: call
      .input(
        ofBattle.extend({
          from: createWholeNumber(0, 100_000, 'Runs are counted from 0 to 100,000.'),
          runs: createWholeNumber(1, 200, 'Ask for 1 to 200 runs at a time.'),
        }),
      )
      .output(battleTallySchema),
    /** The run the program would make; nothing is written. */
    try: call.input(ofBattle).output(battleRunSchema),
    /** A battle that people lead, as far as their answers go; nothing is written. */
    lead: call.input(ofBattle.extend(leadingSchema.shape)).output(ledBattleSchema),
    /** A single battle of no campaign, likewise. */
    leadSingle: call.input(leadingSchema.extend({ battle: singleBattleSchema })).output(ledBattleSchema),
    /** The lines that settling a battle so would add to the log, as a viewer may read them; nothing is written. */
    foresee: call.input(ofBattle.extend({ settling: battleSettlingSchema })).output(z.array(consequenceSchema)),
    settle: call
      .input(z.object({ battle: battleIdSchema, settling: battleSettlingSchema, ...answering }))
      .output(outcomeSchema),
    /** A settled battle that the program fought, to watch again. */
    watch: call.input(ofBattle).output(battleRunSchema),
    /** A battle that its players lead from their own devices; the program keeps the decisions. */
    atTable: {
      /** The battle as the viewer may see it; null where none is led that he may know of. */
      look: call.input(z.object({ viewer: viewerSchema })).output(tableFightSchema.nullable()),
      /** Its table as everybody may watch it; null where the games master does not let all watch. */
      watch: call.output(watchedFightSchema.nullable()),
      /** Begins it, or continues a paused one; `isAnew` drops the decisions. */
      begin: call
        .input(
          ofBattle.extend({
            /** Left out, they stay whose they were; at first the program’s. */
            dice: diceModeSchema.exactOptional(),
            isOpen: z.boolean().default(false),
            isAnew: z.boolean().default(false),
          }),
        )
        .output(tableFightSchema),
      /** Gives the decision that is asked for; one that was given already is refused. */
      answer: call.input(atNumber.extend({ answer: answerSchema })).output(tableFightSchema),
      /** Takes back the viewer's own last decision; the games master can go back to any. */
      takeBack: call.input(atNumber.extend({ to: z.int().min(0).nullable().default(null) })).output(tableFightSchema),
      /** The games master leads a side in its player’s place, or gives it back. */
      takeOver: call
        .input(z.object({ side: z.enum(['attackers', 'defenders']), isTaken: z.boolean() }))
        .output(tableFightSchema),
      /** Lets everybody at the table watch, or only those who have a part. */
      show: call.input(z.object({ isOpen: z.boolean() })).output(tableFightSchema),
      /** Pauses it: nobody decides anything until it is resumed, and decisions are kept. */
      pause: call.output(tableFightSchema),
    },
  },
  /** The records that grow over the years, for the screens that show all of them. */
  archive: {
    battles: call.input(z.object({ viewer: viewerSchema })).output(z.array(battleSummarySchema)),
    books: call.input(z.object({ seat: seatIdSchema, viewer: viewerSchema })).output(z.array(booksMonthSchema)),
  },
  opposition: {
    /** A gang's situation and its playing, for the GM. */
    situationReport: call.input(ofSeatFor).output(situationReportSchema),
    /** The rivals' attitude to a gang and the relations of all gangs, as far as the viewer may know. */
    attitudes: call.input(ofSeatFor).output(attitudesSchema),
    /** A rival's answer to terms before they are put; nothing is written. */
    forecastTerms: call
      .input(ofSeatFor.extend({ to: seatIdSchema, terms: bargainTermsSchema }))
      .output(termsForecastSchema),
    /** The best thing of each kind that the gang's money can buy this month, by worth; the best first. */
    purchases: call.input(ofSeatFor).output(z.array(plannedViewSchema)),
    /** The program writes the orders of an NPC gang before the reveal, for the GM to change. */
    write: call.input(commandOfSeat).output(outcomeSchema),
    /** The GM plays an NPC gang until the month closes. */
    takeOverSeat: call.input(commandOfSeat).output(outcomeSchema),
  },
};
