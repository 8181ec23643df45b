/** [BRO-CARD] The sixteen event cards: their titles, and their effects in one sentence. */
export const cardTable = {
  1: { title: 'Routine inquiries', text: 'A 1 on D6 arrests a Thug, closes an operation.' },
  2: { title: 'Shipment seized', text: 'Operations here earn nothing next turn.' },
  3: { title: 'A senator’s bribe comes out', text: 'Influence here has no effect this turn.' },
  4: { title: 'Federal task force', text: 'A 1 to 3 on D6 arrests a Hitman.' },
  5: { title: 'Harassment', text: 'A 1 or 2 on D6 arrests a Thug.' },
  6: { title: 'Scattered raids', text: 'A 1 or 2 on D6 closes an operation.' },
  7: { title: 'Drive against violence', text: 'Every Thug here is arrested.' },
  8: { title: 'Dragnet', text: 'A 3 to 6 on D6 arrests a Thug.' },
  9: { title: 'Vice clean-up', text: 'Operations here earn half next turn.' },
  10: { title: 'Gambling crackdown', text: 'A 1 to 3 on D6 closes an operation.' },
  11: { title: 'Plainclothesmen everywhere', text: 'Nobody fights or takes anything here this turn.' },
  12: { title: 'Internal affairs', text: 'A 1 to 3 on D6 removes a marker of influence.' },
  13: { title: 'Overzealous arrest', text: 'Every Godfather here goes to jail.' },
  14: { title: 'Outcry over graft', text: 'All influence here goes, but under sole control.' },
  15: { title: 'Ledgers impounded', text: 'Every operation here is closed.' },
  16: { title: 'Double trouble', text: 'Two more cards strike this area.' },
} as const;
export type Card = keyof typeof cardTable;

export const cards = Object.keys(cardTable).map(Number) as Card[];

/** [BRO-CARD-16] */
export const doubleTrouble: Card = 16;
