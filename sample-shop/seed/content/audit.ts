import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { stableHex } from '../foundation/stable-id.ts';
import { orderIds } from '../orders/order-ids.ts';
import { uidOf } from '../people/people.ts';

interface PlannedAction {
  personKey: string;
  action: string;
  target: string;
  before: object | null;
  after: object | null;
  reason: string;
  daysAgo: number;
}

function plannedActions(): PlannedAction[] {
  const personKey = 'ananya';
  return [
    {
      personKey,
      action: 'company.verify',
      target: `users/${uidOf('buyer')}`,
      before: { state: 'pending' },
      after: { state: 'verified' },
      reason: 'Registration certificate seen',
      daysAgo: 82.8,
    },
    {
      personKey,
      action: 'company.reject',
      target: `users/${uidOf('events')}`,
      before: { state: 'pending' },
      after: { state: 'rejected' },
      reason: 'The number belongs to another name',
      daysAgo: 17.8,
    },
    {
      personKey,
      action: 'product.archive',
      target: 'products/aurangabad-himroo-stole-ivory',
      before: { status: 'active' },
      after: { status: 'archived' },
      reason: 'The master weaver has stopped',
      daysAgo: 20,
    },
    {
      personKey: 'kabir',
      action: 'order.hold',
      target: `orders/${orderIds('made-to-measure').id}`,
      before: { state: 'placed' },
      after: { state: 'on_hold' },
      reason: 'Measurements are missing',
      daysAgo: 2.75,
    },
    {
      personKey,
      action: 'discount.disable',
      target: 'discounts/MONSOON',
      before: { active: true },
      after: { active: false },
      reason: 'Shared as a screenshot',
      daysAgo: 51,
    },
  ];
}

export function auditDocuments(): SeedDocument[] {
  return plannedActions().map(({ personKey, daysAgo: days, ...deed }) =>
    seedDocument(`audit/${stableHex('audit', deed.action, deed.target)}`, {
      ...deed,
      actor: uidOf(personKey),
      at: daysAgo(days),
    }),
  );
}
