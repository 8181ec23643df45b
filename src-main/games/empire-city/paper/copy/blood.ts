import type { NewsKind } from '#shared/games/empire-city/news.ts';
import { copyRow as c, type Copy } from '#press/page/copy.ts';

type Kinds = Extract<NewsKind, 'abducted' | 'three-families' | 'combat' | 'killed' | 'foiled' | 'missed' | 'bluff'>;

/** [EMP-NEWS-2] 6 to 10 and 23. */
export const bloodCopy: Readonly<Record<Kinds, Copy>> = {
  abducted: c(
    'marked-door',
    'Missing',
    ['{man} Is Missing', 'Where Is {man}?', '{man} Moves House'],
    [
      '{man} left by the back door with two gentlemen and has since been seen in the company of {family}, smiling with effort.',
      'A notable of this town, {man}, has changed friends overnight. The new ones are {family}.',
    ],
    [
      'A hat was left behind and is being questioned.',
      'The office says: in conference.',
      'No ransom is asked, which is considered rude.',
      'A dentist reports a missed appointment.',
    ],
    ['{man} was carried off by {family}.', 'Also missing from the usual table: {man}, now a guest of {family}.'],
  ),
  'three-families': c(
    'street',
    'Gunfire',
    ['Everybody Came to {place}', '{count}, One Corner', 'A Crowd at {place}'],
    [
      '{count} met in {place} on the same night, and not by appointment. {family} {what} the square, {score}, over {other}. {dead}.',
      'Nobody had been invited, and everybody came: {family} {what} {place} against {other}, {score}. {dead}.',
    ],
    [
      'Seen walking away: {arms}.',
      'Witnesses could not say who had shot at whom, and neither could those who had.',
      'A policeman on the next block was tying his shoe.',
      'Glaziers were on the spot before the ambulance.',
      'A tour bus was shown the corner and asked for its money back.',
      'The mounted police dismounted.',
      'Somebody sold tickets for the fire escape.',
    ],
    ['{family} {what} {place} against {other}, {score}. {dead}.'],
  ),
  combat: c(
    'street',
    'Gunfire',
    ['Shots in {place}', '{family} Is Left Standing in {place}', 'A Short Night in {place}', '{place}, {score}'],
    [
      '{family} {what} {place} last night, {score} by the reckoning of those who keep it, against {other}. {dead}.',
      'It took four minutes in {place}. Then {family} had it and {other} had not. {dead}.',
      'Neighbors in {place} turned up the radio. When they turned it down, {family} had beaten {other}, {score}. {dead}.',
    ],
    [
      'Seen on the winning side: {arms}.',
      'The janitor swept up a pound and a half of brass.',
      'A piano was hit and is said to sound better.',
      'Two taxis left without their fares.',
      'The police arrived in good time for breakfast.',
      'Rents in the street have been adjusted, downward.',
      'The saxophone player on the third floor took it for applause.',
      'A hot-dog cart gave its life.',
      'Elevators stopped between floors, by agreement.',
      'The night editor heard it by telephone, held out of a window.',
      'Awnings are being sold with the holes in.',
      'A subway guard announced it as the next stop.',
    ],
    ['{family} {what} {place} against {other}, {score}. {dead}.', 'In {place} {family} beat {other}, {score}. {dead}.'],
  ),
  killed: c(
    'wreath',
    'Obituary',
    ['{man} Is Dead', 'Last Respects for {man}', 'A Chair With Its Back to the Door', '{man}, of {other}'],
    [
      '{man}, in the employ of {other}, was shot before witnesses who saw nothing. {career}. {killer} is named by nobody in this connection.',
      'The friends of {man} ask for no flowers with ribbons of {family}. {career}.',
      '{other} has a place at table to spare. It was {man}’s until {killer} came by.',
    ],
    [
      'The bereaved: a mother, a canary and a creditor.',
      'A friend of the opera, always in a seat near the exit.',
      'The soup had just been served.',
      'A collection for the family came to more than the wages ever did.',
      'A ringside seat at the fights stays empty.',
      'The hatcheck girl still has the number.',
      'Six strangers carried the coffin, and were paid by the block.',
      'A barber closed for an hour.',
    ],
    ['{man} of {other} was shot; {family} sends regrets.', 'Mourned: {man} of {other}.'],
  ),
  foiled: c(
    'marked-door',
    'Unfinished Business',
    ['Somebody Talked', 'An Empty Room', '{other} Was Not at Home'],
    [
      'Callers of {family} found the lights on and the bed warm. {other} had known of the visit.',
      'A plan of {family} against a man of {other} came to nothing; the door was locked, and so was the one behind it.',
    ],
    [
      'The callers left a card with a hole in it.',
      'A night porter has retired to Florida.',
      'Somebody will have to explain it to somebody.',
    ],
    ['An attempt on a man of {other} was foiled.', '{family} came too late for a man of {other}.'],
  ),
  missed: c(
    'hat',
    'Unfinished Business',
    ['{man} Lives', 'They Missed {man}', 'A Bad Shot, a Good Tailor'],
    [
      '{man} of {other} walked out of a barrage with a ruined coat. {killer} had come for {family}. {fate}.',
      'Whoever aimed at {man} will have to aim again. {family} had sent {killer}. {fate}.',
    ],
    [
      '“They should practice,” this newspaper was told.',
      'The coat will be exhibited.',
      'The same table is ordered for tomorrow.',
    ],
    ['{man} of {other} survived a visit from {family}. {fate}.'],
  ),
  bluff: c(
    'street',
    'Nobody Came',
    ['All Talk in {place}', '{family} Stays at Home', 'A War Without Soldiers'],
    [
      '{other} waited in {place} with the lights out. {family}, who had promised to come, sent nobody.',
      'The attack on {place} was announced, expected and not delivered. {other} thanks {family} for the exercise.',
    ],
    ['Sandwiches for forty were given to the parish.', 'It still costs a reputation.'],
    ['{family} bluffed in {place}, and {other} called it.'],
  ),
};
