import { requireFigure, type Battle, type FigureView } from '../battle.ts';
import { endTurns } from '../rules/acting.ts';
import { canThrowTo, findDudBeside, relight, setBomb, throwBomb, throwGasoline } from '../rules/bombs/bombs.ts';
import { breakAway, finishOff } from '../rules/brawling/brawling.ts';
import { knifeInches, throwKnife } from '../rules/brawling/knives.ts';
import { isSurrounded, rush } from '../rules/brawling/rushes.ts';
import { callToGiveUp, canBeCalledOn, isWanted } from '../rules/calling.ts';
import { canMoveToward, moveToward } from '../rules/movement.ts';
import { canGiveTheLook, giveTheLook } from '../rules/nerve.ts';
import { canFinish } from '../rules/premises.ts';
import { canReload } from '../rules/shooting/ammunition.ts';
import { aim, listShotsAt, reload, shoot } from '../rules/shooting/shooting.ts';
import { listShotModifiers } from '../rules/shooting/shotModifiers.ts';
import { computeDistance, contactInches } from '../table/geometry.ts';
import { findGround } from '../battleIndex.ts';
import { canWalk } from '../table/terrain.ts';
import { isSingleAction, loseTemper } from '../tactics/fighting/fighting.ts';
import { isFoe } from '../rules/foes.ts';
import { anywhere, withGun, explainUnless, findFigure, type Deeds } from './deed.ts';

/** Explains why a man cannot fire at another at all. */
function explainTarget(battle: Battle, figure: FigureView, id: string): string | null {
  const target = findFigure(battle, id);
  if (target === null) return 'There is nobody of that name on the table.';
  if (!isFoe(battle, figure, target)) return `${target.name} is no enemy of his.`;
  return explainUnless(listShotsAt(battle, figure, target).length > 0, `He has no shot at ${target.name} from here.`);
}

/** [GATS-4] Returns true if a single shot, which aiming would help, is open to him. */
function canAimAt(battle: Battle, figure: FigureView, target: FigureView): boolean {
  return listShotsAt(battle, figure, target).some(({ mode }) => !mode.isBlazing);
}

function explainTouched(battle: Battle, figure: FigureView, id: string): string | null {
  const enemy = findFigure(battle, id);
  if (enemy === null || !isFoe(battle, figure, enemy)) return 'He is no enemy of his.';
  if (computeDistance(enemy.at, figure.at) > contactInches || enemy.carId !== null) {
    return `${enemy.name} is out of his reach.`;
  }
  return explainUnless(!isSurrounded(battle, id), `Four have gone for ${enemy.name} already.`);
}

/** [CARD-6] Guns, fists, words, and bombs. */
export const fightingDeeds: Deeds<
  | 'charge'
  | 'shoot'
  | 'aim'
  | 'reload'
  | 'brawl'
  | 'break-away'
  | 'finish'
  | 'throw-knife'
  | 'stare'
  | 'call-on'
  | 'throw'
  | 'set-charge'
  | 'relight'
  | 'lose-temper'
> = {
  charge: {
    in: anywhere,
    explain: (battle, figure, { enemy }) => {
      const other = findFigure(battle, enemy);
      if (other === null || !isFoe(battle, figure, other) || other.carId !== null || other.isHidden)
        return 'There is nobody he could run at.';
      if (figure.lame === 'lies') return 'He cannot move from where he lies.';
      if (isSurrounded(battle, enemy)) return `Four have gone for ${other.name} already.`;
      const isOpen = canWalk(findGround(battle), figure.at, other.at);
      return explainUnless(
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
      explainUnless(
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
      explainUnless(figure.aimsAt !== target, 'He aims at him already.') ??
      explainUnless(canAimAt(battle, figure, requireFigure(battle, target)), 'He has no gun that is aimed.'),
    perform: (table, figure, { target }) => {
      aim(table, figure.id, target);
      return undefined;
    },
  },
  reload: {
    in: withGun,
    isAboard: true,
    explain: (battle, figure) =>
      explainUnless(
        figure.firearms.some((firearm) => canReload(battle, figure, firearm)),
        'He has nothing to load here.',
      ),
    perform: (table, figure) => {
      reload(table, figure.id);
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
      if (helpless === null || !canFinish(figure, helpless)) return 'Nobody lies senseless at his feet.';
      return explainUnless(
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
      if (enemy === null || !isFoe(battle, figure, enemy) || enemy.isHidden) return 'He has nobody to throw it at.';
      if (computeDistance(enemy.at, figure.at) > knifeInches) return `${enemy.name} is too far away for a knife.`;
      return explainUnless(listShotModifiers(battle, figure, enemy) !== null, `He cannot see ${enemy.name}.`);
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
      return explainUnless(
        enemy !== null && isFoe(battle, figure, enemy) && canGiveTheLook(battle, figure, enemy) && !enemy.isNervous,
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
      return explainUnless(
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
      const has = { grenade: figure.grenades, dynamite: figure.dynamite, gasoline: figure.gasoline };
      const wanted = what === 'dynamite' ? sticks : 1;
      if (has[what] < wanted) return 'He does not have that.';
      if (what === 'dynamite' && sticks > 2) return 'Nobody throws more than two sticks.';
      return explainUnless(canThrowTo(battle, figure, to), 'He cannot throw that far, or cannot see it.');
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
      explainUnless(figure.dynamite >= sticks, 'He does not have so many sticks.'),
    perform: (table, figure, { sticks, cards }) => {
      setBomb(table, figure.id, { sticks, cards });
      return undefined;
    },
  },
  relight: {
    in: anywhere,
    explain: (battle, figure) => explainUnless(findDudBeside(battle, figure) !== null, 'No dud lies beside him.'),
    perform: (table, figure, { cards }) => {
      relight(table, figure.id, cards);
      return undefined;
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
};
