import type { Advertisement } from '#shared/views/paper.ts';
import type { EngravingName } from '#press/engravings/names.ts';

type Notice = Advertisement & { engraving: EngravingName };

/** Everything sold in these columns is invented, at the prices of the time. */
export const advertisements: readonly Notice[] = [
  {
    title: 'Dunning’s Derbies',
    lines: ['The hat that stays on.', 'Fur felt, satin lined, $4.50', '14 Commerce Street, Downtown'],
    engraving: 'hat',
  },
  {
    title: 'Pemberwick Radio Sets',
    lines: ['Five tubes. Eleven cities.', 'Horn included, $67.50', 'Easy terms; hard to part with'],
    engraving: 'lamp',
  },
  {
    title: 'Old Harbor Coal Co.',
    lines: ['Clean anthracite, no slate.', '$13.25 the ton, in the bin', 'Telephone Riverside 208'],
    engraving: 'coal-scuttle',
  },
  {
    title: 'Mother Abbott’s Loaf',
    lines: ['Baked at four. Gone by nine.', 'Large loaf, 9 cents', 'At all good grocers'],
    engraving: 'bread',
  },
  {
    title: 'Quillfeather Pianos',
    lines: ['An upright for upright homes.', '$285, bench and scarf free', 'Player rolls, 45 cents'],
    engraving: 'piano',
  },
  {
    title: 'Trudgewell Boots',
    lines: ['Walk away from trouble.', 'Gentlemen’s blucher, $5.85', 'Half soles while you wait'],
    engraving: 'shoe',
  },
  {
    title: 'Lotus Garden Tea',
    lines: ['The cup that is only tea.', 'One pound tin, 60 cents', 'Sold in Chinatown since 1871'],
    engraving: 'teapot',
  },
  {
    title: 'Drizzle & Daughter, Umbrellas',
    lines: ['Re-covered in one hour, $1.10', 'Lost ones found, 15 cents', 'Under the clock, Union Station'],
    engraving: 'umbrella',
  },
  {
    title: 'Bellucco’s Barber Shop',
    lines: ['Six chairs. No waiting.', 'Shave 20 cents, discretion free', 'Mulberry Lane, Little Sicily'],
    engraving: 'scissors',
  },
  {
    title: 'Gibbous Electric Lamps',
    lines: ['A light in every window.', '40-watt globe, 27 cents', 'They do not flicker at a knock'],
    engraving: 'lamp',
  },
  {
    title: 'Tri-County Moving & Storage',
    lines: ['Day or night. No questions.', 'Two men and a truck, $3 the hour', 'Telephone Southbridge 77'],
    engraving: 'truck',
  },
  {
    title: 'Halcyon Line',
    lines: ['Moonlight excursions, nightly.', 'Orchestra. 75 cents return', 'From the foot of Ferry Street'],
    engraving: 'river-steamer',
  },
  {
    title: 'Professor Stubbs, Boxing',
    lines: ['The manly art by mail.', 'Twelve lessons, $6', 'Gloves lent; teeth at owner’s risk'],
    engraving: 'boxing-gloves',
  },
  {
    title: 'Hotel Excelsior',
    lines: ['300 rooms, 300 baths.', 'Single $2.50, with bath', 'Exits on three streets'],
    engraving: 'city-hall',
  },
  {
    title: 'Wick & Wick, Tailors',
    lines: ['Suits cut full under the arm.', 'Two trousers, $29.75', 'Alterations after any incident'],
    engraving: 'scissors',
  },
  {
    title: 'Paradise Savings & Trust',
    lines: ['Four per cent, and no visitors.', 'Accounts opened from $1', 'Our door weighs nine tons'],
    engraving: 'courthouse',
  },
  {
    title: 'Dr. Fennimore’s Nerve Tonic',
    lines: ['For persons startled by noises.', 'Contains no spirits whatever', 'Bottle $1; three for $2.50'],
    engraving: 'teapot',
  },
  {
    title: 'Crossroads Garage',
    lines: ['Dents drawn. Holes filled.', 'Paint to any color by morning', 'Storage $7 the month'],
    engraving: 'truck',
  },
  {
    title: 'Hobbs’s Farm Turkeys',
    lines: ['Corn fed and unsuspecting.', '44 cents the pound, dressed', 'Delivered to any ward'],
    engraving: 'bread',
  },
  {
    title: 'Primm’s Violets',
    lines: ['Flowers for every occasion.', 'Wreaths from $4, same day', 'We also do weddings'],
    engraving: 'umbrella',
  },
  {
    title: 'Nonesuch Shears',
    lines: ['Will not slip. Will not tell.', 'Eight-inch, $1.75', 'Ground free for life'],
    engraving: 'scissors',
  },
  {
    title: 'Seaman’s Outfitting Co.',
    lines: ['Oilskins, boots, wool caps.', 'Pea jackets, $9.90', 'Pier 3, The Docks'],
    engraving: 'shoe',
  },
  {
    title: 'Academy of the Dance',
    lines: ['The fox trot in four evenings.', 'Private lesson, $1', 'Large gentlemen a specialty'],
    engraving: 'shoe',
  },
  {
    title: 'Kettleby’s Ginger Ale',
    lines: ['Goes with anything.', 'Case of 24, $2.40', 'Ice delivered by arrangement'],
    engraving: 'teapot',
  },
  {
    title: 'Phipps & Graye, Attorneys',
    lines: ['All courts. All hours.', 'First consultation, $5', 'Opposite the courthouse, upstairs'],
    engraving: 'courthouse',
  },
  {
    title: 'Orpheus Palace',
    lines: ['Pictures and a mighty organ.', 'Matinee 25 cents; evening 40', 'Cooled by washed air'],
    engraving: 'piano',
  },
  {
    title: 'Ironclad Locks',
    lines: ['For the man who has something.', 'Mortise lock and two keys, $6.20', 'Safes to order'],
    engraving: 'speakeasy-door',
  },
  {
    title: 'Blue Ribbon Stables',
    lines: ['Hacks, drays and Sunday rigs.', 'Quiet horse, $2 the day', 'The horse knows the way home'],
    engraving: 'racehorse',
  },
  {
    title: 'The Derby Cigar',
    lines: ['Mild enough for a conference.', 'Ten cents; box of 25, $2.25', 'Look for the hat on the band'],
    engraving: 'hat',
  },
  {
    title: 'Sunnyslope Homesites',
    lines: ['Country air, forty minutes out.', 'Lots from $395, $10 down', 'Nobody will know you there'],
    engraving: 'skyline',
  },
  {
    title: 'Mrs. Ogilvie’s Boarding House',
    lines: ['Clean beds, plain food, no cards.', '$9 the week, Sunday pie', 'References given and required'],
    engraving: 'lamp',
  },
  {
    title: 'Harmonium Phonographs',
    lines: ['Plays loud enough to cover talk.', 'Cabinet model, $110', 'Records from 75 cents'],
    engraving: 'piano',
  },
];
