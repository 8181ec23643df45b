import type { Advertiser, Feature } from '#press/page/copy.ts';

/** Fillers for a page that the families do not fill. */
export const features: readonly Feature[] = [
  {
    headline: 'The Bridge Will Be Painted',
    deck: 'Green, after long debate.',
    paragraphs: [
      'The bridge commission has chosen green over gray by one vote. The painter has been asked to begin at both ends.',
      'Gray will be used where green runs out.',
    ],
  },
  {
    headline: 'Radio in Every Kitchen',
    deck: 'Dinner is served to music.',
    paragraphs: [
      'Dealers report that the kitchen set has overtaken the parlor set. Cooks prefer the serials; husbands have learned to wait for the commercial.',
    ],
  },
  {
    headline: 'Ice Man Versus Refrigerator',
    deck: 'He says it hums.',
    paragraphs: [
      'The last ice man of the hill district has forty customers and a horse who knows them all. The machine, he says, hums at night and has never asked after the children.',
    ],
  },
  {
    headline: 'A Bench With a View',
    deck: 'Of another bench.',
    paragraphs: [
      'The parks department has set two benches opposite each other. Old men have taken both, and now have something to look at.',
    ],
  },
  {
    headline: 'The Library Forgives',
    deck: 'Fines are waived for a week.',
    paragraphs: [
      'Readers brought back nine hundred books, among them one on punctuality that had been out for eleven years.',
    ],
  },
  {
    headline: 'Swing, or the Waltz?',
    deck: 'The dance halls divide.',
    paragraphs: [
      'South of the tracks they swing, north of them they waltz. On the tracks themselves nothing is danced since the accident.',
    ],
  },
  {
    headline: 'Snow, Where It Lies',
    deck: 'A dispute over a shovel.',
    paragraphs: [
      'Two aldermen cannot agree whose snow it is. It will be settled by a higher authority, probably in spring.',
    ],
  },
  {
    headline: 'The Soprano’s Parrot',
    deck: 'He knows the second act.',
    paragraphs: [
      'A parrot on Court Street sings the second act through and then asks for water. The first act he never cared for.',
    ],
  },
];

export const advertisers: readonly Advertiser[] = [
  { title: 'Bellini Hats', lines: ['Brims for every weather.', 'Blocked while you wait outside.'], engraving: 'hat' },
  {
    title: 'Harbor Line',
    lines: ['Leave in the evening.', 'One-way tickets a specialty.'],
    engraving: 'river-steamer',
  },
  { title: 'Kessler & Sons', lines: ['Wreaths, sprays, hearses.', 'Accounts settled monthly.'], engraving: 'wreath' },
  { title: 'The Ivory Room', lines: ['Piano until two.', 'Exit to the alley.'], engraving: 'piano' },
  { title: 'Quick Cartage', lines: ['We move it by night.', 'Nothing asked, nothing broken.'], engraving: 'truck' },
  { title: 'Aunt Rosa’s Bread', lines: ['Rises by itself.', 'Cakes to hide files in, by order.'], engraving: 'bread' },
  { title: 'Lampert Electric', lines: ['Porch lights with a switch indoors.', 'See first.'], engraving: 'lamp' },
  {
    title: 'Oxford Shoes',
    lines: ['Rubber heels, no squeak.', 'Worn by the best people, at night.'],
    engraving: 'shoe',
  },
  { title: 'Dunne, Scissors Ground', lines: ['Razors, shears, tongues.', 'Rings twice.'], engraving: 'scissors' },
];
