import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { profileNames } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireMember } from '../lookups.ts';
import { makeFreeTerms, order } from '../orders/order.ts';
import type { State } from '../state.ts';
import type { Gangster } from '../state/records/gangs.ts';

/** [GANG-5] Renames a gangster of the player's own, at any time of the month. */
const rename = order('rename', {
  rules: ['GANG-5'],
  decides: ({ gangster }) => gangster,
  mail: [
    {
      example: 'Rename Spats to Sal the Elder',
      pattern: /^rename (.+?) to (.+)$/iu,
      read: (n, [man = '', name = '']) => ({ kind: 'rename', gangster: n.man(man), name }),
    },
  ],
  when: { phases: 'any' },
  title: (state, seat, { gangster, name }) => `Call ${requireMember(state, seat, gangster).name} ${name}`,
  check(state, seat, { gangster, name }) {
    requireNewName(state, requireMember(state, seat, gangster), name);
    return makeFreeTerms('What the log and the paper have told keeps the old name.');
  },
  carryOut(table, seat, { gangster, name: to }) {
    const { name: from } = requireMember(table.state, seat, gangster);
    table.emit({ type: 'renamed', seat, gangster, from, to });
  },
});

/** Refuses a name that another of the gang, living or dead, bears, because log and careers identify people by name. */
export function requireNewName(
  state: State,
  gangster: { id: GangsterId; gang: string; name: string },
  name: string,
): void {
  refuseUnless(gangster.name !== name, `${name} is called that already; give another name.`);
  const everybody = [...Object.values(state.gangsters), ...Object.values(state.graveyard).map((one) => one.gangster)];
  refuseUnless(
    !everybody.some((one) => one.gang === gangster.gang && one.name === name),
    `The gang has had a ${name} before; add a nickname that tells them apart.`,
  );
}

/** His profile’s name; a rolled-up mobster has none of the list. */
export function describeRole(gangster: Pick<DeepReadonly<Gangster>, 'isBoss' | 'profile'>): string {
  if (gangster.isBoss) return profileNames.boss;
  return gangster.profile === null ? 'Mobster' : profileNames[gangster.profile];
}

/** The orders of names, by kind. */
export const namingOrders = { rename };
