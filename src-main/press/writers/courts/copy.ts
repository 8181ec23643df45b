import type { Copy } from '../copy.ts';

const courtTalk: Pick<Copy, 'follows' | 'quotes' | 'closers'> = {
  follows: [
    'The gallery was full of gentlemen with their hats on their knees, who were counted going in and weighed coming out.',
    'Of eleven witnesses who were called, nine could not be found and two could not be stopped from saying so.',
    'His Honor ruled that coughing was not an objection.',
    'The stenographer asked to have an answer repeated, and it was different.',
    'Counsel drew a pathetic picture of a home. It hangs, an acquaintance says, in another man’s house.',
    'One juror was excused because he had read a newspaper, and another because he could.',
    'A bailiff who had slept through the evidence was complimented upon his impartiality.',
    'The ladies of {base} had sent cakes. They were cut open, in the interest of justice, and eaten in the same.',
    'An exhibit was mislaid between the second and the third floor, together with its label and the man carrying it.',
  ],
  quotes: [
    '“My client has never been in that street,” counsel declared, “and was there on other business.”',
    '“I swore to tell the truth,” a witness protested, “but nobody told me they would ask.”',
    '“I have known {name} for years,” testified a friend, “under several names, and never heard a word against any of them.”',
    '“The law is a fine thing,” said a spectator from {base}, “if you sit near a window.”',
    '“Nobody approached me,” a juror stated, “or not until Thursday.”',
  ],
  closers: [
    'The flag over the courthouse hung as usual, half asleep.',
    'The next case was that of a man who had stolen a ham, and he had no lawyer.',
    'There was coffee afterward for those who had been on the right side.',
    'The scales above the door have been gilded again, and balance.',
  ],
};

export const releasedCopy: Copy = {
  ...courtTalk,
  headlines: [
    '{Name} Walks Out of Jail',
    'Cell of {Name} to Let',
    'Charges Against {Name} Fade Overnight',
    'Clerical Error Frees {Name}',
    '{Name} Home for Supper',
    'No Case Against {Name}, Court Learns',
    '{Name} Thanks Jailer, Leaves',
  ],
  decks: [
    'The complaint was written, it appears, in ink of the disappearing kind.',
    'Turnkey sorry to lose him; they had reached the last hand.',
    'Magistrate finds that the wrong form had been used, and no right one exists.',
    'Prisoner’s belt, laces and pistol returned.',
  ],
  ledes: [
    '{name}, of {gang}, is at liberty. The papers in the case could not be found, and then neither could the case.',
    'Those who looked for {name} in his cell on Tuesday saw only a folded blanket. The friends of {gang} had been to see somebody.',
    'It was a short stay for {name}, of {gang}. The law let go of him this month and wiped its fingers.',
    'The gate of the jail opened for {name}, and the jailer held it. {gang} had sent a car.',
    'A misunderstanding about {name}, of {gang}, has been cleared up, and the officer who had understood him has been moved to the harbor.',
  ],
  tags: ['Out Again', 'At Liberty', 'Jail Notes'],
  notes: [
    '{name}, of {gang}, has been let go.',
    'The law has released {name}, who belongs to {gang}.',
    '{name} is back with {gang}, the charge having been lost.',
    'Free once more: {name}, of {gang}.',
    'For want of papers {name}, of {gang}, was sent home.',
  ],
};

export const acquittedCopy: Copy = {
  ...courtTalk,
  headlines: [
    '{Name} Acquitted',
    'Jury Believes {Name}',
    '“Not Guilty,” {Name} Hears, and Nods',
    'Evidence Against {Name} Melts',
    '{Name} Leaves Court by Front Steps',
    'Lawyer Earns His Fee; {Name} Is Free',
    'Twelve Good Men Side With {Name}',
  ],
  decks: [
    'Jury out for as long as it takes to light cigars.',
    'Prosecutor closes his case, and finds that it is empty.',
    'Chief witness identified the judge.',
    'An alibi for every hour, and two for the important one.',
  ],
  ledes: [
    '{name}, of {gang}, was tried this month and found not guilty. The foreman wished him luck.',
    'A jury of his neighbors has cleared {name}, of {gang}. They will go on being his neighbors.',
    'The State said that it was {name}. The defense said that it was dark. {gang} has its man back.',
    'The lawyer spoke for three hours, and at the end of it {name}, of {gang}, was weeping with the rest.',
    'All that the prosecution could prove of {name} was that he had been born. {gang} took him home.',
  ],
  tags: ['Acquittals', 'Not Guilty', 'In the Courts'],
  notes: [
    '{name}, of {gang}, stood trial and was acquitted.',
    'A jury found nothing against {name}, of {gang}.',
    'The case against {name}, of {gang}, broke down in court.',
    '{name} has been cleared, and {gang} gave the jury its regards.',
  ],
};

