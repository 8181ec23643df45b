import type { Feature } from '#press/page/copy.ts';

/** Features for a month when the rackets leave room on the page. */
export const civicFeatures: readonly Feature[] = [
  {
    headline: 'Zoo’s Bear Declines New Quarters',
    deck: 'Grotto of imported rock fails to please.',
    paragraphs: [
      'The city’s one bear was shown his new grotto on Monday, walked once about it and went back to his old cage. He has since been offered honey, fish and a band concert.',
      'The Park Board, which paid for the rock, has invited the public to suggest another use for it.',
    ],
  },
  {
    headline: 'Streetcar Fare to Stay at a Nickel',
    deck: 'Company says it is ruined; riders ask to see the ruin.',
    paragraphs: [
      'The Public Service Board heard nine experts on the five-cent fare and understood two. It voted to leave the nickel alone until it understood the others.',
      'The company’s counsel wept. He went home by taxicab.',
    ],
  },
  {
    headline: 'New Fire Engine Too Wide for Firehouse',
    deck: 'Pride of the department sleeps in the street under a tarpaulin.',
    paragraphs: [
      'The great red pumper delivered to Engine Company 4 is faster than any in three states and wider than its own door by eleven inches. The captain has a guard on it, and a boy to keep off pigeons.',
      'Estimates have been taken for a wider door. The building, it appears, would have to come down first.',
    ],
  },
  {
    headline: 'Library Finds Book Due Since 1881',
    deck: 'Fine, if paid, would build a branch.',
    paragraphs: [
      'A treatise on bees borrowed forty-odd years ago was brought back by the grandson of the borrower, who had found it under a short-legged stove.',
      'The librarian forgave the debt on condition that somebody buy the stove a brick.',
    ],
  },
  {
    headline: 'City Clock Strikes Thirteen',
    deck: 'Several householders report having believed it.',
    paragraphs: [
      'The clock in the tower of City Hall struck thirteen on Wednesday noon, and seven on Wednesday midnight. The keeper says that over the day it came out even.',
      'A watchmaker has been engaged. He arrived an hour late, having set his watch by the tower.',
    ],
  },
  {
    headline: 'Bridge to Be Painted Green; Or Gray',
    deck: 'Council deadlocked eleven hours over a color.',
    paragraphs: [
      'The great bridge at Southbridge must be painted, and the Council is agreed on that alone. The Green party sat on one side of the chamber and the Grays on the other, and sandwiches were passed between them under truce.',
      'The painter has offered to mix the two. He was ruled out of order.',
    ],
  },
  {
    headline: 'Flagpole Sitter Comes Down for Supper',
    deck: 'Endurance record missed by nine days and a pot roast.',
    paragraphs: [
      'A young man who had meant to spend a fortnight on the pole of the Hotel Excelsior spent five days there and came down when the wind was from the kitchen.',
      'He says that the view was improving, but that it wanted gravy.',
    ],
  },
  {
    headline: 'Orchestra Subscribers Win Back Their Hats',
    deck: 'Cloakroom muddle ends in a public exchange.',
    paragraphs: [
      'Three hundred hats given out at random after the last symphony were exchanged among their owners on Saturday in the lobby of the Opera House. Two weddings and a lawsuit are expected.',
      'One derby remains, in size eight. Its owner is asked to come forward, and is assured that nobody will stare.',
    ],
  },
  {
    headline: 'Goat Eats Evidence',
    deck: 'Case of disputed fence dismissed by a judge who kept a straight face.',
    paragraphs: [
      'A deed, a survey and two affidavits in the matter of a fence were eaten on Friday in a corridor of the courthouse. The goat belonged to neither party, and said nothing.',
      'The neighbors shook hands. The fence will be taken down, lest the goat be shut out.',
    ],
  },
  {
    headline: 'Chess by Telegraph Enters Ninth Week',
    deck: 'Paradise club believed to be ahead by a bishop or behind by a pawn.',
    paragraphs: [
      'The match by wire between the Paradise Chess Circle and its rivals up the river has reached the eleventh move, owing to a lineman with views of his own.',
      'Spectators are admitted free. There is one, and he comes for the stove.',
    ],
  },
  {
    headline: 'Parrot Testifies in Landlady’s Suit',
    deck: 'Witness reminded twice of the dignity of the court.',
    paragraphs: [
      'A gray parrot was brought before the magistrate on Tuesday to show what language a certain lodger used. It showed it, and the court was cleared of ladies.',
      'The lodger said in defense that the bird had come with the room.',
    ],
  },
  {
    headline: 'Sewer Bonds Carried; Bands Play',
    deck: 'Voters approve the unseen in preference to the unsmelled.',
    paragraphs: [
      'By a majority of four to one the voters have agreed to new sewers from Cabbageville to the river. The celebration was held upwind.',
      'The commissioner promised that the work would be finished within his term. He did not say which.',
    ],
  },
  {
    headline: 'Twins Born on Ferry; Each Claimed by a Bank',
    deck: 'East and West shores dispute a pair of citizens.',
    paragraphs: [
      'A boy and a girl were born aboard the noon ferry in the very middle of the river. The deck hand who assisted has been made godfather, and given the afternoon.',
      'The parents, asked to which shore the children belonged, replied that they had paid both ways.',
    ],
  },
  {
    headline: 'Telephone Girls Out-Type the Bankers',
    deck: 'Speed contest at the Armory ends in smoke from the machines.',
    paragraphs: [
      'A team of operators from the Central Exchange beat the pick of the counting houses at the typewriter on Saturday by two hundred words and a sense of humor.',
      'The bankers have asked for a return match at long division.',
    ],
  },
  {
    headline: 'Cedar Hill Poodle Inherits House',
    deck: 'Cousins to contest; poodle retains counsel.',
    paragraphs: [
      'The late owner of a stone house in Cedar Hill left it with the furniture to a poodle of nine. The cousins, who were left an umbrella, have gone to law.',
      'Neighbors describe the heir as quiet, well groomed and a better host than the cousins.',
    ],
  },
  {
    headline: 'Radio Brings Opera to the Docks',
    deck: 'Longshoremen divided on the tenor, agreed on the soup song.',
    paragraphs: [
      'A receiving set with a horn the size of a tuba was set up on Pier 6, and on Saturday two hundred men heard an entire opera over their lunch pails.',
      'It was explained afterward that there had been no soup in it. They intend to hear it again and make sure.',
    ],
  },
  {
    headline: 'Statue of Founder Faces Wrong Way',
    deck: 'Bronze pioneer found to be leaving.',
    paragraphs: [
      'The founder of the city, unveiled in Commerce Square before a large company, was seen when the cloth came off to have his back to it and his face to the railway station.',
      'The sculptor says that the likeness is from life.',
    ],
  },
  {
    headline: 'Swimmer Crosses River, Forgets Why',
    deck: 'Clerk of thirty swims to work rather than pay a cent more.',
    paragraphs: [
      'A shipping clerk who disputed his change with the ferry company swam to his office on Monday with his collar in his teeth. He was docked a quarter of an hour.',
      'He means to appeal, and to wait for warmer weather.',
    ],
  },
  {
    headline: 'Alderman’s Speech Outlasts the Gallery',
    deck: 'Seven hours on curbstones; janitor the last to leave.',
    paragraphs: [
      'The alderman from Lincoln Heights rose on Thursday at two to speak on curbstones, and sat down at nine. He had the floor, and by then the ceiling and walls as well.',
      'The curbstones will remain as they are, nobody having been present to vote.',
    ],
  },
  {
    headline: 'Pie-Eating Title Stays on the Waterfront',
    deck: 'Cook of the tug Prudence retains belt, lets it out.',
    paragraphs: [
      'Eleven huckleberry pies in as many minutes were enough to keep the championship of the city aboard the tug Prudence, where it has been for six years.',
      'The loser, a theological student, withdrew at nine with a look of doubt.',
    ],
  },
  {
    headline: 'School Play Given With Real Horse',
    deck: 'The midnight rider arrives early, and on the wrong side of the footlights.',
    paragraphs: [
      'The eighth grade of Lincoln Heights gave its history pageant with a horse lent by the bakery. It knew its own route better than the poet’s, and stopped at nine desks.',
      'The principal has forbidden livestock. The audience, polled at the door, was for it.',
    ],
  },
  {
    headline: 'Aeroplane Lands on Golf Links',
    deck: 'Pilot allowed to play through.',
    paragraphs: [
      'A mail pilot short of gasoline came down on the ninth fairway of the Cedar Hill Country Club and was asked for his card. He had none, and was given tea on the lawn by way of a compromise.',
      'The greens committee has raised the question of his divot, which is sixty yards long.',
    ],
  },
  {
    headline: 'Oldest Inhabitant Gains a Rival',
    deck: 'Two men of a hundred and one dispute a birthday.',
    paragraphs: [
      'The title of oldest inhabitant, held without challenge in Oak Bluff since the war, is claimed by a retired cooper in Southbridge who has a Bible to prove it.',
      'They met on a bench to settle it. Each told a friend afterward that he had not expected the other to be so young.',
    ],
  },
  {
    headline: 'Elephant Late for Circus, Found in Orchard',
    deck: 'Pears ripe, keeper philosophical.',
    paragraphs: [
      'The parade of the visiting circus went by on Monday with a gap in it, which was found that evening under a pear tree behind Little Sicily.',
      'The owner of the tree was paid in passes. He went to every performance, and sat where the gap could see him.',
    ],
  },
];
