import { districts } from '#test/support/paradiseCity.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import { formatGang, dropArticle } from '#main/games/paradise/paper/phrases.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { computeAge } from '#shared/views/face/age.ts';
import {
  add,
  isPublic,
  killedIn,
  mentions,
  numberOf,
  pairsOf,
  stringsIn,
  whole,
  wholeNumbersIn,
  type Month,
  type Toll,
} from './publicMonth.ts';

export type Sentence = { filled: ReadonlyMap<string, string>; story: string; sentence: string };

type Person = { id: string; name: string; bornAs: string };

/**
 * What the public events of a journal have told so far. Of a fight that was reported the street knows besides who came,
 * where, and to whom; the city's directory (gangs, their Bosses, houses) everybody knows from the start.
 */
export class KnownFacts {
  readonly #state: State;
  /** As they were arranged: of years ago the state keeps less. */
  readonly #battles = new Map<string, CampaignBattle>();
  readonly #people: Person[];
  readonly #officials: Set<string>;
  readonly #gangs: { seat: string; phrase: string; bare: string }[];
  readonly #houses: { id: string; name: string }[];
  readonly #houseNames: string[];
  /** Ids and names that were public; the races are run at the racetrack whoever has it. */
  readonly #known = new Set<string>(['Paradise Racetrack']);
  readonly #related = new Map<string, Set<string>>();
  readonly #seatsOf = new Map<string, Set<string>>();
  readonly #chiefs = new Map<string, Set<string>>();
  /** Names of who fired and who fell, of shots that the street saw. */
  readonly #shots = new Set<string>();
  readonly months: Month[] = [];

