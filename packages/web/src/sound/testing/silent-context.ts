/** Something that takes whatever is done to it. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : anything),
  set: () => true,
});

/** An audio context that nobody hears; it notes when sources begin. */
export class SilentContext {
  readonly begun: number[] = [];
  resumed = 0;
  state: AudioContextState = 'suspended';

  asContext(): AudioContext {
    const source = () =>
      new Proxy(
        {},
        {
          get: (_, name) => (name === 'start' ? (at: number) => this.begun.push(at) : anything),
          set: () => true,
        },
      );
    const parts: Readonly<Record<string, () => unknown>> = {
      state: () => this.state,
      currentTime: () => 0,
      sampleRate: () => 100,
      resume: () => async () => {
        this.resumed += 1;
        this.state = 'running';
      },
      createOscillator: () => source,
      createBufferSource: () => source,
      createBuffer: () => () => ({ getChannelData: () => new Float32Array(4) }),
    };
    return new Proxy(Object.create(null), { get: (_, name) => (parts[String(name)] ?? (() => anything))() });
  }
}
