export { SENJUTSU_SETUP } from '@kronika/senjutsu';
