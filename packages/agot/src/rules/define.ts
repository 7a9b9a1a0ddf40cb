import { RULES } from './calls.ts';
import { define } from './card-definition.ts';
import { couldAfford, gameCosts } from './cost.ts';
import { completeRules } from './late-rules.ts';
import { marshalingRules } from './marshaling.ts';
import { restriction } from './restrictions.ts';
import { duplicatesAnswer, savingRules } from './saving.ts';
import { settle } from './settle.ts';
import { strengthNotices } from './strength-notices.ts';

completeRules({ settle, noticed: strengthNotices, restriction, gameAnswers: duplicatesAnswer, gameCosts, couldAfford });
define({ [RULES]: { abilities: { ...marshalingRules, ...savingRules } } });
