import type { NewGiftCard } from '@kargha/domain/pricing/gift-card-admin';
import { indianDay } from '@kargha/domain/india/indian-day';
import { rupeesToPaise } from '@kargha/domain/money/paise';
import { YEAR_MS } from '@kargha/domain/records/time-spans';
import { stripGrouping } from '@kargha/domain/money/parse-number';

/** The form as it is typed: the value in rupees, the day in India. */
export interface TypedCard {
  customerName: string;
  customerEmail: string;
  amount: string;
  expiresOn: string;
  sendMail: boolean;
}

/** A new card, good for a year. */
export function blankCard(now: Date): TypedCard {
  const expiresOn = indianDay(new Date(now.getTime() + YEAR_MS));
  return { customerName: '', customerEmail: '', amount: '', expiresOn, sendMail: false };
}

const LEAST_RUPEES = 1;
const MOST_RUPEES = 100_000;

function rupees(typed: string): number | null {
  const plain = stripGrouping(typed);
  const amount = /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0;
  return amount >= LEAST_RUPEES && amount <= MOST_RUPEES ? amount : null;
}

/** What is sent. Only for a form without errors. */
export function sentCard(typed: TypedCard, requestId: string): NewGiftCard {
  const { customerName, customerEmail, amount, expiresOn, sendMail } = typed;
  return {
    requestId,
    customerName: customerName.trim(),
    customerEmail: customerEmail.trim(),
    amount: rupeesToPaise(rupees(amount) ?? 0),
    expiresOn,
    sendMail,
  };
}

interface Sentences {
  noName: string;
  noEmail: string;
  wrongEmail: string;
  wrongAmount: string;
  noDay: string;
}

/** What is wrong, by field. */
export function cardErrors(
  typed: TypedCard,
  say: Sentences,
): Partial<Record<keyof TypedCard, string>> {
  const email = emailProblem(typed, say);
  return {
    ...(typed.customerName.trim() === '' && { customerName: say.noName }),
    ...(email !== undefined && { customerEmail: email }),
    ...(rupees(typed.amount) === null && { amount: say.wrongAmount }),
    ...(typed.expiresOn === '' && { expiresOn: say.noDay }),
  };
}

function emailProblem({ customerEmail, sendMail }: TypedCard, say: Sentences): string | undefined {
  const email = customerEmail.trim();
  if (email === '') return sendMail ? say.noEmail : undefined;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : say.wrongEmail;
}
