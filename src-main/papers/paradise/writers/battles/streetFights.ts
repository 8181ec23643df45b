import { fightCopy } from './copyOf.ts';

/** [SCN-6] Two gangs walked the same street, to be seen. */
export const strength = fightCopy({
  headlines: [
    'Parade of Arms Turns to Shooting in {District}',
    '{Attackers} and {Defenders} Dispute the Sidewalk',
    'Show of Strength Shuts {District}',
    'Both Sides of the Street Claimed in {District}',
    '{District} Learns Who Is Who',
    'Rivals Walk Abroad, and Into Each Other',
    '{Attackers} Out to Be Seen; {Defenders} Not Blind',
    'Promenade in {District} Ends at a Run',
  ],
  decks: [
    'Public invited to draw its own conclusions, and draws its blinds.',
    'A demonstration of force, demonstrated chiefly on plate glass.',
    'Merchants asked to take notice took the back stairs.',
    'The purpose was to impress; a dentist’s sign is among those impressed.',
    'Neither side had a permit for the procession.',
  ],
  ledes: [
    'To show {district} whose it is, {attackers} walked down the middle of it this month. To show it otherwise, {defenders} walked up.',
    'There was a review of troops in {district}, and it had not been announced. {attackers} passed before the public, and {defenders} would not let them pass further.',
    'A man may wear a gun in {district} if it does not spoil the coat. {attackers} and {defenders} wore theirs outside this month, and then in their hands.',
    'The question of who commands the respect of {district} was put by {attackers} and debated by {defenders}, and the respect may now be had for the sweeping up.',
    '{attackers} had called the people of {district} to their windows to see something. {defenders} provided it.',
  ],
  tags: ['Shows of Strength', 'On the Sidewalk', 'For All to See'],
  notes: [
    '{attackers} showed their strength in {district}, and {defenders} theirs: {toll}.',
    'A parade of guns in {district} ended with {toll}.',
    'Before all {district} {attackers} and {defenders} measured each other, with {toll}.',
    'The sidewalks of {district} were disputed by two gangs; {toll}.',
  ],
});

/** [SCN-7] A challenge that was answered. */
export const showdown = fightCopy({
  headlines: [
    'Showdown in {District}',
    '{Defenders} Called Out, and Not Found Wanting',
    'Old Score Settled in {District}',
    'An Appointment With Pistols in {District}',
    'Grudge Between {Attackers} and {Defenders} Comes to a Head',
    'To the Last Man in {District}',
    'Challenge Given and Taken in {District}',
    'Face to Face Under the Lamps of {District}',
  ],
  decks: [
    'Hour and place agreed beforehand, like a christening.',
    'It was personal, both sides say, and the rest were asked as friends.',
    'The code of honor revived in a lot behind a lumber yard.',
    'Neither party brought a doctor; neither, it appears, expected to need one.',
    'Seconds could not be restrained from taking firsts.',
  ],
  ledes: [
    'A message was sent across the city this month, and it was not returned unopened. {attackers} met {defenders} in {district} to settle what could not be settled by post.',
    'They came to the place, in {district}, at the hour named, {attackers} from one end and {defenders} from the other, like gentlemen in a play. It had one act.',
    'There was bad blood between {attackers} and {defenders}, and there is less of it now. {district} was the ground chosen.',
    'What was said of whom in which barber shop is disputed still. It brought {attackers} and {defenders} out into {district}, face to face.',
    'The dead lot in {district} where boys play ball was taken this month for another match. {attackers} had sent the challenge and {defenders} had the courage to come.',
  ],
  tags: ['Showdowns', 'Old Scores', 'Matters of Honor'],
  notes: [
    '{attackers} and {defenders} had it out in {district}: {toll}.',
    'An old score was settled in {district}, with {toll}.',
    'Called out by {attackers}, {defenders} came; {toll}.',
    'The showdown of the month was in {district}: {toll}.',
  ],
});

