import { z } from 'zod';
import { plainText } from '#shared/words/plainText.ts';
import { seatIdSchema, viewerSchema } from '#shared/words/ids.ts';
import { answerSchema, questionSchema } from '#shared/words/questions.ts';
import { diceModeSchema } from '#shared/words/journal.ts';
import { battleIdSchema, businessIdSchema, gangsterIdSchema, vehicleIdSchema } from '../ids.ts';
import { rollSchema } from '#shared/words/dice.ts';
import { logLineSchema } from '#shared/views/log.ts';
import { approachSchema, battleOutcomeSchema, partySchema, publicCauseSchema, scenarioNameSchema } from '../battles.ts';
import { districtSchema } from '../city.ts';
import { ledQuestionSchema, surveySchema } from '../leading.ts';
import { statBlockSchema } from '../people.ts';

/** A side's men of each kind in a single battle. */
const ownForceSchema = z
  .partialRecord(
    z.enum(['boss', 'torpedo', 'enforcer', 'hoodlum', 'slugger', 'punk']),
    z.int().min(0).max(20, 'Twenty of a kind are enough for one table.'),
  )
  .refine((force) => Object.values(force).some((count) => count > 0), 'Bring at least one man.');

/** A battle in the lists: its kind, place, sides, and whether it waits. */
export const battleSummarySchema = z.object({
  id: battleIdSchema,
  month: z.number().int(),
  scenario: scenarioNameSchema,
  /** [TAKE-2] Crews that met at an owner's door, without a raid. */
  isClash: z.boolean(),
  /** `The Etna Club’s raid on The Four Winds Tong at The Blue Parrot (The Docks)`. */
  title: z.string(),
  attackers: partySchema,
  defenders: partySchema,
  district: districtSchema,
  business: businessIdSchema.nullable(),
  /** A human gang is in it, so that the month waits for it. */
  isHuman: z.boolean(),
  /** Null while it waits; another battle has to be settled first. */
  waitsFor: battleIdSchema.nullable(),
  /** Why it will be called off when the month goes on, or null. */
  pointless: z.string().nullable(),
  /** How it was settled, or null. */
  settled: z
    .object({
      how: z.enum(['resolved', 'overruled', 'led', 'table', 'called-off']),
      winner: z.enum(['attackers', 'defenders', 'nobody']).nullable(),
      /** Its result in one sentence. */
      sentence: z.string(),
      /** The battle's losses, one line for each kind, as far as the viewer may know. */
      losses: z.array(z.string()),
      hasFilm: z.boolean(),
    })
    .nullable(),
});
export type BattleSummary = z.infer<typeof battleSummarySchema>;

/** One figure of a setup sheet. */
export const sheetFigureSchema = z.object({
  id: z.string(),
  /** Set for people of a roster; guards, muscle, police have no name of their own. */
  gangster: gangsterIdSchema.nullable(),
  name: z.string(),
  profile: z.string(),
  group: z.enum(['crew', 'guards', 'muscle', 'extras', 'reserve']),
  stats: statBlockSchema,
  weapons: z.array(z.string()),
  /** [GANG-9] The explosives he carries that get used up. */
  explosives: z.object({ grenades: z.number().int(), dynamite: z.number().int(), gasoline: z.number().int() }),
  skills: z.array(z.object({ name: z.string(), effect: z.string() })),
  isStoneCold: z.boolean(),
});
export type SheetFigure = z.infer<typeof sheetFigureSchema>;

export const sheetSideSchema = z.object({
  party: partySchema,
  name: z.string(),
  /** Null for the police. */
  seat: seatIdSchema.nullable(),
  figures: z.array(sheetFigureSchema),
  vehicles: z.array(z.object({ id: vehicleIdSchema, name: z.string() })),
  /** [RK-8] True if a truck of the gang's company brings them. */
  companyTruck: z.boolean(),
  /** [SCN-0] The plan that its party was given, for its own side and the games master; null without one. */
  approach: approachSchema.nullable(),
});
export type SheetSide = z.infer<typeof sheetSideSchema>;

