import type { PaymentContext } from '../../functions/src/payments/payment-context.ts';
import type { PaymentGateway } from '../../functions/src/payments/gateway/payment-gateway.ts';

/** Where a process dies: at which call of a port, and on which side of it. */
interface CrashPoint {
  step: number;
  side: 'before' | 'after';
}

export class Crash extends Error {
  constructor() {
    super('The process has died.');
  }
}

/** The ports of a process that can be made to die. Once it is dead nothing more leaves it, until it starts anew. */
export interface CrashingPorts {
  wrap: (context: PaymentContext) => PaymentContext;
  /** dies at this point of what is done next; null counts only */
  arm: (point: CrashPoint | null) => void;
  /** calls since it was armed */
  steps: () => number;
  restart: () => void;
}

/** Ports that die at a point of choice: nothing after it reaches database or gateway. */
export function crashingPorts(): CrashingPorts {
  let point: CrashPoint | null = null;
  let count = 0;
  let isDead = false;

  const dieAt = (side: CrashPoint['side'], step: number) => {
    if (point?.step === step && point.side === side) isDead = true;
    if (isDead) throw new Crash();
  };
  const port =
    <Arguments extends unknown[], Result>(call: (...given: Arguments) => Promise<Result>) =>
    async (...given: Arguments): Promise<Result> => {
      const step = (count += 1);
      dieAt('before', step);
      const result = await call(...given);
      dieAt('after', step);
      return result;
    };
  const clock = (now: () => Date) => () => {
    const step = (count += 1);
    dieAt('before', step);
    const time = now();
    dieAt('after', step);
    return time;
  };

  return {
    wrap: (context) => ({
      ...context,
      gateway: everyCall(context.gateway, port),
      scheduleExpiry: port(context.scheduleExpiry),
      now: clock(context.now),
    }),
    arm: (next) => {
      point = next;
      count = 0;
      isDead = false;
    },
    steps: () => count,
    restart: () => {
      point = null;
      isDead = false;
    },
  };
}

type Port = <Arguments extends unknown[], Result>(
  call: (...given: Arguments) => Promise<Result>,
) => (...given: Arguments) => Promise<Result>;

/** The same gateway with something around each of its calls. */
export function everyCall(gateway: PaymentGateway, around: Port): PaymentGateway {
  return {
    createOrder: around(gateway.createOrder),
    findOrderByReceipt: around(gateway.findOrderByReceipt),
    fetchPayment: around(gateway.fetchPayment),
    listPayments: around(gateway.listPayments),
    capture: around(gateway.capture),
    refund: around(gateway.refund),
  };
}
