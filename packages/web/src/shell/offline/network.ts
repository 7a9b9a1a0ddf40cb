import { useSyncExternalStore } from 'react';

/** Whether this device has a network at all; whether the server answers is another matter. */
export type Network = 'online' | 'offline';

export function useNetwork(): Network {
  return useSyncExternalStore(onNetworkChange, networkNow);
}

export function networkNow(): Network {
  return navigator.onLine ? 'online' : 'offline';
}

export function onNetworkChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
