/** Phrasings for news from the comparison of two months. */
export const doorlessHeads = [
  '{Gang} Left Without a House',
  'Last Door Gone, {Gang} {Is} Homeless',
  '{Gang} Without a Door',
  'Not a House Left to {Gang}',
  'Count Finds No Door of {Gang}',
  'Shutters Down on the Last House of {Gang}',
  '{Gang} {Has} Nothing Left to Open',
];

export const doorlessLedes = [
  '{gang} {has} no house left in the city. A month ago there {were} {before}.',
  'The count of doors finds none for {gang}, which had {before} a month ago.',
  'Of the {before} of a month ago nothing is left to {gang}.',
  'The last count gave {gang} {before}; the new one gives none.',
  '{gang} {has} lost all of {before} since the last count.',
  'At the month’s end {gang} had not a door left. The month before there {were} {before}.',
  '{gang} {has} lost the last of {before}.',
  'Not a house in the city is with {gang}, by the new count; the one before had {before}.',
];

export const backHeads = [
  '{Gang} Back in Business',
  '{Gang} {Has} a Door Again',
  'Out and In Again: {Gang}',
  '{Gang} {Is} Heard From Again',
  'A Door for {Gang}',
  '{Gang} {Has} {Now}',
  'Count Finds {Gang} in Trade Again',
  '{Gang} Off the Street',
];

export const backLedes = [
  '{gang}, which had no house a month ago, now {has} {now}.',
  'After a month or more without a door {gang} {is} back, with {now}.',
  'The count gives {gang} {now}. At the last one there was none.',
  '{gang} {has} {now} again, after a count that found none.',
  'A month ago nothing answered to {gang}. Today it is {now}.',
  '{gang} {is} in trade again with {now}.',
  'The last count left {gang} out; the new one has {now}.',
  'With {now}, {gang} {is} again among those who are counted.',
];

export const heldHeads = [
  'Who Leads {Gang} From a Cell?',
  '{Boss} Still Behind Bars',
  '{Boss} Is in a Cell',
  '{Gang} Without {Boss} for the Present',
  '{Boss} Waits for the Court',
  'The Law Has {Boss}',
  'No Bail Yet for {Boss}',
  '{Boss}, of {Gang}, Stays Locked Up',
];

export const heldLedes = [
  '{gang} {has} a chief in jail. {boss} was taken {where} and is the man whom the courts will hear of next.',
  'The chief of {gang}, {boss}, goes into the new month a prisoner. He was taken {where}.',
  '{boss}, chief of {gang}, was still in custody when this edition closed. He was taken {where}.',
  'When the month ended the police had {boss}, chief of {gang}, who was taken {where}.',
  '{boss} sees the month out from a cell. The chief of {gang} was taken {where}.',
  'The county feeds {boss}, chief of {gang}, who was taken {where}.',
  'Whoever speaks for {gang} now does not do it from the chair: {boss} was taken {where}.',
  'Taken {where}, {boss}, chief of {gang}, has not been let go.',
];

export const truceHeads = [
  'Truce Holds {Months} Months',
  'Peace of {Gang} and {Other} Lasts',
  '{Months} Months of Peace for {Gang} and {Other}',
  '{Gang} and {Other} Still Keep the Peace',
  'No Shot in {Months} Months Between Two Gangs',
  'A Truce Grows Old: {Gang} and {Other}',
  '{Other} and {Gang} Hold to Their Word',
  'Peace {Months} Months Old',
];

export const truceLedes = [
  'The truce of {gang} with {other} has held since {since}, {months} months now, and no fight between them has come to this newspaper’s notice.',
  'Nothing has broken the peace that {gang} and {other} made in {since}, {months} months ago.',
  'It is {months} months since {gang} and {other} made peace, in {since}, and the peace stands.',
  '{gang} and {other} have kept their truce of {since} for {months} months.',
  'The truce that {gang} made with {other} in {since} has now lasted {months} months.',
  'For {months} months, since {since}, no fight of {gang} with {other} has been reported.',
  'Made in {since}, the peace of {gang} and {other} is {months} months old and in good health.',
  'The word that {gang} and {other} gave each other in {since} has been good for {months} months.',
];

export const inquestHeads = [
  'Coroner Reports on {Month} Killings',
  'Inquest Held on {Month} Dead',
  'Jury Finds Murder in {Month} Deaths',
  'Coroner Closes the {Month} File',
  '{Month} Dead: No Man Named',
  'Inquest on Bystanders Ends',
  'Persons Unknown, Says Coroner of {Month}',
  'Verdict on the {Month} Dead',
];

export const inquestLedes = [
  'A coroner’s jury sat on the death of {citizens} killed in {district} in {month} and found that they died by gunshot, at the hands of persons not produced.',
  'The inquest into the killing of {citizens} in {district} in {month} is closed. The verdict was murder by persons unknown.',
  'Six men of a coroner’s jury heard how {citizens} died in {district} in {month}. They could name no one.',
  'The coroner has closed his book on {citizens} killed in {district} in {month}: murder, by persons unknown.',
  '{citizens} killed in {district} in {month} were the business of a coroner’s jury, which found gunshot wounds and no gunman.',
  'After hearing the families the coroner’s jury laid the death of {citizens} in {district} in {month} to persons unknown.',
  'Witnesses to the death of {citizens} in {district} in {month} told the coroner that they had been looking the other way.',
  'A verdict of murder was returned on {citizens} shot in {district} in {month}. No arrest is asked for.',
];

