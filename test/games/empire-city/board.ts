import { expect, it } from 'vitest';
import type { CopCard, CorruptionCard } from '#shared/games/empire-city/copCards.ts';
import { cardTable } from '#shared/games/empire-city/cards.ts';
import { bands, cells, familyIds, type Cell, type FamilyId } from '#shared/games/empire-city/ids.ts';
import { manTable } from '#shared/games/empire-city/men.ts';
import { racketTable } from '#shared/games/empire-city/rackets.ts';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import type { Task } from '#main/games/empire-city/rules/records.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Story, type Options } from './story.ts';

/**
 * Lines of clauses between bars. Plain lines set the position and play: `lau owns C1 gin-cellar-1 x2, C2 | turn moretti
 * 2 | moretti: attack C1 (6)`, dice in parentheses; an order followed by `!words` is refused with them, `ok` allows it
 * without giving it. Lines that begin with `=` are what is then seen, in the words that set it: `= lau $300 | C1 lau`.
 * Options begin another game.
 */
export type Line = string | Options | ((story: Story) => void);
export type Case = readonly [title: string, ...lines: readonly Line[]];

/** Makes a test of each case, in games of these options. */
export function prove(options: Options, cases: readonly Case[]): void {
  for (const [title, ...lines] of cases) it(title, () => void play(options, ...lines));
}

export function play(options: Options, ...lines: readonly Line[]): Story {
  let story = new Story(options);
  for (const line of lines) {
    if (typeof line === 'function') line(story);
    else if (typeof line === 'object') story = new Story(line);
    else if (line.startsWith('= ')) expect(tell(story, line.slice(2))).toEqual(listClauses(line.slice(2)));
    else for (const clause of listClauses(line)) carryOut(story, clause);
  }
  return story;
}

const listClauses = (line: string): string[] => line.split(' | ').map((clause) => clause.trim());
const isFamily = (word: string | undefined): word is FamilyId => familyIds.some((one) => one === word);
const isCell = (word: string): word is Cell => cells.some((one) => one === word);
const isDeck = (word: string): boolean => bands.some((one) => one === word);
const isMan = (word: string): boolean => manTable.some(({ id }) => id === word);
const isCard = (word: string): boolean => cardTable.some(({ kind }) => kind === word.replace(/-\d$/, ''));
const isRacket = (word: string): boolean => racketTable.some(({ kind }) => kind === word.replace(/-\d$/, ''));
const readDice = (text: string): number[] => [...text].filter((face) => /\d/.test(face)).map(Number);
const readSome = <T extends string>(words: readonly string[]): T[] => words.filter((word) => word !== 'none') as T[];

function carryOut(story: Story, clause: string): void {
  const order = /^(\w+): (.*?)(?: \(([\d ]*)\))?(?: (ok|![^|]+))?$/.exec(clause);
  if (order === null) return set(story, clause);
  const [, family = '', text = '', dice, verdict] = order;
  const given = readOrder(text);
  if (verdict === undefined) story.give(requireFamily(family), given, dice === undefined ? undefined : readDice(dice));
  else if (verdict === 'ok') expect(story.refusal(requireFamily(family), given), clause).toBeNull();
  else expect(story.refusal(requireFamily(family), given), clause).toContain(verdict.slice(1));
}

function requireFamily(word: string): FamilyId {
  if (!isFamily(word)) throw new Error(`No family ${word}`);
  return word;
}

/** Sets what a clause says, or begins what it names. */
function set(story: Story, clause: string): void {
  const [first = '', verb = '', ...words] = clause.split(' ');
  if (isFamily(first)) return setCapo(story, first, [verb, ...words]);
  const all = [verb, ...words].filter((word) => word !== '');
  const { state } = story;
  const [one = ''] = all;
  const setters: Readonly<Record<string, () => void>> = {
    cops: () => story.cops(...readSome<Cell>(all)),
    card: () => (one === 'none' ? (state.copCard = null) : story.copCard(one as CopCard)),
    ness: () =>
      void Object.assign(state, one === 'here' ? { isNessHere: true } : { ness: one === 'none' ? null : one }),
    top: () => story.top(one as 'men', ...words),
    men: () => story.track(...all),
    rackets: () => story.rackets(...all),
    round: () => (state.round = Number(one)),
    godfather: () => (state.godfather = story.seat(requireFamily(one))),
    chief: () =>
      void Object.assign(state, { chief: story.seat(requireFamily(one)), mover: story.seat(requireFamily(one)) }),
    turn: () => story.turnOf(requireFamily(one), Number(words[0] ?? 1)),
    then: () => void state.agenda.push(readTask(story, all)),
    attacks: () => (state.attacks = readAttacks(story, all)),
    fight: () => fight(story, clause),
    forget: () => (story.all = []),
    do: () => doTasks(story, clause.slice(3)),
  };
  const setter = setters[first];
  if (setter === undefined) throw new Error(`Not a clause: ${clause}`);
  setter();
}

