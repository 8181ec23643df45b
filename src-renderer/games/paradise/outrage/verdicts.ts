import type { OutrageVerdict } from '#shared/games/paradise/city.ts';

/** The name of each verdict and its meaning for the month. */
export const verdicts: Record<OutrageVerdict, { name: string; meaning: string }> = {
  calmed: { name: 'The city calms', meaning: 'Outrage falls by half a die, rounded up, and nothing else happens.' },
  quiet: { name: 'Quiet', meaning: 'Nobody at City Hall has to do anything.' },
  'something-must-be-done': {
    name: 'Something Must Be Done',
    meaning: 'The police raid a business, chosen by the gang with the most pull.',
  },
  'feds-called': {
    name: 'The Feds are called',
    meaning: 'Federal agents come to town and stay until a gang is eliminated.',
  },
  'feds-stay': { name: 'The Feds stay', meaning: 'They go on raiding; nothing more is asked of the police.' },
};

/** The order in which verdicts are listed: from mild to grave. */
export const verdictOrder = [
  'calmed',
  'quiet',
  'something-must-be-done',
  'feds-stay',
  'feds-called',
] as const satisfies readonly OutrageVerdict[];
