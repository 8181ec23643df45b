import type { LedQuestion, Survey } from '#shared/games/paradise/leading.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Answer, AnyQuestion } from '#shared/words/questions.ts';
import {
  leadingSchema,
  type LedBattleView,
  type LeadingInput,
  type SingleBattle,
} from '#shared/games/paradise/views/battle.ts';
import type { LedAtTable } from '#kernel/capabilities.ts';
import type { Dice } from '#kernel/dice/dice.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { type BattleOutcome, type Party, scenarioNames } from '#shared/games/paradise/battles.ts';
import { leadMuster, type LedBattle } from '#main/games/paradise/rules/skirmish/command/lead.ts';
import { surveyTable } from '#main/games/paradise/rules/skirmish/command/survey.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import type { Muster, SideMuster } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import type { Side } from '#main/games/paradise/rules/skirmish/battle.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { CampaignBattle, LedRecord } from '#main/games/paradise/rules/state/records/battles.ts';
import { buildArrangedBattle } from './arranging/arranged.ts';
import { findSide, isGang } from './arranging/parties.ts';
import { convertResult, convertSingle } from './settling/resolve.ts';
import { listPossibleEndings } from './settling/endings.ts';
import { isTalk } from './settling/talks.ts';
import { shootFilm, type Onlooker } from './watching/film.ts';
import { paradiseCity } from '#shared/games/paradise/cities/city.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';
import type { FigureSource } from '../skirmish/sources.ts';
import { gangNames, pickPersonName } from '../tables/people/names.ts';

type Waiting = DeepReadonly<CampaignBattle>;

/** [CARD-2] Fights a battle of the campaign by its leaders' answers so far; `viewer` is the one who reads it. */
export function leadBattle(
  state: State,
  battle: Waiting,
  seed: number,
  leading: LeadingInput,
  viewer: Viewer,
): LedBattleView {
  refuseUnless(!isTalk(battle), 'As it stands they only talk: resolve it, or play it on your table.');
  const { led, outcome } = fightLed(state, battle, seed, leading, viewer);
  return buildLedView(led, leading, outcome, battle);
}

/** Fights a battle by the answers so far, as one of its leaders or the games master asks for it. */
function fightLed(
  state: State,
  battle: Waiting,
  seed: number,
  leading: LeadingInput,
  viewer: Viewer,
): { led: LedBattle; outcome: BattleOutcome | null } {
  checkLeads(battle, leading, viewer);
  const { muster } = buildArrangedBattle(state, battle);
  const led = leadMuster(() => muster, seed, { ...leading, key: JSON.stringify(muster) });
  return { led, outcome: led.kind === 'done' ? convertResult(state, battle, led.result) : null };
}

/**
 * [SCN-10] A side is led by its own gang or the games master, and a seat leads no side but its own: two leaders of one
 * screen are the games master’s to seat.
 */
function checkLeads(battle: Waiting, { leads }: LeadingInput, viewer: Viewer): void {
  for (const { side, viewer: leader } of leads) {
    const { party } = battle[side];
    refuseUnless(isGang(party), 'The law is led by the program; lead the gang.', 'SCN-10');
    refuseUnless(
      viewer === 'gm' || (viewer === party && leader === party),
      'You lead your own side alone; the other one is not yours.',
    );
    refuseUnless(leader === 'gm' || leader === party, 'A side is led by its own gang or by the games master.');
  }
}

/** Fights a single battle outside any campaign by its leaders' answers, with the book's forces or picked ones. */
export function leadSingleBattle(battle: SingleBattle, leading: LeadingInput): LedBattleView {
  refuseUnless(
    scenarioNames.includes(battle.scenario),
    `There is no scenario “${battle.scenario}”; the scenarios are ${scenarioNames.join(', ')}.`,
  );
  const key = JSON.stringify(battle);
  const led = leadMuster((dice) => musterSingle(battle, dice), battle.seed, { ...leading, key });
  const outcome = led.kind === 'done' ? convertSingle(led.result) : null;
  const findParty = (side: Side) => (battle.scenario === 'police-raid' && side === 'attackers' ? 'police' : 'g1');
  return buildLedView(led, leading, outcome, {
    scenario: battle.scenario,
    isClash: false,
    attackers: { party: findParty('attackers') as never },
  });
}

