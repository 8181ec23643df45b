import type { WantedRuling } from '../rulings/wanted.ts';
import { readRule, type HouseRow } from './rows.ts';

/** The house rule that the games master is about to change, as it is picked and typed. */
export class HouseRuleDraft<House> {
  key = $state('');
  text = $state('');
  readonly #rows: readonly HouseRow[];
  readonly #changed: (house: House, row: HouseRow, text: string) => House | string;

  constructor(
    rows: readonly HouseRow[],
    changed: (house: House, row: HouseRow, text: string) => House | string,
  ) {
    this.#rows = rows;
    this.#changed = changed;
  }

  /** The first rule, as it is set now. */
  begin(house: House): void {
    this.key = this.#rows[0]?.key ?? '';
    this.text = readRule(house, this.key);
  }

  /** The change as the rules take it, or what is wrong with it. */
  wanted(house: House): WantedRuling<{ kind: 'house-rules'; houseRules: House }> {
    const row = this.#rows.find(({ key }) => key === this.key);
    if (row === undefined) return { missing: 'Pick a house rule.' };
    const houseRules = this.#changed(house, row, this.text);
    return typeof houseRules === 'string'
      ? { missing: houseRules }
      : { ruling: { kind: 'house-rules', houseRules } };
  }
}
