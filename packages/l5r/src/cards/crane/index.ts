import type { L5rDefinition } from '../../rules/card-definition.ts';
import * as attachments from './attachments.ts';
import * as cheap from './characters-cheap.ts';
import * as conflict from './characters-conflict.ts';
import * as costly from './characters-costly.ts';
import * as events from './events.ts';
import * as places from './places.ts';

export const craneCards: Readonly<Record<string, L5rDefinition>> = {
  'shizuka-toshi': places.shizukaToshi,
  'the-art-of-peace': places.theArtOfPeace,
  'artisan-academy': places.artisanAcademy,
  'asahina-artisan': cheap.asahinaArtisan,
  'brash-samurai': cheap.brashSamurai,
  'cautious-scout': cheap.cautiousScout,
  'doji-gift-giver': cheap.dojiGiftGiver,
  'savvy-politician': cheap.savvyPolitician,
  'daidoji-nerishma': cheap.daidojiNerishma,
  'doji-challenger': costly.dojiChallenger,
  'kakita-asami': costly.kakitaAsami,
  'kakita-kaezin': costly.kakitaKaezin,
  'asahina-storyteller': costly.asahinaStoryteller,
  'guest-of-honor': costly.guestOfHonor,
  'doji-hotaru': costly.dojiHotaru,
  'steward-of-law': conflict.stewardOfLaw,
  'political-rival': conflict.politicalRival,
  'above-question': attachments.aboveQuestion,
  'duelist-training': attachments.duelistTraining,
  'height-of-fashion': attachments.heightOfFashion,
  'the-perfect-gift': events.thePerfectGift,
  'voice-of-honor': events.voiceOfHonor,
  'way-of-the-crane': events.wayOfTheCrane,
  'admit-defeat': events.admitDefeat,
  'noble-sacrifice': events.nobleSacrifice,
};
