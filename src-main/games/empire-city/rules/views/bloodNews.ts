import type { NewsItem } from '#shared/games/empire-city/news.ts';
import type { Fight } from '#shared/games/empire-city/views.ts';
import { joinWords } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listEventsByType, createItem, type NewsContext } from './newsContext.ts';

type Fought = Extract<DeepReadonly<Fight>, { kind: 'combat' }>;
type Shot = Extract<DeepReadonly<Fight>, { kind: 'hit' }>;

/** [EMP-NEWS-2] 6 to 10 and 23: reports combats, deaths and abductions. */
export function reportBlood(told: NewsContext): NewsItem[] {
  const fights = told.state.fights.filter(({ round }) => round === told.round);
  return [
    ...fights.flatMap((fight) => (fight.kind === 'combat' ? listCombatNews(told, fight) : hitNews(told, fight))),
    ...listAbductionNews(told),
    ...recordBattle(told),
  ];
}

/** Small counts as a sentence has them. */
const counts: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five', 6: 'six' };

/** Lists the men killed in a combat, without those abducted or healed. */
function listFallen(told: NewsContext, { square, sides }: Fought): string[] {
  const fought = new Set(sides.flatMap(({ men }) => men.map(({ man }) => man)));
  return listEventsByType(told, 'man-died')
    .filter(({ man, cause }) => fought.has(man) && cause === told.names.cell(square))
    .map(({ man }) => man);
}

function listCombatNews(told: NewsContext, fight: Fought): NewsItem[] {
  if (!fight.isOver || fight.defender === null) return [];
  const { names } = told;
  const place = names.cell(fight.square);
  const others = fight.sides.filter(({ seat }) => seat !== fight.victor);
  if (fight.victor === null) {
    const family = joinWords(others.filter(({ isDefender }) => !isDefender).map(({ seat }) => names.family(seat)));
    return [createItem('bluff', { family, other: names.family(fight.defender), place })];
  }
  const won = fight.sides.find(({ seat }) => seat === fight.victor);
  const dead = listFallen(told, fight);
  const arms = (won?.men ?? []).map(({ man, weapon }) =>
    weapon === null ? names.man(man) : `${names.man(man)} with the ${names.card(weapon).toLowerCase()}`,
  );
  return [
    createItem(fight.sides.length > 2 ? 'three-families' : 'combat', {
      family: names.family(fight.victor),
      other: joinWords(others.map(({ seat }) => names.family(seat))),
      place,
      count: `${counts[fight.sides.length] ?? 'many'} families`,
      what: fight.victor === fight.defender ? 'held' : 'took',
      score: `${won?.score ?? 0} to ${Math.max(0, ...others.map(({ score }) => score))}`,
      arms: arms.length === 0 ? 'friends of the house' : joinWords(arms),
      dead: dead.length === 0 ? 'Nobody was killed' : `Dead: ${joinWords(dead.map((man) => names.man(man)))}`,
    }),
  ];
}

/** [EMP-NEWS-2] 9: describes how often a man was seen in public before his last day. */
function describeCareer(told: NewsContext, man: string): string {
  const seen = told.state.fights.filter((fight) =>
    fight.kind === 'combat'
      ? fight.sides.some(({ men }) => men.some((one) => one.man === man))
      : fight.assassin === man,
  ).length;
  return seen === 0
    ? 'The name had never been in the papers before'
    : `The name had been in the papers ${seen === 1 ? 'once' : `${seen} times`}`;
}

function hitNews(told: NewsContext, { by, rival, man, assassin, how }: Shot): NewsItem[] {
  const { names } = told;
  const facts = {
    family: names.family(by),
    other: names.family(rival),
    man: names.man(man),
    killer: assassin === null ? 'a parked automobile' : names.man(assassin),
    career: describeCareer(told, man),
  };
  if (how === 'success') {
    const isTaken = listEventsByType(told, 'man-hired').some((one) => one.from === 'abducted' && one.man === man);
    return isTaken ? [] : [createItem('killed', facts)];
  }
  if (how === 'negated') return [createItem('foiled', { family: facts.family, other: facts.other })];
  if (how !== 'failure') return [];
  return [createItem('missed', { ...facts, fate: describeFate(told, assassin, facts.other) })];
}

/** [EMP-HIT-7] Describes the end of an assassin who failed; he may be a bomb. */
function describeFate(told: NewsContext, assassin: string | null, other: string): string {
  if (assassin === null) return 'Nobody else was hurt';
  const name = told.names.man(assassin);
  const isDead = listEventsByType(told, 'man-died').some(({ man }) => man === assassin);
  return isDead ? `Dead: ${name}` : `${name} stayed behind as a guest of ${other}`;
}

/** 6. */
function listAbductionNews(told: NewsContext): NewsItem[] {
  return listEventsByType(told, 'man-hired')
    .filter(({ from }) => from === 'abducted')
    .map(({ seat, man }) => createItem('abducted', { family: told.names.family(seat), man: told.names.man(man) }));
}

/** Counts the dead of an earlier combat: its losers who are in the graveyard. */
function countDead({ dead }: NewsContext['state'], { rolls }: Fought): number {
  return rolls.filter(({ man, dies }) => dies && dead.includes(man)).length;
}

/** 29: more dead in one combat than ever before. */
function recordBattle(told: NewsContext): NewsItem[] {
  const fought = told.state.fights.filter((one): one is Fought => one.kind === 'combat');
  const lately = fought.filter(({ round }) => round === told.round);
  const now = Math.max(0, ...lately.map((one) => listFallen(told, one).length));
  const before = Math.max(
    0,
    ...fought.filter(({ round }) => round < told.round).map((one) => countDead(told.state, one)),
  );
  return now > Math.max(1, before) ? [createItem('record-battle', { count: String(now) })] : [];
}
