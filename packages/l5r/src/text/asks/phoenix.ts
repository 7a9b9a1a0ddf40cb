import { type Asks, BOW, LEAVE, UNTIL_CONFLICT, UNTIL_PHASE } from './ask.ts';

export const phoenixAsks: Asks = {
  'adept-of-the-waves': {
    target: {
      en: 'covert in Water conflicts, for whom?',
      pl: 'Ukrycie w konfliktach Wody, komu?',
      follows: UNTIL_PHASE,
    },
  },
  'against-the-waves': {
    target: { en: 'bow or ready which Shugenja?', pl: 'którą Shugenja ukłonić lub przygotować?' },
    change: { en: 'bow or ready it?', pl: 'ukłonić czy przygotować?' },
  },
  'asako-diplomat': {
    target: { en: 'honor or dishonor whom?', pl: 'kogo uhonorować lub zhańbić?' },
    change: { en: 'honor or dishonor it?', pl: 'uhonorować czy zhańbić?' },
  },
  'grasp-of-earth': {
    host: {
      en: '+1/+1, attach to whom?',
      pl: '+1/+1, komu dać?',
      follows: { en: 'Bow it to keep opposing reinforcements out.', pl: 'Po ukłonie blokuje posiłki przeciwnika.' },
    },
  },
  'isawa-masahiro': { target: { en: 'discard whom?', pl: 'kogo odrzucić?', does: LEAVE } },
  'isawa-mori-seido': { target: { en: '+2 glory, whom?', pl: '+2 chwały, komu?', follows: UNTIL_PHASE } },
  'know-the-world': {
    claimed: { en: 'give back which of your rings?', pl: 'który ze swoich kręgów oddajesz?' },
    unclaimed: {
      en: 'take which ring?',
      pl: 'który krąg bierzesz?',
      follows: { en: 'You get the fate on it.', pl: 'Dostajesz los, który na nim leży.' },
    },
  },
  'kuroi-mori': {
    mode: { en: 'switch the ring or the type?', pl: 'zmienić krąg czy rodzaj konfliktu?' },
    ring: { en: 'fight for which ring instead?', pl: 'o który krąg ma toczyć się walka?' },
  },
  'magnificent-kimono': {
    host: { en: '+1 political and pride, attach to whom?', pl: '+1 politycznej i Duma, komu dać?' },
  },
  'meddling-mediator': { taken: { en: 'take what from your opponent?', pl: 'co zabrać przeciwnikowi?' } },
  pacifism: { host: { en: 'no military conflicts, attach to whom?', pl: 'zakaz konfliktów militarnych, komu dać?' } },
  'radiant-orator': { target: { en: 'send whom home?', pl: 'kogo odesłać do domu?', does: LEAVE } },
  'shiba-tsukune': {
    first: {
      en: 'resolve the effect of which ring?',
      pl: 'efekt którego kręgu rozpatrzyć?',
      follows: { en: 'Then you may choose a second one.', pl: 'Potem możesz wybrać drugi.' },
    },
    second: { en: 'and of which second ring?', pl: 'a którego jako drugi?' },
  },
  'solemn-scholar': { target: { en: 'bow which attacker?', pl: 'którego atakującego ukłonić?', does: BOW } },
  'supernatural-storm': {
    target: {
      en: '+1/+1 for each of your Shugenja, whom?',
      pl: '+1/+1 za każdą Twoją Shugenja, komu?',
      follows: UNTIL_CONFLICT,
    },
  },
  'way-of-the-phoenix': {
    ring: {
      en: 'keep your opponent from which element?',
      pl: 'którego żywiołu zakazać przeciwnikowi?',
      follows: {
        en: 'No conflicts for it until the end of the phase.',
        pl: 'Do końca fazy nie zadeklaruje o niego konfliktu.',
      },
    },
  },
};
