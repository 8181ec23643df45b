import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { Use } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { requireAreaInPlay, listArmedSeats } from '../lookups.ts';
import type { State } from '../state.ts';
import type { GivenAnswer, Stage } from '../records.ts';
import { openEntry, type BrotherhoodTable } from '../table.ts';
import { closeTurn } from './closing.ts';
import { runEstates } from './estates.ts';
import {
  fightRound,
  listGodfathersIn,
  isExtended,
  isFought,
  listPartiesIn,
  listRivalsIn,
  wantsToFightOn,
} from './fight.ts';
import {
  planAutoUses,
  groupActors,
  findInfluenceOrders,
  listUsableMarkers,
  useNext,
  useTogether,
} from './influence.ts';
import { settlePromises } from './promises.ts';
import { runRevenue } from './revenue.ts';
import { mayTake, take, takeByOrder, listTakersIn } from './spoils.ts';
import { isAcceptedByOrder, carryOutTerms, findStandingTerms, explainUntabled } from './terms.ts';

type StageAt<K extends Stage['at']> = DeepReadonly<Extract<Stage, { at: K }>>;
type AnswerOf<K extends GivenAnswer['kind']> = DeepReadonly<Extract<GivenAnswer, { kind: K }>>;

function setStage(table: BrotherhoodTable, stage: Stage): void {
  table.emit({ type: 'stage-set', stage });
}

function requireAreaAt(state: State, place: number): AreaId {
  const area = state.areas[place];
  if (area === undefined) throw new Error('The turn stands at no area.');
  return area;
}

function findAnswer<K extends GivenAnswer['kind']>(state: State, seat: SeatId, kind: K): AnswerOf<K> | null {
  const answer = state.answers[seat];
  return answer?.kind === kind ? (answer as AnswerOf<K>) : null;
}

/** [BRO-TURN-1] After the cards: influence, area by area. */
export function beginInfluence(table: BrotherhoodTable): void {
  enterInfluence(table, 0);
}

function enterInfluence(table: BrotherhoodTable, from: number): void {
  const { state } = table;
  for (let area = from; area < state.areas.length; area += 1) {
    const groups = groupActors(state, requireAreaAt(state, area));
    if (groups.length === 0) continue;
    setStage(table, { at: 'influence', area, groups });
    return;
  }
  enterFights(table, 0);
}

/** Returns true between the turn's cards and its close. */
export function isInTurn({ stage }: State): boolean {
  return stage.at !== 'orders' && stage.at !== 'over';
}

/** Plays one automatic part of the turn with the answers given; a seat without one acts by its sheet. */
export function playStage(table: BrotherhoodTable): void {
  const { stage } = table.state;
  switch (stage.at) {
    case 'influence':
      return playInfluence(table, stage);
    case 'fight':
      return playFight(table, stage);
    case 'spoils':
      return playSpoils(table, stage);
    case 'orders':
    case 'over':
      throw new Error('No turn is being played.');
  }
}

/** [BRO-PI-2 to BRO-PI-4] */
function playInfluence(table: BrotherhoodTable, stage: StageAt<'influence'>): void {
  const area = requireAreaAt(table.state, stage.area);
  const [group, ...later] = stage.groups;
  const goOn = (): void => {
    if (later.length > 0) {
      setStage(table, { at: 'influence', area: stage.area, groups: later.map((one) => [...one]) });
    } else enterInfluence(table, stage.area + 1);
  };
  if (group === undefined) return goOn();
  if (group.length > 1) {
    useTogether(table, area, new Map(group.map((seat) => [seat, listUsesTogether(table.state, seat, area)])));
    return goOn();
  }
  const [seat] = group;
  if (seat === undefined) return goOn();
  const answer = findAnswer(table.state, seat, 'use');
  if (answer !== null) {
    const didOne = answer.uses.length > 0 && useNext(table, seat, area, answer.uses);
    // Asked again after each use, while there is a marker to use.
    if (didOne && listUsableMarkers(table.state, seat, area).length > 0) {
      return setStage(table, { at: 'influence', area: stage.area, groups: stage.groups.map((one) => [...one]) });
    }
    return goOn();
  }
  useAll(table, seat, area);
  goOn();
}

/** Uses a family's whole sheet for an area, or its automatic choice. */
function useAll(table: BrotherhoodTable, seat: SeatId, area: AreaId): void {
  const ordered = findInfluenceOrders(table.state, seat, area) ?? 'auto';
  if (ordered === 'none') return;
  if (ordered === 'auto') {
    while (useNext(table, seat, area, 'auto'));
    return;
  }
  for (const use of ordered) {
    if (!useNext(table, seat, area, [use])) break;
  }
}

