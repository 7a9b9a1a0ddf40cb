import type { Bot } from '@kronika/kernel';

export const thumb: Bot = {
  answer({ question }) {
    switch (question.is) {
      case 'number':
        return question.min;
      case 'choose':
        return 0;
      case 'pick':
        return question.options.map((_, i) => i).slice(0, question.min);
      case 'order':
        return question.options.map((_, i) => i);
      case 'distribute':
        return question.most;
    }
  },
};
