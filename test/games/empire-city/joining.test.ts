import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { enterCampaign } from '#commands/files.ts';
import { readRunning } from '#commands/runningFile.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { empireCover } from '#games/empire-city/cover.ts';
import {
  createBlankCapo,
  createExampleRunning,
  describeField,
  formatRunning,
  type RunningDraft,
} from '#games/empire-city/setup/running.ts';
import { houseRulesSchema } from '#shared/games/empire-city/houseRules.ts';
import { runningSchema } from '#shared/games/empire-city/running.ts';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import { noon, temporaryFolder } from '#test/support/campaigns.ts';

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

function problemsOf(change: Partial<RunningDraft>, sitting?: (FamilyId | null)[]): string[] {
  const made = typed({ ...createExampleRunning(), ...change }, sitting);
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
    const capo = { ...createBlankCapo(), hand: 'big anton, the chan', cards: 'revolver, 2 AMBUSH' };
    const made = typed({
      ...createExampleRunning(),
      dead: '',
      discarded: 'Revolver',
      capos: [capo],
    });
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
    expect(problemsOf({ discarded: '4 Scandal' })).toEqual([
      'Discards: there are 3 of Scandal; take one out.',
    ]);
    expect(problemsOf({ cops: 'Atlantis' })).toEqual([
      'Cops: there is no block called “Atlantis”.',
    ]);
    expect(problemsOf({}, ['moretti', 'callahan', null, 'ashdown'])).toEqual([
      'Seat 3: say which family plays there; none is drawn now.',
    ]);
    const { capos } = createExampleRunning();
    const tokens = capos.map((one, at) => (at === 0 ? { ...one, tokens: 'Corleone 2' } : one));
    expect(problemsOf({ capos: tokens })).toEqual([
      'Moretti, tokens: there is no family called “Corleone”.',
    ]);
  });

  it('[EMP-SET-12] what the rules will not have is told by the family and the field', () => {
    const names = ['Moretti', 'Callahan'];
    expect(describeField('capos[1].squares[0]', names)).toBe('Callahan, squares');
    expect(describeField('marks[0].mark', names)).toBe('marks.mark');
  });

  it('[EMP-SET-12] the start screen names the page that says how, and the example of the page is entered', async () => {
    expect(empireCover.joining).toBe('docs/empire-city.md');
    const text = readFileSync(join(root, 'docs/examples/empire-city-running.json'), 'utf8');
    expect(await readRunning('empire-city', text)).toMatchObject({
      kind: 'done',
      title: 'Since Tuesday',
    });
    const made = typed(createExampleRunning());
    if ('problems' in made) throw new Error(made.problems.join(' '));
    const read = (file: string) => runningSchema.parse(JSON.parse(file));
    expect(read(made.text)).toEqual(read(text));
  });
});
