import { allPositions, findNeighborhoodKey, type Position } from '#shared/games/godfather/board.ts';
import { requireFace } from '#shared/games/godfather/cards.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import type { GodfatherView } from '#shared/games/godfather/views.ts';
import type { MailPacket } from '#kernel/capabilities.ts';
import { fillExample } from '#kernel/orders/examples.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { sheetExamples } from './readSheet.ts';

type Examples = MailPacket['examples'];
type Stage = GodfatherView['stage']['at'];

/** Lists examples of the step that the family is asked for, or of a usual turn. */
export function listExamples(view: GodfatherView, seat: SeatId): Examples {
  const fitting = sheetExamples.filter((example) => listStages(view, example).has(standIn(view, seat)));
  const isTried = view.asked === seat && view.stage.at !== 'card';
  return fitting.flatMap((example): Examples => {
    const versions = fill(view, seat, example);
    // Lines after the card cannot be tried before it is played.
    return isTried ? [versions] : versions.slice(0, 1);
  });
}

const standIn = (view: GodfatherView, seat: SeatId): Stage => (view.asked === seat ? view.stage.at : 'card');

/** The steps of a turn in which an example may be sent. */
function listStages(view: GodfatherView, example: string): ReadonlySet<Stage> {
  const hand = view.families.find((one) => one.seat === view.asked)?.hand ?? null;
  const does = hand === null ? null : requireFace(hand).effect.does;
  // The effect of a Break, and free men, have to be known first.
  const isPlain = does === null || does === 'money';
  const turn: Stage[] = isPlain ? ['card', 'position'] : ['position'];
  const talks = view.house.deals !== 'off' && view.families.length > 2;
  const [verb = ''] = example.split(/[ ,]/u);
  if (example === 'Card') return new Set(does === 'finger' ? [] : ['card']);
  const stages: Readonly<Record<string, readonly Stage[]>> = {
    Card: does === 'finger' ? ['card'] : [],
    Point: ['finger'],
    Put: turn,
    Declare: view.house.control === 'declared' ? turn : [],
    Propose: talks ? turn : [],
    Accept: ['answer'],
    Refuse: ['answer'],
    Counter: ['answer'],
    Stalemate: turn,
    Agree: ['vote'],
    Disagree: ['vote'],
    Lose: ['lose'],
    Sell: ['sell'],
    Give: ['penalty'],
  };
  return new Set(stages[verb] ?? []);
}

/** Versions of an example with the families, men, and free positions of this game. */
function fill(view: GodfatherView, seat: SeatId, example: string): string[] {
  const others = view.families.filter((one) => one.seat !== seat);
  const own = listMen(view, (one) => one === seat);
  const theirs = listMen(view, (one) => one !== seat);
  // A stalemate is for a place that is fought for; men go anywhere that is not closed.
  const open = view.places
    .filter(({ status }) => status === 'open' || status === 'unplayed')
    .sort((a, b) => Number(b.status === 'open') - Number(a.status === 'open'));
  const places = open.map(({ key, name }) => ({ key, name }));
  if (example.startsWith('Put bookies')) return listPuts(view, open);
  if (example.startsWith('Lose')) return [`Lose ${own.slice(0, 2).join(', ')}`, `Lose ${own[0] ?? ''}`];
  const men = example.startsWith('Sell') || example.startsWith('Give') ? own : theirs;
  const one = men.length === 0 ? [''] : men;
  return one.flatMap((man) =>
    others.flatMap(({ name: Verde }) =>
      (places.length === 0 ? [{ name: 'Harlem' }] : places).map(({ name }) =>
        fillExample(example, {
          Verde,
          Harlem: name,
          Midtown: (places.at(-1) ?? { name }).name,
          'MID-B2': man,
          'WAL-A1': theirs.find((other) => other !== man) ?? man,
        }),
      ),
    ),
  );
}

function listMen(view: GodfatherView, isOf: (seat: SeatId) => boolean): Position[] {
  return view.places.flatMap(({ pieces }) => pieces.flatMap(({ seat, position }) => (isOf(seat) ? [position] : [])));
}

/** One man on each free position of the open Neighborhoods, in the racket that runs there or one that may open it. */
function listPuts(view: GodfatherView, open: GodfatherView['places']): string[] {
  return open.flatMap(({ key, racket, pieces }) => {
    const runs = racket ?? view.openable[0];
    if (runs === undefined) return [];
    const taken = new Set(pieces.map(({ position }) => position));
    return allPositions
      .filter((position) => findNeighborhoodKey(position) === key && !taken.has(position))
      .map((position) => `Put ${racketTable[runs].pieces} on ${position}`);
  });
}
