import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { count } from '#main/games/paradise/paper/words.ts';
import type { EngravingName } from '#press/engravings/names.ts';
import type { Angle, Phrasings } from '../copy.ts';

type Verdict = NewsItemOf<'outrage'>['verdict'];

const quiet: Phrasings = {
  headlines: [
    'City Hall Hears Nothing It Must Act On',
    'Public Temper Holds for Another Month',
    'Reformers Meet; Hall Half Full',
    'Paradise Shrugs and Goes to Supper',
    'No Call for the Broom, Says Council',
    'Month Closes Without a Crusade',
    'Citizens Grumble in the Usual Manner',
  ],
  decks: [
    'Delegation to the Mayor put off for want of a quorum.',
    'Pulpits mild, street corners milder; the police enjoy the evening air.',
    'Much that might have been said was not, and the city was grateful.',
    'Those who hoped for a scandal are advised to wait for warmer weather.',
  ],
  ledes: [
    'The conscience of Paradise turned over in its sleep this month, and did not wake. No petition reached the Mayor that could not be answered with a handshake.',
    'Whatever is done in this city behind closed doors, the doors were closed quietly enough this month. The Council rose without hearing the word “crusade.”',
    'The Citizens’ Vigilance Union met on Tuesday in a hall built for nine hundred. The chairman thanked both rows for coming.',
    'There was no outcry in Paradise this month, and a few persons cried out against that. They were heard with courtesy.',
    'A month of ordinary wickedness has ended, and the public, having weighed it, has decided to let it pass.',
  ],
  follows: [
    'The police commissioner’s report was received, filed and, it is believed, read.',
    'In the barber shops the talk was of baseball and rents. Sin was mentioned only in connection with the rents.',
    'A motion to inquire into conditions was laid on the table, where there are already several.',
    'Shopkeepers asked for their opinion of public order said that they had seen worse, and named the year.',
    'One alderman rose to denounce the state of the city, lost his place, and denounced the state of the streetcars instead.',
    'The churches were well attended and the ball parks better.',
  ],
  quotes: [
    '“I would be outraged,” a flower seller conceded, “but it is a busy time of year.”',
    '“Folks will stand for a great deal so long as it is done after dark,” said a streetcar conductor.',
    '“My telephone has not rung since Thursday,” said a clerk at the Mayor’s office, knocking on wood.',
    '“You want to see temper?” asked a butcher. “Raise the price of chops.”',
  ],
  closers: [
    'How long the calm will last depends on those who have the power to break it, and they do not give interviews.',
    'The Vigilance Union meets again next month, weather permitting.',
    'The barometer of public feeling is steady. Sailors will know what that is worth.',
  ],
  tags: ['The Public Temper', 'At City Hall', 'Civic Matters', 'The Council', 'Public Feeling'],
  notes: [
    'The Council adjourned without a word on vice, having used all its words on sewers.',
    'A petition for a cleaner city lacked the signatures to fill its page.',
    'The Mayor received nobody on the subject of the gangs, and was seen to whistle.',
    'Public feeling is described at City Hall as present but not voting.',
    'The month’s one mass meeting was called off when the speaker caught cold.',
    'Reformers report that indignation is scarce and hard to keep fresh.',
    'A reform ticket was proposed for the spring, seconded and left on a streetcar.',
    'The Vigilance Union heard a paper on sin, with slides, and broke up early for supper.',
    'Complaints received at City Hall this month came to nine, of which six were about a drain.',
    'The Council voted its thanks to the police for a restful month.',
    'A sermon on the state of the city was well attended and soon forgiven.',
    'No alderman was hooted at in the street, though one was looked at.',
  ],
};

