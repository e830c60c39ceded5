import ts from 'typescript';
import { expect, test } from 'vitest';

import { ROLE_LABELS } from '@kargha/domain/people/user-profile';
import { translateToHindi } from '#lib/language/translate-to-hindi.ts';

/** As many as the patterns below name, so that a moved file is noticed. */
const NAMED_FILES = 79;

/** Files with messages for shoppers; emails and staff messages are in English. */
const SERVER = import.meta.glob<string>(
  [
    '../../../functions/src/account/{close-account,sign-in-lock,account-routes,profile-picture}.ts',
    '../../../functions/src/business/**/{request-call,quick-order-routes}.ts',
    '../../../functions/src/business/quotes/{accept-offer,quotation-file,quote-access,quote-files,send-quote-message,submit-quote-request,upload-quote-files,quote-request-lines}.ts',
    '../../../functions/src/catalogue/**/{redeem-access-code,back-in-stock-routes,back-in-stock,collection-members,product-store}.ts',
    '../../../functions/src/content/**/{edit-review,write-review,story-routes}.ts',
    '../../../functions/src/documents/invoices/document-access.ts',
    '../../../functions/src/http/{app-check,cursor-page,errors,file-body,unmatched-routes,rate-limit}.ts',
    '../../../functions/src/messages/**/{contact-routes,newsletter-routes}.ts',
    '../../../functions/src/money/**/{company-credit-guard,find-order-by-link,open-instalment,cancel-order,checkout-codes,price-checkout,address-usage,failed-payments,unpaid-orders,reservation-limits,open-order,order-token,pay-link,verify-payment,gateway-order-error}.ts',
    '../../../functions/src/orders/{cancel-by-shopper,find-invoice-by-link,send-new-tracking-link,track-order}.ts',
    '../../../functions/src/orders/**/{open-pay-link,open-return}.ts',
    '../../../functions/src/people/companies/{company-document,submit-company}.ts',
    '../../../functions/src/records/{shopper-order,user-record}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const DOMAIN = import.meta.glob<string>(
  '../../../domain/src/*/{account-fields,account-requests,quote-attachment-names,bulk-price,company-document,consent-request,contact-message,customer-info,discount,gift-card,gstin,newsletter-sign-up,payment,purchase-order-number,quick-order-endpoints,quote-files,quote-request,review-requests,shop-front,back-in-stock,story-submission}.ts',
  { query: '?raw', import: 'default', eager: true },
);

const HISTORY = import.meta.glob<string>(
  '../../../functions/src/{business,money,orders,records}/**/*.ts',
  { query: '?raw', import: 'default', eager: true },
);

const SESSION = import.meta.glob<string>('../session/{auth-messages,sign-in-failure}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Messages for programs, the history, the log and staff. Messages that are composed from parts have their own
 * test.
 */
const NOT_FOR_SHOPPERS =
  /^(?:This is not (?:a product id|the id of)|The (?:id of the request|product|version|purpose) is (?:missing|a whole)|The version is|This consent purpose is not valid|The gateway|The customer asks|We will call you about|Order cancelled|Call with Kargha|Call on|Cancellation asked for|Return asked for|Offer accepted|Not paid yet|The address of the shop|Someone else has just changed this product|Choose a collection|\{\w*\} pieces are committed|The pictures of a deleted|\{\w*\} is not allowed here|Your \{x\} \{x\} is still|Too many failed attempts\. Please try again in \{x\}\.$)/;

/** Values of `what` and arguments of `event(…)`. */
function eventsOf(source: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (isEvent(node)) found.push(...textsOf(node));
    else ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return found.filter((text) => /^\p{Lu}/u.test(text));
}

function isEvent(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return node.expression.getText() === 'event';
  const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
  return isNamed && /^what$/i.test(node.name.getText()) && node.initializer !== undefined;
}

/** At least three words, starting with a capital. Placeholders become `{x}`. */
function sentencesOf(source: string): string[] {
  const tree = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest);
  return textsOf(tree).filter((text) => /^(?:\p{Lu}|\{\w*\} )\S*(?: \S+){2,}$/u.test(text));
}

/** What an endpoint does, in the description of the API. */
function isDescription(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'does';
}

function textsOf(tree: ts.Node): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isDescription(node)) return;
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node)) found.push(withPlaces(node));
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

