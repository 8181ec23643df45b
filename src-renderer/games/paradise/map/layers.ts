/** The layers of the map beside the holders of doors. */
export const layers = [
  {
    id: 'owners',
    name: 'Owners',
    text: 'Every door in the color of whoever holds it; a district in that of its strongest gang.',
  },
  { id: 'rackets', name: 'Rackets', text: 'Each racket by its sign; a bold rim marks a full racket.' },
  { id: 'income', name: 'Income', text: 'The larger a door, the more it brings in an average month.' },
  {
    id: 'precincts',
    name: 'Precincts',
    text: 'The three precincts, and what the doors in each district cost them a month.',
  },
  {
    id: 'councilors',
    name: 'Councilors',
    text: 'Districts in the hatch of the gang that their Councilor was last seen with.',
  },
  { id: 'accords', name: 'Truces and lines', text: 'Who keeps the peace with whom, as far as the town knows.' },
  { id: 'heat', name: 'Heat', text: 'The redder a district, the more it was fought over in the last six months.' },
  { id: 'guards', name: 'Guards', text: 'Doors where you know of guards, with how many.' },
  { id: 'battles', name: 'Battles', text: 'Where it came to a fight last month and this one.' },
] as const;
export type LayerId = (typeof layers)[number]['id'];