function setCapo(story: Story, family: FamilyId, [verb = '', ...words]: readonly string[]): void {
  const [one = ''] = words;
  if (verb.startsWith('$')) return void story.cash(family, Number(verb.slice(1)));
  if (/^\d+$/.test(verb) && one === 'points') return void story.points(family, Number(verb));
  if (/^\d+$/.test(verb) && one === 'corruption') return void story.corruption(family, Number(verb));
  if (/^\d+$/.test(verb) && one === 'figures') return void (story.capo(family).figures = Number(verb));
  if (verb === 'has') return story.men(family, ...words);
  if (verb === 'rests') return story.exhausted(family, ...words);
  if (verb === 'holds') return story.cards(family, ...words);
  if (verb === 'powers') return words.forEach((card) => story.power(family, card as CorruptionCard));
  if (verb === 'token') return story.token(family, requireFamily(one), Number(words[1] ?? 1));
  if (verb === 'attacks') return declare(story, family, one);
  if (verb !== 'owns') throw new Error(`Nothing to set: ${verb}`);
  for (const square of words.join(' ').split(', ')) {
    const [cell = '', racket = null, count = 'x1'] = square.split(' ');
    story.owns(family, cell as Cell, racket, Number(count.slice(1)));
  }
}

/** The family's last figure attacks, and the combats come next. */
function declare(story: Story, family: FamilyId, square: string): void {
  story.turnOf(family);
  story.state.agenda.push({ do: 'combats', last: null });
  story.give(family, { kind: 'attack', square });
}

const readAttacks = (story: Story, words: readonly string[]): Story['state']['attacks'] =>
  words
    .join(' ')
    .split(', ')
    .filter((attack) => attack !== 'none')
    .map((attack) => attack.split(' '))
    .map(([family = '', square]) => ({ seat: story.seat(requireFamily(family)), square: square as Cell }));

/** `fight lau: chen-wu+revolver-1, volkov: (6 2)`. */
function fight(story: Story, clause: string): void {
  const [, sides = '', dice] = /^fight (.*?)(?: \(([\d ]*)\))?$/.exec(clause) ?? [];
  const read = sides.split(', ').map((side) => {
    const [family = '', words = ''] = side.split(/: ?/);
    return [requireFamily(family), readOrder(`commit ${words}`)] as const;
  });
  story.fight(Object.fromEntries(read), dice === undefined ? undefined : readDice(dice));
}

function doTasks(story: Story, clause: string): void {
  const [, tasks = '', dice] = /^(.*?)(?: \(([\d ]*)\))?$/.exec(clause) ?? [];
  story.state.agenda = tasks.split(', ').map((task) => readTask(story, task.split(' ')));
  story.state.answers = {};
  story.playOn(dice === undefined ? undefined : readDice(dice));
}

function readTask(story: Story, [name = '', family = '', cop, square]: readonly string[]): Task {
  const seat = isFamily(family) ? story.seat(family) : null;
  const seats = seat === null ? [...story.state.seats] : [seat];
  const tasks: Readonly<Record<string, object>> = {
    collect: { do: 'collect-next', seat },
    combats: { do: 'combats', last: null },
    bids: { do: 'bids', seats },
    bust: { do: 'bust', seats, cop, square },
  };
  return (tasks[name] ?? { do: name }) as Task;
}

/** The words of an order, each by what it is. */
function sortWords(words: readonly string[]) {
  const families = words.filter(isFamily).map((family) => `@${family}`);
  const squares = words.filter(isCell);
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const money = words.filter((word) => /^\$\d+$/.test(word)).map((word) => Number(word.slice(1)));
  const pairs = (mark: string): [string, string][] =>
    words.filter((word) => word.includes(mark)).map((word) => word.split(mark) as [string, string]);
  const cards = words.filter(isCard);
  const tokens = pairs('/').map(([family, deck]) => ({ family: `@${family}`, deck }));
  const purchases = [
    ...pairs('@').map(([racket, square]) => ({ racket, square })),
    ...words.filter(isRacket).map((racket) => ({ racket, square: squares[0] })),
  ];
  return {
    families,
    squares,
    numbers,
    money,
    cards,
    tokens,
    purchases,
    men: words.filter(isMan),
    decks: words.filter(isDeck),
    pairs,
  };
}

