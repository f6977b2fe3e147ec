import type { SoundKey } from "./schema.ts";

/** The length of a sketch. */
const seconds = 2;

/** A part of a sound: when it begins, how long it is, its pitch from and to, and how loud it is. */
type Part = [at: number, length: number, from: number, to: number, level: number];

/** Noise in a narrow band, pure tones, and tones with overtones. */
type Sketch = Partial<Record<"noise" | "sine" | "sawtooth", readonly Part[]>>;

/** The sketch of each sound. */
const sketches: Readonly<Record<SoundKey, Sketch>> = {
  // Two thumps a second through a ceiling, each with the creak of a joist.
  steps: {
    noise: [0.12, 0.61, 1.13, 1.6].flatMap((at): Part[] => [
      [at, 0.24, 150, 90, 0.8],
      [at + 0.03, 0.12, 380, 300, 0.12],
    ]),
  },
  // Two runs of twelve taps a second.
  patter: {
    noise: [0.1, 1.1].flatMap((run) =>
      Array.from({ length: 9 }, (_, tap): Part => {
        const isOdd = tap % 2;
        return [run + tap * 0.083 + isOdd * 0.012, 0.04, 1500 + isOdd * 300, 1100, 0.3];
      }),
    ),
  },
  // Three bursts of claws on wood, six strokes a second.
  scratch: {
    noise: [0.1, 0.78, 1.42].flatMap((burst) =>
      [0, 1, 2].map((stroke): Part => [burst + stroke * 0.16, 0.12, 2200, 3800, 0.18]),
    ),
  },
  // Wings, ten beats a second, and chirps between them.
  flutter: {
    noise: [0.1, 0.85, 1.55].flatMap((start) =>
      [0, 1, 2, 3].map((beat): Part => [start + beat * 0.095, 0.08, 900, 500, 0.3]),
    ),
    sine: [0.58, 1.36].map((at): Part => [at, 0.09, 4600, 3200, 0.05]),
  },
  // Three cries that rise and fall, each a chatter of 22 notes a second.
  cry: {
    sawtooth: [0.1, 0.78, 1.4].flatMap((start, cry) =>
      Array.from({ length: 10 }, (_, note): Part => {
        const pitch = 650 + 40 * cry + 380 * Math.sin((note / 9) * Math.PI);
        return [start + note * 0.045, 0.038, pitch, pitch * 0.9, 0.09];
      }),
    ),
  },
  // A smell makes no sound.
  smell: {},
};

const isSound = (name: string): name is SoundKey => name in sketches;

/** The beginnings of the beats of a sound, such as steps; parts that begin together are one. */
export function beatsOf(sound: SoundKey): number[] {
  const starts = Object.values(sketches[sound])
    .flatMap((parts) => parts.map(([at]) => at))
    .sort((a, b) => a - b);
  return starts.filter((at, index) => at - (starts[index - 1] ?? -1) > 0.06);
}

/** Plays a sketch of a sound. Returns a function that stops it. */
function play(context: BaseAudioContext, sound: SoundKey) {
  const sketch = sketches[sound];
  const now = context.currentTime;
  const output = new GainNode(context, { gain: 0 });
  // Fades in, so that nobody is startled; the loudest parts are at about -20 dBFS.
  output.gain.setTargetAtTime(1, now, 0.12);
  output.connect(context.destination);

  const hiss = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  hiss.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1));

  const add = (
    source: AudioScheduledSourceNode,
    pitch: AudioParam,
    band: AudioNode,
    [at, length, from, to, level]: Part,
  ) => {
    const start = now + at;
    const end = start + length;
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, end);
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(level, start + length / 5);
    volume.gain.linearRampToValueAtTime(0, end);
    band.connect(volume).connect(output);
    source.start(start);
    source.stop(end);
  };
  for (const part of sketch.noise ?? []) {
    const source = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
    const band = new BiquadFilterNode(context, { type: "bandpass", Q: 1.5 });
    source.connect(band);
    add(source, band.frequency, band, part);
  }
  for (const type of ["sine", "sawtooth"] as const) {
    for (const part of sketch[type] ?? []) {
      const source = new OscillatorNode(context, { type });
      add(source, source.frequency, source, part);
    }
  }
  return () => {
    output.gain.cancelScheduledValues(0);
    output.gain.setTargetAtTime(0, context.currentTime, 0.02);
  };
}

/** Stops the sound that is played. */
let stop: (() => void) | undefined;

/** Plays the sound that a button's value names, or stops it if it is played. */
export function toggleSound(button: HTMLButtonElement, context: AudioContext) {
  const wasPlaying = button.getAttribute("aria-pressed") === "true";
  stop?.();
  if (wasPlaying || !isSound(button.value)) return;
  const silence = play(context, button.value);
  button.setAttribute("aria-pressed", "true");
  const timer = setTimeout(() => stop?.(), seconds * 1000);
  stop = () => {
    clearTimeout(timer);
    silence();
    button.setAttribute("aria-pressed", "false");
    stop = undefined;
  };
}
