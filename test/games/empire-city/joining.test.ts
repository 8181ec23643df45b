import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { enterCampaign } from '#commands/files.ts';
import { readRunning } from '#commands/runningFile.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { run } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import type { EmpireState } from '#main/games/empire-city/rules/state.ts';
import { empireCover } from '#games/empire-city/cover.ts';
import {
  createBlankRunning,
  createExampleRunning,
  formatRunning,
  type RunningDraft,
} from '#games/empire-city/setup/running.ts';
import { describeField } from '#frame/setup/drafts.ts';
import { houseRulesSchema } from '#shared/games/empire-city/houseRules.ts';
import { runningSchema } from '#shared/games/empire-city/running.ts';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import type { TypedFields } from '#shared/words/fields.ts';
import { noon, temporaryFolder } from '#test/support/campaigns.ts';

/** A game of two families in its third round, with nothing in hands. */
function running() {
  return {
    title: 'Names',
    seed: 3,
    round: 3,
    phase: 'cops' as const,
    godfather: 'moretti' as const,
    capos: [
      { family: 'moretti' as const, cashDollars: 500, victoryPoints: 1, corruption: 1 },
      { family: 'volkov' as const, cashDollars: 500, victoryPoints: 1, corruption: 1 },
    ],
  };
}

function enter(given: object): EmpireState {
  const blank = { state: empireCity.blank(), rng: seedRng(3) };
  const entered = run(blank, createStateWriter(empireCity), (table) =>
    empireCity.joining.enter(table, runningSchema.parse(given)),
  );
  if (entered.kind === 'question') throw new Error(entered.question.prompt);
  return entered.after.state;
}

const root = join(import.meta.dirname, '../../..');
const families: FamilyId[] = ['moretti', 'callahan', 'volkov', 'ashdown'];

function typed(running: RunningDraft, sitting: (FamilyId | null)[] = families) {
  const capos = sitting.map((family, at) => ({
    family,
    name: null,
    isHuman: at === 0,
    level: 'standard',
    doctrine: null,
  }));
  return formatRunning({
    title: 'Since Tuesday',
    city: 'Empire City',
    seed: 3,
    capos,
    houseRules: houseRulesSchema.parse({}),
    running,
  });
}

function changed(game: TypedFields, first: TypedFields = {}): RunningDraft {
  const draft = createExampleRunning();
  const capos = draft.capos.map((capo, at) => (at === 0 ? { ...capo, ...first } : capo));
  return { ...draft, game: { ...draft.game, ...game }, capos };
}

function problemsOf(change: TypedFields, sitting?: (FamilyId | null)[], first: TypedFields = {}): string[] {
  const made = typed(changed(change, first), sitting);
  return 'problems' in made ? made.problems : [];
}

