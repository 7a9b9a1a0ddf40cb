import { isBarredFrom } from './barred.ts';
import { RULES } from './calls.ts';
import { define } from './card-definition.ts';
import { keywordAnswers, keywordRules } from './keywords.ts';
import { completeRules } from './late-rules.ts';
import { playingRules } from './playing.ts';
import { restriction } from './restrictions.ts';
import { settle } from './settle.ts';

completeRules({ settle, restriction, isBarredFrom, gameAnswers: keywordAnswers });
define({ [RULES]: { abilities: { ...keywordRules, ...playingRules } } });
