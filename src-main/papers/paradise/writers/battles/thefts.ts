import { fightCopy } from './copyOf.ts';

/** [SCN-1] More went, or was broken, than was left. */
export const smashed = fightCopy({
  headlines: [
    '{Place} Wrecked in Five Minutes',
    'Robbers Clean Out {Place}',
    'Axes and a Truck: {Place} Is Stripped',
    'Nothing Left at {Place} but the Clock',
    'Till of {Place} Emptied, and Then Removed',
    '{Winners} Shop{winnersS} Without Paying at {Place}',
    'Bottles, Mirrors, Money: {Place} Loses All Three',
    '{District} {Trade} Broken Up by Callers',
    'Swift Work With Crowbars at {Place}',
    'Visitors Take the Receipts of {Place}, and the Stairs',
  ],
  decks: [
    'What could not be carried was broken, and what could not be broken was insulted.',
    'Work done with a thoroughness seldom met with in the day shift.',
    'Patrons asked to hold their hands up and, in one case, a lamp.',
    'Cash register found three streets off, open and ashamed.',
    'Insurance men shake their heads; the policy mentions only hail.',
  ],
  ledes: [
    '{place}, {aTrade} in {district}, was turned out this month like an old pocket. {winners} took what there was and broke what there remained.',
    'Men with axes came into {place} from the front, and men with sacks from the rear. They met in the middle, by the safe.',
    'It is a poor month when nobody robs anybody, and this was not a poor month. {winners} went through {place} in {district} at the expense of {losers}.',
    'The day’s receipts of {place} are in other hands, the bar is in two pieces and the {trade} is not receiving. {losers} {losersHave} put it down to {winners}.',
    'Between the first blow and the last at {place} a man across the street had not finished his cigarette. The house, when he looked again, was finished.',
  ],
  follows: [
    'A carpenter asked for an estimate looked in, removed his hat and went away.',
    'The money is described by those who lost it as a trifle. They described it twice, and shook.',
  ],
  tags: ['Smashed and Robbed', 'Breakages', 'Crowbar Work'],
  notes: [
    '{winners} broke up {place}, in {district}, and left with the money: {toll}.',
    'The till of {place} was emptied at the expense of {losers}, with {toll}.',
    '{place} was robbed and wrecked; {toll}.',
    'Callers with axes have been to {place}, {aTrade} of {losers}: {toll}.',
  ],
});

/** [SCN-1] Most of it is still there. */
export const smashFoiled = fightCopy({
  headlines: [
    'Robbers Foiled at {Place}',
    '{Losers} Leave{losersS} {Place} Lighter Than They Came',
    'Attempt on Till of {Place} Ends Badly',
    'Raid With Crowbars Miscarries in {District}',
    '{Place} Keeps Its Money',
    'Axes Dropped in Flight From {Place}',
    'Thieves at {Place} Forget the Loot, Remember the Exit',
  ],
  decks: [
    'One stool broken and one mirror cracked; management calls it a fair trade.',
    'Robbers got as far as “Hands up” and were asked whose.',
    'Four crowbars and a hat may be had at the door by their owner.',
    'The money never left the drawer; several other persons left by the window.',
    'House resumes before the echo is gone.',
  ],
  ledes: [
    'A party that came to {place}, in {district}, to rob it left in haste and without the receipts. {winners} had objected.',
    '{losers} brought sacks to {place} this month, and it is the sacks that were left behind.',
    'There was to have been a robbery at {place}. There was a fight instead, and the money stayed out of it.',
    'The cashier of {place} sat on the cash box throughout. {winners} attended to the rest, and {losers} {losersWere} not able to reach him.',
    'An expedition of {losers} against the till of {place}, {aTrade} in {district}, has failed for want of a welcome.',
  ],
  tags: ['Robbers Foiled', 'Nothing Taken', 'Tills That Held'],
  notes: [
    'An attempt to rob {place}, in {district}, was beaten by {winners}: {toll}.',
    '{losers} got little at {place} but {toll}.',
    '{place} has its money yet; {losers} {losersHave} {toll} to think about.',
    'A smash at {place} came to nothing: {toll}.',
  ],
});

