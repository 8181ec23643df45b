import {
  publicCauseNames,
  type PublicCause,
} from '../../../../src-shared/games/paradise/battles.ts';
import {
  profileNames,
  stats,
  type Explosive,
} from '../../../../src-shared/games/paradise/people.ts';
import { formatDollars, joinWords } from '../../../../src-shared/words/text.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import type { Describers } from '../describing.ts';
import type { BattlePayloads } from './events.ts';
import type { OutrageLine } from './state.ts';
import { capital } from './title.ts';

/** What the log says of battles, in the past tense. */
export const battleDescribers: Pick<Describers, keyof BattlePayloads> = {
  'muscle-hired': (names, event) => {
    const who = event.muscle.map(({ profile, count }) => countOf(count, profileNames[profile]));
    return `${names.gang(event.seat)} hired ${joinWords(who)} for ${formatDollars(event.costDollars)}.`;
  },
  'muscle-sent-home': (names, event) =>
    `${names.gang(event.seat)} sent its hired muscle home and took ${formatDollars(event.dollars)} back.`,
  'battle-arranged': (names, event) => `It came to a fight: ${names.battle(event.battle.id)}.`,
  'job-dropped': (names, event) =>
    `${names.gang(event.seat)} dropped a job (${event.title}): ${event.why}.`,
  'battle-settled': (names, event) => {
    const { outcome, note, how } = event.settled;
    const what = capital(names.battle(event.battle));
    if (outcome === null) return `${what} was called off: ${note ?? 'no reason given'}`;
    const winner = outcome.winner === 'nobody' ? 'nobody won' : `the ${outcome.winner} won`;
    const ruling = how === 'overruled' ? ', with results overruled by the games master' : '';
    return `${what} was ${how === 'table' ? 'fought on the table' : 'fought'}: ${winner}${ruling}.`;
  },
  'battle-reported': (names, event) => {
    const dead =
      event.dead.length === 0 ? '' : ` Dead: ${joinWords(event.dead.map(names.gangster))}.`;
    const arrested =
      event.arrested.length === 0
        ? ''
        : ` Arrested: ${joinWords(event.arrested.map(names.gangster))}.`;
    const others = event.othersDead === 0 ? '' : ` ${countOf(event.othersDead, 'other')} fell.`;
    const citizens =
      event.citizensDead === 0 ? '' : ` ${countOf(event.citizensDead, 'citizen')} died.`;
    const police =
      event.policeHurt === 0 ? '' : ` ${countOf(event.policeHurt, 'officer')} went down.`;
    return `The city heard of ${names.battle(event.battle)}.${dead}${arrested}${others}${citizens}${police}`;
  },
  'outrage-stirred': (names, event) => {
    const lines = event.lines.map(
      (line) => `${causeName(line)} ${line.points > 0 ? '+' : ''}${line.points}`,
    );
    return `${capital(names.battle(event.battle))} moved the outrage from ${event.from} to ${event.to}: ${joinWords(lines)}.`;
  },
  'outrage-eased': (_names, event) =>
    `Nothing stirred the city this month: outrage fell from ${event.from} to ${event.to}.`,
  'feds-reinforced': (_names, event) =>
    `Washington sent more agents: ${event.to} instead of ${event.from}.`,
  wounded: (names, event) => {
    const points = stats.reduce((total, stat) => total + event.lost[stat], 0);
    return `${names.gangster(event.gangster)} was wounded: ${points} points off his stats.`;
  },
  died: (names, event) => `${names.gangster(event.gangster)} died.`,
  arrested: (names, event) => `${names.gangster(event.gangster)} was booked.`,
  'made-a-name': (names, event) =>
    `${names.gangster(event.gangster)} made a name as a Stone Cold Killer.`,
  'grenades-used': (names, event) =>
    `${names.gangster(event.gangster)} used ${countOf(event.count, explosiveNames[event.weapon ?? 'grenade'])}.`,
  'vehicle-lost': (names, event) =>
    event.to === null
      ? `${names.gang(event.seat)} lost a vehicle: wrecked.`
      : `${names.gang(event.to)} drove off in a vehicle of ${names.gang(event.seat)}.`,
  'loot-won': (names, event) =>
    event.dollars >= 0
      ? `${names.gang(event.seat)} came away with ${event.points} of Loot: ${formatDollars(event.dollars)}.`
      : `${names.gang(event.seat)} lost ${-event.points} of Loot: ${formatDollars(-event.dollars)}.`,
  smashed: (names, event) =>
    event.months === 0
      ? `${names.business(event.business)} came through without damage.`
      : `${names.business(event.business)} was damaged: no Loot for ${countOf(event.months, 'month')}.`,
  mended: (names, event) =>
    event.months === 0
      ? `${names.business(event.business)} was mended.`
      : `${names.business(event.business)} was still being mended.`,
  sighted: () => null,
  'muscle-rests': () => null,
  joined: (names, event) =>
    `${event.gangster.name} joined ${names.gang(event.gangster.gang)} for nothing.`,
  'boss-succeeded': (names, event) =>
    `${names.gangster(event.gangster)} took over ${names.gang(event.seat)}.`,
  'stood-by': (_names, event) => `${event.who} thought it over and stayed.`,
  defected: (names, event) =>
    `${names.gangster(event.gangster)} left ${names.gang(event.from)} for ${names.gang(event.to)}.`,
  'broke-away': (names, event) =>
    `${names.business(event.business)} broke away from ${names.gang(event.from)}.`,
};

const explosiveNames: Readonly<Record<Explosive, string>> = {
  grenade: 'grenade',
  dynamite: 'stick of dynamite',
  gasoline: 'gasoline bomb',
};

const extraNames: Record<Exclude<OutrageLine['cause'], PublicCause>, string> = {
  'show-of-strength': 'a show of strength',
  siege: 'a siege',
  surrendered: 'the gang gave itself up',
  'police-beaten': 'the police were beaten off',
  'late-win': 'the police won in the end',
  'official-hit': 'an official as the target',
};

/** What a line of outrage is for, in words. */
export function causeName({ cause }: DeepReadonly<OutrageLine>): string {
  return cause in extraNames
    ? extraNames[cause as keyof typeof extraNames]
    : publicCauseNames[cause as PublicCause];
}

function countOf(count: number, noun: string): string {
  const many = noun.startsWith('stick') ? noun.replace('stick', 'sticks') : `${noun}s`;
  return `${count} ${count === 1 ? noun : many}`;
}
