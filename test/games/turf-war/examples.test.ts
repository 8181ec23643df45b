import { describe, expect, it } from 'vitest';
import { positionOf, tell, type Case, type Told } from './board.ts';

type Row = [title: string, position: Case, expected: Partial<Told>];
const none = { dead: '', owners: '', back: '', xp: '' };

/** Position, orders, outcome: the digest's worked examples, those of the source first among them. */
const rows: Row[] = [
  [
    '[WAR-EX-1, WAR-FIGHT-6] two lone Hitmen bounce off each other',
    { at: ['J 1H Cotton Row > Gasworks', 'S 1H St. Thomas > Gasworks'] },
    { ...none, back: 'J1H Cotton Row, S1H St. Thomas' },
  ],
  [
    '[WAR-EX-1] two lone Lieutenants do',
    { at: ['J 1L Cotton Row > Gasworks', 'S 1L St. Thomas > Gasworks'] },
    { ...none, back: 'J1L Cotton Row, S1L St. Thomas' },
  ],
  [
    '[WAR-EX-2, WAR-RUN-1] who stood holds, who came goes back',
    { at: ['J 1H Cotton Row > St. Thomas', 'S 1H St. Thomas'] },
    { ...none, back: 'J1H Cotton Row' },
  ],
  [
    '[WAR-EX-3, WAR-XP-1] two kill one',
    { at: ['J 2H Cotton Row > St. Thomas', 'S 1H St. Thomas'] },
    { dead: 'S1H', owners: 'St. Thomas J', back: '', xp: 'J1H 3, J2H 3' },
  ],
  [
    '[WAR-EX-4, WAR-FIGHT-12] the lesser side takes one along',
    { at: ['J 3H Cotton Row > St. Thomas', 'S 2H St. Thomas'] },
    { dead: 'J3H S2H', owners: 'St. Thomas J', back: 'S1H Tannery Lane', xp: 'J1H 3, J2H 3, S1H 2' },
  ],
  [
    '[WAR-EX-5] a Lieutenant kills a Hitman alone',
    { at: ['J 1L Cotton Row > St. Thomas', 'S 1H St. Thomas'] },
    { dead: 'S1H', owners: 'St. Thomas J', xp: 'J1L 3' },
  ],
  [
    '[WAR-EX-6] three Hitmen kill a Lieutenant and lose one',
    { at: ['J 3H Cotton Row > St. Thomas', 'S 1L St. Thomas'] },
    { dead: 'J3H S1L', owners: 'St. Thomas J' },
  ],
  [
    '[WAR-EX-7, WAR-GAME-4] five Hitmen kill a Don',
    { at: ['J 5H Cotton Row > St. Thomas', 'S 1D St. Thomas'] },
    { dead: 'J5H S1D', owners: 'St. Thomas J' },
  ],
  [
    '[WAR-EX-7] a Lieutenant and three Hitmen kill a Don',
    { at: ['J 1L 3H Cotton Row > St. Thomas', 'S 1D St. Thomas'] },
    { dead: 'J3H S1D', owners: 'St. Thomas J' },
  ],
  [
    '[WAR-EX-7] two Lieutenants and a Hitman kill a Don',
    { at: ['J 2L 1H Cotton Row > St. Thomas', 'S 1D St. Thomas'] },
    { dead: 'J1H S1D', owners: 'St. Thomas J' },
  ],
  [
    '[WAR-EX-8] four are equal to a Don',
    { at: ['J 4H Cotton Row > St. Thomas', 'S 1D St. Thomas'] },
    {
      dead: 'J4H',
      owners: '',
      back: 'J1H Cotton Row, J2H Cotton Row, J3H Cotton Row',
      xp: 'J1H 2, J2H 2, J3H 2, S1D 2',
    },
  ],
  [
    '[WAR-EX-8] three are less',
    { at: ['J 3H Cotton Row > St. Thomas', 'S 1D St. Thomas'] },
    { dead: 'J3H', owners: '', xp: 'J1H 2, J2H 2, S1D 3' },
  ],
  [
    '[WAR-EX-9] a guard falls before the Don',
    { at: ['J 5H Cotton Row > St. Thomas', 'S 1D 1H St. Thomas'] },
    { dead: 'J5H S1H', owners: '', back: 'J1H Cotton Row, J2H Cotton Row, J3H Cotton Row, J4H Cotton Row' },
  ],
  [
    '[WAR-EX-9] six drive the Don away',
    { at: ['J 6H Cotton Row > St. Thomas', 'S 1D 1H St. Thomas'] },
    { dead: 'J6H S1H', owners: 'St. Thomas J', back: 'S1D Tannery Lane' },
  ],
  [
    '[WAR-EX-10] the weaker attack kills too',
    { at: ['J 5H Cotton Row > St. Thomas', 'S 1D 1L St. Thomas'] },
    { dead: 'J5H S1L', owners: '', back: 'J1H Cotton Row, J2H Cotton Row, J3H Cotton Row, J4H Cotton Row' },
  ],
  [
    '[WAR-EX-11, WAR-FIGHT-4] four, three and two: six attacks',
    { at: ["J 4H Manchester > Potter's Field", "S 3H St. Thomas > Potter's Field", "K 2H Fish Quay > Potter's Field"] },
    {
      dead: 'J3H J4H K1H K2H S2H S3H',
      owners: "Potter's Field J",
      back: 'S1H Tannery Lane',
      xp: 'J1H 3, J2H 3, S1H 2',
    },
  ],
  [
    '[WAR-EX-12] three, two and one',
    { at: ["J 3H Manchester > Potter's Field", "S 2H St. Thomas > Potter's Field", "K 1H Fish Quay > Potter's Field"] },
    { dead: 'J3H K1H S2H', owners: "Potter's Field J", back: 'S1H Tannery Lane' },
  ],
  [
    '[WAR-EX-13] three lone Hitmen',
    { at: ["J 1H Manchester > Potter's Field", "S 1H St. Thomas > Potter's Field", "K 1H Fish Quay > Potter's Field"] },
    { ...none, back: 'J1H Cotton Row, K1H Fish Quay, S1H Tannery Lane' },
  ],
  [
    '[WAR-EX-14] a Lieutenant against two',
    { at: ['J 1L Cotton Row > St. Thomas', 'S 2H St. Thomas'] },
    { dead: 'S2H', owners: '', back: 'J1L Cotton Row', xp: 'J1L 2, S1H 2' },
  ],
  [
    '[WAR-EX-14] two against two on neutral ground',
    { at: ['J 2H Cotton Row > Gasworks', 'S 2H St. Thomas > Gasworks'] },
    { dead: 'J2H S2H', owners: '', back: 'J1H Cotton Row, S1H St. Thomas', xp: 'J1H 2, S1H 2' },
  ],
  [
    '[WAR-EX-15] two Lieutenants against three Hitmen',
    { at: ['J 2L Cotton Row > St. Thomas', 'S 3H St. Thomas'] },
    { dead: 'J2L S3H', owners: 'St. Thomas J', back: 'S1H Tannery Lane, S2H Tannery Lane' },
  ],
  [
    '[WAR-EX-15b] two Lieutenants against two Hitmen',
    { at: ['J 2L Cotton Row > St. Thomas', 'S 2H St. Thomas'] },
    { dead: 'S2H', owners: 'St. Thomas J', back: 'S1H Tannery Lane', xp: 'J1L 3, J2L 3, S1H 2' },
  ],
  [
    '[WAR-EX-16, WAR-MOVE-2] two trade places',
    { at: ['J 1H Cotton Row > St. Thomas', 'S 1H St. Thomas > Cotton Row'] },
    { ...none, owners: 'Cotton Row S, St. Thomas J' },
  ],
  [
    '[WAR-EX-17] a ring turns',
    { at: ['J 1H Manchester > St. Thomas', 'S 1H St. Thomas > Fish Quay', 'K 1H Fish Quay > Manchester'] },
    { ...none, owners: 'Fish Quay S, Manchester K, St. Thomas J' },
  ],
  [
    '[WAR-EX-18] a chain advances whatever happens at its head',
    {
      at: [
        'J 1H Manchester > Cotton Row',
        'J 1H Cotton Row > St. Thomas',
        'S 1H St. Thomas > Hopmarket',
        'V 1H Hopmarket',
      ],
    },
    { ...none, owners: 'St. Thomas J', back: 'S1H Tannery Lane' },
  ],
  [
    '[WAR-EX-19] a home that was taken is no refuge',
    { at: ['J 1H Cotton Row > St. Thomas', 'S 1H St. Thomas', 'K 1H Ropewalk > Cotton Row'] },
    { ...none, owners: 'Cotton Row K', back: 'J1H Manchester' },
  ],
  [
    '[WAR-EX-20, WAR-FIGHT-9, WAR-FIGHT-10, WAR-MOVE-5] a garrison holds against two equals',
    { at: ['S 3H St. Thomas', 'J 4H Cotton Row > St. Thomas', 'K 4H Fish Quay > St. Thomas'] },
    {
      dead: 'J3H J4H K3H K4H S2H S3H',
      owners: '',
      back: 'J1H Cotton Row, J2H Cotton Row, K1H Fish Quay, K2H Fish Quay',
      xp: 'J1H 2, J2H 2, K1H 2, K2H 2, S1H 2',
    },
  ],
  [
    '[WAR-EX-21, WAR-OWN-1] wiped out, the area is still its last holder’s',
    { at: ['S 2H St. Thomas', 'J 3H Cotton Row > St. Thomas', 'K 3H Fish Quay > St. Thomas'] },
    { dead: 'J2H J3H K2H K3H S1H S2H', owners: '', back: 'J1H Cotton Row, K1H Fish Quay' },
  ],
  [
    '[WAR-EX-22] a massacre',
    {
      at: [
        "J 3H Manchester > Potter's Field",
        "S 2H St. Thomas > Potter's Field",
        "K 2H Fish Quay > Potter's Field",
        "V 2H Hopmarket > Potter's Field",
      ],
    },
    { dead: 'J1H J2H J3H K1H K2H S1H S2H V1H V2H', owners: '', back: '' },
  ],
  [
    '[WAR-EX-23, WAR-FIGHT-7] the weakest attack is dealt with first',
    { at: ['S 1L 1H St. Thomas', 'J 3H Cotton Row > St. Thomas', 'K 2H Fish Quay > St. Thomas'] },
    { dead: 'J2H J3H K1H K2H S1H S1L', owners: 'St. Thomas J', xp: 'J1H 3' },
  ],
  [
    '[WAR-EX-24, WAR-FIGHT-3] reinforcements count',
    { at: ['S 1H St. Thomas', 'S 1H Tannery Lane > St. Thomas', 'J 2H Cotton Row > St. Thomas'] },
    { dead: 'J2H S2H', owners: '', back: 'J1H Cotton Row' },
  ],
  [
    '[WAR-EX-25, WAR-RUN-4] no refuge, and he dies',
    {
      at: ["S 2H Potter's Field", "J 3H St. Thomas > Potter's Field"],
      own: { 'St. Thomas': 'J', 'Tannery Lane': 'J', 'Chapel Walk': 'J', Saltmarket: 'J', "Potter's Field": 'S' },
    },
    { dead: 'J3H S2H', owners: "Potter's Field J", back: 'S1H -' },
  ],
  [
    '[WAR-EX-26] home lost behind his back',
    {
      at: ["S 1H Potter's Field > Tannery Lane", 'J 1H Tannery Lane', "J 1H St. Thomas > Potter's Field"],
      own: { 'St. Thomas': 'J', 'Tannery Lane': 'J', 'Chapel Walk': 'J', Saltmarket: 'J', "Potter's Field": 'S' },
    },
    { dead: '', owners: "Potter's Field J", back: 'S1H -' },
  ],
  [
    '[WAR-EX-27, WAR-RUN-2] an area emptied by a standoff is no refuge',
    {
      at: [
        'S 1H Chapel Walk > Tannery Lane',
        'J 1H Manchester > Tannery Lane',
        "S 1H Saltmarket > Potter's Field",
        "K 2H Fish Quay > Potter's Field",
      ],
    },
    { dead: 'S2H', owners: "Potter's Field K", back: 'J1H Cotton Row, S1H St. Thomas' },
  ],
  [
    '[WAR-EX-28] an area taken without a shot is one',
    {
      at: [
        "K 1H Corn Hall > Potter's Field",
        'K 1H Coal Wharf > Tannery Lane',
        'S 1H Tannery Lane',
        'S 1H St. Thomas > Corn Hall',
      ],
      own: { 'Fish Quay': 'V', Ropewalk: 'V', 'Custom House': 'V', 'Lantern Yard': 'V', 'Corn Hall': 'K' },
    },
    { dead: '', owners: "Corn Hall S, Potter's Field K", back: "K2H Potter's Field" },
  ],
  [
    '[WAR-EX-29, WAR-RUN-3] the FALLBACK list decides among equals',
    { at: ['J 1H Manchester > Corn Hall', 'S 1H St. Thomas > Corn Hall'], orders: ['S | FALLBACK | Saltmarket'] },
    { ...none, back: 'J1H Cotton Row, S1H Saltmarket' },
  ],
  [
    '[WAR-EX-29] without it the lowest number does',
    { at: ['J 1H Manchester > Corn Hall', 'S 1H St. Thomas > Corn Hall'] },
    { ...none, back: 'J1H Cotton Row, S1H Chapel Walk' },
  ],
  [
    '[WAR-EX-30, WAR-ALLY-9] a pair fights as one bloc',
    {
      at: ['S 4H St. Thomas', 'J 3H Cotton Row > St. Thomas', 'K 2H Fish Quay > St. Thomas'],
      orders: ['J | JOIN | St. Thomas | K | S', 'K | JOIN | St. Thomas | J | S'],
    },
    {
      dead: 'J3H S4H',
      owners: 'St. Thomas J',
      back: 'K1H Fish Quay, K2H Fish Quay, S1H Tannery Lane, S2H Tannery Lane, S3H Tannery Lane',
      xp: 'J1H 3, J2H 3, K1H 3, K2H 3, S1H 2, S2H 2, S3H 2',
    },
  ],
  [
    '[WAR-EX-31] a JOIN of one alone is void',
    {
      at: ['S 4H St. Thomas', 'J 3H Cotton Row > St. Thomas', 'K 2H Fish Quay > St. Thomas'],
      orders: ['J | JOIN | St. Thomas | K | S'],
    },
    { dead: 'J2H J3H K1H K2H S3H S4H', owners: '', back: 'J1H Cotton Row' },
  ],
  [
    '[WAR-EX-32, WAR-ALLY-10, WAR-FIGHT-11] spoils without a clash',
    {
      at: ['S 4H St. Thomas > Chapel Walk', 'J 3H Cotton Row > St. Thomas', 'K 2H Fish Quay > St. Thomas'],
      orders: ['J | JOIN | St. Thomas | K | S | K', 'K | JOIN | St. Thomas | J | S | K'],
    },
    { dead: '', owners: 'St. Thomas K', back: 'J1H Cotton Row, J2H Cotton Row, J3H Cotton Row' },
  ],
  [
    '[WAR-EX-33, WAR-FIGHT-1] an ally follows into the pair',
    {
      at: [
        'K 4H Fish Quay',
        'J 2H Cotton Row > Fish Quay',
        'V 2H Hopmarket > Fish Quay',
        'S 1H St. Thomas > Fish Quay',
      ],
      open: ['JS'],
      orders: ['J | JOIN | Fish Quay | V | K', 'V | JOIN | Fish Quay | J | K'],
    },
    {
      dead: 'J2H K4H',
      owners: 'Fish Quay V',
      back: 'J1H Tannery Lane, K1H Ropewalk, K2H Ropewalk, K3H Ropewalk, S1H Tannery Lane',
    },
  ],
  [
    '[WAR-EX-34, WAR-ALLY-12, WAR-ALLY-13] treachery in one place, peace in the other',
    {
      at: ['J 1H Manchester', 'K 2H Manchester', 'V 1L Manchester', 'J 2H Foundry Hill', 'K 1H Foundry Hill'],
      open: ['JKV'],
      orders: ['K | ATTACK | Manchester | J'],
    },
    { dead: 'J1H', owners: 'Manchester K', back: '', traitors: 'K>J' },
  ],
  [
    '[WAR-EX-35, WAR-ALLY-14] treachery beside a stranger',
    {
      at: ['J 2H Manchester', 'K 1H Manchester', 'S 2H Cotton Row > Manchester'],
      own: { 'Cotton Row': 'J' },
      open: ['JK'],
      orders: ['K | JOIN | Manchester | S | J | S', 'S | JOIN | Manchester | K | J | S'],
    },
    { dead: 'J2H S2H', owners: 'Manchester S', back: 'J1H Cotton Row, K1H Ropewalk', traitors: 'K>J' },
  ],
  [
    '[WAR-EX-36] treachery at an empty place',
    { at: ['K 1H Ropewalk > Manchester', 'J 1H Foundry Hill'], open: ['JK'], orders: ['K | ATTACK | Manchester | J'] },
    { ...none, owners: 'Manchester K', traitors: 'K>J' },
  ],
  [
    '[WAR-EX-36, WAR-ALLY-5] without it he is a guest',
    { at: ['K 1H Ropewalk > Manchester', 'J 1H Foundry Hill'], open: ['JK'] },
    { ...none, traitors: '' },
  ],
  [
    '[WAR-EX-37] allies defend together',
    { at: ['J 1H St. Thomas', 'S 2H St. Thomas', 'K 4H Fish Quay > St. Thomas'], open: ['JS'] },
    { dead: 'K4H S2H', owners: 'St. Thomas K', back: 'J1H Cotton Row, S1H Tannery Lane' },
  ],
  ['[WAR-EX-38, WAR-OWN-3] a guest takes nothing', { at: ['J 1H Cotton Row > St. Thomas'], open: ['JS'] }, none],
  [
    '[WAR-EX-38] neutral ground goes to the stronger ally',
    { at: ['J 1H Cotton Row > Gasworks', 'S 1L St. Thomas > Gasworks'], open: ['JS'] },
    { ...none, owners: 'Gasworks S' },
  ],
  [
    '[WAR-EX-39] an ally’s house is a refuge',
    { at: ["J 2H Manchester > Potter's Field", "K 3H Fish Quay > Potter's Field"], open: ['JS'] },
    { dead: 'J2H K3H', owners: "Potter's Field K", back: 'J1H Tannery Lane' },
  ],
  [
    '[WAR-EX-40, WAR-ALLY-6] secret allies stand together against a third',
    { at: ['S 3H St. Thomas', 'J 2H Cotton Row > St. Thomas', 'K 2H Fish Quay > St. Thomas'], secret: ['JK'] },
    { dead: 'J2H S3H', owners: 'St. Thomas K', back: 'J1H Cotton Row, S1H Tannery Lane, S2H Tannery Lane' },
  ],
  [
    '[WAR-EX-40] and clash where only they meet',
    { at: ["J 2H Manchester > Potter's Field", "K 1H Fish Quay > Potter's Field"], secret: ['JK'] },
    { dead: 'K1H', owners: "Potter's Field J" },
  ],
];

describe('the worked examples', () => {
  it.each(rows)('%s', (_, position, expected) => {
    expect(tell(positionOf(position))).toMatchObject(expected);
  });
});
