import type { GangType } from '#shared/games/paradise/city.ts';
import type { NewsGang, NewsItemOf } from '#shared/games/paradise/news/news.ts';
import type { Desk } from '#press/desk/desk.ts';
import { collectGangFacts, numberWord } from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const copy: Phrasings = {
  headlines: [
    'Who Will Have the City?',
    'The Powers That Would Be',
    'Paradise and Its Suitors',
    'A New Year, and {Count} With Plans for It',
    'The Names Behind the Doors',
  ],
  decks: [
    'A guide for the perplexed citizen to the {count} interests that mean to divide the rackets of Paradise among them.',
    'This newspaper introduces {count} parties whom the police have never met.',
    'Names, neighborhoods and reputations of those who keep the city up at night.',
  ],
  ledes: [
    'It is no secret that most of what is sold after dark in Paradise is sold by men who own their own doors. It is no secret either that {count} parties would like to own the doors for them.',
    'The rackets of Paradise are like an orchard with the gate off its hinges, and {count} sets of boots have been heard along the wall. The citizen may wish to know whose they are.',
    'With the year hardly out of its wrapper, {count} ambitions have been unpacked beside it. This newspaper has made inquiries, and lists them as they were given.',
  ],
  follows: [
    'How they will agree among themselves is not known. The general view is that they will not.',
    'The police, shown this list, expressed interest, and asked whether they might keep it.',
    'A small proprietor has hitherto had only the precinct to think of. He is advised to begin thinking wider.',
    'Honest trade has little to fear from any of them, the sages of the sidewalk hold, so long as it stays unprofitable.',
  ],
  quotes: [
    '“I know them all by their overcoats,” said a cloakroom attendant. “They are good overcoats.”',
    '“Every one of them was in here for a haircut,” a barber said. “I did not turn my back on the mirror.”',
    '“Put down that I wish every one of them well,” a saloon keeper of other days requested. “Put that down first.”',
  ],
  closers: [
    'The next months will show who has appetite and who has only teeth.',
    'The Times-Dispatch will keep the score, and its front door locked.',
  ],
  tags: ['The Gangs of the City', 'The Contenders'],
  notes: [
    '{Count} parties are named by those who know as rivals for the city’s rackets.',
    'The year opens with {count} gangs in the field.',
  ],
};

const introductions: Record<GangType, readonly string[]> = {
  syndicate: [
    'From {base} comes word of {gang}, a {outfit} run by {boss} on the lines of a bank, but with longer hours.',
    '{boss}, of {base}, prefers to be called a businessman. His business is {gang}, and it has a habit of absorbing its neighbors.',
    'In the offices of {gang}, in {base}, there is a switchboard, a safe and a map, and over them presides {boss}.',
  ],
  irish: [
    'In {base} the name to know is {gang}. Half the precinct went to school with them, and {boss} is godfather to a good many of the rest.',
    '{boss} holds court in {base} at the head of {gang}, where a song is never far off and neither is an argument.',
    'There is no wake or christening in {base} without somebody from {gang}, and commonly it is {boss} in person.',
  ],
  sicilian: [
    'In {base} it is known that {gang} never discussed business on a Sunday, and seldom on a weekday. {boss} is spoken of with respect, and never on the telephone.',
    'Few in {base} will say much of {boss} or of {gang}. It is the sort of silence that has been well taught.',
    'An honorable gentleman of {base}, {boss} by name, is said to be at the head of {gang}. He grows tomatoes.',
  ],
  tong: [
    'The quiet streets of {base} answer to {gang}. Visitors are received with tea, and {boss} decides how long they stay.',
    '{boss} speaks for {gang} in {base}, a Tong older than most of the city’s bridges and less often crossed.',
    'Of {gang} little is known outside {base}, which is how {boss} is understood to like it.',
  ],
  street: [
    'Youngest in the field, and hungriest, come {gang}. They learned the trade on the corners of {base}, and {boss} is the one with the pistol.',
    'Nobody in {base} gave {boss} leave to start a gang. {gang} started anyway, with a few blocks and a great many stones.',
    'From the stoops of {base} come {gang}, who have no lawyer, no ledger and, says {boss}, nothing to lose.',
  ],
};

function writeIntroductions(desk: Desk, gangs: readonly NewsGang[]): string[] {
  return gangs.flatMap((gang) => {
    const text = desk.say(`introduction ${gang.type}`, introductions[gang.type], collectGangFacts(gang), 3);
    return text === null ? [] : [text];
  });
}

/** Writes the first edition's guide to the gangs; none for fewer than two. */
export function writeGangsOfTheCity(item: NewsItemOf<'gangs-of-the-city'>): Angle | null {
  if (item.gangs.length < 2) return null;
  const count = numberWord(item.gangs.length);
  return {
    key: item.kind,
    kind: item.kind,
    value: item.value,
    copy,
    facts: { count, Count: count.charAt(0).toUpperCase() + count.slice(1) },
    dateline: null,
    engraving: 'skyline',
    details: (desk) => writeIntroductions(desk, item.gangs),
  };
}
