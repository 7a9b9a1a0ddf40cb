import { expect, test } from 'vitest';
import { ABILITIES } from './all.ts';
import type { AbilityFact, HeroFact } from './fact.ts';
import { HERO_CARDS } from './heroes.ts';
import type { Initiative } from './pictograms.ts';

/**
 * The heads of all cards, read a second time: serial number, id, set, hero, copies in the box, rank, type (a core weapon
 * with its weapon), speed; then whatever else is printed there. `then` is the speed below the dividing line, and `?`
 * marks what is reconstructed.
 */
const HEADS = `
008 master-core base master x1 core core 0
009 dragon-reflection base master x1 jade meditation 9
010 hidden-viper-fang base master x1 jade attack 8
011 bladed-echo base master x1 gold meditation = focus:1 benefit
012 dark-insight base master x1 gold meditation 7 focus:1
013 eye-of-the-dragon base master x1 gold meditation = focus:1 benefit
014 dark-bargain base master x2 steel meditation 1 focus:1 range:3
015 dragon-tail base master x2 steel attack 6 replacement
016 sixth-sense base master x2 steel defence 9-4 in:balance/determination
017 tainted-wisdom base master x2 steel meditation = benefit
018 idle-strike base master x3 wood attack 3
019 masterful-cut base master x3 wood attack 6
020 reposition base master x3 wood meditation 7
023 ronin-core base ronin x1 core core 0
024 crimson-whirlwind base ronin x1 jade attack 8 focus:3 in:aggression then:5
025 heavy-armour base ronin x1 jade defence = focus:1 benefit prepared
026 bull-rush base ronin x1 gold attack 7 focus:2 in:aggression then:5
027 reverse-carved-fang base ronin x1 gold attack 7 focus:1
028 the-terror base ronin x1 gold meditation 5 focus:2 range:3
029 feral-sweep base ronin x2 steel attack 6 then:1
030 ripping-claws base ronin x2 steel meditation = in:aggression benefit
031 steel-block base ronin x2 steel defence 7-3
032 wolf-pounce base ronin x2 steel attack 7 focus:1 replacement
033 ankle-biter base ronin x3 wood attack 3 then:2
034 falling-restraint base ronin x3 wood meditation 3
035 oxen-barge base ronin x3 wood attack 5
038 student-core base student x1 core core 0
039 drawn-breath base student x1 jade attack 8 focus:2 in:aggression then:4
040 lightning-tail base student x1 jade attack 9 focus:2 in:balance
041 blazing-insight base student x1 gold meditation 3 focus:1
042 reflection-pool base student x1 gold meditation 8
043 stalking-tiger-paw base student x1 gold meditation = focus:1 benefit
044 insightful-blow base student x2 steel attack 5 prepared then:3
045 obedience base student x2 steel defence 7-3 in:balance/determination prepared
046 rock-strike base student x2 steel attack 3 in:determination
047 turning-slash base student x2 steel attack 6 replacement
048 cleaving-waterfall base student x3 wood attack 7 then:4
049 mountain-switch base student x3 wood defence 7 then:5
050 tranquil-mind base student x3 wood meditation 3
053 warrior-core base warrior x1 core core 0
054 blazing-roar base warrior x1 jade meditation = focus:2 in:aggression benefit
055 flaming-phoenix-arc base warrior x1 jade attack 6 focus:3 in:aggression
056 blind-spot base warrior x1 gold meditation = benefit prepared
057 burning-instinct base warrior x1 gold meditation 9 focus:1 prepared
058 scything-feint base warrior x1 gold attack 6
059 refocused-mind base warrior x2 steel meditation 5
060 scything-uppercut base warrior x2 steel attack 5
061 short-strike base warrior x2 steel attack 5 in:aggression replacement
062 warding-arc base warrior x2 steel attack 7
063 ember-block base warrior x3 wood defence 9-6
064 headbutt base warrior x3 wood attack 4
065 spiralling-flames base warrior x3 wood attack 6 then:5
066 bo-staff-block base anyone x2 core bo/defence 5-3 then:1
067 bo-staff-thrust base anyone x2 core bo/attack 3
068 dual-sai-cross base anyone x2 core sai/attack 6 then:3
069 kama-hook base anyone x2 core kama/attack 4
070 katana-swing base anyone x2 core katana/attack 4 then:2
071 naginata-sweep base anyone x2 core naginata/attack 5 then:2
072 nodachi-slash base anyone x2 core nodachi/attack 4
073 nodachi-thrust base anyone x2 core nodachi/attack 4
074 shikomizue-parry base anyone x2 core shikomizue/defence 5-3 then:1
075 tachi-cut base anyone x2 core tachi/attack 5
076 tonfa-block base anyone x2 core tonfa/defence 5-3 then:2
077 wakizashi-slice base anyone x2 core wakizashi/attack 4 then:3
078 blood-fury-cut base anyone x2 jade attack 6 focus:3 in:aggression
079 divine-inspiration base anyone x2 jade meditation = focus:3 benefit
080 guardians-defence base anyone x2 jade defence 8-3 focus:3 in:determination replacement
081 legendary-fortitude base anyone x2 jade meditation 3 focus:3 in:balance
083 broad-block base anyone x2 gold meditation = focus:1 benefit
084 calm-composure base anyone x2 gold meditation = benefit
086 dashdown-strike base anyone x2 gold attack 6
087 dirt-throw base anyone x2 gold attack 5 replacement
089 emergency-block base anyone x2 gold defence 9-2 focus:1 replacement
090 evasive-step base anyone x2 gold defence 9-6 replacement
096 splitting-strike base anyone x2 gold attack 6
097 taunt base anyone x2 gold meditation = range:5 benefit
098 war-cry base anyone x2 gold meditation 7 range:5
082 benevolence base anyone x2 gold meditation - reaction bushido
085 courage base anyone x2 gold meditation - focus:1 reaction bushido
088 duty base anyone x2 gold meditation - focus:1 reaction bushido
091 honesty base anyone x2 gold meditation - focus:2 reaction bushido
092 honour base anyone x2 gold meditation - focus:2 reaction bushido
093 respect base anyone x2 gold meditation - focus:2 reaction bushido
094 righteousness base anyone x2 gold meditation - focus:1 reaction bushido
095 self-control base anyone x2 gold meditation - focus:1 reaction bushido
100 diagonal-slash base anyone x4 steel attack 5
101 feint-cut base anyone x4 steel attack 6 replacement
105 horizontal-cut base anyone x4 steel attack 6
107 lunging-thrust base anyone x4 steel attack 3
112 rolling-slash base anyone x4 steel attack 6
113 severing-cut base anyone x4 steel attack 5
119 wild-swing base anyone x4 steel attack 7 focus:1
099 circling-defence base anyone x4 steel defence 7-3 then:2
103 graceful-step base anyone x4 steel defence 8
108 misdirection base anyone x4 steel defence 8 focus:1 then:7
110 quick-dodge base anyone x4 steel defence 8
111 river-block base anyone x4 steel defence 7-4 then:3
114 stone-block base anyone x4 steel defence 6-2 then:1
115 swift-block base anyone x4 steel defence 8-6 replacement
118 wild-block base anyone x4 steel defence 9-3 then:1
120 wind-block base anyone x4 steel defence 8-5
102 firm-mind base anyone x4 steel meditation 3
104 hobbling-blow base anyone x4 steel meditation = benefit
106 iron-will base anyone x4 steel meditation 7 focus:2
109 open-mind base anyone x4 steel meditation 4
116 swift-mind base anyone x4 steel meditation 6
117 trained-mind base anyone x4 steel meditation 2
121 calm-defence base anyone x6 wood defence 6-2 prepared then:1
122 deep-meditation base anyone x6 wood meditation 1
123 fend base anyone x5 wood defence 5-2 then:1
124 field-bandages base anyone x6 wood defence 1 prepared
125 horse-kick base anyone x6 wood attack 6 then:5
126 pommel-smash base anyone x6 wood attack 5
127 push-back base anyone x6 wood attack 4
128 quick-stab base anyone x6 wood attack 8 focus:1
133 jumonji-yari-pierce expansion anyone x2 core yari/attack 2
134 kanabo-smash expansion anyone x2 core kanabo/attack 4 then:1
135 katana-cut expansion anyone x2 core katana/attack 5
136 katana-slash expansion anyone x2 core katana/attack 4
137 naginata-carve expansion anyone x2 core naginata/attack 4 then:1
138 tanto-slice expansion anyone x2 core tanto/attack 5
139 yari-impale expansion anyone x2 core yari/attack 1
140 backhand-slash expansion anyone x4 steel attack 6
141 calm-parry expansion anyone x4 steel defence 5-2
142 calming-purpose expansion anyone x4 steel meditation = benefit prepared then:0
143 cross-kick expansion anyone x4 steel attack 7 focus:1
144 determination expansion anyone x4 steel meditation = benefit prepared then:0
145 disorientating-blow expansion anyone x4 steel attack 3
146 focused-guard expansion anyone x4 steel defence 7-4 then:1
147 forest-step expansion anyone x4 steel defence 7 then:2
148 hail-strike expansion anyone x4 steel attack 3 focus:1
149 overhead-carve expansion anyone x4 steel attack 4
150 rising-fury expansion anyone x4 steel meditation = benefit prepared then:0
151 storm-block expansion anyone x4 steel defence 8-5
152 stunning-blow expansion anyone x4 steel meditation = focus:2 benefit
153 advantage expansion anyone x6 wood meditation = benefit
154 bleeding-slice expansion anyone x6 wood attack 4
155 counter-attack expansion anyone x6 wood attack 2
156 focused-exertion expansion anyone x6 wood meditation 5 prepared
157 practiced-strike expansion anyone x6 wood attack 6
158 wheel-strike expansion anyone x6 wood attack 5
R01 assassin-core expansion assassin x1 core core 0 ?
R02 ninja-core expansion ninja x1 core core 0 ?
R03 onna-bugeisha-core expansion onna-bugeisha x1 core core 0 ?
R04 ashigaru-core expansion ashigaru x1 core core 0 ?
R05 monk-core expansion monk x1 core core 0 ?
R06 sailor-core expansion sailor x1 core core 0 ?
R07 wakou-core expansion wakou x1 core core 0 ?
R08 yasuke-core expansion yasuke x1 core core 0 ?
R09 yojimbo-core expansion yojimbo x1 core core 0 ?
R10 kusarigama-lash expansion anyone x2 core kusarigama/attack 2 ?
R11 pistol-shot expansion anyone x1 core pistol/attack 3 range:4 ?
R12 carrack-sword-cut expansion anyone x1 core carrack/attack 4 ?
R13 nagamaki-sweep expansion anyone x2 core nagamaki/attack 4 ?
`;

