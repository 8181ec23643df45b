import { meetRushes } from '../rules/brawling/rushes.ts';
import { activate } from '../tactics/activate.ts';
import { requireFigure, isInFight, computeStat, type Battle, type FigureView, type Side } from '../battle.ts';
import { listFighters } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { callOffByLosses, end, endWithLastStanding } from '../outcomes/endings.ts';
import type { ScenarioRules } from '../scenario.ts';
import { sides } from '../table/sides.ts';
import { listListeningModifiers, listTalkingModifiers } from '../rules/talk.ts';
import { addCrowd, layTable, main, createRules, type TableMaker } from './common.ts';

/** [SCN-4] Both parties at their tables; out of doors, on their two sides of the place. */
export const meetTable: TableMaker = (muster, dice) => {
  const setUp = layTable(muster, dice);
  const { x, y } = setUp.premises;
  const inside = setUp.state.layout.buildings.length > 0 ? main : null;
  setUp.place(muster.attackers.crew, { x: x - 3, y }, inside);
  setUp.place(muster.defenders.crew, { x: x + 3, y }, inside);
  addCrowd(setUp, dice);
  return setUp;
};

/**
 * [SCN-4] Talks first, and shoots only if a side draws, which then has an action with all its men before the first
 * card.
 */
export const meetRules: ScenarioRules = createRules({
  reinforce(table) {
    if (table.state.hasTalked) return;
    negotiate(table);
    const { traitor, winner } = table.state;
    if (traitor === null || winner !== null) return;
    for (const { id } of listFighters(table.state, traitor)) {
      if (isInFight(requireFigure(table.state, id))) activate(table, id, 1, { kind: 'fight' });
    }
    meetRushes(table);
  },
  check(table) {
    if (table.state.hasTalked) endWithLastStanding(table, 'treachery');
    else negotiate(table);
  },
  callOff: (table) => callOffByLosses(table, 'treachery'),
});

/** Finds the speaker of a side: its Boss, or else the man with the most SMARTS. */
export function findNegotiator(battle: Battle, side: Side): FigureView | null {
  let best: FigureView | null = null;
  for (const figure of listFighters(battle, side)) {
    if (figure.isBoss) return figure;
    if (best === null || computeStat(figure, 'smarts') > computeStat(best, 'smarts')) best = figure;
  }
  return best;
}

/**
 * [SCN-4] Shoots for a side that came to shoot. Otherwise each side rolls a D6, and a one draws; else SMARTS against
 * SMARTS decides.
 */
function negotiate(table: BattleTable): void {
  const drawing = listDrawing(table);
  if (drawing.length > 0) {
    table.emit({ type: 'talked', traitor: table.dice.pick(drawing, 'Who draws first') });
    return;
  }
  const wins = sides.filter((side) => testSpeaker(table, side));
  table.emit({ type: 'talked', traitor: null });
  const [only] = wins;
  if (wins.length === 1 && only !== undefined) end(table, only, 'deal', 'A deal is struck.');
  else end(table, 'nobody', 'no-deal', 'They part as they came.');
}

/**
 * Lists the sides that draw: those that came to draw, or else by a D6 a side. Both dice are rolled before either side
 * draws.
 */
function listDrawing(table: BattleTable): Side[] {
  const planned = table.state.plan.treacherous;
  if (planned.length > 0) {
    table.emit({ type: 'told', text: 'Guns come out.' });
    return [...planned];
  }
  return sides.filter((side) => {
    const { total } = table.dice.roll({ purpose: `Do the ${side} mean it` });
    table.emit({ type: 'told', text: total === 1 ? 'Guns come out.' : 'They sit down.' });
    return total === 1;
  });
}

/** [SCN-4, SK-25, SK-42, SK-51] Tests the speaker's SMARTS; a six always fails. */
function testSpeaker(table: BattleTable, side: Side): boolean {
  const speaker = findNegotiator(table.state, side);
  if (speaker === null) return false;
  const { passed } = table.dice.test({
    purpose: `${speaker.name} makes his case: SMARTS`,
    stat: computeStat(speaker, 'smarts'),
    modifiers: [...listTalkingModifiers(speaker), ...listListeningModifiers(speaker)],
    sixFails: true,
  });
  table.emit({ type: 'told', text: passed ? 'A good case.' : 'A weak case.' });
  return passed;
}
