import { senjutsu } from '@kronika/senjutsu';
import { describeCourse } from '../../../lesson/testing/describe-course.tsx';
import { senjutsuBoard } from '../board/module.tsx';
import { senjutsuCourse } from './course.ts';

describeCourse({ course: senjutsuCourse, game: senjutsu, board: senjutsuBoard, end: { turn: 5, phase: 'choose' } });
