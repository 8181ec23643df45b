import { expect, it } from 'vitest';
import {
  composeEdition,
  renderHtml,
  renderMarkdown,
  renderText,
} from '../../src-main/press/index.ts';
import { smallPrintOf } from '../../src-main/rulebooks/paradise/tables/houseRules.ts';
import { houseRulesSchema } from '../../src-shared/vocabulary/paradise/houseRules.ts';

const editionWith = (smallPrint: string[]) =>
  composeEdition({ month: 2, campaignSeed: 3, campaignTitle: 'Paradise', smallPrint, items: [] });

it('the paper prints the house rules at its foot where the campaign says so, and not otherwise', () => {
  const off = houseRulesSchema.parse({ booking: 'bail' });
  expect(smallPrintOf(off)).toEqual([]);
  const phrases = smallPrintOf({ ...off, smallPrint: 'printed', lastMonth: 24 });
  expect(phrases).toContain('Starting money: $1,000');
  expect(phrases).toContain('Booked men: bail: he is tried next month');
  expect(phrases).toContain('Last month: December 1926');
  const plain = editionWith([]);
  const printed = editionWith(phrases);
  for (const render of [renderText, renderMarkdown, (e: typeof plain) => renderHtml(e, [])]) {
    expect(render(plain)).not.toContain('House rules.');
    expect(render(printed)).toMatch(/House rules\./);
    expect(render(printed)).toContain('he is tried');
  }
});

it('small print is text, never markup', () => {
  const html = renderHtml(editionWith(['<img src=x>']), []);
  expect(html).toContain('&lt;img src=x&gt;');
});
