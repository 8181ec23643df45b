import { fightCopy } from './copyOf.ts';

/** [SCN-5] The attackers have the place now. */
export const raidWon = fightCopy({
  headlines: [
    '{Winners} Storm{winnersS} {Place}',
    '{Place} Falls to {Winners} After Night Attack',
    'Guns at {Place}; {Winners} Move{winnersS} In',
    '{Losers} Driven From {Place}',
    '{Place} Taken by Main Force',
    'New Masters at {Place}, and New Windows Wanted',
    '{Losers} Out, {Winners} In: Hard Night in {District}',
    'Front Door of {Place} Is No Obstacle',
    '{Winners} Take{winnersS} {Place} by the Stairs',
    'Raid in {District} Costs {Losers} Their {Trade}',
    '{Place} Won by Assault; Lease Not Consulted',
    'Hats Left Behind as {Losers} Quit{losersS} {Place}',
    '{Losers} Lose{losersS} {Place} Between Two Streetcars',
    'Uninvited Party Takes the House at {Place}',
  ],
  decks: [
    'The doorman was the first to see the point; he is believed to be in Ohio.',
    'Callers bring their own keys, of the sort that open anything.',
    'Conquest begun at the front, completed at the back and swept out in the morning.',
    'Neighbors count the shots, disagree and adjourn to count them again.',
    'House changes masters with the lights out; band plays to the end of the number.',
    'Former owners depart over the roofs, in order of seniority.',
  ],
  ledes: [
    'The {trade} called {place}, in {district}, was carried by {winners} this month in an attack that began at the front door and did not stop to wipe its feet.',
    'When the smoke had gone out of {place}, {losers} had gone out before it. The premises are now in the hands of {winners}.',
    'Motorcars drew up before {place} with their lamps out. When the lamps were lit again, {winners} had possession and {losers} had a long walk home.',
    'It took {losers} some years to make something of {place}, and {winners} a quarter of an hour to take it from them.',
    '{winners} wanted {place}, in {district}, and did not trouble to ask. {losers}, who had it, troubled to refuse.',
    'A visit paid to {place} by {winners} has ended with the visitors staying on. The hosts left in some disorder.',
  ],
  follows: [
    'The new tenants have had the locks changed, which was simple, there being no doors.',
    'By noon a man was on a ladder, painting out a name.',
  ],
  tags: ['Taken by Force', 'Raids', 'Doors Broken', 'Conquests'],
  notes: [
    '{winners} fought their way into {place}, in {district}, and kept it: {toll}.',
    '{place} was carried from {losers} by force, with {toll}.',
    'A raid put {winners} into {place}, {aTrade} lately of {losers}; {toll}.',
    '{losers} {losersHave} been thrown out of {place} by {winners}: {toll}.',
    'The door of {place} gave way to {winners}, with {toll}.',
  ],
});

/** [SCN-5] The defenders still have it. */
export const raidHeld = fightCopy({
  headlines: [
    'Attack on {Place} Beaten Off',
    '{Winners} Hold{winnersS} {Place} Against All Comers',
    '{Losers} Repulsed at {Place}',
    '{Place} Stands, With Alterations',
    'Raiders Get as Far as the Hat Check at {Place}',
    '{Losers} Call{losersS} at {Place}; Shown the Street',
    'Assault Upon {Place} Fails; {District} Rises Late',
    'No Vacancy at {Place}, Raiders Learn',
    '{Winners} Keep{winnersS} Their {Trade} and Their Tempers',
    '{Losers} Knock{losersS} at {Place}; Somebody Answers',
    'Hot Reception at {Place} for {Losers}',
  ],
  decks: [
    'Visitors retire faster than they came and by more exits than the house has.',
    'Furniture serves as a breastwork; the piano is not expected to play again.',
    'Defenders said to have been at supper, and to have gone back to it.',
    'The door was oak. The trade is advised to take note.',
    'The callers had been told that nobody was at home.',
  ],
  ledes: [
    '{losers} came for {place}, in {district}, this month with guns in their hands. They went away without it, and without some of the guns.',
    'The house known as {place} remains with {winners}. It was disputed for some minutes by {losers}, who put their case badly.',
    'An attempt to carry {place} by assault broke down at the foot of the stairs. {winners} had the top of them.',
    '{winners} {winnersWere} at home when {losers} came to {place}, and had been expecting somebody of the kind for years.',
    'What {losers} wanted with {place} must wait. {winners}, whose {trade} it is, declined this month to give it up, from behind the bar and at length.',
  ],
  follows: [
    'A sign reading “Open as Usual” was up by morning, over a hole of about its own size.',
    'The staff have been given a bonus, and the mirror is to be replaced with something in tin.',
  ],
  tags: ['Beaten Off', 'Doors That Held', 'Attempted Raids'],
  notes: [
    '{losers} tried to take {place}, in {district}, and failed: {toll}.',
    '{winners} kept {place} against a raid, with {toll}.',
    'A night attack on {place} came to nothing but {toll}.',
    'The raiders of {place} were seen off by {winners}: {toll}.',
    '{place} is still {aTrade} of {winners}, after a visit by {losers}; {toll}.',
  ],
});

/** [SCN-11] Both sides knew, and brought their friends. */
export const siege = fightCopy({
  headlines: [
    '{Place} Besieged',
    'Siege in {District}; Best of It to {Winners}',
    'Half an Army Before {Place}',
    'Sandbags at {Place}: {District} Shut for the Night',
    'War in {District}, With an Interval for Telephoning',
    '{Place} the Prize in Pitched Battle',
    'Reserves Called Out on Both Sides at {Place}',
    'All {District} Under the Bed as {Place} Is Besieged',
    'The Long Night of {Place}',
  ],
  decks: [
    'Both parties had word of it beforehand; only the public was surprised.',
    'The telephone exchange handled more calls in an hour than at the New Year.',
    'Mattresses fetch a premium; one hardware store is sold out of everything.',
    'Carloads of friends arrive from across the city, and few of them go home together.',
    'The noise was heard at City Hall, where it was taken for the Mayor’s speech.',
  ],
  ledes: [
    'It was not a raid, for those within had been told of it. {place}, in {district}, was besieged this month by {attackers} and defended by {defenders}, and each had asked friends.',
    'For the better part of a night {district} belonged to whoever was standing in it. The cause was {place}, which {attackers} wanted and {defenders} had barricaded.',
    'Had the thing been done with bugles it would be called a campaign. {attackers} lay before {place} and {defenders} lay behind it, on the floor.',
    'The tables were on end and the lamps were out when {attackers} came up the street toward {place}. {defenders} had been warned, and so had their cousins.',
    'Military men who walked over the ground by {place} on the following day admired the dispositions of {defenders}, and stepped around the results.',
  ],
  follows: [
    'The exchange reports a run on the trunk lines, every caller asking for somebody to come at once and bring his brother.',
    'A hardware merchant across the way was relieved of his whole stock of screen doors, for what reason nobody can say.',
  ],
  tags: ['Sieges', 'Before the Walls', 'Heavy Fighting'],
  notes: [
    '{place}, in {district}, was besieged by {attackers}; {winners} prevailed, with {toll}.',
    'At the siege of {place} {winners} came out the stronger: {toll}.',
    'A siege of {place} went in favor of {winners}, with {toll}.',
    '{attackers} and {defenders} fought over {place} for half a night: {toll}.',
  ],
});
