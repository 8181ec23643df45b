import type { ScenarioName } from '#shared/games/paradise/battles.ts';

/** The rules that a table needs to play a scenario by itself, in plain words. */
export type TableRules = {
  specialRules: readonly string[];
  reinforcements: readonly string[];
  victory: readonly string[];
};

const telephone = [
  'One telephone stands in the building. A defender who spends a whole turn beside it gets through.',
  'From the next turn on roll D6 each turn: 1 a car with up to six of the owner’s choice, 2 a car with D6 low men, 3 D6 low men on foot, 4-6 nobody (SCN-1).',
];
const none = ['Nobody else comes.'];

/** [TAKE-2] Two crews at one owner's door. */
export const clashRules: TableRules = {
  specialRules: ['Both crews came to talk to the owner; nobody holds the place.'],
  reinforcements: none,
  victory: ['The crew left standing talks to the owner and has the business.'],
};

/** [SCN-1 to SCN-11] */
export const tableRules: Readonly<Record<ScenarioName, TableRules>> = {
  'smash-and-grab': {
    specialRules: [
      'Put the Loot down as three to six pieces. A raider who spends a whole turn beside one tries once: FISTS smashes it, STUNTS picks it up.',
      'With three dice of Loot and more one piece is a safe, with four and more a vault: only dynamite opens it.',
      'Raiders may carry axes, sledges and crowbars: FISTS -1, Deadly Weapons +1.',
      'The guards never leave the premises.',
    ],
    reinforcements: telephone,
    victory: ['Count the Loot carried off the table and the Loot smashed against the Loot that is left. More wins.'],
  },
  hit: {
    specialRules: [
      'The attackers may come in their cars. The target wants to live.',
      'A killer who spends a whole turn beside the senseless target kills him.',
    ],
    reinforcements: [
      'In a public building two Beat Cops come within a turn of the first shot and shoot at whoever shoots (SCN-2). Between two gangs they are a side with a suit of its own and take prisoners from both; where the target has officers beside him they are of those. Otherwise nobody.',
    ],
    victory: ['The attackers win if the target is dead, the defenders if he lives, hurt or not.'],
  },
  hijack: {
    specialRules: [
      'A Slugger drives the truck with a Hoodlum beside him. The many of a 1 or 2 come in cars of their own, the few of a 3 or 4 ride in the back.',
      'The attackers may have blocked the road: what reaches the block stops before it, or takes it as three hazards and may crash into it.',
    ],
    reinforcements: none,
    victory: [
      'The side that has the truck when it leaves the table wins and takes its Loot. A truck that can no longer move is nobody’s.',
    ],
  },
  meet: {
    specialRules: [
      'Both negotiators sit at one table, their guards behind them.',
      'Talk first: SMARTS against SMARTS, a six never makes a case. Either side may pull its guns instead.',
    ],
    reinforcements: none,
    victory: ['A side that makes its case while the other does not gets its way through next month.'],
  },
  raid: {
    specialRules: ['Employees and guests are about; the raiders will need the employees.'],
    reinforcements: telephone,
    victory: ['The side that holds the building when the other is gone or gives up has the business.'],
  },
  'show-of-strength': {
    specialRules: ['The streets around the defender’s hangout. Do as much damage as you can and get away.'],
    reinforcements: [
      'Each turn, the first too, D6: 1 a car of upper-level men, 2 a car with one of them and five Hoodlums, 3 a car of Hoodlums, 4 D6 low men on foot, 5 one man of any kind, 6 D6 Punks of the block for nothing, wherever the defender wishes (SCN-6).',
      'When a kind has run out the next lower comes.',
    ],
    victory: [
      'Points for men killed: Punk 1, Slugger 2, Hoodlum 4, Moll 4, Accountant 4, Enforcer 8, Boss 9, Torpedo 12.',
      'Twice the other side’s points wins; less is nobody’s.',
    ],
  },
  showdown: {
    specialRules: ['Two men, nobody else.'],
    reinforcements: none,
    victory: ['The man who is not dead or driven off wins. He may roll for a name as a Stone Cold Killer.'],
  },
  rumble: {
    specialRules: ['Clubs, knives and fists; only the two leaders have a pistol.'],
    reinforcements: none,
    victory: ['Drive the others off. If the police come, nobody wins.'],
  },
  'mean-streets': {
    specialRules: [
      'One car crosses the table at cruising speed, through carts, children and traffic.',
      'The defenders and their help have nothing heavier than a pistol; the men in the car keep what they carry.',
    ],
    reinforcements: [
      'Each turn, the first too, D6: 1 a car of low men with an Enforcer behind the attackers, 2 D6 Hoodlums, 3 D6 Sluggers, 4 D6 Punks anywhere on the street, 5-6 nobody (SCN-9).',
    ],
    victory: ['One man across the far edge, in the car or on foot, wins.'],
  },
  'police-raid': {
    specialRules: [
      'The police arrive in their cars on the first turn.',
      'Gangsters down to one for each die of Loot try to get away; police down to two a car withdraw (SCN-10).',
      'The gang may give itself up at any time.',
      'Where there is a gate (the Brewery), one car is a truck: when it reaches the gate, the gate is open.',
    ],
    reinforcements: none,
    victory: ['The police win if the gang is gone, given up or getting away; the gang if the police withdraw.'],
  },
  siege: {
    specialRules: [
      'Everybody expected it. Otherwise as the raid it would have been, without a telephone.',
      'Put four hazards on the roads.',
    ],
    reinforcements: [
      'Both sides each turn, the first too, D6: 1 a car with up to six of choice, 2 a car with D6 low men, 3 D6 low men on foot, 4-6 nobody (SCN-11).',
      'For police, without end: 1 a car of six, 2 a car of D6 Rookies, 3 D6 Beat Cops on foot.',
    ],
    victory: [
      'The attackers win if no defender is left inside and more were killed, captured, or knocked out than escaped.',
    ],
  },
};
