import { BankTransferDetails } from '#ui/orders/bank-transfer-details.tsx';

import { useOrderBankAccount } from '../state/order-bank-account.ts';

export function OrderBankTransfer({ orderId }: { orderId: string }) {
  const { status, data } = useOrderBankAccount(orderId);
  return status === 'ready' ? <BankTransferDetails account={data ?? null} /> : null;
}
