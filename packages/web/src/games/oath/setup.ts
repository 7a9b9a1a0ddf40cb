export { OATH_SETUP } from '@kronika/oath';
