import { oath } from '@kronika/oath';
import { describeCourse } from '../../../lesson/testing/describe-course.tsx';
import { oathBoard } from '../board/module.tsx';
import { oathCourse } from './course.ts';

describeCourse({
  course: oathCourse,
  game: oath,
  board: oathBoard,
  end: { round: 2, turn: { seat: 0, phase: 'act' } },
});
