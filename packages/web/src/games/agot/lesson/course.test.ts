import { agot } from '@kronika/agot';
import { describeCourse } from '../../../lesson/testing/describe-course.tsx';
import { agotBoard } from '../board/module.tsx';
import { agotCourse } from './course.ts';
import { YOU } from './parts.ts';

describeCourse({
  course: agotCourse,
  game: agot,
  board: agotBoard,
  end: { format: 'joust', round: 2, phase: 'marshaling', first: YOU, seats: [{ power: 6 }, { power: 2 }] },
});
