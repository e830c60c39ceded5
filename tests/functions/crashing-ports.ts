import type { PaymentContext } from '../../functions/src/money/payments/payment-context.ts';
import type { PaymentGateway } from '../../functions/src/money/gateway/payment-gateway.ts';

/** Which call of a port crashes, and whether before or after it. */
interface CrashPoint {
  step: number;
  side: 'before' | 'after';
}

export class Crash extends Error {
  constructor() {
    super('The process has died.');
  }
}

/** Once a process has crashed, nothing more leaves it until it restarts. */
export interface CrashingPorts {
  wrap: (context: PaymentContext) => PaymentContext;
  /** crashes at this point; null only counts calls */
  arm: (point: CrashPoint | null) => void;
  /** calls since `arm` */
  steps: () => number;
  restart: () => void;
}

/** Ports that crash at a chosen point: nothing after it reaches the database or the gateway. */
export function crashingPorts(): CrashingPorts {
  let point: CrashPoint | null = null;
  let count = 0;
  let isDead = false;

  const dieAt = (side: CrashPoint['side'], step: number) => {
    if (point?.step === step && point.side === side) isDead = true;
    if (isDead) throw new Crash();
  };
  const port =
    <Arguments extends unknown[], Result>(call: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      const step = (count += 1);
      dieAt('before', step);
      const result = await call(...args);
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
  call: (...args: Arguments) => Promise<Result>,
) => (...args: Arguments) => Promise<Result>;

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
