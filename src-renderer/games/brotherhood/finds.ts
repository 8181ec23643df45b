import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { formatCount } from '#shared/words/text.ts';
import type { Found } from '#frame/find/finding.ts';
import type { GoTo } from '#frame/gameUi.ts';
import type { BrotherhoodSession } from './session.svelte.ts';

/** Areas, families, their Godfathers, operations and one’s own hoods, by name. */
export function listFinds(session: BrotherhoodSession, ongo: GoTo): Found[] {
  const { view } = session;
  const lookAt = (area: (typeof view.areas)[number]['id']) => () => {
    session.area = area;
    ongo('map');
  };
  const areas = view.areas.map(({ id, name, operations, saturation, controller }) => ({
    id: `area ${id}`,
    name,
    kind: 'Area',
    detail: `${operations.length} of ${formatCount(saturation, 'operation')}${controller === null ? '' : `, the ${pluralizeFamily(session.nameOf(controller))} alone`}`,
    go: lookAt(id),
  }));
  const families = view.families.flatMap(({ seat, name, operations, markers, godfather, isOut }) => {
    const go = (): void => ongo(seat === session.frame.seat ? 'family' : 'rivals');
    const detail = isOut
      ? 'out of the game'
      : `${formatCount(operations, 'operation')}, ${formatCount(markers, 'marker')} of influence`;
    return [
      { id: `family ${seat}`, name, kind: 'Family', detail, go },
      {
        id: `godfather ${seat}`,
        name: godfather.name,
        kind: 'Godfather',
        detail: `of the ${pluralizeFamily(name)}`,
        go,
      },
    ];
  });
  const operations = view.areas.flatMap((area) =>
    area.operations.map(({ id, family, description }) => ({
      id: `operation ${id}`,
      name: description,
      kind: 'Operation',
      detail: `${area.name}, the ${pluralizeFamily(session.nameOf(family))}`,
      go: lookAt(area.id),
    })),
  );
  const hoods = view.books.flatMap(({ seat, hoods: all }) =>
    all.map(({ id, name, kind, status }) => ({
      id: `hood ${id}`,
      name,
      kind: kind === 'thug' ? 'Thug' : 'Hitman',
      detail: `the ${pluralizeFamily(session.nameOf(seat))}${status === 'free' ? '' : `, ${status}`}`,
      go: (): void => {
        session.frame.chooseSeat(seat);
        ongo('family');
      },
    })),
  );
  return [...areas, ...families, ...operations, ...hoods];
}
