import type { LedQuestion } from '#shared/games/paradise/leading.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { Answer } from '#shared/words/questions.ts';
import {
  leadingSchema,
  type LedBattleView,
  type LeadingInput,
  type SingleBattle,
} from '#shared/games/paradise/views/battle.ts';
import type { Dice } from '#kernel/dice/dice.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import type { BattleOutcome } from '#shared/games/paradise/battles.ts';
import { leadMuster, type LedBattle } from '#rulebooks/paradise/skirmish/command/lead.ts';
import type { BattleResult } from '#rulebooks/paradise/skirmish/outcomes/result.ts';
import { bookMuster } from '#rulebooks/paradise/skirmish/mustering/book.ts';
import { Roster } from '#rulebooks/paradise/skirmish/mustering/forces.ts';
import type { Muster } from '#rulebooks/paradise/skirmish/mustering/muster.ts';
import type { Side } from '#rulebooks/paradise/skirmish/battle.ts';
import type { State } from '#rulebooks/paradise/state.ts';
import type { CampaignBattle, LedRecord } from '#rulebooks/paradise/state/records/battles.ts';
import { scenarioNames } from '#rulebooks/paradise/skirmish/scenarios/scenarioNames.ts';
import { buildMuster } from './arranging/muster.ts';
import { nameStrangers } from './arranging/strangers.ts';
import { isGang } from './arranging/parties.ts';
import { convertResult, convertSingle } from './settling/resolve.ts';
import { listPossibleEndings } from './settling/endings.ts';
import { isTalk } from './settling/talks.ts';
import { shootFilm, type Onlooker } from './watching/film.ts';

type Waiting = DeepReadonly<CampaignBattle>;

/** [CARD-2] Fights a battle of the campaign as its leaders say, as far as their answers go; `viewer` is who asks. */
export function leadBattle(
  state: State,
  battle: Waiting,
  seed: number,
  leading: LeadingInput,
  viewer: Viewer,
): LedBattleView {
  refuseUnless(
    !isTalk(battle),
    'As it stands they only talk: resolve it, or play it on your table.',
  );
  checkLeads(battle, leading, viewer);
  const led = leadMuster(() => buildMuster(state, battle), seed, leading);
  const outcome = led.kind === 'done' ? convertResult(state, battle, led.result) : null;
  return viewLed(led, leading, outcome, battle);
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
    refuseUnless(
      leader === 'gm' || leader === party,
      'A side is led by its own gang or by the games master.',
    );
  }
}

/** Fights a single battle of no campaign as its leaders say; the book's forces, or those that were picked. */
export function leadSingleBattle(battle: SingleBattle, leading: LeadingInput): LedBattleView {
  refuseUnless(
    scenarioNames.includes(battle.scenario),
    `There is no scenario “${battle.scenario}”; the scenarios are ${scenarioNames.join(', ')}.`,
  );
  const led = leadMuster((dice) => musterSingle(battle, dice), battle.seed, leading);
  const outcome = led.kind === 'done' ? convertSingle(led.result) : null;
  const party = (side: Side) =>
    battle.scenario === 'police-raid' && side === 'attackers' ? 'police' : 'g1';
  return viewLed(led, leading, outcome, {
    scenario: battle.scenario,
    isClash: false,
    attackers: { party: party('attackers') as never },
  });
}

function musterSingle(battle: SingleBattle, dice: Dice): Muster {
  const muster = bookMuster(battle.scenario, dice);
  for (const side of ['attackers', 'defenders'] as const) {
    const force = battle[side];
    if (force === undefined) continue;
    const roster = new Roster(side, side === 'attackers' ? 'own' : 'their');
    const men = Object.entries(force).flatMap(([profile, count]) =>
      roster.gangsters(profile as 'hoodlum', count),
    );
    const [first] = men;
    const old = muster[side].crew;
    const isTarget = old.some(({ id }) => id === muster.target);
    muster[side] = { ...muster[side], crew: men, guards: [] };
    if (isTarget) muster.target = first?.id ?? null;
  }
  return nameStrangers(muster, battle.seed);
}

function viewLed(
  led: LedBattle,
  leading: LeadingInput,
  outcome: BattleOutcome | null,
  head: Parameters<typeof listPossibleEndings>[0],
): LedBattleView {
  const ending =
    outcome === null
      ? null
      : listPossibleEndings(head).find(
          (one) => one.ending === outcome.ending && one.winner === outcome.winner,
        );
  const { film, stepsAfter } = shootFilm(led.happenings, findOnlooker(led, leading));
  return {
    film,
    points: led.points.map(({ answers, events, prompt }) => ({
      answers,
      steps: stepsAfter[events - 1] ?? 0,
      prompt,
    })),
    question: led.kind === 'asks' ? (led.question as LedBattleView['question']) : null,
    final: led.final,
    outcome,
    sentence: outcome === null ? null : `${ending?.label ?? 'It is over'}.`,
  };
}

/** Finds whose eyes see the table: those of whoever is asked; over, it is everybody’s. */
function findOnlooker(led: LedBattle, { leads }: LeadingInput): Onlooker {
  if (led.kind === 'done') return 'everybody';
  const [only] = leads;
  if (leads.length === 1 && only !== undefined) return only.side;
  const { question } = led;
  if (question.kind !== 'decision') return 'nobody-in-hiding';
  return (question.about as LedQuestion).side;
}

/** Keeps who led a battle and what they decided with its result. */
export function recordLeading({ leads, answers, dice }: LeadingInput): LedRecord {
  return { leads, dice, said: JSON.stringify(answers) };
}

/** Reads what a led battle's leaders decided back from its record. */
export function readLeading({ leads, dice, said }: DeepReadonly<LedRecord>): LeadingInput {
  return leadingSchema.parse({ leads, dice, answers: JSON.parse(said) as Answer[] });
}

/** [SCN-12] Fights a led battle to its end; refuses one whose leaders still have something to decide. */
export function finishLed(
  state: State,
  battle: Waiting,
  seed: number,
  leading: LeadingInput,
): { outcome: BattleOutcome; result: BattleResult } {
  checkLeads(battle, leading, 'gm');
  const led = leadMuster(() => buildMuster(state, battle), seed, leading);
  refuseUnless(
    led.kind === 'done',
    'This battle is not over yet; lead it to its end, or hand the rest over to the program.',
  );
  return { outcome: convertResult(state, battle, led.result), result: led.result };
}
