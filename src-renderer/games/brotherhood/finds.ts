import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { cardTable } from '#shared/games/brotherhood/cards.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import type { Found } from '#frame/find/finding.ts';
import type { GoTo } from '#frame/gameUi.ts';
import type { AreaView, BrotherhoodSession } from './session.svelte.ts';

/** Areas, families, their Godfathers, operations and one’s own hoods, by name. */
export function listFinds(session: BrotherhoodSession, ongo: GoTo): Found[] {
  const { view } = session;
  const lookAt = (area: (typeof view.areas)[number]['id']) => () => {
    session.area = area;
    ongo('map');
  };
  const areas = view.areas.map(({ id, name, operations, saturation, controller, ...area }) => ({
    id: `area ${id}`,
    name,
    kind: 'Area',
    detail: `${operations.length} of ${formatCount(saturation, 'operation')}${controller === null ? '' : `, the ${pluralizeFamily(session.nameOf(controller))} alone`}`,
    facts: [
      `An operation costs ${formatDollars(area.revenueDollars)} and earns ${formatDollars(area.incomeDollars)} a turn; influence costs ${formatDollars(area.influenceDollars)}`,
      ...view.families.flatMap((family) => {
        const parts = describeParts({ operations, ...area }, family.seat);
        return parts === '' ? [] : [`The ${pluralizeFamily(family.name)}: ${parts}`];
      }),
      ...area.cards.map((card) => `${cardTable[card].title}: ${cardTable[card].text}`),
    ],
    color: controller === null ? null : session.colorOf(controller),
    go: lookAt(id),
  }));
  const operations = view.areas.flatMap((area) =>
    area.operations.map(({ id, family, description, openedTurn }) => ({
      id: `operation ${id}`,
      name: description,
      kind: 'Operation',
      detail: `${area.name}, the ${pluralizeFamily(session.nameOf(family))}`,
      facts: [`Opened in turn ${openedTurn}; earns ${formatDollars(area.incomeDollars)}`],
      color: session.colorOf(family),
      go: lookAt(area.id),
    })),
  );
  const hoods = view.books.flatMap(({ seat, hoods: all }) =>
    all.map(({ id, name, kind, status, area, fights }) => ({
      id: `hood ${id}`,
      name,
      kind: kind === 'thug' ? 'Thug' : 'Hitman',
      detail: `the ${pluralizeFamily(session.nameOf(seat))}${status === 'free' ? '' : `, ${status}`}`,
      facts: [
        `${area === null ? 'At home' : `In ${session.areaOf(area)?.name ?? ''}`}; ${formatCount(fights, 'fight')}`,
      ],
      color: session.colorOf(seat),
      go: (): void => {
        session.frame.chooseSeat(seat);
        ongo('family');
      },
    })),
  );
  return [...areas, ...listFamilies(session, ongo), ...operations, ...hoods, ...listCards(ongo)];
}

function listCards(ongo: GoTo): Found[] {
  return Object.entries(cardTable).map(([id, { title, text }]) => ({
    id: `card ${id}`,
    name: title,
    kind: 'Event card',
    detail: text,
    facts: [],
    go: (): void => ongo('turn'),
  }));
}

function listFamilies(session: BrotherhoodSession, ongo: GoTo): Found[] {
  return session.view.families.flatMap((family) => {
    const { seat, name, operations, markers, godfather, isOut, estimate, cashDollars } = family;
    const color = session.colorOf(seat);
    const go = (): void => ongo(seat === session.frame.seat ? 'family' : 'rivals');
    const detail = isOut
      ? 'out of the game'
      : `${formatCount(operations, 'operation')}, ${formatCount(markers, 'marker')} of influence`;
    return [
      {
        id: `family ${seat}`,
        name,
        kind: 'Family',
        detail,
        facts: [
          cashDollars === null && estimate.lowDollars < estimate.highDollars
            ? `Cash ${formatDollars(estimate.lowDollars)} to ${formatDollars(estimate.highDollars)}, by what everybody saw`
            : `Cash ${formatDollars(cashDollars ?? estimate.figureDollars)}`,
          `Was paid ${formatDollars(family.lastIncomeDollars)} last turn`,
          `${formatCount(family.thugs, 'Thug')} and ${formatCount(family.hitmen, 'Hitman', 'Hitmen')} free`,
        ],
        color,
        go,
      },
      {
        id: `godfather ${seat}`,
        name: godfather.name,
        kind: 'Godfather',
        detail: `of the ${pluralizeFamily(name)}`,
        facts: [describeGodfather(session, godfather)],
        color,
        go,
      },
    ];
  });
}

type Parts = Pick<AreaView, 'operations' | 'markers' | 'hoods' | 'godfathers'>;

/** Describes what a family has in an area: `2 operations, 1 marker, 3 Thugs`. */
function describeParts({ operations, markers, hoods, godfathers }: Parts, seat: string): string {
  const count = (all: readonly { family: string }[]): number => all.filter(({ family }) => family === seat).length;
  const shown = hoods.find((one) => one.seat === seat);
  const parts: readonly (readonly [number, string, string])[] = [
    [count(operations), 'operation', 'operations'],
    [count(markers), 'marker of influence', 'markers of influence'],
    [shown?.thugs ?? 0, 'Thug', 'Thugs'],
    [shown?.hitmen ?? 0, 'Hitman', 'Hitmen'],
  ];
  return joinWords([
    ...(godfathers.some((one) => one === seat) ? ['its Godfather'] : []),
    ...parts.filter(([amount]) => amount > 0).map(([amount, one, many]) => formatCount(amount, one, many)),
  ]);
}

type Godfather = BrotherhoodSession['view']['families'][number]['godfather'];

function describeGodfather(session: BrotherhoodSession, { status, lastArea }: Godfather): string {
  const seen = lastArea === null ? '' : `, last seen in ${session.areaOf(lastArea)?.name ?? ''}`;
  return `${{ away: 'Away from town', free: 'Free', jailed: 'In jail', dead: 'Dead' }[status]}${seen}`;
}
