import { impossible, type ThingName } from '@kronika/kernel';
import type { Draft } from '../situation/draft.ts';
import type { Setting } from './setting.ts';
import { settingsOfCard } from './settings-of-card.ts';
import {
  settingOfBank,
  settingsOfBanner,
  settingsOfLaw,
  settingsOfRealm,
  settingsOfStocks,
} from './settings-of-realm.ts';
import { settingsOfSeat } from './settings-of-seat.ts';
import { settingsOfReliquary, settingsOfSite } from './settings-of-site.ts';
import { targetCalled } from './targets.ts';

/** What can be set of a thing. */
export function settingsFor(draft: Draft, thing: ThingName): readonly Setting[] {
  const target = targetCalled(draft, thing);
  switch (target?.is) {
    case undefined:
      return [];
    case 'realm':
      return settingsOfRealm(draft);
    case 'stocks':
      return settingsOfStocks(draft);
    case 'law':
      return settingsOfLaw(draft);
    case 'seat':
      return settingsOfSeat(draft, target.seat);
    case 'site':
      return settingsOfSite(draft, target.slot);
    case 'bank':
      return [settingOfBank(draft, target.suit)];
    case 'banner':
      return settingsOfBanner(draft, target.banner);
    case 'reliquary':
      return settingsOfReliquary(draft, target.covers);
    case 'card':
      return settingsOfCard(draft, target.lying);
    default:
      return impossible(target);
  }
}
