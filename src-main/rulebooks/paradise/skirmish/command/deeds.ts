import type { Action, ActionKind } from '#shared/games/paradise/leading.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireFigure, type Battle, type FigureView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { cardActions, endTurns } from '../rules/acting.ts';
import {
  canThrowTo,
  findDudBeside,
  relight,
  setBomb,
  throwBomb,
  throwGasoline,
} from '../rules/bombs/bombs.ts';
import { breakAway, finishOff } from '../rules/brawling/brawling.ts';
import { cuff, findPrisoner, handOverPrisoner } from '../rules/brawling/custody.ts';
import { canTakeHostage, freeHostages, takeHostage } from '../rules/brawling/hostages.ts';
import { knifeInches, throwKnife } from '../rules/brawling/knives.ts';
import { isSurrounded, rush } from '../rules/brawling/rushes.ts';
import { shootHostage } from '../rules/brawling/shootHostage.ts';
import { callToGiveUp, canBeCalledOn, isWanted } from '../rules/calling.ts';
import { canMoveToward, hide, moveToward, spot } from '../rules/movement.ts';
import {
  canGiveTheLook,
  canSlap,
  getAGrip,
  giveTheLook,
  isFacingLaw,
  leaveByEdge,
  slap,
  surrender,
} from '../rules/nerve.ts';
import {
  callByTelephone,
  canCutTelephone,
  canFinish,
  canSmash,
  canTelephone,
  cutTelephone,
  findLootNear,
  tryLoot,
} from '../rules/premises.ts';
import { canReload } from '../rules/shooting/ammunition.ts';
import { findFallenGun, pickUpGun } from '../rules/shooting/pickingUp.ts';
import { aim, listShotsAt, reload, shoot } from '../rules/shooting/shooting.ts';
import { listShotModifiers } from '../rules/shooting/shotModifiers.ts';
import { computeDistance, contactInches } from '../table/geometry.ts';
import { findGround } from '../table/ground.ts';
import { isInBounds } from '../table/layout.ts';
import { canWalk, findSight } from '../table/terrain.ts';
import { requireCar, unload } from '../table/cars.ts';
import { doorInches, getIn, isAtEdge, isUsable } from '../tactics/cars/getaway.ts';
import { listEntriesAt, useEntry } from '../tactics/entries.ts';
import { isSingleAction, loseTemper } from '../tactics/fighting/fighting.ts';
import { findWatcher, isFoe } from '../tactics/fighting/targets.ts';
import { recover } from '../tactics/ownNeeds.ts';
import { findCondition, isOfficer, type Condition } from './legality.ts';

/** An action of one kind. */
type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>;

/** A deed's check, which is the same for the list of actions and for the action itself, and what it does. */
type Deed<K extends ActionKind> = {
  /** The conditions in which a man may think of it. */
  in: readonly Condition[];
  /** It takes both actions of a card that gives two. */
  isWholeTurn?: true;
  /** It may be done by a man in a car. */
  isAboard?: true;
  /** Explains in one sentence why he cannot; null if he can. */
  explain: (battle: Battle, figure: FigureView, action: ActionOf<K>) => string | null;
  /** Does it; `done` when it ends his turn. */
  perform: (
    table: BattleTable,
    figure: FigureView,
    action: ActionOf<K>,
    left: number,
  ) => 'done' | undefined;
};

const anywhere: readonly Condition[] = ['free'];
const withNerves: readonly Condition[] = ['free', 'shaken'];
const withGun: readonly Condition[] = ['free', 'shaken', 'lying'];
const always: readonly Condition[] = [
  'free',
  'shaken',
  'lying',
  'recovering',
  'guarding',
  'held-up',
];

function unless(isTrue: boolean, sentence: string): string | null {
  return isTrue ? null : sentence;
}

function findFigure(battle: Battle, id: string): FigureView | null {
  return battle.figures[id] ?? null;
}

/** Explains why a man cannot fire at another at all. */
function explainTarget(battle: Battle, figure: FigureView, id: string): string | null {
  const target = findFigure(battle, id);
  if (target === null) return 'There is nobody of that name on the table.';
  if (!isFoe(battle, figure, target)) return `${target.name} is no enemy of his.`;
  return unless(
    listShotsAt(battle, figure, target).length > 0,
    `He has no shot at ${target.name} from here.`,
  );
}

