import type { RoundNews } from '#shared/games/empire-city/news.ts';
import { formatCount } from '#shared/words/text.ts';
import { formatMargin, type EndVoice, type PaperEnding } from '#press/page/ending.ts';

/** How the Examiner takes leave of the families of Empire City. */
export const voice: EndVoice = {
  margin: [
    'In the reckoning that everybody keeps and nobody prints, {first} finished {by} ahead of {second}. We print it.',
    'From {first} down to {second} it was {by}: a handshake, a square or a funeral, depending on the month.',
  ],
  fates: [
    '{name}, with {score}, has ordered cigars for the friends, and a list of the friends.',
    'For {name} it comes to {score}, with corruption at {corruption} by the file in Washington.',
    '{name} ends the business with {score} and a very tired lawyer.',
    'They give {name} {score}; the commissioner, who counts corruption, gives {corruption}.',
    'To {name} the city gave {score}, and will want it back.',
    'Of {name} the barbers say {score}, and stop cutting until one agrees.',
  ],
  outs: ['Nothing was left of {name} to count.'],
  roadHeads: ['How Empire City Was Won, in Ten Lines', 'The Long Way to the Top Floor'],
  letterHeads: ['Letters to the Examiner, Last Delivery', 'The Public Has the Last Word'],
  letters: [
    'Dear Examiner: I voted for all of them. It said so on the list. —Citizen, Shanty Flats.',
    'Dear Examiner: Now that it is {first}, does one still bring the envelope on Friday, or is there a window? —Druggist.',
    'Dear Examiner: I was a bystander at eleven of these affairs and not once was I asked what I thought. —Commuter, Commerce Plaza.',
    'Dear Examiner: The elevator boy at the Grand Hotel is retiring at nineteen. He says that he has heard enough. —Night Manager.',
  ],
  lastWords: ['Of {name} the city keeps a plaque and a lawsuit.'],
  lastLetters: ['Dear Examiner: {name} still owes me for the piano. —Mover.'],
};

/** Composes the end of the game for its last edition; null before it. */
export function composeEnding({ final }: RoundNews): PaperEnding | null {
  if (final.length === 0) return null;
  return {
    places: final.map(({ place, name, points, corruption }) => ({
      place,
      name,
      score: formatCount(points, 'point'),
      facts: { corruption: String(corruption) },
    })),
    by: formatMargin(
      final,
      ({ points }) => points,
      (amount) => formatCount(amount, 'point'),
    ),
    voice,
  };
}
