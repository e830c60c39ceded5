import { AccessCodesView } from '#features/admin-access-codes/components/access-codes-view.tsx';

export function AccessCodesPage() {
  return <AccessCodesView />;
}
