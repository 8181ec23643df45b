import type { Proposal, SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import {
  computeAllianceLimit,
  findAlliance,
  isFriendly,
  listFullMembers,
  requireGang,
  listLivingSeats,
  listPiecesOnBoard,
  sumStrength,
} from '../lookups.ts';
import type { State } from '../state.ts';
import type { Letter } from '../records.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Doctrine } from '#shared/games/turf-war/minds.ts';
import { weighAlly } from './allies.ts';
import { weightsByDoctrine } from './doctrines.ts';
import type { Sight } from './sight.ts';
import { NpcRandom } from '#kernel/dice/npcRandom.ts';

type Verdict = { answer: 'yes' | 'no'; because: string };

/** [WAR-NPC-7] A gang's answer to a proposal, from its own view. */
export function answerTo({ seat, state }: Sight, letter: DeepReadonly<Letter>): Verdict {
  const { proposal, from } = letter;
  const gang = requireGang(state, seat);
  const weights = weightsByDoctrine[gang.doctrine];
  const trust = gang.trust[from] ?? 0;
  const sayNo = (because: string): Verdict => ({ answer: 'no', because });
  if (proposal === null) return sayNo('A letter without a proposal needs no yes.');
  if (countAskedBefore(state, letter) >= mostAsked) {
    return sayNo('That is enough for one turn; ask again in the next.');
  }
  if (proposal.kind === 'gift') {
    return state.house.gifts
      ? { answer: 'yes', because: 'Money is always welcome.' }
      : sayNo('This table plays without gifts.');
  }
  if (trust < weights.asksTrust) {
    return sayNo(`We trust you ${trust} in 100 and ask for ${weights.asksTrust}.`);
  }
  switch (proposal.kind) {
    case 'ally':
      if (isPromisedElsewhere(state, seat, letter)) return sayNo(promised);
      return answerAlliance(state, seat, from, proposal.alliance);
    case 'join':
      if (isPromisedElsewhere(state, seat, letter)) return sayNo(promised);
      return proposal.enemy !== seat && !isFriendly(state, seat, proposal.enemy)
        ? { answer: 'yes', because: 'They are too strong to be left alone.' }
        : sayNo('We have no quarrel with them.');
    case 'keep-off':
    case 'stop-fighting':
      return { answer: 'yes', because: 'There are easier places to go.' };
  }
}

const promised = 'We have promised somebody else this turn; ask again next turn.';

/**
 * [WAR-ORD-22] True if a gang has given its word this turn to others for the same thing, or has asked them for it
 * and waits: an alliance of the kind, or a JOIN in the area. Nobody is an ally and the enemy of a JOIN either.
 */
function isPromisedElsewhere(state: State, seat: SeatId, asked: DeepReadonly<Letter>): boolean {
  return listOwnWords(state, seat).some(({ id, proposal }) => {
    if (id === asked.id || proposal === null) return false;
    if (isAgainst(proposal, asked.proposal) || isAgainst(asked.proposal, proposal)) return true;
    return isSameMatter(proposal, asked.proposal) && !isSameDeed(proposal, asked.proposal);
  });
}

/** Proposals of this turn that bind a gang: those agreed, and its own that wait for an answer. */
function listOwnWords(state: State, seat: SeatId): DeepReadonly<Letter>[] {
  return Object.values(state.letters).filter(
    ({ turn, from, to, answer }) =>
      turn === state.turn &&
      ((answer === 'yes' && (from === seat || to === seat)) || (answer === null && from === seat)),
  );
}

type Proposed = DeepReadonly<Letter>['proposal'];

function isSameMatter(one: Proposed, other: Proposed): boolean {
  if (one?.kind === 'ally' && other?.kind === 'ally') return one.alliance === other.alliance;
  return one?.kind === 'join' && other?.kind === 'join' && one.area === other.area;
}

/** True if one is a JOIN against somebody with whom the other makes an alliance. */
function isAgainst(one: Proposed, other: Proposed): boolean {
  return one?.kind === 'join' && other?.kind === 'ally' && other.members.includes(one.enemy);
}

/** True if keeping one is keeping the other: the members of an alliance, in any order; a JOIN has two parties. */
function isSameDeed(one: Proposed, other: Proposed): boolean {
  if (one?.kind !== 'ally' || other?.kind !== 'ally') return false;
  return one.members.toSorted().join() === other.members.toSorted().join();
}

/** True if a gang has sent letters this turn. */
export function hasWritten({ letters, turn }: State, seat: SeatId): boolean {
  return Object.values(letters).some((one) => one.from === seat && one.turn === turn);
}

/** [WAR-NPC-7] Lists the proposals of this turn to a gang that wait for its answer. */
export function listOpenProposals(state: State, seat: SeatId): DeepReadonly<Letter>[] {
  return Object.values(state.letters).filter(
    ({ turn, to, proposal, answer }) => to === seat && turn === state.turn && proposal !== null && answer === null,
  );
}

/** [WAR-NPC-7] Proposals of one gang that are weighed in a turn. */
const mostAsked = 3;

/** Counts the writer's earlier proposals to the same gang in the same turn. */
function countAskedBefore(state: State, letter: DeepReadonly<Letter>): number {
  const { id, turn, from, to } = letter;
  return Object.values(state.letters).filter(
    (one) => one.id !== id && one.turn === turn && one.from === from && one.to === to && one.proposal !== null,
  ).length;
}

function answerAlliance(state: State, seat: SeatId, from: SeatId, kind: 'open' | 'secret'): Verdict {
  const refuse = (because: string): Verdict => ({ answer: 'no', because });
  const present = findAlliance(state, seat, kind);
  if (present !== null) return refuse('We have an ally already.');
  if (listLivingSeats(state).length <= 2) return refuse('There are only the two of us left.');
  if (computeAllianceLimit(state) < 2) return refuse('Nobody allies at this table.');
  const { score, against } = weighAlly(state, seat, from);
  if (against !== null && score <= 0) return refuse(against);
  // In turn 1 only players write, because the first program to ask would have its pick of the gangs.
  return state.turn === 1
    ? refuse('Nobody has shown yet what he is worth; ask again next turn.')
    : { answer: 'yes', because: 'Two fronts fewer are worth a share of the city.' };
}

/** [WAR-NPC-7] Plans a gang's letters after a turn has closed: at most one letter to each of a few others. */
export function planLetters(sight: Sight): { to: SeatId; text: string; proposal: Proposal }[] {
  const { seat, state } = sight;
  const { doctrine, trust, level } = requireGang(state, seat);
  const weights = weightsByDoctrine[doctrine];
  const random = new NpcRandom(state.whim ^ 0x5bd1);
  if (level === 'erratic' || listLivingSeats(state).length <= 2) return [];
  const others = listLivingSeats(state).filter((one) => one !== seat && (trust[one] ?? 0) >= weights.asksTrust);
  const weighOne = (one: SeatId): number => weighAlly(state, seat, one).score;
  const wanted = others.filter((one) => weighOne(one) > 0).sort((a, b) => weighOne(b) - weighOne(a));
  // The best partner is asked first, and now and then the next.
  const partner = random.pick(wanted.slice(0, 2)) ?? null;
  if (partner === null) return [];
  const kind = weights.prefers === 'secret' && random.next() < 0.5 ? 'secret' : 'open';
  const alliance: Proposal = { kind: 'ally', alliance: kind, members: [seat, partner] };
  const isPromised = listOwnWords(state, seat).some(
    ({ proposal }) => isSameMatter(proposal, alliance) || isAgainst(proposal, alliance),
  );
  const isFree = !isPromised && findAlliance(state, seat, kind) === null && computeAllianceLimit(state) >= 2;
  const isEager = random.next() < (state.turn > 2 ? 0.6 : 0.2);
  if (isFree && isEager && (kind === 'secret' || findAlliance(state, partner, 'open') === null)) {
    return [{ to: partner, text: 'Let us stop meeting by accident.', proposal: alliance }];
  }
  const join = joinWith(sight, partner, random);
  const isTaken = listOwnWords(state, seat).some(
    ({ proposal }) => isSameMatter(proposal, join) || isAgainst(join, proposal),
  );
  return join === null || isTaken ? [] : [{ to: partner, text: 'Neither of us can do this alone.', proposal: join }];
}

/** Joins an attack on a rival's stack that two can beat and neither wants to alone. */
function joinWith({ seat, state }: Sight, partner: SeatId, random: NpcRandom): Proposal | null {
  if (isFriendly(state, seat, partner) || listLivingSeats(state).length < 3) return null;
  if (random.next() > 0.35) return null;
  const own = sumStrength(state, listMovable(state, seat));
  const stacks = Object.keys(state.areas)
    .map(Number)
    .flatMap((area) => {
      const there = Object.values(state.pieces).filter((piece) => piece.area === area);
      const enemy = there[0]?.gang;
      const strength = sumStrength(state, there);
      const isOne = there.every(({ gang }) => gang === enemy);
      if (enemy === undefined || !isOne || enemy === seat || enemy === partner) return [];
      if (isFriendly(state, seat, enemy) || isFriendly(state, partner, enemy)) return [];
      return strength >= 3 && strength <= own ? [{ area, enemy, strength }] : [];
    });
  const best = stacks.sort((a, b) => b.strength - a.strength)[0];
  return best === undefined ? null : { kind: 'join', area: best.area, enemy: best.enemy, spoils: null };
}

function listMovable(state: State, seat: SeatId): ReturnType<typeof listPiecesOnBoard> {
  return listPiecesOnBoard(state, seat).filter(({ rank }) => rank !== 'don');
}

/** Lists the letters of this turn that were answered with yes, by any writer. */
function listAgreed({ state }: Sight): DeepReadonly<Letter>[] {
  return Object.values(state.letters).filter(({ turn, answer }) => turn === state.turn && answer === 'yes');
}

/** [WAR-NPC-6] Plans the orders by which a gang keeps its word or leaves an alliance, each with its sentence. */
export function planPactOrders(sight: Sight): { order: SheetOrder; because: string }[] {
  const { seat, state } = sight;
  const planned: { order: SheetOrder; because: string }[] = [];
  for (const { from, to, proposal } of listAgreed(sight)) {
    const other = from === seat ? to : from;
    if (proposal?.kind === 'ally') {
      if (planned.some(({ order }) => order.kind === 'ally' && order.alliance === proposal.alliance)) continue;
      const members = [...proposal.members];
      planned.push({
        order: { kind: 'ally', alliance: proposal.alliance, members },
        because: `As agreed with ${requireGang(state, other).name}.`,
      });
    }
    if (proposal?.kind === 'join' && proposal.enemy !== seat) {
      const { area, enemy, spoils } = proposal;
      if (planned.some(({ order }) => order.kind === 'join' && order.area === area)) continue;
      planned.push({
        order: { kind: 'join', area, partner: other, enemy, spoils },
        because: `Together with ${requireGang(state, other).name} we are enough for ${requireGang(state, enemy).name}.`,
      });
    }
  }
  const leave = planLeaving(sight);
  if (leave !== null) planned.push(leave);
  return planned;
}

/**
 * [WAR-NPC-6] Plans to leave an alliance that crowns the ally, or has nothing more to give, while there is another
 * enemy.
 */
function planLeaving({ seat, state }: Sight): { order: SheetOrder; because: string } | null {
  const { doctrine } = requireGang(state, seat);
  if (listLivingSeats(state).length < 3) return null;
  for (const kind of ['open', 'secret'] as const) {
    const alliance = findAlliance(state, seat, kind);
    if (alliance === null || !listFullMembers(alliance).includes(seat)) continue;
    if (state.turn - alliance.madeTurn < leastTurns) continue;
    const ally = listFullMembers(alliance).find((one) => one !== seat);
    if (ally === undefined) continue;
    const { score, against } = weighAlly(state, seat, ally);
    const patience = isPatient(doctrine) ? 1.6 : 1;
    if (against === null || score > -patience) continue;
    return { order: { kind: 'leave', alliance: kind }, because: against };
  }
  return null;
}

/** Turns that an alliance is given. */
const leastTurns = 4;

/** Returns true for gangs that keep their word longer. */
const isPatient = (doctrine: Doctrine): boolean =>
  doctrine === 'old-lion' || doctrine === 'banker' || doctrine === 'landlord';
