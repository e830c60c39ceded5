import type { BookingState } from '@kargha/domain/couriers/booking-schema';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import type { Catalogue } from '#lib/language/language.ts';

const STATES: Record<BookingState, string> = {
  requested: 'Being booked',
  shipped: 'Booked',
  cancelling: 'Being cancelled',
  cancelled: 'Cancelled',
};

const en = {
  saveUnserved: 'Save the address anyway. The parcel goes another way than with our couriers.',
  title: 'Courier bookings',
  states: STATES,
  parcelNotBooked: 'Not booked',
  charge: (amount: Paise) => `${formatPaise(amount)} for the courier`,
  again: (time: string) => `We try again at ${time}.`,
  retry: 'Try now',
  cancel: 'Cancel booking',
  cancelOf: (parcel: string) => `Cancel the booking of ${parcel}`,
  retryOf: (parcel: string) => `Book ${parcel} now`,
  documents: 'Label and manifest',
  requestPickup: 'Request pickup',
  pickupDone: (count: number) =>
    count === 0
      ? 'The pickup was requested before.'
      : `The courier picks up ${count} ${count === 1 ? 'parcel' : 'parcels'}.`,
  noManifest: 'This courier has no manifest: its labels are enough.',
  notBooked: (numbers: readonly string[]) => `Without a booked parcel: ${numbers.join(', ')}.`,
  pickupRequested: 'Pickup requested',
  book: 'Book courier',
  bookTitle: (number: string) => `Book a courier for order ${number}`,
  piecesOf: (title: string, quantity: number) => `${title} (${quantity} to ship)`,
  parcelEmpty: 'Add at least one item to the parcel.',
  weightGrams: 'Weight (g)',
  lengthCm: 'Length (cm)',
  breadthCm: 'Width (cm)',
  heightCm: 'Height (cm)',
  showRates: 'Show prices',
  courier: 'Courier',
  loadingRates: 'Asking the couriers…',
  noRates: 'No courier goes to this pincode.',
  rate: (courier: string, charge: Paise, days: number | null) =>
    [courier, formatPaise(charge), days === null ? '' : `${days} ${days === 1 ? 'day' : 'days'}`]
      .filter((part) => part !== '')
      .join(' · '),
  booked: (awb: string) => `Booked. The tracking number is ${awb}.`,
  waits: 'The courier aggregator has not answered yet. We go on automatically.',
  bookPickup: 'Book pickup',
  pickupTitle: (number: string) => `Book the pickup of a return of order ${number}`,
  pickupLead: 'The courier collects the items at the customer’s address. We email the customer.',
  cancelPickup: 'Cancel pickup',
  pickupBooked: (awb: string) => `The pickup is booked. The tracking number is ${awb}.`,
  pickupCancelled: 'The pickup is cancelled.',
  bulkBook: 'Book couriers',
  bulkTitle: (count: number) => `Book couriers for ${count} ${count === 1 ? 'order' : 'orders'}`,
  bulkDocuments: 'Labels and manifest',
};

export const courierTexts: Catalogue<typeof en> = { en };