const calmed: Phrasings = {
  headlines: [
    'City’s Anger Cools',
    'Public Wrath Subsides as by a Miracle',
    'Tempers Fall in Paradise',
    'Storm Over the Gangs Blows Out to Sea',
    'Paradise Finds Other Things to Think About',
    'Indignation Fades; Reformers at a Loss',
  ],
  decks: [
    'A month of strawberry socials does what a year of sermons could not.',
    'Crusaders sent home to their families, who had begun to wonder.',
    'The Mayor takes credit; so does the weather.',
  ],
  ledes: [
    'The anger of the public, which has so often been reported rising, was this month observed to fall. Nobody can say why, though several have offered to.',
    'A great good humor came over Paradise this month, as sudden as a sneeze, and a number of things that were not to be borne are being borne.',
    'Those whose business it is to be indignant found business slow. The city has forgiven a part of what it knew and forgotten a part of the rest.',
  ],
  follows: [
    'Two committees of citizens were dissolved for lack of grievance, and a third has taken up bird watching.',
    'The sale of padlocks has declined, and the sale of straw hats improved.',
    'An observer who keeps count of such things heard the word “disgrace” only four times in a week of streetcars.',
    'It is suggested that the public was simply tired, and that nothing cools the blood like a good night’s rest.',
  ],
  quotes: [
    '“I was furious up to the tenth or so,” a piano teacher recalled, “and then it slipped away from me.”',
    '“I threw out my speech,” said a disappointed orator. “It wanted a mob.”',
    '“Live and let live, I say,” said a tailor. “I have not always said it.”',
  ],
  closers: [
    'Anger is a crop that is easily sown again. The wise will leave the ground alone for a while.',
    'In certain back rooms there is said to have been a toast to public opinion.',
  ],
  tags: ['Tempers Cool', 'A Milder City', 'The Calm'],
  notes: [
    'Public anger fell off this month, to the puzzlement of those who live by it.',
    'Good humor has broken out in several districts and is thought to be catching.',
    'A protest parade was called off and a picnic held instead.',
  ],
};

const somethingMustBeDone: Phrasings = {
  headlines: [
    'Something Must Be Done, City Cries',
    'Citizens Storm City Hall; Demand Clean-Up',
    '“Enough!” Says Paradise',
    'Aroused Public Orders Police to the Doors',
    'Mayor Besieged; Promises Raid',
    'Patience of City at an End',
    'Pulpit, Press and Public of One Mind',
    'Wagons Ordered Out as Outcry Swells',
  ],
  decks: [
    'Two thousand fill the square; the Mayor, on the balcony, finds that he has always agreed with them.',
    'Police told to find a guilty house without delay, there being no lack of choice.',
    'Mothers, merchants and ministers march together; several aldermen join at the last corner.',
    'Officials who saw nothing last month are asked to look again.',
  ],
  ledes: [
    'The citizens of Paradise, who have put up with a good deal, served notice this month that they would put up with no more of it. City Hall has been told to act, and by Friday.',
    'A crowd that stretched from the Hall of Records to the car barns asked the Mayor on Monday night what he proposed to do about the gangs. He proposed, after a glance at the crowd, to do something.',
    'The long fuse of public patience burned to its end this month. The police have orders to move against the rackets, and the only question is whose.',
    'It has been said in every shop and on every stoop, and now it has been said through a megaphone: something must be done.',
    'Outrage, which has been mounting in this city like a river in April, went over the levee this month and into the Mayor’s office.',
  ],
  follows: [
    'The Chief of Police was sent for and came by the back stairs. He left by the front ones, with orders.',
    'In the wards there is brisk interest in which house the wagons will visit. Persons with friends at headquarters are calling on them.',
    'Seven clergymen preached on the same text without having consulted, and one of them was applauded.',
    'The delegation was headed by a widow from Riverside who had brought a list. She read all of it.',
    'It is observed that when something must be done, it is generally done to somebody else. The quarter that escapes will be the one with the warmest friends.',
    'Proprietors in several districts have discovered a need to paint, and have closed while they do it.',
  ],
  quotes: [
    '“I voted for him twice,” shouted a carpenter, “and I can count higher than that!”',
    '“We have been patient,” said a schoolteacher. “We have marked the days.”',
    '“They told us to find a house,” said a weary patrolman. “I said, how many can I choose from?”',
    '“The Mayor has asked me to say that he is shocked,” his secretary announced.',
    '“My boy plays on that street,” said a mother, and for some moments no one else said anything.',
  ],
  closers: [
    'The city will look for results. It will look, one hopes, a little longer than it commonly does.',
    'The Mayor has promised a full report, and a full report is what was promised last time.',
    'This newspaper has been saying as much for years, at five cents.',
  ],
  tags: ['The Outcry', 'Something Must Be Done', 'City Aroused', 'The Clean-Up'],
  notes: [
    'An aroused citizenry has bidden the police to act against the rackets.',
    'City Hall promises a raid, and the public promises to watch.',
    'The square was filled by citizens who will not be put off again.',
  ],
};

