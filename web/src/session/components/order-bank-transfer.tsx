import { BankTransferDetails } from '#ui/orders/bank-transfer-details.tsx';
import type { BankAccount } from '@kargha/domain/money/bank-account';
import { instalmentEndpoints } from '@kargha/domain/payments/instalment-endpoints';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

import { idToken } from '../state/sign-in-actions.ts';

export function OrderBankTransfer({ orderId }: { orderId: string }) {
  const { data } = useOrderBankAccount(orderId);
  return data === undefined ? null : <BankTransferDetails account={data} />;
}

function useOrderBankAccount(orderId: string) {
  return useServerQuery({
    queryKey: ['order-bank-account', orderId],
    queryFn: () => readOrderBankAccount(orderId),
  });
}

/** @throws ApiError 404 for another person's order */
async function readOrderBankAccount(orderId: string): Promise<BankAccount | null> {
  const request = { params: { orderId }, token: await idToken() };
  return (await callEndpoint(instalmentEndpoints.bankAccount, request)).bankAccount;
}
