import type { CashOnDeliveryDetails } from '@kargha/domain/orders/staff-order-endpoints';
import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Cash on delivery',
  toCollect: (amount: string) => `To be collected on delivery: ${amount}`,
  nothingToCollect: 'Nothing to collect.',
  collected: (amount: string) => `The courier collected ${amount} and has not transferred it yet.`,
  received: (amount: string) => `The courier collected ${amount} and has transferred it.`,
  levels: { low: 'Low risk', medium: 'Medium risk', high: 'High risk' },
  score: (score: number) => `${score} of 100 points for a refused parcel`,
  reasons: 'Reasons for the risk',
  history: ({ delivered, refused, cancelled, open }: CashOnDeliveryDetails['history']) =>
    `Other orders in a year: ${delivered} delivered, ${refused} refused, ${cancelled} cancelled, ${open} open.`,
  noHistory: 'No other orders with cash on delivery in a year.',
  courierCost: (amount: string) => `Courier charges for the refused parcel: ${amount}`,
};

export const cashPanelTexts: Catalogue<typeof en> = { en };
