export { takeReturnStep, takeStep } from '../data/order-api.ts';
