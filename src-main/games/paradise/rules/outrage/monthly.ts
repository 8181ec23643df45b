import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { ParadiseTable } from '../table.ts';
import type { OutrageVerdict } from '#shared/games/paradise/city.ts';
import { firstAgents } from '../tables/courts.ts';

/** [PO-3] Totals and faces of the monthly roll. */
export const outrageThresholds = { quietUpTo: 14, somethingMustBeDone: 16, fedsWidenAbove: 12 } as const;

const boxcars = 12;

/**
 * [PO-4] The lowest natural roll that calls the Feds: boxcars, and one lower for each point of
 * outrage above 12.
 */
export function computeFedsThreshold(outrage: number): number {
  return boxcars - Math.max(0, outrage - outrageThresholds.fedsWidenAbove);
}

/**
 * [PO-3, PO-4] Returns the verdict of 2D6 at this outrage. Snake-eyes calm the city, boxcars (and any rolls the
 * outrage adds to them) call the Feds, and 16 or more demands that something be done; 15 is quiet unless the house
 * rule counts it. The City Editor's `lean` moves the total, never the naturals. With the Feds in town, nothing more
 * is asked of the police.
 */
export function resolveOutrageRoll(
  faces: readonly [number, number],
  outrage: number,
  rules: { fedsInTown: boolean; outrageFifteen: HouseRules['outrageFifteen']; lean?: number },
): OutrageVerdict {
  const natural = faces[0] + faces[1];
  if (natural === 2) return 'calmed';
  if (rules.fedsInTown) return 'feds-stay';
  if (natural >= computeFedsThreshold(outrage)) return 'feds-called';
  const total = natural + outrage + (rules.lean ?? 0);
  return total >= findLeastAsking(rules.outrageFifteen) ? 'something-must-be-done' : 'quiet';
}

/** [PO-3] Returns the lowest total at which the city asks for something to be done. */
function findLeastAsking(fifteen: HouseRules['outrageFifteen']): number {
  return fifteen === 'quiet' ? outrageThresholds.somethingMustBeDone : outrageThresholds.quietUpTo + 1;
}

/**
 * [PO-3, PO-4] Describes the stakes of the roll for the person who throws it, within the same bounds as the verdict.
 */
export function describeOutrageRoll(
  outrage: number,
  rules: { fedsInTown: boolean; outrageFifteen: HouseRules['outrageFifteen'] },
): string {
  const calms = 'Two 1s calm the city.';
  if (rules.fedsInTown) return `${calms} On any other throw the Feds stay in town.`;
  const feds = computeFedsThreshold(outrage);
  // Two 1s take effect before the Feds, so a 3 is the lowest throw that can call them.
  if (feds <= 3) return `${calms} Any other throw calls the Feds.`;
  const throws = feds === boxcars ? 'Two 6s call' : `Dice that show ${feds} or more call`;
  const asks = findLeastAsking(rules.outrageFifteen);
  return `${calms} ${throws} the Feds. Else a total of ${asks} or more means Something Must Be Done, and any less is quiet.`;
}

/** [PO-2] The points taken off in a month that raised no outrage. */
const quietMonthRelief = 2;

/**
 * [PO-2] Lowers the outrage in a month that did not raise it; hidden acts do not count. A raid of the law follows the
 * roll, so its outrage counts for the next month.
 */
export function easeOutrage(table: ParadiseTable): void {
  const { outrage: from, hasOutrageRisen } = table.state;
  if (hasOutrageRisen || from === 0) return;
  table.emit({ type: 'outrage-eased', from, to: Math.max(0, from - quietMonthRelief) });
}

/**
 * [PO-3, MONTH-10] Rolls the month's outrage and applies the result. Snake-eyes take D6/2 (rounded up) off, never below
 * 0.
 */
export function rollOutrage(table: ParadiseTable): OutrageVerdict {
  const { dice, state } = table;
  const before = state.outrage;
  const { lean } = state.cityHall;
  const rules = { fedsInTown: state.feds.inTown, outrageFifteen: state.houseRules.outrageFifteen };
  const roll = dice.roll({
    purpose: 'Public outrage',
    count: 2,
    meaning: describeOutrageRoll(before, rules),
    modifiers: [
      { reason: 'outrage', value: before },
      ...(lean === null ? [] : [{ reason: 'the City Editor', value: lean.points }]),
    ],
  });
  const [first = 1, second = 1] = roll.faces;
  const verdict = resolveOutrageRoll([first, second], before, { ...rules, lean: lean?.points ?? 0 });
  const relief =
    verdict === 'calmed'
      ? Math.ceil((dice.roll({ purpose: 'Snake-eyes: outrage falls by half of' }).faces[0] ?? 1) / 2)
      : 0;
  table.emit({
    type: 'outrage-rolled',
    before,
    after: Math.max(0, before - relief),
    faces: [first, second],
    total: roll.total,
    verdict,
  });
  if (verdict === 'feds-called') table.emit({ type: 'feds-arrived', month: state.month, agents: firstAgents });
  return verdict;
}
