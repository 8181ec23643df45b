/** A serial story: its heads and first sentences. */
export type Installment = { heads: readonly string[]; ledes: readonly string[] };

/** Surnames and styles of federal chiefs; the paper makes one up whenever Washington sends a party. */
export const chiefs: readonly string[] = [
  'Harlan Pettibone',
  'Enoch Thornquist',
  'Silas Wadleigh',
  'Amos Birdwhistle',
  'Ezra Culpepper',
  'Josiah Ravenel',
  'Thaddeus Holcomb',
  'Lemuel Strickland',
];

export const federal: Readonly<Record<'arrives' | 'raids' | 'mocked' | 'leaves', Installment>> = {
  arrives: {
    heads: [
      '{Chief} to Lead Federal Party',
      'Washington Sends {Chief}',
      '{Chief} Named Chief of Agents Here',
      'Who Is {Chief}? City Will Learn',
    ],
    ledes: [
      'The agents ordered to Paradise will be led by {chief}, who has asked for a desk, a map and a door that locks.',
      '{chief} heads the federal party. He gave reporters his name, spelled it, and gave them nothing else.',
      'At the head of the government men is {chief}. He is said to drink water and to like it.',
      'The party’s chief is {chief}. His trunk came ahead of him and was weighed by the curious at 200 pounds.',
      'Washington has put {chief} in charge here. He inquired at the hotel which of the exits was used least, and took the room beside it.',
      'Orders for the federal men in this city will be signed by {chief}, who travels with his own lamp.',
      'The man to whom the agents report is {chief}. He shook hands with the Mayor and then looked at his hand.',
      '{chief} will direct the agents from rooms Downtown. He has asked the landlady not to tidy.',
    ],
  },
  raids: {
    heads: [
      '{Chief}’s Men Strike',
      '{Chief} Keeps His Word',
      'Agents Under {Chief} at Work in {District}',
      '{Chief} Heard From in {District}',
    ],
    ledes: [
      'The agents who went into {district} {day} were those of {chief}, in the city since {since}.',
      '{chief}, who came in {since}, had his men out in {district} {day}.',
      'It was on the orders of {chief} that the agents moved {day}. He has been here since {since}, and had been asked what for.',
      'From {chief}, sent here in {since}, there was one word on {district}: “Next.”',
      'The raid {day} in {district} went out under the signature of {chief}. The ink of {since} is dry.',
      '{chief} watched his men go into {district} {day} from across the street, with his watch in his hand.',
      'Asked about {district}, {chief} said that the government does not explain itself twice, and that it had done so in {since}.',
      'Those who had laughed at {chief} since {since} fell silent {day}.',
    ],
  },
  mocked: {
    heads: [
      '{Chief} Still Looking',
      'A Quiet Month for {Chief}',
      'City Grows Used to {Chief}',
      'What Does {Chief} Do All Day?',
    ],
    ledes: [
      '{chief} has been in Paradise since {since}. No door was reported opened by his men in the past month.',
      'The comedian at the Gaiety now does an imitation of {chief}, sitting. The agents came in {since}.',
      'A song about {chief}, who arrived in {since}, is being whistled on the cars. It has no words, and he is said to hum it.',
      'Since {since} {chief} has had the city under observation. The city, by now, has {chief} under it as well.',
      'Boys Downtown sell a map of the places {chief} has not found. It is a map of the city.',
      'In the shop windows of Commerce Street a hat like that worn by {chief} is marked down. It was new in {since}.',
      '{chief} was asked what his men had done this month and said that they had read. They have been here since {since}.',
      'It is told against {chief}, here since {since}, that he asked a policeman the way to a speakeasy and was taken there.',
    ],
  },
  leaves: {
    heads: ['{Chief} Goes Home', 'Farewell to {Chief}', '{Chief} Takes the Eastbound', 'The Last of {Chief}'],
    ledes: [
      '{chief}, who brought the agents here in {since}, left with them. He paid for the lamp.',
      'The party that {chief} led into the city in {since} has left under him. He shook hands with the porter only.',
      '{chief} has gone. He came in {since} with a map and took it away with him, full of pins.',
      'On the platform {chief} was asked for a word on Paradise, which he had watched since {since}. He said that he had written one down.',
      'The rooms that {chief} took in {since} are to let. The door still locks.',
      'With the end of {gang} the errand of {chief}, begun in {since}, is done, and so is he.',
      '{chief} carried his own bag to the train. It was heavier than in {since}, and a clerk said that it was paper.',
      'Since {since} the city has set its clocks by {chief} going to lunch. It will need another clock.',
    ],
  },
};

/** First names of widows. */
export const widowNames: readonly string[] = [
  'Rosa',
  'Delia',
  'Agnes',
  'Concetta',
  'Maureen',
  'Hattie',
  'Wilma',
  'Theresa',
  'Bridget',
  'Lucille',
  'Pearl',
  'Josephine',
];

