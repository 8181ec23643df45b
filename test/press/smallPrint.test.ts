import { expect, it } from 'vitest';
import { composeEdition } from '#main/games/paradise/paper/compose.ts';
import { renderHtml, renderMarkdown, renderText } from '#press/index.ts';
import { listSmallPrint } from '#main/games/paradise/rules/tables/smallPrint.ts';
import { houseRulesSchema } from '#shared/games/paradise/houseRules.ts';

const editionWith = (smallPrint: string[]) =>
  composeEdition({ month: 2, campaignSeed: 3, campaignTitle: 'Paradise', smallPrint, items: [] });

it('the paper prints the house rules at its foot where the campaign says so, and not otherwise', () => {
  const off = houseRulesSchema.parse({ booking: 'bail' });
  expect(listSmallPrint(off)).toEqual([]);
  const phrases = listSmallPrint({ ...off, smallPrint: 'printed', lastMonth: 24 });
  expect(phrases).toContain('Starting money: $1,000');
  expect(phrases).toContain('Booked men: bail: he is tried next month');
  expect(phrases).toContain('Last month: December 1926');
  const plain = editionWith([]);
  const printed = editionWith(phrases);
  const title = 'Paradise Times-Dispatch';
  for (const render of [
    (e: typeof plain) => renderText(title, e),
    (e: typeof plain) => renderMarkdown(title, e),
    (e: typeof plain) => renderHtml(title, e, []),
  ]) {
    expect(render(plain)).not.toContain('House rules.');
    expect(render(printed)).toMatch(/House rules\./);
    expect(render(printed)).toContain('he is tried');
  }
});

it('small print is text, never markup', () => {
  const html = renderHtml('Paradise Times-Dispatch', editionWith(['<img src=x>']), []);
  expect(html).toContain('&lt;img src=x&gt;');
});
