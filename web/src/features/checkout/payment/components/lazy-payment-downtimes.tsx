import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

/** Not part of a first view: it is empty on most days. */
export const LazyPaymentDowntimes = lazyComponent(
  async () => (await import('./payment-downtimes.tsx')).PaymentDowntimes,
  { onError: () => null },
);