export const sentUpCopy: Copy = {
  ...courtTalk,
  headlines: [
    '{Name} Goes to the Pen',
    'Guilty, Says Jury of {Name}',
    '{Name} Sent Up',
    'Gates Close Behind {Name}',
    'Hard Labor for {Name}',
    '{Gang} Loses {Name} to the State',
    'Alibi of {Name} Has a Hole in It',
  ],
  decks: [
    'His Honor regrets that the statute did not let him add to it.',
    'Lawyer says that it will be appealed, and looks at his watch.',
    'Prisoner asked for a window and was promised bars.',
    'Jury took its dinner first, and did not enjoy it.',
  ],
  ledes: [
    '{name}, of {gang}, goes to the Pen. The jury looked at him once and at the floor after that.',
    'There was a time when {name} could not have been convicted in this city. {gang} must have thought it was still that time.',
    'The Pen has a new number on its books. The outside called it {name}, and it belonged to {gang}.',
    'The lawyer did what he could for {name}, and it was not much. {gang} will have to manage without him.',
    'Guilty was the word for {name}, of {gang}, and it was said loud enough to be heard upon the steps.',
  ],
  tags: ['Sent Up', 'To the Pen', 'Convictions'],
  notes: [
    '{name}, of {gang}, was convicted and sent to the Pen.',
    'The Pen has received {name}, late of {gang}.',
    '{name}, of {gang}, was tried and did not come home.',
    'A jury sent up {name}, of {gang}.',
  ],
};

export const pigeonCopy: Copy = {
  ...courtTalk,
  headlines: [
    '{Name} Talks',
    'Songbird in the Pen: {Name}',
    '{Name} Tells All He Knows of {Gang}',
    'Federal Men Take Down Words of {Name}',
    '{Name} Turns on {Gang}',
    'A Voice From the Pen, and {Gang} Hears It',
  ],
  decks: [
    'Stenographer is said to have asked for a second pencil.',
    'Prisoner moved to a cell without neighbors; food is tasted.',
    'He began with the small names, as one does.',
    'In certain houses the files were burned before the edition was.',
  ],
  ledes: [
    '{name}, who is in the Pen, has been talking to federal men. What he has been talking about is {gang}.',
    'It is the silence that {gang} will miss. {name} kept it for as long as he could, which was a week, and has now given it up.',
    'A clerk from Washington went into the Pen with a blank book and came out with a full one. He had been to see {name}, formerly of {gang}.',
    '{name} was asked in the Pen whether he had anything to say of {gang}, and drew up a chair.',
    'They have a name for what {name} has become, and it has feathers. {gang} are the ones who are being sung about.',
  ],
  tags: ['Stool Pigeons', 'Songs From the Pen', 'Talk'],
  notes: [
    '{name} has told the federal men what he knows of {gang}.',
    'In the Pen {name} is talking, and {gang} cannot stop it.',
    '{gang} have been named by one of their own, {name}.',
    'The government has a friend in {name}, once of {gang}.',
  ],
};

