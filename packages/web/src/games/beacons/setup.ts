export { BEACONS_SETUP } from '@kronika/examples';
