import { expect, it } from 'vitest';
import type { BattleFilm, FilmStep } from '#shared/games/paradise/views/battle.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import { findLights } from '#games/paradise/show/lights.ts';
import { pickMoments } from '#games/paradise/show/moments.ts';

function step(text: string, figures: FilmStep['figures'] = {}): FilmStep {
  return {
    text,
    card: null,
    rolls: [],
    figures,
    cars: {},
    arrivals: { figures: [], cars: [] },
    fires: [],
    objectives: {},
    burning: [],
    opened: [],
    deed: null,
  };
}

it('a battle is told by the three steps that weighed most, in their order', () => {
  const steps = [
    step('They walked.'),
    step('Spats was hit.', { a1: { wounds: 1 } }),
    step('Two fell.', { a1: { posture: 'dead' }, d2: { posture: 'dead' } }),
    step('Joe lost his nerve.', { d3: { isNervous: true } }),
    step('Moe died.', { d1: { posture: 'dead', wounds: 2 } }),
    step('They walked home.'),
  ];
  const figures: BattleFilm['figures'] = [];
  expect(pickMoments({ steps, figures }).map(({ text }) => text)).toEqual([
    'Two fell.',
    'Joe lost his nerve.',
    'Moe died.',
  ]);
  expect(pickMoments({ steps: steps.slice(0, 1), figures })).toEqual([]);
});

it('a man of a name weighs more than a nameless one, and is told of with the deed that felled him', () => {
  const figure = (id: string, name: string) => ({ id, name }) as BattleFilm['figures'][number];
  const figures = [figure('a1', 'Spats Doogan'), figure('d1', 'Hoodlum d1')];
  const fires = { ...step('Moe fires.'), deed: { kind: 'fires', by: 'd1', to: 'a1' } as const };
  const steps = [
    step('d1 is dead.', { d1: { posture: 'dead' } }),
    step('d1 is hit.', { d1: { wounds: 1 } }),
    step('d2 is hit.', { d2: { wounds: 1 } }),
    fires,
    step('Spats is hit.', { a1: { wounds: 1 } }),
  ];
  expect(pickMoments({ steps, figures }).map(({ text }) => text)).toEqual([
    'd1 is dead.',
    'd2 is hit.',
    'Moe fires. Spats is hit.',
  ]);
});

it('a door of a scene is lit with its district, a sign of its own where it stands', () => {
  const business = (id: string, type: string, district: string) => ({ id, name: id, type, district });
  const view = {
    businesses: [business('b1', 'speakeasy', 'downtown'), business('b2', 'brewery', 'southbridge')],
  } as unknown as Pick<CampaignView, 'businesses'>;
  const places = new Map([['b1', [10, 20] as const]]);
  const lights = findLights(view, places, [
    { kind: 'business', id: 'b1' },
    { kind: 'business', id: 'b2' },
    { kind: 'business', id: 'nowhere' },
    { kind: 'district', id: 'docks' },
    { kind: 'seat', id: 'g1' },
  ]);
  expect(lights.districts).toEqual(['docks', 'downtown', 'southbridge']);
  expect(lights.doors).toEqual([
    { id: 'b1', name: 'b1', at: [10, 20] },
    { id: 'b2', name: 'b2', at: [728, 574] },
  ]);
});
