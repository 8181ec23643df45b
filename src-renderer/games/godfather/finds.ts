import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { requireNeighborhood } from '#shared/games/godfather/board.ts';
import { cardTable } from '#shared/games/godfather/cards.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import type { PlaceView } from '#shared/games/godfather/views.ts';
import { capitalize, formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import type { Found } from '#frame/find/finding.ts';
import type { GoTo } from '#frame/gameUi.ts';
import type { GodfatherSession } from './session.svelte.ts';

/** Neighborhoods, their positions and families, by name. */
export function listFinds(session: GodfatherSession, ongo: GoTo): Found[] {
  const { view } = session;
  const places = view.places.map((place) => ({
    id: `place ${place.key}`,
    name: place.name,
    kind: 'Neighborhood',
    detail: place.worthDollars === null ? place.status : `${place.status}, ${formatDollars(place.worthDollars)}`,
    facts: describePlace(session, place),
    color: place.controller === null ? null : session.colorOf(place.controller),
    go: () => {
      session.place = place.key;
      ongo('board');
    },
  }));
  const positions = view.places.flatMap(({ key, name, pieces, racket, dangers }) =>
    requireNeighborhood(key).positions.map((position) => {
      const owner = pieces.find((one) => one.position === position)?.seat;
      const danger = dangers.find(({ positions: all }) => all.includes(position));
      return {
        id: `position ${position}`,
        name: position,
        kind: 'Position',
        detail: owner === undefined ? `${name}, empty` : `${name}, the ${pluralizeFamily(session.nameOf(owner))}`,
        facts: [
          ...(owner === undefined || racket === null ? [] : [capitalize(racketTable[racket].piece)]),
          ...(danger === undefined
            ? []
            : [
                `In danger: ${formatCount(danger.outs, 'way')} out, then ${formatCount(danger.positions.length, 'man', 'men')} fall`,
              ]),
        ],
        color: owner === undefined ? null : session.colorOf(owner),
        go: () => {
          session.place = key;
          ongo('board');
        },
      };
    }),
  );
  const families = view.families.map(({ seat, name, totalDollars, cashDollars, valueDollars, neighborhoods }) => ({
    id: `family ${seat}`,
    name,
    kind: 'Family',
    detail: formatDollars(totalDollars),
    facts: [
      `${formatDollars(cashDollars)} in cash, ${formatDollars(valueDollars)} in control`,
      ...(neighborhoods.length === 0
        ? []
        : [`Controls ${joinWords(neighborhoods.map((key) => nameNeighborhood(key)))}`]),
    ],
    color: session.colorOf(seat),
    go: () => ongo('families'),
  }));
  return [...families, ...places, ...positions, ...listCards(ongo)];
}

const nameNeighborhood = (key: PlaceView['key']): string => requireNeighborhood(key).name;

function describePlace(session: GodfatherSession, { majority, racket, claim, standings, status }: PlaceView): string[] {
  if (status === 'stalemated') return ['Nobody can control it any more'];
  const held = standings.filter((one) => one.held > 0);
  return [
    `${majority} positions control it${racket === null ? '' : `; ${racketTable[racket].name} is the racket`}`,
    ...held.map((one) => `The ${pluralizeFamily(session.nameOf(one.seat))} hold ${one.held}`),
    ...(claim === null
      ? []
      : [
          claim.toAnswer.length === 0
            ? `Claimed by the ${pluralizeFamily(session.nameOf(claim.seat))}`
            : `Claimed by the ${pluralizeFamily(session.nameOf(claim.seat))}; ${joinWords(claim.toAnswer.map((seat) => `the ${pluralizeFamily(session.nameOf(seat))}`))} may still break it`,
        ]),
  ];
}

/** Lists the kinds of card of the playing deck. */
function listCards(ongo: GoTo): Found[] {
  return Object.entries(cardTable).map(([card, { title, copies, effect }]) => ({
    id: `card ${card}`,
    name: title,
    kind: 'Card',
    detail: `${formatCount(copies, 'copy', 'copies')} in the deck`,
    facts: [
      effect.does === 'money'
        ? `The bank pays ${formatDollars(effect.dollars)}`
        : effect.does === 'pieces'
          ? `${formatCount(effect.count, 'free man', 'free men')} of ${racketTable[effect.racket].name}`
          : effect.does === 'break'
            ? 'The family draws a good break or a bad one'
            : 'Takes up to three men of rivals off the board, wherever they stand',
    ],
    go: () => ongo('board'),
  }));
}
