import { fork } from 'node:child_process';

import { ORDER_LINE_COLUMNS } from '@kargha/domain/exports/order-exports';
import { paise } from '@kargha/domain/money/paise';

import type { Figure } from './figure.ts';
import { startFirestore, stopProcesses } from './firestore-process.ts';
import { suiteApp } from '../suite-app.ts';
import { fill } from './counting-firestore.ts';

const LINES = 100_000;
const LINES_OF_ORDER = 4;
/** Of one day, so that ten days are all of them and one is a tenth. */
const ORDERS_OF_DAY = LINES / LINES_OF_ORDER / 10;
const FIRST_DAY = Date.UTC(2026, 0, 1, 4);
const DAY_MS = 86_400_000;

/** What the process that makes an Excel file of 100,000 lines needs at most, and how that grows with the lines. */
export async function exportMemory(): Promise<Figure[]> {
  const { child, port } = await startFirestore([]);
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  suiteApp();
  await fill('orders', 0, LINES / LINES_OF_ORDER, sampleOrder);
  const few = await exportOf({ to: '2026-01-01', lines: LINES / 10 });
  const many = await exportOf({ to: '', lines: LINES });
  await stopProcesses(child);
  return [
    { name: 'export-100k-lines-memory', value: many, unit: 'MB' },
    {
      name: 'export-memory-100k-to-10k-lines',
      value: Math.round((many / few) * 100) / 100,
      unit: 'ratio',
    },
  ];
}

/** The most memory of a new process, in MB. Throws when the file does not have all lines. */
function exportOf({ to, lines }: { to: string; lines: number }): Promise<number> {
  const columns = Object.keys(ORDER_LINE_COLUMNS).join();
  const child = fork(new URL('export-process.ts', import.meta.url), [to, columns]);
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      const { rows, peak } = message as { rows: number; peak: number };
      child.disconnect();
      if (rows === lines) resolve(peak);
      else reject(new Error(`The export has ${rows} lines instead of ${lines}.`));
    });
    child.once('exit', (code) => reject(new Error(`The export ended with ${code ?? 'a signal'}.`)));
  });
}

function sampleOrder(index: number): object {
  const at = new Date(FIRST_DAY + Math.floor(index / ORDERS_OF_DAY) * DAY_MS + index * 100);
  return {
    number: `KG-${String(index).padStart(8, '0')}`,
    state: 'delivered',
    stateTimes: { delivered: at },
    lines: Array.from({ length: LINES_OF_ORDER }, (_, place) => ({
      ...{ productId: `product-${place}`, title: `Katan saree ${place}`, sku: `SKU-${place}` },
      ...{ hsnCode: '5007', unitPrice: paise(180_000), quantity: 1, discount: paise(0), held: 1 },
    })),
    totals: {
      subtotal: 720_000,
      discount: 0,
      shipping: 0,
      tax: 129_600,
      giftCard: 0,
      total: 849_600,
    },
    customer: {
      ...{ name: `Asha Verma ${index}`, email: `asha${index}@kargha.example`, phone: '9876543210' },
      address: {
        line1: `${index} Mill Road`,
        city: 'Pune',
        state: 'Maharashtra',
        pincode: '411001',
      },
    },
    payment: { state: 'captured', method: 'upi', captured: 849_600, paymentId: `pay_${index}` },
    createdAt: at,
    updatedAt: at,
    checkout: {},
  };
}
