import type { ScenarioName } from '../../../../../src-shared/games/paradise/battles.ts';

type Endings = Readonly<Record<'attackers' | 'defenders' | 'nobody', readonly string[]>>;

const hadTheBetter = [
  '{winners} had the better of it.',
  'By common consent {winners} {winnersWere} the ones left with their hats on.',
  'The field was left to {winners}.',
  '{losers} {losersWere} first to remember that they were wanted elsewhere.',
  'It is {losers} who are not being spoken to.',
] as const;
const nobodyWon = [
  'Nobody could be got to say who had won.',
  'When it was over neither side had anything to boast of, though both have begun.',
  'It ended as evenly as it began, and with fewer people.',
  'Of victory there was none, unless the street had it, which was the last to leave.',
] as const;
const open: Endings = { attackers: hadTheBetter, defenders: hadTheBetter, nobody: nobodyWon };

/** Who had the better of it, where the copy of the kind of fight does not say so itself. */
export const endings: Partial<Record<ScenarioName, Endings>> = {
  siege: {
    attackers: [
      'At the end {winners} {winnersWere} inside, and the doors were not worth closing.',
      'Toward morning {winners} walked in over what had been the bar.',
      'Resistance ended with the bottles, and {winners} {winnersHave} the premises.',
      'The back stairs decided it in favor of {winners}.',
      'The place fell, and {winners} {winnersHave} it.',
    ],
    defenders: [
      'Those outside ran short of everything but advice, and went.',
      'It was found in the morning that the door had not even been unlocked.',
      'The place held, and {defenders} {defendersHave} it yet.',
      'At daybreak {defenders} {defendersWere} still at the windows, asking for eggs.',
      '{attackers} drew off with nothing gained.',
    ],
    nobody: nobodyWon,
  },
  'show-of-strength': open,
  showdown: open,
  rumble: open,
  meet: open,
  'mean-streets': {
    attackers: [
      'Some of them got across, and went on to where they were going.',
      'Not all were stopped. At least one of {attackers} came out at the far end, running well.',
      'The street was crossed, at a price.',
    ],
    defenders: [
      'Not one of them got across.',
      'Nobody came out at the other end.',
      'Wherever {attackers} {attackersWere} expected that night, they were expected in vain.',
    ],
    nobody: nobodyWon,
  },
};

export const surrenders = [
  'In the end those within put up their hands and came out in a line, like a school.',
  'A tablecloth was hung from a window, and the guns were handed down one by one and receipted for.',
  'The garrison gave itself up. It asked only that the lamps be turned off for the photographers.',
] as const;

export const ransoms = [
  'With it went the rest of that trade in the quarter, {count} doors in all.',
  'The neighbors in the same line of business did not wait to be asked, and {count} houses changed masters together.',
  'It was the key to the street, for {count} houses went over in one night.',
] as const;

export const monthsPhrasings = [
  'The carpenters speak of {months}.',
  'It will earn nobody a dollar for {months}.',
  'Repairs are put at {months}, if the lumber comes.',
  'For {months} there will be nothing behind that door but a broom.',
] as const;
