import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { formatCount } from '#shared/words/text.ts';
import { describeRole } from '../gangs/naming.ts';
import { requireGang } from '../lookups.ts';
import type { Gangster } from '../state/records/gangs.ts';
import type { ParadiseTable } from '../table.ts';
import type { Sent, Call } from './call.ts';

const nobody = 'nobody';

/** [SCN-7] Asks a gang that is called out whom it sends. */
export function askForChampion(table: ParadiseTable, call: Call): Sent {
  const { seat, by, order, able, facePoints } = call;
  if (order.kind !== 'showdown') return null;
  const champion = table.state.gangsters[order.champion]?.name ?? 'A man';
  const meant = table.state.gangsters[order.target]?.name ?? 'one of yours';
  const picked = table.ask.choose({
    for: seat,
    prompt: `${champion} of ${requireGang(table.state, by).name} calls ${meant} out. Whom do you send?`,
    options: [
      ...able.map(describeOption),
      {
        value: nobody,
        label: 'Nobody',
        detail:
          facePoints === 0
            ? 'You stay away, and the town hears of it.'
            : `You stay away, and the town hears of it: reputation -${facePoints}.`,
      },
    ],
  });
  return picked === nobody ? null : { gangster: picked as GangsterId, guards: [], isTreachery: false };
}

/** [SCN-4] Asks a gang for its spokesman, his guards and whether they come to talk. */
export function askForParty(table: ParadiseTable, call: Call): Sent {
  const { seat, by, able, guards: agreed } = call;
  const { name } = requireGang(table.state, by);
  const picked = table.ask.choose({
    for: seat,
    prompt: `${name} asks for a Meet, with ${formatCount(agreed, 'guard')} on either side. Who speaks for you?`,
    options: [
      ...able.map(describeOption),
      { value: nobody, label: 'Nobody', detail: 'You stay away, and nothing is said.' },
    ],
  });
  if (picked === nobody) return null;
  const gangster = picked as GangsterId;
  const guards = askForGuards(table, call, gangster);
  const manner = table.ask.choose({
    for: seat,
    prompt: `Do your people come to talk to ${name}?`,
    options: [
      { value: 'talk', label: 'To talk', detail: 'They draw only if the others do.' },
      { value: 'shoot', label: 'To shoot', detail: 'The guns come out whatever is said, and your word is broken.' },
    ],
  });
  return { gangster, guards, isTreachery: manner === 'shoot' };
}

function askForGuards(table: ParadiseTable, { seat, able, guards: agreed }: Call, spokesman: GangsterId): GangsterId[] {
  const guards: GangsterId[] = [];
  while (guards.length < agreed) {
    const open = able.filter(({ id }) => id !== spokesman && !guards.includes(id));
    if (open.length === 0) break;
    const picked = table.ask.choose({
      for: seat,
      prompt: `Guard ${guards.length + 1} of ${agreed} at the Meet?`,
      options: [
        ...open.map(describeOption),
        { value: nobody, label: 'Nobody more', detail: 'The others still bring theirs.' },
      ],
    });
    if (picked === nobody) break;
    guards.push(picked as GangsterId);
  }
  return guards;
}

function describeOption(man: DeepReadonly<Gangster>) {
  const { gats, fists, guts, smarts } = man.stats;
  return {
    value: man.id,
    label: man.name,
    detail: `${describeRole(man)}: GATS ${gats}, FISTS ${fists}, GUTS ${guts}, SMARTS ${smarts}.`,
  };
}
