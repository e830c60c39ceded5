import type { Transfer, TransferState } from '@kargha/domain/transfer';

import { entryOf } from '../catalogue/catalogue.ts';
import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';

const STORE_ROOM = 'Bengaluru store room';
const SHOWROOM = 'Bengaluru showroom';
const FAIR = 'Winter fair stall, Delhi';

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
    from: STORE_ROOM,
    to: SHOWROOM,
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

/** transfers/{id}: between the shop's own rooms, so the stock that can be sold online stays the same. */
export function transferDocuments(): SeedDocument[] {
  return PLANNED.map((planned, index) => {
    const number = `TR-${208 + index}`;
    return seedDocument(`transfers/${number.toLowerCase()}`, transfer(planned, number));
  });
}

function transfer(planned: PlannedTransfer, number: string): Transfer {
  const when = (days?: number) => (days === undefined ? null : daysAgo(days));
  const { from, to, state, note, lines } = planned;
  return {
    number,
    from,
    to,
    state,
    note,
    lines: lines.map(([productId, quantity]) => ({
      productId,
      title: entryOf(productId).title,
      quantity,
    })),
    createdAt: daysAgo(planned.daysAgo),
    sentAt: when(planned.sentDaysAgo),
    completedAt: when(planned.completedDaysAgo),
    updatedAt: daysAgo(planned.completedDaysAgo ?? planned.sentDaysAgo ?? planned.daysAgo),
  };
}
