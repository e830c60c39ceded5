import { orderEditEndpoints } from '@kargha/domain/orders/order-edit-endpoints';
import { orderEndpoints } from '@kargha/domain/orders/order-endpoints';
import { orderStepEndpoints } from '@kargha/domain/orders/order-step-endpoints';
import { returnEndpoints } from '@kargha/domain/orders/return-endpoints';
import type { Permission } from '@kargha/domain/people/staff-permissions';

/** What staff do with an order. */
export const ORDER_STEPS = {
  ...orderStepEndpoints,
  edit: orderEditEndpoints.edit,
  cancel: orderEndpoints.cancel,
};

/** What a step of an order needs. Shoppers cancel at the same address, so that endpoint names no permission. */
export function permissionOf(step: keyof typeof ORDER_STEPS): Permission {
  return step === 'cancel' ? 'orders.cancel' : ORDER_STEPS[step].permission;
}

export function permissionOfReturn(step: keyof typeof returnEndpoints): Permission {
  return returnEndpoints[step].permission;
}
