import type { Modifier } from '#shared/words/dice.ts';
import { countActionsLeft, endTurns } from '../acting.ts';
import { rollBrawlingInjury } from './brawlTable.ts';
import { chooseHands, countAttacks, listFistsModifiers } from './fists.ts';
import {
  areEnemies,
  requireFigure,
  isInFight,
  isOnTable,
  computeStat,
  type Battle,
  type FigureId,
  type FigureView,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listEverybody, listOthersAfoot, findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import { type BattleTable, askLeader } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import {
  computeBearing,
  contactInches,
  computeDistance,
  fanOut,
  findPointInDirection,
} from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { rollDeadlyHit, kill } from '../injury.ts';
import { hasRoom } from '#main/games/paradise/rules/skirmish/table/elbowRoom.ts';
import { canWalk } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { testWithLuck } from '../luck.ts';
import { sumModifiers } from '../shooting/shot.ts';
import { deadlyMelee } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/** [FIST-1] Most who may gang up on one. */
export const mostOnOne = 4;

/** [SK-31] Finds the man a Hothead must go for hand to hand: the nearest enemy within 6". */
export function findHotheadTarget(battle: Battle, figure: FigureView): FigureView | null {
  if (!figure.skills.includes('hothead')) return null;
  const near = listOthersAfoot(battle, figure.side).filter(
    (other) => areEnemies(figure, other) && !other.isHidden && computeDistance(other.at, figure.at) <= hotheadInches,
  );
  return near.toSorted((a, b) => computeDistance(a.at, figure.at) - computeDistance(b.at, figure.at))[0] ?? null;
}

const hotheadInches = 6;

/**
 * [FIST-1] Lists a figure's side in a brawl: he and friends in contact with the opponent who have an action left on
 * the card, four at most.
 */
export function listCrowdAgainst(battle: Battle, leader: FigureView, opponent: FigureView): FigureView[] {
  const friends = listEverybody(battle).filter(
    (figure) =>
      figure.id !== leader.id &&
      figure.side === leader.side &&
      canSwingAt(figure, opponent) &&
      countActionsLeft(battle, figure.id) > 0,
  );
  return [leader, ...friends].slice(0, mostOnOne);
}

/** [FIST-1] True if a man is in contact with another, on his feet, and has nothing else on his hands. */
export function canSwingAt(figure: FigureView, opponent: FigureView): boolean {
  return (
    figure.posture === 'up' &&
    figure.recovery === 0 &&
    figure.carId === null &&
    figure.prisoners.length === 0 &&
    !figure.hasPanicked &&
    computeDistance(figure.at, opponent.at) <= contactInches
  );
}

/** [FIST-1] Picks the man of a crowd that their victim would rather hit. */
export type Pick = (crowd: readonly FigureView[]) => FigureView | undefined;

/** [FIST-1] Picks the standing figure who is worth most to his side. */
const pickMostWorth: Pick = (crowd) => {
  const computeWorth = ({ isBoss, stats, posture }: FigureView): number =>
    stats.fists + stats.gats + stats.guts + (isBoss ? 6 : 0) - (posture === 'up' ? 0 : 20);
  let best: FigureView | undefined;
  for (const one of crowd) if (best === undefined || computeWorth(one) > computeWorth(best)) best = one;
  return best;
};

/** [FIST-1] Plays one round of a brawl at once, with all friends of the attacker who can join it. */
export function brawl(table: BattleTable, id: FigureId, opponentId: FigureId, pick: Pick = pickMostWorth): void {
  const leader = requireFigure(table.state, id);
  const opponent = requireFigure(table.state, opponentId);
  fightRound(table, listCrowdAgainst(table.state, leader, opponent), opponent, pick);
}

/**
 * [FIST-1, FIST-2, SK-12] Plays one round of a brawl. All test FISTS, on the floor or not; if only one side has
 * successes, each success rolls on its table, a Boxer's twice; otherwise nothing happens. The side that hits picks the
 * victim of each blow. An attacker's card is over.
 */
export function fightRound(
  table: BattleTable,
  crowd: readonly FigureView[],
  opponent: FigureView,
  pick: Pick = pickMostWorth,
): void {
  const [leader] = crowd;
  if (leader === undefined) return;
  const wins = rollSwings(table, crowd, opponent);
  const answers = canAnswer(opponent) ? rollSwings(table, [opponent], leader) : [];
  const isSettled = wins.length > 0 !== answers.length > 0;
  const attackers = crowd.map((figure) => figure.id);
  table.emit({
    type: 'told',
    text: `${nameCrowd(crowd)} and ${opponent.name} come to blows${isSettled ? '' : ': nothing is settled'}.`,
    figures: Object.fromEntries(attackers.map((id) => [id, { aimsAt: null, isHidden: false }])),
    deed: { kind: 'brawls', by: leader.id, to: opponent.id },
  });
  endTurns(table, attackers);
  if (!isSettled) return;
  for (const winner of wins) applyBlow(table, winner, opponent.id);
  for (const winner of answers) {
    const standing = attackers.map((one) => requireFigure(table.state, one));
    const picked = pickVictim(table, winner, standing) ?? pick(standing)?.id;
    applyBlow(table, winner, picked ?? leader.id);
  }
}

/** [FIST-1] Asks the leader of a man who is attacked whom of the crowd his blow hits; null where tactics pick. */
function pickVictim(table: BattleTable, winner: FigureView, crowd: readonly FigureView[]): FigureId | null {
  return askLeader(table, winner.side, () => ({
    prompt: `${winner.name} lands a blow`,
    by: winner.id,
    options: crowd
      .filter(isOnTable)
      .filter(({ posture }) => posture !== 'dead')
      .map(({ id, name }) => ({ value: id, label: `It hits ${name}`, target: id })),
  }));
}

/** Names the first of a crowd, and how many are with him. */
function nameCrowd([leader, ...others]: readonly FigureView[]): string {
  const { length } = others;
  const friends = length === 0 ? '' : length === 1 ? ' with a friend' : ` with ${length} friends`;
  return `${leader?.name ?? ''}${friends}`;
}

/** [FIST-1, HIT-1] True if a man who is attacked rolls too: out cold, or with a serious wound where he fell, he does not. */
export function canAnswer(opponent: FigureView): boolean {
  return isInFight(opponent) && opponent.lame !== 'lies';
}

/** [FIST-1] Returns one entry for each test of FISTS that succeeds. */
function rollSwings(table: BattleTable, crowd: readonly FigureView[], against: FigureView): FigureView[] {
  return crowd.flatMap((one) => {
    const figure = chooseHands(table.state, one, against);
    const landed: FigureView[] = [];
    for (let attack = 0; attack < countAttacks(figure); attack += 1) {
      if (rollSwing(table, figure, against)) landed.push(figure);
    }
    return landed;
  });
}

/** [FIST-1] Computes how likely a round goes to the crowd: one of them lands a blow, and the other none. */
export function computeRoundChance(battle: Battle, crowd: readonly FigureView[], opponent: FigureView): number {
  const [leader] = crowd;
  if (leader === undefined) return 0;
  let noBlow = 1;
  for (const one of crowd.slice(0, mostOnOne)) noBlow *= computeMissChance(battle, one, opponent);
  return (1 - noBlow) * (canAnswer(opponent) ? computeMissChance(battle, opponent, leader) : 1);
}

/** Computes how likely all swings of a man miss. */
function computeMissChance(battle: Battle, one: FigureView, against: FigureView): number {
  const figure = chooseHands(battle, one, against);
  const { stat, modifiers } = createSwing(battle, figure, against);
  const fists = Math.max(0, Math.min(6, stat + sumModifiers(modifiers)));
  return (1 - fists / 6) ** countAttacks(figure);
}

/** [FIST-1, FIST-2] The test of a swing. */
function createSwing(battle: Battle, figure: FigureView, against: FigureView) {
  return {
    purpose: `${figure.name} swings at ${against.name}: FISTS`,
    stat: computeStat(figure, 'fists'),
    modifiers: listFistsModifiers(battle, figure, against),
  };
}

function rollSwing(table: BattleTable, figure: FigureView, against: FigureView): boolean {
  const { passed } = table.dice.test(createSwing(table.state, figure, against));
  if (figure.charm > 0) {
    table.emit({
      type: 'told',
      text: `${figure.name} catches him off guard.`,
      figures: makeChange(figure.id, { charm: 0 }),
    });
  }
  return passed;
}

/** [FIST-2, SK-13] Applies a blow that lands: Deadly Weapons for blades, Brawling for the rest. */
function applyBlow(table: BattleTable, winner: FigureView, victimId: FigureId): void {
  const victim = requireFigure(table.state, victimId);
  const bruiser = winner.skills.includes('bruiser') ? [{ reason: 'Bruiser', value: 1 }] : [];
  const deadly = deadlyMelee[winner.melee];
  if (deadly !== undefined) {
    const weapon = deadly === 0 ? [] : [{ reason: winner.melee, value: deadly }];
    rollDeadlyHit(table, victimId, { by: winner.id, modifiers: [...weapon, ...bruiser], isShot: false });
    return;
  }
  rollBrawlingInjury(table, victimId, [
    ...listBrawlingModifiers(winner),
    ...(victim.posture === 'up' ? [] : [{ reason: 'on the floor', value: 1 }]),
    ...bruiser,
  ]);
}

/** [FIST-2] Lists the bonus for a club, or for the butt of a pistol, which a Boxer does not use. */
function listBrawlingModifiers(winner: FigureView): Modifier[] {
  if (winner.melee === 'club') return [{ reason: 'club', value: 1 }];
  const hasPistol = winner.firearms.some((firearm) => firearm.gun === 'pistol');
  const whips = winner.melee === 'fists' && hasPistol && !winner.skills.includes('boxer');
  return whips ? [{ reason: 'pistol-whip', value: 1 }] : [];
}

/** [FIST-3] FISTS from which a man would rather have a free hit than hold on. */
const freeHitFists = 3;

/**
 * [FIST-3, SK-36] Leaves a brawl: STUNTS, and a step back of 2"; on a failure the opponent holds him, or takes a free
 * hit and lets him go. Figures on the floor or on the run hold nobody.
 */
export function breakAway(table: BattleTable, id: FigureId, from: FigureId): void {
  const figure = requireFigure(table.state, id);
  const opponent = requireFigure(table.state, from);
  if (!canHoldAnybody(opponent)) {
    stepBack(table, figure, opponent);
    return;
  }
  const { passed } = testWithLuck(table, id, {
    purpose: `${figure.name} breaks away: STUNTS`,
    stat: computeStat(figure, 'stunts'),
    modifiers: figure.skills.includes('martial-artist') ? [{ reason: 'Martial Artist', value: 1 }] : [],
  });
  const fists = computeStat(opponent, 'fists') + sumModifiers(listFistsModifiers(table.state, opponent, figure));
  if (!passed && chooseToHold(table, opponent, figure, fists)) {
    table.emit({ type: 'told', text: `${opponent.name} does not let go of ${figure.name}.` });
    return;
  }
  stepBack(table, figure, opponent);
  if (passed) return;
  table.emit({
    type: 'told',
    text: `${opponent.name} gets a free blow at ${figure.name}.`,
    deed: { kind: 'brawls', by: opponent.id, to: id },
  });
  const hitter = chooseHands(table.state, opponent, figure);
  const hits = rollSwing(table, hitter, figure);
  table.emit({ type: 'told', text: `${opponent.name}’s blow ${hits ? 'lands' : 'misses'}.` });
  if (hits) applyBlow(table, hitter, id);
}

/** [FIST-3] Returns true if an opponent holds a man rather than let him go and take a free hit. */
function chooseToHold(table: BattleTable, opponent: FigureView, figure: FigureView, fists: number): boolean {
  const said = askLeader(table, opponent.side, () => ({
    prompt: `${figure.name} fails to break away from ${opponent.name}`,
    by: opponent.id,
    options: [
      { value: 'hold', label: 'Hold on to him', target: figure.id },
      { value: 'hit', label: 'Let him go with a free blow', target: figure.id },
    ],
  }));
  return said === null ? fists < freeHitFists : said === 'hold';
}

/** [FIST-3, GUTS-1] True if a man keeps an opponent from going: on his feet, and not on the run himself. */
export function canHoldAnybody(figure: FigureView): boolean {
  return figure.posture === 'up' && !figure.hasPanicked;
}

/** [FIST-3] Moves two inches away from his opponent, as straight back as there is room. */
function stepBack(table: BattleTable, figure: FigureView, opponent: FigureView): void {
  const layout = findGround(table.state);
  const back = computeBearing(opponent.at, figure.at);
  const to =
    fanOut(back, [45, 90])
      .map((degrees) => findPointInDirection(figure.at, degrees, 2))
      .find((point) => hasRoom(table.state, figure, point) && canWalk(layout, figure.at, point)) ?? figure.at;
  table.emit({ type: 'figure-moved', figure: figure.id, to: { x: to.x, y: to.y }, gait: 'walked' });
}

/** [SK-16] Kills a helpless enemy beside whom a Cold Blooded man has been for a full round. */
export function finishOff(table: BattleTable, id: FigureId, victimId: FigureId): void {
  const figure = requireFigure(table.state, id);
  const victim = requireFigure(table.state, victimId);
  if (!isOnTable(victim) || victim.posture === 'dead') return;
  table.emit({
    type: 'told',
    text: `${figure.name} makes sure of ${victim.name}.`,
    deed: { kind: 'brawls', by: id, to: victimId },
  });
  kill(table, victim, { by: id, isGory: false });
}
