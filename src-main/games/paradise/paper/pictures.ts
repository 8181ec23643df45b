import { findCity, type InCity } from '#shared/games/paradise/cities/city.ts';
import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { Clipping, Edition } from '#shared/views/paper.ts';
import { captions } from '#press/engravings/captions.ts';
import { namePlate } from '#press/engravings/made.ts';
import { engravingNames, type EngravingName } from '#press/engravings/names.ts';
import { formatDistrictHeadline } from './phrases.ts';
import type { Beat, Report } from './report/beat.ts';
import { isFight } from './files/noted.ts';
import type { Cluster } from './report/joining.ts';
import type { Day } from './calendar.ts';
import { drawScene, findScene, type Scene } from './plates.ts';
import { capitalize } from '#shared/words/text.ts';
import { formatWeekdayDate } from './words.ts';
import { cutPortrait, findSubject } from './portraits.ts';

/** Captions the kit lacks, because they belong to no one city. */
const captionsOfParadise: typeof captions = {
  ...captions,
  skyline: [
    'Paradise from the river, at an hour when most of it is at home.',
    'The city and its bridge, as seen by those arriving and those departing.',
    'Twelve districts under one sky, and several landlords.',
  ],
};

type Picture = Edition['picture'];

/** Months before a picture repeats. */
const monthsApart = 3;

/** Chooses the picture of the lead: one made of the event if possible, or else a fitting engraving. */
export function choosePicture(
  cluster: Cluster | null,
  report: Report | null,
  { beat, clippings }: { beat: Beat; clippings: readonly Clipping[] },
): Picture {
  const { desk, news } = beat;
  const recent = new Set(
    clippings.filter(({ period }) => period >= news.month - monthsApart).flatMap(({ cuts }) => cuts),
  );
  const made = cluster === null ? [] : drawPictures(cluster, beat);
  const free = made.filter(({ engraving }) => !recent.has(engraving));
  const own = report?.engraving ?? 'skyline';
  const block = blockFrom(own, recent);
  const stock: Picture = {
    engraving: block,
    caption: desk.once(`caption ${block}`, captionsOfParadise[block] ?? []) ?? writeCaption(report, beat),
  };
  return free[desk.number('picture', 0, Math.max(0, free.length - 1))] ?? stock;
}

/** The block that fits, or another of the cabinet that has rested. */
function blockFrom(own: EngravingName, recent: ReadonlySet<string>): EngravingName {
  if (!recent.has(own)) return own;
  return streetCuts.find((name) => !recent.has(name)) ?? engravingNames.find((name) => !recent.has(name)) ?? own;
}

const streetCuts: readonly EngravingName[] = [
  'street',
  'precinct-house',
  'skyline',
  'city-hall',
  'courthouse',
  'river-steamer',
  'hat',
  'handcuffs',
  'telephone',
  'gavel',
];

function writeCaption(report: Report | null, { desk }: Beat): string {
  const by = desk.set('Drawn by an artist of the Times-Dispatch.') ?? '';
  if (report === null || report.place === null) return by;
  return `${formatDistrictHeadline(report.place)}, ${by.replace('Drawn', 'drawn')}`;
}

/** Draws the scene of a matter, or else the face of the person it is about. */
function drawPictures(cluster: Cluster, { dayOf, news }: Beat): Picture[] {
  const { head } = cluster;
  const scene = findScene(head);
  if (scene !== null) return [drawPlate(scene, head, { news, day: dayOf(head) })];
  const subject = findSubject(cluster);
  return subject === null ? [] : [cutPortrait(subject)];
}

function drawPlate(scene: Scene, item: NewsItem, { news, day }: { news: InCity; day: Day }): Picture {
  const { district, door } = scene;
  return {
    engraving: namePlate(district, door?.name ?? '', item.at ?? 0),
    caption: writePlateCaption(scene, item, day),
    plate: drawScene(findCity(news), scene),
  };
}

function writePlateCaption({ district, door, comers }: Scene, item: NewsItem, day: Day): string {
  const where = nameDistrict(district);
  const arrows = comers.length > 1 ? 'the arrows show who came' : 'the arrow shows who came';
  if (door === null)
    return comers.length === 0
      ? `${capitalize(where)}, from the newspaper’s own map.`
      : `Where they met in ${where}, ${formatWeekdayDate(day)}; ${arrows}.`;
  const house = door.name.replace(/^The /u, 'the ');
  const scene = isFight(item) ? `, scene of the fight of ${formatWeekdayDate(day)}` : '';
  const came = comers.length === 0 ? '' : `; ${arrows}`;
  return `The cross marks ${house} in ${where}${scene}${came}.`;
}