/** By how many months after the funeral. */
export const widows: Readonly<Record<'named' | 'month' | 'quarter' | 'year', Installment>> = {
  named: {
    heads: ['Mrs. {Surname} Walks Behind the Car', 'The Widow of {Dead}', '{Dead} Leaves a Widow'],
    ledes: [
      'Behind the coffin of {dead} walked his widow, Mrs. {first} {surname}, with her veil up.',
      '{dead} leaves a widow, {first}. Mrs. {surname} took the flag of the lodge and gave back the check.',
      'Mrs. {first} {surname}, the widow, spoke to nobody from the organization and to everybody else.',
      'The widow is Mrs. {first} {surname}. She had asked for a plain box and was overruled.',
      'Mrs. {first} {surname} buried her husband without a tear and then sent the photographers away with one word.',
      'Of the many in black at the grave of {dead} one had made her own dress. She was Mrs. {first} {surname}, his wife.',
      '“He said he sold insurance,” said Mrs. {first} {surname}, widow of {dead}, “and I said I believed him.”',
      'The name on the smallest wreath was that of Mrs. {first} {surname}. {dead} was her husband.',
    ],
  },
  month: {
    heads: ['Mrs. {Surname} Gives Up the House', 'A Month After: Mrs. {Surname}', 'Widow of {Dead} Asks Nothing'],
    ledes: [
      'Mrs. {surname}, whose husband was buried in {since}, has sold his car. She never rode in it.',
      'The widow of {dead} has taken a place in a millinery shop. “I know about hats,” Mrs. {surname} said.',
      'An envelope comes for Mrs. {surname} on the first of the month. It has gone back unopened since {since}.',
      'Mrs. {surname} was asked who killed {dead}, buried in {since}. She asked who wanted to know, and then closed the door.',
      'The lamp in the window of Mrs. {surname}, lit every night since {since}, was out on Sunday. She had gone to her sister.',
      'Mrs. {surname} has had the name of {dead}, buried in {since}, taken off the bell.',
      'Flowers without a card come to the grave of {dead} every Friday. Mrs. {surname} does not know from whom and has ceased to guess.',
      'A bondsman called on Mrs. {surname} about a paper that {dead} had signed. He left without his hat.',
    ],
  },
  quarter: {
    heads: ['Mrs. {Surname} Opens a Shop', 'What Became of Mrs. {Surname}', 'Mrs. {Surname} Speaks'],
    ledes: [
      'Mrs. {surname}, a widow since {since}, has opened a notions shop. A man who came to sell her protection was shown the photograph on the wall.',
      'Three months after the funeral of {dead} his widow spoke at a meeting of mothers. Mrs. {surname} said eleven words and sat down.',
      'The boy of Mrs. {surname} won the spelling prize. The word was “inheritance.” His father was buried in {since}.',
      'Mrs. {surname} was seen at the grave of {dead} with a trowel and a flat of pansies. The large wreaths of {since} are wire now.',
      'A stone is up for {dead}. Mrs. {surname} had the verse chosen by the organization in {since} ground off.',
      'Mrs. {surname} takes in sewing. Among those who send it are, it is said, both sides.',
      'The pew of {dead} was rented out. Mrs. {surname} sits farther back, where one can see who comes in.',
      'Since {since} Mrs. {surname} has answered her telephone with the name of the street.',
    ],
  },
  year: {
    heads: ['A Year a Widow', 'Mass Said for {Dead}', 'Mrs. {Surname} Puts Off Black'],
    ledes: [
      'A mass was said for {dead}, a year in his grave. Mrs. {surname} was there, and four others.',
      'Mrs. {surname} has put off black. {dead} was buried in {since}, behind more cars than she has counted since.',
      'It is a year since {dead} was buried. Mrs. {surname} was asked what had changed, and thought of nothing.',
      'A year after the funeral of {dead} the last of the florists’ bills was sent to Mrs. {surname}. She framed it.',
      'Mrs. {surname}, a widow since {since}, is to marry a motorman. He keeps regular hours.',
      'The anniversary of {dead} brought Mrs. {surname} one card. It was from the undertaker.',
      'Of those who carried {dead} in {since}, Mrs. {surname} has read, she says, the names of most in this newspaper again.',
      'Mrs. {surname} leaves the city. {dead}, buried in {since}, stays.',
    ],
  },
};

/** The parts of a serial case. */
export const cases: Readonly<Record<'charged' | 'arrested' | 'tried', readonly string[]>> = {
  charged: [
    '{name} was arraigned on the charge that came of {arrest}, and pleaded not guilty. The case stands over.',
    'The grand jury has returned a bill against {name}, held since {arrest}.',
    'On account of {arrest} {name} was formally charged. His lawyers asked for a month, and have it.',
    '{name}, in custody since {arrest}, heard the charge read. It took four minutes; he corrected the spelling of his name.',
    'The State has drawn its charge against {name} out of {arrest}.',
    'A charge was filed against {name}. It rests on {arrest}, and on whoever can be got to remember it.',
    'In the matter of {arrest} {name} stood up, was charged, and sat down again.',
    'The prosecutor says that {arrest} is enough to charge {name}, and has done so.',
  ],
  arrested: [
    'The case goes back to {arrest}, in which {name} was taken.',
    '{name} had been taken in {arrest}.',
    'It began with {arrest}, after which {name} was booked.',
    'This newspaper reported the arrest of {name} in {arrest}.',
    'The arrest of {name} came of {arrest}.',
    'He was the {name} who was led away from {arrest}.',
    'By the files {name} was brought in after {arrest}.',
    'What the court had before it was {arrest}, where {name} was seized.',
  ],
  tried: [
    'His trial was opened in {opened}.',
    'The jury had been at it since {opened}.',
    'The case was called first in {opened}.',
    'The trial had its first day in {opened}, and a larger gallery.',
    'From the opening in {opened} to the end the defendant wore the same tie.',
    'It was in {opened} that the jury was sworn.',
    'The first witness had been heard in {opened}.',
    'Proceedings were opened in {opened}.',
  ],
};
