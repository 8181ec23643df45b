import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { requireNeighborhood } from '#shared/games/godfather/board.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { Found } from '#frame/find/finding.ts';
import type { GoTo } from '#frame/gameUi.ts';
import type { GodfatherSession } from './session.svelte.ts';

/** Neighborhoods, their positions and families, by name. */
export function listFinds(session: GodfatherSession, ongo: GoTo): Found[] {
  const { view } = session;
  const places = view.places.map(({ key, name, status, worthDollars }) => ({
    id: `place ${key}`,
    name,
    kind: 'Neighborhood',
    detail: worthDollars === null ? status : `${status}, ${formatDollars(worthDollars)}`,
    go: () => {
      session.place = key;
      ongo('board');
    },
  }));
  const positions = view.places.flatMap(({ key, name, pieces }) =>
    requireNeighborhood(key).positions.map((position) => {
      const owner = pieces.find((one) => one.position === position)?.seat;
      return {
        id: `position ${position}`,
        name: position,
        kind: 'Position',
        detail: owner === undefined ? `${name}, empty` : `${name}, the ${pluralizeFamily(session.nameOf(owner))}`,
        go: () => {
          session.place = key;
          ongo('board');
        },
      };
    }),
  );
  const families = view.families.map(({ seat, name, totalDollars }) => ({
    id: `family ${seat}`,
    name,
    kind: 'Family',
    detail: formatDollars(totalDollars),
    go: () => ongo('families'),
  }));
  return [...families, ...places, ...positions];
}