export const yearHeads = [
  'The Year {Year} in Gangland',
  'Gangland’s {Year}: the Reckoning',
  'What {Year} Cost',
  '{Year}: The Count',
  'Gangland Closes Its Books on {Year}',
  '{Year} in Doors, Dead and Headlines',
  'The City Adds Up {Year}',
  'Good-by to {Year}, and the Bill for It',
];

export const guesses: readonly string[] = [
  'They wanted the corner before somebody else did.',
  'There was an old bill to pay, and it was paid.',
  'A cousin was insulted at a christening.',
  'Rents are up and so are doctors.',
  'They are showing the young ones how it is done.',
  'Somebody laughed.',
  'It was done to please a lady in the front row.',
  'They are short of cash and long on men.',
  'They mean to be asked to sit down with the others.',
  'The other fellow was away that night, and it was known.',
  'He lost a wager and this was the forfeit.',
  'They wanted to be seen doing it.',
  'They were afraid of being next.',
  'They took it for a different address.',
  'A fortune teller told him to go east.',
  'The landlord had talked too much.',
];

export const voices: readonly string[] = [
  'A bootblack in {base} has his own idea of {deed} by {gang}: “{guess}”',
  'Of {deed} by {gang} a night clerk says: “{guess}”',
  '“{guess}” So a motorman on the crosstown line accounts for {deed} by {gang}.',
  'In the barber shops of {base} they explain {deed} by {gang} in few words: “{guess}”',
  'A woman who does the laundry for half of {base} knows all about {deed} by {gang}. “{guess}”',
  '“{guess}” That is how a newsboy in {base} reads {deed} by {gang}; he has been wrong before.',
  'A cab driver who carried none of them says of {deed} by {gang}: “{guess}”',
  'Over the wash lines of {base} one hears of {deed} by {gang}: “{guess}”',
  '“{guess}” A letter carrier of {base} offers that for {deed} by {gang}.',
];

export const wanted = [
  'Mothers of the ward marched to City Hall over the killing in {district} in {month}.',
  'A petition about the dead of {district}, signed since {month}, was laid before the Mayor.',
  'The parish in {district} marked a month since the killing with a service.',
  'Flowers were laid in {district} where an innocent died in {month}.',
  'The school in {district} kept a minute of silence for the dead of {month}.',
  'The women of {district} have asked the Mayor for an answer about the killing of {month}. They have a receipt.',
  'A collection in {district} for the family bereaved in {month} was closed.',
  'In {district} a candle has burned in a window since the killing of {month}.',
];

/** Guesses at a gang's aim of the year, as the street sees it. */
export const aimVoices = {
  district: [
    'A barber in {place}, asked who his landlord will be by next winter, named {gang} without putting down the razor.',
    'It is {doors} doors in {place} now, and the betting is that {gang} will not stop to count them.',
    'Anybody who rents in {place} is advised to learn how to spell {gang}, for the rent book.',
    'Neckties, cigars and, it seems, a future: everything {gang} bought this month was bought in {place}.',
    'Those who watch such things have drawn a ring around {place}, and written {gang} inside it.',
    'A streetcar man on the {place} run says the same faces get on each day, and that {gang} paid all the fares.',
    'With {doors} doors in {place}, {gang} will want the rest for the sake of order, the neighbors think.',
    'The talk at the lunch counter is that {gang} chose {place}, and that {place} had no say in it.',
    'Somebody is measuring {place} for a new suit. The tape, they say, was lent by {gang}.',
    'A locksmith reports brisk trade in {place}. He would not name {gang} as the cause; he would not name anybody.',
  ],
  rival: [
    'Ask on any corner who next will be buried by {gang}, and the corner says {rival}.',
    'It is no longer thought to be business between {gang} and {rival}. Business has intervals.',
    'An undertaker was heard to hope that {gang} and {rival} would never shake hands.',
    'In half a year {rival} had {fights} calls from {gang}, and never one with flowers.',
    'The smart money has {gang} going after {rival} until there is nobody left to go after.',
    'A bartender who serves both keeps two clocks: one for {gang}, one for {rival}. They are not to meet.',
    'The year’s errand of {gang} has a name, and the name is said to be {rival}.',
    'Cousins of {rival} were seen at the railroad station, asking after one-way tickets and talking of {gang}.',
    'The feud is put down to pride, to money, and to a hat. From {rival}, {gang} will take all three.',
    'There is a pool on which month {gang} will be through with {rival}. Nobody has taken “never.”',
  ],
  survive: [
    'One thing is wanted of the year by {gang}, the street says, which is to see the end of it.',
    'A tailor who makes up for {gang} has asked to be paid by the sleeve.',
    'Nobody asks any longer after the plans of {gang}. A quiet winter is thought to be the whole of them.',
    'The landlord of {gang} counts his keys of an evening, the street says, and comes out with most of them.',
    'It is whispered that {gang} would take any offer with a door in it.',
    'Credit is a delicate flower, and along the avenue it closed for {gang} this month.',
    'The tips of {gang} were small this month. The waiters have drawn their conclusions.',
    'Among the sporting fraternity the price is long against {gang} hanging a wreath on a door of their own at Christmas.',
  ],
} as const;