function speed(initiative: Initiative): string {
  switch (initiative.is) {
    case 'fixed':
      return `${initiative.speed}`;
    case 'range':
      return `${initiative.max}-${initiative.min}`;
    case 'same':
      return '=';
    case 'none':
      return '-';
  }
}

function head(fact: AbilityFact): string {
  const { serial, id, set, hero = 'anyone', copies, rank, type, core, weapon, initiative, focus, requires } = fact;
  const { range, instant, keywords = [], prepared, lower, certainty } = fact;
  return [
    ...[serial, id, set, hero, `x${copies}`, rank, core === 'weapon' ? `${weapon}/${type}` : type, speed(initiative)],
    ...(focus > 0 ? [`focus:${focus}`] : []),
    ...(requires === undefined ? [] : [`in:${requires.join('/')}`]),
    ...(range === undefined ? [] : [`range:${range}`]),
    ...(instant === undefined ? [] : [instant]),
    ...keywords,
    ...(prepared === true ? ['prepared'] : []),
    ...(lower === undefined ? [] : [`then:${lower.speed}`]),
    ...(certainty === 'read' ? [] : ['?']),
  ].join(' ');
}

test('SEN-CARD-c: the head of every ability card is as printed', () => {
  expect(ABILITIES.map(head)).toEqual(HEADS.trim().split('\n'));
});

