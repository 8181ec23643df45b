import { escapeHtml } from './escape.ts';

/** Small advertisements of the public, whose first word is set in capitals. */
const classifieds: readonly string[] = [
  'WANTED: piano, unshot. Apply at any speakeasy in Riverside.',
  'LOST: gray fedora with one hole. The owner wants the hat back and no questions.',
  'ROOM, front, two exits. Gentleman preferred who sleeps days.',
  'SITUATION wanted by driver. Knows every alley; has forgotten every passenger.',
  'FOR SALE: safe, door slightly used. Buyer must carry.',
  'FOUND: one shoe, Pier 3. Owner may describe the other.',
  'BOOKKEEPER, two sets. References from both.',
  'WANTED: bartender who can duck. Steady work until further notice.',
  'FOR SALE: sedan, new glass, low mileage since January.',
  'DOG, large, answers to nobody. Will trade for a larger one.',
  'WANTED: tuba player for funerals. Busy season.',
  'LESSONS in elocution. Learn to say nothing clearly.',
  'FOR RENT: store on a quiet corner. It was not always quiet.',
  'WANTED: night watchman. The last one saw too much.',
  'PERSONAL: Mother, I am well and it was not me. —Joe.',
  'FOR SALE: violin case, empty, never held a violin.',
  'WIDOW, cheerful, would meet widower. No bootleggers; one was enough.',
  'PLASTERER. Holes filled while you wait, in walls only.',
  'LOST: alibi, between Oak Bluff and the courthouse. Reward.',
  'WANTED: twelve men, good and true, for jury duty. Apply early; some leave town.',
  'BOARD with family. Breakfast, supper, and no curiosity.',
  'FOR SALE: boat, fast. Runs without lights.',
  'SIGN painter. Names changed on doors overnight.',
  'PARROT, talks. Must be sold before the trial.',
];

/** The most of them in one place; a sheet shows as many as it has room for. */
const mostInPlace = 12;

/** Renders the classifieds of a day; those of the page inside are not those of the front. */
export function renderClassifieds(date: string, page: 1 | 2): string {
  const turn = [...date].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const first = turn * 5 + (page - 1) * mostInPlace;
  const lines = Array.from({ length: mostInPlace }, (_, nth) => classifieds[(first + nth) % classifieds.length] ?? '');
  return `<div class="classifieds" role="group" aria-label="Want ads"><h3>Want Ads</h3>
${lines.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}</div>`;
}

/** Their style rules on the printed sheet: whole lines in as many columns as the room has, and nothing in a gap. */
export const classifiedStyles = `
  .classifieds {
    display: block; flex: 1 1 0; min-height: 0; margin: 5pt 0 0 7pt; overflow: hidden; columns: 85pt auto;
    column-gap: 10pt; column-fill: auto; container: classifieds / size; border-top: 3px double var(--ink);
    padding-top: 3pt; font-size: 0.92em; line-height: 1.16;
  }
  .classifieds h3 { font: 700 1em/1.3 'Old Standard TT', serif; text-transform: uppercase; text-align: center; }
  .classifieds p { break-inside: avoid; margin-bottom: 3pt; text-align: left; text-indent: 0; }
  @container classifieds (height < 40pt) { .classifieds > * { display: none; } }
`;
