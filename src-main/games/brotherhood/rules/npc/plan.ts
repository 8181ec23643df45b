import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { formatDollars } from '#shared/words/text.ts';
import { requireFamily, listLivingSeats } from '../lookups.ts';
import { Draft, createReason, type Planned } from './draft.ts';
import { bailMen, breakControl, buyPackages, closeCrowded, type Word } from './economy.ts';
import { planErratic } from './erratic.ts';
import type { Sight } from './sight.ts';
import { planInstructions } from './instruct.ts';
import { buildOutlook, isLying, type Outlook } from './outlook.ts';
import { chooseBestTrial } from './trials.ts';
import { raid } from './raids.ts';
import { hideGodfather, planHunts, postGuards } from './violence.ts';

export type { Planned } from './draft.ts';

/** [BRO-NPC-1] Plans a family's sheet from the facts that it may know. */
export function planSheet(sight: Sight): Planned[] {
  const outlook = buildOutlook(sight);
  if (outlook.effort.isErratic) return planErratic(outlook);
  if (outlook.effort.sheets <= 1) return draftSheet(outlook);
  return chooseBestTrial(sight, draftSheet);
}

/** [BRO-NPC-2, BRO-NPC-4] Drafts one sheet by the doctrine; the outlook's whims vary it. */
export function draftSheet(outlook: Outlook): Planned[] {
  const draft = new Draft(outlook);
  const reserve = computeReserve(outlook);
  if (!draft.isLocked) {
    payPromises(outlook, draft);
    if (outlook.isBeaten) rebuild(outlook, draft);
    else runFamily(outlook, draft, reserve);
  }
  planInstructions(outlook, draft);
  return draft.planned;
}

/**
 * [BRO-NPC-2] Buys for a beaten family before anything else, and saves until there is enough; income that all families
 * have needs no guard.
 */
function rebuild(outlook: Outlook, draft: Draft): void {
  closeCrowded(outlook, draft);
  const before = draft.left;
  buyPackages(outlook, draft, { reserve: 0, word: readWord(outlook) });
  const bodyguard = draft.left < before ? 3 : 2;
  hideGodfather({ ...outlook, weights: { ...outlook.weights, bodyguard } }, draft);
}

function runFamily(outlook: Outlook, draft: Draft, reserve: number): void {
  bailMen(outlook, draft, reserve);
  closeCrowded(outlook, draft);
  hideGodfather(outlook, draft);
  if (outlook.weights.hit > 1 && !outlook.isDesperate) planHunts(outlook, draft, reserve);
  postGuards(outlook, draft, outlook.isDesperate ? 0.4 : 1);
  if (outlook.weights.raid > 1 && !outlook.isDesperate) raid(outlook, draft, reserve);
  if (outlook.isDesperate) return planHunts(outlook, draft, 0);
  buyPackages(outlook, draft, { reserve, word: readWord(outlook) });
  breakControl(outlook, draft, reserve);
  if (outlook.weights.raid <= 1) raid(outlook, draft, reserve);
  if (outlook.weights.hit <= 1) planHunts(outlook, draft, reserve);
}

/** [BRO-NPC-2, BRO-NPC-4] Money that is not spent: for guards of next turn, and for the bodyguard. */
function computeReserve({ state, weights }: Outlook): number {
  if (state.turn === 1) return 1_000;
  if (state.turn >= state.house.turns) return 0;
  const usual = state.turn >= state.house.godfatherTurn - 1 ? 4_000 : 1_000;
  return usual * weights.reserve;
}

/** [BRO-TURN-5, BRO-NPC-10] Reads the announced area: a family opens there, a liar anywhere else. */
function readWord(outlook: Outlook): Word {
  const { state, seat } = outlook;
  const said = state.announcements.flatMap((one) =>
    one.turn === state.turn && one.seat === seat && one.opensIn !== null ? [one.opensIn] : [],
  );
  return isLying(outlook) ? { closed: new Set(said), owed: new Set() } : { closed: new Set(), owed: new Set(said) };
}

/** [BRO-DEAL-1, BRO-NPC-10] Pays the money promised for this turn, in families whose word binds them. */
function payPromises({ state, seat, weights }: Outlook, draft: Draft): void {
  if (weights.trust < 0.5) return;
  for (const { from, to, what, fromTurn, outcome } of Object.values(state.promises)) {
    if (from !== seat || outcome !== 'open' || what.kind !== 'pay') continue;
    if (fromTurn > state.turn || !listLivingSeats(state).includes(to)) continue;
    if (what.dollars > draft.left - 2_000) continue;
    draft.add(
      { kind: 'give-money', to, dollars: what.dollars },
      createReason(
        `We promised the ${pluralizeFamily(requireFamily(state, to).name)} ${formatDollars(what.dollars)}, and our word is worth more.`,
        [{ name: 'paid', points: -what.dollars }],
      ),
      what.dollars,
    );
  }
}
