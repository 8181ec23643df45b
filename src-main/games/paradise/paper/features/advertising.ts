import type { BusinessType } from '#shared/games/paradise/city.ts';
import type { NewsBusiness } from '#shared/games/paradise/news/news.ts';
import type { Advertisement } from '#shared/views/paper.ts';
import { fill } from '#press/desk/phrasings.ts';
import type { EngravingName } from '#press/engravings/names.ts';
import { collectBusinessFacts } from '../phrases.ts';
import { isFight } from '../files/noted.ts';
import type { Beat } from '../report/beat.ts';
import { advertisements } from './advertisements.ts';

const ofTheCity = 2;
const onPage = 6;

type Notice = { lines: readonly (readonly string[])[]; engraving: EngravingName };

const soft: Notice = {
  lines: [
    ['Soft drinks, hot suppers.', 'Ask for the manager', 'At the sign of {Place}, {District}'],
    ['Ginger ale as you like it.', 'Private rooms', 'At the sign of {Place}, {District}'],
    ['Open when others are shut.', 'No minors, no politics', 'At the sign of {Place}, {District}'],
  ],
  engraving: 'teapot',
};
const stage: Notice = {
  lines: [
    ['Dine and dance.', 'Cover charge 75 cents', 'At the sign of {Place}, {District}'],
    ['Two orchestras nightly.', 'Tables by telephone', 'At the sign of {Place}, {District}'],
    ['The floor that bends with you.', 'Ladies welcome', 'At the sign of {Place}, {District}'],
  ],
  engraving: 'piano',
};
const games: Notice = {
  lines: [
    ['Cards and billiards.', 'Members and their friends', 'At the sign of {Place}, {District}'],
    ['Sporting returns by wire.', 'Cigars', 'At the sign of {Place}, {District}'],
  ],
  engraving: 'card-table',
};
const ring: Notice = {
  lines: [
    ['Boxing instruction.', 'Six rounds, one dollar', 'At the sign of {Place}, {District}'],
    ['Bouts on Friday night.', 'Ringside $2.20', 'At the sign of {Place}, {District}'],
  ],
  engraving: 'boxing-gloves',
};
const haul: Notice = {
  lines: [
    ['Hauling, day or night.', 'No questions, no breakage', 'At the sign of {Place}, {District}'],
    ['Moving? So are we.', 'Closed trucks', 'At the sign of {Place}, {District}'],
  ],
  engraving: 'truck',
};
const track: Notice = {
  lines: [
    ['First race at two.', 'Grand stand 50 cents', 'At the sign of {Place}, {District}'],
    ['The sport of the season.', 'Cars from Downtown every ten minutes', 'At the sign of {Place}, {District}'],
  ],
  engraving: 'racehorse',
};

/** Such houses of the campaign as could buy space in a family newspaper. */
const notices: Partial<Record<BusinessType, Notice>> = {
  'low-dive': soft,
  speakeasy: soft,
  nightclub: stage,
  trucking: haul,
  'gambling-den': games,
  'gentlemans-club': games,
  casino: stage,
  gym: ring,
  arena: ring,
  racetrack: track,
  'dog-track': track,
};

function writeNotice(business: NewsBusiness, { desk }: Beat): Advertisement | null {
  const notice = notices[business.type];
  if (notice === undefined) return null;
  const facts = collectBusinessFacts(business);
  const lines = notice.lines[desk.number(`notice ${business.id}`, 0, notice.lines.length - 1)] ?? [];
  return {
    title: facts['Place'] ?? business.name,
    lines: lines.flatMap((line) => desk.set(line) ?? []).map((line) => fill(line, facts)),
    engraving: notice.engraving,
  };
}

/** The houses in the month’s news that are open, each once: not those that were shut, fought over or closed by the law. */
function listHouses({ news }: Beat): NewsBusiness[] {
  const houses = new Map<string, NewsBusiness>();
  const closed = new Set<string>();
  for (const item of news.items) {
    if (!('business' in item) || item.business === null) continue;
    houses.set(item.business.id, item.business);
    if (item.kind === 'shut' || item.kind === 'raid-ordered' || isFight(item)) closed.add(item.business.id);
    if (item.kind === 'reopened') closed.delete(item.business.id);
  }
  return [...houses.values()].filter(({ id }) => !closed.has(id));
}

/** The month’s advertisements: houses of the campaign first, then the trade of the city. */
export function writeAdvertisements(beat: Beat, picture: string): Advertisement[] {
  const { desk } = beat;
  const chosen: Advertisement[] = [];
  const isFree = (engraving: string): boolean =>
    engraving !== picture && chosen.every((one) => one.engraving !== engraving);
  for (const business of listHouses(beat)) {
    const ad = chosen.length < ofTheCity ? writeNotice(business, beat) : null;
    if (ad !== null && isFree(ad.engraving)) chosen.push(ad);
  }
  while (chosen.length < onPage) {
    const next = desk.pick(
      'advertisements',
      advertisements,
      onPage,
      ({ title, engraving }) => chosen.every((one) => one.title !== title) && isFree(engraving),
    );
    if (next === null) break;
    chosen.push({ ...next, lines: [...next.lines] });
  }
  return chosen;
}
