import type { NewsKind } from '#shared/games/brotherhood/news.ts';
import { copyRow as c, type Copy } from '#press/page/copy.ts';

type Kinds = Extract<
  NewsKind,
  | 'battle'
  | 'extended'
  | 'deal'
  | 'seized'
  | 'seized-quietly'
  | 'obituary'
  | 'guns'
  | 'record-battle'
  | 'without-hoods'
>;

/** [BRO-NEWS-2] 6 to 9, 20 to 22, 24. */
export const fightCopy: Readonly<Record<Kinds, Copy>> = {
  battle: c(
    'street',
    'Gunfire',
    [
      'Shots in {place}',
      'Hats in the Gutter in {place}',
      'Loud Night in {place}',
      'They Met in {place}',
      'Windows Wanted in {place}',
      'An Argument in {place}',
      'Noise After Supper in {place}',
      '{place} Under the Tables',
    ],
    [
      '{families} met in {place} and did not talk. The dead: {dead}.',
      'What began in {place} with a look ended after {rounds}, between {families}. Left on the pavement: {dead}.',
      'In {place} {families} made a great deal of noise and settled little. Fallen: {dead}.',
      'Nobody in {place} can say who drew first. {families} drew, and the list of the dead reads: {dead}.',
      'It took {rounds} in {place}. {families} had come for the same corner. Killed: {dead}.',
      'Shutters came down in {place} at nine, and at ten {families} were at it behind the cars. Dead by eleven: {dead}.',
      '{families} found {place} too small to share. Killed there: {dead}.',
    ],
    [
      'A streetcar conductor rang his bell throughout.',
      'The glazier has taken on two apprentices.',
      'Witnesses saw the weather.',
      'A piano was hit and is flat.',
      'A barber finished the shave he had begun.',
      'Two cars were left behind, with the engines warm.',
      'The film next door was thought to be very loud.',
      'A dog went home by himself and will not go out.',
      'The fruit stand gave the best cover and is ruined.',
      'A priest was sent for, and waited around the corner.',
      'Somebody has already sold the shell cases.',
      'The night porter slept through it, he has sworn.',
      'A butcher lent his window, and wants it back.',
      'The flower girl threw herself flat on the roses.',
      'Somebody has chalked a line around a hat.',
      'The band played the same waltz four times.',
      'An iceman used his block and has none left.',
      'The parking was, for once, without dispute.',
      'The fortune teller upstairs says she had mentioned it.',
      'A boy on roller skates carried messages for both sides.',
      'The drugstore is out of cotton.',
      'Three alibis have been placed in the same picture house.',
      'The bootblack finished one shoe.',
      'A priest’s bicycle has spokes to spare, and needs them.',
    ],
    [
      '{place}: {families}; dead are {dead}.',
      '{families} fought in {place}. Fallen: {dead}.',
      'In {place}, between {families}, the count of the dead is: {count}.',
    ],
  ),
  extended: c(
    'precinct-house',
    'To the Finish',
    ['They Would Not Stop in {place}', '{rounds}: {place}', 'To the Last Cartridge in {place}'],
    [
      'One round was not enough for {families}. In {place} they went on for {rounds}, and {count} died of it.',
      'The firing in {place} was heard for {rounds}. {families} had to send for more of everything.',
      'Both doors of the place in {place} were blocked, and {families} stayed for {rounds}.',
      'In {place} somebody looked at his watch after the first round. {families} did not, and {rounds} it was.',
      '{rounds} were counted in {place} before {families} had done. Dead of it: {count}.',
    ],
    [
      'A taxi with its flag down waited for the outcome.',
      'The last shot was a minute late.',
      'Somebody shouted to stop and was taken for the other side.',
      'The precinct counted from the window.',
      'Milk was delivered around it.',
    ],
    ['{families} fought {rounds} in {place}.'],
  ),
  deal: c(
    'teapot',
    'A Word at the Right Time',
    ['Peace by the Hour in {place}', 'Terms in {place}', '{family} Ask for a Word'],
    [
      'With the barrels still warm, {families} agreed in {place} {terms}.',
      'A handkerchief was waved in {place}. The {family} proposed, and {families} agreed, {terms}.',
      'Between two rounds in {place} a hat was held up on a stick. {families} agreed {terms}.',
      'It ended in {place} with words, which is rare. {families} agreed {terms}; the {family} had asked first.',
    ],
    [
      'Hands were shaken with gloves on.',
      'The stick has been kept for next time.',
      'The handkerchief was clean, which surprised people.',
      'All went home the way they had come, but slower.',
      'Nothing was signed; the blood is on other paper.',
    ],
    ['In {place} {families} agreed {terms}.'],
  ),
  seized: c(
    'marked-door',
    'Under New Management',
    ['New Management in {place}', '{family} Take {count}', 'To the Victors: {what}'],
    [
      'When the smoke lifted in {place}, {what} answered to the {family}. The {other} had nobody left to object.',
      'The {family} helped themselves in {place}: {what}, until lately of the {other}.',
      'In {place} the {other} could not stay. {what} went to the {family} before the smoke had gone.',
      'Who stands last in {place} collects. The {family} did, and {what} came with the floor.',
      'The {other} left {place} feet first or by the window; the {family} stayed, and keep {what}.',
      'A fight in {place} was settled in the ledger as well. Write off for the {other}, write in for the {family}: {what}.',
    ],
    [
      'The cook was asked to stay and stayed.',
      'Regulars were told that nothing would change, and paid.',
      'Customers noticed the change by the cigars.',
      'The prices are the same and the smiles are new.',
      'The old sign was used for firewood.',
      'The bookkeeper was sold with the books.',
      'The cat was asked nothing and went on sleeping.',
    ],
    [
      'The {family} took {what} in {place} from the {other}.',
      'In {place} {what} went from the {other} to the {family}, by force.',
    ],
  ),
  'seized-quietly': c(
    'shoe',
    'Without a Shot',
    ['Nobody Was Home in {place}', 'A Door Left Open in {place}', '{family} Walk In'],
    [
      'The {other} had left {place} unwatched, and the {family} walked in: {what}.',
      'No shot was fired in {place}. The {family} simply sat down behind the counter: {what}, lately of the {other}.',
      'The {other} came to work in {place} and found the {family} at the desk: {what}.',
      'Moving day in {place}, and nobody had told the {other}. The {family} hold {what}.',
      'Not a man of the {other} stood in {place} when the {family} came for {what}.',
      'The {family} asked in {place} who was in charge, and as nobody answered they were: {what}, until then of the {other}.',
    ],
    [
      'The watchman had been told to watch somewhere else.',
      'The coffee was still warm.',
      'The key was under the mat, where keys are.',
      'One guard would have done, say those who sell guards.',
      'The till was balanced before lunch.',
      'The locksmith was back within the hour.',
      'Even the cat changed sides.',
    ],
    [
      'Without a shot the {family} took {what} in {place} from the {other}.',
      'The {other} had nobody in {place}; the {family} have {what} of theirs.',
    ],
  ),
  obituary: c(
    'hat',
    'Obituaries',
    ['{man}, {kind}', 'In Memory of {man}', '{family} Mourn {man}'],
    [
      '{man}, a {kind} of the {family}, died in {place}. He came through {fights} and is credited with {hits}.',
      '{place} was the end for {man} of the {family}: {kind}, {fights}, {hits}.',
      'The {family} buried {man}, {kind}, who fell in {place}. His record stands at {hits} in {fights}.',
    ],
    [
      'He sent money home.',
      'He whistled well.',
      'He owed nobody, it turns out.',
      'His canary has been taken in.',
      'He was never late but once.',
      'His bowling average is to be engraved.',
      'The chess club has an opening.',
      'He leaves a good coat, with a repair.',
    ],
    [
      '{man}, {kind} of the {family}, in {place}; {fights}, {hits}.',
      'In {place}, {man} of the {family}. To his name: {hits} in {fights}.',
    ],
  ),
  guns: c(
    'truck',
    'Strangers in Town',
    ['Strangers in {place}', 'Out-of-Town Plates in {place}', '{family} Have Visitors'],
    [
      'Out of a car with foreign plates came, in {place}, {men}. The {family} were asked for.',
      'The {family} do not trust to local talent in {place}. They pay {men} by the week.',
      'The {family} have company in {place}: {men} signed the hotel book in capitals.',
    ],
    [
      'Tips were not given.',
      'The tickets were for both ways.',
      'The river was asked for, for later.',
      'The luggage was long and narrow.',
    ],
    [
      '{count} came to {place} for the {family}.',
      'The {family} have help from elsewhere in {place}: {men}.',
    ],
  ),
  'record-battle': c(
    'precinct-house',
    'The Worst So Far',
    ['Worst Night of the Year: {place}', '{count} Dead in {place}', 'Never So Many'],
    [
      'With {count} dead, the affair in {place} is the bloodiest that this year has seen. {families} share the honor.',
      '{place} holds the record no district wanted. {families} left {count} behind.',
    ],
    [
      'The coroner has asked for a larger table.',
      'Reporters ran out of pencils.',
      'Sunday suits were pressed all over town.',
    ],
    ['{count} dead in {place} are the most of the year.'],
  ),
  'without-hoods': c(
    'hat',
    'Nobody Left to Send',
    ['{family} Have No Men', 'Not One Hat on the Rack', '{family}: Nobody to Send'],
    [
      'The {family} have nobody left to send anywhere.',
      'The last man of the {family} is gone, and the doorbell is answered by the cook.',
    ],
    [
      'The rack has been sold.',
      'A boy was offered the job and went back to school.',
      'Neighbors offer to carry parcels.',
    ],
    ['The {family} have no men left.'],
  ),
};