function withPlaces({ head, templateSpans }: ts.TemplateExpression): string {
  return templateSpans.reduce((words, { literal }) => `${words}{x}${literal.text}`, head.text);
}

test('finds sentences and their placeholders in a source', () => {
  const source =
    "import 'x'; f('Your order is late.', `Only ${n} of ${title} are left.`, 'a b c');";
  expect(sentencesOf(source)).toEqual(['Your order is late.', 'Only {x} of {x} are left.']);
});

test('translates every message that the API, the forms and the sign-in show a shopper', () => {
  const sources = Object.values({ ...SERVER, ...DOMAIN, ...SESSION });
  expect(sources).toHaveLength(NAMED_FILES);
  const sentences = [...new Set(sources.flatMap(sentencesOf))];
  expect(sentences.length).toBeGreaterThan(150);
  const english = sentences
    .filter((sentence) => !NOT_FOR_SHOPPERS.test(sentence))
    .filter((sentence) => !/\p{Script=Devanagari}/u.test(translateToHindi(sentence)));
  expect(english).toEqual([]);
});

test.each([
  'Your order KG-7K2M9QXA is still in progress. You can close your account when it has been delivered or cancelled.',
  'Your return for KG-7K2M9QXA is still in progress. You can close your account when it is complete.',
  'Too many failed attempts. Please try again in 1 minute.',
  'Too many failed attempts. Please try again in 15 minutes.',
  'Out for delivery: 7001234567',
  'Returning to sender: 7001234567',
])('translates “%s” with its number', (sentence) => {
  const translated = translateToHindi(sentence);
  expect(translated).not.toMatch(/[a-z]{3}/);
  expect(translated).toContain(/KG-\w+|\d+/.exec(sentence)![0]);
});

test.each([
  '₹5,000 deducted from the balance due, for returned items',
  '₹5,000 deducted from the balance due, for undelivered items',
])('translates “%s” with its amount and an additional refund', (sentence) => {
  for (const [words, amounts] of [
    [sentence, ['₹5,000']],
    [`${sentence}; refund of ₹1,000 requested`, ['₹5,000', '₹1,000']],
  ] as const) {
    const translated = translateToHindi(words);
    expect(translated).not.toMatch(/[a-z]{3}/);
    expect(translated.match(/₹[\d,]*\d/g)).toEqual(amounts);
  }
});

test.each([
  ['Items removed, ₹5,000 deducted from the balance', ['₹5,000']],
  [
    'Items removed, ₹5,000 deducted from the balance; refund of ₹1,000 requested',
    ['₹5,000', '₹1,000'],
  ],
])('translates “%s” with its amounts', (sentence, amounts) => {
  const translated = translateToHindi(sentence);
  expect(translated).not.toMatch(/[a-z]{3}/);
  expect(translated.match(/₹[\d,]*\d/g)).toEqual(amounts);
});

test('translates the order history', () => {
  // Customers do not see disputes in the history.
  const events = [...new Set(Object.values(HISTORY).flatMap(eventsOf))].filter(
    (what) => !what.startsWith('Dispute '),
  );
  expect(events.length).toBeGreaterThan(25);
  expect(events).toContain('Handed to the courier');
  expect(events.filter((what) => !/\p{Script=Devanagari}/u.test(translateToHindi(what)))).toEqual(
    [],
  );
});

test('translates the role labels', () => {
  const labels = Object.values(ROLE_LABELS);
  expect(labels.filter((label) => !/\p{Script=Devanagari}/u.test(translateToHindi(label)))).toEqual(
    [],
  );
});