function listUsesTogether(state: State, seat: SeatId, area: AreaId): readonly DeepReadonly<Use>[] {
  const answer = findAnswer(state, seat, 'use');
  if (answer !== null) return answer.uses;
  const ordered = findInfluenceOrders(state, seat, area) ?? 'auto';
  if (ordered === 'none') return [];
  return ordered === 'auto' ? planAutoUses(state, seat, area) : ordered;
}

/** [BRO-MOB] Enters the next area with a fight. */
function enterFights(table: BrotherhoodTable, from: number): void {
  const { state } = table;
  for (let place = from; place < state.areas.length; place += 1) {
    const area = requireAreaAt(state, place);
    if (!isFought(state, area)) continue;
    openEntry(table, `Turn ${state.turn}: a fight in ${requireAreaInPlay(state, area).name}`);
    table.emit({
      type: 'fight-begun',
      area,
      armed: listArmedSeats(state, area),
      godfathers: listGodfathersIn(state, area),
    });
    setStage(table, fightStage(place, 0, 'fire'));
    return;
  }
  enterSpoils(table, 0);
}

function fightStage(
  area: number,
  rounds: number,
  ask: StageAt<'fight'>['ask'],
  tablers: readonly SeatId[] = [],
): Stage {
  return { at: 'fight', area, rounds, ask, tablers: [...tablers], terms: null };
}

function playFight(table: BrotherhoodTable, stage: StageAt<'fight'>): void {
  const area = requireAreaAt(table.state, stage.area);
  switch (stage.ask) {
    case 'fire':
      return playRound(table, stage, area);
    case 'go-on':
      return decideExtension(table, stage, area);
    case 'table':
      return runTabling(table, stage, area);
    case 'accept':
      return answerTerms(table, stage, area);
  }
}

function playRound(table: BrotherhoodTable, stage: StageAt<'fight'>, area: AreaId): void {
  const chosen = new Map(
    table.state.seats.flatMap((seat): [SeatId, SeatId][] => {
      const answer = findAnswer(table.state, seat, 'shoot');
      return answer === null ? [] : [[seat, answer.at]];
    }),
  );
  const round = stage.rounds + 1;
  fightRound(table, area, round, chosen);
  const { state } = table;
  const armed = listArmedSeats(state, area).filter((seat) => listRivalsIn(state, area, seat).length > 0);
  if (armed.length < 2) {
    const how = listArmedSeats(state, area).length === 0 ? 'nobody-left' : 'no-rival-left';
    return endFight(table, stage, round, how);
  }
  if (round === 1) return setStage(table, fightStage(stage.area, round, 'go-on'));
  // [BRO-EXT-4] The ordinary round does not count.
  if (round > state.house.extendedRounds) return endFight(table, stage, round, 'too-long');
  setStage(table, fightStage(stage.area, round, 'table', listPartiesIn(state, area)));
}

/** [BRO-EXT-1] */
function decideExtension(table: BrotherhoodTable, stage: StageAt<'fight'>, area: AreaId): void {
  const { state } = table;
  const wants = new Map(
    listArmedSeats(state, area)
      .filter((seat) => listRivalsIn(state, area, seat).length > 0)
      .map((seat) => [seat, findAnswer(state, seat, 'go-on')?.will ?? wantsToFightOn(state, area, seat)]),
  );
  if (!isExtended(state, area, wants)) return endFight(table, stage, stage.rounds, 'not-extended');
  setStage(table, fightStage(stage.area, stage.rounds, 'table', listPartiesIn(state, area)));
}

/** [BRO-DEAL-4] Lets the next party table terms; without terms the round is fought. */
function runTabling(table: BrotherhoodTable, stage: StageAt<'fight'>, area: AreaId): void {
  const [seat, ...later] = stage.tablers;
  if (seat === undefined) {
    return setStage(table, fightStage(stage.area, stage.rounds, 'fire'));
  }
  const { state } = table;
  const answer = findAnswer(state, seat, 'table');
  const wanted = answer === null ? findStandingTerms(state, area, seat) : answer.terms;
  const terms = wanted === null || explainUntabled(state, area, wanted) !== null ? null : wanted;
  if (terms === null) {
    return setStage(table, fightStage(stage.area, stage.rounds, 'table', later));
  }
  const copied = terms.map((term) => ({ ...term }));
  const parties = listPartiesIn(state, area);
  table.emit({ type: 'terms-tabled', seat, area, terms: copied, parties });
  setStage(table, { ...fightStage(stage.area, stage.rounds, 'accept', stage.tablers), terms: copied } as Stage);
}