export const targetedCopy: Copy = {
  ...courtTalk,
  headlines: [
    'Federal Men Set Sights on {Gang}',
    'It Is {Gang} That Washington Wants',
    'Agents Clear Their Desks for {Gang}',
    '{Gang} Has the Government’s Attention',
    'Every Agent in City Put Upon {Gang}',
    'Net Is Drawn About {Gang}',
  ],
  decks: [
    'Other houses breathe out, and send a card of sympathy.',
    'A map with pins has been seen at the Federal Building; the pins are all of one color.',
    'Orders are to leave the rest of the city for dessert.',
    '{boss} not to be found at any of his addresses, which are all watched.',
  ],
  ledes: [
    'The federal men have made up their minds. Of all who might be raided in Paradise they mean to raid {gang}, and nobody else until that is done.',
    'From this month the government knows whom it wants. It wants {gang}, and it wants {boss} in particular.',
    'There are a dozen ways to break the law in this city and the federal men have given up eleven. They are for {gang}.',
    'Agents were told at roll call to forget every name but one. It is that of {gang}.',
    'Gray hats have been counted on every corner where {gang} does business, and on no others.',
  ],
  quotes: [
    '“We shall take them a door at a time,” an agent said, “and we have a list of the doors.”',
    '“I am sorry for them,” said a rival, and could not keep his face straight.',
    '“They asked me who owns the place,” a barman related, “and then they told me.”',
    '“It is a kind of honor,” said a follower of {boss}, without conviction.',
  ],
  closers: [
    'It is thought a good time to be in the laundry business.',
    'The raids will begin when the axes come back from the grinder.',
    'The other gangs of the city have never been so quiet in church.',
    'What the Treasury begins it has been known to finish.',
  ],
  follows: [
    'Books have been asked for that were never kept, and people that were.',
    'The telephone company has been requested to lend an ear.',
    'It is said in {base} that somebody has talked, and everybody there is looking at everybody.',
    'Landlords who let to the {outfit} have begun to ask for three months in advance.',
    'A truck was stopped and found to contain vinegar. The driver wept from relief.',
    'At the Federal Building the lamps burn late, and there is no laughter.',
    'Two accountants have left town with one valise, and it is the valise that is missed.',
    'Customers have been noticed to prefer other doors.',
  ],
  tags: ['In the Sights', 'The Government’s Choice', 'Whom They Want'],
  notes: [
    'The federal men have singled out {gang}.',
    'Washington’s agents mean to raid {gang} before all others.',
    'It is {gang} that the government wants.',
    'Federal attention is fixed upon {gang}.',
  ],
};

export const offTheHookCopy: Copy = {
  ...courtTalk,
  headlines: [
    'Federal Men Widen Their View',
    'Agents to Raid Wherever They Please',
    'No More Favorites, Say Federal Men',
    'One Gang Breathes Easier; Others Less So',
    'Agents Put Away Their Only Map',
    'Federal Net Let Out Again',
  ],
  decks: [
    'A list of one is torn up and a longer one begun.',
    'Every house in the city may now look forward.',
    'Pins of all colors bought at a stationer’s.',
    'The change is not welcomed by those who had felt safe.',
  ],
  ledes: [
    'The federal agents are no longer after one gang. They are after all of them again.',
    'A pursuit that had filled the Federal Building with one name is over, and every other name is back upon the board.',
    'It had been restful, for most of the city’s gangs, to know that somebody else was wanted. That is past.',
    'Whose door the federal men will take next is once more anybody’s guess, and everybody is guessing.',
    'The agents have been told to look about them.',
  ],
  quotes: [
    '“I had just had the good glasses brought up,” a proprietor lamented.',
    '“It was nice while it was them,” said a man at a bar.',
    '“We play no favorites,” an agent stated, “from Monday.”',
    '“Then it might be me,” a cashier said slowly.',
  ],
  follows: [
    'The longer list is kept in alphabetical order, to nobody’s comfort.',
    'Cellars were cleared on the strength of the rumor, and filled again on the strength of the thirst.',
    'Lookouts who had been let go were sent for.',
    'The gray hats have spread out, like pigeons after a cart.',
    'Two houses have put back their second doors.',
    'It is supposed that the government grew tired, or had what it came for.',
    'The Union Station reports no departures.',
    'One gang gave a dinner. It was watched.',
  ],
  tags: ['The Federal View', 'Anybody’s Turn', 'New Orders'],
  notes: [
    'The federal men no longer have one gang in their sights.',
    'Agents are at liberty to raid whom they will.',
    'The government’s list is long again.',
    'Nobody in particular is wanted by the federal men, and so everybody is.',
  ],
};
