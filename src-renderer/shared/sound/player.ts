import { sounds, type Burst, type SoundName } from './sounds.ts';

/** How loud all of it may be: a sound is never louder than the room. */
const ceiling = 0.4;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let volume = 0;

/** Sets how loud sounds are, from 0, which is off, to 1. */
export function setVolume(next: number): void {
  volume = Math.max(0, Math.min(1, next));
}

/** Plays a sound, if sounds are wanted and the machine has any; nothing waits for it, and no failure is told. */
export function playSound(name: SoundName): void {
  if (volume === 0 || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    const now = context.currentTime + 0.02;
    for (const burst of sounds[name]) playBurst(context, burst, now);
  } catch {
    // A machine without sound is played on in silence.
  }
}

function playBurst(audio: AudioContext, { kind, at, seconds, loud, hertz }: Burst, now: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * volume * ceiling, now + at);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + at + seconds);
  gain.connect(audio.destination);
  if (kind === 'tone') {
    const tone = audio.createOscillator();
    tone.frequency.setValueAtTime(hertz, now + at);
    tone.frequency.exponentialRampToValueAtTime(hertz / 2, now + at + seconds);
    tone.connect(gain);
    tone.start(now + at);
    tone.stop(now + at + seconds);
    return;
  }
  const source = audio.createBufferSource();
  source.buffer = noise ??= makeNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = 0.8;
  source.connect(filter).connect(gain);
  source.start(now + at, 0, seconds);
}

/** Makes a second of noise, always the same. */
function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 19_251_926;
  for (let nth = 0; nth < samples.length; nth += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[nth] = (state / 4_294_967_296) * 2 - 1;
  }
  return buffer;
}
