const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Paise as people read them: ₹1,25,000 and, only when there are paise, ₹149.50. */
export function formatPaise(paise: number): string {
  return RUPEES.format(paise / 100).replace(/\.00$/, '');
}
