import { expect, test } from 'vitest';
import { SOLO_CARDS } from '../all.ts';
import type { SoloFact } from '../fact.ts';

/**
 * The heads of all solo cards, read a second time: serial number, id, whose card it is, selection deck, type, speed; then
 * range, the speed of the second part, and what else it says. `?` marks what is reconstructed.
 */
const HEADS = `
001 solo-001 anyone deck:1 meditation 2
002 solo-002 anyone deck:2 meditation 2 ?
003 solo-003 anyone deck:1 meditation 3
004 solo-004 anyone deck:2 meditation 3
005 solo-005 anyone deck:2 meditation 3
006 solo-006 anyone deck:2 meditation 6
007 solo-007 anyone deck:2 meditation 6
008 solo-008 anyone deck:1 meditation 7 range:5 ?
009 solo-009 anyone deck:1 meditation 7 range:5 ?
010 solo-010 anyone deck:3 attack 3 then:2 ?
011 solo-011 anyone deck:3 attack 4 then:4 ?
012 solo-012 anyone deck:3 attack 3 then:3 ?
013 solo-013 anyone deck:3 attack 6 then:3 ?
014 solo-014 anyone deck:4 attack 2 then:2 ?
015 solo-015 anyone deck:4 attack 6 then:2 ?
016 solo-016 anyone deck:4 attack 7 then:1 ?
017 solo-017 anyone deck:4 attack 6 then:4 ?
018 solo-018 anyone deck:4 attack 6 then:5
019 solo-019 anyone deck:4 attack 5 then:5 ?
020 solo-020 anyone deck:4 attack 5 then:2 ?
021 solo-021 anyone deck:4 attack 6 then:6 ?
022 solo-022 anyone deck:4 attack 4 then:1 ?
023 solo-023 anyone deck:4 attack 3 then:3 ?
024 solo-024 anyone deck:4 attack 5 then:2 ?
025 solo-025 anyone deck:4 attack 7 then:1 ?
026 solo-026 anyone deck:5 defence 6-2 then:1 resets ?
027 solo-027 anyone deck:5 defence 7-3 then:2 resets ?
028 solo-028 anyone deck:5 defence 8 resets ?
029 solo-029 anyone deck:5 defence 5-2 then:1 resets ?
030 solo-030 anyone deck:5 defence 7 then:2 resets ?
031 solo-031 anyone deck:5 defence 7-4 then:3 resets ?
032 solo-032 anyone deck:5 defence 7-4 then:3 resets ?
033 solo-033 anyone deck:5 defence 6-2 then:1 resets ?
034 solo-034 anyone deck:5 defence 8-5 then:4 resets ?
035 solo-035 anyone deck:5 defence 8-5 then:4 resets ?
036 solo-036 anyone deck:6 attack 5 range:5 then:5
037 solo-037 anyone deck:6 attack 6 range:5 then:6
038 solo-038 anyone deck:6 attack 7 range:5 then:7
039 solo-039 anyone deck:7 attack 7 then:2 ?
040 solo-040 anyone deck:7 attack 7 then:2 ?
041 solo-041 anyone deck:7 attack 6 range:6 then:6
N995 solo-n995 anyone deck:8 attack 7 then:7 nightmare ?
N996 solo-n996 anyone deck:8 attack 8 then:8 nightmare ?
N997 solo-n997 anyone deck:8 attack 5 then:5 nightmare ?
N998 solo-n998 anyone deck:8 attack 8 then:1 nightmare ?
N999 solo-n999 anyone deck:8 attack 7 then:1 nightmare resets ?
- master:dark-insight master own meditation 7 ?
- master:idle-strike master own attack 3 then:3 ?
- master:masterful-cut master own attack 6 then:3 ?
- master:reposition master own meditation 7 ?
- master:hidden-viper-fang master own attack 7 then:6 nightmare ?
- student:insightful-blow student own attack 5 then:3 ?
- student:mountain-switch student own defence 7 then:5 resets ?
- student:obedience student own defence 7-3 resets ?
- student:rock-strike student own attack 3 then:3 ?
- student:lightning-tail student own attack 9 then:5 nightmare ?
- ronin:oxen-barge ronin own attack 5 then:5 ?
- ronin:steel-block ronin own defence 8-3 resets ?
- ronin:reverse-carved-fang ronin own attack 8 then:5 ?
- ronin:feral-sweep ronin own attack 6 then:1 ?
- ronin:the-terror ronin own meditation 7 range:3 nightmare resets ?
- warrior:ember-block warrior own defence 9-5 then:4 resets ?
- warrior:scything-uppercut warrior own attack 8 then:5 ?
- warrior:warding-arc warrior own attack 7 then:5 ?
- warrior:refocused-mind warrior own meditation 5 resets ?
N993 warrior:flaming-phoenix-arc warrior own attack 6 then:2 nightmare ?
- assassin:out-of-the-shadows assassin own attack 6 then:3 ?
- assassin:vanish assassin own meditation 4 ?
- ninja:unseen-cut ninja own attack 7 then:4 ?
- ninja:smoke-screen ninja own defence 8 resets ?
- onna-bugeisha:last-stand onna-bugeisha own attack 5 then:2 ?
- onna-bugeisha:unbowed onna-bugeisha own defence 7-3 then:2 resets ?
- yojimbo:paid-in-steel yojimbo own attack 5 then:3 ?
- yojimbo:waiting-hand yojimbo own defence 8-4 then:3 resets ?
- hachiko:bite hachiko own attack 6 then:2 ?
- hachiko:tear hachiko own attack 4 then:2 ?
- hachiko:pounce hachiko own attack 7 then:3 ?
- hachiko:growl hachiko own meditation 5 range:3 ?
- hachiko:leap-aside hachiko own defence 8 resets ?
`;

function head({
  serial,
  id,
  owner,
  deck,
  type,
  initiative,
  range,
  second,
  nightmare,
  resetsDeck,
  certainty,
}: SoloFact) {
  return [
    ...[serial ?? '-', id, owner ?? 'anyone', deck === undefined ? 'own' : `deck:${deck}`, type],
    initiative.is === 'fixed' ? `${initiative.speed}` : `${initiative.max}-${initiative.min}`,
    ...(range === undefined ? [] : [`range:${range}`]),
    ...(second === undefined ? [] : [`then:${second.speed}`]),
    ...(nightmare === true ? ['nightmare'] : []),
    ...(resetsDeck === true ? ['resets'] : []),
    ...(certainty === 'read' ? [] : ['?']),
  ].join(' ');
}

test('SEN-SOLO-AI-0a, SEN-SOLO-DEF-a: the head of every solo card, with the speeds of both parts', () => {
  expect(SOLO_CARDS.map(head)).toEqual(HEADS.trim().split('\n'));
});
