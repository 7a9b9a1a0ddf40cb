import { type Answer, impossible, type Question } from '@kronika/kernel';

/** Every answer that fits the question, each once. */
export function allAnswers(question: Question): readonly Answer[] {
  switch (question.is) {
    case 'choose':
      return question.options.map((_, place) => place);
    case 'number':
      return Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i);
    case 'pick':
      return subsets(question.options.length).filter(({ length }) => length >= question.min && length <= question.max);
    case 'order':
      return orders(question.options.map((_, place) => place));
    case 'distribute':
      return splits(question.total, question.most);
    default:
      return impossible(question);
  }
}

function subsets(count: number): readonly (readonly number[])[] {
  let all: readonly (readonly number[])[] = [[]];
  for (let place = 0; place < count; place += 1) all = all.flatMap((subset) => [subset, [...subset, place]]);
  return all;
}

function orders(places: readonly number[]): readonly (readonly number[])[] {
  if (places.length === 0) return [[]];
  return places.flatMap((first) => orders(places.filter((place) => place !== first)).map((rest) => [first, ...rest]));
}

function splits(total: number, [most, ...others]: readonly number[]): readonly (readonly number[])[] {
  if (most === undefined) return total === 0 ? [[]] : [];
  return Array.from({ length: Math.min(most, total) + 1 }, (_, given) => given).flatMap((given) =>
    splits(total - given, others).map((rest) => [given, ...rest]),
  );
}
