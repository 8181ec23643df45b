/** How much a factor weighs beside the one that weighs most. */
export type Weight = 'equal' | 'half' | 'less';

/**
 * The phrases for the causes of a choice: `{a}` is the main cause, or the subject, `{b}` the next. A factor may be a
 * noun or a clause, so each follows a colon or a dash. Lines of one list mean the same.
 */
export const causeWords: {
  alone: readonly string[];
  beside: Readonly<Record<Weight, readonly string[]>>;
  against: Readonly<Record<Weight, readonly string[]>>;
  close: readonly string[];
} = {
  alone: [
    'What decides: {a}.',
    'The one thing in its favor: {a}.',
    'It is done for one thing: {a}.',
    'All of it hangs on this: {a}.',
    'The whole reason: {a}.',
    'Nothing else speaks for it: {a}.',
    'Put shortly: {a}.',
    'That leaves one reason: {a}.',
    'The argument is a short one: {a}.',
    'It rests on one leg: {a}.',
    'If anybody asks why: {a}.',
    'For this and no more: {a}.',
  ],
  beside: {
    equal: [
      'Two things weigh alike: {a}; {b}.',
      'Two reasons, and hard to say which is the better: {a}; {b}.',
      'It is done for two things at once: {a}; {b}.',
      'Side by side stand two reasons: {a}; {b}.',
      'Neither goes much before the other: {a}; {b}.',
      'One reason as good as the other: {a}; {b}.',
      'On one side of the coin: {a}. On the other: {b}.',
      'It stands on both feet: {a}; {b}.',
      'First: {a}. And no less: {b}.',
      'The scale has two weights in it: {a}; {b}.',
      'Good for two things: {a}; {b}.',
      'Count two to one side: {a}; {b}.',
    ],
    half: [
      'Above all: {a}. Well behind it: {b}.',
      'What decides: {a}. It helps, too: {b}.',
      'First: {a}. Second, and it counts: {b}.',
      'The better reason: {a}. The other: {b}.',
      'For the most part: {a}. For the rest: {b}.',
      'Chiefly: {a}. Then: {b}.',
      'The heart of it: {a}. What comes with it: {b}.',
      'Before anything else: {a}. After it: {b}.',
      'It begins with this: {a}. It ends with that: {b}.',
      'The long reason: {a}. The short one: {b}.',
      'Mostly: {a}. In part: {b}.',
      'More than all else: {a}. Less, but not little: {b}.',
    ],
    less: [
      'Far above the rest: {a}. A little for this: {b}.',
      'Nearly all of it: {a}. The rest is small: {b}.',
      'One thing outweighs the others: {a}. There is also this: {b}.',
      'What decides: {a}. Hardly worth a word beside it: {b}.',
      'Look no farther: {a}. Thrown in: {b}.',
      'The reason: {a}. The trimming: {b}.',
      'That is what it is for: {a}. One may add: {b}.',
      'Most by far: {a}. And a trifle more: {b}.',
      'First and nearly last: {a}. By the way: {b}.',
      'In large type: {a}. In small: {b}.',
      'Almost wholly this: {a}. A grain of that: {b}.',
      'Much of this: {a}. A touch of that: {b}.',
    ],
  },
  against: {
    equal: [
      'It was nearly left alone: {a}.',
      'What almost forbade it: {a}.',
      'As much speaks against it: {a}.',
      'The price is nearly the prize: {a}.',
      'It goes against the grain: {a}.',
      'A heavy thing stands on the other side: {a}.',
      'A little more, and it would not be done: {a}.',
      'One thing had to be looked at twice: {a}.',
      'Only just worth it: {a}.',
      'The doubt is nearly as large as the hope: {a}.',
    ],
    half: [
      'Against it: {a}.',
      'What it costs is plain: {a}.',
      'Not for nothing: {a}.',
      'There is another side to it: {a}.',
      'It has its price: {a}.',
      'One thing speaks against it: {a}.',
      'What gave pause: {a}.',
      'The cost is known: {a}.',
      'It could be cheaper: {a}.',
      'To be set against that: {a}.',
    ],
    less: [
      'Little speaks against it: {a}.',
      'The worst that can be said: {a}.',
      'A small price: {a}.',
      'That much it may cost: {a}.',
      'What there is against it is small: {a}.',
      'The cost is no great matter: {a}.',
      'The only doubt: {a}.',
      'It is cheap at that: {a}.',
      'A little against it: {a}.',
      'One objection, and a small one: {a}.',
    ],
  },
  close: [
    'A near thing: {a}.',
    'It might as well have been this: {a}.',
    'Passed over by a hair: {a}.',
    'Next to it stood: {a}.',
    'Almost chosen instead: {a}.',
    'What was not done for its sake: {a}.',
    'Weighed, and put second: {a}.',
    'The runner-up: {a}.',
    'Close behind: {a}.',
    'Second on the list: {a}.',
  ],
};