function readOrder(text: string): object {
  const [kind = '', ...words] = text.split(' ').filter((word) => word !== '');
  const { families, squares, numbers, money, cards, tokens, purchases, men, decks, pairs } = sortWords(words);
  const [rival = null] = families;
  const [square = null] = squares;
  const [man = null] = men;
  const [number] = numbers;
  const has = (word: string): boolean => words.includes(word);
  const goods = { money: money[0] ?? 0, cards, men };
  const orders: Readonly<Record<string, () => object>> = {
    cityHall: () => ({ times: number }),
    pancetta: () => ({ decks }),
    station: () => ({ men }),
    control: () => ({ square, purchases }),
    attack: () => ({ square, tokens }),
    hit: () => ({ rival, man, tokens }),
    play: () => ({ card: words[0], rival, square, cop: words.find((word) => /^c\d$/.test(word)) ?? null, man, tokens }),
    reveal: () => ({ man, rival }),
    give: () => ({ to: rival, ...goods }),
    deal: () => readDeal(text),
    pact: () => ({ with: rival, until: number, isOpen: !has('secret') }),
    break: () => ({ pact: number }),
    name: () => ({ seat: rival }),
    withdrawCops: () => ({ cops: words }),
    use: () => ({ what: has('none') ? null : words[0] }),
    moveCops: () => ({ moves: pairs(':').map(([cop, path]) => ({ cop, path: path.split('-') })) }),
    ness: () => ({ to: square }),
    pay: () => ({ isPaid: has('yes') }),
    bust: () => ({ with: words[0] }),
    bid: () => ({ dollars: money[0], senator: has('senator') }),
    sweeten: () => goods,
    hire: () => ({ men }),
    buy: () => ({ purchases }),
    crate: () => ({ racket: words[0], square }),
    accept: () => ({ will: has('yes'), cards }),
    commitHit: () => ({ man, cards }),
    chooseAttack: () => ({ square }),
    commit: () => readCommitment(words),
    refresh: () => (has('favors') ? { favors: men } : { men }),
    collect: () => readCollecting(text),
  };
  return { kind, ...orders[kind]?.() };
}

/** `deal lau $300 for slums`. */
function readDeal(text: string): object {
  const [give = '', ask = ''] = text.split(' for');
  const { families, ...given } = sortWords(give.split(' '));
  const asked = sortWords(ask.split(' '));
  return {
    to: families[0],
    give: { money: given.money[0] ?? 0, cards: given.cards, men: given.men },
    ask: { money: asked.money[0] ?? 0, cards: asked.cards, decks: asked.decks, men: asked.men },
  };
}

/** `chen-wu+revolver-1 con-flynn ambush-1>lau gasoline-1! reveal sylvie-roux>lau`. */
function readCommitment(words: readonly string[]): object {
  const at = words.indexOf('reveal');
  const [used, revealed] = at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
  const split = (word: string): { name: string; against: string | null; burns: boolean } => {
    const [name = '', family] = word.replace('!', '').split('>');
    return { name, against: family === undefined ? null : `@${family}`, burns: word.endsWith('!') };
  };
  const [men, cards] = [
    used.filter((word) => isMan(word.split('+')[0] ?? '')),
    used.filter((word) => isCard(split(word).name)),
  ];
  return {
    men: men.map((word) => word.split('+')).map(([man, weapon = null]) => ({ man, weapon })),
    cards: cards.map(split).map(({ name, ...rest }) => ({ card: name, ...rest })),
    reveals: revealed.map(split).map(({ name, against }) => ({ man: name, against })),
  };
}

/** `collect skim-1 high-roller-1@C1 carmine-lupo slums discard revolver-1`. */
function readCollecting(text: string): object {
  const [played = '', discarded = ''] = text.split(' discard ');
  const [, ...words] = played.split(' ');
  const named = words.map((word) => word.split('@')).filter(([card = '']) => isCard(card));
  return {
    cards: named.map(([card, square = null]) => ({ card, square })),
    men: words.filter(isMan),
    discards: discarded.split(' ').filter(isCard),
    ...Object.fromEntries(words.filter(isDeck).map((deck) => ['deck', deck])),
  };
}

/** Returns each clause as it is true of a story. */
export function tell(story: Story, line: string): string[] {
  return listClauses(line).map((clause) => {
    const words = clause.split(' ');
    const [first = '', ...more] = words;
    if (isFamily(first)) return [first, ...tellCapo(story, first, more)].join(' ');
    if (isCell(first)) return [first, ...tellSquare(story, first, more)].join(' ');
    return [first, ...tellTable(story, first, more)].join(' ');
  });
}

