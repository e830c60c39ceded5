import { defineMessages } from '@kargha/domain/messages/message';

/** Sentences about cash on delivery in emails. cash-messages.hi.ts has the same keys. Amounts are in paise. */
export const cashMessages = defineMessages({
  cash_code_subject: '{code} is the code for your order {number}',
  cash_code:
    'Enter the code {code} in the shop to place your order {number} with cash on delivery. You will pay {amount:paise} to the courier.',
  cash_code_ignore: 'Nothing is ordered without it. If you did not ask for it, ignore this email.',
  cash_fee: 'Cash on delivery fee',
  placed_cash: 'Thank you for your order {number}. Pay {amount:paise} to the courier on delivery.',
  placed_advance:
    'Thank you. We have received {advance:paise} for your order {number}. You pay {amount:paise} to the courier on delivery.',
  keep_cash_ready: 'Please keep {amount:paise} ready for the courier.',
});