/** Set, Advantage, limits, core weapons, core ability, and the branches of the Kamae tree (`>` is one-way). */
const HERO_HEADS = `
master base 74 hand:5 wounds:5 weapons:1 of katana/tachi/shikomizue/wakizashi master-core neutral-focus1 aggression-focus1 determination-focus1 balance-focus1
ronin base 27 hand:5 wounds:5 weapons:1 of kanabo/naginata/nodachi/yari ronin-core neutral>aggression neutral-balance balance-determination aggression-focus1
student base 62 hand:5 wounds:5 weapons:1 of katana/tanto/shikomizue/wakizashi student-core neutral-determination determination>focus1 focus1-aggression focus1-balance balance>neutral
warrior base 35 hand:5 wounds:5 weapons:1 of kanabo/naginata/nodachi/yari warrior-core neutral-aggression aggression-focus1 focus1>balance focus1>determination balance-determination determination>neutral
assassin expansion 92 hand:6 wounds:4 weapons:1 of kama/sai/tanto/tonfa assassin-core determination-balance determination>aggression balance-aggression balance-neutral neutral-focus1 aggression-focus1
ninja expansion 95 hand:6 wounds:4 weapons:1 of kama/kusarigama/sai/tanto/tonfa ninja-core focus1-balance aggression-balance aggression>neutral neutral-determination balance-determination
onna-bugeisha expansion 50 hand:5 wounds:5 weapons:1 of bo/kanabo/naginata/nodachi/yari onna-bugeisha-core focus1>aggression determination>focus1 determination-balance aggression-balance neutral-determination
ashigaru expansion 14 hand:5 wounds:4 weapons:1 of bo/kanabo/naginata/yari ashigaru-core focus1>determination aggression>focus1 determination-aggression determination-neutral aggression-balance neutral-balance
monk expansion 45 hand:5 wounds:5 weapons:1 of bo/kanabo/naginata/yari monk-core balance-aggression balance-focus1 aggression-determination focus1-determination focus1-neutral
sailor expansion 6 hand:5 wounds:5 weapons:2 of carrack/pistol sailor-core aggression-balance focus1-balance balance-determination neutral-determination ?
wakou expansion 8 hand:4 wounds:7 weapons:1 of bo/kanabo/naginata/yari wakou-core balance-focus1 aggression-focus1 aggression-neutral neutral-determination
yasuke expansion 78 hand:5 wounds:5 weapons:2 of katana/tachi/tanto/shikomizue/wakizashi yasuke-core focus1-determination determination-aggression determination-balance determination-neutral neutral-balance
yojimbo expansion 39 hand:5 wounds:5 weapons:1 of katana/nagamaki/shikomizue/tanto/wakizashi yojimbo-core balance>focus1 balance-aggression aggression-focus1 aggression-neutral focus1-determination neutral-determination
`;

function heroHead(hero: HeroFact): string {
  const { id, set, advantage, handLimit, woundLimit, weapons, weaponCount, branches, coreAbility, certainty } = hero;
  return [
    ...[id, set, advantage, `hand:${handLimit}`, `wounds:${woundLimit}`],
    ...[`weapons:${weaponCount} of ${weapons.join('/')}`, coreAbility],
    ...branches.map(({ from, to, oneWay }) => `${from}${oneWay === true ? '>' : '-'}${to}`),
    ...(certainty === 'read' ? [] : ['?']),
  ].join(' ');
}

test('SEN-HERO-b, SEN-KAM-b: every hero card and its Kamae tree are as printed', () => {
  expect(HERO_CARDS.map(heroHead)).toEqual(HERO_HEADS.trim().split('\n'));
});
