import { readLineOrder } from '#shared/words/lineOrders.ts';
import { bargainTermsSchema, makeEmptyTerms, type BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import type { SheetNames } from './sheetNames.ts';

const how =
  'Write terms, with semicolons between, as “a truce for 3 months”, “we pay $200”, “they pay $50 for 4 months”, “they keep out of The Docks for 6 months”, “we keep out of Downtown for 6 months” or “we hand over The Blue Parrot”.';

/** [SCN-4] Reads the terms of an offer: `a truce for 3 months; they pay $200`. */
export function readTerms(names: SheetNames, text: string): BargainTerms {
  const terms = makeEmptyTerms();
  for (const part of text.split(/\s*;\s*/u).filter((one) => one !== '')) addTerm(names, terms, part);
  const checked = readLineOrder(bargainTermsSchema, terms);
  if (typeof checked === 'string') throw new Refusal(checked);
  return checked;
}

function addTerm(names: SheetNames, terms: BargainTerms, part: string): void {
  const truce = /^an? truce for (\d+) months?$/iu.exec(part);
  const payment = /^(we|they) pay (\$? ?\d[\d,.]*)(?: for (\d+) months)?$/iu.exec(part);
  const line = /^(we|they) keep out of (.+) for (\d+) months?$/iu.exec(part);
  const business = /^(we|they) hand over (.+)$/iu.exec(part);
  if (truce !== null) {
    requireOnce(terms.truceMonths === null, 'a truce');
    terms.truceMonths = Number(truce[1]);
  } else if (payment !== null) {
    const [, who = '', sum = '', months = '1'] = payment;
    requireOnce(terms.payment === null, 'a payment');
    terms.payment = { by: readSide(who), dollars: names.dollars(sum), months: Number(months) };
  } else if (line !== null) {
    const [, who = '', where = '', months = '1'] = line;
    const before = terms.line ?? { months: Number(months), ours: [], theirs: [] };
    const side = readSide(who) === 'us' ? 'theirs' : 'ours';
    requireOnce(before[side].length === 0, `“${who} keep out of”`);
    refuseUnless(
      before.months === Number(months),
      'Both sides keep out for the same time; write one number of months.',
    );
    terms.line = { ...before, months: Number(months), [side]: names.districts(where) };
  } else if (business !== null) {
    const [, who = '', where = ''] = business;
    terms.businesses.push({ by: readSide(who), business: names.place(where) });
  } else throw new Refusal(`“${part}” is no term of an offer. ${how}`);
}

/** Refuses an offer that names a term twice. */
function requireOnce(isFirst: boolean, what: string): void {
  refuseUnless(isFirst, `An offer has ${what} once; join both into one.`);
}

const readSide = (who: string): 'us' | 'them' => (who.toLowerCase() === 'we' ? 'us' : 'them');
