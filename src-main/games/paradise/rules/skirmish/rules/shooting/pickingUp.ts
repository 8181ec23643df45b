import {
  requireFigure,
  type Battle,
  type Firearm,
  type FigureId,
  type FigureView,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listFallen } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';
import { computeDistance } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { gunTable, isTwoHanded, type Gun } from '#main/games/paradise/rules/skirmish/table/weapons.ts';

/** How near a fallen man one takes the gun out of his hands. */
const reachInches = 1;

const gunNames: Readonly<Record<Gun, string>> = {
  'purse-gun': 'purse gun',
  pistol: 'pistol',
  carbine: 'carbine',
  rifle: 'rifle',
  'high-powered-rifle': 'high-powered rifle',
  'pump-shotgun': 'pump shotgun',
  'double-barreled-shotgun': 'double-barreled shotgun',
  'tommy-gun': 'Tommy gun',
  bar: 'BAR',
  'light-machine-gun': 'light machine gun',
  'heavy-machine-gun': 'heavy machine gun',
};

/** A gun beside a figure who can no longer use it. */
export type FallenGun = { owner: FigureView; index: number };

/** [CARD-6] Finds the best gun within so many inches that is worth more to a man than his own; null for none. */
export function findFallenGun(battle: Battle, figure: FigureView, inches: number = reachInches): FallenGun | null {
  let best: FallenGun | null = null;
  let most = -1;
  for (const owner of listFallen(battle)) {
    if (owner.firearms.length === 0 || computeDistance(owner.at, figure.at) > inches) continue;
    if (most < 0) most = scoreOwnGuns(figure);
    for (const [index, firearm] of owner.firearms.entries()) {
      const worth = scoreGun(figure, firearm);
      if (worth <= most) continue;
      most = worth;
      best = { owner, index };
    }
  }
  return best;
}

function scoreOwnGuns(figure: FigureView): number {
  return Math.max(0, ...figure.firearms.map((firearm) => scoreGun(figure, firearm)));
}

/** Scores a gun by the dice of its best way of firing; nothing for one that does not fire, or that takes two hands of one. */
function scoreGun(figure: FigureView, { gun, isEmpty, isJammed }: Firearm): number {
  if (isEmpty || isJammed) return 0;
  if (isTwoHanded(gun) && figure.skills.includes('one-armed-man')) return 0;
  return Math.max(...gunTable[gun].map(({ dice }) => dice));
}

/** [CARD-6] Takes a gun as it is, loaded or half empty, with an action; it is the first he fires. */
export function pickUpGun(table: BattleTable, id: FigureId, { owner, index }: FallenGun): void {
  const figure = requireFigure(table.state, id);
  const taken = owner.firearms[index];
  if (taken === undefined) throw new Error(`${owner.id} has no gun ${index}.`);
  table.emit({
    type: 'told',
    text: `${figure.name} takes the ${gunNames[taken.gun]} of ${owner.name}.`,
    figures: {
      ...makeChange(id, {
        firearms: [markTaken(taken, owner.id, id), ...figure.firearms.map((one) => ({ ...one }))],
        aimsAt: null,
      }),
      ...makeChange(owner.id, { firearms: owner.firearms.toSpliced(index, 1).map((one) => ({ ...one })) }),
    },
  });
}

/** Records a gun's owner, unless he has it back. */
function markTaken(firearm: Firearm, from: FigureId, by: FigureId): Firearm {
  const { gun, isEmpty, isJammed, blasts, takenFrom = from } = firearm;
  const bare = { gun, isEmpty, isJammed, blasts };
  return takenFrom === by ? bare : { ...bare, takenFrom };
}

/** [SCN-12] Lists the guns of others that a man has at the end. */
export function listGunsTaken(figure: FigureView): { gun: Gun; from: FigureId }[] {
  return figure.firearms.flatMap(({ gun, takenFrom }) => (takenFrom === undefined ? [] : [{ gun, from: takenFrom }]));
}
