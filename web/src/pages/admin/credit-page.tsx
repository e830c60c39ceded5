import { CreditView } from '#features/admin-credit/components/credit-view.tsx';

export function CreditPage() {
  return <CreditView />;
}
