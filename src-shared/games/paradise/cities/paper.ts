import { z } from 'zod';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { plainText } from '#shared/words/plainText.ts';
import { createName } from './naming.ts';

const sky = createName('the weather of a season', 24);

const seasonSchema = z.strictObject({
  skies: z.array(sky).min(2, 'A season has two kinds of weather or more.').max(8),
  /** The usual temperature at noon. */
  degrees: createWholeNumber(-20, 110, 'A season has -20 to 110 degrees.'),
});

/**
 * The newspaper, and all that it calls by name outside the districts. What a city does not name its paper does not
 * mention; the weather alone is Paradise's.
 */
export const paperSchema = z.strictObject({
  name: createName('the newspaper', 40),
  motto: createName('the motto', 60),
  price: createName('the price', 20),
  /** Its telephone exchange, such as Main. */
  telephone: createName('the telephone exchange', 16).optional(),
  /** The radio station of the city; its wavelength is drawn by the seed if it is left out. */
  radio: z
    .strictObject({
      station: plainText('Name the radio station.').regex(
        /^[KW][A-Z]{2,3}$/u,
        'A station is called as KDKA or WPD is.',
      ),
      meters: createWholeNumber(200, 550, 'A station sends on 200 to 550 meters.').optional(),
    })
    .optional(),
  /** The river without an article, such as Tamarack. */
  river: createName('the river', 24).optional(),
  /** The railroad without an article, and its station in the city. */
  railroad: z.strictObject({ name: createName('the railroad', 32), station: createName('the station', 32) }).optional(),
  /** The county without the word. */
  county: createName('the county', 24).optional(),
  /** Streets of the city, the best known first. */
  streets: z.array(createName('a street', 32)).min(1, 'Name a street, or leave them out.').max(12).optional(),
  weather: z
    .strictObject({ winter: seasonSchema, spring: seasonSchema, summer: seasonSchema, fall: seasonSchema })
    .optional(),
});
