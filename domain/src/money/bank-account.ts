import { object, string, type InferType } from 'yup';
import { optionalText } from '../settings/settings-fields.ts';
import { formMessages } from '../messages/form-messages.ts';

/** Four letters of the bank, a zero, six of the branch: https://www.rbi.org.in/Scripts/FAQView.aspx?Id=274 */
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const ACCOUNT_NUMBER = /^\d{9,18}$/;

const withoutSpaces = (typed: unknown) =>
  typeof typed === 'string' ? typed.replaceAll(/\s/g, '').toUpperCase() : typed;

const code = (form: RegExp, message: string) =>
  string()
    .transform(withoutSpaces)
    .test('form', message, (typed) => !typed || form.test(typed))
    .default('');

const FIELDS = ['bankName', 'holder', 'number', 'ifsc'] as const;

export const bankAccountSchema = object({
  bankName: optionalText(100, 'Bank'),
  holder: optionalText(150, 'Account holder'),
  number: code(ACCOUNT_NUMBER, 'An account number has 9 to 18 digits'),
  ifsc: code(IFSC, 'An IFSC has 4 letters, a zero and 6 letters or digits'),
})
  .exact(formMessages.unknown_field)
  .test('whole', (account, context) => {
    const missing = FIELDS.find((field) => account[field] === '');
    if (missing === undefined || FIELDS.every((field) => account[field] === '')) return true;
    const message = 'Please fill in every field of the account, or leave them all empty';
    return context.createError({
      path: `${context.path ? `${context.path}.` : ''}${missing}`,
      message,
    });
  });

export type BankAccount = InferType<typeof bankAccountSchema>;

export const NO_BANK_ACCOUNT: BankAccount = { bankName: '', holder: '', number: '', ifsc: '' };

export function readBankAccount(stored: unknown): BankAccount | null {
  const fields = Object(stored) as Readonly<Record<string, unknown>>;
  const account = Object.fromEntries(FIELDS.map((field) => [field, fields[field]]));
  if (!bankAccountSchema.isValidSync(account)) return null;
  const read = bankAccountSchema.cast(account);
  return read.number === '' ? null : read;
}
