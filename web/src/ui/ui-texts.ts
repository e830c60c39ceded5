import type { ShipmentState } from '@kargha/domain/orders/shipment';
import type { StepState } from '@kargha/domain/orders/tracking';
import type { Catalogue } from '#lib/language/language.ts';

const STEP_STATES: Record<StepState, string> = {
  completed: 'Completed',
  current: 'Current',
  pending: 'Pending',
};

const PARCEL_STATES: Record<ShipmentState, string> = {
  shipped: 'Shipped',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  rto: 'Returning to us',
  returned: 'Returned to us',
};

const en = {
  home: 'Home',
  breadcrumbs: 'Breadcrumbs',
  dismiss: 'Dismiss',
  close: 'Close',
  tryAgain: 'Try Again',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loadingPage: 'Loading…',
  brokenTitle: 'Something went wrong on this page.',
  brokenHint: 'Your cart and what you typed are safe. Try again, or go back to the shop.',
  noPicture: (name: string) => `No picture of ${name} yet`,
  percentOff: (percent: number) => `${percent}% off`,
  originalPrice: 'Original price',
  price: 'Price',
  from: (price: string) => `From ${price}`,
  beforeGst: 'before GST',
  narrowList: 'Search and filters',
  stepStates: STEP_STATES,
  parcelStates: PARCEL_STATES,
  follow: (awb: string) => `Track parcel ${awb} (opens in a new tab)`,
  quantityOf: (quantity: number, name: string) => `${quantity} × ${name}`,
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  cashFee: 'Cash on delivery fee',
  freeShipping: 'Free',
  tax: 'GST',
  giftCard: 'Gift card',
  total: 'Total',
  paid: 'Paid',
  refunded: 'Refunded',
};

export const uiTexts: Catalogue<typeof en> = { en };
