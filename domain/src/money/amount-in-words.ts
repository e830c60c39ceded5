import { PAISE_PER_RUPEE, type Paise } from './paise.ts';

const BELOW_TWENTY = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** The Indian scale: above a thousand, every two digits have a name. */
const SCALE = [
  { size: 10_000_000, name: 'Crore' },
  { size: 100_000, name: 'Lakh' },
  { size: 1000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
];

/** As on an Indian invoice: 'Rupees One Lakh Two Thousand and Fifty Paise Only'. Throws RangeError below zero. */
export function amountInWords(amount: Paise): string {
  if (amount < 0) throw new RangeError(`${amount} paise is below zero.`);
  const rupees = Math.floor(amount / PAISE_PER_RUPEE);
  const rest = amount % PAISE_PER_RUPEE;
  const whole = `Rupees ${rupees === 0 ? 'Zero' : numberInWords(rupees)}`;
  return rest === 0 ? `${whole} Only` : `${whole} and ${numberInWords(rest)} Paise Only`;
}

function numberInWords(count: number): string {
  const step = SCALE.find(({ size }) => count >= size);
  if (!step) return belowHundred(count);
  const { size, name } = step;
  const rest = count % size;
  const head = `${numberInWords(Math.floor(count / size))} ${name}`;
  return rest === 0 ? head : `${head} ${numberInWords(rest)}`;
}

function belowHundred(count: number): string {
  if (count < 20) return BELOW_TWENTY[count] ?? '';
  const tens = TENS[Math.floor(count / 10)] ?? '';
  const ones = BELOW_TWENTY[count % 10] ?? '';
  return ones === '' ? tens : `${tens} ${ones}`;
}