function musterSingle(battle: SingleBattle, dice: Dice): Muster {
  const muster = bookMuster(battle.scenario, dice);
  for (const side of ['attackers', 'defenders'] as const) {
    const force = battle[side];
    if (force === undefined) continue;
    const roster = new Roster(side, side === 'attackers' ? 'own' : 'their');
    const men = Object.entries(force).flatMap(([profile, count]) => roster.gangsters(profile as 'hoodlum', count));
    const [first] = men;
    const old = muster[side].crew;
    const isTarget = old.some(({ id }) => id === muster.target);
    muster[side] = { ...muster[side], crew: men, guards: [] };
    if (isTarget) muster.target = first?.id ?? null;
  }
  return nameStrangers(muster, battle.seed);
}

function buildLedView(
  led: LedBattle,
  leading: LeadingInput,
  outcome: BattleOutcome | null,
  head: Parameters<typeof listPossibleEndings>[0],
): LedBattleView {
  const view = buildView(findOnlooker(led, leading), led, outcome, head);
  // Only two leaders of one screen look one after the other.
  const survey = leading.survey === undefined ? null : surveySquad(led, leading.survey);
  return {
    ...{ ...view, hasHidden: view.hasHidden && leading.leads.length === 2 },
    ...(survey === null ? {} : { survey }),
  };
}

/** Surveys the table for a squad of the leader who is asked; null for none of his. */
function surveySquad(led: LedBattle, id: string): Survey | null {
  if (led.kind === 'done' || led.question.kind !== 'decision') return null;
  const squad = (led.question.about as LedQuestion).squads.find((one) => one.id === id);
  const men = squad?.men.filter(({ isMoved }) => isMoved).map((man) => man.id) ?? [];
  return men.length === 0 ? null : { squad: id, ...surveyTable(led.battle, men) };
}

function buildView(
  onlooker: Onlooker,
  led: LedBattle,
  outcome: BattleOutcome | null,
  head: Parameters<typeof listPossibleEndings>[0],
): LedBattleView {
  const { film, stepsAfter, hasHidden } = shootFilm(led.happenings, onlooker);
  return {
    film,
    points: led.points.map(({ answers, events, prompt }) => ({ answers, steps: stepsAfter[events - 1] ?? 0, prompt })),
    question: led.kind === 'asks' ? (led.question as LedBattleView['question']) : null,
    final: led.final,
    hasHidden,
    outcome,
    sentence: outcome === null ? null : nameEnding(head, outcome),
  };
}

/** Names the ending of a battle in a sentence. */
function nameEnding(head: Parameters<typeof listPossibleEndings>[0], { ending, winner }: BattleOutcome): string {
  const found = listPossibleEndings(head).find((one) => one.ending === ending && one.winner === winner);
  return `${found?.label ?? 'It is over'}.`;
}

/** Finds the viewer whose sight limits the table: the leader who is asked; after the end, everybody. */
function findOnlooker(led: LedBattle, { leads }: LeadingInput): Onlooker {
  if (led.kind === 'done') return 'everybody';
  const [only] = leads;
  if (leads.length === 1 && only !== undefined) return only.side;
  const { question } = led;
  if (question.kind !== 'decision') return 'nobody-in-hiding';
  return (question.about as LedQuestion).side;
}

/** [SCN-10] Lists the sides of a battle whose players lead them from their own devices; NPC gangs and the law lead themselves. */
export function listSidesToLead(state: State, battle: Waiting, viewer: Viewer): { side: Side; seat: SeatId }[] {
  refuseUnless(
    viewer === 'gm' || battle.scenario !== 'meet',
    'A Meet begins with talk; the games master says whether it comes to a fight.',
    'SCN-4',
  );
  return (['attackers', 'defenders'] as const).flatMap((side) => {
    const { party } = battle[side];
    return isGang(party) && state.gangs[party]?.isHuman === true ? [{ side, seat: party }] : [];
  });
}

