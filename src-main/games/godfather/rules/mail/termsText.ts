import type { Clause, Terms } from '#shared/games/godfather/orders.ts';
import { dollarsSentence, parseDollars } from '#shared/words/dollars.ts';
import { findPlaceIn, type Meant } from './sheetWords.ts';

const how =
  'Write each promise as “we stay out of Harlem”, “they spare us everywhere”, “we press Midtown” or “they pay $200”.';

type Side = 'we' | 'they';

/** The promises of a deal as a sheet has them: `we stay out of Harlem; they spare us everywhere`. [GOD-DEAL-3] */
export function readTerms(text: string, turns: number): Meant<Terms> {
  const terms: Terms = { mine: [], theirs: [], turns, iPay: 0, theyPay: 0, when: 'now' };
  for (const part of text.split(/[;.]/).map((one) => one.trim())) {
    if (part === '') continue;
    const match = /^(we|they)\s+(.+)$/i.exec(part);
    const side = match?.[1]?.toLowerCase();
    if ((side !== 'we' && side !== 'they') || match?.[2] === undefined) {
      return { sentence: `“${part}” is no promise. ${how}` };
    }
    const problem = promise(terms, side, match[2]);
    if (problem !== null) return { sentence: problem };
  }
  return { is: terms };
}

/** Adds one promise to the terms; a sentence where it is none. */
function promise(terms: Terms, side: Side, text: string): string | null {
  const money = /^pay\s+(\$?\s*\d[\d,.]*(?: dollars?)?)(\s+(?:once|when)\s+(?:it\s+is\s+)?kept)?$/i.exec(text);
  if (money !== null) {
    const dollars = parseDollars(money[1] ?? '');
    if (dollars === null) return dollarsSentence;
    const when = money[2] === undefined ? 'now' : 'kept';
    if ((side === 'we' ? terms.iPay : terms.theyPay) > 0) return `“${side} pay” stands twice; write one sum.`;
    if (terms.iPay + terms.theyPay > 0 && when !== terms.when)
      return 'Both sums are paid at one time; write “once kept” behind both, or behind neither.';
    if (side === 'we') terms.iPay = dollars;
    else terms.theyPay = dollars;
    terms.when = when;
    return null;
  }
  const clause = readClause(text);
  if ('sentence' in clause) return clause.sentence;
  (side === 'we' ? terms.mine : terms.theirs).push(clause.is);
  return null;
}

function readClause(text: string): Meant<Clause> {
  const spare = /^spare\s+(?:them|us)(?:\s+everywhere|\s+in\s+(.+))?$/i.exec(text);
  if (spare !== null && spare[1] === undefined) return { is: { kind: 'spare', neighborhood: null } };
  const found = [
    { kind: 'stay-out' as const, where: /^stay\s+out\s+of\s+(.+)$/i.exec(text)?.[1] },
    { kind: 'press' as const, where: /^press\s+(?:on\s+)?(?:in\s+)?(.+)$/i.exec(text)?.[1] },
    { kind: 'spare' as const, where: spare?.[1] },
  ].find(({ where }) => where !== undefined);
  if (found?.where === undefined) return { sentence: `“${text}” is no promise. ${how}` };
  const place = findPlaceIn(found.where);
  if ('sentence' in place) return place;
  return { is: { kind: found.kind, neighborhood: place.is } };
}