const point = z.object({ x: z.number(), y: z.number() });
const rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** The table in inches. */
export const tableLayoutSchema = z.object({
  name: z.string(),
  width: z.number(),
  height: z.number(),
  light: z.enum(['good', 'poor', 'bad']),
  isPublic: z.boolean(),
  buildings: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      rect,
      floors: z.number(),
      openings: z.array(z.object({ kind: z.enum(['door', 'gate', 'window', 'fire-escape']), from: point, to: point })),
    }),
  ),
  covers: z.array(
    z.object({ id: z.string(), name: z.string(), rect, grade: z.enum(['light', 'hard']), isTall: z.boolean() }),
  ),
  roads: z.array(z.object({ points: z.array(point), width: z.number() })),
  /** [CAR-2] Places of hazards for a driver. */
  hazards: z.array(point),
  /** [SCN-3] A roadblock, its material, and where the road is closed behind a truck that turns back. */
  block: z.object({ at: point, what: z.string(), behind: point.nullable() }).nullable(),
});
export type TableLayout = z.infer<typeof tableLayoutSchema>;

/** Everything a table needs to play a battle by itself. */
export const battleSheetSchema = z.object({
  summary: battleSummarySchema,
  attackers: sheetSideSchema,
  defenders: sheetSideSchema,
  /** A fitting table, laid out by the program. */
  layout: tableLayoutSchema,
  lootPoints: z.number().int(),
  lootDollars: z.number().int(),
  /** In plain words, each with its rule. */
  specialRules: z.array(z.string()),
  reinforcements: z.array(z.string()),
  victory: z.array(z.string()),
  /** The report form without casualties. */
  blank: battleOutcomeSchema,
  /** Ends this scenario can have, with their winner. */
  endings: z.array(
    z.object({ ending: battleOutcomeSchema.shape.ending, winner: battleOutcomeSchema.shape.winner, label: z.string() }),
  ),
  causes: z.array(z.object({ cause: publicCauseSchema, label: z.string(), points: z.number() })),
  /** [SCN-4] The speakers at a Meet with their SMARTS, and the matter; null without a talk. */
  talk: z
    .object({
      /** The wishes of the gang that called for it, a phrase for each term. */
      asked: z.array(z.string()),
      speakers: z.array(
        z.object({ gang: z.string(), name: z.string(), smarts: z.number().int(), others: z.number().int() }),
      ),
    })
    .nullable(),
});
export type BattleSheet = z.infer<typeof battleSheetSchema>;

/** The totals of this many runs on copies; sums, so that batches add up. */
export const battleTallySchema = z.object({
  runs: z.number().int(),
  attackersWon: z.number().int(),
  defendersWon: z.number().int(),
  nobodyWon: z.number().int(),
  /** Figures lost: dead, out or arrested. */
  attackersLost: z.number(),
  defendersLost: z.number(),
  attackersDead: z.number(),
  defendersDead: z.number(),
  outrage: z.number(),
  turns: z.number(),
});
export type BattleTally = z.infer<typeof battleTallySchema>;

/** The changes on the table at one step: only new values. */
const figureChange = z.object({
  at: point.optional(),
  posture: z.string().optional(),
  wounds: z.number().optional(),
  isNervous: z.boolean().optional(),
  isHidden: z.boolean().optional(),
  carId: z.string().nullable().optional(),
  loot: z.number().optional(),
  heldBy: z.string().nullable().optional(),
  /** [GUTS-3, GATS-7] How many prisoners and hostages he has. */
  holds: z.number().optional(),
  arms: z.string().optional(),
});
const carChange = z.object({
  at: point.optional(),
  facing: z.number().optional(),
  speed: z.string().optional(),
  isWrecked: z.boolean().optional(),
  isOffTable: z.boolean().optional(),
  isBurning: z.boolean().optional(),
  /** How many are in it. */
  aboard: z.number().optional(),
  driver: z.string().nullable().optional(),
});
const objectiveChange = z.object({
  at: point.optional(),
  isDestroyed: z.boolean().optional(),
  heldBy: z.string().nullable().optional(),
  loot: z.number().optional(),
});

