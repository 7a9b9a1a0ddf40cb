import { printedId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { nameFinder } from './card-names.ts';

const find = nameFinder(
  [
    { printed: printedId('banzai'), name: { pl: 'Banzai!', en: 'Banzai!' } },
    { printed: printedId('way'), name: { pl: 'Droga', en: 'Way' } },
    { printed: printedId('way-of-the-crane'), name: { pl: 'Droga Żurawia', en: 'Way of the Crane' } },
  ],
  'pl',
);

test('finds the longest names, as whole words, with the signs that belong to them', () => {
  expect(find('Hoshiko zagrywa: Droga Żurawia i Banzai!')).toEqual([
    { is: 'words', text: 'Hoshiko zagrywa: ' },
    { is: 'card', text: 'Droga Żurawia', printed: 'way-of-the-crane', mark: '' },
    { is: 'words', text: ' i ' },
    { is: 'card', text: 'Banzai!', printed: 'banzai', mark: '' },
  ]);
  expect(find('Drogami, PodDroga')).toEqual([{ is: 'words', text: 'Drogami, PodDroga' }]);
});

test('a mark behind a name stays with it, so that no line begins with one', () => {
  expect(find('cel: Droga; atakują: Banzai!.')).toEqual([
    { is: 'words', text: 'cel: ' },
    { is: 'card', text: 'Droga', printed: 'way', mark: ';' },
    { is: 'words', text: ' atakują: ' },
    { is: 'card', text: 'Banzai!', printed: 'banzai', mark: '.' },
  ]);
});
