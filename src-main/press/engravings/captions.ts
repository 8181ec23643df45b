import type { EngravingName } from './names.ts';

/** Captions for each block when it runs with the lead, in the paper of any city. */
export const captions: Partial<Record<EngravingName, readonly string[]>> = {
  skyline: [
    'The city from the river, at an hour when most of it is at home.',
    'The city and its bridge, as seen by those arriving and those departing.',
    'All of it under one sky, and several landlords.',
  ],
  street: [
    'A street of the city after dark. The gentlemen are waiting for a car.',
    'Under the lamp, where nobody was standing when our artist was asked.',
    'A quiet corner, drawn from across the way.',
    'The engine was running, and so, presently, was our artist.',
  ],
  'precinct-house': [
    'The station house, where all inquiries are received.',
    'Two lamps, four steps and a sergeant: the law at home.',
    'The precinct, on an evening when it had been told.',
  ],
  'speakeasy-door': [
    'A door of the kind in question. Knock as instructed.',
    'An eye at the slide: our artist was not known there.',
    'The front of the house, drawn from memory at the back of it.',
    'A gentleman presents himself for inspection.',
  ],
  racehorse: [
    'The noble animal, cause of so much unhappiness.',
    'A likely sort, in our artist’s opinion, which cost him two dollars.',
    'Form is temporary; a horseshoe is for keeps.',
  ],
  courthouse: [
    'The seat of justice, from in front, where the columns are.',
    'The courthouse at rest.',
    'The scales, which are said to be in order.',
  ],
  'river-steamer': [
    'A packet passing the waterfront, which did not turn to look.',
    'The river at The Docks, with the usual smoke.',
    'Inbound, with papers in order and cargo to be discussed.',
  ],
  truck: [
    'A load of what the manifest calls vinegar.',
    'Night freight. The driver declined to be drawn from the front.',
    'Barrels bound for somewhere thirsty.',
  ],
  'boxing-gloves': [
    'Tools of the manly art, between engagements.',
    'Hung up, but not for good.',
    'Eight ounces of leather and the opinion of the house.',
  ],
  hat: ['The last hat on the rack.', 'A derby without an owner.', 'Left behind, and not called for.'],
  'card-table': [
    'A friendly game, interrupted.',
    'Four cards up and the lamp turned low.',
    'The chair opposite was lately vacated.',
  ],
  piano: [
    'The instrument, at rest between neighbors’ complaints.',
    'Eighty-eight keys, and no lock.',
    'Where the orchestra sits when it sits.',
  ],
  bread: [
    'A loaf, before the line formed.',
    'What the month’s charity looked like to those who got there early.',
    'Rye, sliced thick, by order of the donor.',
  ],
  wreath: [
    'Floral tribute, reduced to fit the page.',
    'The ribbon was legible from across the street, as it was meant to be.',
    'Lilies, in quantity.',
  ],
  'marked-door': [
    'The front of the house, on the morning after.',
    'Ventilation, as added in the course of the evening.',
    'Our artist counted ten and did not go closer.',
    'The bell was found to be in working order.',
  ],
  'paddy-wagon': [
    'Conveyance for the many, at the public charge.',
    'The wagon, waiting for its passengers.',
    'Room for twelve, or for twenty who are friends.',
  ],
  telephone: [
    'The instrument on which nobody was told anything.',
    'Off the hook, as it was found.',
    'Main 2000, where all calls are taken down.',
  ],
  handcuffs: ['A pair, in the regulation size.', 'Bracelets, as worn this season.', 'Exhibit A, lent by the precinct.'],
  gavel: ['What the court has to say, in walnut.', 'Order, between two disorders.', 'The gavel, which came down.'],
  'city-hall': [
    'City Hall, with a part of the public before it.',
    'The square as it looked from the third-floor windows, which were shut.',
    'The seat of government and those who stand for it.',
  ],
};
