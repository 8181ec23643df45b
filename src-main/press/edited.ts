import type { Edition, Story } from '#shared/views/paper.ts';
import { listStories, type AddedPiece, type PressEdit, type StoryChange } from '#shared/views/pressEdit.ts';

/** A story on the page being edited: its place, and the part of the page it was printed in. */
type Placed = { place: number; size: 'lead' | 'second' | 'brief'; story: Story };

/**
 * Applies an editor's changes to a page. A page always has a lead: if all its stories were pulled, the printed lead is
 * kept.
 */
export function applyEdits(edition: Edition, edit: PressEdit): Edition {
  const placed = listPlaced(edition, edit);
  const pulled = new Set(edit.stories.filter(({ isPulled }) => isPulled).map(({ story }) => story));
  const kept = placed.filter(({ place }) => !pulled.has(place));
  const printed = kept.find(({ size }) => size === 'lead');
  const worthiest = kept.toSorted((a, b) => b.story.newsValue - a.story.newsValue)[0];
  const lead = kept.find(({ place }) => place === edit.lead) ?? printed ?? worthiest ?? placed[0];
  if (lead === undefined) return edition;
  const rest = sortByOrder(
    kept.filter((one) => one !== lead),
    edit.order,
  );
  const { page: _inside, ...front } = lead.story;
  const { head, correction } = edit;
  const title = head.title ?? edition.title;
  return {
    ...edition,
    ...(title === undefined ? {} : { title }),
    motto: head.motto ?? edition.motto,
    price: head.price ?? edition.price,
    weather: head.weather ?? edition.weather,
    lead: front,
    seconds: rest.filter(({ size }) => size !== 'brief').map(({ story }) => story),
    briefs: [
      ...(correction === null ? [] : [createStory('Correction', [correction])]),
      ...placeLetters(
        edition,
        rest.filter(({ size }) => size === 'brief').map(({ story }) => story),
        edit.added.filter(({ kind }) => kind === 'letter'),
      ),
    ],
    ads: [
      ...edition.ads.filter((_ad, place) => !edit.withoutAds.includes(place)),
      ...edit.added
        .filter(({ kind }) => kind === 'advertisement')
        .map(({ headline, paragraphs }) => ({
          title: headline,
          lines: [...paragraphs],
          engraving: edition.ads[0]?.engraving ?? edition.picture.engraving,
        })),
    ],
    picture: pickPicture(edition, edit),
    ...(edition.pages === undefined ? {} : { pages: { ...edition.pages, banner: findBanner(edition, front) } }),
  };
}

/** Lists the stories of the page by place: the printed ones, and then the editor's own, which are second only to the lead. */
function listPlaced(edition: Edition, { stories, added }: PressEdit): Placed[] {
  const changes = new Map(stories.map((change) => [change.story, change]));
  const printed = listStories(edition).map((story, place): Placed => ({
    place,
    size: place === 0 ? 'lead' : place <= edition.seconds.length ? 'second' : 'brief',
    story: applyChange(story, changes.get(place)),
  }));
  const own = added.flatMap((piece, nth): Placed[] =>
    piece.kind === 'story' ? [{ place: printed.length + nth, size: 'second', story: writePiece(piece, edition) }] : [],
  );
  // The story that led is still the larger one of the others.
  const [first, ...others] = printed;
  return first === undefined ? own : [first, ...own, ...others];
}

function sortByOrder(stories: readonly Placed[], order: readonly number[]): Placed[] {
  const ranks = new Map(order.map((place, rank) => [place, rank]));
  return stories.toSorted((a, b) => (ranks.get(a.place) ?? Infinity) - (ranks.get(b.place) ?? Infinity) || 0);
}

/** A new caption leaves the picture as it was drawn; another picture takes its place. */
function pickPicture({ picture }: Edition, { picture: chosen }: PressEdit): Edition['picture'] {
  if (chosen === null) return picture;
  const isDrawn = chosen.engraving === picture.engraving && chosen.photo === undefined;
  return isDrawn ? { ...picture, caption: chosen.caption } : chosen;
}

/** A banner is the headline of the story it was set for, retitled too; another story has none. */
function findBanner({ pages, lead }: Edition, front: Story): string | null {
  const banner = pages?.banner ?? null;
  if (banner !== lead.headline) return front.headline === lead.headline ? banner : null;
  return front.kind === lead.kind && front.newsValue === lead.newsValue ? front.headline : null;
}

function applyChange(story: Story, change: StoryChange | undefined): Story {
  if (change === undefined || change.isPulled) return story;
  const { headline, deck, paragraphs } = change;
  return { ...story, headline, deck, paragraphs };
}

/** Creates a story in the words of whoever has the press; it is no news of the desk's. */
export function createStory(headline: string, paragraphs: readonly string[]): Story {
  return { kind: 'by-the-editor', headline, deck: null, dateline: null, paragraphs: [...paragraphs], newsValue: 0 };
}

function writePiece({ headline, deck, byline, paragraphs }: AddedPiece, { lead }: Edition): Story {
  return { ...createStory(headline, paragraphs), deck, dateline: byline, newsValue: lead.newsValue };
}

const lettersHead = 'Letters to the Editor';

/** Puts letters into the column of letters, each with its signature; a paper without the column gets one. */
export function placeLetters(
  { pages }: Pick<Edition, 'pages'>,
  briefs: readonly Story[],
  letters: readonly Pick<AddedPiece, 'headline' | 'paragraphs'>[],
): Story[] {
  if (letters.length === 0) return [...briefs];
  const written = letters.flatMap(({ headline, paragraphs }) => [
    ...paragraphs.slice(0, -1),
    `${paragraphs.at(-1) ?? ''} —${headline}`,
  ]);
  const column = briefs.find(({ headline }) => headline === lettersHead);
  if (column === undefined) {
    return [...briefs, { ...createStory(lettersHead, written), ...(pages === undefined ? {} : { page: 2 as const }) }];
  }
  return briefs.map((story) =>
    story === column ? { ...story, paragraphs: [...story.paragraphs, ...written] } : story,
  );
}
