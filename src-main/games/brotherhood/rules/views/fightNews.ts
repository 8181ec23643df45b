import type { NewsItem } from '#shared/games/brotherhood/news.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import {
  listEventsByType,
  formatCounted,
  formatInWords,
  createItem,
  listMen,
  listOnce,
  type EventOf,
  type NewsContext,
} from './newsContext.ts';

/** Names a list of the fallen prints in full. */
const namedDead = 6;

/** [BRO-NEWS-2] 1, 2, 6 to 9, 21 and 24: reports shootings, fights and spoils. */
export function reportFights(told: NewsContext): NewsItem[] {
  return [
    ...listShotNews(told),
    ...listBattleNews(told),
    ...listDealNews(told),
    ...listSeizureNews(told),
    ...listObituaries(told),
    ...recordBattle(told),
  ];
}

function listShotNews(told: NewsContext): NewsItem[] {
  const shot = listEventsByType(told, 'godfather-shot');
  const estates = listEventsByType(told, 'estate-passed');
  const items = shot.map(({ seat, by, area, round }) => {
    const estate = estates.find(({ from }) => from === seat);
    return createItem('godfather-shot', {
      man: told.state.families[seat]?.godfather.name ?? told.name(seat),
      family: told.name(seat),
      other: told.name(by),
      place: told.place(area),
      rounds: formatCounted(round, 'round'),
      estate: describeEstate(told, estate, by),
    });
  });
  const isChain = estates.some(({ from, to }) => to === null || shot.some((one) => one.seat === from && one.by !== to));
  if (shot.length < 2 && !isChain) return items;
  const heirs = [...new Set(estates.flatMap(({ to }) => to ?? []))];
  return [
    createItem('two-godfathers', {
      men: joinWords(shot.map(({ seat }) => told.state.families[seat]?.godfather.name ?? '')),
      families: told.the(shot.map(({ seat }) => seat)),
      count: formatCounted(shot.length, 'Godfather'),
      heirs: heirs.length === 0 ? 'nobody' : told.the(heirs),
    }),
    ...items,
  ];
}

/** Describes the fate of an estate, in a sentence that has named the killer. */
function describeEstate(told: NewsContext, estate: EventOf<'estate-passed'> | undefined, by: SeatId): string {
  if (estate === undefined || estate.to === null) return 'nobody inherits a thing';
  const { to, operations, hoods } = estate;
  const parts = [
    ...(operations.length > 0 ? [formatCounted(operations.length, 'operation')] : []),
    ...(hoods.length > 0 ? [formatCounted(hoods.length, 'hood')] : []),
  ];
  const what = parts.length === 0 ? 'an empty house' : joinWords(parts);
  return `${to === by ? 'they' : `the ${told.name(to)}`} came into ${what}`;
}

/** 6 and 7: each battle, and whether it went on past its first round. */
function listBattleNews(told: NewsContext): NewsItem[] {
  return told.record.fights.flatMap(({ area, armed, rounds, how }) => {
    const fallen = listEventsByType(told, 'round-fought')
      .filter((round) => round.area === area)
      .flatMap(({ losses }) => losses.flatMap(({ hoods }) => hoods));
    const facts = {
      families: told.the(armed),
      place: told.place(area),
      count: fallen.length === 0 ? 'nobody' : formatCounted(fallen.length, 'man', 'men'),
      dead:
        fallen.length === 0
          ? 'nobody'
          : listMen(
              fallen.map((id) => told.man(id)),
              namedDead,
            ),
      rounds: formatCounted(rounds, 'round'),
    };
    return [createItem('battle', facts), ...(rounds > 1 && how !== 'deal' ? [createItem('extended', facts)] : [])];
  });
}

/** 7: the terms that ended a fight, as carried out. */
function listDealNews(told: NewsContext): NewsItem[] {
  return listEventsByType(told, 'terms-accepted').map(({ seat, area, terms, parties }) =>
    createItem('deal', {
      family: told.name(seat),
      families: told.the(parties),
      place: told.place(area),
      terms:
        terms.length === 0
          ? 'to cease fire and nothing more'
          : `that ${joinWords(terms.map((one) => describeTerm(told, one)))}`,
    }),
  );
}

type Term = EventOf<'terms-accepted'>['terms'][number];

function describeTerm(told: NewsContext, { from, to, dollars, revenue, influence }: Term): string {
  const parts = [
    ...(dollars > 0 ? [formatDollars(dollars)] : []),
    ...(revenue > 0 ? [formatCounted(revenue, 'operation')] : []),
    ...(influence > 0 ? [`${formatCounted(influence, 'marker')} of influence`] : []),
  ];
  return `the ${told.name(from)} hand the ${told.name(to)} ${joinWords(parts)}`;
}

/** 8 and 9, by family and area. */
function listSeizureNews(told: NewsContext): NewsItem[] {
  const fought = new Set(told.record.fights.map(({ area }) => area));
  const groups = new Map<string, { seat: SeatId; from: SeatId; area: string; what: string[] }>();
  for (const { seat, from, area, description } of told.record.taken) {
    const key = `${seat} ${from} ${area}`;
    const group = groups.get(key) ?? { seat, from, area, what: [] };
    group.what.push(`the ${description}`);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ seat, from, area, what }) =>
    createItem(fought.has(area as never) ? 'seized' : 'seized-quietly', {
      family: told.name(seat),
      other: told.name(from),
      place: told.place(area),
      what: listOnce(what),
      count: formatCounted(what.length, 'operation'),
    }),
  );
}

/** 21: the dead with a record of hits; the others are named with their battle. */
function listObituaries(told: NewsContext): NewsItem[] {
  return Object.values(told.state.graveyard)
    .filter(({ fell, hits }) => fell?.turn === told.turn && hits > 0)
    .toSorted((a, b) => b.hits - a.hits || b.fights - a.fights)
    .map(({ name, family, kind, fights, hits, fell }) =>
      createItem('obituary', {
        man: name,
        family: told.name(family),
        kind: kind === 'hitman' ? 'Hitman' : 'Thug',
        place: told.place(fell?.area ?? ''),
        fights: formatCounted(fights, 'fight'),
        hits: formatCounted(hits, 'hit'),
      }),
    );
}

/** Fewer dead are no record. */
const leastRecord = 4;

/** 24: more dead in one place than ever before. */
function recordBattle(told: NewsContext): NewsItem[] {
  const countDead = (losses: Readonly<Record<string, number>>): number =>
    Object.values(losses).reduce((sum, one) => sum + one, 0);
  const best = told.before
    .flatMap(({ fights }) => fights)
    .reduce((most, { losses }) => Math.max(most, countDead(losses)), leastRecord - 1);
  const largest = told.record.fights.toSorted((a, b) => countDead(b.losses) - countDead(a.losses))[0];
  if (largest === undefined || countDead(largest.losses) <= best) return [];
  return [
    createItem('record-battle', {
      place: told.place(largest.area),
      families: told.the(largest.armed),
      count: formatInWords(countDead(largest.losses)),
    }),
  ];
}
