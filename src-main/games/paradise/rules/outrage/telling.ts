import type { DeepReadonly } from '#kernel/readonly.ts';
import type { OutrageLine } from '../state/records/battles.ts';
import type { EventOf } from '../events/schemas.ts';
import { publicCauseNames, type PublicCause } from '#shared/games/paradise/battles.ts';

export const extraNames: Record<Exclude<OutrageLine['cause'], PublicCause>, string> = {
  'show-of-strength': 'a show of strength',
  siege: 'a siege',
  surrendered: 'those inside gave themselves up',
  'police-beaten': 'the police were beaten off',
  'late-win': 'the police won in the end',
  'official-hit': 'an official as the target',
};

/** Describes the cause of a line of outrage in words. */
export function describeCause({ cause }: DeepReadonly<OutrageLine>): string {
  return cause in extraNames ? extraNames[cause as keyof typeof extraNames] : publicCauseNames[cause as PublicCause];
}

export const verdicts: Record<EventOf<'outrage-rolled'>['verdict'], string> = {
  quiet: 'a quiet month',
  calmed: 'snake-eyes calmed the city',
  'something-must-be-done': 'Something Must Be Done',
  'feds-called': 'the Feds were called',
  'feds-stay': 'the Feds, already in town, act on their own',
};
