import { rulesOfPage } from './book.ts';
import type { Rule } from './book.ts';

let book: Promise<readonly Rule[]> | null = null;

/** Every rule, the campaign's before the skirmish's; read when somebody first wants one. */
export function loadRules(): Promise<readonly Rule[]> {
  book ??= Promise.all([
    import('../../../docs/rules/paradise.md'),
    import('../../../docs/rules/skirmish.md'),
  ]).then((pages) => pages.flatMap(({ default: page }) => rulesOfPage(page)));
  return book;
}