const fedsCalled: Phrasings = {
  headlines: [
    'Federal Men Sent For',
    'Washington to Take a Hand in Paradise',
    'City’s Shame Reaches Capital; Agents on the Train',
    'Uncle Sam Packs His Bag for Paradise',
    'Government Men Due; Rackets Draw Their Blinds',
    'Federal Agents Ordered to Paradise',
  ],
  decks: [
    'Party of agents to take rooms Downtown; officials here learn of it from their newspaper.',
    'What the city would not do for itself is to be done for it, by strangers who cannot be introduced.',
    'Express from the East met by reporters, the curious and a number of gentlemen who left at once.',
  ],
  ledes: [
    'The government of the United States has heard of Paradise. A party of federal agents has been ordered here to see whether what it heard is so.',
    'There is an end, it seems, to what a nation will overlook. Telegrams from this city reached the capital this month, and the answer is coming by train.',
    'Men with federal badges, plain suits and no cousins in local politics are on their way to Paradise. The city has gone rather quiet to listen for them.',
    'Whatever arrangements have been made in Paradise were not made with Washington. That is the trouble with them, as of this month.',
  ],
  follows: [
    'The agents are said to take no gifts, which has thrown several experienced minds into confusion.',
    'The Chief of Police declared himself delighted. He repeated it until it was written down.',
    'Landladies with rooms to let have been asked for references, and have asked for them in return.',
    'In half the back rooms of the city there was sweeping done, and in the other half there was packing.',
    'An old hand at headquarters remembers the last such visit. He remembers it as long.',
    'No limit has been set to their stay. It is held among those who ought to know that nothing short of the ruin of one of the gangs will send them home.',
  ],
  quotes: [
    '“They walked straight by me,” a porter marveled. “Carried their own grips and never said a word.”',
    '“You can talk to a policeman,” a cigar-counter philosopher explained. “He has to live here.”',
    '“One of them asked me the way to City Hall,” said a newsboy. “I told him everybody asks the way out.”',
  ],
  closers: [
    'Paradise, which has so long admired itself in private, is about to be looked at.',
    'The hotels report every room taken that has two doors.',
    'The citizen whose conscience is clear has nothing to fear, and will have the streetcars to himself.',
  ],
  tags: ['Federal Men', 'From Washington', 'The Agents'],
  notes: [
    'Federal agents have been ordered to Paradise.',
    'Washington has taken notice of the city, and is sending men to take more.',
    'A party of government men is expected Downtown.',
  ],
};

