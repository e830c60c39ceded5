import type { PaymentMethod } from '../store/entities.ts';
import { SUCCESS_VPA } from '../store/test-vpas.ts';

/** A text field; the sandbox fills it in. */
export interface TextField {
  name: string;
  label: string;
  value: string;
  hint?: string;
  autocomplete: string;
  inputMode?: string;
}

export interface ChoiceField {
  name: string;
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
}

export type MethodField = TextField | ChoiceField;

export interface MethodDescription {
  label: string;
  fields: readonly MethodField[];
}

/** Sample data only. */
export const METHOD_DESCRIPTIONS: Record<PaymentMethod, MethodDescription> = {
  card: {
    label: 'Card',
    fields: [
      {
        name: 'number',
        label: 'Card number',
        value: '4111 1111 1111 1111',
        autocomplete: 'cc-number',
        inputMode: 'numeric',
      },
      { name: 'expiry', label: 'Expiry', value: '12/39', autocomplete: 'cc-exp' },
      { name: 'cvv', label: 'CVV', value: '123', autocomplete: 'cc-csc', inputMode: 'numeric' },
      { name: 'name', label: 'Name on card', value: '', autocomplete: 'cc-name' },
    ],
  },
  upi: {
    label: 'UPI',
    fields: [
      {
        name: 'vpa',
        label: 'UPI ID',
        value: SUCCESS_VPA,
        hint: 'failure@razorpay always fails.',
        autocomplete: 'off',
      },
    ],
  },
  netbanking: {
    label: 'Netbanking',
    fields: [
      {
        name: 'bank',
        label: 'Bank',
        choices: [
          ['SBIN', 'State Bank of India'],
          ['HDFC', 'HDFC Bank'],
          ['ICIC', 'ICICI Bank'],
          ['UTIB', 'Axis Bank'],
          ['KKBK', 'Kotak Mahindra Bank'],
        ],
      },
    ],
  },
  wallet: {
    label: 'Wallet',
    fields: [
      {
        name: 'wallet',
        label: 'Wallet',
        choices: [
          ['payzapp', 'PayZapp'],
          ['mobikwik', 'MobiKwik'],
          ['freecharge', 'Freecharge'],
        ],
      },
    ],
  },
};
