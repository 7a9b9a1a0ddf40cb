/** Positions in which much lies on a table of l5r: where names and numbers are most likely to have no room. */
const WORN = [
  'fine-katana',
  'ornate-fan',
  'watch-commander',
  'above-question',
  'sashimono',
  'duelist-training',
  'height-of-fashion',
  'magnificent-kimono',
  'favored-mount',
  'guidance-of-the-ancestors',
];
const HAND = [
  'banzai',
  'way-of-the-lion',
  'fine-katana',
  'ornate-fan',
  'charge',
  'for-greater-glory',
  'strength-in-numbers',
  'guidance-of-the-ancestors',
  'master-of-the-spear',
  'ready-for-battle',
  'stand-your-ground',
];
const LION = {
  stronghold: 'yojin-no-shiro',
  hand: HAND,
  dial: 3,
  rows: [['matsu-beiona'], ['akodo-gunso'], ['imperial-storehouse'], ['venerable-historian (facedown)']],
  provinces: [
    'the-art-of-war',
    'manicured-garden (faceup)',
    'shameful-display',
    'meditations-on-the-tao',
    'pilgrimage (broken)',
  ],
};
const CRANE = {
  stronghold: 'shizuka-toshi',
  hand: ['banzai', 'charge', 'court-games'],
  dial: 5,
  rows: [['doji-hotaru'], ['asahina-storyteller'], ['artisan-academy'], ['brash-samurai (facedown)']],
};

/** Six against six, with attachments, fate and seals, and some at home. */
const BATTLE = {
  seats: [
    {
      ...LION,
      play: [
        'akodo-toturi (in conflict, honored, fate 2) + fine-katana + ornate-fan',
        'lion-s-pride-brawler (in conflict) + ancestral-daisho',
        'honored-general (in conflict, fate 1)',
        'deathseeker (in conflict, bowed)',
        'vengeful-oathkeeper (in conflict) + sashimono',
        'steadfast-samurai (in conflict, dishonored)',
        'ikoma-eiji (fate 3) + fine-katana + pacifism',
        'kitsu-spiritcaller (bowed) + ornate-fan',
        'matsu-berserker + fine-katana',
      ],
    },
    {
      ...CRANE,
      play: [
        'doji-hotaru (in conflict, honored, fate 3) + fine-katana + ornate-fan',
        'savvy-politician (in conflict) + height-of-fashion',
        'daidoji-nerishma (in conflict, fate 2)',
        'asahina-storyteller (in conflict, bowed, fate 1)',
        'kakita-kaezin (in conflict) + duelist-training',
        'doji-gift-giver (in conflict, dishonored)',
        'kakita-asami (fate 1) + ornate-fan + height-of-fashion + magnificent-kimono',
        'doji-challenger (bowed)',
        'guest-of-honor + ornate-fan + pacifism',
        'cautious-scout (honored)',
      ],
    },
  ],
  first: 1,
  round: 4,
  ringFate: { water: 1, void: 2 },
  conflict: { attacker: 1, type: 'military', ring: 'earth', province: 2 },
};

/** Ten attachments on one character of each side, in the conflict and at home. */
const ARMED = {
  seats: [
    {
      ...LION,
      play: [
        `akodo-toturi (in conflict, fate 2) + ${WORN.join(' + ')}`,
        'akodo-gunso (in conflict) + fine-katana',
        'matsu-beiona + fine-katana + ornate-fan + sashimono',
      ],
    },
    {
      ...CRANE,
      play: [
        'doji-hotaru (in conflict) + fine-katana',
        `kakita-kaezin + ${WORN.join(' + ')}`,
        'brash-samurai (bowed) + fine-katana + ornate-fan',
      ],
    },
  ],
  conflict: { attacker: 1, type: 'political', ring: 'fire', province: 1 },
};

/** Everybody at home. */
const AT_HOME = {
  seats: [
    {
      ...LION,
      play: [
        `akodo-toturi (fate 2) + ${WORN.join(' + ')}`,
        'akodo-gunso + fine-katana',
        'matsu-beiona (bowed) + fine-katana + ornate-fan + sashimono',
        'ikoma-eiji (fate 3, honored) + fine-katana + pacifism',
        'kitsu-spiritcaller (bowed)',
        'lion-s-pride-brawler',
        'honored-general (dishonored) + ornate-fan + fine-katana',
      ],
    },
    {
      ...CRANE,
      play: [
        'doji-hotaru (fate 3) + fine-katana',
        'kakita-kaezin + duelist-training + ornate-fan',
        'brash-samurai (bowed) + fine-katana + ornate-fan',
        ...['doji-challenger', 'guest-of-honor', 'cautious-scout (honored)', 'savvy-politician'],
        ...['asahina-artisan', 'doji-whisperer', 'kakita-asami'],
      ],
    },
  ],
  phase: 'dynasty',
  round: 3,
};

export const CROWDS: Readonly<Record<string, object>> = { battle: BATTLE, armed: ARMED, 'at home': AT_HOME };
