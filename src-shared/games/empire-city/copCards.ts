/** [EMP-COPC] The cop cards: bribe in dollars, whether the bidding is called, and the effect in one sentence. */
export const copCardTable = {
  'quiet-night': { name: 'Quiet Night', bribeDollars: 100, calls: true, text: 'Nothing else happens.' },
  'shift-change': { name: 'Shift Change', bribeDollars: 150, calls: true, text: 'Bribes go to the chief of police.' },
  crackdown: { name: 'Crackdown', bribeDollars: 300, calls: false, text: 'Cops move one or two squares.' },
  'vice-sweep': { name: 'Vice Sweep', bribeDollars: 200, calls: true, text: 'Bordellos pay half.' },
  'dry-squad': {
    name: 'Dry Squad',
    bribeDollars: 200,
    calls: false,
    text: 'Speakeasies on a cop’s square or next to one pay nothing.',
  },
  'gambling-commission': {
    name: 'Gambling Commission',
    bribeDollars: 200,
    calls: true,
    text: 'Casinos pay $100 less.',
  },
  'election-year': {
    name: 'Election Year',
    bribeDollars: 200,
    calls: true,
    text: 'Each $500 at City Hall scores 1 more.',
  },
  'grand-jury': {
    name: 'Grand Jury',
    bribeDollars: 300,
    calls: false,
    text: 'Attacks and assassinations cost 2 corruption more.',
  },
  'blind-eye': {
    name: 'Blind Eye',
    bribeDollars: 100,
    calls: true,
    text: 'Attacks cost 1 corruption less, assassinations 2.',
  },
  'citizens-committee': {
    name: 'Citizens’ Committee',
    bribeDollars: 250,
    calls: true,
    text: 'The most corrupt pay $200 or gain 2 corruption.',
  },
  'dock-strike': { name: 'Dock Strike', bribeDollars: 150, calls: false, text: 'The Docks and Local 162 are closed.' },
  'double-beat': {
    name: 'Double Beat',
    bribeDollars: 250,
    calls: true,
    text: 'After the busts one cop moves and busts once more.',
  },
  'open-city': { name: 'Open City', bribeDollars: 100, calls: true, text: 'Cops stay where they are.' },
  curfew: { name: 'Curfew', bribeDollars: 250, calls: false, text: 'Everybody has one figure less.' },
  'racing-season': { name: 'Racing Season', bribeDollars: 150, calls: true, text: 'Pitney Downs pays on 6, 7 and 8.' },
  'safe-streets': { name: 'Safe Streets', bribeDollars: 200, calls: false, text: 'No assassinations may be declared.' },
  'honest-judge': { name: 'Honest Judge', bribeDollars: 400, calls: false, text: 'Bail Bonds and bagmen do not help.' },
  'commissioners-ball': {
    name: 'Commissioner’s Ball',
    bribeDollars: 200,
    calls: true,
    text: 'St. Mary’s takes off 8 corruption.',
  },
} as const satisfies Record<string, { name: string; bribeDollars: number; calls: boolean; text: string }>;
export type CopCard = keyof typeof copCardTable;
export const copCards = Object.keys(copCardTable) as [CopCard, ...CopCard[]];

/** [EMP-CORR-5 to EMP-CORR-14] */
export const corruptionTable = {
  'precinct-on-the-payroll': { name: 'Precinct on the Payroll', text: 'Your bribes are halved.' },
  'house-surgeon': {
    name: 'House Surgeon',
    text: 'Once a round the dearest of your men who would die in a combat stays.',
  },
  'bad-reputation': { name: 'Bad Reputation', text: '+2 in combats in which you attack with a man.' },
  'citywide-shakedown': { name: 'Citywide Shakedown', text: '$200 more as you collect.' },
  'ward-boss': { name: 'Ward Boss', text: '2 victory points as you collect.' },
  'inside-man': { name: 'Inside Man', text: 'After the cops have moved you may move one of them one square more.' },
  'murder-crew': { name: 'Murder Crew', text: 'Your assassinations cost 2 corruption instead of 5.' },
  'union-boss': { name: 'Union Boss', text: 'One more figure each round, from the next on.' },
  'bagmans-route': { name: 'Bagman’s Route', text: 'Each refresh costs $100 less.' },
  'secret-files': { name: 'Secret Files', text: 'A city card of any deck as you collect.' },
} as const satisfies Record<string, { name: string; text: string }>;
export type CorruptionCard = keyof typeof corruptionTable;
export const corruptionCards = Object.keys(corruptionTable) as [CorruptionCard, ...CorruptionCard[]];