/** An action of one man toward another, or toward a place. */
export const filmDeedSchema = z.object({
  kind: z.enum(['fires', 'aims', 'throws', 'talks', 'brawls', 'looks']),
  by: z.string(),
  to: z.union([z.string(), point]),
  /** How many of a shot’s dice hit. */
  hits: z.number().optional(),
});
export type FilmDeed = z.infer<typeof filmDeedSchema>;

export const filmFigureSchema = z.object({
  id: z.string(),
  name: z.string(),
  profile: z.string(),
  side: z.enum(['attackers', 'defenders', 'law', 'civilians']),
  kind: z.string(),
  at: point,
  posture: z.string(),
  carId: z.string().nullable(),
  loot: z.number(),
  heldBy: z.string().nullable(),
  /** His guns and whether they are loaded, as far as the onlooker knows. */
  arms: z.string(),
  isHidden: z.boolean(),
});
export const filmCarSchema = z.object({
  id: z.string(),
  side: z.enum(['attackers', 'defenders', 'law', 'civilians']),
  kind: z.enum(['car', 'truck']),
  at: point,
  facing: z.number(),
  aboard: z.number(),
  driver: z.string().nullable(),
});
export const filmObjectiveSchema = z.object({
  id: z.string(),
  kind: z.enum(['loot', 'telephone', 'safe']),
  at: point,
  isDestroyed: z.boolean(),
  heldBy: z.string().nullable(),
  loot: z.number(),
});

/** A battle step by step: the cards, the events, every roll, and the moves. */
export const battleFilmSchema = z.object({
  layout: tableLayoutSchema,
  figures: z.array(filmFigureSchema),
  cars: z.array(filmCarSchema),
  objectives: z.array(filmObjectiveSchema),
  steps: z.array(
    z.object({
      text: z.string(),
      /** `A Joker`, `K of the attackers`; null for an event on a card. */
      card: z.string().nullable(),
      rolls: z.array(rollSchema),
      figures: z.record(z.string(), figureChange),
      cars: z.record(z.string(), carChange),
      arrivals: z.object({ figures: z.array(filmFigureSchema), cars: z.array(filmCarSchema) }),
      fires: z.array(point),
      objectives: z.record(z.string(), objectiveChange),
      /** [BOMB-4] The charges that burn; absent where none was set or went off. */
      charges: z.array(point).optional(),
      /** [BOMB-3, SCN-10] Houses that catch fire, and those whose gate is opened. */
      burning: z.array(z.string()),
      opened: z.array(z.string()),
      /** Held cards of each side; absent where they are as before. */
      held: z.record(z.string(), z.number()).optional(),
      deed: filmDeedSchema.nullable(),
    }),
  ),
});
export type BattleFilm = z.infer<typeof battleFilmSchema>;
export type FilmStep = BattleFilm['steps'][number];
export type FilmFigure = z.infer<typeof filmFigureSchema>;
export type FilmCar = z.infer<typeof filmCarSchema>;
export type FilmObjective = z.infer<typeof filmObjectiveSchema>;

/** A battle fought on a copy: nothing is written until it is accepted. */
export const battleRunSchema = z.object({
  outcome: battleOutcomeSchema,
  film: battleFilmSchema,
  /** The facts a viewer must know before he watches. */
  caption: z.string().nullable(),
});
export type BattleRun = z.infer<typeof battleRunSchema>;

/** One line of a settled battle's results for the campaign; `dollars` is its change of the viewer's bank. */
export const consequenceSchema = logLineSchema.pick({ kind: true, text: true, dollars: true });
export type Consequence = z.infer<typeof consequenceSchema>;

/** A led side, and its leader. */
export const leadSchema = z.object({ side: z.enum(['attackers', 'defenders']), viewer: viewerSchema });

/** The leaders of a battle, all that was decided and thrown so far, and whose dice fall. */
export const leadingSchema = z.object({
  leads: z.array(leadSchema).min(1, 'Say which side you lead.').max(2),
  answers: z.array(answerSchema).max(5_000),
  dice: diceModeSchema,
  /** A squad whose reach and dangers are wanted, too. */
  survey: plainText().max(80).exactOptional(),
});
export type LeadingInput = z.infer<typeof leadingSchema>;

