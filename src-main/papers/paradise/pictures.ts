import type { NewsPerson } from '#shared/games/paradise/news/news.ts';
import { districtNames, type District } from '#shared/games/paradise/city.ts';
import type { Clipping } from '#shared/views/paper.ts';
import { captions } from '#press/engravings/captions.ts';
import { nameBox, namePortrait, nameWard } from '#press/engravings/made.ts';
import { engravingNames, type EngravingName } from '#press/engravings/names.ts';
import { formatDistrictHeadline, dropArticle } from './phrases.ts';
import type { Beat, Report } from './report/beat.ts';
import { isFight, type Cluster } from './report/clusters.ts';
import { countDead } from './report/fights/toll.ts';
import { formatWeekdayDate, gangName, formatSideHead } from './words.ts';

/** Captions the kit lacks, because they belong to no one city. */
const captionsOfParadise: typeof captions = {
  ...captions,
  skyline: [
    'Paradise from the river, at an hour when most of it is at home.',
    'The city and its bridge, as seen by those arriving and those departing.',
    'Twelve districts under one sky, and several landlords.',
  ],
};

type Picture = { engraving: string; caption: string };

/** No picture comes back within so many months. */
const monthsApart = 3;

/** The picture of the lead: one made of the event where it can be, else the block that fits it. */
export function choosePicture(
  cluster: Cluster | null,
  report: Report | null,
  { beat, clippings }: { beat: Beat; clippings: readonly Clipping[] },
): Picture {
  const { desk, news } = beat;
  const recent = new Set(
    clippings
      .filter(({ period }) => period >= news.month - monthsApart)
      .flatMap(({ cuts }) => cuts),
  );
  const made = cluster === null ? [] : drawPictures(cluster, beat);
  const free = made.filter(({ engraving }) => !recent.has(engraving));
  const own = report?.engraving ?? 'skyline';
  const block = blockFrom(own, recent);
  const stock: Picture = {
    engraving: block,
    caption: desk.once(`caption ${block}`, captionsOfParadise[block] ?? []) ?? writeCaption(report),
  };
  const choices = recent.has(own) ? free : [...free, stock];
  return choices[desk.number('picture', 0, Math.max(0, choices.length - 1))] ?? stock;
}

/** The block that fits, or another of the cabinet that has rested. */
function blockFrom(own: EngravingName, recent: ReadonlySet<string>): EngravingName {
  if (!recent.has(own)) return own;
  return (
    streetCuts.find((name) => !recent.has(name)) ??
    engravingNames.find((name) => !recent.has(name)) ??
    own
  );
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

function writeCaption(report: Report | null): string {
  return report === null || report.place === null
    ? 'Drawn by an artist of the Times-Dispatch.'
    : `${formatDistrictHeadline(report.place as District)}, drawn by an artist of the Times-Dispatch.`;
}

function drawPictures({ head, items }: Cluster, { dayOf }: Beat): Picture[] {
  const people = items.filter(isFight).flatMap(({ toll }) => [...toll.dead, ...toll.arrested]);
  const heir = items.find((item) => item.kind === 'succession');
  const boss = people.find(({ isBoss }) => isBoss);
  const man: Pick<NewsPerson, 'name' | 'gang'> | null =
    boss ?? (heir === undefined ? null : { name: heir.heir, gang: heir.gang });
  const portrait =
    man === null
      ? []
      : [
          {
            engraving: namePortrait(man.name),
            caption: `${man.name}, of ${gangName(man.gang)}, from a sketch.`,
          },
        ];
  if (!isFight(head)) return portrait;
  const district = head.kind === 'battle' ? head.district : head.business.district;
  const place = head.business === null ? null : dropArticle(head.business.name);
  const ward = {
    engraving: nameWard(district, place ?? formatDistrictHeadline(district), head.at ?? 0),
    caption:
      place === null
        ? `Where it happened in ${districtNames[district]}, ${formatWeekdayDate(dayOf(head))}. The cross marks the spot.`
        : `The cross marks ${place}, scene of the fight of ${formatWeekdayDate(dayOf(head))}.`,
  };
  const score =
    head.kind === 'battle' && typeof head.attackers !== 'string' && countDead(head.toll) > 2
      ? [
          {
            engraving: nameBox(
              [head.attackers, head.defenders].map((side) => ({
                name: formatSideHead(side),
                dead: head.toll.dead.filter(
                  ({ gang }) => typeof side !== 'string' && gang.seat === side.seat,
                ).length,
                held: head.toll.arrested.filter(
                  ({ gang }) => typeof side !== 'string' && gang.seat === side.seat,
                ).length,
              })),
            ),
            caption: `The box score of ${formatWeekdayDate(dayOf(head))}, by name; men without one are not in it.`,
          },
        ]
      : [];
  return [...portrait, ...score, ward];
}