/** [BRO-DEAL-4, BRO-DEAL-5] The first set that all accept ends the fight. */
function answerTerms(table: BrotherhoodTable, stage: StageAt<'fight'>, area: AreaId): void {
  const { state } = table;
  const [seat, ...later] = stage.tablers;
  if (seat === undefined) return setStage(table, fightStage(stage.area, stage.rounds, 'fire'));
  const terms = (stage.terms ?? []).map((term) => ({ ...term }));
  const parties = listPartiesIn(state, area);
  const by = parties.filter((other) => {
    if (other === seat) return false;
    const will = findAnswer(state, other, 'accept')?.will;
    return !(will ?? isAcceptedByOrder(state, area, other, terms));
  });
  if (by.length > 0) {
    table.emit({ type: 'terms-refused', seat, area, by, parties });
    return setStage(table, fightStage(stage.area, stage.rounds, 'table', later));
  }
  table.emit({ type: 'terms-accepted', seat, area, terms, parties });
  carryOutTerms(table, area, terms);
  endFight(table, stage, stage.rounds, 'deal');
}

function endFight(
  table: BrotherhoodTable,
  stage: StageAt<'fight'>,
  rounds: number,
  how: 'no-rival-left' | 'nobody-left' | 'not-extended' | 'deal' | 'too-long',
): void {
  const area = requireAreaAt(table.state, stage.area);
  table.emit({ type: 'fight-over', area, rounds, how, parties: listPartiesIn(table.state, area) });
  enterFights(table, stage.area + 1);
}

/** [BRO-SPOIL] Enters the next area with spoils to take. */
function enterSpoils(table: BrotherhoodTable, from: number): void {
  const { state } = table;
  for (let place = from; place < state.areas.length; place += 1) {
    const takers = listTakersIn(table, requireAreaAt(state, place));
    if (takers.length === 0) continue;
    setStage(table, { at: 'spoils', area: place, takers, next: 0, took: {}, passed: [] });
    return;
  }
  finish(table);
}

/** [BRO-SPOIL-3] Plays one spoil each in turn until nobody can or wants to take more. */
function playSpoils(table: BrotherhoodTable, stage: StageAt<'spoils'>): void {
  const area = requireAreaAt(table.state, stage.area);
  const seat = stage.takers[stage.next];
  if (seat === undefined) return enterSpoils(table, stage.area + 1);
  const took = stage.took[seat] ?? 0;
  const may = mayTake(table.state, area, seat, stage);
  const answer = findAnswer(table.state, seat, 'take');
  const from = !may ? null : answer === null ? takeByOrder(table.state, area, seat, took) : answer.from;
  if (from !== null) take(table, area, seat, from);
  const after: StageAt<'spoils'> = {
    ...stage,
    took: from === null ? stage.took : { ...stage.took, [seat]: took + 1 },
    passed: from === null && !stage.passed.includes(seat) ? [...stage.passed, seat] : stage.passed,
  };
  const canGoOn = (other: SeatId): boolean => mayTake(table.state, area, other, after);
  if (!stage.takers.some(canGoOn)) return enterSpoils(table, stage.area + 1);
  const isRotation = table.state.house.spoils === 'rotation';
  const next = !isRotation && canGoOn(seat) ? stage.next : findFollowing(after, canGoOn);
  setStage(table, {
    at: 'spoils',
    area: stage.area,
    takers: [...stage.takers],
    next,
    took: { ...after.took },
    passed: [...after.passed],
  });
}

function findFollowing(stage: StageAt<'spoils'>, canGoOn: (seat: SeatId) => boolean): number {
  for (let step = 1; step <= stage.takers.length; step += 1) {
    const place = (stage.next + step) % stage.takers.length;
    const seat = stage.takers[place];
    if (seat !== undefined && canGoOn(seat)) return place;
  }
  return stage.takers.length;
}

/** Estates, money, the close. */
function finish(table: BrotherhoodTable): void {
  openEntry(table, `Turn ${table.state.turn}: closed`);
  runEstates(table);
  const incomes = runRevenue(table);
  settlePromises(table);
  closeTurn(table, incomes);
}