/** Fights a battle whose sides are led at the table; each viewer gets only what he may see and decide. */
export function followBattle(state: State, battle: Waiting, seed: number, leading: LeadingInput): LedAtTable {
  const { led, outcome } = fightLed(state, battle, seed, leading, 'gm');
  const findLed = (asked: Viewer): string | null => leading.leads.find(({ viewer }) => viewer === asked)?.side ?? null;
  const asks = led.kind === 'done' ? null : describeAsked(led.question);
  return {
    asks,
    final: led.final,
    gave: leading.answers.map((_answer, nth) => {
      const point = led.points.find(({ answers }) => answers === nth);
      return point === undefined ? null : findLed(point.for);
    }),
    tell: ({ viewer, sides }): LedBattleView => {
      const own = viewer === 'gm' ? null : findSide(battle, viewer);
      const isPart = viewer === 'gm' || own !== null;
      const onlooker = findEyes(viewer, own, sides, led.kind === 'done' && isPart);
      const view = buildView(onlooker, led, isPart ? outcome : null, battle);
      const isAsked = asks !== null && (asks.side === null ? viewer === 'gm' : sides.includes(asks.side));
      return {
        ...view,
        question: isAsked ? view.question : null,
        hasHidden: false,
        points: viewer === 'gm' ? view.points : [],
        sentence: outcome === null ? null : nameEnding(battle, outcome),
      };
    },
    tellAll: () => ({
      film: shootFilm(led.happenings, 'nobody-in-hiding').film,
      colors: {
        attackers: findColor(state, battle.attackers.party),
        defenders: findColor(state, battle.defenders.party),
      },
    }),
  };
}

/** A gang's color on the map; null for the police. */
function findColor(state: State, party: Party): number | null {
  return isGang(party) ? (state.gangs[party]?.colour ?? null) : null;
}

function describeAsked({ id, prompt, ...question }: AnyQuestion): LedAtTable['asks'] {
  const side = question.kind === 'decision' ? (question.about as LedQuestion).side : null;
  return { id, prompt, side };
}

/** Finds whose eyes somebody at the table looks through: those of his own side, or of the only one that he leads. */
function findEyes(viewer: Viewer, own: Side | null, sides: readonly string[], isOpen: boolean): Onlooker {
  if (isOpen) return 'everybody';
  if (viewer !== 'gm') return own ?? 'nobody-in-hiding';
  const [only] = sides;
  return sides.length === 1 && only !== undefined ? (only as Side) : 'games-master';
}

/** Stores a battle's leaders and their decisions with its result. */
export function recordLeading({ leads, answers, dice }: LeadingInput): LedRecord {
  return { leads, dice, said: JSON.stringify(answers) };
}

/** Reads the decisions of a led battle's leaders back from its record. */
export function readLeading({ leads, dice, said }: DeepReadonly<LedRecord>): LeadingInput {
  return leadingSchema.parse({ leads, dice, answers: JSON.parse(said) as Answer[] });
}

/** [SCN-12] Ends a led battle; refuses one whose leaders still have a decision to make. */
export function finishLed(state: State, battle: Waiting, seed: number, leading: LeadingInput): BattleOutcome {
  const { outcome } = fightLed(state, battle, seed, leading, 'gm');
  refuseUnless(
    outcome !== null,
    'This battle is not over yet; lead it to its end, or hand the rest over to the program.',
  );
  return outcome;
}

/** Names the men of a battle that no campaign knows: a gang’s by its kind, a lawman’s behind his rank, all by the seed. */
function nameStrangers(muster: Muster, seed: number): Muster {
  return { ...muster, attackers: nameSide(muster.attackers, seed), defenders: nameSide(muster.defenders, seed + 1) };
}

function nameSide(side: SideMuster, seed: number): SideMuster {
  const type = gangTypes[seed % gangTypes.length] ?? 'syndicate';
  const { last } = gangNames.irish;
  let named = 0;
  const name = (men: readonly FigureSource[]): FigureSource[] =>
    men.map((man) => {
      const nth = seed + named;
      named += 1;
      return {
        ...man,
        name:
          man.kind === 'gangster'
            ? pickPersonName(paradiseCity, type, 0, nth % countNames(type))
            : `${man.profile} ${last[nth % last.length]}`,
      };
    });
  return { ...side, crew: name(side.crew), guards: name(side.guards), reserve: name(side.reserve) };
}

/** Counts the names of a type that can be drawn before one repeats. */
function countNames(type: (typeof gangTypes)[number]): number {
  return gangNames[type].first.length * gangNames[type].last.length;
}
