/** Where the windows of this device tell each other that a table of the device changed. */
const NAME = 'kronika/tables';

let channel: BroadcastChannel | undefined;

function news(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Tells everybody but the teller. */
export function tellTableChanged(table: string): void {
  news().postMessage(table);
}

/** Calls back with each table that somebody else changed, until it is called off. */
export function onTableChanged(then: (table: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') then(data);
  };
  const listening = news();
  listening.addEventListener('message', hear);
  return () => listening.removeEventListener('message', hear);
}
