import type { BankAccount } from '@kargha/domain/money/bank-account';
import { callApi } from '#lib/server/api-client.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import { idToken } from './sign-in-actions.ts';

export function useOrderBankAccount(orderId: string): ReadState<BankAccount | null> {
  return useRead(readOrderBankAccount, orderId);
}

/** @throws ApiError 404 for another person's order */
async function readOrderBankAccount(orderId: string): Promise<BankAccount | null> {
  const path = `/instalments/${encodeURIComponent(orderId)}/bank-account`;
  const answer = storedFields(await callApi(path, { token: await idToken() }));
  if (!answer.has('bankAccount')) return null;
  const { text } = answer.part('bankAccount');
  return {
    bankName: text('bankName'),
    holder: text('holder'),
    number: text('number'),
    ifsc: text('ifsc'),
  };
}
