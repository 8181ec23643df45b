import type { ActionOption } from '#shared/games/paradise/leading.ts';
import { requireFigure, type Battle, type FigureView } from '../battle.ts';
import { listCars, listEverybody, listOtherFighters } from '../battleIndex.ts';
import { namePiece, listLyingLoot } from '../rules/premises.ts';
import { nameOfGun } from '../rules/shooting/shot.ts';
import { listFreeSeats } from '../table/cars.ts';
import { listEntriesAt } from '../tactics/entries.ts';
import { isFoe } from '../rules/foes.ts';
import { explainAction } from './deeds.ts';
import { forecastAction } from './forecast.ts';
import { sketchBombs, sketchFight } from './fightOptions.ts';
import { sketchMoves, countGunsOn, describeExposure } from './moveOptions.ts';
import { copyPlace, type Sketch } from './deed.ts';

/** [CARD-6] Lists a figure's possible next actions with their odds: the deeds that `performAction` takes. */
export function listActions(battle: Battle, figure: FigureView, left: number): ActionOption[] {
  const labels = new Set<string>();
  // The nearest of several places with one name is listed; the others are pointed at.
  const isNew = ({ label }: Sketch): boolean => {
    const isKnown = labels.has(label);
    labels.add(label);
    return !isKnown;
  };
  return sketchActions(battle, figure)
    .filter(({ action }) => explainAction(battle, figure, action, left) === null)
    .filter(isNew)
    .map((sketch) => ({
      ...{ target: null, to: null, guns: null, warning: null },
      ...sketch,
      chance: forecastAction(battle, figure, sketch.action, left),
    }));
}

/** Lists all actions that might be open to him, legal or not. */
function sketchActions(battle: Battle, figure: FigureView): Sketch[] {
  const foes = listOtherFighters(battle, figure.side).filter((one) => isFoe(battle, figure, one));
  return [
    { action: { kind: 'lose-temper' }, label: 'Go for the nearest enemy' },
    { action: { kind: 'recover' }, label: describeRecovery(figure) },
    ...sketchNerve(battle, figure),
    ...foes.flatMap((enemy) => sketchFight(battle, figure, enemy)),
    ...sketchBombs(battle, figure, foes),
    ...sketchErrands(battle, figure),
    ...sketchCars(battle),
    ...sketchMoves(battle, figure, foes),
    { action: { kind: 'wait' }, label: 'Do nothing more on this card' },
  ];
}

function describeRecovery({ recovery }: FigureView): string {
  return recovery > 1 ? `Gather himself (${recovery} actions to go)` : 'Get up';
}

function sketchNerve(battle: Battle, figure: FigureView): Sketch[] {
  const cowards = listEverybody(battle).filter(
    (one) => one.side === figure.side && one.isNervous && one.id !== figure.id,
  );
  return [
    { action: { kind: 'grip' }, label: 'Get a grip', warning: 'If he fails, he leaves the fight.' },
    ...cowards.map((one): Sketch => ({
      action: { kind: 'slap', friend: one.id },
      label: `Slap ${one.name} back to his senses`,
      target: one.id,
    })),
    {
      action: { kind: 'give-up' },
      label: 'Surrender',
      warning: 'He throws down his weapons and is arrested; friends who see it may follow.',
    },
  ];
}

function sketchErrands(battle: Battle, figure: FigureView): Sketch[] {
  const loot = listLyingLoot(battle).flatMap(({ id, at }): Sketch[] => [
    { action: { kind: 'grab', piece: id }, label: `Take ${namePiece(id)}`, to: copyPlace(at) },
    { action: { kind: 'smash', piece: id }, label: `Smash ${namePiece(id)}`, to: copyPlace(at) },
  ]);
  const bodies = listEverybody(battle).flatMap((one): Sketch[] => [
    { action: { kind: 'cuff', prisoner: one.id }, label: `Put the cuffs on ${one.name}`, target: one.id },
    {
      action: { kind: 'finish', victim: one.id },
      label: `Make sure of ${one.name}`,
      target: one.id,
      warning: 'He kills a man who cannot defend himself.',
    },
    {
      action: { kind: 'take-hostage', victim: one.id },
      label: `Take ${one.name} for a shield`,
      target: one.id,
      warning: 'Hostages stir up outrage.',
    },
    {
      action: { kind: 'shoot-hostage', victim: one.id },
      label: `Shoot ${one.name}, whom he holds`,
      target: one.id,
      warning: 'This cannot be taken back.',
    },
  ]);
  const entries = listEntriesAt(battle, figure).map(({ kind, far }, entry): Sketch => ({
    action: { kind: 'go-through', entry },
    label: kind === 'window' ? 'Leap through the window' : 'Climb the fire escape',
    to: copyPlace(far),
  }));
  return [
    ...loot,
    ...bodies,
    ...entries,
    { action: { kind: 'telephone' }, label: 'Telephone for help' },
    { action: { kind: 'cut-telephone' }, label: 'Tear the telephone off the wall' },
    { action: { kind: 'pick-up' }, label: 'Take the gun that lies there' },
    { action: { kind: 'hand-over' }, label: 'Leave his prisoners to another officer' },
    { action: { kind: 'free-hostages' }, label: 'Let his hostages go' },
    { action: { kind: 'reload' }, label: 'Reload' },
    { action: { kind: 'hide' }, label: 'Get out of sight' },
  ];
}

const boarding = {
  wheel: 'Get behind the wheel of',
  inside: 'Get into',
  board: 'Jump on the running board of',
} as const;

function sketchCars(battle: Battle): Sketch[] {
  return [
    ...listCars(battle).flatMap((car) =>
      listFreeSeats(car).map((seat): Sketch => ({
        action: { kind: 'get-in', car: car.id, seat },
        label: `${boarding[seat]} the ${car.kind}`,
        target: car.id,
      })),
    ),
    { action: { kind: 'get-out' }, label: 'Get out of the car' },
    { action: { kind: 'leave' }, label: 'Leave the table', warning: 'He is out of this battle for good.' },
  ];
}

/** A man's state in words, for the side panel and the list of actions. */
export function describeState(battle: Battle, figure: FigureView): string {
  const guns = figure.firearms
    .map(({ gun, isEmpty, isJammed }) => `${nameOfGun(gun)}${isJammed ? ' (jammed)' : isEmpty ? ' (empty)' : ''}`)
    .join(', ');
  const target = figure.aimsAt === null ? null : requireFigure(battle, figure.aimsAt).name;
  return [
    figure.profile,
    ...(battle.plan.target === figure.id ? ['the man they came for'] : []),
    guns === '' ? 'no gun' : guns,
    ...(figure.wounds > 0 ? [`${figure.wounds} off all stats`] : []),
    ...(figure.recovery > 0 || figure.posture === 'down' ? ['on the ground'] : []),
    ...(figure.isNervous ? ['shaken'] : []),
    ...(figure.carId === null ? [describeExposure(countGunsOn(battle, figure, figure.at))] : []),
    ...(figure.isHidden ? ['in hiding'] : []),
    ...(target === null ? [] : [`aims at ${target}`]),
    ...(figure.loot > 0 ? [`carries ${figure.loot} of Loot`] : []),
  ].join(', ');
}
