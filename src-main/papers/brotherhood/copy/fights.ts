import type { NewsKind } from '../../../../src-shared/games/brotherhood/news.ts';
import { copyRow as c, type Copy } from '../../../press/page/copy.ts';

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
    ],
    [
      '{families} met in {place} and did not talk. The dead: {dead}.',
      'What began in {place} with a look ended after {rounds}. {families} were there; {dead} stayed.',
      'In {place} {families} settled nothing at some expense. Fallen: {dead}.',
    ],
    [
      'A streetcar conductor rang his bell throughout.',
      'The glazier has taken on two apprentices.',
      'Witnesses saw the weather.',
      'A piano was hit and is flat.',
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
    ],
    [
      'Somebody shouted to stop and was taken for the other side.',
      'The precinct counted from the window.',
      'Milk was delivered around it.',
    ],
    ['{families} fought {rounds} in {place}.'],
  ),
  deal: c(
    'teapot',
    'A Word at the Right Time',
    ['Peace by the Hour in {place}', 'Terms in {place}', '{family} Name a Price'],
    [
      'With the barrels still warm, {families} agreed in {place} {terms}.',
      'A handkerchief was waved in {place}. The {family} proposed, and {families} agreed, {terms}.',
    ],
    [
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
    ],
    [
      'Customers noticed the change by the cigars.',
      'The prices are the same and the smiles are new.',
      'The old sign was used for firewood.',
    ],
    ['The {family} took {what} in {place} from the {other}.'],
  ),
  'seized-quietly': c(
    'shoe',
    'Without a Shot',
    ['Nobody Was Home in {place}', 'A Door Left Open in {place}', '{family} Walk In'],
    [
      'The {other} had left {place} unwatched, and the {family} walked in: {what}.',
      'No shot was fired in {place}. The {family} simply sat down behind the counter, and {what} changed its owner.',
    ],
    [
      'The key was under the mat, where keys are.',
      'One guard would have done, say those who sell guards.',
      'The till was balanced before lunch.',
    ],
    ['Without a shot the {family} took {what} in {place} from the {other}.'],
  ),
  obituary: c(
    'hat',
    'Obituaries',
    ['{man}, {kind}', 'In Memory of {man}', '{family} Mourn {man}'],
    [
      '{man}, a {kind} of the {family}, died in {place}. He came through {fights} and is credited with {hits}.',
      '{place} was the end for {man} of the {family}: {kind}, {fights}, {hits}.',
    ],
    [
      'He sent money home.',
      'He whistled well.',
      'He owed nobody, it turns out.',
      'His canary has been taken in.',
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
      '{count} got out of cars with foreign plates in {place} and asked for the {family}: {men}.',
      'The {family} have company in {place}. {men} signed the hotel book in capitals.',
    ],
    ['They do not tip.', 'They had return tickets.', 'They asked where the river was, for later.'],
    ['{count} came to {place} for the {family}.'],
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