const fedsStay: Phrasings = {
  headlines: [
    'Federal Men Still Here, Still Looking',
    'Agents Settle In for Another Month',
    'No Sign of Federal Party Leaving',
    'Government Men Buy Winter Coats, or Summer Ones',
    'Washington’s Guests Stay On',
    'Visitors With Badges Extend Their Lease',
    'Agents Decline a Farewell Dinner',
    'Another Month of Best Behavior',
    'The Quiet Men at the Corner Table',
    'Federal Party Sends for More Paper',
    'Agents Seen Everywhere, Heard Nowhere',
    'City Grows Used to Being Looked At',
    'Rent Paid in Advance by Government Men',
    'Federal Eye Stays Open',
    'Town Whispers While Agents Stay',
  ],
  decks: [
    'Landlady says they are quiet tenants, and out at all hours.',
    'Rackets go about on tiptoe; the police, having company, keep their collars buttoned.',
    'Time hangs heavy on everyone but the agents.',
    'Pins in the map now said to outnumber the streets.',
    'Chief of Police asks them to dinner once more; they have eaten.',
    'No arrest of note, no word of leaving and no end of typewriting.',
    'They have bought a kettle, and the city draws its conclusions.',
    'Washington, asked how long, replies that it is in no hurry.',
  ],
  ledes: [
    'The federal agents who came to Paradise have not left it. They have been seen at the same corner table, with the same map, and more pins in it.',
    'Another month has passed, and the government’s men are with us yet. They have learned the names of the streets and are understood to be working on the names of the residents.',
    'It had been hoped in some quarters that the federal party would grow homesick. The party has instead sent for its books.',
    'With the agents of the United States encamped Downtown, the local demand for reform has fallen away. People do not shout for a policeman when there is one on the stairs.',
    'There was a light again all month in the third-floor windows Downtown where the federal agents have their rooms. It went out at eleven, and so did they.',
    'The guests of the nation have been with us another month. They give no trouble, and that is what is so troubling about them.',
    'Asked when they would go home, one of the federal agents took out a watch, looked at it carefully and put it away again. It is the longest statement that the party has made.',
    'The agents from Washington spent the month as they spent the last, asking for receipts. There are trades in this city that have never had to write one.',
  ],
  follows: [
    'An invitation to the Policemen’s Ball was returned with thanks and the price of the ticket.',
    'The agents dine early, tip exactly and never talk shop, to the despair of four waiters who are paid to listen.',
    'Certain automobiles that used to stand outside certain doors now stand several streets away.',
    'In the saloons that do not exist, nobody is drinking what is not sold there, at least not near the window.',
    'A telephone lineman was found to be a telephone lineman, after a very unpleasant afternoon.',
    'Two of the party have been seen at a ball game, each keeping a score card. Several persons in the stands left early.',
    'Hotel detectives, who used to be the best-informed men in the city, have taken to asking one another.',
    'The laundry that does their collars has been approached from four sides, and reports that the collars say nothing.',
    'It is noticed that the stenographer they brought with them can write as fast as any man can deny.',
    'Business in certain lines is transacted out of doors, in a low voice, beside running water.',
  ],
  quotes: [
    '“They wash their own cups,” said the landlady. “I call that suspicious.”',
    '“I offered one a cigar,” an alderman complained, “and he wrote it down.”',
    '“The streets are so clean you could be arrested on them,” a hackman remarked.',
    '“I wished one of them a good morning,” a bootblack reported, “and he asked me what I meant by it.”',
    '“They read the paper from the back,” said the man at the news stand. “The advertisements first. It makes a fellow think.”',
    '“Nothing to declare,” said an alderman to nobody in particular, and crossed the street.',
  ],
  closers: [
    'They will go, it is agreed, when one of the gangs has gone first.',
    'Until then the city minds its manners, which is a strain on it.',
    'The calendar in their front room is understood to be a large one.',
    'No one has been heard to ask them to stay, and no one has dared to ask the other thing.',
    'In the meantime the city is on its honor, and would be glad to be off it.',
  ],
  tags: ['The Federal Men', 'Our Visitors', 'Washington’s Eye'],
  notes: [
    'The federal agents remain in their rooms Downtown, when they are not in other people’s.',
    'No date is given for the departure of the government’s men.',
    'The agents’ lease was renewed this month, for another month.',
    'Washington’s men have been fitted for library cards.',
    'The federal party has taken its rooms for another month.',
    'Agents of the government were seen about the city, and saw more of it than they were shown.',
  ],
};

const copies: Record<Verdict, Phrasings> = {
  quiet,
  calmed,
  'something-must-be-done': somethingMustBeDone,
  'feds-called': fedsCalled,
  'feds-stay': fedsStay,
};

const engravings: Record<Verdict, EngravingName> = {
  quiet: 'city-hall',
  calmed: 'city-hall',
  'something-must-be-done': 'city-hall',
  'feds-called': 'courthouse',
  'feds-stay': 'courthouse',
};

/** The outrage bands, each with its lower bound and the paper's word for it. */
const bands: readonly { from: number; word: string }[] = [
  { from: 100, word: 'past anything the instrument was made for' },
  { from: 60, word: 'in the part of the scale that is painted black' },
  { from: 30, word: 'well in the red' },
  { from: 20, word: 'in the red' },
];

/** Describes the public thermometer, the only printed figure of outrage, with last month's. */
export function describeThermometer({ outrage, outrageBefore }: NewsItemOf<'outrage'>, when: string): string {
  const formatDegrees = (number: number): string => (number === 0 ? 'zero' : count(number, 'degree', 'degrees'));
  const band = bands.find(({ from }) => outrage >= from);
  const where = band === undefined ? '' : `, ${band.word}`;
  const now = `On ${when}, this newspaper’s thermometer of public indignation stands at ${formatDegrees(outrage)}${where}`;
  if (outrage === outrageBefore) return `${now}: where it stood a month ago.`;
  return `${now}; it has ${outrage < outrageBefore ? 'fallen' : 'risen'} from ${formatDegrees(outrageBefore)}.`;
}

/** [PO-3] Writes the city's mood of the month. */
export function writeOutrage(item: NewsItemOf<'outrage'>): Angle {
  return {
    key: `outrage-${item.verdict}`,
    kind: item.kind,
    value: item.value,
    copy: copies[item.verdict],
    facts: {},
    dateline: 'City Hall',
    engraving: engravings[item.verdict],
  };
}
