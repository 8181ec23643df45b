import type { TurnNews } from '#shared/games/turf-war/news.ts';
import { formatCount } from '#shared/words/text.ts';
import type { EndVoice, PaperEnding } from '#press/page/ending.ts';
import { formatStand, lowerThe } from './words.ts';

/** How the Evening Bell takes leave of a war, and of a gang. */
export const voice: EndVoice = {
  margin: [
    'When the last street was counted, {first} had {by} more than {second}, and the man who did the counting was thanked and let out by the back.',
    'It is {by} from {first} down to {second}, and no bridge between them.',
  ],
  fates: [
    'Of {name} it is written down: {score}. Those who carried the guns are looking for other things to carry.',
    '{name} close with {score}, and with more friends at the cemetery than at the table.',
    'For {name} the slate says {score}; it will be wiped on Monday with the rest.',
    '{name} have {score} to sweep, and are short of brooms.',
    'To {name} the town comes to {score}, and one key that fits nothing.',
    'It is {score} for {name}, who have asked what one does with it in the daytime.',
  ],
  outs: [
    '{name} had meant to have it all, and have a corner of the cemetery.',
    'For {name} the slate was wiped before the end, and not by them.',
    'Ask for {name} today and you are shown a wall.',
    'The pawnbroker on the square still has the watches of {name}, all of them stopped.',
    'In the matter of {name} the parish book has a blot.',
    'Nobody asked after {name} when the streets were counted.',
    '{name} are spoken of in the past, and softly, by those who owe them money.',
  ],
  roadHeads: ['The War in Ten Lines', 'From the First Shot to the Last Street'],
  letterHeads: ['Letters to the Bell, the Last of the War', 'What Our Readers Say Now It Is Over'],
  letters: [
    'Sir: May I open my shutters? I ask on behalf of the geraniums. —A Tenant, Third Floor Front.',
    'Sir: So it is {first}. My boy asks whom he is to be afraid of now. I said, of his mother, as before. —Laundress.',
    'Sir: There are nine holes in my barrel and I wish to know to whom I address the bill. —Cooper.',
    'Sir: I paid all of them in turn, and each told me that it was the last time. I should like to believe {first}. —Fishmonger.',
  ],
  lastWords: [
    'That was {name}. They came up out of a few streets with more caps than boots, held doors for people whom they would later rob, and were for a season the reason why a whole parish went home early. The pump they used to lean on is only a pump again. A woman who sold them oranges says that they always paid, and that it was always with somebody else’s money. The landlord has let the upstairs room to a dressmaker. She has asked about the stains, and was told it was the damp.',
    'So much for {name}. The cap on the nail behind the bar was theirs, and nobody has taken it down. They had a song, of which the second verse cannot be printed, and a dog, which has been seen waiting at the corner at the hour when the envelopes used to come. The constable on the beat went past their door last night, stopped, came back, tried the handle out of habit, and found it open. There was a chair inside, and a saucer of milk.',
  ],
  lastLetters: [
    'A letter came to the Bell without a name. “You will say that {name} had it coming,” it runs. “I say so too. But they dug out old Mr. Pell when the wall fell on him, and it was raining, and nobody had asked them. Put that in small type if you must, at the bottom, where you put the tides.”',
    'And a reader writes: “I owe {name} four shillings and a good turn. The shillings I shall keep. To whom do I bring the other?”',
  ],
};

/** Composes the end of a war for its last edition; null before it. */
export function composeEnding({ final }: TurnNews): PaperEnding | null {
  const [first, second] = final;
  if (first === undefined) return null;
  const ahead = first.areas - (second?.areas ?? 0);
  return {
    places: final.map(({ name, areas, outTurn }, nth) => ({
      place: nth + 1,
      name: lowerThe(name),
      score: formatStand(areas, outTurn),
      isOut: outTurn !== null,
    })),
    by: ahead === 0 ? null : formatCount(ahead, 'area'),
    voice,
  };
}
