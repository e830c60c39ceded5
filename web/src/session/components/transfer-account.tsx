import { BankTransferDetails } from '#ui/orders/bank-transfer-details.tsx';

import { useTransferAccount } from '../state/transfer-account.ts';

/** Where the buyer of this order may transfer what they owe; nothing until, and unless, the shop has answered. */
export function TransferAccount({ orderId }: { orderId: string }) {
  const { status, data } = useTransferAccount(orderId);
  return status === 'ready' ? <BankTransferDetails account={data ?? null} /> : null;
}
