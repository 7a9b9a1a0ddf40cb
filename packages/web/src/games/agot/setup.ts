export { AGOT_SETUP } from '@kronika/agot';
