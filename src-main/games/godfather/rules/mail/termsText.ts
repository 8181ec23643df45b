import type { Clause, Terms } from '#shared/games/godfather/orders.ts';
import { dollarsSentence, parseDollars } from '#shared/words/dollars.ts';
import { refuseLine } from '#shared/words/lineOrders.ts';
import { readPlace } from './sheetWords.ts';

const how =
  'Write each promise as “we stay out of Harlem”, “they spare us everywhere”, “we press Midtown” or “they pay $200”.';

type Side = 'we' | 'they';

/** The promises of a deal as a sheet has them: `we stay out of Harlem; they spare us everywhere`. [GOD-DEAL-3] */
export function readTerms(text: string, turns: number): Terms {
  const terms: Terms = { mine: [], theirs: [], turns, iPay: 0, theyPay: 0, when: 'now' };
  for (const part of text.split(/[;.]/).map((one) => one.trim())) {
    if (part === '') continue;
    const match = /^(we|they)\s+(.+)$/i.exec(part);
    const side = match?.[1]?.toLowerCase();
    if ((side !== 'we' && side !== 'they') || match?.[2] === undefined) {
      return refuseLine(`“${part}” is no promise. ${how}`);
    }
    addPromise(terms, side, match[2]);
  }
  return terms;
}

/** Adds one promise to the terms. */
function addPromise(terms: Terms, side: Side, text: string): void {
  const money = /^pay\s+(\$?\s*\d[\d,.]*(?: dollars?)?)(\s+(?:once|when)\s+(?:it\s+is\s+)?kept)?$/i.exec(text);
  if (money === null) {
    (side === 'we' ? terms.mine : terms.theirs).push(readClause(text));
    return;
  }
  const dollars = parseDollars(money[1] ?? '') ?? refuseLine(dollarsSentence);
  const when = money[2] === undefined ? 'now' : 'kept';
  if ((side === 'we' ? terms.iPay : terms.theyPay) > 0) refuseLine(`“${side} pay” stands twice; write one sum.`);
  if (terms.iPay + terms.theyPay > 0 && when !== terms.when)
    refuseLine('Both sums are paid at one time; write “once kept” behind both, or behind neither.');
  if (side === 'we') terms.iPay = dollars;
  else terms.theyPay = dollars;
  terms.when = when;
}

function readClause(text: string): Clause {
  const spare = /^spare\s+(?:them|us)(?:\s+everywhere|\s+in\s+(.+))?$/i.exec(text);
  if (spare !== null && spare[1] === undefined) return { kind: 'spare', neighborhood: null };
  const found = [
    { kind: 'stay-out' as const, where: /^stay\s+out\s+of\s+(.+)$/i.exec(text)?.[1] },
    { kind: 'press' as const, where: /^press\s+(?:on\s+)?(?:in\s+)?(.+)$/i.exec(text)?.[1] },
    { kind: 'spare' as const, where: spare?.[1] },
  ].find(({ where }) => where !== undefined);
  if (found?.where === undefined) return refuseLine(`“${text}” is no promise. ${how}`);
  return { kind: found.kind, neighborhood: readPlace(found.where) };
}
