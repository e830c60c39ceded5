import {
  GatewayError,
  type GatewayFailure,
  type PaymentGateway,
} from '../../../functions/src/money/gateway/payment-gateway.ts';

type CallName = keyof PaymentGateway;

const CALLS: readonly CallName[] = [
  'createOrder',
  'findOrderByReceipt',
  'fetchPayment',
  'listPayments',
  'capture',
  'refund',
];

/** How a call fails: declined, unreachable, or lost before or after the gateway acts. */
const WAYS = ['declined', 'unavailable', 'lost-before', 'lost-after'] as const;
type Way = (typeof WAYS)[number];

const FAILURES: Record<Way, GatewayFailure> = {
  declined: 'declined',
  unavailable: 'unavailable',
  'lost-before': 'unknown',
  'lost-after': 'unknown',
};

export interface GatewayFault {
  call: CallName;
  way: Way;
}

/** Reads never fail; opening an order and refunding do. */
export const GATEWAY_FAULTS: readonly GatewayFault[] = CALLS.flatMap((call) =>
  WAYS.filter((way) => way !== 'declined' || call === 'createOrder').map((way) => ({ call, way })),
);

export interface FaultyGateway {
  gateway: PaymentGateway;
  /** Makes the next call of this name fail once; null removes the fault. */
  arm: (fault: GatewayFault | null) => void;
  faultCounts: () => ReadonlyMap<string, number>;
}

export function faultyGateway(real: PaymentGateway): FaultyGateway {
  let armed: GatewayFault | null = null;
  const faultCounts = new Map<string, number>();

  const strike = ({ call, way }: GatewayFault): GatewayError => {
    armed = null;
    const kind = `${call} ${way}`;
    faultCounts.set(kind, (faultCounts.get(kind) ?? 0) + 1);
    return new GatewayError(FAILURES[way], `A fault of a test: ${kind}.`);
  };
  const around =
    <Given, Result>(name: CallName, call: (given: Given) => Promise<Result>) =>
    async (given: Given): Promise<Result> => {
      const fault = armed?.call === name ? armed : null;
      if (fault && fault.way !== 'lost-after') throw strike(fault);
      const result = await call(given);
      if (fault) throw strike(fault);
      return result;
    };

  return {
    gateway: {
      createOrder: around('createOrder', real.createOrder),
      findOrderByReceipt: around('findOrderByReceipt', real.findOrderByReceipt),
      fetchPayment: around('fetchPayment', real.fetchPayment),
      listPayments: around('listPayments', real.listPayments),
      capture: around('capture', real.capture),
      refund: around('refund', real.refund),
    },
    arm: (fault) => (armed = fault),
    faultCounts: () => faultCounts,
  };
}
