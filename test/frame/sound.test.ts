import { afterEach, describe, expect, it, vi } from 'vitest';
import { soundNames, sounds } from '#renderer/shared/sound/sounds.ts';

afterEach(() => vi.unstubAllGlobals());

/** A stand-in for the machine's sound that notes what was started. */
class FakeAudio {
  static made = 0;
  static started: string[] = [];
  static levels: number[] = [];
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  constructor() {
    FakeAudio.made += 1;
  }
  #createParam = () => ({
    value: 0,
    setValueAtTime: (value: number) => void FakeAudio.levels.push(value),
    exponentialRampToValueAtTime: () => undefined,
  });
  #createNode = (kind: string) => ({
    ...{ gain: this.#createParam(), frequency: this.#createParam(), Q: this.#createParam(), type: '', buffer: null },
    connect: (to: unknown) => to,
    start: () => void FakeAudio.started.push(kind),
    stop: () => undefined,
  });
  createGain = () => this.#createNode('gain');
  createOscillator = () => this.#createNode('tone');
  createBufferSource = () => this.#createNode('noise');
  createBiquadFilter = () => this.#createNode('filter');
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

async function loadPlayer() {
  vi.resetModules();
  FakeAudio.made = 0;
  FakeAudio.started = [];
  return import('#renderer/shared/sound/player.ts');
}

describe('sound', () => {
  it('is off until it is wanted: no sound of the machine is touched', async () => {
    vi.stubGlobal('AudioContext', FakeAudio);
    const { playSound, setVolume } = await loadPlayer();
    for (const name of soundNames) playSound(name);
    expect(FakeAudio.made).toBe(0);
    setVolume(0.5);
    for (const name of soundNames) playSound(name);
    expect(FakeAudio.made).toBe(1);
    expect(FakeAudio.started).toEqual(soundNames.flatMap((name) => sounds[name].map(({ kind }) => kind)));
  });

  it('fails in silence on a machine without any', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const { playSound, setVolume } = await loadPlayer();
    setVolume(1);
    expect(() => playSound('shot')).not.toThrow();
    vi.stubGlobal('AudioContext', function fail() {
      throw new Error('No device.');
    });
    expect(() => playSound('shot')).not.toThrow();
  });

  it.each(soundNames)('%s is short, and fades from a level that hurts nobody', (name) => {
    expect(sounds[name].length).toBeGreaterThan(0);
    for (const { at, seconds, loud } of sounds[name]) {
      expect(at + seconds).toBeLessThan(2.6);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(1);
    }
  });
});