function explainTouched(battle: Battle, figure: FigureView, id: string): string | null {
  const enemy = findFigure(battle, id);
  if (enemy === null || !isFoe(battle, figure, enemy)) return 'He is no enemy of his.';
  if (computeDistance(enemy.at, figure.at) > contactInches || enemy.carId !== null) {
    return `${enemy.name} is out of his reach.`;
  }
  return unless(!isSurrounded(battle, id), `Four have gone for ${enemy.name} already.`);
}

/** [CARD-6] All that a man may do with an action. */
const deeds: { readonly [K in Exclude<ActionKind, CarKind>]: Deed<K> } = {
  move: {
    in: withNerves,
    explain: (battle, figure, { gait, to }) => {
      if (figure.lame === 'lies') return 'He cannot move from where he lies.';
      if (!isInBounds(battle.layout, to)) return 'That place is not on the table.';
      return unless(
        canMoveToward(battle, figure, to, gait),
        'There is no way for him in that direction.',
      );
    },
    perform: (table, figure, { gait, to }) => {
      moveToward(table, figure.id, { ...to }, gait);
      return undefined;
    },
  },
  charge: {
    in: anywhere,
    explain: (battle, figure, { enemy }) => {
      const other = findFigure(battle, enemy);
      if (other === null || !isFoe(battle, figure, other) || other.carId !== null || other.isHidden)
        return 'There is nobody he could run at.';
      if (figure.lame === 'lies') return 'He cannot move from where he lies.';
      if (isSurrounded(battle, enemy)) return `Four have gone for ${other.name} already.`;
      const isOpen = canWalk(findGround(battle), figure.at, other.at);
      return unless(
        isOpen && canMoveToward(battle, figure, other.at, 'ran'),
        `He cannot run straight at ${other.name}.`,
      );
    },
    perform: (table, figure, { enemy }, left) => {
      const { at } = requireFigure(table.state, enemy);
      const moved = moveToward(table, figure.id, { x: at.x, y: at.y }, 'ran');
      const now = requireFigure(table.state, figure.id);
      const isSecond = left === 1 && !isSingleAction(table.state);
      const hasMet = moved && explainTouched(table.state, now, enemy) === null;
      if (hasMet && isSecond) rush(table, figure.id, enemy);
      return undefined;
    },
  },
  shoot: {
    in: withGun,
    isAboard: true,
    explain: (battle, figure, { target, way }) =>
      explainTarget(battle, figure, target) ??
      unless(
        listShotsAt(battle, figure, requireFigure(battle, target))[way] !== undefined,
        'He cannot fire that way.',
      ),
    perform: (table, figure, { target, way }) => {
      const shot = listShotsAt(table.state, figure, requireFigure(table.state, target))[way];
      if (shot !== undefined) shoot(table, figure.id, target, shot);
      return undefined;
    },
  },
  aim: {
    in: anywhere,
    isAboard: true,
    explain: (battle, figure, { target }) =>
      explainTarget(battle, figure, target) ??
      unless(figure.aimsAt !== target, 'He aims at him already.'),
    perform: (table, figure, { target }) => {
      aim(table, figure.id, target);
      return undefined;
    },
  },
  reload: {
    in: withGun,
    isAboard: true,
    explain: (battle, figure) =>
      unless(
        figure.firearms.some((firearm) => canReload(battle, figure, firearm)),
        'He has nothing to load here.',
      ),
    perform: (table, figure) => {
      reload(table, figure.id);
      return undefined;
    },
  },
  recover: {
    in: ['recovering'],
    isAboard: true,
    explain: () => null,
    perform: (table, figure) => {
      recover(table, figure);
      return undefined;
    },
  },
  grip: {
    in: ['shaken'],
    isAboard: true,
    explain: () => null,
    perform: (table, figure) => {
      getAGrip(table, figure.id);
      return undefined;
    },
  },
  slap: {
    in: anywhere,
    isAboard: true,
    explain: (battle, figure, { friend }) => {
      const coward = findFigure(battle, friend);
      return unless(
        coward !== null && canSlap(figure, coward),
        'There is no shaken friend beside him.',
      );
    },
    perform: (table, figure, { friend }) => {
      slap(table, figure.id, friend);
      return undefined;
    },
  },
  hide: {
    in: anywhere,
    explain: (battle, figure) => {
      if (figure.isHidden) return 'He is out of sight already.';
      if (figure.hostages.length > 0) return 'He cannot hide with a hostage.';
      const watcher = findWatcher(battle, figure);
      if (watcher === null) return 'Nobody is watching him.';
      return unless(
        findSight(findGround(battle), watcher.at, figure.at).cover !== 'none',
        'There is nothing here to hide behind.',
      );
    },
    perform: (table, figure) => {
      const watcher = findWatcher(table.state, figure);
      if (watcher !== null) hide(table, figure.id, watcher.at);
      return undefined;
    },
  },
  spot: {
    in: anywhere,
    explain: (battle, figure, { target }) => {
      const hidden = findFigure(battle, target);
      return unless(
        hidden?.isHidden === true &&
          isFoe(battle, figure, hidden) &&
          findSight(findGround(battle), figure.at, hidden.at).isClear,
        'There is nobody in hiding whom he could see.',
      );
    },
    perform: (table, figure, { target }) => {
      spot(table, figure.id, target);
      return undefined;
    },
  },
  brawl: {
    in: ['free', 'held-up'],
    explain: (battle, figure, { enemy }) => explainTouched(battle, figure, enemy),
    perform: (table, figure, { enemy }) => {
      rush(table, figure.id, enemy);
      return 'done';
    },
  },
  'break-away': {
    in: ['held-up'],
    explain: (battle, figure, { enemy }) => explainTouched(battle, figure, enemy),
    perform: (table, figure, { enemy }) => {
      breakAway(table, figure.id, enemy);
      return undefined;
    },
  },
  finish: {
    in: anywhere,
    isWholeTurn: true,
    explain: (battle, figure, { victim }) => {
      const helpless = findFigure(battle, victim);
      if (helpless === null || !canFinish(figure, helpless))
        return 'Nobody lies senseless at his feet.';
      return unless(
        figure.skills.includes('cold-blooded') || isWanted(battle, figure, helpless),
        'He does not kill a man who cannot defend himself.',
      );
    },
    perform: (table, figure, { victim }) => {
      finishOff(table, figure.id, victim);
      endTurns(table, [figure.id]);
      return 'done';
    },
  },
  'throw-knife': {
    in: anywhere,
    explain: (battle, figure, { target }) => {
      if (figure.melee !== 'knife') return 'He has no knife in his hand.';
      const enemy = findFigure(battle, target);
      if (enemy === null || !isFoe(battle, figure, enemy) || enemy.isHidden)
        return 'He has nobody to throw it at.';
      if (computeDistance(enemy.at, figure.at) > knifeInches)
        return `${enemy.name} is too far away for a knife.`;
      return unless(
        listShotModifiers(battle, figure, enemy) !== null,
        `He cannot see ${enemy.name}.`,
      );
    },
    perform: (table, figure, { target }) => {
      throwKnife(table, figure.id, target);
      return undefined;
    },
  },
  stare: {
    in: anywhere,
    explain: (battle, figure, { target }) => {
      const enemy = findFigure(battle, target);
      return unless(
        enemy !== null &&
          isFoe(battle, figure, enemy) &&
          canGiveTheLook(battle, figure, enemy) &&
          !enemy.isNervous,
        'The Look is for a Stone Cold Killer who has not moved, at an enemy near enough to see it.',
      );
    },
    perform: (table, figure, { target }) => {
      giveTheLook(table, figure.id, target);
      return undefined;
    },
  },
  'call-on': {
    in: anywhere,
    explain: (battle, figure, { target }) => {
      const enemy = findFigure(battle, target);
      if (figure.kind === 'gangster' && !figure.firearms.some((one) => !one.isEmpty))
        return 'He has no loaded gun to lend his words weight.';
      return unless(
        enemy !== null && canBeCalledOn(battle, figure, enemy),
        'Nobody at his wits’ end is within earshot.',
      );
    },
    perform: (table, figure, { target }) => {
      callToGiveUp(table, figure.id, target);
      return undefined;
    },
  },
  throw: {
    in: anywhere,
    explain: (battle, figure, { what, sticks, to }) => {
      const has = {
        grenade: figure.grenades,
        dynamite: figure.dynamite,
        gasoline: figure.gasoline,
      };
      const wanted = what === 'dynamite' ? sticks : 1;
      if (has[what] < wanted) return 'He does not have that.';
      if (what === 'dynamite' && sticks > 2) return 'Nobody throws more than two sticks.';
      return unless(canThrowTo(battle, figure, to), 'He cannot throw that far, or cannot see it.');
    },
    perform: (table, figure, { what, sticks, to }) => {
      if (what === 'gasoline') throwGasoline(table, figure.id, { ...to });
      else throwBomb(table, figure.id, { ...to }, { kind: what, sticks });
      return undefined;
    },
  },
  'set-charge': {
    in: anywhere,
    explain: (_battle, figure, { sticks }) =>
      unless(figure.dynamite >= sticks, 'He does not have so many sticks.'),
    perform: (table, figure, { sticks, cards }) => {
      setBomb(table, figure.id, { sticks, cards });
      return undefined;
    },
  },
  relight: {
    in: anywhere,
    explain: (battle, figure) =>
      unless(findDudBeside(battle, figure) !== null, 'No dud lies beside him.'),
    perform: (table, figure, { cards }) => {
      relight(table, figure.id, cards);
      return undefined;
    },
  },
  grab: {
    in: anywhere,
    isWholeTurn: true,
    explain: (battle, figure, { piece }) =>
      unless(findLootNear(battle, figure)?.id === piece, 'No Loot lies within his reach.'),
    perform: (table, figure, { piece }) => {
      tryLoot(table, figure, piece, 'grab');
      endTurns(table, [figure.id]);
      return 'done';
    },
  },
  smash: {
    in: anywhere,
    isWholeTurn: true,
    explain: (battle, figure, { piece }) => {
      if (!canSmash(battle, figure)) return 'He has nothing to smash it with.';
      return unless(findLootNear(battle, figure)?.id === piece, 'No Loot lies within his reach.');
    },
    perform: (table, figure, { piece }) => {
      tryLoot(table, figure, piece, 'smash');
      endTurns(table, [figure.id]);
      return 'done';
    },
  },
  telephone: {
    in: anywhere,
    isWholeTurn: true,
    explain: (battle, figure) =>
      unless(
        canTelephone(battle, figure),
        'There is no telephone beside him, or the call is made.',
      ),
    perform: (table, figure) => {
      callByTelephone(table, figure);
      endTurns(table, [figure.id]);
      return 'done';
    },
  },
  'cut-telephone': {
    in: anywhere,
    explain: (battle, figure) =>
      unless(canCutTelephone(battle, figure), 'There is no telephone to cut beside him.'),
    perform: (table, figure) => {
      cutTelephone(table, figure);
      return undefined;
    },
  },
  'go-through': {
    in: withNerves,
    explain: (battle, figure, { entry }) =>
      unless(
        listEntriesAt(battle, figure)[entry] !== undefined,
        'There is no window or fire escape beside him.',
      ),
    perform: (table, figure, { entry }) => {
      const through = listEntriesAt(table.state, figure)[entry];
      if (through !== undefined) useEntry(table, figure, through, figure.isNervous);
      return undefined;
    },
  },
  cuff: {
    in: anywhere,
    explain: (battle, figure, { prisoner }) =>
      unless(
        isOfficer(figure) && findPrisoner(battle, figure)?.id === prisoner,
        'Nobody lies at his feet whom he could arrest.',
      ),
    perform: (table, figure, { prisoner }) => {
      cuff(table, figure.id, prisoner);
      return undefined;
    },
  },
  'hand-over': {
    in: ['guarding'],
    explain: () => null,
    perform: (table, figure) => {
      refuseUnless(
        handOverPrisoner(table, figure.id),
        'No officer beside him can take his prisoners.',
      );
      return undefined;
    },
  },
  'take-hostage': {
    in: anywhere,
    explain: (battle, figure, { victim }) => {
      const other = findFigure(battle, victim);
      return unless(
        other !== null && canTakeHostage(battle, figure, other),
        'There is nobody beside him whom he could take.',
      );
    },
    perform: (table, figure, { victim }) => {
      takeHostage(table, figure.id, victim);
      return undefined;
    },
  },
  'free-hostages': {
    in: withNerves,
    explain: (_battle, figure) => unless(figure.hostages.length > 0, 'He holds nobody.'),
    perform: (table, figure) => {
      freeHostages(table, figure.id);
      return undefined;
    },
  },
  'shoot-hostage': {
    in: anywhere,
    explain: (_battle, figure, { victim }) =>
      unless(
        figure.hostages.includes(victim) && figure.skills.includes('cold-blooded'),
        'Only a Cold Blooded man shoots whom he holds.',
      ),
    perform: (table, figure, { victim }) => {
      shootHostage(table, figure.id, victim);
      return undefined;
    },
  },
  'pick-up': {
    in: anywhere,
    explain: (battle, figure) =>
      unless(findFallenGun(battle, figure) !== null, 'No better gun lies beside him.'),
    perform: (table, figure) => {
      const gun = findFallenGun(table.state, figure);
      if (gun !== null) pickUpGun(table, figure.id, gun);
      return undefined;
    },
  },
  'get-in': {
    in: withNerves,
    explain: (battle, figure, { car: id }) => {
      const car = battle.cars[id];
      if (car === undefined || !isUsable(battle, figure, car)) return 'He cannot use that car.';
      return unless(
        computeDistance(car.at, figure.at) <= doorInches,
        'The car is too far away to get in.',
      );
    },
    perform: (table, figure, { car }) => {
      getIn(table, figure.id, requireCar(table, car));
      return undefined;
    },
  },
  'get-out': {
    in: always,
    isAboard: true,
    explain: (battle, figure) => {
      const car = battle.cars[figure.carId ?? ''];
      if (car === undefined) return 'He is in no car.';
      if (figure.lame === 'lies') return 'He cannot move from where he lies.';
      return unless(car.speed === 'stopped', 'The car has to stand first.');
    },
    perform: (table, figure) => {
      if (figure.carId !== null) unload(table, requireCar(table, figure.carId), [figure.id]);
      return undefined;
    },
  },
  leave: {
    in: withNerves,
    explain: (battle, figure) =>
      unless(isAtEdge(battle, figure.at), 'He is not at the edge of the table.'),
    perform: (table, figure) => {
      leaveByEdge(table, figure, 'gets away');
      return 'done';
    },
  },
  'give-up': {
    in: always,
    explain: (battle, figure) =>
      unless(isFacingLaw(battle, figure), 'There is no officer to whom he could surrender.'),
    perform: (table, figure) => {
      surrender(table, figure);
      return 'done';
    },
  },
  'lose-temper': {
    in: ['hothead'],
    explain: () => null,
    perform: (table, figure, _action, left) => {
      loseTemper(table, figure, left);
      return undefined;
    },
  },
  wait: {
    in: always,
    isAboard: true,
    explain: () => null,
    perform: () => 'done',
  },
};