/** A led battle so far: its film, the waiting question, and the kept answers. */
export const ledBattleSchema = z.object({
  film: battleFilmSchema,
  question: z
    .union([
      questionSchema,
      z.object({
        id: z.string(),
        kind: z.literal('decision'),
        prompt: z.string(),
        for: viewerSchema,
        about: ledQuestionSchema,
      }),
    ])
    .nullable(),
  /** Answers that cannot be taken back without a die or a card that was seen. */
  final: z.int(),
  /** True if a figure is hidden, so that two leaders of one screen look one after the other. */
  hasHidden: z.boolean(),
  /** The battle's place at each decision: its numbers of answers, and of steps of the film. */
  points: z.array(z.object({ answers: z.int(), steps: z.int(), prompt: z.string() })),
  /** Null until it is over. */
  outcome: battleOutcomeSchema.nullable(),
  /** How it ended, in a sentence. */
  sentence: z.string().nullable(),
  /** Absent where it was not asked for. */
  survey: surveySchema.exactOptional(),
});
export type LedBattleView = z.infer<typeof ledBattleSchema>;

/** A battle that is led at the table from several devices, as one viewer may see it. */
export const tableFightSchema = z.object({
  battle: battleIdSchema,
  title: z.string(),
  /** The number of the requested decision; it grows with each act on the battle, and is never used again. */
  number: z.int(),
  /** The sides that are led, by whose player; `isTaken`: the games master leads it for now. */
  leads: z.array(
    z.object({ side: z.enum(['attackers', 'defenders']), seat: seatIdSchema, name: z.string(), isTaken: z.boolean() }),
  ),
  /** Everybody at the table watches it. */
  isOpen: z.boolean(),
  /** True if the games master has paused it; all decisions are kept. */
  isPaused: z.boolean(),
  /** The side that decides now; null where the games master throws dice, and once it is over. */
  asks: z.enum(['attackers', 'defenders']).nullable(),
  /** The decision is the viewer’s. */
  isYours: z.boolean(),
  mayTakeBack: z.boolean(),
  /** Why it cannot go on from here, in a sentence; null while it can. */
  stands: z.string().nullable(),
  /** Null where it cannot go on. */
  fight: ledBattleSchema.nullable(),
  /** All that was decided, for the games master to settle it with once it is over. */
  leading: leadingSchema.nullable(),
});
export type TableFight = z.infer<typeof tableFightSchema>;

/** A battle led at the table, for all viewers: without hidden figures. */
export const watchedFightSchema = z.object({
  /** The number of the decision that it waits for. */
  number: z.int(),
  film: battleFilmSchema,
  /** The colors of the two gangs on the map; null for the police. */
  colors: z.object({ attackers: z.int().nullable(), defenders: z.int().nullable() }),
});
export type WatchedFight = z.infer<typeof watchedFightSchema>;

/** A single battle without a campaign: the book's forces, or picked ones. */
export const singleBattleSchema = z.object({
  scenario: scenarioNameSchema,
  seed: z.int().min(1).max(2_147_483_647),
  /** Men of each kind in the place of the book's; absent for the book's. */
  attackers: ownForceSchema.optional(),
  defenders: ownForceSchema.optional(),
});
export type SingleBattle = z.infer<typeof singleBattleSchema>;

/** How a waiting battle is to be settled. */
export const battleSettlingSchema = z.discriminatedUnion('how', [
  /** The program's run, as it was shown, with the results the GM overruled. */
  z.object({ how: z.literal('resolve'), overrule: battleOutcomeSchema.nullable().default(null) }),
  z.object({ how: z.literal('table'), outcome: battleOutcomeSchema }),
  /** Led on the screen by those who are named, to its end. */
  leadingSchema.extend({ how: z.literal('led') }),
  z.object({ how: z.literal('call-off'), note: plainText().trim().min(1, 'Say why it is not fought.').max(200) }),
]);
export type BattleSettling = z.infer<typeof battleSettlingSchema>;
