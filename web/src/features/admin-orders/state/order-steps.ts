import type { Endpoint, EndpointRequest, SignedRequest } from '@kargha/domain/api/endpoint';
import {
  exchangeEndpoints,
  returnEndpoints,
  type ExchangeChoices,
} from '@kargha/domain/orders/return-endpoints';
import { staffOrderEndpoints, type OrderEmail } from '@kargha/domain/orders/staff-order-endpoints';
import { isJsonObject } from '#lib/server/api-client.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { approvalTexts } from '../approval-texts.ts';
import { ORDER_STEPS } from './step-permissions.ts';

type OrderSteps = typeof ORDER_STEPS;
type ReturnSteps = typeof returnEndpoints;

/** What staff enter for a step. The revision is that of the order or return on the screen. */
type StepFields<E> = Omit<
  EndpointRequest<E> extends { body: infer Body } ? Body : never,
  'revision'
>;

/** Sends a step with the revision that staff saw. @throws ApiError `stale` when someone else has changed the order */
export async function takeStep<Step extends keyof OrderSteps>(
  order: { id: string; revision: number },
  step: Step,
  fields: StepFields<OrderSteps[Step]>,
): Promise<void> {
  await send(ORDER_STEPS[step], order, fields);
}

/** @throws ApiError like takeStep */
export async function takeReturnStep<Step extends keyof ReturnSteps>(
  { id, revision = 0 }: { id: string; revision?: number },
  step: Step,
  fields: StepFields<ReturnSteps[Step]>,
): Promise<void> {
  await send(returnEndpoints[step], { id, revision }, fields);
}

async function send<E extends Endpoint>(
  endpoint: E,
  { id, revision }: { id: string; revision: number },
  fields: StepFields<E>,
): Promise<void> {
  const request: unknown = { params: { id }, body: { revision, ...fields } };
  const call: Promise<unknown> = callStaffEndpoint(endpoint, request as SignedRequest<E>);
  if (isWaiting(await call)) showToast({ tone: 'info', message: approvalTexts.en.waits });
}

/** True when a second person must approve the refund first. */
function isWaiting(answer: unknown): boolean {
  const parts = isJsonObject(answer) ? Object.values(answer) : [];
  return parts.some((changed) => isJsonObject(changed) && changed.isWaiting === true);
}

/** What staff can offer instead of what a customer returns. */
export async function readExchangeChoices(id: string): Promise<ExchangeChoices> {
  return (await callStaffEndpoint(exchangeEndpoints.choices, { params: { id } })).lines;
}

export async function readOrderEmails(id: string): Promise<OrderEmail[]> {
  const { mails } = await callStaffEndpoint(staffOrderEndpoints.listEmails, { params: { id } });
  return mails;
}
