import { BankTransferDetails } from '#ui/orders/bank-transfer-details.tsx';

import { useOrderBankAccount } from '../state/order-bank-account.ts';

/** Where the buyer of this order may transfer what they owe; nothing until, and unless, the shop has answered. */
export function OrderBankTransfer({ orderId }: { orderId: string }) {
  const { status, data } = useOrderBankAccount(orderId);
  return status === 'ready' ? <BankTransferDetails account={data ?? null} /> : null;
}
