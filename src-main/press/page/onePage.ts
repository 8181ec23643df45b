import type { Advertisement, Clipping, Edition, Plate, Story } from '#shared/views/paper.ts';
import type { Desk } from '../desk/desk.ts';
import type { TurningPoint } from '../desk/turns.ts';
import type { Printed } from '../paper.ts';
import { captions } from '../engravings/captions.ts';
import type { EngravingName } from '../engravings/names.ts';
import type { Advertiser, Feature } from './copy.ts';
import { filePeriod, readRoad, writeEnd, writeEndStories, type PaperEnding } from './ending.ts';
import { spellStory } from './numbers.ts';
import { groupNotes, createPlainStory, joinByPlace, writeStory, type Matter, type Style } from './stories.ts';

const ofOneKind = 2;
/** They fill a row of six, or two of three on a narrow page. */
const adsOnPage = 6;
const leastStories = 3;

/** A game's own part of a one-page paper; the rest is the same in every city. */
export type OnePage = {
  head: Pick<Edition, 'period' | 'date' | 'volume' | 'price' | 'motto' | 'weather'>;
  style: Style;
  /** The news in the order of the page: the first with a phrasing left is the lead. */
  matters: readonly Matter[];
  features: readonly Feature[];
  advertisers: readonly Advertiser[];
  /** Placed in the briefs before the notes. */
  boxes: readonly Story[];
  /** Draws the part of the board around a place that the news names; null where the board has no such place. */
  drawPlace?: (place: string) => Plate | null;
  /** Under a picture for which no caption is left. */
  caption: string;
  /** The clippings of the editions before. */
  files?: readonly Clipping[];
  /** The end of the game, in its last edition. */
  ending?: PaperEnding | null;
  /** The lead if no news has a phrasing left; a feature needs none. */
  quiet?: () => Story;
};

/** A feature that no edition has had. */
function pickFeature(desk: Desk, features: readonly Feature[]): Story | null {
  const listTexts = ({ headline, deck, paragraphs }: Feature) => [headline, deck, ...paragraphs];
  const feature = desk.next('feature', features, listTexts, 1);
  return feature === null ? null : createFeatureStory(feature);
}

/** Picks an old feature as a lead if there is no news and every feature was printed before. */
function pickOldFeature(desk: Desk, features: readonly Feature[]): Story[] {
  const feature = desk.pick('old feature', features, 1, () => true);
  return feature === null ? [] : [createFeatureStory(feature)];
}

function createFeatureStory({ headline, deck, paragraphs }: Feature): Story {
  return { ...createPlainStory('feature', headline, [...paragraphs]), deck };
}

/** Places advertisements; no picture is twice on a page. */
function placeAdvertisements(desk: Desk, advertisers: readonly Advertiser[], picture: EngravingName): Advertisement[] {
  const chosen: Advertisement[] = [];
  while (chosen.length < adsOnPage) {
    const next = desk.pick(
      'ads',
      advertisers,
      adsOnPage,
      ({ engraving, isClosed }) =>
        isClosed !== true && engraving !== picture && chosen.every((one) => one.engraving !== engraving),
    );
    if (next === null) break;
    chosen.push({ title: next.title, lines: [...next.lines], engraving: next.engraving });
  }
  return chosen;
}

/** Makes up the stories of the page, and the rest for notes. */
function makeUp(
  desk: Desk,
  { matters, style, features, quiet }: OnePage,
): { stories: Story[]; left: Matter[]; picture: EngravingName; place: string | null } {
  const joined = joinByPlace(matters);
  const left = [...joined];
  const stories: Story[] = [];
  let picture: EngravingName = 'skyline';
  let place: string | null = null;
  for (const matter of joined) {
    if (stories.length > style.seconds) break;
    const isLead = stories.length === 0;
    if (matter.isNote === true || (!isLead && matter.weight < style.storyWeight)) continue;
    if (stories.filter(({ kind }) => kind === matter.kind).length >= ofOneKind) continue;
    const story = writeStory(desk, matter, style, isLead);
    if (story === null) continue;
    if (isLead) picture = matter.copy.engraving;
    // A lead without a place has the picture of the next story that has one.
    place ??= matter.facts['place'] ?? null;
    stories.push(story);
    left.splice(left.indexOf(matter), 1);
  }
  if (stories.length === 0 && quiet !== undefined) stories.push(quiet());
  while (stories.length < leastStories) {
    const feature = pickFeature(desk, features);
    if (feature === null) break;
    stories.push(feature);
  }
  if (stories.length === 0) stories.push(...pickOldFeature(desk, features));
  return { stories, left, picture, place };
}

/** Prints a front page and returns the marks for the files. The same news and files always make the same page. */
export function printPage(desk: Desk, page: OnePage): Printed {
  const { period, date } = page.head;
  const filed = filePeriod(period, date, joinByPlace(page.matters));
  const edition = composePage(desk, page, readRoad(page.files ?? [], filed));
  const { lead, picture } = edition;
  const cuts = [picture.engraving];
  return { edition, clipping: { period, news: filed, marks: desk.marks, lead: lead.kind, cuts } };
}

function composePage(desk: Desk, page: OnePage, road: readonly TurningPoint[]): Edition {
  const { stories, left, picture, place } = makeUp(desk, page);
  const [first, ...others] = stories;
  const { ending = null } = page;
  const lead =
    first === undefined || ending === null
      ? first
      : { ...first, paragraphs: [...first.paragraphs, ...writeEnd(desk, ending)] };
  const seconds = ending === null ? others : [...writeEndStories(desk, ending, road), ...others];
  if (lead === undefined) throw new Error(`The edition of ${page.head.date} has no story.`);
  const plate = place === null ? null : (page.drawPlace?.(place) ?? null);
  const caption =
    plate === null || place === null
      ? (desk.pick('caption', captions[picture] ?? [], 1, () => true) ?? page.caption)
      : `Shaded: ${place}.`;
  return {
    ...page.head,
    lead: spellStory(lead),
    picture: { engraving: picture, caption, ...(plate === null ? {} : { plate }) },
    seconds: seconds.map(spellStory),
    briefs: [...page.boxes, ...groupNotes(desk, left, page.style.notesTogether).map(spellStory)],
    ads: placeAdvertisements(desk, page.advertisers, picture),
    smallPrint: [],
  };
}
