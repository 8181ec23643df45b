import type { Edition, Story } from '#shared/views/paper.ts';
import { listStories, type AddedPiece, type PressEdit, type StoryChange } from '#shared/views/pressEdit.ts';

/**
 * Applies the games master's edits to a page. A page always has a lead: if all its stories were pulled, the printed
 * lead is kept.
 */
export function applyEdits(edition: Edition, edit: PressEdit): Edition {
  const changes = new Map(edit.stories.map((change) => [change.story, change]));
  const places = listStories(edition).map((story, place) => ({
    place,
    size: place === 0 ? 'lead' : place <= edition.seconds.length ? 'second' : 'brief',
    story: applyChange(story, changes.get(place)),
    isPulled: changes.get(place)?.isPulled === true,
  }));
  const kept = places.filter(({ isPulled }) => !isPulled);
  const pinned = kept.find(({ place }) => place === edit.lead);
  const printed = kept.find(({ size }) => size === 'lead');
  const worthiest = kept.toSorted((a, b) => b.story.newsValue - a.story.newsValue)[0];
  const lead = pinned ?? printed ?? worthiest ?? places[0];
  if (lead === undefined) return edition;
  const rest = kept.filter((one) => one !== lead);
  const listOfSize = (size: string): Story[] => rest.filter((one) => one.size === size).map(({ story }) => story);
  const { added } = edit;
  const { page: _inside, ...front } = lead.story;
  return {
    ...edition,
    lead: front,
    // The story that led is still the larger one of the others.
    seconds: [...listOfSize('lead'), ...createPieces(added, 'story', edition), ...listOfSize('second')],
    briefs: [...listOfSize('brief'), ...createPieces(added, 'letter', edition)],
    ads: [
      ...edition.ads,
      ...added
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

/** A new caption leaves the picture as it was drawn; another engraving takes its place. */
function pickPicture({ picture }: Edition, { picture: chosen }: PressEdit): Edition['picture'] {
  if (chosen === null) return picture;
  return chosen.engraving === picture.engraving ? { ...picture, ...chosen } : chosen;
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

function createPieces(added: readonly AddedPiece[], kind: AddedPiece['kind'], { lead }: Edition): Story[] {
  return added
    .filter((piece) => piece.kind === kind)
    .map(({ headline, paragraphs }) => ({
      kind: 'by-the-editor',
      headline,
      deck: kind === 'story' ? 'By the editor' : null,
      dateline: null,
      paragraphs: [...paragraphs],
      newsValue: lead.newsValue,
    }));
}
