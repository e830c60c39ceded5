import { refOf } from '@kargha/domain/shopping/line-ref';
import type { OrderLine, Shipment } from '@kargha/domain/orders/order';

import { stableBytes } from '../foundation/stable-id.ts';
import { timeOfState, type TimelineEntry } from './order-timeline.ts';

const COURIERS = [
  { name: 'Hamsa Express', prefix: 'HMS', site: 'https://track.hamsa-express.example/' },
  { name: 'Pavan Surface Lines', prefix: 'PVN', site: 'https://pavan-lines.example/track/' },
] as const;

export function shipmentsOf(
  key: string,
  lines: OrderLine[],
  timeline: readonly TimelineEntry[],
): Shipment[] {
  const shippedAt = timeOfState(timeline, 'shipped');
  if (!shippedAt) return [];
  const bytes = stableBytes(12, 'parcel', key);
  const courier = COURIERS[(bytes[11] ?? 0) % 2 === 0 ? 0 : 1];
  const digits = Array.from(bytes.subarray(0, 10), (byte) => String(byte % 10)).join('');
  const awb = courier.prefix + digits;
  return [
    {
      id: 'parcel-1',
      courier: courier.name,
      awb,
      trackingUrl: courier.site + awb,
      lines: lines.map((line) => ({ ...refOf(line), quantity: line.quantity })),
      shippedAt,
      deliveredAt: timeOfState(timeline, 'delivered') ?? null,
    },
  ];
}