describe('the form of a game that runs already', () => {
  it('[EMP-SET-12] its example is entered, plays on, and verifies', async () => {
    const made = typed(createExampleRunning());
    if ('problems' in made) throw new Error(made.problems.join(' '));
    const read = await readRunning('empire-city', made.text);
    if (read.kind === 'wrong') throw new Error(read.findings[0]?.sentence);
    const path = join(temporaryFolder(), 'Since.racketeer');
    const session = await enterCampaign(
      { game: 'empire-city' as const, path, fileId: 'x', running: read.running },
      noon,
    );
    expect(verifyCampaign(session).findings).toEqual([]);
    session.store.close();
    const running = runningSchema.parse(JSON.parse(made.text));
    expect(running.capos[0]).toMatchObject({
      family: 'moretti',
      hand: ['nino-bellini', 'big-sal-rizzo'],
      cityCards: ['typewriter-1', 'skim-1'],
      squares: [
        { square: 'C5', racket: 'gentlemens-hotel-1', count: 2 },
        { square: 'C4', racket: null, count: 1 },
      ],
      tokens: { callahan: 2 },
    });
    expect(running).toMatchObject({
      godfather: 'callahan',
      cops: ['D3', 'C1'],
      discarded: ['revolver-1', 'revolver-2', 'scandal-1', 'shift-change'],
      marks: [{ mark: 20, family: 'callahan' }],
    });
  });

  it('[EMP-SET-12] names are read as they are written on cards, in part, or in small letters', () => {
    const { capos } = createBlankRunning();
    const [first, ...others] = capos;
    const capo = { ...first, hand: 'big anton, the chan', cityCards: 'revolver, 2 AMBUSH' };
    const made = typed({ ...changed({ dead: '', discarded: 'Revolver' }), capos: [capo, ...others] });
    if ('problems' in made) throw new Error(made.problems.join(' '));
    const running = runningSchema.parse(JSON.parse(made.text));
    expect(running.capos[0]).toMatchObject({
      hand: ['big-anton', 'the-chan-brothers'],
      cityCards: ['revolver-1', 'ambush-1', 'ambush-2'],
    });
    expect(running.discarded).toEqual(['revolver-2']);
  });

  it('[EMP-SET-12] whatever cannot be read is told at once, by its field, with what to do', () => {
    expect(problemsOf({ menTrack: 'Al Capone', dead: 'Con Flynn, Con Flynn' })).toEqual([
      'Men of the track: nothing is called “Al Capone”; look at the name again.',
      'The dead: Con Flynn is named twice; take one out.',
    ]);
    expect(problemsOf({ discarded: '4 Scandal' })).toEqual(['Discards: there are 3 of Scandal; take one out.']);
    expect(problemsOf({ cops: 'Atlantis' })).toEqual(['Cops: there is no block called “Atlantis”.']);
    expect(problemsOf({}, ['moretti', 'callahan', null, 'ashdown'])).toEqual([
      'Seat 3: say which family plays there; none is drawn now.',
    ]);
    expect(problemsOf({}, families, { tokens: 'Corleone 2' })).toEqual([
      'Moretti, tokens: there is no family called “Corleone”.',
    ]);
  });

  it.each<[field: 'hand' | 'cityCards', written: string[], given: string[]]>([
    ['hand', ['Sergeant Roe', 'Doctor Lebedev'], ['sergeant-roe', 'doctor-lebedev']],
    ['hand', ['big anton', 'BIG SAL RIZZO'], ['big-anton', 'big-sal-rizzo']],
    ['cityCards', ['Smear Campaign', 'smear campaign'], ['smear-campaign-1', 'smear-campaign-2']],
    ['cityCards', ['Smear Campaign', 'smear-campaign-1'], ['smear-campaign-2', 'smear-campaign-1']],
    ['cityCards', ['Smear Campaign 2', 'Revolver'], ['smear-campaign-2', 'revolver-1']],
  ])('[EMP-SET-12] takes %s as the cards print them: %j', (field, written, given) => {
    const { capos, ...rest } = running();
    const [first, ...others] = capos;
    const filled = { ...rest, capos: [{ ...first, [field]: written }, ...others] };
    const [entered] = Object.values(enter(filled).capos);
    expect(empireCity.joining.check(runningSchema.parse(filled))).toEqual([]);
    expect(field === 'hand' ? entered?.hand : entered?.cards).toEqual(given);
  });

  it('[EMP-SET-12] names more of a card than there are by its name, and a name that nothing bears', () => {
    const { capos, ...rest } = running();
    const [first, ...others] = capos;
    const check = (cityCards: string[]) =>
      empireCity.joining
        .check(runningSchema.parse({ ...rest, capos: [{ ...first, cityCards }, ...others] }))
        .map(({ sentence }) => sentence);
    expect(check(Array.from({ length: 12 }, () => 'Revolver')).length).toBeGreaterThan(0);
    expect(check(['Al Capone'])).toEqual(['There is no card and no man “Al Capone”; look at its name again.']);
  });

  it.each([
    [['D4', 'D4'], null, ['Two cops stand in Orpheum Corner; move one of them.']],
    [['D4'], 'D4', ['Ness stands in Orpheum Corner; move the cop or him.']],
    [['C3', 'C3', 'D4'], 'C3', []],
  ])('[EMP-COPS-6] cops on %j and Ness on %s', (cops, ness, told) => {
    const findings = empireCity.joining.check(runningSchema.parse({ ...running(), cops, ness }));
    expect(findings.map(({ sentence }) => sentence)).toEqual(told);
  });

  it('[EMP-SET-12] what the rules will not have is told by the family and the field', () => {
    const names = ['Moretti', 'Callahan'];
    expect(describeField('capos[1].squares[0]', names)).toBe('Callahan, squares');
    expect(describeField('marks[0].mark', names)).toBe('marks, mark');
  });

  it('[EMP-SET-12] the start screen names the page that says how, and the example of the page is entered', async () => {
    expect(empireCover.joining).toBe('docs/games/empire-city/joining.md');
    const text = readFileSync(join(root, 'docs/examples/empire-city-running.json'), 'utf8');
    expect(await readRunning('empire-city', text)).toMatchObject({ kind: 'done', title: 'Since Tuesday' });
    const made = typed(createExampleRunning());
    if ('problems' in made) throw new Error(made.problems.join(' '));
    const read = (file: string) => runningSchema.parse(JSON.parse(file));
    expect(read(made.text)).toEqual(read(text));
  });
});
