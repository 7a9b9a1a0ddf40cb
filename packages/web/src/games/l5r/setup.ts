export { L5R_SETUP } from '@kronika/l5r';
