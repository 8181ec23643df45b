/** First sentences for news without a fight: who, what, where, when. By kind, and by outcome if it varies. */
export const matterLedes: Readonly<Record<string, readonly string[]>> = {
  'gangs-of-the-city': [
    '{Count} gangs divide the illicit trade of Paradise as the year opens, according to police records, and none of them is on terms with all the others.',
    'The police begin the year with {count} gangs on their list. Headquarters gave out the names and the men who lead them.',
  ],
  'taken-over': [
    '{gang} took control of {place}, {aTrade} in {district}, on {weekday}, {date}; the owner, until then on his own, stays on as manager.',
    'The owner of {place}, {aTrade} in {district}, made his peace with {gang} {weekday}, {date}, and now pays them.',
    '{place}, in {district}, until then an independent {trade}, has gone over to {gang}. The change was made {weekday}, {date}.',
    'Men of {gang} called at {place} in {district} {weekday}, {date}, and left as partners in the business.',
    'An independent {trade} in {district}, {place}, passed to {gang} on {weekday}, {date}, without a shot.',
    '{gang} {gangHas} added {place}, {aTrade} in {district}, to the houses under {boss}. It was done {weekday}, {date}.',
    'After a talk with men from {gang} {weekday}, {date}, the proprietor of {place} in {district} took them in as partners.',
    '{place} in {district} joined the string of {gang} on {weekday}, {date}, neighbors said.',
  ],
  shut: [
    '{place}, {aTrade} of {gang} in {district}, was closed by the police {weekday}, {date}.',
    'The precinct put a lock on {place} in {district}, a house of {gang}, on {weekday}, {date}.',
    'Patrolmen shut the doors of {place}, in {district}, {weekday}, {date}. {gang} {gangHas} run it.',
    'A police padlock went on {place}, {aTrade} in {district} that answers to {gang}, {weekday}, {date}.',
  ],
  reopened: [
    '{place}, in {district}, opened its doors again {weekday}, {date}, under {gang}.',
    '{gang} reopened {place}, {aTrade} in {district}, on {weekday}, {date}.',
    'The lock is off {place} in {district}; {gang} {gangWas} back in business there {weekday}, {date}.',
    'Trade was resumed {weekday}, {date}, at {place} in {district}, which {gang} {gangHas} mended.',
  ],
  'turned-independent': [
    'The owner of {place}, {aTrade} in {district}, stopped paying {gang} on {weekday}, {date}, and says he will run it alone.',
    '{gang} lost {place}, in {district}, {weekday}, {date}, when its owner went his own way.',
    '{place}, {aTrade} in {district}, is independent again. It left {gang} on {weekday}, {date}.',
  ],
  'changed-hands': [
    '{place}, {aTrade} in {district}, changed hands {weekday}, {date}, from {from} to {to}; no reason was given out.',
    'Ownership of {place} in {district} passed from {from} to {to} on {weekday}, {date}.',
    '{to} now {toHolds} {place}, {aTrade} in {district}, which until {weekday}, {date}, was with {from}.',
    'The house called {place}, in {district}, was made over {weekday}, {date}, by {from} to {to}.',
  ],
  'broke-away': [
    'The owner of {place}, {aTrade} in {district}, has broken with {gang}. He told the collectors so {weekday}, {date}.',
    '{place} in {district} no longer pays {gang}, the owner said {weekday}, {date}.',
    '{gang} lost {place}, {aTrade} in {district}, {weekday}, {date}; the owner means to go on by himself.',
    'An owner in {district} has walked out on {gang}. His house is {place}, and the day was {weekday}, {date}.',
  ],
  'full-racket': [
    '{gang} now {gangHas} every house in {district} that deals in the {racket}. The last of them fell to {boss} before the month was out.',
    'The latest house gives {gang} the whole of the {racket} in {district}, detectives say.',
    'No door in {district} that deals in the {racket} is left outside {gang}.',
    'The {racket} in {district} is in one hand, that of {boss}, chief of {gang}.',
  ],
  'outrage/quiet': [
    'The police were given no new orders {weekday}, {date}; City Hall hears complaints of the gangs and says it is studying them.',
    'The Mayor’s office had nothing to announce about the gangs on {weekday}, {date}.',
    'No step against the gangs was taken by City Hall up to {weekday}, {date}.',
    'Nothing about the gangs was on the Mayor’s table {weekday}, {date}.',
    'The aldermen talked of paving on {weekday}, {date}, and not of the gangs.',
    'The police had their ordinary orders and no others on {weekday}, {date}.',
    'Asked about the gangs {weekday}, {date}, the Mayor’s secretary said that there was nothing to say.',
    'City Hall let the gangs alone, and was let alone by the public, as of {weekday}, {date}.',
  ],
  'outrage/calmed': [
    'Public anger against the gangs cooled by {weekday}, {date}, ministers and ward leaders agreed.',
    'Complaints of the gangs at City Hall had fallen off by {weekday}, {date}.',
    'The temper of the city is better than it was, to judge by the Mayor’s mail of {weekday}, {date}.',
  ],
  'outrage/something-must-be-done': [
    'City Hall ordered the police to act against the gangs, it was announced {weekday}, {date}.',
    'Delegations from the churches and the wards called at City Hall {weekday}, {date}, demanded action, and were promised it.',
    'The Mayor told the police department {weekday}, {date}, that something must be done about the gangs.',
    'A citizens’ committee met at City Hall {weekday}, {date}, and left with a promise that the police would move.',
  ],
  'outrage/feds-called': [
    'Federal agents were ordered to Paradise {weekday}, {date}, at the request of leading citizens, who told Washington that the city cannot master its gangs.',
    'Washington is sending federal agents to Paradise to deal with the gangs, it became known {weekday}, {date}.',
    'The government in Washington took a hand in the affairs of Paradise {weekday}, {date}, and ordered agents to the city.',
  ],
  'outrage/feds-stay': [
    'The federal agents will stay in Paradise; their orders were confirmed {weekday}, {date}.',
    'Federal agents in the city were told {weekday}, {date}, to remain until the gangs are broken.',
    'No date has been set for the withdrawal of the federal agents, their office said {weekday}, {date}.',
    'Washington gave no sign {weekday}, {date}, of calling its agents home.',
    'The federal force remains in its rooms at the Federal Building, it was learned {weekday}, {date}.',
  ],
  'feds-leave': [
    'The federal agents left Paradise {weekday}, {date}, with the case of {gang} closed.',
    'Washington has called its agents home; they took the train {weekday}, {date}, after the end of their work against {gang}.',
  ],
  eliminated: [
    '{gang} {gangHas} ceased to exist. Police took the name off their list {weekday}, {date}.',
    'Nothing is left of {gang}, of {base}. The last of it was counted out {weekday}, {date}.',
    'The end of {gang} was recorded at headquarters {weekday}, {date}.',
  ],
  'standings/new': [
    '{gang} {gangHas} passed every other gang in the city and {gangHas} {count} houses, by this newspaper’s count of {weekday}, {date}.',
    'First place among the gangs of Paradise has gone to {gang}, with {count} houses on {weekday}, {date}.',
    '{boss}, chief of {gang}, is at the head of more houses than any man in the city: {count} on {weekday}, {date}.',
    'A count of doors made {weekday}, {date}, puts {gang} first in the city with {count}.',
  ],
  handicap: [
    '{Horse} won the Tri-State Handicap at the Paradise Racetrack, with {Second} second.',
    'The Tri-State Handicap was run at the Paradise Racetrack and went to {Horse} over {Second}.',
    'Before the largest crowd of the year {Horse} beat {Second} in the Tri-State Handicap.',
  ],
  'victory/total-control': [
    '{gang}, under {boss}, {gangHas} won the city. There is no one left to dispute it.',
    'Paradise belongs to {gang} and its chief, {boss}.',
  ],
  'victory/last-standing': [
    '{gang}, under {boss}, {gangHas} outlasted every other gang in the city.',
    'Of the gangs of Paradise one is left: {gang}, with {boss} at its head.',
  ],
  'victory/last-month': [
    '{gang}, under {boss}, {gangHas} come out first in the final count of the city.',
    'The final count puts {gang} first in Paradise; {boss} is its chief.',
  ],
  'bad-booze': [
    'Poisoned liquor was sold at {place}, {aTrade} of {gang} in {district}, health officers said {weekday}, {date}.',
    'Bad liquor from {place} in {district}, a house of {gang}, sent patrons to the hospital {weekday}, {date}.',
    'The Health Department is tracing liquor served {weekday}, {date}, at {place}, which {gang} {gangHas} in {district}.',
  ],
  'band-billed/new': [
    '{band} will play at {place} in {district}. The contract, with {gang}, was signed {weekday}, {date}.',
    '{gang} {gangHas} engaged {band} for {place}, in {district}, it was announced {weekday}, {date}.',
    'New at {place} in {district} from {weekday}, {date}: {band}.',
  ],
  'band-billed/hired-away': [
    '{band} left {rival} {weekday}, {date}, for {place} in {district}, where {gang} pay better.',
    '{gang} hired {band} away from {rival} and put the players on the stage of {place} {weekday}, {date}.',
  ],
  'band-billed/move': [
    '{band} moved {weekday}, {date}, to the stage of {place}, in {district}.',
    '{gang} moved {band} to {place}, in {district}, on {weekday}, {date}.',
    'From {weekday}, {date}, {band} may be heard at {place} in {district}.',
  ],
  'band-on-air': [
    '{band} went on the air {weekday}, {date}, and had listeners in four states.',
    'The playing of {band} was broadcast {weekday} night, {date}.',
  ],
  'band-fades': [
    'The crowds have left {band}, and {gang} {gangHas} let the players go as of {weekday}, {date}.',
    'Houses for {band} have thinned, and the engagement with {gang} ended {weekday}, {date}.',
  ],
  'title-bout': [
    '{winner}, {winnersCorner}, beat {loser}, {losersCorner}, in the {round} round {weekday} night, {date}.',
    '{winner} took the decision from {loser} in the {round} round of their bout {weekday}, {date}. The winner is {winnersCorner}.',
    'In the {round} round {weekday} night, {date}, {loser}, {losersCorner}, went down before {winner}, {winnersCorner}.',
  ],
  'big-name': [
    'A headliner of national name drew a full house to {place} in {district} {weekday} night, {date}. {gang} had the gate.',
    '{place}, the arena of {gang} in {district}, was sold out to the rafters {weekday}, {date}.',
  ],
  funeral: [
    '{dead}, {role} of {gang}, was buried {weekday}, {date}. {Cars} cars followed the hearse.',
    'The funeral of {dead}, {role} of {gang}, was held {weekday}, {date}, with {cars} cars in line.',
    '{gang} buried {dead} on {weekday}, {date}. The {role} was followed to the grave by {cars} cars.',
  ],
  'public-works': [
    '{boss}, chief of {gang}, gave {money} to works for the poor, it was made known {weekday}, {date}.',
    'A gift of {money} to the charities of {base} was announced {weekday}, {date}. It came from {gang}.',
    '{gang} spent {money} on coal and bread for the poor of the wards, relief workers said {weekday}, {date}.',
    'Relief stations received {money} {weekday}, {date}, from {boss} of {gang}.',
  ],
  'city-hall': [
    'Mayor {mayor} was sworn in with his administration, Chief {chief} at the head of the police.',
    'The city government took its oath. {mayor} is Mayor and {chief} Chief of Police.',
  ],
  'corruption/fell': [
    '{official} gave up {chair} {weekday}, {date}, after this newspaper showed his dealings. {successor} succeeds him. The story was by {writer}.',
    'An exposé by {writer} of this newspaper drove {official} from {chair}. {successor} was named in his place {weekday}, {date}.',
  ],
  'corruption/stood': [
    '{official} denied {weekday}, {date}, the charges printed over the name of {writer}, and remains in office.',
    'Charges by {writer} against {official} were answered {weekday}, {date}, and he remains.',
  ],
  'column/hostile': [
    '{writer} of this newspaper wrote {weekday}, {date}, against the gangs, and readers answered by the sackful.',
    '“How much longer?” asked {writer} in his column of {weekday}, {date}.',
    '{writer} counted the unsolved cases of the precincts {weekday}, {date}, and ran out of column.',
    'The gangs had {writer} against them in the paper of {weekday}, {date}, with street and number.',
    '{writer} went round the wards and printed {weekday}, {date}, what shopkeepers pay, and to whom they dare not say.',
    'No alderman answered the questions that {writer} put in print {weekday}, {date}.',
    'A column by {writer}, printed {weekday}, {date}, called the gangs by their names.',
    'In his column of {weekday}, {date}, {writer} asked what the police are waiting for.',
  ],
  'column/friendly': [
    '{writer}, in his column of {weekday}, {date}, spoke for the charity that the gangs do in the wards.',
    'A column by {writer}, {weekday}, {date}, found something to be said for the gangs.',
    '{writer} wrote {weekday}, {date}, that the wards have worse neighbors than the gangs.',
    'Readers of {writer} learned {weekday}, {date}, who paid for the orphans’ coal.',
    'In the view of {writer}, {weekday}, {date}, a street with a gang on it is at least swept.',
    'The column of {writer} on {weekday}, {date}, was of widows, rent, and who paid it.',
    '{writer} reported {weekday}, {date}, that he had dined with gentlemen of the clubs and been asked for nothing.',
    '{weekday}, {date}, {writer} told of a parish band and the new horns it had been given.',
    '“I have met worse in banks,” wrote {writer} of the gangs {weekday}, {date}.',
    '{writer} gave his space of {weekday}, {date}, to a mother of six whose Joe had been found a job.',
    'The police see a conspiracy where there is a picnic, {writer} wrote {weekday}, {date}.',
  ],
  'editorial/hostile': [
    'The City Editor wrote {weekday}, {date}, that the city has had enough of its gangs.',
    'This newspaper’s editorial of {weekday}, {date}, demanded that the gangs be broken.',
  ],
  'editorial/friendly': [
    'The City Editor counseled patience {weekday}, {date}, and put the crops on page one.',
    'An editorial of {weekday}, {date}, advised the city to keep calm about the gangs.',
  ],
  dismissal: [
    'Mayor {mayor} dismissed {official} {weekday}, {date}. {successor} has {chair}.',
    '{official} was put out of office {weekday}, {date}, by Mayor {mayor}, who named {successor}.',
  ],
  'accusation/fell': [
    '{official} lost {chair} {weekday}, {date}, when Mayor {mayor} accused him in public. {successor} succeeds him.',
    'Mayor {mayor} charged {official} with dealing with the gangs, and he resigned {weekday}, {date}. {successor} was named.',
  ],
  'accusation/stood': [
    'Mayor {mayor} accused {official} in public {weekday}, {date}. The accused stays in {chair}.',
    '{official} answered the charges of Mayor {mayor} {weekday}, {date}, and remains in office.',
  ],
  'raid-ordered': [
    'Police headquarters ordered a raid on {place}, {aTrade} of {gang} in {district}, on {weekday}, {date}.',
    'The order to raid {place}, in {district}, went out {weekday}, {date}. The house was one of {gang}.',
    'Headquarters picked {place} of {gang}, in {district}, for a raid {weekday}, {date}.',
  ],
  'death/boss': [
    '{dead}, chief of {gang}, died of his wounds {weekday}, {date}, under a doctor’s care.',
    'Wounds killed {dead}, chief of {gang}, {weekday}, {date}, in the bed to which he was carried when he was shot.',
  ],
  'death/other': [
    '{dead}, {role} of {gang}, died of his wounds {weekday}, {date}.',
    'Wounds suffered in an earlier fight killed {dead}, {role} of {gang}, {weekday}, {date}.',
    'A doctor could not save {dead}, {role} of {gang}, who died {weekday}, {date}.',
  ],
  succession: [
    '{heir} is the new chief of {gang}. He took the chair {weekday}, {date}.',
    'Leadership of {gang} passed to {heir} on {weekday}, {date}.',
    '{gang} {gangWas} told {weekday}, {date}, to take orders from {heir}.',
    '{heir} has been named chief of {gang}, detectives learned {weekday}, {date}.',
  ],
  'bargain-made/truce': [
    '{gang} and {other} agreed to a truce {weekday}, {date}.',
    'A truce was struck {weekday}, {date}, between {gang} and {other}, according to men of both.',
    'Peace was made {weekday}, {date}, by {gang} with {other}.',
    '{gang} and {other} came to terms {weekday}, {date}, and put away their guns against each other.',
  ],
  'bargain-made/line': [
    '{gang} and {other} drew a line between them {weekday}, {date}. It concerns {streets}.',
    '{gang} and {other} agreed {weekday}, {date}, to divide {streets} between them.',
    '{gang} and {other} agreed {weekday}, {date}, on who works where in {streets}.',
  ],
  'deal-broken/truce': [
    '{gang} broke the truce with {other} {weekday}, {date}.',
    'The truce between {gang} and {other} ended {weekday}, {date}; it was {gang} that broke faith.',
    '{other} had the word of {gang} for a truce. It was broken {weekday}, {date}.',
    'On {weekday}, {date}, {gang} went back on the truce with {other}.',
  ],
  'deal-broken/word': [
    '{gang} broke a promise to {other} {weekday}, {date}.',
    'An agreement between {gang} and {other} was broken {weekday}, {date}, by {gang}.',
    '{other} had a promise of {gang}. It was not kept, it was learned {weekday}, {date}.',
  ],
  'deal-broken/unknown': [
    '{gang} broke a truce {weekday}, {date}.',
    'A peace that {gang} had promised was broken {weekday}, {date}.',
  ],
  'outrage-eased': [
    'Public anger eased by {weekday}, {date}, headquarters said, and the city slept the better for it.',
    'Fewer complaints of the gangs had reached headquarters by {weekday}, {date}, and public anger eased.',
    'The temper of the city was easier by {weekday}, {date}, in the opinion of the desk sergeants.',
    'Ward leaders found their people in better humor by {weekday}, {date}.',
  ],
  'feds-reinforced': [
    'Washington has raised its force in Paradise to {agents} agents, it was announced {weekday}, {date}.',
    'The federal force here now numbers {agents}. The new men arrived {weekday}, {date}.',
    'More federal agents came {weekday}, {date}, bringing the force to {agents}.',
  ],
  'verdict/released': [
    '{name}, of {gang}, was released from jail {weekday}, {date}.',
    'The police let {name}, of {gang}, go {weekday}, {date}.',
    '{name} of {gang} walked out of the county jail {weekday}, {date}.',
  ],
  'verdict/released before': [
    '{name} of {gang} had walked out of the county jail {weekday}, {date}.',
    'The police had let {name}, of {gang}, go {weekday}, {date}.',
    'It was only on {weekday}, {date}, that the police had let go of {name}, of {gang}.',
  ],
  'verdict/bailed before': [
    '{name}, of {gang}, had been out on bail since {weekday}, {date}.',
    'Bail had been paid {weekday}, {date}, for {name}, of {gang}.',
  ],
  'verdict/acquitted before': [
    'A jury had let {name}, of {gang}, go free {weekday}, {date}.',
    '{name}, of {gang}, had been acquitted {weekday}, {date}.',
  ],
  'verdict/bailed': [
    '{name}, of {gang}, was freed on bail {weekday}, {date}, to be tried next month.',
    'Bail was given {weekday}, {date}, for {name}, of {gang}.',
    'A bondsman got {name}, of {gang}, out of jail {weekday}, {date}.',
  ],
  'verdict/acquitted': [
    'A jury acquitted {name}, of {gang}, {weekday}, {date}.',
    '{name}, of {gang}, was found not guilty {weekday}, {date}.',
    'Not guilty was the verdict {weekday}, {date}, in the case of {name}, of {gang}.',
  ],
  'verdict/sent-up': [
    '{name}, of {gang}, was sentenced to the penitentiary {weekday}, {date}.',
    'A jury convicted {name}, of {gang}, {weekday}, {date}, and he goes to the penitentiary.',
    'Guilty was the verdict {weekday}, {date}, against {name}, of {gang}, who was sent up.',
  ],
  'stool-pigeon': [
    '{name}, of {gang}, has talked to the federal agents, their office let it be known {weekday}, {date}.',
    'A prisoner of {gang}, {name}, gave the federal men a statement {weekday}, {date}.',
  ],
  'feds-targeted/one': [
    'The federal agents have taken up the case of {gang}, it became known {weekday}, {date}.',
    'Federal men are now at work on {gang} above all others, their chief said {weekday}, {date}.',
  ],
  'feds-targeted/none': [
    'The federal agents gave up their special case {weekday}, {date}, and are after no one gang.',
    'No single gang is the object of the federal agents since {weekday}, {date}.',
  ],
  'boss-trial/opened': [
    'The trial of {name}, chief of {gang}, opened {weekday}, {date}, before a crowded courtroom.',
    '{name}, chief of {gang}, went on trial {weekday}, {date}.',
  ],
  'boss-trial/goes-on': [
    'The trial of {name}, chief of {gang}, was carried over {weekday}, {date}.',
    'No verdict was reached by {weekday}, {date}, in the trial of {name}, chief of {gang}.',
  ],
  'boss-trial/acquitted': [
    '{name}, chief of {gang}, was acquitted {weekday}, {date}, and left the courthouse free.',
    'A jury freed {name}, chief of {gang}, {weekday}, {date}.',
  ],
  'boss-trial/convicted': [
    '{name}, chief of {gang}, was convicted {weekday}, {date}, and goes to the penitentiary.',
    'A jury found {name}, chief of {gang}, guilty {weekday}, {date}.',
  ],
  'boss-trial/mistrial': [
    'The trial of {name}, chief of {gang}, ended in a mistrial {weekday}, {date}.',
    'The jury in the case of {name}, chief of {gang}, was discharged {weekday}, {date}.',
  ],
};
