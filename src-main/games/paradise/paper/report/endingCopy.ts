/** The last of a gang. */
export const gangEnds = {
  peak: [
    'In {best} {gang} {had} {peak}, the most that this newspaper ever counted there, and waiters in {base} lowered their voices at the name.',
    'The best month of {gang} was {best}, with {peak}. Nobody in {base} then would have sold the name short.',
    'Readers will remember {gang} as of {best}, when {peak} answered to {their} telephone.',
  ],
  fights: [
    'By the files, which go back to {since}, {gang} {was} in {fought} and won {won}; the name most often on the other side was {foe}.',
    'From {since} to the end there were {fought}, of which {gang} won {won}. Most of them were with {foe}.',
  ],
  fightsOfNone: [
    'By the files, which go back to {since}, {gang} {was} in {fought} with another gang.',
    'From {since} to the end there was {fought} with another gang in which {gang} had a part.',
  ],
  road: [
    'The road of {gang} through these columns, from the first mention to the last:',
    'It went, as readers of this newspaper saw it, in these steps:',
  ],
  chief: [
    '{boss}, last to be called chief, was not at home to reporters. The neighbors speak of a suitcase, a taxicab and the night train, and of men who followed singly and did not sit together.',
    'Of {boss}, the last chief, it is known that the rent was paid and the key left with the janitor. Those who still took orders are said to have left town by different doors.',
  ],
  chiefDead: [
    '{boss}, last to be called chief, did not live to close the books, and nobody has come forward to sign them.',
    'The last chief, {boss}, is dead, and the chair was sold with the other furniture.',
  ],
  men: [
    'This newspaper has had the names of {buried} {men} to print among the dead: {fallen}.',
    'The dead of {gang}, as these columns had them, number {buried}: {fallen}. Others fell whose names nobody gave.',
  ],
  menOfNone: [
    'None of {their} people was ever printed among the dead by name, which is the most that can be said for the end.',
    'Nobody of the name was ever printed among the dead here, and the hats are gone from the pegs all the same.',
  ],
  room: [
    'What was theirs is held by others now, or by nobody. In {base} the back room was found swept, with a deck of cards squared on the table, one chair turned to the wall and a calendar that had not been torn off since the middle of the month. The landlord has put a card in the window. He would prefer, he says, a dentist.',
    'The quarters in {base} were opened by the landlord, who found eleven pegs without a hat, a safe without a lock and a goldfish that had been fed. He has kept the goldfish. The telephone rang twice while he was there, and each time somebody listened, said nothing, and hung up.',
  ],
} as const;

/** A letter to the editor at the end of a gang. */
export const gangLetters = [
  'A letter came to this newspaper without a name. “You will print that {gang} had it coming,” it says. “Print too that on our street in {base} a widow’s coal was paid for, that the boys took off their hats to her, and that nobody has yet come by to say who will pay it now. I do not excuse them. I am only asking about the coal.”',
  'From {base} a reader writes: “They are gone and I am glad, for I have two sons. But I want it set down that {boss} once carried my mother up four flights when the elevator was out, and that the police, who were watching the house, held the door. I never knew what to make of it. I do not now.”',
  'A letter from {base}, in pencil: “Now that {gang} {are} finished may I have back my lamp, my ladder and my cousin Joe? The first two they borrowed. Joe went along to see that they brought them back. He was never any good at it, and we should like him home for supper.”',
] as const;

/** The places at the end of a campaign. */
export const places = {
  margin: [
    'Between {gang} and {other} there lay, when the last slate was added, {by}. {boss} had the count read to the end; {second} was seen to ask for it once more.',
    '{gang} finished ahead of {other} by {by}, which in a contest of this length is either a hair or a mile, according to whom one asks.',
    'The margin of {boss} over {second} was {by}. It will be argued in barber shops until there is another.',
  ],
  fate: [
    '{boss} closes the campaign at the head of {gang}, with {fought} in the files and {won} of them won.',
    'For {boss} and {gang} the books show {fought}, of which {won} went their way.',
    'Under {boss} the files give {gang} {fought}; {won} ended as they would have wished.',
    '{boss} may look back, for {gang}, on {fought}, with {won} of them won.',
    'In the column of {gang}, chief {boss}, the clerks have written {fought}; they count {won} as won.',
    'So ends the account of {boss}: {fought} for {gang}, {won} of them in the black.',
  ],
  mourned: [
    'The dead of {gang}, by name: {fallen}.',
    'Not there to hear the count, of {gang}: {fallen}.',
    'It cost {gang} {fallen}.',
    'Wreaths of {gang} hang for {fallen}.',
    'From the rolls of {gang} are struck {fallen}.',
    'Hats of {gang} that nobody called for: those of {fallen}.',
  ],
  gone: [
    '{gang} did not see the day, finished in {since}.',
    'Not in the count is {gang}, whose end was told here in {since}.',
    'Of {gang}, last led by {boss}, nothing had been left since {since}.',
  ],
} as const;

export const roads = [
  'The Road to the End, in Ten Lines',
  'How It Came to This',
  'The Long Way to the Last Count',
] as const;

/** Letters of farewell in the final edition. */
export const farewells = [
  'Sir: I have read of these people every month and never met one, unless it was the polite one who changed my tire. I shall not know what to do with my evenings. —Subscriber, Cedar Hill.',
  'Sir: So it is {boss}. I lost four dollars and have learned something, though I could not say what. —Barber, Riverside.',
  'Sir: Now that it is over, would somebody kindly tell the gentleman in my doorway? He has stood there since spring and the soup is getting low. —Mother of Five, {base}.',
  'Sir: My late husband said that it would all come to a bad end. He came to his first, but I wish it noted that he said so. —Widow, Southbridge.',
  'Sir: I taught three of them to read. I see now that I should have gone on to arithmetic. —Teacher, Retired, Cabbageville.',
  'Sir: I swept up after all of them, and the glass was the same. Good luck to {gang}. May they buy a broom. —Street Cleaner, Downtown.',
] as const;
