import { fightCopy } from './copyOf.ts';

/** [SCN-2] The man they came for is dead. */
export const hitMade = fightCopy({
  headlines: [
    '{Target} Slain',
    '{Target} Shot Down in {District}',
    'Gunmen Find {Target}',
    'Death Calls for {Target} by Automobile',
    '{Target}, of {Victims}, Is Killed',
    'No Escape for {Target}',
    'Last Errand of {Target}',
    '{Target} Keeps an Appointment He Did Not Make',
    '{District} Street Is the End of the Road for {Target}',
    'Marked Man: {Target} Dies in {District}',
  ],
  decks: [
    'The car had no number, and those who saw it had no eyes.',
    'He had changed his route, his hat and his barber, and it was not enough.',
    'Slayers waited three evenings, a cigar dealer thinks, and bought matches each time.',
    'He was reaching for his watch, friends say, to see whether he was late.',
    'Police seek four men in gray hats, of whom the city has nine thousand.',
  ],
  ledes: [
    '{target}, of {victims}, was shot dead this month in {district} by persons who had come for nobody else.',
    'They had a photograph of {target}, it is thought, for they asked no questions. He was dead before the engine of their car had been turned off, and it had not been.',
    'The friends of {target} used to say that he would be hard to kill. They have been proved mistaken by {killers}, to whom the town gives the credit.',
    'The life of {target} had been insured with nobody. It came to its end in {district}, at the hands of men whom the street will name only as {killers}.',
    'Whoever wishes to speak with {target}, of {victims}, has come too late. Callers in {district} were before him.',
  ],
  follows: [
    'The watch was found going. It has been given to a brother, with the change.',
    'Flowers were ordered before the news was in the street, a florist recalls, by a voice he did not know.',
  ],
  tags: ['Slain', 'Marked Men', 'Found Dead'],
  notes: [
    '{target}, of {victims}, was killed in {district}; {toll}.',
    'Gunmen found {target} in {district}, and that was all he had time to learn.',
    'The death of {target}, of {victims}, is put down to {killers}: {toll}.',
    'In {district} they were waiting for {target}, and did not wait in vain.',
  ],
});

/** [SCN-2] He got away, or his friends were in the way. */
export const hitMissed = fightCopy({
  headlines: [
    'Gunmen Miss Their Man in {District}',
    'Attempt on Life in {District} Fails',
    'Shots in {District}; Intended Victim Dines Out After',
    'Would-Be Slayers Flee',
    'A Close Shave in {District}',
    'Killers Come, Shoot and Go Home Disappointed',
    'Marked for Death, Man of {Victims} Declines',
    'Assassins’ Aim Deplored in {District}',
    'Hat of {Victims} Man Pierced; Head Was Elsewhere',
  ],
  decks: [
    'Tailor’s dummy, hit four times, is expected to recover.',
    'The quarry was last seen going over a fence that he had often said wanted mending.',
    'Bullets found in a church door, a bakery and a work on etiquette.',
    'Somebody is understood to be asking for his deposit back.',
    'The car in use was stolen, and has since been stolen again.',
  ],
  ledes: [
    'An attempt on the life of a man of {victims} miscarried this month in {district}. He was not available for comment, having left by the laundry.',
    'Somebody in {district} was to have been dead by supper. He ate it, friends report, standing, and with his back to a wall.',
    'The men who came to {district} to kill one of {victims} had the hour and the street. They did not have the man.',
    'It is believed that {killers} had a piece of business in {district}, and that it is not done yet. A member of {victims} is moving to another address.',
    'There are gentlemen in {district} who can shoot, and this month’s were others. Their mark, of {victims}, got clean away.',
  ],
  tags: ['Attempts', 'Near Things', 'Poor Marksmanship'],
  notes: [
    'A man of {victims} was shot at in {district} and got away: {toll}.',
    'Killers sent into {district} after one of {victims} went home without him; {toll}.',
    'An attempt in {district}, laid to {killers}, failed with {toll}.',
    'Somebody of {victims} is alive who was not meant to be: {toll}.',
  ],
});

/** A Boss fell, whatever the fight was about. */
export const bossKilled = fightCopy({
  headlines: [
    '{DeadBoss} Is Dead',
    '{DeadBoss} Slain; City Holds Its Breath',
    'Boss of {Victims} Falls in {District}',
    'Extra: {DeadBoss} Shot Dead',
    'The Reign of {DeadBoss} Ends in {District}',
    '{Victims} Without a Head; {DeadBoss} Killed',
    'Bullets End Career of {DeadBoss}',
    '{DeadBoss} Fought His Last in {District}',
    'A Throne Empty: {DeadBoss} Killed',
    'Who Will Follow {DeadBoss}, Dead in {District}?',
  ],
  decks: [
    'Bells, sirens and a run on black crape; precincts double the watch at once.',
    'Chief of {victims} dies in the street that he was accustomed to cross without looking.',
    'Partners said to be bearing up; creditors inconsolable.',
    'Whole city reckons who gains by it, and bolts the door.',
    'Nobody was ever known to refuse him anything before.',
  ],
  ledes: [
    '{deadBoss}, who gave {victims} their orders and half of {district} its manners, is dead. He was killed this month in a fight with {killers}, and the city is waiting to hear what it will cost.',
    'The Boss of {victims} is no more. {deadBoss} went down in {district} with his friends about him and {killers} before him.',
    'At an hour when honest men are asleep, and most of the others, {deadBoss} met in {district} the only appointment that he could not have put off. He was Boss of {victims}.',
    'They are saying it in the barber shops behind their hands: {deadBoss} is dead. It was {district} where he fell, and it was {killers} who were there.',
    'No one in Paradise thought to read it in his time. {deadBoss}, for whom {victims} went out and came in, was shot dead in {district}.',
    'Flags are as they were, but a good many hats are off. {deadBoss}, Boss of {victims}, has been killed.',
  ],
  follows: [
    'The chair in which he used to sit has been turned to the wall, and two men have already been seen to look at it.',
    'It was remarked that the banks opened late, and that three gentlemen were waiting who wished to close an account.',
    'Every house that answered to him put up its shutters for an hour. It is more than was done for the Governor.',
    'He leaves a mother, a tailor and a great many friends who had not been introduced to one another.',
  ],
  quotes: [
    '“He always tipped,” said a bootblack, and could not go on.',
    '“He told me he would die in bed,” his landlady said. “He was late with that as well.”',
    '“I never knew him,” an alderman said, “and I shall miss him very much.”',
  ],
  closers: [
    'The funeral will be large. It is what comes after the funeral that {district} is thinking of.',
    'Life insurance was not to be had in that quarter at noon, at any price.',
  ],
  tags: ['A Boss Falls', 'The Great Are Fallen'],
  notes: [
    '{deadBoss}, Boss of {victims}, was killed in {district}: {toll}.',
    'The chief of {victims}, {deadBoss}, is dead at the hands of {killers}.',
    'In {district} {deadBoss} lost his life, and {victims} their Boss.',
  ],
});
