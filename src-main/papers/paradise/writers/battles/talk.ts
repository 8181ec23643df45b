/** What the street says after any fight, the law’s own raids among them. */
export const talk = {
  follows: [
    'The lamps on that side of the street have been out since, and the gas company has not been asked to hurry.',
    'Windows in {district} are going up again this week, those of them that have glass.',
    'An undertaker of the neighborhood sat up with his door open, as a courtesy to the trade.',
    'A streetcar of the crosstown line stood through the whole of it. The conductor collected the fares again afterward, in case.',
    'Persons who had seen everything at eight o’clock had by nine seen nothing, and by ten had been in another city.',
    'The reporter of this newspaper counted the marks in the brickwork as far as forty, and then it began to rain.',
    'Two barbers, a milkman and a bishop’s cook have offered accounts of the affair. They agree on the hour.',
    'A fire engine turned out by mistake and was cheered.',
    'Children of {district} have been playing it ever since, and quarrel over who must be {losers}.',
    'A boy has been selling the splinters at two cents, and must by now be making them.',
    'The corner druggist gave out smelling salts, and afterward something stronger, on prescription.',
    'It was the night of a wedding across the way, and the guests took it for the fireworks they had been promised.',
    'A dog that slept through the affair is being taken about to saloons that do not exist.',
  ],
  quotes: [
    '“I thought it was the boiler,” said a janitor, “and then the boiler asked who was there.”',
    '“I lay down on the floor and found my husband had been there for some time,” a lady of {district} told this newspaper.',
    '“It was all over in the time it takes to say a prayer,” a grocer said. “I know, because I said one.”',
    '“They were very civil on the stairs,” a landlady insisted. “It was the street they did not like.”',
    '“I have lived here since the war,” said an old soldier, “and I left that to get away from the noise.”',
    '“Nobody I know was in it,” said a gentleman with his arm in a sling, “and nobody I know will be in the next.”',
    '“Put down that I was asleep,” a night watchman requested. “I am paid for it.”',
  ],
  closers: [
    'The glaziers of the city report that business is sound.',
    'A subscription has been opened for the lamp-post.',
    'The neighbors have gone back to complaining of one another.',
    'By the end of the week it will be told as something larger.',
    'The street has been swept. It will be left at that, unless somebody insists.',
  ],
} as const;

/** What it says besides when only gangs had a part. */
export const talkOfGangs = {
  follows: [
    'The police arrived when it was over. They had been detained, it is explained, by arriving earlier somewhere else.',
    'Several automobiles were noticed leaving {district} at a speed not permitted in it.',
  ],
  quotes: [
    '“We have no witnesses,” said a lieutenant. “We have forty people who dropped something and were looking for it.”',
  ],
  closers: [
    'An answer is expected, and nobody in {district} is making plans for the evening.',
    'Detectives are working on a theory, and would be grateful for another.',
    'The books are kept in such matters by both houses, and they never balance for long.',
  ],
} as const;