const list = (names: readonly string[]): readonly string[] => (names.length === 0 ? ['none'] : names);
/** A number where a number is expected. */
const tellMany = (names: readonly string[], [wanted = '']: readonly string[]): readonly string[] =>
  /^\d+$/.test(wanted) ? [String(names.length)] : list(names);

function tellCapo(story: Story, family: FamilyId, [verb = '', ...words]: readonly string[]): readonly string[] {
  const capo = story.capo(family);
  const [one = ''] = words;
  if (verb.startsWith('$')) return [`$${capo.cashDollars}`];
  if (one === 'points') return [String(capo.points), one];
  if (one === 'corruption') return [String(capo.corruption), one];
  if (one === 'figures') return [String(capo.figures), one];
  if (verb === 'has') return [verb, ...tellMany(capo.hand, words)];
  if (verb === 'rests') return [verb, ...tellMany(capo.exhausted, words)];
  if (verb === 'holds') return [verb, ...tellMany(capo.cards, words)];
  if (verb === 'powers') return [verb, ...tellMany(capo.powers, words)];
  if (verb === 'token') return [verb, one, String(story.tokens(family, requireFamily(one)))];
  throw new Error(`Nothing to see: ${verb}`);
}

function tellSquare(story: Story, cell: Cell, words: readonly string[]): string[] {
  const { racket = null, count = 0 } = story.state.squares[cell] ?? {};
  return words.map((word, nth) => {
    if (nth === 0) return story.owner(cell) ?? 'nobody';
    return /^x\d$/.test(word) ? `x${count}` : (racket ?? 'empty');
  });
}

function tellTable(story: Story, first: string, words: readonly string[]): readonly string[] {
  const { state } = story;
  const [one = ''] = words;
  const nameOf = (seat: SeatId | null): string => (seat === null ? 'none' : (state.capos[seat]?.family ?? 'none'));
  const asked = story.asked();
  const tellers: Readonly<Record<string, () => readonly string[]>> = {
    asked: () => (asked === null ? ['nobody'] : [asked.do, ...(words.length > 1 ? asked.seats.map(nameOf) : [])]),
    waits: () => tellWait(story),
    pot: () => [String(state.pot)],
    dead: () => list(state.dead),
    discards: () => [one, ...tellMany(state.decks[one as 'men'].discard, words.slice(1))],
    men: () => tellMany(state.menTrack, words),
    rackets: () => tellMany(state.racketTrack, words),
    cops: () =>
      tellMany(
        state.cops.map(({ id, at }) => `${id}:${at}`),
        words,
      ),
    ness: () => [one === 'here' || one === 'away' ? (state.isNessHere ? 'here' : 'away') : (state.ness ?? 'none')],
    chief: () => [nameOf(state.chief)],
    godfather: () => [nameOf(state.godfather)],
    card: () => [state.copCard ?? 'none'],
    round: () => [String(state.round)],
    attacks: () => list(state.attacks.flatMap(({ seat, square }) => [nameOf(seat), square])),
    ended: () => [
      ...list((state.ending?.winners ?? []).map(nameOf)),
      ...(words.length > 1 ? [state.ending?.how ?? 'not'] : []),
    ],
    scores: () => tellScores(story, words),
    hit: () => Object.values(story.events('hit-shown').at(-1)?.scores ?? {}).map(String),
    events: () => [one, String(story.all.filter(({ type }) => type === one).length)],
  };
  const teller = tellers[first];
  if (teller === undefined) throw new Error(`Nothing to see: ${first}`);
  return teller();
}

/** The step that is waited for, its manner, and by whom. */
function tellWait({ state }: Story): string[] {
  const wait = empireCity.waitsFor(state);
  return [
    wait?.step ?? 'none',
    wait?.manner ?? 'none',
    ...(wait?.seats ?? []).flatMap((seat) => state.capos[seat]?.family ?? []),
  ];
}

/** Of the last combat: `scores lau 4 volkov 3`. */
function tellScores(story: Story, words: readonly string[]): string[] {
  const sides = story.events('combat-shown').at(-1)?.combat.sides ?? [];
  const scoreOf = (family: FamilyId): number | undefined =>
    sides.find(({ seat }) => seat === story.seat(family))?.score;
  return words.filter(isFamily).flatMap((family) => [family, String(scoreOf(family))]);
}
