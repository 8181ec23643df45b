import type { RulebookTables } from '#shared/games/paradise/views/setup.ts';
import { profileNames } from '#shared/games/paradise/people.ts';
import { formatCount } from '#renderer/shared/numbers.ts';
import type { MemberDraft } from './gangDraft.ts';

/** One line on how a member is made and armed, for the folded form. */
export function describeMember(
  { recruit, weapons }: MemberDraft,
  tables: Pick<RulebookTables, 'weapons'>,
  asBoss: boolean,
): string {
  const made = { 'off-the-rack': profileNames[recruit.profile], 'rolled-up': 'rolled up', built: 'built from a Punk' }[
    recruit.method
  ];
  const arms = weapons.map((weapon) => tables.weapons.find((row) => row.weapon === weapon)?.name ?? weapon);
  const parts = [asBoss && recruit.method !== 'off-the-rack' ? `Mob Boss, ${made}` : made];
  if (recruit.bought.length > 0) parts.push(formatCount(recruit.bought.length, 'skill') + ' bought');
  if (arms.length > 0) parts.push(arms.join(', '));
  return parts.join(' · ');
}