/** The actions of a car, which its driver's leader gives it as a whole. */
export type CarKind = 'drive' | 'stop' | 'turn-home' | 'let-out' | 'take-wheel';

const carKinds: readonly ActionKind[] = ['drive', 'stop', 'turn-home', 'let-out', 'take-wheel'];

const refusals: Readonly<Record<Condition, string>> = {
  recovering: 'He has to gather himself first.',
  lying: 'He lies where he fell: he can shoot, reload, or give himself up.',
  shaken: 'He has lost his nerve.',
  guarding: 'He has prisoners on his hands.',
  hothead: 'A Hothead goes for the nearest enemy.',
  'held-up': 'An enemy stands in his way: he fights him or breaks away.',
  free: '',
};

/** Explains in one sentence why a figure cannot take an action now; null if he can. */
export function explainAction(
  battle: Battle,
  figure: FigureView,
  action: Action,
  left: number,
): string | null {
  if (carKinds.includes(action.kind)) return 'That is for whoever is at the wheel.';
  const deed = deeds[action.kind as Exclude<ActionKind, CarKind>] as Deed<ActionKind>;
  if (figure.carId !== null && deed.isAboard !== true) return 'He has to get out of the car first.';
  const condition = findCondition(battle, figure);
  if (!deed.in.includes(condition)) return refusals[condition] || 'He cannot do that now.';
  const isSingle = (battle.plays.at(-1)?.actions ?? cardActions) !== cardActions;
  if (deed.isWholeTurn === true && (left < cardActions || isSingle)) {
    return 'That takes both actions of a card.';
  }
  return deed.explain(battle, figure, action);
}

/**
 * [CARD-6] Takes one action of a figure, by the same check that listed it. A refusal changes nothing. Returns `done`
 * when his turn is over.
 */
export function performAction(
  table: BattleTable,
  figure: FigureView,
  action: Action,
  left: number,
): 'on' | 'done' {
  const problem = explainAction(table.state, figure, action, left);
  refuseUnless(problem === null, `${figure.name}: ${problem ?? ''}`);
  const deed = deeds[action.kind as Exclude<ActionKind, CarKind>] as Deed<ActionKind>;
  return deed.perform(table, figure, action, left) ?? 'on';
}
