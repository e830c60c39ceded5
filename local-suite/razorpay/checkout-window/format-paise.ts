const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Formats paise as ₹1,25,000, or ₹149.50 if there are any paise. */
export function formatPaise(paise: number): string {
  return RUPEES.format(paise / 100).replace(/\.00$/, '');
}
