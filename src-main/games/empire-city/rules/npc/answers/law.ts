import { requireCard } from '#shared/games/empire-city/cards.ts';
import { cellOfPlace } from '#shared/games/empire-city/board.ts';
import { cells, type Cell } from '#shared/games/empire-city/ids.ts';
import { mayGo } from '#main/games/empire-city/rules/cops/beat.ts';
import { planBeat, listStepsFrom } from '#main/games/empire-city/rules/cops/steps.ts';
import {
  computeBribe,
  formatCellName,
  listReadyWith,
  findSquare,
  listRivals,
  requireCapo,
  type Seen,
} from '#main/games/empire-city/rules/lookups.ts';
import { computeCityHallPoints } from '#main/games/empire-city/rules/prices.ts';
import type { Ask, Capo, TaskOf } from '#main/games/empire-city/rules/records.ts';
import type { State } from '#main/games/empire-city/rules/state.ts';
import { scoreHarm, createPlanned, scoreSquare, type Outlook, type Planned } from '../outlook.ts';

/** [EMP-NPC-8] Scores how much a cop on a square helps the family. */
function createCopScorer(outlook: Outlook): (state: State, id: Cell) => number {
  return (state, id) => {
    const owner = findSquare(state, id)?.owner ?? null;
    if (owner === null) return 0;
    const worth = 1 + scoreSquare(outlook, id) * 0.3;
    return owner === outlook.seat ? -worth * 2 : worth + scoreHarm(outlook, owner) * 1.5;
  };
}

function planBust(outlook: Outlook, { square }: Seen<TaskOf<'bust'>>): Planned {
  const { state, seat, own, dollar } = outlook;
  const worth = scoreSquare(outlook, square);
  const bribe = computeBribe(state, seat);
  const bond = own.cards.find((card) => requireCard(card).kind === 'bail-bond');
  const [bagman] = listReadyWith(own, 'bagman');
  const helps =
    state.copCard !== 'honest-judge' && worth > 0.8 ? (bond ?? (bribe >= 200 ? bagman : undefined)) : undefined;
  if (helps !== undefined)
    return createPlanned({ kind: 'bust', with: helps }, `${formatCellName(square)} has friends at court.`);
  const pays = own.cashDollars >= bribe && worth + 0.4 > bribe * dollar;
  return createPlanned(
    { kind: 'bust', with: pays ? 'pay' : 'lose' },
    pays ? `${formatCellName(square)} is worth the bribe.` : `${formatCellName(square)} is not worth the bribe.`,
  );
}

function planCommissioner({ state, own, seat }: Outlook): Planned {
  const [man = null] = listReadyWith(own, 'commissioner');
  const threatened = state.cops.some(({ at }) =>
    listStepsFrom(state, at).some((id) => state.squares[id]?.owner === seat),
  );
  const uses = man !== null && state.chief !== seat && (state.isNessHere || (threatened && own.cashDollars > 400));
  return createPlanned(
    { kind: 'use', what: uses ? man : null },
    uses ? 'The cops go where we say.' : 'We leave the cops alone.',
  );
}

function moveCops(outlook: Outlook, { why }: Seen<TaskOf<'move-cops'>>): Planned {
  const { state, seat } = outlook;
  const worth = createCopScorer(outlook);
  const sentence = 'The law falls on those who are in the way.';
  if (why === 'beat') return createPlanned({ kind: 'moveCops', moves: planBeat(state, seat, worth) }, sentence);
  const [best] = state.cops
    .flatMap(({ id, at }) =>
      listStepsFrom(state, at).map((to) => ({
        cop: id,
        path: [to],
        worth: worth(state, to) - (why === 'inside-man' ? worth(state, at) : 0),
      })),
    )
    .toSorted((a, b) => b.worth - a.worth);
  const moves =
    best === undefined || (why === 'inside-man' && best.worth <= 0.3) ? [] : [{ cop: best.cop, path: best.path }];
  return createPlanned({ kind: 'moveCops', moves }, sentence);
}

/** More than any square is worth: the game ends there otherwise. */
const decisive = 40;

/** [EMP-NPC-8] Scores how much it helps the family if nobody can use a place this round. */
function scoreClosedPlace({ state, seat, own, left }: Outlook, id: Cell): number {
  const { victoryPoints, martialLaw, cityHall } = state.house;
  const rivals = listRivals(state, seat).map((one) => requireCapo(state, one));
  if (id === cellOfPlace['city-hall']) {
    const computeGain = (capo: Pick<Capo, 'seat' | 'cashDollars'>): number =>
      Math.floor(capo.cashDollars / Math.max(50, cityHall.dollars)) * computeCityHallPoints(state, capo.seat);
    if (own.points + computeGain(own) >= victoryPoints) return -decisive;
    if (rivals.some((one) => one.points + computeGain(one) >= victoryPoints)) return decisive;
    const ahead = rivals.filter(({ points }) => points > own.points);
    return left > 2.5 ? 0 : Math.max(0, ...ahead.map(computeGain)) / 2 - computeGain(own) / 2;
  }
  if (id !== cellOfPlace['st-marys']) return 0;
  const worst = Math.max(0, ...rivals.map(({ corruption }) => corruption));
  const isCleanest = rivals.every(({ corruption }) => corruption > own.corruption);
  return isCleanest && worst >= martialLaw - 10 ? decisive / 2 : 0;
}

function planNess(outlook: Outlook): Planned {
  const { state } = outlook;
  const wished = createCopScorer(outlook);
  const computeWorth = (now: State, id: Cell): number =>
    findSquare(now, id) === null ? scoreClosedPlace(outlook, id) : wished(now, id);
  const [to = 'D3'] = cells
    .filter((id) => mayGo(state, id))
    .toSorted((a, b) => computeWorth(state, b) - computeWorth(state, a));
  return createPlanned({ kind: 'ness', to }, `Ness will like ${formatCellName(to)}.`);
}

/** Plans the answers to questions about the cops. */
export function answerAtLaw(outlook: Outlook, task: Seen<Ask>): Planned | null {
  switch (task.do) {
    case 'committee':
      return planCommittee(outlook);
    case 'commissioner':
      return planCommissioner(outlook);
    case 'move-cops':
      return moveCops(outlook, task);
    case 'bust':
      return planBust(outlook, task);
    case 'ness':
      return planNess(outlook);
    default:
      return null;
  }
}

function planCommittee({ own }: Outlook): Planned {
  const isPaid = own.cashDollars >= 400 || (own.cashDollars >= 200 && own.corruption > 55);
  return createPlanned({ kind: 'pay', isPaid }, 'The committee has to be answered.');
}
