import type { SeatId } from '#shared/words/ids.ts';
import { officialKinds, formatStyledName, type OfficialKind } from '#shared/games/paradise/officials.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import { listPayrolls } from '../lookups.ts';
import { buildOfficialRef } from '#main/games/paradise/rules/state/records/officials.ts';

/**
 * [GANG-16, LAW-7, SCN-10] Tests SMARTS of each of a gang's officials (or only those of the kinds given); one who fails
 * leaves, and takes nothing from the gang for at least a month. `because` ends the sentence “… tested their loyalty”.
 */
export function testLoyalty(
  table: ParadiseTable,
  seat: SeatId,
  because: string,
  kinds: readonly OfficialKind[] = officialKinds,
): void {
  const asked = listPayrolls(table.state, seat)
    .map(({ official }) => official)
    .filter(({ kind }) => kinds.includes(kind));
  if (asked.length === 0) return;
  const answers = asked.map((official) => {
    const { passed } = table.dice.test({
      purpose: `${formatStyledName(official)} thinks it over: SMARTS`,
      stat: official.smarts,
    });
    return { official: buildOfficialRef(official), passed };
  });
  table.emit({
    type: 'loyalty-tested',
    seat,
    because,
    stayed: answers.filter(({ passed }) => passed).map(({ official }) => official),
    left: answers.filter(({ passed }) => !passed).map(({ official }) => official),
    shunsUntilMonth: table.state.month + 1,
  });
}
