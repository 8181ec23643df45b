import { lawCopy } from './copyOf.ts';

/** [SCN-10] The law has shut the place. */
export const closedByLaw = lawCopy({
  headlines: [
    '{Law} Close {Place}',
    '{Place} Is Raided and Padlocked',
    'Axes Out: {Law} Shut {Place}',
    'Wagons at the Door of {Place}',
    '{Law} Find Vice at {Place}, Remove It',
    'Padlock for {Place}',
    '{Losers} Lose{losersS} {Place} to the Law',
    'Barrels Run in the Gutter Before {Place}',
    'Doors of {District} {Trade} Come Down Before {Law}',
    '“Everybody Stay Where He Is” at {Place}',
    'The Law Calls on {Place}, and Stays',
  ],
  decks: [
    'Captain reads the warrant to an empty room; room is then arrested.',
    'Crowd applauds both sides, and takes home what it can in pails.',
    'Evidence so plentiful that some of it had to be destroyed on the spot.',
    'The lock is new and the key is at headquarters, in a drawer with the others.',
    'Piano, roulette wheel and a stuffed bear carried out past a cheering public.',
  ],
  ledes: [
    'The {law} went into {place}, in {district}, this month by every door it had and one that it had not. There is no longer {aTrade} of {losers} there.',
    'With axes, a warrant and a photographer, the {law} descended on {place}. It is closed, and a policeman is eating his lunch on the step.',
    'For as long as most can remember {place} had been {aTrade} without anybody’s noticing. The {law} noticed, and {losers} {losersAre} without it.',
    'Wagons backed up to the curb before {place} in {district} while the second show was on. The house was cleared, and the law has turned the key.',
    'The {law} have shown what they can do when they are made to. {place}, the property of {losers}, was raided and shut.',
  ],
  follows: [
    'It took the axes nine minutes to come through the cellar door, and somebody inside nine and a half to think of opening it.',
    'A barrel rolled downhill as far as the orphanage, where it was taken in.',
  ],
  quotes: [
    '“We had reason to believe that there was a card game,” the officer in command reported, “and three hours later we had reason to leave it.”',
    '“I was only here to read the meter,” said each of eleven prisoners.',
  ],
  closers: [
    'A card on the door says “Closed for Repairs.” It was printed some years ago.',
    'The trade of the district has moved across the street, where there is said to be more room.',
  ],
  tags: ['Raids by the Law', 'Padlocked', 'The Axe Squad'],
  notes: [
    'The {law} closed {place}, in {district}, with {toll}.',
    '{place}, {aTrade} of {losers}, was raided by the {law}: {toll}.',
    'A padlock hangs on {place}, put there by the {law}; {toll}.',
    'The {law} have been to {place} and left nothing standing in it: {toll}.',
  ],
});

/** [SCN-10] The law was beaten off. */
export const lawBeaten = lawCopy({
  headlines: [
    '{Law} Driven Back From {Place}',
    'Raid on {Place} Beaten Off With Gunfire',
    '{Law} Defied by {Winners} at {Place}',
    '{Law} Fail to Shut {Place}',
    'Shots at Badges: Raid in {District} Fails',
    'The Law Is Turned Away at the Door of {Place}',
    '{Place} Open Tonight; {Law} Were There Last Night',
    'Wagons Go Home Empty From {Place}',
  ],
  decks: [
    'Headquarters calls it a reconnaissance; the wagons had been ordered for forty.',
    'Warrant served through a window, and returned the same way.',
    'City shocked, this time in earnest; the Chief speaks of artillery.',
    'Doors held, men held, and the law held its hat.',
    'Not since the river strike have officers been so received.',
  ],
  ledes: [
    'The {law} came to close {place}, in {district}, and were met with bullets. They have gone away to think about it, and {place} is open.',
    'Men of {winners} shot at the badge this month and made it back down. The {law} withdrew from {place} with their wagons empty.',
    'Nobody who owns a door in Paradise likes to see the {law} before it, but few have gone so far as {winners}. At {place} they fired first.',
    'A raid on {place}, {aTrade} in {district}, has failed. The {law} had reckoned on an arrest or two, and not on a war.',
    'The command “Open in the name of the law” was given before {place} in the usual form. It was answered by {winners}, in a form that is not usual.',
  ],
  follows: [
    'It is one thing to be above the law and another to stand on the stairs and shoot down at it, an old sergeant observed.',
    'Some who have worn the uniform and had friends at {place} are understood to be reconsidering their friends.',
  ],
  closers: [
    'The law has a long memory when it has been laughed at.',
    'More will be heard of it, and louder.',
  ],
  tags: ['The Law Defied', 'Raids That Failed', 'Shots at the Badge'],
  notes: [
    'A raid by the {law} on {place}, in {district}, was beaten off: {toll}.',
    '{winners} would not let the {law} into {place}; {toll}.',
    'The {law} tried the door of {place} and left it standing, with {toll}.',
    'Officers were fired on at {place} by {winners}: {toll}.',
  ],
});
