import { useSyncExternalStore } from 'react';

/** Stored in the browser, since it is the device that is heard: loud at home need not be loud at work. */
const SOUND_KEY = 'celebrationSound';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Another tab has changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
const isSoundOn = (): boolean => localStorage.getItem(SOUND_KEY) === 'on';

const setSound = (isOn: boolean): void => {
  if (isOn) localStorage.setItem(SOUND_KEY, 'on');
  else localStorage.removeItem(SOUND_KEY);
  for (const listener of listeners) listener();
};

/** Whether celebrations are heard on this device, off until the member turns it on; and the switch. */
export const useCelebrationSound = (): readonly [isOn: boolean, set: (isOn: boolean) => void] => [
  useSyncExternalStore(subscribe, isSoundOn, () => false),
  setSound,
];

const NOTE_SECONDS = 0.11;
const RING_SECONDS = 0.35;
const VOLUME = 0.07;
/** C5, E5, G5 in Hz; a new level adds C6. */
const CHORD = [523.25, 659.25, 783.99] as const;
const OCTAVE = 1046.5;

const playNote = (context: AudioContext, pitch: number, start: number): OscillatorNode => {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(VOLUME, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + RING_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + RING_SECONDS);
  return tone;
};

/**
 * Plays a short rising chord, synthesised: there is no file to fetch. Silent where the page may not be heard yet, since
 * browsers want a press first, and in tabs that nobody looks at.
 */
export function playCelebration(isLevel: boolean): void {
  const hasPressed = (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
  if (typeof AudioContext === 'undefined' || !hasPressed || document.visibilityState !== 'visible') return;
  const context = new AudioContext();
  const pitches = isLevel ? [...CHORD, OCTAVE] : CHORD;
  const tones = pitches.map((pitch, index) => playNote(context, pitch, context.currentTime + index * NOTE_SECONDS));
  tones.at(-1)?.addEventListener('ended', () => void context.close());
}
