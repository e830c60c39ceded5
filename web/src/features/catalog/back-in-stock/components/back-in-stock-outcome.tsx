import { useSearchParams } from 'react-router-dom';

import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

import { BACK_IN_STOCK_PARAMETER } from '../state/back-in-stock-parameter.ts';

const BackInStockToast = lazyComponent(
  async () => (await import('./back-in-stock-toast.tsx')).BackInStockToast,
  {
    onError: 'over',
  },
);

export function BackInStockOutcome() {
  const [params] = useSearchParams();
  const outcome = params.get(BACK_IN_STOCK_PARAMETER);
  return outcome !== null && <BackInStockToast outcome={outcome} />;
}
