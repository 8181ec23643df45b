import { z } from 'zod';

/** A photograph as dots: the columns of a screen, and the size of each dot from 0 to 9, row by row. */
export const halftoneSchema = z.object({
  columns: z.int().min(24).max(120),
  tones: z.string().regex(/^\d*$/u).min(24).max(9_600),
});
export type Halftone = z.infer<typeof halftoneSchema>;

/** One story as set in type. Paragraphs are plain text; no sentence repeats within an edition. */
export const storySchema = z.object({
  kind: z.string(),
  headline: z.string(),
  /** Second deck under the lead's headline. */
  deck: z.string().nullable(),
  /** Drop decks below the first, where a paper sets them. */
  decks: z.array(z.string()).optional(),
  /** 2: it is inside; absent: on the front page. */
  page: z.literal(2).optional(),
  dateline: z.string().nullable(),
  paragraphs: z.array(z.string()).min(1),
  newsValue: z.number(),
  /** The face of the person that the story is about, by the name of its picture, with his name; or a photograph. */
  portrait: z.object({ engraving: z.string(), caption: z.string(), photo: halftoneSchema.optional() }).optional(),
});
export type Story = z.infer<typeof storySchema>;

export const advertisementSchema = z.object({
  title: z.string(),
  lines: z.array(z.string()),
  /** Name of an engraving drawn by the program, see the press. */
  engraving: z.string(),
});
export type Advertisement = z.infer<typeof advertisementSchema>;

const spotSchema = z.tuple([z.number(), z.number()]);

/** A picture made from the board: a section of it, with its events. Lengths are the board's own units. */
const createPlateSchema = <N extends z.ZodType<number>>(unit: N) => {
  const spot = z.tuple([unit, unit]);
  return z.object({
    /** The section shown: left, top, width, height. */
    frame: z.tuple([unit, unit, unit, unit]),
    grounds: z.array(
      z.object({
        /** Empty: the ground has no name. */
        name: z.string(),
        at: spot,
        outline: z.array(spot),
        /** Darkness of its hatching, 0 to 4. */
        tone: z.number().int().min(0).max(4),
        angle: unit,
      }),
    ),
    /** Streets, laid white over the grounds. */
    streets: z.array(z.array(spot)),
    /** Lines of water. */
    water: z.array(z.array(spot)),
    /** The place of the event. */
    mark: z.object({ at: spot, name: z.string() }).nullable(),
    /** Those who came, and the direction of their base. */
    arrows: z.array(z.object({ from: spot, to: spot, name: z.string() })),
  });
};
export const plateSchema = createPlateSchema(z.number());
export type Plate = z.infer<typeof plateSchema>;

/** The doors of one holder in a quarter, and the part of its ground that is drawn for them. */
const heldDoorsSchema = z.object({
  seat: z.string().nullable(),
  count: z.number().int(),
  outline: z.array(spotSchema).optional(),
});

/** The layout of a city's doors, for a map: each quarter with its holders, the largest first. */
export const doorMapSchema = z.object({
  /** Lines of the water around the city. */
  water: z.array(z.array(spotSchema)).optional(),
  /** Lines of rivers through the city, over its ground. */
  rivers: z.array(z.array(spotSchema)).optional(),
  holders: z.array(z.object({ seat: z.string(), name: z.string() })),
  quarters: z.array(
    z.object({
      quarter: z.string(),
      name: z.string(),
      doors: z.array(heldDoorsSchema),
      /** Absent of older editions, whose map is a table. */
      outline: z.array(spotSchema).optional(),
      at: spotSchema.optional(),
    }),
  ),
});
export type DoorMap = z.infer<typeof doorMapSchema>;

/** A year in pictures: doors of each gang and the thermometer by month, and the map at its beginning. */
export const yearChartSchema = z.object({
  /** Initials of the months, oldest first. */
  months: z.array(z.string()),
  gangs: z.array(z.object({ name: z.string(), doors: z.array(z.number().int().nullable()) })),
  outrage: z.array(z.number().int().nullable()),
  before: doorMapSchema.nullable(),
});
export type YearChart = z.infer<typeof yearChartSchema>;

/** The extra parts of a paper of two pages. */
export const twoPagesSchema = z.object({
  /** Across the page above everything, when the news deserves it. */
  banner: z.string().nullable(),
  /** An innocent is dead: the head is between black rules. */
  isMourning: z.boolean(),
  /** The boxes left and right of the title. */
  ears: z.tuple([z.array(z.string()), z.array(z.string())]),
  map: doorMapSchema.nullable(),
  /** In a special edition alone. */
  year: yearChartSchema.optional(),
});
export type TwoPages = z.infer<typeof twoPagesSchema>;

/** One period’s paper. */
export const editionSchema = z.object({
  /** The title the editor gave this edition; else the paper's own. */
  title: z.string().optional(),
  period: z.number().int(),
  date: z.string(),
  volume: z.string(),
  price: z.string(),
  motto: z.string(),
  weather: z.string(),
  lead: storySchema,
  /** Engraving set with the lead, with its caption. */
  picture: z.object({
    engraving: z.string(),
    caption: z.string(),
    /** Drawn in place of the engraving. */
    plate: plateSchema.optional(),
    /** Printed in place of both. */
    photo: halftoneSchema.optional(),
  }),
  seconds: z.array(storySchema),
  briefs: z.array(storySchema),
  ads: z.array(advertisementSchema),
  /** The house rules, where the campaign has them printed; older editions have none. */
  smallPrint: z.array(z.string()).default([]),
  /** Absent of papers that are one page, and of older editions. */
  pages: twoPagesSchema.optional(),
  /** Printed between two periods: one sheet under a banner of its own. */
  isExtra: z.literal(true).optional(),
});
export type Edition = z.infer<typeof editionSchema>;

/** The parts of an extra that the press brings: the head, and a picture for the lead, drawn in whole units. */
export const extraHeadSchema = editionSchema
  .pick({ title: true, date: true, price: true, motto: true, weather: true })
  .extend({ picture: editionSchema.shape.picture.extend({ plate: createPlateSchema(z.int()).optional() }) });
export type ExtraHead = z.infer<typeof extraHeadSchema>;

/** The clipping for later editions; it is kept and dropped with its edition. */
export const clippingSchema = z.object({
  period: z.number().int(),
  /** The period's news as the press got it: public facts, which the game's own paper reads again. */
  news: z.unknown(),
  /** Marks of the stock phrasings and of the sentences that were printed. */
  marks: z.array(z.string()),
  /** The kind of story that led it. */
  lead: z.string(),
  /** Names of the pictures that were printed. */
  cuts: z.array(z.string()),
  /** Sayings of people in the edition; absent of older ones, and without any. */
  quotes: z.array(z.object({ by: z.string(), text: z.string() })).optional(),
});
export type Clipping = z.infer<typeof clippingSchema>;

export const paperFormatSchema = z.enum(['html', 'md', 'bbcode', 'txt', 'digest']);
export type PaperFormat = z.infer<typeof paperFormatSchema>;

/** The formats that a host prints with a browser: the paper on Letter or A4, or one picture of its pages. */
export const printFormatSchema = z.enum(['pdf', 'a4', 'png']);
export type PrintFormat = z.infer<typeof printFormatSchema>;
