import { impossible, type Lang, type OptionForm, type OptionValue, optionsFor } from '@kronika/kernel';
import { useLang, useWords } from '../../shell/use-words.ts';
import { nameOf, type OtherSeat, placeOf } from '../match/choice.ts';
import type { SeatChoice } from '../match/seat-choice.ts';
import { formatIn, optionsIn, teamsIn } from '../match/shape.ts';
import { useBotName } from '../match/use-bot-name.ts';
import { MATCH_WORDS } from '../match/words.ts';
import { type SetupParts, toldParts } from './parts.ts';
import { SETUP_WORDS } from './words.ts';

/** The whole choice in words: what a screen reader says about the button. */
export function useMatchSum({ choice, form, decks }: SetupParts): readonly string[] {
  const say = useWords(SETUP_WORDS);
  const names = useWords(MATCH_WORDS);
  const lang = useLang();
  const botName = useBotName();
  const broughtBy = (seat: SeatChoice): string | undefined =>
    form.brings === undefined
      ? undefined
      : toldParts(form.brings, decks, seat)
          .map((part) => part[lang])
          .join(' + ');
  const sitting = (other: OtherSeat, place: number): string => {
    const brought = broughtBy(other.brings);
    switch (other.opponent) {
      case 'link':
        return names.opponents.link.name;
      case 'here':
        return brought ?? nameOf(choice, place, { nameless: names.player });
      case 'bot':
        return brought === undefined
          ? `${say.botName} (${botName(other.bot)})`
          : `${brought} (${say.botName}, ${botName(other.bot)})`;
    }
  };
  const format = formatIn(choice, form);
  const teams = teamsIn(choice, form);
  const isMate = (place: number) =>
    format.opponents !== undefined || (teams !== undefined && teams[place + 1] === teams[0]);
  const others = choice.others.map((other, place) => ({ told: sitting(other, place), isMate: isMate(place) }));
  const ours = [broughtBy(choice.brings) ?? say.you, ...others.filter((one) => one.isMate).map(({ told }) => told)];
  const theirs = [
    ...others.filter((one) => !one.isMate).map(({ told }) => told),
    ...(format.opponents === undefined ? [] : [format.opponents.name[lang]]),
  ];
  const options = [
    choice.clock === 'none' ? say.noClock : names.clocks[choice.clock].name,
    ...optionsFor(form, format).flatMap((option) => toldOption(option, optionsIn(choice, form)[option.key], lang)),
    say.tableShort[placeOf(choice) === 'device' ? 'device' : choice.visibility],
  ].join(' · ');
  return [theirs.length === 0 ? ours.join(', ') : say.versus(ours.join(', '), theirs.join(', ')), options];
}

/** An option where its name is not in sight; one that is switched off is not told. */
function toldOption(option: OptionForm, value: OptionValue | undefined, lang: Lang): readonly string[] {
  switch (option.is) {
    case 'choice':
      return option.values.flatMap((one) => (one.value === value && one.told !== undefined ? [one.told[lang]] : []));
    case 'switch':
      return value === true ? [option.name[lang]] : [];
    case 'number':
      return [`${option.name[lang]}: ${value}`];
    default:
      return impossible(option);
  }
}