  constructor(state: State) {
    this.#state = state;
    const buried = Object.values(state.graveyard).map(({ gangster }) => gangster);
    this.#people = [...Object.values(state.gangsters), ...buried].map(({ id, name, formerNames }) => ({
      ...{ id, name },
      bornAs: formerNames?.[0] ?? name,
    }));
    this.#officials = new Set(Object.values(state.officials).map(({ name }) => name));
    this.#gangs = Object.values(state.gangs).map((gang) => ({
      seat: gang.id,
      phrase: formatGang({ ...gang, seat: gang.id, boss: gang.bossName }),
      bare: dropArticle(gang.name),
    }));
    this.#houses = Object.values(state.businesses).map(({ id, name }) => ({ id, name: dropArticle(name) }));
    this.#houseNames = [...new Set(this.#houses.map(({ name }) => name))].toSorted((a, b) => b.length - a.length);
  }

  /** Reads a month's events: those that everybody may read, and the settings of fights that were reported. */
  learn(period: number, events: readonly ParadiseEvent[]): void {
    for (const event of events) {
      if (event.type === 'battle-arranged') this.#battles.set(event.battle.id, event.battle);
    }
    const open = events.filter(isPublic);
    const month: Month = {
      period,
      fights: [],
      seen: [],
      figures: new Set(open.flatMap(wholeNumbersIn)),
      moves: [],
      bosses: [],
      crowned: [],
      meetings: [],
      died: [],
      falls: [],
      bargains: [],
      attempts: [],
    };
    this.months.push(month);
    const byType = Map.groupBy(open, ({ type }) => type);
    for (const all of byType.values()) month.figures.add(all.length);
    const stirring = new Set(open.flatMap((event) => (event.type === 'outrage-stirred' ? [event.battle] : [])));
    for (const event of open) this.#learnOne(event, month, stirring);
    this.#learnFalls(events, month);
    this.#learnClashes(events, month);
    for (const { toll } of month.fights) {
      for (const number of [...Object.values(toll), killedIn(toll)]) month.figures.add(number);
    }
    for (const count of Object.values(this.#holdings(period))) month.figures.add(count);
  }

  #learnOne(event: ParadiseEvent, month: Month, stirring: ReadonlySet<string | null>): void {
    this.#relate(stringsIn(event));
    if ('seat' in event && 'gangster' in event && typeof event.gangster === 'string') {
      add(this.#seatsOf, this.#nameOf(event.gangster), String(event.seat));
    }
    switch (event.type) {
      case 'gang-formed':
        add(this.#chiefs, event.gang.id, event.gang.bossName);
        add(this.#seatsOf, event.gang.bossName, event.gang.id);
        this.#known.add(event.gang.bossName);
        return;
      case 'boss-succeeded':
        add(this.#chiefs, event.seat, this.#nameOf(event.gangster));
        month.crowned.push(`${event.seat}/${this.#nameOf(event.gangster)}`);
        return;
      case 'died': {
        const name = this.#nameOf(event.gangster);
        month.died.push(name);
        if (this.#chiefs.get(event.seat)?.has(name) === true) month.bosses.push(event.seat);
        return;
      }
      case 'taken-over':
      case 'broke-away':
      case 'turned-independent':
      case 'owner-set':
        month.moves.push(event.business);
        return;
      case 'bargain-told':
        month.bargains.push([event.asker, event.other].toSorted().join('/'));
        return;
      case 'city-hall-seated':
        event.officials.forEach(({ name }) => this.#officials.add(name));
        return;
      case 'battle-reported':
        this.#learnFight(event, month, stirring.has(event.battle));
        return;
      default:
        return;
    }
  }

  #learnFight(report: Extract<ParadiseEvent, { type: 'battle-reported' }>, month: Month, isStirring: boolean): void {
    const battle = this.#battles.get(report.battle);
    if (battle === undefined) return;
    const { attackers, defenders, rivals, business, target } = battle;
    const seats = [attackers.party, defenders.party, ...rivals.map(({ seat }) => seat)];
    const people = [...report.dead, ...report.arrested, ...(target === null ? [] : [target])];
    this.#relate([...seats, ...people, ...(business === null ? [] : [business])]);
    const won = { attackers: attackers.party, defenders: defenders.party, nobody: null };
    const toll = {
      dead: report.dead.length,
      citizens: report.citizensDead,
      others: report.othersDead,
      arrested: report.arrested.length,
      shot: report.policeHurt,
    };
    // Two Bosses at a table are a fight to the town only when guns come out.
    const isPeaceful = !isStirring && Object.values(toll).every((one) => one === 0);
    if (battle.scenario === 'meet' && isPeaceful) return;
    if (battle.scenario === 'hit' && target !== null) month.attempts.push(this.#nameOf(target));
    month.fights.push({
      seats: [attackers.party, defenders.party].filter((seat) => /^g\d/u.test(seat)),
      winner: won[report.winner],
      business,
      toll,
      isPart: battle.isClash,
    });
    if (report.seen === undefined) return;
    month.seen.push([report.seen.attackers, report.seen.defenders]);
    const { heads, shots = [], hurt = [] } = report.seen;
    const met = [heads?.attackers ?? null, heads?.defenders ?? null].filter((id) => id !== null);
    if (met.length === 2) month.meetings.push(met.toSorted().join('/'));
    for (const { gangster, by } of shots) this.#shots.add(`${this.#nameOf(by)}/${this.#nameOf(gangster)}`);
    for (const side of [attackers, defenders]) {
      const own = new Set<string>([...side.crew, ...side.reserve]);
      const named = [...met, ...hurt, ...shots.flatMap(({ gangster, by }) => [gangster, by])];
      for (const id of named) if (own.has(id)) add(this.#seatsOf, this.#nameOf(id), side.party);
    }
  }

  /** An official who is named by a story, an accusation, or the Mayor has fallen if the next event replaces him. */
  #learnFalls(events: readonly ParadiseEvent[], month: Month): void {
    for (const [at, event] of events.entries()) {
      if (event.type !== 'official-exposed' && event.type !== 'official-dismissed' && event.type !== 'official-accused')
        continue;
      if (events[at + 1]?.type !== 'official-replaced') continue;
      const { kind, precinct, district } = event.target;
      const writer = event.type === 'official-exposed' ? event.reporter.name : null;
      month.falls.push({ post: [kind, precinct, district].join('/'), writer });
    }
  }

  /** [TAKE-2] Crews at one door are one fight to the town: what it cost is counted together. */
  #learnClashes(events: readonly ParadiseEvent[], month: Month): void {
    for (const event of events) {
      if (event.type !== 'contested') continue;
      const own = month.fights.filter(({ business, isPart }) => business === event.business && isPart);
      const sum = (of: keyof Toll): number => own.reduce((all, { toll }) => all + toll[of], 0);
      month.fights.push({
        seats: [...new Set([...event.seats, ...own.flatMap(({ seats }) => seats)])],
        winner: event.winner,
        business: event.business,
        toll: {
          dead: sum('dead'),
          citizens: sum('citizens'),
          others: sum('others'),
          arrested: sum('arrested'),
          shot: sum('shot'),
        },
        isPart: false,
      });
    }
  }

  /** Who is named though no public event up to now has him; Bosses everybody knows. */
  strangersIn(sentence: string): string[] {
    const people = this.#people.map(({ name }) => name).filter((name) => mentions(sentence, name));
    const named = new Set([...people, ...this.#housesIn(sentence)]);
    const ids = (name: string): string[] => [
      name,
      ...[...this.#people, ...this.#houses].filter((one) => one.name === name).map(({ id }) => id),
    ];
    return [...named].filter((name) => !this.#officials.has(name) && !ids(name).some((id) => this.#known.has(id)));
  }

  /** Houses that a text names, the longer names first, so that no name is found within another. */
  #housesIn(text: string): string[] {
    const others = [
      ...Object.values(this.#state.bands).map(({ name }) => dropArticle(name)),
      // A league is called by its trade and quarter in headlines; a house may have the bare name.
      ...districts.map(nameDistrict).map((name) => `${dropArticle(name)} Merchants’ League`),
    ];
    let left = others.reduce((rest, name) => rest.replaceAll(name, '@'), text);
    return this.#houseNames.filter((name) => {
      const isNamed = left.includes(name);
      if (isNamed) left = left.replaceAll(name, '@');
      return isNamed;
    });
  }

  /** A gang beside a house with which no public event up to now has to do. */
  unrelatedIn(sentence: string): string[] {
    const gangs = this.#gangs.filter(({ bare }) => sentence.includes(bare));
    return gangs.flatMap(({ seat, bare }) =>
      this.#housesIn(sentence)
        .filter(
          (name) => !this.#houses.some((one) => one.name === name && this.#related.get(one.id)?.has(seat) === true),
        )
        .map((name) => `${bare} and ${name}`),
    );
  }

  /** A man given to a gang that he was not of in any public event, or called its chief though he never was. */
  missidedIn(sentence: string): string[] {
    return sentence.split(';').flatMap((part) =>
      this.#gangs.flatMap(({ seat, phrase }) => {
        const after = [`, of ${phrase}`, `, chief of ${phrase}`].find((one) => part.includes(one));
        if (after === undefined) return [];
        const before = part.slice(0, part.indexOf(after)).replace(/, \d\d$/u, '');
        const names = this.#people.map(({ name }) => name);
        const said = [...new Set(names)].filter((name) =>
          after.startsWith(', of') ? mentions(before, name) : before.endsWith(name),
        );
        const known = after.startsWith(', of')
          ? (name: string) => this.#seatsOf.get(name)?.has(seat) === true
          : (name: string) => this.#chiefs.get(seat)?.has(name) === true;
        return said.filter((name) => !known(name)).map((name) => `${name} is not${after}`);
      }),
    );
  }

  /** A text without names that hold number words. */
  withoutNames(text: string): string {
    const names = [
      ...this.#gangs.map(({ bare }) => bare),
      ...this.#houses.map(({ name }) => name),
      ...this.#people.map(({ name }) => name),
      ...Object.values(this.#state.bands).map(({ name }) => name),
      'First Precinct',
      'Second Precinct',
      'Third Precinct',
    ];
    return names.reduce((left, name) => left.replaceAll(name, '@'), text);
  }

  /** Why numbers that were put into a sentence are none of the events'; null when they are. */
  miscountedIn(place: string, numbers: readonly number[], where: Sentence): string | null {
    const [number] = numbers;
    if (number === undefined) return null;
    switch (place) {
      case 'age':
        return this.#isAge(number, where) ? null : 'is nobody’s age';
      case 'dead':
        return numbers.every((one) => this.#isAge(one, where)) ? null : 'is nobody’s age';
      case 'meeting':
        return this.#isMeeting(number, where) ? null : 'is not so often that the two met';
      case 'cost':
        return this.#isCost(where.filled.get('cost') ?? '') ? null : 'is the toll of no fight';
      case 'citizens':
      case 'Citizens':
        return this.#recent(2, ({ citizens }) => citizens === number);
      case 'others':
      case 'Others':
        return this.#recent(1, ({ others }) => others === number);
      case 'attackersCount':
      case 'AttackersCount':
        return this.#now.seen.some(([one]) => one === number) ? null : 'was seen at no fight';
      case 'defendersCount':
      case 'defendersBare':
        return this.#now.seen.some(([, one]) => one === number) ? null : 'was seen at no fight';
      case 'before':
        return this.#isHeld(1, number, where) ? null : 'is not what it held a month ago';
      case 'now':
        return this.#isHeld(0, number, where) ? null : 'is not what it holds';
      case 'doors':
        return this.#isHeld(0, number, where) || this.#isTaken(number) || this.#isHeldInPlace(number, where)
          ? null
          : 'is neither held nor taken';
      case 'times':
      case 'nth':
        return this.#isCounted(number, where) ? null : 'is not so often in the events';
      case 'oneWins':
      case 'otherWins':
      case 'drawn':
        return this.#isScore(place, number, where) ? null : 'is not the score';
      case 'days':
        return this.#isReign(number, where) ? null : 'is no reign of a chief';
      case 'months':
      case 'Months':
        return this.#now.figures.has(number) || number <= this.#now.period ? null : 'months are in no event';
      case 'fought':
      case 'won':
        return number <= this.months.flatMap(whole).length ? null : 'is more fights than there were';
      case 'buried':
        return number <= this.months.reduce((sum, { died }) => sum + died.length, 0)
          ? null
          : 'is more dead than there were';
      case 'peak':
        return this.months.some(({ period }) => Object.values(this.#holdings(period)).includes(number))
          ? null
          : 'was never held';
      case 'span':
        return this.#isTruce(number, where) ? null : 'is not how long the peace was kept';
      case 'weeks':
        return this.#isBurial(number, where) ? null : 'is not how long the body waited';
      case 'fall':
      case 'Fall':
      case 'falls':
        return this.#isFall(number, where) ? null : 'is not how many fell before';
      case 'tries':
        return this.#isReached(
          number,
          ({ attempts }) => attempts.filter((one) => one === where.filled.get('boss')).length,
        )
          ? null
          : 'is not how often the man was shot at';
      case 'guess':
        return null;
      default: {
        const allowed = this.#allowed();
        // A look back tells fights of any month in the files.
        if (/^In [A-Z]/u.test(where.sentence))
          for (const { toll } of this.months.flatMap(whole))
            [killedIn(toll), toll.shot, toll.citizens].forEach((one) => allowed.add(one));
        this.#yearFigures(where).forEach((one) => allowed.add(one));
        const wrong = numbers.filter((one) => !allowed.has(one));
        return wrong.length === 0 ? null : `(${wrong.join(', ')}) is in no public event`;
      }
    }
  }

  get #now(): Month {
    const now = this.months.at(-1);
    if (now === undefined) throw new Error('No month has been read.');
    return now;
  }

  #recent(months: number, fits: (toll: Toll) => boolean): string | null {
    const fights = this.months.slice(-months).flatMap((month) => month.fights);
    return fights.some(({ toll }) => fits(toll)) ? null : 'is in no fight';
  }

  #isCost(cost: string): boolean {
    const of = (pattern: RegExp): number => numberOf(pattern.exec(cost)?.[1] ?? 'no');
    const killed = of(/(\S+) persons? (?:w|and)/u);
    const citizens = of(/(\S+) bystanders? w/u);
    const arrested = of(/(\S+) m[ae]n w/u);
    const shot = of(/(\S+) officers? w/u);
    return this.#now.fights.some(
      ({ toll }) =>
        killedIn(toll) === killed + citizens &&
        toll.citizens === citizens &&
        toll.arrested === arrested &&
        toll.shot === shot,
    );
  }

  #gangsNamed({ sentence, story }: Sentence): string[] {
    const own = this.#gangs.filter(({ bare }) => sentence.includes(bare));
    const found = own.length > 0 ? own : this.#gangs.filter(({ bare }) => story.includes(bare));
    return found.map(({ seat }) => seat);
  }

  #holdings(period: number): Readonly<Record<string, number>> {
    return this.#state.months[period]?.holdings ?? {};
  }

  /** Ages of the people in the sentence, by the names they began with. */
  #isAge(number: number, { sentence }: Sentence): boolean {
    const people = this.#people.filter(({ name }) => mentions(sentence, name));
    return people.some(({ bornAs }) => computeAge(bornAs, this.#now.period) === number);
  }

  #isMeeting(number: number, { filled }: Sentence): boolean {
    const ids = (key: string): string[] =>
      this.#people.filter(({ name }) => name === filled.get(key)).map(({ id }) => id);
    const pairs = ids('one').flatMap((one) => ids('other').map((other) => [one, other].toSorted().join('/')));
    return pairs.some((pair) =>
      this.#isReached(number, ({ meetings }) => meetings.filter((one) => one === pair).length),
    );
  }

  /** True if the street saw one man shoot the other. */
  isShot(by: string, dead: string): boolean {
    return this.#shots.has(`${by}/${dead}`);
  }

  #isHeld(ago: number, number: number, where: Sentence): boolean {
    const held = this.#holdings(this.#now.period - ago);
    return this.#gangsNamed(where).some((seat) => held[seat] === number);
  }

  /** Doors of one district are a part of what the gang holds. */
  #isHeldInPlace(number: number, where: Sentence): boolean {
    const held = this.#holdings(this.#now.period);
    return where.filled.has('place') && this.#gangsNamed(where).some((seat) => number <= (held[seat] ?? 0));
  }

  #isTaken(number: number): boolean {
    return number <= this.#now.moves.length;
  }

  #housesNamed(text: string): string[] {
    const names = this.#housesIn(text);
    return this.#houses.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  }

  /** How often a door moved or was fought over, two gangs met, or a gang lost its chief: up to some day of this month. */
  #isCounted(number: number, where: Sentence): boolean {
    const { sentence, story } = where;
    const own = this.#housesNamed(sentence);
    const houses = own.length > 0 ? own : this.#housesNamed(story);
    const seats = this.#gangsNamed(where);
    const counts = [
      ...houses.flatMap((id) => [
        (month: Month) => month.moves.filter((one) => one === id).length,
        (month: Month) => whole(month).filter(({ business }) => business === id).length,
      ]),
      ...pairsOf(seats).map(
        ([one, other]) =>
          (month: Month) =>
            whole(month).filter((fight) => fight.seats.includes(one) && fight.seats.includes(other)).length,
      ),
      ...seats.map((seat) => (month: Month) => month.bosses.filter((one) => one === seat).length),
    ];
    return counts.some((count) => this.#isReached(number, count));
  }

  /** Whether a count over the months stood so at some day of this one. */
  #isReached(number: number, count: (month: Month) => number): boolean {
    const all = this.months.reduce((sum, month) => sum + count(month), 0);
    return number <= all && number >= all - count(this.#now);
  }

  #isScore(place: string, number: number, { filled, sentence }: Sentence): boolean {
    const seatOf = (key: string): string =>
      this.#gangs.find(({ phrase }) => phrase.toLowerCase() === filled.get(key)?.toLowerCase())?.seat ?? '';
    const [one, other] = [seatOf('one'), seatOf('other')];
    const fitsWinner = (winner: string | null | undefined): boolean =>
      place === 'drawn' ? winner !== one && winner !== other : winner === (place === 'oneWins' ? one : other);
    const count = (key: string): number => numberOf((filled.get(key) ?? 'no').replace(/^none$/u, 'no'));
    const isSum = ['oneWins', 'otherWins', 'drawn'].reduce((sum, key) => sum + count(key), 0) === count('times');
    // Another sentence of the story may have filled in how often something else was.
    const isTold = [' times', ' fights'].some((what) => sentence.includes(`${filled.get('times') ?? ''}${what}`));
    if (isTold && filled.has('times') && !isSum) return false;
    return this.#isReached(
      number,
      (month) =>
        whole(month).filter(
          (fight) => fight.seats.includes(one) && fight.seats.includes(other) && fitsWinner(fight.winner),
        ).length,
    );
  }

  /** True if so many days may lie between a month and this one. */
  #isSince(days: number, { period }: Month): boolean {
    const apart = this.#now.period - period;
    return days >= (apart - 1) * 28 && days <= (apart + 1) * 31;
  }

  #isTruce(days: number, where: Sentence): boolean {
    const pairs = pairsOf(this.#gangsNamed(where)).map((pair) => pair.toSorted().join('/'));
    return this.months.some((month) => month.bargains.some((one) => pairs.includes(one)) && this.#isSince(days, month));
  }

  #isBurial(weeks: number, { sentence, story }: Sentence): boolean {
    const isNamed = (name: string): boolean => mentions(sentence, name) || mentions(story, name);
    return this.months.some(
      (month) => month.died.some(isNamed) && [-3, 0, 3].some((days) => this.#isSince(weeks * 7 + days, month)),
    );
  }

  /** Falls from one post, or by the stories of one reporter, where the sentence names him. */
  #isFall(number: number, { filled }: Sentence): boolean {
    const writer = filled.get('writer');
    if (writer !== undefined)
      return this.#isReached(number, ({ falls }) => falls.filter((one) => one.writer === writer).length);
    return this.#now.falls.some(({ post }) =>
      this.#isReached(number, ({ falls }) => falls.filter((one) => one.post === post).length),
    );
  }

  #isReign(days: number, where: Sentence): boolean {
    return this.months.some(
      ({ period, crowned }) =>
        crowned.some((one) => where.story.includes(one.split('/')[1] ?? '')) &&
        days >= (this.#now.period - period - 1) * 28 &&
        days <= (this.#now.period - period + 1) * 31,
    );
  }

  /** A year's gain of the gangs that a review names, and how many of its dead a roll has no room for. */
  #yearFigures(where: Sentence): number[] {
    if (where.sentence.includes('than a year ago')) {
      const [was, is] = [this.#holdings(this.#now.period - 12), this.#holdings(this.#now.period)];
      return this.#gangsNamed(where).map((seat) => Math.abs((is[seat] ?? 0) - (was[seat] ?? 0)));
    }
    if (!where.sentence.includes('no room here')) return [];
    const dead = this.months.slice(-12).flatMap(({ died }) => died);
    return [dead.length - dead.filter((name) => mentions(where.story, name)).length];
  }

  /** Figures of the month and of the one before; in December also the year's sums. */
  #allowed(): Set<number> {
    const figures = this.months.slice(-2).flatMap((month) => [...month.figures]);
    const fights = this.months.slice(-12).flatMap(whole);
    const earlier = this.months.slice(0, -1);
    const gangFights = earlier.flatMap(whole).filter(({ seats }) => seats.length > 1);
    const before = [gangFights.length, earlier.flatMap(({ crowned }) => crowned).length];
    const sum = (of: (toll: Toll) => number): number => fights.reduce((all, { toll }) => all + of(toll), 0);
    const raids = fights.filter(({ seats }) => seats.length < 2).length;
    const year = [fights.length - raids, raids, sum(({ dead, others }) => dead + others)];
    const cost = [sum(({ citizens }) => citizens), sum(({ arrested }) => arrested)];
    const free = Object.values(this.#state.businesses).length;
    const held = Object.values(this.#holdings(this.#now.period)).reduce((a, b) => a + b, 0);
    const { outrage = -1, outrageBefore = -1 } = this.#state.months[this.#now.period] ?? {};
    const last = this.#state.months[this.#now.period - 1]?.outrage ?? -1;
    return new Set([...figures, ...year, ...cost, ...before, free - held, outrage, outrageBefore, last]);
  }

  #nameOf(id: string): string {
    return this.#people.find((person) => person.id === id)?.name ?? id;
  }

  /** Whatever an event names together has to do with each other. */
  #relate(ids: readonly string[]): void {
    const seats = ids.filter((id) => /^g\d+$/u.test(id));
    for (const id of ids) {
      this.#known.add(id);
      for (const seat of seats) add(this.#related, id, seat);
    }
  }
}
