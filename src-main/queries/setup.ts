import type { GangQuote, RulebookTables } from '../../src-shared/views/setup.ts';
import type { HouseRules } from '../../src-shared/vocabulary/paradise/houseRules.ts';
import type { GangSetup } from '../../src-shared/vocabulary/paradise/setup.ts';
import { defaultRulebook } from '../registry.ts';

/** The rulebook's tables and house rules, for forms. */
export function formTables(): RulebookTables {
  return defaultRulebook.tables();
}

/** What a gang being set up costs and why it could not start. */
export function quoteGang(gang: GangSetup, houseRules: HouseRules): GangQuote {
  return defaultRulebook.quoteSetup(gang, houseRules);
}
