export { actOn } from '../data/ops-api.ts';
