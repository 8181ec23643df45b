import { describe, expect, it } from 'vitest';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { planSheet } from '#main/games/turf-war/rules/npc/plan.ts';
import type { State, TurfWarState } from '#main/games/turf-war/rules/state.ts';
import { presets, houseRulesSchema } from '#shared/games/turf-war/houseRules.ts';
import type { Clipping } from '#shared/views/paper.ts';
import { makeSentenceKey, splitSentences } from '#press/desk/sentences.ts';
import { turfWarViewSchema } from '#shared/games/turf-war/views.ts';
import { papers } from '#test/support/allRules.ts';
import { only, Story } from './story.ts';

const g1 = 'g1' as never;

/** A game of the program’s own after some turns. */
function played(turns: number, gangs = 5): Story {
  const story = new Story({}, gangs, false);
  for (let turn = 0; turn < turns && story.state.ending === null; turn += 1) story.close(true);
  return story;
}

/** The same state in everything that a seat may see, another in what it may not. */
function scrambled(state: State): State {
  const copy = structuredClone(state) as TurfWarState;
  for (const gang of Object.values(copy.gangs)) {
    if (gang.seat === g1) continue;
    gang.treasuryMc += 13;
    gang.trust = {};
    gang.doctrine = 'fox';
    gang.fallback = [3];
    gang.hurtBy = g1;
    gang.entered += 5;
  }
  for (const piece of Object.values(copy.pieces)) {
    if (piece.area === null && piece.gang !== g1) delete copy.pieces[piece.id];
  }
  for (const [id, { kind, members }] of Object.entries(copy.alliances)) {
    if (kind === 'secret' && !members.includes(g1)) delete copy.alliances[id as never];
  }
  copy.alliances['a99' as never] = {
    id: 'a99' as never,
    kind: 'secret',
    members: ['g2' as never, 'g3' as never],
    madeTurn: 1,
    leaving: [],
  };
  copy.letters['l999' as never] = {
    id: 'l999' as never,
    turn: copy.turn,
    from: 'g2' as never,
    to: 'g3' as never,
    text: '',
    proposal: null,
    answer: null,
    because: null,
  };
  copy.sealed.orders['o999' as never] = {
    id: 'o999' as never,
    seat: 'g2' as never,
    title: 'x',
    order: { kind: 'end' },
  };
  return copy;
}

