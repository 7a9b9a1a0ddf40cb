import {
  type ControlValue,
  type Edited,
  impossible,
  isPrintedCard,
  isRefusal,
  keyOf,
  type SandboxEdit,
  type SpotName,
  type ThingName,
} from '@kronika/kernel';
import { type CardName, isCardName } from '../facts/library.ts';
import { SLOTS } from '../places.ts';
import type { Draft } from '../situation/draft.ts';
import { siteThing } from '../things.ts';
import { cardCalled, facesOf, thingOfCard } from './lying.ts';
import { notesAt, withNotes } from './places.ts';
import { withCardAt, withoutCard } from './putting.ts';
import { readDraft } from './reading.ts';
import { atRest } from './resting.ts';
import { settled } from './setting.ts';
import { settingsFor } from './settings.ts';
import { fitsFor, nameOfThing } from './spots.ts';

/** The situation after a change; what does not fit changes nothing. */
export function edited(draft: Draft, edit: SandboxEdit): Edited<Draft> {
  const { situation, thing } = changed(draft, edit);
  const checked = situation === draft ? draft : readDraft(situation);
  if (checked === draft || isRefusal(checked)) return { situation: draft };
  return thing === undefined ? { situation: checked } : { situation: checked, thing };
}

function changed(draft: Draft, edit: SandboxEdit): Edited<Draft> {
  switch (edit.is) {
    case 'put':
      return isPrintedCard(edit.piece) && isCardName(edit.piece.printed)
        ? put(draft, edit.piece.printed, edit.to)
        : { situation: draft };
    case 'move': {
      const name = nameOfThing(draft, edit.thing);
      return name === undefined ? { situation: draft } : put(draft, name, edit.to);
    }
    case 'shift':
      return shifted(draft, edit.thing, edit.towards === 'top' ? -1 : 1);
    case 'remove': {
      const name = nameOfThing(draft, edit.thing);
      return { situation: name === undefined ? draft : withoutCard(atRest(draft), name) };
    }
    case 'set':
      return set(draft, edit.thing, edit.key, edit.value);
    default:
      return impossible(edit);
  }
}

/** Cards that move leave nothing half done: what goes on may be about them. */
function put(draft: Draft, name: CardName, to: SpotName): Edited<Draft> {
  const resting = atRest(draft);
  const fit = fitsFor(resting, name).find(({ spot }) => spot === to);
  if (fit === undefined) return { situation: draft };
  return { situation: withCardAt(resting, name, fit.place), thing: thingOfCard(fit.place, name) };
}

/** One place up or down; sites trade places with their neighbours. */
function shifted(draft: Draft, thing: ThingName, by: -1 | 1): Edited<Draft> {
  const resting = atRest(draft);
  const name = nameOfThing(resting, thing);
  const card = name === undefined ? undefined : cardCalled(resting, name);
  if (name === undefined || card === undefined) return { situation: draft };
  if (card.place.is === 'site') {
    const slot = SLOTS[card.place.slot + by];
    return slot === undefined
      ? { situation: draft }
      : { situation: withCardAt(resting, name, { is: 'site', slot }), thing: keyOf(siteThing(slot)) };
  }
  const notes = notesAt(resting, card.place);
  const [own, other] = [notes[card.index], notes[card.index + by]];
  if (own === undefined || other === undefined) return { situation: draft };
  return {
    situation: withNotes(resting, card.place, notes.with(card.index, other).with(card.index + by, own)),
    thing,
  };
}

function set(draft: Draft, thing: ThingName, key: string, value: ControlValue): Edited<Draft> {
  const setting = settingsFor(draft, thing).find(({ control }) => control.key === key);
  if (setting === undefined) return { situation: draft };
  if (setting.keeps === 'whatGoesOn') return { situation: settled(setting, value) ?? draft, thing };
  // The same setting of what is left when nothing is half done.
  const resting = settingsFor(atRest(draft), thing).find(({ control }) => control.key === key);
  const next = resting === undefined ? undefined : settled(resting, value);
  if (next === undefined) return { situation: draft };
  return { situation: next, thing: facesOfThing(next, thing) };
}

/** An edifice that was turned over goes by its other name. */
function facesOfThing(draft: Draft, thing: ThingName): ThingName {
  if (!isCardName(thing)) return thing;
  return facesOf(thing).find((face) => cardCalled(draft, face) !== undefined) ?? thing;
}
