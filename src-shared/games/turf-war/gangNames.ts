/** Suggested names of gangs; none shares a word with an area or a ward of the maps. */
export const gangNames = [
  'The Lamplighters',
  'The Ashcan Boys',
  'The Nightside Firm',
  'Nine Elms Mob',
  'The Copper Kettle Crew',
  'Saint Giles Outfit',
  'The Velvet Gloves',
  'The Black Arches',
  'The Tin Whistles',
] as const;