describe('who knows what', () => {
  it('[WAR-FOG-1, WAR-FOG-9, WAR-FOG-10, WAR-FOG-13] a seat sees what it may, and its planner nothing else', () => {
    const { state } = played(6);
    expect(state.ending).toBeNull();
    const other = scrambled(state);
    const hidden = JSON.stringify(turfWar.view(other, g1));
    expect(hidden).toBe(JSON.stringify(turfWar.view(state, g1)));
    expect(planSheet(turfWar.sight(other, g1))).toEqual(planSheet(turfWar.sight(state, g1)));
    const view = turfWar.view(state, g1);
    expect(view.gangs.find(({ seat }) => seat === g1)?.treasuryMc).not.toBeNull();
    expect(
      view.gangs
        .filter(({ seat }) => seat !== g1)
        .every(({ treasuryMc, mind }) => treasuryMc === null && mind === null),
    ).toBe(true);
  });

  it('[WAR-DICE-2] views fit their words, and neither the seed nor a whim is in them', () => {
    const { state } = played(6);
    for (const viewer of ['gm', g1] as const) {
      const view = turfWar.view(state, viewer);
      expect(turfWarViewSchema.parse(view)).toEqual(view);
      expect(JSON.stringify(view)).not.toContain(String(state.whim));
    }
    expect(JSON.stringify(turfWar.view({ ...state, whim: 5 }, g1))).toBe(JSON.stringify(turfWar.view(state, g1)));
  });

  it('[WAR-FOG-2, WAR-FOG-3, WAR-FOG-4, WAR-FOG-5, WAR-FOG-6, WAR-FOG-7, WAR-FOG-12] events are read by whom the table says', () => {
    const { events } = turfWar;
    const seats = ['g1', 'g2'] as never;
    expect(events.moved.visibleTo({} as never)).toBe('everybody');
    expect(events['clash-fought'].visibleTo({} as never)).toBe('everybody');
    expect(events.treachery.visibleTo({} as never)).toBe('everybody');
    expect(events['join-matched'].visibleTo({ seats } as never)).toEqual(seats);
    expect(events['member-left'].visibleTo({ kind: 'secret', members: seats } as never)).toEqual(seats);
    expect(events['member-left'].visibleTo({ kind: 'open', members: seats } as never)).toBe('everybody');
    expect(events.hired.visibleTo({ seat: 'g1' } as never)).toEqual(['g1']);
    expect(events['order-filed'].visibleTo({ seat: 'g1' } as never)).toEqual(['g1']);
    expect(events['mind-moved'].visibleTo({} as never)).toEqual([]);
    const { state } = new Story();
    expect(turfWar.opposition.tellsWhy(state)).toBe('summary');
  });

  it('[WAR-FOG-14] the paper is the same whatever nobody may know', () => {
    const story = played(6);
    const { state } = story;
    expect(state.ending).toBeNull();
    const happenings = story.entries.flatMap((entry) => (entry.period === 6 ? entry.happenings : []));
    const news = (of: State) => turfWar.news({ period: 6, state: of, happenings, motives: [] });
    expect(news(scrambled(state))).toEqual(news(state));
  });

  it('[WAR-FOG-15, WAR-ASK-13, WAR-NEWS-28] the end opens treasuries; what came to nothing needs the games master’s word', () => {
    const story = new Story({}, 3);
    story.give('g2', { kind: 'ally', alliance: 'open', members: ['g2', 'g3'] });
    story.close();
    for (const seat of ['g2', 'g3']) story.give(seat, { kind: 'concede' });
    story.close();
    const view = () => turfWar.view(story.state, g1);
    expect(view().gangs.every(({ treasuryMc }) => treasuryMc !== null)).toBe(true);
    expect(view().dropped).toEqual([]);
    story.rule({ kind: 'open-files' });
    expect(view().dropped).toHaveLength(1);
  });

  it('[WAR-HOUSE-14] treasuries are public where the table plays so', () => {
    const { state } = new Story({ treasuries: 'public' });
    expect(turfWar.view(state, g1).gangs.every(({ treasuryMc }) => treasuryMc === 20)).toBe(true);
  });

  it('[WAR-ASK-2, WAR-ASK-16, WAR-ASK-9] the games master hands a seat over and changes facts; the change is told', () => {
    const story = new Story();
    story.close();
    story.close();
    expect(turfWar.view(story.state, 'gm').waiting[0]?.text).toMatch(/nothing came from it for 2 turns/);
    story.rule({ kind: 'player', seat: 'g2', isHuman: false });
    expect(turfWar.seats(story.state).find(({ seat }) => seat === ('g2' as never))).toMatchObject({
      isHuman: false,
      takesOrders: false,
    });
    expect(only(story.rule({ kind: 'owner', area: 5, owner: 'g1' }), 'owner-ruled')).toHaveLength(1);
    story.rule({ kind: 'precedence', seats: ['g4', 'g3', 'g2', 'g1'] });
    expect(story.state.precedence[0]).toBe('g4');
    expect(() => story.rule({ kind: 'precedence', seats: ['g4', 'g3'] })).toThrow(/every gang once/);
    story.rule({ kind: 'out', seat: 'g3' });
    expect(story.state.gangs['g3' as never]?.out?.how).toBe('conceded');
  });

  it('[WAR-GAME-3, WAR-ASK-3, WAR-ASK-4, WAR-HOUSE-18] a turn waits for its human sheets and plays on without them', () => {
    const story = new Story();
    expect(turfWar.flow).toBe('by-the-table');
    expect(turfWar.waitsFor(story.state)).toMatchObject({ manner: 'sealed', seats: ['g1', 'g2', 'g3', 'g4'] });
    story.give('g1', { kind: 'ready', isReady: true });
    expect(turfWar.view(story.state, 'gm').waiting.map(({ seat }) => seat)).toEqual(['g2', 'g3', 'g4']);
    story.close();
    expect(story.state.turn).toBe(2);
  });

  it('[WAR-HOUSE-20, WAR-HOUSE-21] the presets are house rules, and their games end', () => {
    for (const { rules } of Object.values(presets)) expect(houseRulesSchema.safeParse(rules).success).toBe(true);
    const story = new Story(presets['quick-night'].rules, 4, false);
    for (let turn = 0; turn < 20 && story.state.ending === null; turn += 1) story.close(true);
    expect(story.state.ending).not.toBeNull();
  });

  it('[WAR-ASK-11, WAR-NPC-7] an NPC gang answers a proposal at once, with its reason', () => {
    const story = new Story({ standstill: 0 });
    story.own.state.turn = 2;
    story.rule({ kind: 'player', seat: 'g2', isHuman: false });
    story.give('g1', { kind: 'letter', to: 'g2', proposal: { kind: 'ally', alliance: 'open', members: ['g1', 'g2'] } });
    const [letter] = Object.values(story.state.letters);
    expect(letter?.answer).toBe('yes');
    expect(letter?.because).toMatch(/share of the city/);
    story.give('g1', { kind: 'ally', alliance: 'open', members: ['g1', 'g2'] });
    story.close();
    expect(Object.values(story.state.alliances)).toHaveLength(1);
  });

  it('[WAR-NPC-1, WAR-NPC-4, WAR-NPC-5, WAR-NPC-9] a game of the program’s own ends, and the same seed plays the same one', () => {
    const first = played(60, 6);
    expect(first.state.ending).not.toBeNull();
    expect(JSON.stringify(played(60, 6).state)).toBe(JSON.stringify(first.state));
    const events = first.entries.flatMap(({ happenings }) => happenings.map(({ event }) => event));
    for (const type of ['hired', 'area-taken', 'clash-fought', 'alliance-made', 'promoted'] as const) {
      expect(only(events, type).length).toBeGreaterThan(0);
    }
    for (const reason of first.entries.flatMap((entry) => (entry.reason?.factors.length ? [entry.reason] : []))) {
      const sum = reason.factors.reduce((total, { points }) => total + points, 0);
      expect(Math.abs(sum - reason.score)).toBeLessThan(0.011);
    }
  });

  it('[WAR-NEWS-26, WAR-NEWS-1] every turn has its page with the box, no sentence of it twice', () => {
    const story = played(60);
    const last = story.state.turn - 1;
    const files: Clipping[] = [];
    for (let period = 1; period <= last; period += 1) {
      const happenings = story.entries.flatMap((entry) => (entry.period === period ? entry.happenings : []));
      const news = turfWar.news({ period, state: story.state, happenings, motives: [] });
      const { edition, clipping } = papers['turf-war'].print(news, files);
      files.push(clipping);
      const told = [edition.lead, ...edition.seconds].flatMap(({ deck, paragraphs }) => [
        ...(deck === null ? [] : [deck]),
        ...paragraphs,
      ]);
      const sentences = told.flatMap(splitSentences).map(makeSentenceKey);
      expect(sentences.filter((one, at) => sentences.indexOf(one) < at)).toEqual([]);
      expect(edition.briefs.some(({ headline }) => headline === 'The City by Numbers')).toBe(true);
      const headlines = [edition.lead, ...edition.seconds].map(({ headline }) => headline);
      expect(new Set(headlines).size).toBe(headlines.length);
      if (period === last) expect(edition.lead.kind).toBe('victory');
    }
  });

  it('[WAR-VIEW-7] status has the table’s figures', () => {
    const { fields, lines } = turfWar.status(new Story().state);
    expect(fields).toMatchObject({
      turn: 1,
      gangs: [{ name: 'Jamski', seat: 'g1', isHuman: true, areas: 4, hitmen: 4 }, {}, {}, {}],
    });
    expect(lines[1]).toBe('g1  Jamski (human): 4 areas, a Don, 2 Lieutenants, 4 Hitmen, 20 MC');
  });

  it('[WAR-START-4] a game begun elsewhere is entered, and what breaks a rule is found', () => {
    const gang = (name: string, ward: number) => ({
      name,
      ward,
      isHuman: true,
      level: 'standard' as const,
      doctrine: 'fox' as const,
      treasuryMc: 9,
      areas: [ward * 6 - 5],
      pieces: [
        { name: 'Al', rank: 'don' as const, xp: 3, area: ward * 6 - 5 },
        { name: 'Bo', rank: 'hitman' as const, xp: 0, area: null },
      ],
      deadHitmen: 1,
      deadLieutenants: 0,
      noIncomeTurn: null,
      isOut: false,
    });
    const running = {
      title: 'Old',
      seed: 1,
      turn: 12,
      houseRules: houseRulesSchema.parse({}),
      gangs: [gang('A', 1), gang('B', 2)],
      alliances: [],
    };
    expect(turfWar.joining.check(running)).toEqual([]);
    const wrong = { ...running, gangs: [gang('A', 1), { ...gang('B', 2), areas: [1] }] };
    expect(turfWar.joining.check(wrong).map(({ sentence }) => sentence)).toEqual([
      'Manchester belongs to A already; take it off one of the two.',
    ]);
    const story = new Story({}, 2);
    story.own = { ...story.own, state: { ...turfWar.blank() } };
    story.on((table) => turfWar.joining.enter(table, running));
    expect(story.state.turn).toBe(12);
    const events = story.close();
    expect(only(events, 'consolation-paid')).toHaveLength(2);
    expect(only(events, 'placed')).toHaveLength(2);
  });
});
