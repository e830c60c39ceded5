export { runRowAction } from '../data/ops-api.ts';
