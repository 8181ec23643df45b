/** The sounds of the program: the press, a door, a shot, dice, rain. */
export const soundNames = ['press', 'door', 'shot', 'dice', 'rain'] as const;
export type SoundName = (typeof soundNames)[number];

/** One burst of filtered noise or one tone: when it begins, how long it is, and how loud it is at first. */
export type Burst = {
  kind: 'noise' | 'tone';
  /** Seconds from the beginning of the sound. */
  at: number;
  seconds: number;
  /** From 0 to 1; it fades to nothing. */
  loud: number;
  /** The pitch of a tone, or the middle of the noise, in hertz. */
  hertz: number;
};

const repeat = (times: number, make: (nth: number) => Burst): Burst[] =>
  Array.from({ length: times }, (_, nth) => make(nth));

/** Each sound as bursts; nothing is fetched, and nothing is left to chance. */
export const sounds: Readonly<Record<SoundName, readonly Burst[]>> = {
  // A flat-bed press: a clank and a roll, three times.
  press: [0, 0.26, 0.52].flatMap((at): Burst[] => [
    { kind: 'noise', at, seconds: 0.05, loud: 0.5, hertz: 1_700 },
    { kind: 'tone', at, seconds: 0.09, loud: 0.4, hertz: 92 },
    { kind: 'noise', at: at + 0.1, seconds: 0.13, loud: 0.2, hertz: 520 },
  ]),
  // A latch, then the door in its frame.
  door: [
    { kind: 'noise', at: 0, seconds: 0.02, loud: 0.4, hertz: 3_200 },
    { kind: 'tone', at: 0.09, seconds: 0.16, loud: 0.6, hertz: 68 },
    { kind: 'noise', at: 0.09, seconds: 0.1, loud: 0.35, hertz: 300 },
  ],
  shot: [
    { kind: 'noise', at: 0, seconds: 0.05, loud: 0.9, hertz: 2_600 },
    { kind: 'noise', at: 0.03, seconds: 0.4, loud: 0.4, hertz: 420 },
    { kind: 'tone', at: 0, seconds: 0.1, loud: 0.5, hertz: 84 },
  ],
  // They fall, and come to rest.
  dice: [0, 0.07, 0.12, 0.19, 0.22, 0.31].map((at, nth) => ({
    ...{ kind: 'noise' as const, at, seconds: 0.03 },
    ...{ loud: 0.5 - nth * 0.06, hertz: 2_900 + (nth % 3) * 450 },
  })),
  rain: repeat(26, (nth) => ({
    ...{ kind: 'noise', at: nth * 0.085, seconds: 0.2 },
    ...{ loud: 0.06 + 0.03 * ((nth * 7) % 3), hertz: 3_800 + ((nth * 13) % 5) * 420 },
  })),
};
