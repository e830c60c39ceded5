import { create } from 'zustand';

interface ServiceDays {
  productId: string;
  days: number;
}

/** Apart from the chosen services, whose rules only products with services load. */
const useChosen = create<ServiceDays>()(() => ({ productId: '', days: 0 }));

/** Working days that the chosen services add. */
export function useServiceDays(product: string): number {
  return useChosen(({ productId, days }) => (productId === product ? days : 0));
}

export function setServiceDays(chosen: ServiceDays): void {
  useChosen.setState(chosen);
}
