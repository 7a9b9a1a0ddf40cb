import type { Consequence, Lang } from '@kronika/kernel';
import type { PlainKey } from '../messages.ts';
import type { OathView } from '../view.ts';
import { diceWords, warbandWords } from './words.ts';

const fact = (text: string): Consequence => ({ is: 'fact', text });
const loss = (text: string): Consequence => ({ is: 'loss', text });

/** Questions whose first line has a number of its own. */
export function askOf(lang: Lang, key: PlainKey, { campaign, turn, seats }: OathView): string | undefined {
  const pl = lang === 'pl';
  if (key === 'sacrifice' && campaign?.needed !== null && campaign?.needed !== undefined)
    return pl
      ? `Poświęcić ${warbandWords(lang, campaign.needed)}, aby wygrać?`
      : `Sacrifice ${warbandWords(lang, campaign.needed)} to win?`;
  if (key === 'act') {
    const supply = seats.find(({ seat }) => seat === turn.seat)?.supply ?? 0;
    return pl ? `Twoja akcja, zostało ${supply} Zaopatrzenia` : `Your action, ${supply} Supply left`;
  }
  return undefined;
}

/** What will happen, with numbers. */
export function followsOf(lang: Lang, key: PlainKey, view: OathView): readonly Consequence[] {
  const pl = lang === 'pl';
  const { campaign } = view;
  switch (key) {
    case 'act':
      return [
        fact(
          pl
            ? 'Wybierz akcję albo kartę; akcje mniejsze nic nie kosztują.'
            : 'Choose an action or a card; minor actions cost nothing.',
        ),
      ];
    case 'targets':
      return campaign === null
        ? []
        : [
            fact(
              pl
                ? `Obrona rzuci: ${diceWords(lang, campaign.defenceDice)}.`
                : `The defence rolls ${diceWords(lang, campaign.defenceDice)}.`,
            ),
          ];
    case 'attackDice':
      return campaign === null
        ? []
        : [
            fact(
              pl
                ? `Najwyżej tyle, ile liczy siła: ${campaign.force}. Obrona: ${diceWords(lang, campaign.defenceDice)} i ${campaign.defenders}.`
                : `At most your force of ${campaign.force}. Defence: ${diceWords(lang, campaign.defenceDice)} and ${campaign.defenders}.`,
            ),
            loss(pl ? 'Każda czaszka zabija Chorągiew.' : 'Each skull kills a warband.'),
          ];
    case 'plans':
      return campaign === null
        ? []
        : [
            fact(
              pl
                ? `Każdy plan działa raz. Teraz: atak ${campaign.rolled}, obrona ${campaign.defenceDice}.`
                : `Each plan works once. Now: attack ${campaign.rolled}, defence ${campaign.defenceDice}.`,
            ),
          ];
    case 'sacrifice':
      return campaign === null || campaign.needed === null
        ? []
        : [
            fact(
              pl
                ? `Stan ${campaign.attackTotal} : ${campaign.defenceTotal}, remis wygrywa obrona.`
                : `It stands ${campaign.attackTotal} : ${campaign.defenceTotal}, a tie is the defender's.`,
            ),
            loss(
              pl
                ? `Bez poświęcenia przegrywasz i tracisz połowę siły (${campaign.force}).`
                : `Without it you lose, and half of your force of ${campaign.force}.`,
            ),
          ];
    case 'keepCard':
      return [fact(pl ? 'Pozostałe karty zostaną odrzucone.' : 'The other cards will be discarded.')];
    case 'makeRoom':
    case 'limitAdvisers':
      return [loss(pl ? 'Odrzucony Doradca przepada.' : 'The discarded adviser is gone.')];
    case 'conspiracy':
      return [loss(pl ? 'Konspiracja wraca do pudełka.' : 'The Conspiracy goes back to the box.')];
    case 'offerRelic':
      return [
        fact(
          pl
            ? 'Ten relikt dostanie nowy Obywatel, a odkryty dar zwiąże Kanclerza.'
            : 'The new Citizen gets this relic; the gift beneath will bind the Chancellor.',
        ),
      ];
    default:
      return [];
  }
}
