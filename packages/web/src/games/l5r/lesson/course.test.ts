import { l5r } from '@kronika/l5r';
import { describeCourse } from '../../../lesson/testing/describe-course.tsx';
import { l5rBoard } from '../board/module.tsx';
import { l5rCourse } from './course.ts';

describeCourse({ course: l5rCourse, game: l5r, board: l5rBoard, end: { round: 2, phase: 'dynasty' } });
