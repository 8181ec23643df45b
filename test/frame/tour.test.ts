import { beforeEach, expect, test, vi } from 'vitest';
import { Tour } from '#frame/tour/tour.svelte.ts';

const steps = [{ id: 'city' }, { id: 'people' }, { id: 'close' }];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a tour that is put aside is taken up where it was, also after the program was closed', () => {
  const tour = new Tour('paradise');
  expect(tour.state).toBe('unseen');
  tour.start();
  tour.pass('city');
  tour.pass('city');
  tour.putAside();
  const later = new Tour('paradise');
  expect(later.state).toBe('aside');
  later.resume();
  expect(later.state).toBe('on');
  expect(later.at(steps)).toEqual({ id: 'people' });
});

test('a tour that is begun anew has all its steps before it; one that is over stays over', () => {
  const tour = new Tour('paradise');
  tour.start();
  for (const { id } of steps) tour.pass(id);
  expect(tour.at(steps)).toBeNull();
  tour.end();
  expect(new Tour('paradise').state).toBe('over');
  tour.start();
  expect(tour.at(steps)).toEqual({ id: 'city' });
});

test('what is kept and cannot be read is no tour', () => {
  localStorage.setItem('racketeer-tour', '{"state":"sideways","past":7}');
  expect(new Tour('paradise').state).toBe('unseen');
  localStorage.setItem('racketeer-tour', 'not json');
  expect(new Tour('paradise').state).toBe('unseen');
});

test('each game has a tour of its own: one that is over leaves the others unseen', () => {
  const tour = new Tour('turf-war');
  tour.start();
  tour.end();
  expect(new Tour('turf-war').state).toBe('over');
  expect(new Tour('brotherhood').state).toBe('unseen');
  expect(new Tour('paradise').state).toBe('unseen');
});
