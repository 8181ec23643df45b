import type { Feature } from '#press/page/copy.ts';

/** Two features for each month of the year, January first. */
export const seasons: readonly (readonly [Feature, Feature])[] = [
  [
    {
      headline: 'Resolutions Last Till Thursday',
      deck: 'Survey of the good intentions of Paradise finds most of them mislaid.',
      paragraphs: [
        'A canvass of five hundred citizens on the second day of the year found four hundred and ten resolved to be better. A second canvass, nine days later, found thirty-one, and a good many who would not come to the door.',
        'Tobacco was the vice most often renounced and soonest resumed. A clergyman who had given up frowning was seen at it on Sunday, during the notices.',
      ],
    },
    {
      headline: 'Skaters Crowd the Frozen Basin',
      deck: 'Boat Basin bears at last; ladies and aldermen take to the ice.',
      paragraphs: [
        'The Boat Basin froze to nine inches on Tuesday, and by Wednesday noon there was hardly room on it to fall. A stand was set up for hot chestnuts and another for liniment.',
        'The longest glide was made by an insurance agent who had not meant to make it. He was recovered from beneath the bandstand in good spirits.',
      ],
    },
  ],
  [
    {
      headline: 'Post Office Groans Under Valentines',
      deck: 'Carriers add a second bag; one house receives forty, all in the same hand.',
      paragraphs: [
        'The postmaster reports more lace paper carried this February than in any since the armistice, and asks that senders write the address as large as the sentiment.',
        'Eleven valentines sent to the Mayor bore no signature. The handwriting of nine is thought to be that of contractors.',
      ],
    },
    {
      headline: 'Blizzard Stops Crosstown Cars',
      deck: 'Passengers marooned overnight found a debating society, elect a treasurer.',
      paragraphs: [
        'Car Number 88 stuck fast on the Oak Bluff grade at supper time and was not dug out until breakfast. The fourteen aboard shared a ham that one of them had been taking to his mother-in-law.',
        'All came through in health, and an engagement is expected. The mother-in-law has been sent another ham by subscription.',
      ],
    },
  ],
  [
    {
      headline: 'River at the Third Step',
      deck: 'Spring water stops short of the warehouses; oldest pilot loses his bet.',
      paragraphs: [
        'The river rose to the third step of the Ferry Landing on Sunday, paused there as if to think and went down again. Cellars along the front are damp, and cats are on the shelves.',
        'The harbor’s oldest pilot, who had wagered on the fifth step, maintains that in his youth the steps were lower.',
      ],
    },
    {
      headline: 'First Robin Reported, Disputed',
      deck: 'Bird Club in ferment as two members claim the sighting.',
      paragraphs: [
        'A robin was seen in Cedar Hill on the ninth at seven in the morning, or else on the eighth at dusk. The Paradise Bird Club met until midnight over the question and adjourned without the usual cake.',
        'The bird itself, asked for by a committee, was found to be a thrush.',
      ],
    },
  ],
  [
    {
      headline: 'Ball Season Opens With a Pop Fly',
      deck: 'Nine thousand see the Stevedores begin where they left off.',
      paragraphs: [
        'The Paradise Stevedores opened their season at Riverside Park on a soft field under a hard wind. The first pitch went over the catcher, the umpire and the Mayor’s party.',
        'There was afterward some improvement. The manager promises a better team by June, and has ordered a new scoreboard that goes to two figures.',
      ],
    },
    {
      headline: 'Easter Hats Astonish Downtown',
      deck: 'Traffic halted by an ostrich plume; milliners exhausted but solvent.',
      paragraphs: [
        'The promenade on Commerce Street was the largest on record, measured in brims. One creation, which bore a nest, two doves and a working fountain, was followed for three blocks by small boys with paper boats.',
        'Gentlemen wore what they had worn last year, and were not looked at.',
      ],
    },
  ],
  [
    {
      headline: 'Housewives Declare War on Dust',
      deck: 'Every carpet in the city out on the line, and every husband out of the house.',
      paragraphs: [
        'Spring cleaning reached its height on the second Monday of May. From the heights the beating of rugs was taken for artillery, and a veteran of Oak Bluff got under his bed.',
        'Among things found behind sofas were a set of teeth, a summons and a parrot believed to have flown in 1922.',
      ],
    },
    {
      headline: 'School Children Dance Round Pole; Pole Falls',
      deck: 'Nobody hurt in Lincoln Heights; Queen of May finishes her speech from beneath.',
      paragraphs: [
        'Four hundred children of the public schools wound ribbons about a pole on the common until the pole, which had been lent by the telephone company, could bear no more.',
        'It came down slowly and with dignity. The Queen continued in a muffled voice to the last line of the poem, and was cheered.',
      ],
    },
  ],
  [
    {
      headline: 'Graduates Told World Is Before Them',
      deck: 'Forty speakers in one week advise the young to climb.',
      paragraphs: [
        'The high schools of Paradise gave out six hundred diplomas this month and rather more advice. The ladder was spoken of at eleven ceremonies, the torch at nine and the voyage at all of them.',
        'A boy who fell asleep during the voyage was prodded awake for a prize in elocution.',
      ],
    },
    {
      headline: 'June Brides Set a Record',
      deck: 'Organists hoarse, rice scarce, trains to the Falls full.',
      paragraphs: [
        'The License Bureau opened a second window, and on the third Saturday the line reached the fish market. One couple in it had come for a dog license and thought better of it.',
        'A florist who had sold out of orange blossom sold cauliflower at a distance, and nobody complained until after the veil was lifted.',
      ],
    },
  ],
  [
    {
      headline: 'Rockets, Orations and Burned Thumbs',
      deck: 'The Fourth kept in the old style; hospital lays in salve.',
      paragraphs: [
        'The city celebrated its independence from the crown with a parade of four miles and a speech of nearly the same. The speech was stopped by a runaway pinwheel, to which the speaker afterward paid tribute.',
        'Sixty-two thumbs were dressed at St. Mary’s, all of them the property of persons who had read the instructions.',
      ],
    },
    {
      headline: 'City Bakes at Ninety-Eight',
      deck: 'Families sleep on roofs and wake to find they know the neighbors.',
      paragraphs: [
        'The mercury stood at ninety-eight on Thursday in the shade of the Hall of Records, and eleven clerks stood there with it. Ice was sold by the cupful and horses were given hats.',
        'An egg was fried on the steps of the Customs House. It was found, on tasting, that the steps had not been washed.',
      ],
    },
  ],
  [
    {
      headline: 'Excursion Boats Carry Half the City Away',
      deck: 'The other half complains that there is nobody left to complain to.',
      paragraphs: [
        'Three steamers left the Ferry Landing each morning for Willow Island with bands, baskets and babies. One baby was carried both ways three days running before it was claimed.',
        'The picnic grove is pronounced cool, green and well supplied with ants, who attended in a body.',
      ],
    },
    {
      headline: 'Dog Days Try the Temper of a Patient People',
      deck: 'Fans sold out; fights on the cars put down to the weather.',
      paragraphs: [
        'Not a leaf stirred in Paradise for nine days, and not much else did. Courts sat in shirt sleeves, and a judge sentenced himself to an early lunch.',
        'Rain came at last on the Friday. Crowds stood out in it bareheaded until the police, who were also standing in it, sent them home.',
      ],
    },
  ],
  [
    {
      headline: 'School Bells Ring; Boys Take to Bed',
      deck: 'Sudden epidemic of stomach ache yields to sight of castor oil.',
      paragraphs: [
        'The schools opened on the Tuesday with nineteen thousand scholars and the customary shortage of chairs. Truant officers took eleven boys from beneath one pier, and learned from them where to fish.',
        'A first-grade pupil, asked what he had learned, replied that he had to go back tomorrow.',
      ],
    },
    {
      headline: 'County Fair Judges Need Police Escort',
      deck: 'Award for best pickle divides families.',
      paragraphs: [
        'The blue ribbon for pickles went by a single vote to a newcomer from Riverside. There was silence in the tent, and then there was not.',
        'The prize hog slept through it. The judges were put on the early train by two deputies, each of whom had entered a pie.',
      ],
    },
  ],
  [
    {
      headline: 'Goblins Abroad; Gates Go Visiting',
      deck: 'Front steps of the Comptroller found on roof of the Comptroller.',
      paragraphs: [
        'The last night of October was kept by the youth of Paradise with soap, string and great ingenuity. Forty-one garden gates were hung on forty other gardens, and one on the mast of the fireboat.',
        'Police chased a white specter through Cabbageville until it was seen to have a license tag.',
      ],
    },
    {
      headline: 'Leaves Burn, Eyes Water, Summer Is Over',
      deck: 'Street Department and rake dealers enjoy their best week.',
      paragraphs: [
        'Blue smoke hung over Oak Bluff from sixty bonfires on Saturday, and under it sixty householders leaned on rakes. Chestnuts were roasted, and one hat.',
        'The wind rose at evening and gave every man his neighbor’s leaves.',
      ],
    },
  ],
  [
    {
      headline: 'Turkeys Dear, Thanks Abundant',
      deck: 'Market besieged on the eve of the feast; two birds escape to the car line.',
      paragraphs: [
        'The price of turkey went to fifty-one cents before the holiday, and a number of families discovered how thankful one may be over a hen. The charitable societies served three thousand dinners.',
        'Two gobblers at liberty on Commerce Street rode as far as the barns on the roof of the Number 6. The company has sent them a bill.',
      ],
    },
    {
      headline: 'Fog Shuts the River for Three Days',
      deck: 'Ferries feel their way; a steamer asks directions of a church.',
      paragraphs: [
        'So thick a fog lay on the river that pilots steered by the smell of the tannery. The noon boat put in at the coal wharf with great ceremony, and embarked three tons.',
        'On shore the lamps burned all day, and a man walked from the Landing to his own front door and was told that it was somebody else’s.',
      ],
    },
  ],
  [
    {
      headline: 'Christmas Crowds Carry Off the Stores',
      deck: 'Shopgirls bear it with a smile and sore feet; dolls exhausted.',
      paragraphs: [
        'The stores of Downtown closed on the Eve with their shelves as bare as a rink. The last toy engine in the city was sold twice, and the matter was settled between the two fathers by playing with it.',
        'In the poor wards baskets were left on many stoops by persons who did not wait to be thanked, and whose automobiles were very good ones.',
      ],
    },
    {
      headline: 'Carolers Heard in Every Ward',
      deck: 'Choirs, clubs and a squad of patrolmen sing in the snow.',
      paragraphs: [
        'Eleven companies of singers were out on the last Sunday of Advent. Two of them met at a corner in Cedar Hill and sang against each other until the householder sent out cocoa.',
        'The bass of the patrolmen was so deep that a drunkard in the next street gave himself up.',
      ],
    },
  ],
];
