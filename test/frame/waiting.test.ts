import { expect, it } from 'vitest';
import { describeAwaited } from '#frame/session/waiting.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { WhoIsReady } from '#shared/views/table.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Wait } from '#shared/words/waits.ts';

type Standing = WhoIsReady['seats'][number]['standing'];

const names = { r: 'Rosso', m: 'Moira', j: 'Jack', a: 'Azzurro', v: 'Verde' };
const seats = Object.entries(names).map(([seat, name]) => {
  return { seat: seat as SeatId, name, isHuman: true, isOut: false };
});

function makeWait(manner: Wait['manner'], asked: string, button: string | null): Wait {
  const says = { button, explanation: '', screen: 'board', link: 'To the board', task: 'play' };
  return { step: 'step', title: 'Care', manner, seats: [...asked] as SeatId[], says };
}

function makeWho(standings: Partial<Record<keyof typeof names, Standing>>): WhoIsReady {
  const listed = seats.map(({ seat, name }) => {
    return { seat, name, isHere: true, standing: standings[seat as unknown as keyof typeof names] ?? 'unasked' };
  });
  return {
    isAsked: listed.some(({ standing }) => standing !== 'unasked'),
    isComplete: false,
    secondsLeft: null,
    seats: listed,
  };
}

type Row = {
  what: string;
  wait: Wait | null;
  who?: WhoIsReady;
  /** The sentence for Rosso, for Moira, and for the games master. */
  told: [string, string, string];
  /** Those who are led to their part. */
  led: string;
};

const onward: Row['told'] = [
  'The games master plays on.',
  'The games master plays on.',
  'Nobody is waited for; play on.',
];

const rows: Row[] = [
  { what: 'the rules are next', wait: null, told: onward, led: '' },
  { what: 'only the program is asked', wait: makeWait('in-turn', 'a', 'Play on'), told: onward, led: '' },
  {
    what: 'one is to move',
    wait: makeWait('in-turn', 'rm', null),
    told: ['It is your move.', 'Rosso is to move.', 'Rosso is to move.'],
    led: 'r',
  },
  {
    what: 'some may react, and each knows of himself alone',
    wait: makeWait('reaction', 'r', null),
    told: ['You may react now.', 'Others may react now.', 'Others may react now.'],
    led: 'r',
  },
  {
    what: 'several answer unseen',
    wait: makeWait('sealed', 'mr', null),
    told: ['Care: waits for you and Moira.', 'Care: waits for you and Rosso.', 'Care: waits for Moira and Rosso.'],
    led: 'rm',
  },
  {
    what: 'several are to be ready in a reaction',
    wait: makeWait('reaction', 'rmj', 'Treat the wounded'),
    who: makeWho({ r: 'open', m: 'open', j: 'ready' }),
    told: [
      'Care: you and Moira are not ready yet.',
      'Care: you and Rosso are not ready yet.',
      'Care: Rosso and Moira are not ready yet.',
    ],
    led: 'rm',
  },
  {
    what: 'one is not ready',
    wait: makeWait('sealed', 'rm', 'Close the month'),
    who: makeWho({ r: 'ready', m: 'open' }),
    told: ['Care: Moira is not ready yet.', 'Care: you are not ready yet.', 'Care: Moira is not ready yet.'],
    led: 'm',
  },
  {
    what: 'all are ready',
    wait: makeWait('sealed', 'rm', 'Close the month'),
    who: makeWho({ r: 'ready', m: 'ready' }),
    told: ['Care: all are ready.', 'Care: all are ready.', 'Care: all are ready.'],
    led: '',
  },
  {
    what: 'many are not ready',
    wait: makeWait('sealed', 'rmjav', 'Close the month'),
    who: makeWho({ r: 'open', m: 'open', j: 'open', a: 'open', v: 'open' }),
    told: [
      'Care: you and 4 others are not ready yet.',
      'Care: you and 4 others are not ready yet.',
      'Care: 5 players are not ready yet.',
    ],
    led: 'rm',
  },
];

it.each(rows)('everybody is told whom the table waits for: $what', ({ wait, who = null, told, led }) => {
  const viewers = ['r', 'm', 'gm'] as Viewer[];
  const views = viewers.map((viewer): Pick<ViewHead, 'wait' | 'ending' | 'seats' | 'viewer'> => {
    return { viewer, wait, ending: null, seats };
  });
  const found = views.map((view) => describeAwaited(view, who));
  expect(found.map(({ sentence }) => sentence)).toEqual(told);
  expect(viewers.filter((_, at) => found[at]?.way !== null).join('')).toBe(led);
});

it('a campaign that is over waits for nobody', () => {
  const ending = { winners: [], how: 'It ended.' };
  const view = { viewer: 'gm' as const, wait: null, ending, seats };
  expect(describeAwaited(view, null)).toEqual({ sentence: 'The campaign is over.', way: null });
});
