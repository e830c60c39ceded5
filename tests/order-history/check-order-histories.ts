import fc from 'fast-check';
import { expect } from 'vitest';

import { purchaseOf } from '@kargha/domain/people/customer';
import { saleOf } from '@kargha/domain/reports/sales';
import { anyEvents, anyStart } from './any-history.ts';
import { OrderHistory } from './history-events.ts';
import { entriesOfRefund, entryOfDispute, entryOfPayment } from './history-gateway.ts';
import { START, dayAfter } from '@kargha/domain/testing/gateway-history';
import { paise, sumPaise } from '@kargha/domain/money/paise';
import { reconcile, statementOf } from '@kargha/domain/payments/gateway-statement';
import { isSold } from '@kargha/domain/payments/payment';
import { documentProblems } from '@kargha/domain/payments/document-problems';
import { ledgerProblems } from '@kargha/domain/payments/ledger-problems';

const END = dayAfter(1000);

/** After every event the ledger balances; at the end ledger, documents, stock, reports and gateway agree. */
export function checkOrderHistories(count: number): void {
  fc.assert(
    fc.property(anyStart, anyEvents, (start, events) => {
      const history = new OrderHistory(start);
      for (const event of events) {
        history.happen(event);
        history.sales.count(history.shop);
        expectLedgerToBalance(history);
        expectReportsToAgree(history);
        expectStockToAgree(history);
      }
      history.conclude();
      history.sales.count(history.shop);
      expectLedgerToBalance(history);
      expectDocumentsToAgree(history);
      expectReportsToAgree(history);
      expectGatewayToAgree(history);
    }),
    { numRuns: count },
  );
}

function expectLedgerToBalance({ shop }: OrderHistory): void {
  expect(ledgerProblems(shop.order, shop)).toEqual([]);
  const ledger = shop.ledger();
  const { charged, balanceDue, refundDue, unassigned, refundable, disputed } = ledger;
  for (const amount of [balanceDue, refundDue, unassigned, refundable, disputed]) {
    expect(amount).toBeGreaterThanOrEqual(0);
  }
  const isClosed = shop.order.state === 'cancelled' || shop.order.state === 'expired';
  if (isClosed) expect(charged).toBe(0);
}

function expectDocumentsToAgree({ shop }: OrderHistory): void {
  const { order, documents } = shop;
  if (!documents.isInvoiced) return;
  const sums = { invoiced: documents.net(), credited: paise(0) };
  expect(documentProblems(order, shop, sums)).toEqual([]);
}

/** What is reserved is what the lines of the order hold. */
function expectStockToAgree({ shop }: OrderHistory): void {
  const held = new Map([...shop.reserved].map(([productId]) => [productId, 0]));
  for (const line of shop.order.lines) {
    held.set(line.productId, (held.get(line.productId) ?? 0) + line.held);
  }
  expect(held).toEqual(shop.reserved);
}

function expectReportsToAgree({ shop, sales }: OrderHistory): void {
  const { order } = shop;
  expect(sales.problems(shop)).toEqual([]);
  const { paid, refunded, worth } = shop.ledger();
  const { goods, discount, shipping, tax, revenue } = saleOf(order);
  expect(revenue).toBe(worth);
  expect(goods - discount + shipping + tax).toBe(worth);
  if (isSold(order.payment.state)) expect(purchaseOf(order).value).toBe(paid - refunded);
}

/** What the gateway still has of the order, and the balance that it owes the shop. */
function expectGatewayToAgree({ shop, gateway }: OrderHistory): void {
  const { payments, refunds, disputes } = shop;
  const byGateway = payments.filter(({ refunded }) => refunded !== undefined);
  const taken = sumPaise(byGateway.map(({ amount }) => amount));
  const back = sumPaise(byGateway.map(({ refunded = paise(0) }) => refunded));
  const lost = sumPaise(disputes.map(({ deducted }) => deducted));
  for (const { id, status, deducted } of gateway.disputes) {
    expect(disputes.find((one) => one.id === id)).toMatchObject({ status, deducted });
  }
  const left = gateway.payments.map(({ id }) => gateway.leftOf(id));
  expect(taken - back - lost).toBe(left.reduce((sum, amount) => sum + amount, 0));
  const sent = gateway.refunds.filter(({ status }) => status === 'processed');
  expect(back).toBe(sumPaise(sent.map(({ amount }) => amount)));
  expect(refunds.filter(({ state }) => state === 'requested')).toEqual([]);
  const books = reconcile(
    {
      entries: [
        ...gateway.payments.map(entryOfPayment),
        ...gateway.refunds.flatMap(entriesOfRefund),
        ...gateway.disputes.filter(({ deducted }) => deducted > 0).map(entryOfDispute),
      ],
      items: gateway.items,
      settlements: gateway.settlements,
    },
    END,
  );
  const statement = statementOf(books, { opening: paise(0), from: START, to: END });
  expect(statement.closing).toBe(gateway.balance);
  expect(books.problems.filter(({ code }) => code !== 'fee_differs')).toEqual([]);
}
