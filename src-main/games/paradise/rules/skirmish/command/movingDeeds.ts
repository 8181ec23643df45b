import { canMoveToward, hide, moveToward, spot } from '../rules/movement.ts';
import { canSlap, getAGrip, isFacingLaw, leaveByEdge, slap, surrender } from '../rules/nerve.ts';
import { computeDistance } from '../table/geometry.ts';
import { findGround } from '../battleIndex.ts';
import { isInBounds } from '../table/layout.ts';
import { findSight } from '../table/terrain.ts';
import { listFreeSeats, requireCar, unload } from '../table/cars.ts';
import { doorInches, getIn, isAtEdge, isUsable } from '../tactics/cars/getaway.ts';
import { listEntriesAt, useEntry } from '../tactics/entries.ts';
import { findWatcher, isFoe } from '../rules/foes.ts';
import { recover } from '../rules/injury.ts';
import { anywhere, withNerves, always, explainUnless, findFigure, type Deeds } from './deed.ts';

/** [CARD-6, MOVE-1] Ways to go, and to see to oneself. */
export const movingDeeds: Deeds<
  | 'move'
  | 'recover'
  | 'grip'
  | 'slap'
  | 'hide'
  | 'spot'
  | 'go-through'
  | 'get-in'
  | 'get-out'
  | 'leave'
  | 'give-up'
  | 'wait'
> = {
  move: {
    in: withNerves,
    explain: (battle, figure, { gait, to }) => {
      if (figure.lame === 'lies') return 'He cannot move from where he lies.';
      if (!isInBounds(battle.layout, to)) return 'That place is not on the table.';
      return explainUnless(canMoveToward(battle, figure, to, gait), 'There is no way for him in that direction.');
    },
    perform: (table, figure, { gait, to }) => {
      moveToward(table, figure.id, { ...to }, gait);
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
      return explainUnless(coward !== null && canSlap(figure, coward), 'There is no shaken friend beside him.');
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
      return explainUnless(
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
      return explainUnless(
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
  'go-through': {
    in: withNerves,
    explain: (battle, figure, { entry }) =>
      explainUnless(
        listEntriesAt(battle, figure)[entry] !== undefined,
        'There is no window or fire escape beside him.',
      ),
    perform: (table, figure, { entry }) => {
      const through = listEntriesAt(table.state, figure)[entry];
      if (through !== undefined) useEntry(table, figure, through, figure.isNervous);
      return undefined;
    },
  },
  'get-in': {
    in: withNerves,
    explain: (battle, figure, { car: id, seat }) => {
      const car = battle.cars[id];
      if (car === undefined || !isUsable(battle, figure, car)) return 'He cannot use that car.';
      if (seat !== undefined && !listFreeSeats(car).includes(seat)) return 'That place is taken.';
      return explainUnless(computeDistance(car.at, figure.at) <= doorInches, 'The car is too far away to get in.');
    },
    perform: (table, figure, { car, seat }) => {
      getIn(table, figure.id, requireCar(table, car), seat);
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
      return explainUnless(car.speed === 'stopped', 'The car has to stand first.');
    },
    perform: (table, figure) => {
      if (figure.carId !== null) unload(table, requireCar(table, figure.carId), [figure.id]);
      return undefined;
    },
  },
  leave: {
    in: withNerves,
    explain: (battle, figure) => explainUnless(isAtEdge(battle, figure.at), 'He is not at the edge of the table.'),
    perform: (table, figure) => {
      leaveByEdge(table, figure, 'gets away');
      return 'done';
    },
  },
  'give-up': {
    in: always,
    explain: (battle, figure) =>
      explainUnless(isFacingLaw(battle, figure), 'There is no officer to whom he could surrender.'),
    perform: (table, figure) => {
      surrender(table, figure);
      return 'done';
    },
  },
  wait: { in: always, isAboard: true, explain: () => null, perform: () => 'done' },
};
