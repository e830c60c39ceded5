import type { ShopPlace, Transfer, TransferState } from '@kargha/domain/stock/transfer';

import { entryOf } from '../catalogue/catalogue.ts';
import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';

const STORE_ROOM = 'Bengaluru store room';
const SHOWROOM = 'Bengaluru showroom';
const FAIR = 'Winter fair stall, Delhi';

const PLACES: readonly ShopPlace[] = [
  { id: 'store-room', name: STORE_ROOM, sells: true },
  { id: 'showroom', name: SHOWROOM, sells: true },
  { id: 'winter-fair', name: FAIR, sells: false },
];

interface PlannedTransfer {
  from: string;
  to: string;
  state: TransferState;
  daysAgo: number;
  sentDaysAgo?: number;
  completedDaysAgo?: number;
  note: string;
  lines: [productId: string, quantity: number][];
}

const PLANNED: readonly PlannedTransfer[] = [
  {
    from: STORE_ROOM,
    to: FAIR,
    state: 'pending',
    daysAgo: 0.6,
    note: 'Leaves with the van on Tuesday.',
    lines: [
      ['kullu-shawl-stole-pine', 4],
      ['umden-eri-stole-raw', 3],
    ],
  },
  {
    from: FAIR,
    to: STORE_ROOM,
    state: 'in_transit',
    daysAgo: 1.1,
    sentDaysAgo: 0.2,
    note: '',
    lines: [
      ['phulia-tangail-saree-mustard', 4],
      ['ilkal-saree-tope-teni-indigo', 3],
    ],
  },
  {
    from: SHOWROOM,
    to: STORE_ROOM,
    state: 'completed',
    daysAgo: 2,
    sentDaysAgo: 1.2,
    completedDaysAgo: 0.1,
    note: 'Window display taken down.',
    lines: [['bidar-bidri-vase-poppy', 1]],
  },
  {
    from: STORE_ROOM,
    to: SHOWROOM,
    state: 'completed',
    daysAgo: 19,
    sentDaysAgo: 18.6,
    completedDaysAgo: 18.5,
    note: '',
    lines: [
      ['cuddalore-madras-check-hanky', 40],
      ['majuli-gamosa-phulam', 12],
    ],
  },
  {
    from: STORE_ROOM,
    to: FAIR,
    state: 'cancelled',
    daysAgo: 30,
    note: 'The autumn fair was called off.',
    lines: [['kota-doria-leheriya-dupatta-monsoon', 6]],
  },
];

/**
 * transfers/{id} and settings/places. No sample transfer changes stock: the completed ones went between two
 * selling locations, and the one in transit comes from the fair, whose stock is not counted.
 */
export function transferDocuments(): SeedDocument[] {
  const transfers = PLANNED.map((planned, index) => {
    const number = `TR-${208 + index}`;
    return seedDocument(`transfers/${number.toLowerCase()}`, transfer(planned, number));
  });
  const places = { places: PLACES, revision: 0, updatedAt: daysAgo(200) };
  return [...transfers, seedDocument('settings/places', places)];
}

const sells = (name: string) => PLACES.some((place) => place.name === name && place.sells);

function transfer(planned: PlannedTransfer, number: string): Omit<Transfer, 'id'> {
  const optionalDate = (days?: number) => (days === undefined ? null : daysAgo(days));
  const { from, to, state, note, lines } = planned;
  return {
    number,
    from,
    to,
    fromSells: sells(from),
    toSells: sells(to),
    state,
    note,
    lines: lines.map(([productId, quantity]) => ({
      productId,
      title: entryOf(productId).title,
      quantity,
      ...(state === 'completed' && { received: quantity }),
    })),
    createdAt: daysAgo(planned.daysAgo),
    sentAt: optionalDate(planned.sentDaysAgo),
    completedAt: optionalDate(planned.completedDaysAgo),
    updatedAt: daysAgo(planned.completedDaysAgo ?? planned.sentDaysAgo ?? planned.daysAgo),
    revision: 0,
  };
}
