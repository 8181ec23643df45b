import { sampleKinds, takeSample } from '#test/support/samples.ts';
import { describe, expect, it } from 'vitest';
import { gamesMasterAlone, ownSeatAlone } from '#api/callers.ts';
import { access } from '#shared/contract/access.ts';
import { nextAddress } from '../support/addresses.ts';
import { scenes, type Deed, type Scene } from '../support/secrets/deeds.ts';
import { askEverything, findQuestions, hold, listTelling, type Told } from '../support/secrets/questions.ts';
import { openTable } from '../support/secrets/stage.ts';

/** What a seat is told of one history: at the moment of the secret, and after the period is closed. */
async function tellOf(
  scene: Scene,
  deed: Deed,
  foresees: boolean,
  isFromDevice = false,
): Promise<{ now: Told; later: Told | null }> {
  const table = await openTable(scene.game, scene.periods);
  try {
    table.isFromDevice = isFromDevice;
    if (isFromDevice) await table.calls.table.open({ address: nextAddress(), port: null });
    await scene.before(table);
    const held = await hold(table);
    await deed.does(table);
    const now = await askEverything(table, held, { foresees });
    if (deed.isTraceless !== true) return { now, later: null };
    await table.closePeriod();
    return { now, later: await askEverything(table, held) };
  } finally {
    await table.close();
  }
}

/**
 * What may differ between histories in one of which somebody has done something unseen since, each with its reason.
 * The journal is one line: whoever is no longer at its end cannot take back what he did.
 */
const legitimate: Record<string, { fields: readonly string[]; reason: string }> = {
  'history.steps': {
    fields: ['mayUndo', 'hasShown', 'redo'],
    reason: 'A seat takes back its own newest steps, and no longer once others acted.',
  },
  'history.lists': {
    fields: ['own', 'hasShown', 'redo', 'changes'],
    reason: 'The same: how many of its own newest steps a seat may take back.',
  },
};

/** An answer without what may differ. */
function withoutLegitimate(told: Told): Told {
  return Object.fromEntries(
    Object.entries(told).map(([call, answer]) => {
      const fields = legitimate[call.split(' ')[0] ?? '']?.fields ?? [];
      const text = JSON.stringify(answer, (key, value: unknown) => (fields.includes(key) ? undefined : value));
      return [call, JSON.parse(text) as Told[string]];
    }),
  );
}

it('asks every call that tells something, or says why not', () => {
  const telling = listTelling(access);
  expect(telling.length).toBeGreaterThan(50);
  for (const { path } of telling) expect(() => findQuestions(path)).not.toThrow();
});

describe.each(
  takeSample(
    sampleKinds(scenes.toReversed(), ({ game }) => game),
    2,
  ),
)('$game: $name', (scene) => {
  const [quiet, ...moreQuiet] = scene.quiet;
  const others = takeSample(moreQuiet, scene.game === 'godfather' ? moreQuiet.length : 0);
  const [secret, ...moreSecrets] = scene.secret;
  if (secret === undefined) throw new Error('A scene needs its secrets.');
  const known = new Map<Deed, ReturnType<typeof tellOf>>();
  const told = (deed: Deed): ReturnType<typeof tellOf> => {
    // One forecast for each public moment is enough, and takes as long as all else together.
    const foresees = deed === secret || scene.quiet.includes(deed);
    const found = known.get(deed) ?? tellOf(scene, deed, foresees);
    known.set(deed, found);
    return found;
  };

  it.each(moreSecrets)(`${secret.name} might as well be $name`, { tags: 'rest' }, async (deed) => {
    const { now } = await told(deed);
    const other = (await told(secret)).now;
    for (const [call, answer] of Object.entries(now)) {
      expect({ [call]: answer }).toEqual({ [call]: other[call] });
    }
  });

  if (quiet === undefined) return;
  const asked = async (deed: Deed): Promise<Told> => (await told(deed)).now;

  it.each(others)('nothing tells of $name', async (deed) => {
    expect(await asked(deed)).toEqual(await asked(quiet));
  });

  it(`of ${secret.name} no more is told than that something was done`, async () => {
    expect(withoutLegitimate(await asked(secret))).toEqual(withoutLegitimate(await asked(quiet)));
  });

  it(`of ${secret.name} no more is told to a device at the table, and no more than at the screen`, async () => {
    const [here, there] = [await tellOf(scene, secret, false, true), await tellOf(scene, quiet, false, true)];
    expect(Object.keys(here.now)).toEqual(Object.keys(there.now));
    const quietly = withoutLegitimate(there.now);
    for (const [call, answer] of Object.entries(withoutLegitimate(here.now)))
      expect(JSON.stringify({ [call]: answer })).toEqual(JSON.stringify({ [call]: quietly[call] }));
    const atScreen = await asked(secret);
    for (const [call, answer] of Object.entries(here.now)) {
      const refusal = 'refused' in answer ? answer.refused : null;
      const isOfTable = call.startsWith('table.');
      // A device is refused at the door what its seat is refused at the screen.
      if (refusal === ownSeatAlone) expect(Object.keys(atScreen[call] ?? {}), call).toEqual(['refused']);
      else if (refusal !== gamesMasterAlone && !isOfTable) {
        expect({ [call]: answer }).toEqual({ [call]: atScreen[call] });
      }
    }
  });

  const traceless = [...others, ...scene.secret].filter(({ isTraceless }) => isTraceless);
  it.each(traceless)('nothing tells of $name once the period is closed', async (deed) => {
    const { later } = await told(deed);
    expect(later).toEqual((await told(quiet)).later);
  });
});
