import { refuseUnless } from '#kernel/refusal.ts';
import { endTurns } from '../rules/acting.ts';
import { cuff, findPrisoner, handOverPrisoner } from '../rules/brawling/custody.ts';
import { canTakeHostage, letHostagesGo, takeHostage } from '../rules/brawling/hostages.ts';
import {
  callByTelephone,
  canCutTelephone,
  canSmash,
  canTelephone,
  cutTelephone,
  findLootNear,
  tryLoot,
} from '../rules/premises.ts';
import { findFallenGun, pickUpGun } from '../rules/shooting/pickingUp.ts';
import { isOfficer } from './legality.ts';
import { anywhere, withNerves, explainUnless, findFigure, type Deeds } from './deed.ts';
import { shootHostage } from '../rules/brawling/shootHostage.ts';

/** [CARD-6] Deeds with things, prisoners, and hostages at a man's place. */
export const errandsDeeds: Deeds<
  | 'grab'
  | 'smash'
  | 'telephone'
  | 'cut-telephone'
  | 'cuff'
  | 'hand-over'
  | 'take-hostage'
  | 'free-hostages'
  | 'shoot-hostage'
  | 'pick-up'
> = {
  grab: {
    in: anywhere,
    isWholeTurn: true,
    explain: (battle, figure, { piece }) =>
      explainUnless(findLootNear(battle, figure)?.id === piece, 'No Loot lies within his reach.'),
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
      return explainUnless(findLootNear(battle, figure)?.id === piece, 'No Loot lies within his reach.');
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
      explainUnless(canTelephone(battle, figure), 'There is no telephone beside him, or the call is made.'),
    perform: (table, figure) => {
      callByTelephone(table, figure);
      endTurns(table, [figure.id]);
      return 'done';
    },
  },
  'cut-telephone': {
    in: anywhere,
    explain: (battle, figure) =>
      explainUnless(canCutTelephone(battle, figure), 'There is no telephone to cut beside him.'),
    perform: (table, figure) => {
      cutTelephone(table, figure);
      return undefined;
    },
  },
  cuff: {
    in: anywhere,
    explain: (battle, figure, { prisoner }) =>
      explainUnless(
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
      refuseUnless(handOverPrisoner(table, figure.id), 'No officer beside him can take his prisoners.');
      return undefined;
    },
  },
  'take-hostage': {
    in: anywhere,
    explain: (battle, figure, { victim }) => {
      const other = findFigure(battle, victim);
      return explainUnless(
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
    explain: (_battle, figure) => explainUnless(figure.hostages.length > 0, 'He holds nobody.'),
    perform: (table, figure) => {
      letHostagesGo(table, figure.id);
      return undefined;
    },
  },
  'shoot-hostage': {
    in: anywhere,
    explain: (_battle, figure, { victim }) =>
      explainUnless(
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
      explainUnless(findFallenGun(battle, figure) !== null, 'No better gun lies beside him.'),
    perform: (table, figure) => {
      const gun = findFallenGun(table.state, figure);
      if (gun !== null) pickUpGun(table, figure.id, gun);
      return undefined;
    },
  },
};
