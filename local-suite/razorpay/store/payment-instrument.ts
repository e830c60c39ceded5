import { randomInt } from 'node:crypto';

import type { PaymentInstrument } from './entities.ts';
import { newEntityId } from './entity-id.ts';
import { SUCCESS_VPA } from './test-vpas.ts';

/** The part of the shopper's input that the sandbox uses. */
export interface InstrumentChoice {
  method: PaymentInstrument['method'];
  /** Name on the card. */
  name?: string | undefined;
  vpa?: string | undefined;
  /** The bank's four-letter code. */
  bank?: string | undefined;
  wallet?: string | undefined;
}

const NO_INSTRUMENT = { card_id: null, bank: null, wallet: null, vpa: null };

export function instrumentOf(choice: InstrumentChoice): PaymentInstrument {
  const { method } = choice;
  switch (method) {
    case 'card':
    case 'emi':
      return { ...NO_INSTRUMENT, ...cardOf(choice.name, method === 'emi'), method };
    case 'upi':
      return { ...NO_INSTRUMENT, ...upiOf(choice.vpa), method };
    case 'netbanking':
      return {
        ...NO_INSTRUMENT,
        method,
        bank: choice.bank ?? 'HDFC',
        acquirer_data: { bank_transaction_id: referenceNumber() },
      };
    case 'wallet':
      return {
        ...NO_INSTRUMENT,
        method,
        wallet: choice.wallet ?? 'payzapp',
        acquirer_data: { transaction_id: null },
      };
  }
}

function cardOf(
  name = '',
  emi = false,
): Pick<PaymentInstrument, 'card_id' | 'card' | 'acquirer_data'> {
  const id = newEntityId('card');
  return {
    card_id: id,
    card: {
      id,
      entity: 'card',
      name,
      last4: '1111',
      network: 'Visa',
      type: emi ? 'credit' : 'debit',
      issuer: emi ? 'HDFC' : null,
      international: false,
      emi,
      sub_type: 'consumer',
    },
    acquirer_data: { auth_code: String(randomInt(100_000, 999_999)) },
  };
}

function upiOf(vpa = SUCCESS_VPA): Pick<PaymentInstrument, 'vpa' | 'upi' | 'acquirer_data'> {
  return {
    vpa,
    upi: { payer_account_type: 'bank_account', vpa, flow: 'collect' },
    acquirer_data: { rrn: referenceNumber() },
  };
}

function referenceNumber(): string {
  return String(randomInt(10 ** 11, 10 ** 12));
}
