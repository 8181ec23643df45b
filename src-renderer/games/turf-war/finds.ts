import { lowerArticles } from '#shared/words/sentences.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { capitalize, formatCount, joinWords } from '#shared/words/text.ts';
import type { GoTo } from '#frame/gameUi.ts';
import type { Found } from '#frame/find/finding.ts';
import { listNotes } from './map/layers.ts';
import { formatXp, rankWords } from './people.ts';
import type { AreaView, TurfWarSession } from './session.svelte.ts';

/** Areas, gangs, and people, the living and the fallen, by name. */
export function listFinds(session: TurfWarSession, ongo: GoTo): Found[] {
  return [...listAreas(session, ongo), ...listGangs(session, ongo), ...listPeople(session, ongo)];
}

function listAreas(session: TurfWarSession, ongo: GoTo): Found[] {
  const { view, frame } = session;
  const seat = frame.seat;
  const threats = seat === null || view.ending !== null ? {} : listNotes(view, seat, 'threat', []);
  return view.areas.map((area) => ({
    id: `area ${area.number}`,
    name: area.name,
    kind: 'Area',
    detail: lowerArticles(
      `${area.wardName}, held by ${area.owner === null ? 'nobody' : `${session.nameOf(area.owner)} since turn ${area.sinceTurn}`}`,
    ),
    facts: describeArea(session, area, threats[area.number]),
    color: area.owner === null ? null : session.colorOf(area.owner),
    go: () => {
      session.area = area.number;
      ongo('map');
    },
  }));
}

/** Describes who is in an area, what may come there, and its borders. */
function describeArea(session: TurfWarSession, { number, borders }: AreaView, threat: string | undefined): string[] {
  const { view } = session;
  const parties = view.gangs.flatMap(({ seat, name }) => {
    const here = view.pieces.filter(({ area, gang }) => area === number && gang === seat);
    return here.length === 0
      ? []
      : [`${name}: ${joinWords(here.map((piece) => `${piece.name} (${rankWords[piece.rank]})`))}`];
  });
  const most = Number.parseInt(threat ?? '', 10);
  return [
    ...(parties.length === 0 ? ['Nobody is there'] : parties),
    ...(Number.isNaN(most) || most === 0
      ? []
      : [`One rival could bring strength ${most} next turn; ${most + 1} wins against that alone`]),
    `Borders on ${joinWords(borders.map((one) => session.areaOf(one)?.name ?? ''))}`,
  ];
}

function listGangs(session: TurfWarSession, ongo: GoTo): Found[] {
  const { view } = session;
  const nameAll = (seats: readonly SeatId[]): string => joinWords(seats.map((seat) => session.nameOf(seat)));
  return view.gangs.map((gang) => {
    const allies = view.alliances.filter(({ members }) => members.includes(gang.seat));
    return {
      id: `gang ${gang.seat}`,
      name: gang.name,
      kind: 'Gang',
      detail: gang.isOut
        ? `out of the war since turn ${gang.outTurn ?? 0}`
        : `${formatCount(gang.areas, 'area')}, strength ${gang.strength}`,
      facts: gang.isOut
        ? []
        : [
            `${gang.hasDon ? 'A Don, ' : ''}${formatCount(gang.lieutenants, 'Lieutenant')}, ${formatCount(gang.hitmen, 'Hitman', 'Hitmen')}`,
            gang.treasuryMc === null ? `At most ${gang.atMostMc} MC` : `${gang.treasuryMc} MC`,
            ...allies.map(({ kind, members }) =>
              capitalize(`${kind} alliance with ${nameAll(members.filter((one) => one !== gang.seat))}`),
            ),
            ...(gang.betrayed > 0 ? [`Betrayed ${formatCount(gang.betrayed, 'ally', 'allies')} so far`] : []),
          ],
      color: session.colorOf(gang.seat),
      go: () => ongo('gangs'),
    };
  });
}

function listPeople(session: TurfWarSession, ongo: GoTo): Found[] {
  const { view } = session;
  const living = view.pieces.map((piece) => ({
    id: `piece ${piece.id}`,
    name: piece.name,
    kind: capitalize(rankWords[piece.rank]),
    detail: `${session.nameOf(piece.gang)}, ${piece.area === null ? 'waiting to enter' : (session.areaOf(piece.area)?.name ?? '')}`,
    facts: [`XP ${formatXp(piece, view.house.xp)}`, `In ${formatCount(piece.fights, 'fight')}`],
    color: session.colorOf(piece.gang),
    go: () => {
      session.area = piece.area;
      ongo('map');
    },
  }));
  const dead = view.fallen.map((piece) => ({
    id: `piece ${piece.id}`,
    name: piece.name,
    kind: capitalize(rankWords[piece.rank]),
    detail: `${session.nameOf(piece.gang)}, gone in turn ${piece.turn} from ${session.areaOf(piece.area)?.name ?? ''}`,
    facts: [capitalize(piece.how), `In ${formatCount(piece.fights, 'fight')}`],
    color: session.colorOf(piece.gang),
    go: () => ongo('figures'),
  }));
  return [...living, ...dead];
}