/** [SCN-3] The truck went off with somebody else. */
export const hijacked = fightCopy({
  headlines: [
    'Truck of {Losers} Goes Astray',
    'Load Changes Drivers in {District}',
    'Night Freight Delivered to {Winners} Instead',
    'Highway Robbery in {District}',
    '{Losers} Short One Truck and Its Barrels',
    'Hijackers Drive Off With Load',
    'A Tree in the Road, and the Road in {District}',
    'Thirst Delayed: Shipment of {Losers} Is Seized',
  ],
  decks: [
    'The manifest said furniture polish; it was wanted very badly.',
    'Driver walked home, and is said to have enjoyed it.',
    'Truck taken between two lamps, of which one was then put out.',
    'Owners will not describe the cargo, and decline to complain of its loss.',
    'Wheels, barrels and tarpaulin gone before the whistle blew.',
  ],
  ledes: [
    'A truck of {losers} that left its garage this month for one address has arrived at another. {winners} met it on the way, in {district}.',
    'On a dark piece of road in {district} a load was relieved of its owners. {winners} {winnersHave} it, and it is being drunk.',
    'The carrying trade has its hazards, and one of them is {winners}. {losers} had a truck stopped under them in {district}, and came back on foot.',
    'Somebody had felled a tree across a street in {district} that has no trees. The truck that stopped for it belonged to {losers}, up to that moment.',
    'There was shooting about a tarpaulin in {district} this month. When it ceased, what lay under it had passed from {losers} to {winners}.',
  ],
  tags: ['Hijackings', 'On the Road', 'Freight Astray'],
  notes: [
    'A truck of {losers} was taken in {district} by {winners}: {toll}.',
    '{winners} relieved {losers} of a load in {district}, with {toll}.',
    'In {district} a cargo changed trucks at the point of a gun; {toll}.',
    'Barrels bound elsewhere went to {winners}, with {toll}.',
  ],
});

/** [SCN-3] The truck got through, or stands in the road. */
export const hijackFailed = fightCopy({
  headlines: [
    'Truck Runs the Gauntlet in {District}',
    'Hijackers Outdriven',
    'Load Gets Through, Somewhat Ventilated',
    'Shots at Truck in {District}; Cargo Not Surrendered',
    'Driver Declines to Stop in {District}',
    'Attack on Night Freight Goes Wrong',
    'Barrels Leak, but Hijackers Leave Empty-Handed',
  ],
  decks: [
    'The tarpaulin has eleven holes in it, and several cats are following the truck.',
    'Gentlemen who stood in the road found that it was in use.',
    'Driver asked for an increase on arrival, and was given it.',
    'A quantity of vinegar was lost, to the grief of those who smelled it.',
    'The barricade is now at the repair yard, with the lamp-post.',
  ],
  ledes: [
    'A truck was fired on this month in {district}, and those who did it do not have the truck. {attackers} and {defenders} are spoken of.',
    'There is a bend of the road in {district} where freight is apt to disappear. This month’s was shot at there, and did not.',
    '{attackers} lay out in the wet for a truck of {defenders}, and have nothing to show for it but the wet.',
    'The affair of the truck in {district} ended without profit to anybody, unless it be to the dealers in tires.',
    'Between {attackers} and the load of {defenders} there stood a driver with a heavy foot.',
  ],
  tags: ['Freight That Got Through', 'Shots on the Road', 'Attempted Hijackings'],
  notes: [
    'An attempt on a truck of {defenders} in {district} failed: {toll}.',
    '{attackers} stopped a truck in {district} but did not get it, with {toll}.',
    'Shots were fired over a load in {district}; {toll}.',
    'Of a truck waylaid in {district} nobody had the good: {toll}.',
  ],
});
