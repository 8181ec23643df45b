import type { HouseRules } from './houseRules.ts';

/** One stop of a dial: its rules go together, and the sentence describes the resulting city. */
export type DialStop = { name: string; explanation: string; rules: Partial<HouseRules> };

/** A few house rules turned together, from the mildest stop to the hardest. */
export type HouseDial = { id: string; name: string; stops: readonly DialStop[] };

/** The dials of the setup form; all other rules are in the full list. */
export const houseDials: readonly HouseDial[] = [
  {
    id: 'law',
    name: 'The law',
    stops: [
      {
        name: 'Mild',
        explanation:
          'The police come four to a car; the Feds stay three months at most, and half of the outrage goes when they do.',
        rules: {
          outrageFifteen: 'quiet',
          policeCars: 'four',
          federalRaids: 'one-car',
          fedsLeaving: 'outrage-halves',
          federalStay: 'a-season',
          booking: 'release',
        },
      },
      {
        name: 'By the book',
        explanation: 'The Feds stay until a gang is finished, and come to a raid in one car.',
        rules: {
          outrageFifteen: 'quiet',
          policeCars: 'six',
          federalRaids: 'one-car',
          fedsLeaving: 'outrage-stays',
          federalStay: 'until-a-gang-falls',
          booking: 'release',
        },
      },
      {
        name: 'Hard',
        explanation: 'The police come sooner, all the Feds come to each of their raids, and anyone arrested is tried.',
        rules: {
          outrageFifteen: 'something-must-be-done',
          policeCars: 'six',
          federalRaids: 'all-come',
          fedsLeaving: 'outrage-stays',
          federalStay: 'until-a-gang-falls',
          booking: 'bail',
        },
      },
    ],
  },
  {
    id: 'war',
    name: 'The war',
    stops: [
      {
        name: 'Quiet',
        explanation: 'Owners never stand up to a man who talks well: gangs grow side by side.',
        rules: { takeoverTest: 'crew-alone', fullRacketRaid: 'one-type', placelessGangs: 'hold-on' },
      },
      {
        name: 'By the book',
        explanation: 'Owners may say no, a raid takes one kind of door, and gangs seldom die.',
        rules: { takeoverTest: 'opposed', fullRacketRaid: 'one-type', placelessGangs: 'hold-on' },
      },
      {
        name: 'To the last door',
        explanation:
          'Owners may say no, a raid takes one kind of door, and from the second year a gang without a door for two months is gone.',
        rules: { takeoverTest: 'opposed', fullRacketRaid: 'one-type', placelessGangs: 'two-months' },
      },
      {
        name: 'To the knife',
        explanation:
          'A raid takes a whole racket, and from the second year a gang without a door for three months is gone.',
        rules: { takeoverTest: 'opposed', fullRacketRaid: 'whole-racket', placelessGangs: 'three-months' },
      },
    ],
  },
  {
    id: 'money',
    name: 'The times',
    stops: [
      {
        name: 'Roaring',
        explanation: 'By the book: men cost nothing once they are hired, and hoards last.',
        rules: { payoffDiscount: 'straight', hardTimes: 'off' },
      },
      {
        name: 'Lean',
        explanation: 'Wages, and hoards that shrink.',
        rules: { payoffDiscount: 'straight', hardTimes: 'on' },
      },
      {
        name: 'Hard',
        explanation: 'Wages, hoards that shrink, and big empires that pay the precincts more.',
        rules: { payoffDiscount: 'compound', hardTimes: 'on' },
      },
    ],
  },
];

/** Finds a dial's stop for some rules; null for a custom mixture. */
export function findDialStop({ stops }: HouseDial, rules: HouseRules): number | null {
  const at = stops.findIndex((stop) =>
    Object.entries(stop.rules).every(([key, value]) => rules[key as keyof HouseRules] === value),
  );
  return at === -1 ? null : at;
}
