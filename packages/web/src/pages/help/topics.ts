import type { Lang } from '@kronika/kernel';

/** What the help is about, in the order of its list. */
export const TOPICS = ['start', 'keys', 'hosting', 'privacy'] as const;
export type Topic = (typeof TOPICS)[number];

/** Where a topic is found. */
export function addressOf(topic: Topic): string {
  return topic === 'start' ? '/help' : `/help/${topic}`;
}

export const TOPIC_NAMES: Readonly<Record<Lang, Readonly<Record<Topic, string>>>> = {
  pl: { start: 'Pierwsze kroki', keys: 'Klawisze', hosting: 'Własny serwer', privacy: 'Prywatność' },
  en: { start: 'First steps', keys: 'Keys', hosting: 'Your own server', privacy: 'Privacy' },
};
