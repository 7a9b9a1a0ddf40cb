import type { Noise, Stroke, Tone } from './score.ts';

/** So quiet that nothing is heard; a curve cannot fall to nothing at all. */
const SILENCE = 0.0001;
/** How fast a stroke rises, in seconds: at once would click. */
const RISE = 0.006;

/** Plays a score from a moment on, into whatever leads to the ear. */
export function perform(context: BaseAudioContext, into: AudioNode, score: readonly Stroke[], from: number): void {
  for (const stroke of score) {
    const begin = from + stroke.at;
    const end = begin + stroke.length;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(SILENCE, begin);
    loudness.gain.exponentialRampToValueAtTime(stroke.loud, begin + RISE);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
    loudness.connect(into);
    const source = stroke.is === 'tone' ? toneOf(context, stroke, begin) : noiseOf(context, stroke);
    source.out.connect(loudness);
    source.begins.start(begin);
    source.begins.stop(end);
  }
}

interface Source {
  readonly begins: AudioScheduledSourceNode;
  readonly out: AudioNode;
}

function toneOf(context: BaseAudioContext, { wave, from, to, length }: Tone, begin: number): Source {
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, begin);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, begin + length / 2);
  return { begins: tone, out: tone };
}

function noiseOf(context: BaseAudioContext, { around, length }: Noise): Source {
  const breath = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  breath.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = around;
  breath.connect(band);
  return { begins: breath, out: band };
}