/** [SCN-8] Boys, bats and a vacant block. */
export const rumble = fightCopy({
  headlines: [
    'Boys’ Quarrel Fills a Street in {District}',
    'Sticks and Stones in {District}',
    '{Attackers} Scrap{attackersS} With {Defenders} in {District}',
    'Free Fight on {District} Corner',
    'Rumble in {District}; Hats in Dispute',
    'Young Blood at Large in {District}',
    'Who Owns the Corner? {District} Finds Out',
    'Fists, Bats and a Banana Cart in {District}',
    'Rowdies Rule {District} for Ten Minutes',
    'Bricks Thrown, Opinions Exchanged in {District}',
  ],
  decks: [
    'Mothers intervene on both sides, with effect.',
    'The corner is the same corner; it is the language that has changed.',
    'Nobody over twenty admits to having been present.',
    'Ball bats are going up, a sporting goods house reports, in both senses.',
    'Cart of bananas lost in the interests of tactics.',
  ],
  ledes: [
    'The younger friends of {attackers} and of {defenders} met on a corner of {district} this month and could not share it.',
    'A disagreement as to who may lean against a certain wall in {district} was fought out between {attackers} and {defenders}, at close quarters and with whatever lay at hand.',
    'It began with a remark about a cap. It ended with a good part of the youth of {district} on the ground, some for {attackers} and some for {defenders}.',
    'Bats that had come out for the season were put to another use in {district}, where {attackers} held one curb and {defenders} the other.',
    'The corner is ten feet by twelve, has a hydrant on it and is believed to belong to the city. {attackers} and {defenders} fought for it in {district} as though it were France.',
  ],
  tags: ['Rumbles', 'Street-Corner Notes', 'Boys Will Be', 'Bats and Bricks'],
  notes: [
    'The boys of {attackers} and {defenders} fought over a corner of {district}: {toll}.',
    'There was a rumble in {district}, with {toll}.',
    '{attackers} and {defenders} came to blows in {district}; {toll}.',
    'A corner of {district} changed hands twice in one evening, with {toll}.',
    'Bricks flew between {attackers} and {defenders} in {district}: {toll}.',
  ],
});

/** [SCN-9] Shots at a passing car. */
export const ambush = fightCopy({
  headlines: [
    'Ambush in {District}',
    'Car Fired Upon in {District}',
    '{Defenders} Lie{defendersS} in Wait, {Attackers} Drive{attackersS} In',
    'Street Trap Sprung in {District}',
    'Hail of Lead at a {District} Crossing',
    '{Attackers} Waylaid on the Road Through {District}',
    'Shots From Doorways Greet {Attackers}',
    'Wrong Turning for {Attackers} in {District}',
  ],
  decks: [
    'An ash cart across the way, a whistle, and then no more whistling.',
    'The car will need a new hood, and new upholstery, and new friends.',
    'Those within had been going somewhere else altogether.',
    'Doorways of a quiet street found to be tenanted.',
    'Passengers descend without waiting for the curb.',
  ],
  ledes: [
    'A motorcar of {attackers} turned into a street of {district} this month and found the other end of it shut. {defenders} {defendersWere} in the doorways.',
    'The shortest way through {district} proved a long one for {attackers}. {defenders} had been told which way they would come.',
    'The cart that blocked the street in {district} had no horse, and its ashes no fire. {attackers} noticed as much just before {defenders} opened.',
    '{defenders} kept a cold watch in {district} and were rewarded with a car of {attackers}, in second gear.',
    'Whatever {attackers} had meant to do that evening they did not mean to do it in {district}. It was there that {defenders} had them out of the car.',
  ],
  tags: ['Ambushes', 'Mean Streets', 'Waylaid'],
  notes: [
    '{defenders} lay in wait for {attackers} in {district}: {toll}.',
    'A car of {attackers} was shot up in {district}, with {toll}.',
    'In {district} a street was stopped at both ends; {toll}.',
    '{attackers} drove into {defenders} in {district}: {toll}.',
  ],
});

/** [SCN-4] They had met to talk. */
export const meet = fightCopy({
  headlines: [
    'Parley Ends in Gunfire',
    'Peace Talk of {Attackers} and {Defenders} Breaks Up in Shots',
    'Last Word at {District} Meeting Is Not Spoken',
    'Talks in {District} Suspended; So Is the Chandelier',
    'Treachery Alleged at {District} Parley',
    'Table Overturned as Bosses Confer',
    'They Came to Talk in {District}',
    'Conference in {District} Adjourns Under the Table',
  ],
  decks: [
    'Hands shaken at eight; by a quarter past they were otherwise engaged.',
    'Each side had given its word, and had brought something else in case.',
    'Agenda not reached; minutes will not be read.',
    'The coffee was still warm when detectives drank it.',
    'Restaurateur had been told to expect a quiet party.',
  ],
  ledes: [
    'Delegates of {attackers} and {defenders} sat down together in {district} this month in the cause of peace. They got up shooting.',
    'The talks between {attackers} and {defenders} are off. They broke down in {district} on the point of who should draw first.',
    'A table had been laid in {district} for {attackers} and {defenders}, with the white cloth that is the custom. It has been sent to the laundry, and the laundry has sent it back.',
    'Had each kept his hands where they could be seen, there might be a treaty today between {attackers} and {defenders}. Somebody in {district} reached for his handkerchief.',
    'Nobody raised his voice at the parley of {attackers} and {defenders}. Waiters in {district} say that there was a smile, a nod and then no light.',
  ],
  tags: ['Talks Broken Off', 'Parleys', 'Broken Bread'],
  notes: [
    'A parley of {attackers} and {defenders} in {district} ended in shots: {toll}.',
    '{attackers} and {defenders} met to talk in {district} and did not; {toll}.',
    'Peace was discussed in {district}, with {toll}.',
    'Guns came out at a meeting in {district}: {toll}.',
  ],
});
