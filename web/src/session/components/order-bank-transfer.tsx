import { BankTransferDetails } from '#ui/orders/bank-transfer-details.tsx';

import { useOrderBankAccount } from '../state/order-bank-account.ts';

export function OrderBankTransfer({ orderId }: { orderId: string }) {
  const { data } = useOrderBankAccount(orderId);
  return data === undefined ? null : <BankTransferDetails account={data} />;
}
