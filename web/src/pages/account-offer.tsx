import type { AccountFor } from '#features/checkout/result/components/payment-result.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

const OrderAccount = lazyComponent(
  async () => (await import('#features/sign-in/joining/components/order-account.tsx')).OrderAccount,
  { onError: 'in-place' },
);

export const accountFor: AccountFor = (placed) => <OrderAccount {...placed} />;
