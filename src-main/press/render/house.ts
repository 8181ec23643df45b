import type { EngravingName } from '../engravings/names.ts';
import { renderEngraving } from '../engravings/index.ts';
import { escapeHtml } from './escape.ts';

type HouseNotice = { head: string; line: string; engraving: EngravingName };

/** The newspaper's own notices, for room that advertisers leave. */
const notices: readonly HouseNotice[] = [
  {
    head: 'This Newspaper at Your Door',
    line: 'Daily and Sunday, fifteen cents a week by carrier. The boy rings once.',
    engraving: 'street',
  },
  {
    head: 'A Want Ad Finds It',
    line: 'Rooms, situations, umbrellas: two cents a word, three days for five.',
    engraving: 'umbrella',
  },
  {
    head: 'All the City for a Nickel',
    line: 'Ships, births, ball scores, and who holds which door.',
    engraving: 'skyline',
  },
  {
    head: 'News Is Bought by Telephone',
    line: 'Ask for the city desk. A dollar for a fire; no name is wanted.',
    engraving: 'telephone',
  },
  {
    head: 'Back Numbers at the Counter',
    line: 'Ten cents each. Bound volumes may be read on the premises, under the clock.',
    engraving: 'lamp',
  },
  {
    head: 'On the Street by Five',
    line: 'Eleven trucks, two hundred boys, and a corner for every one of them.',
    engraving: 'truck',
  },
];

/**
 * A notice of the house as large as the room between the map and the advertisements, in print alone; another one each
 * day, the same for the same day.
 */
export function renderHouseNotice(date: string): string {
  const turn = [...date].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const notice = notices[turn % notices.length];
  if (notice === undefined) return '';
  return `<div class="house" role="group" aria-label="Notice of the house"><div>${renderEngraving(notice.engraving, 'fine')}
<p><b>${escapeHtml(notice.head)}</b> ${escapeHtml(notice.line)}</p></div></div>`;
}

/** Its style rules on the printed sheet: nothing in a gap, one line in a strip, a picture where there is room. */
export const houseStyles = `
  .inside .house {
    display: flex; container: house / size; flex: 1 1 0; min-height: 0; margin: 5pt 0; overflow: hidden;
    align-items: center; justify-content: center;
  }
  @container house (height >= 46pt) {
    .house > div {
      display: flex; align-items: center; justify-content: center; gap: 18pt; width: 100%; max-height: 100%;
      border-block: 4px double var(--ink); padding: 5pt 16pt;
    }
  }
  @container house (height >= 100pt) {
    .house svg { display: block; height: 76pt; width: auto; }
    .house b { font-size: 22pt; }
    .house p { font-size: 11pt; }
  }
  @container house (height >= 170pt) {
    .house > div { height: 100%; }
    .house svg { height: 130pt; }
    .house b { font-size: 30pt; }
    .house p { font-size: 14pt; }
  }
`;
