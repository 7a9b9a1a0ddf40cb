import { printedCard, printedId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { nameFinder } from './names-in.ts';

const find = nameFinder(
  [
    { subject: printedCard(printedId('banzai')), name: { pl: 'Banzai!', en: 'Banzai!' } },
    { subject: printedCard(printedId('way')), name: { pl: 'Droga', en: 'Way' } },
    { subject: printedCard(printedId('way-of-the-crane')), name: { pl: 'Droga Żurawia', en: 'Way of the Crane' } },
  ],
  'pl',
);

test('finds the longest names, as whole words, with the signs that belong to them', () => {
  expect(find('Hoshiko zagrywa: Droga Żurawia i Banzai!')).toEqual([
    { is: 'words', text: 'Hoshiko zagrywa: ' },
    { is: 'name', text: 'Droga Żurawia', subject: { is: 'card', printed: 'way-of-the-crane' }, mark: '' },
    { is: 'words', text: ' i ' },
    { is: 'name', text: 'Banzai!', subject: { is: 'card', printed: 'banzai' }, mark: '' },
  ]);
  expect(find('Drogami, PodDroga')).toEqual([{ is: 'words', text: 'Drogami, PodDroga' }]);
});

test('a mark behind a name stays with it, so that no line begins with one', () => {
  expect(find('cel: Droga; atakują: Banzai!.')).toEqual([
    { is: 'words', text: 'cel: ' },
    { is: 'name', text: 'Droga', subject: { is: 'card', printed: 'way' }, mark: ';' },
    { is: 'words', text: ' atakują: ' },
    { is: 'name', text: 'Banzai!', subject: { is: 'card', printed: 'banzai' }, mark: '.' },
  ]);
});

test('a name is found without its article, too', () => {
  const inEnglish = nameFinder(
    [{ subject: printedCard(printedId('art')), name: { pl: 'Sztuka Wojny', en: 'The Art of War' } }],
    'en',
  );

  expect(inEnglish('Revealed: your Art of War.')).toEqual([
    { is: 'words', text: 'Revealed: your ' },
    { is: 'name', text: 'Art of War', subject: { is: 'card', printed: 'art' }, mark: '.' },
  ]);
  expect(inEnglish('The Art of War')).toEqual([
    { is: 'name', text: 'The Art of War', subject: { is: 'card', printed: 'art' }, mark: '' },
  ]);
});
