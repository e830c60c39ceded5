import { recordOf, type StoredPart } from '@kargha/domain/records/stored-record';
import { legalSchema } from '@kargha/domain/settings/legal-identity-schema';
import { readRegistration, type Registration } from '@kargha/domain/settings/registration';
import { ownTaxTable } from '@kargha/domain/settings/settings';

import type { DeployRequest } from './deploy-request.ts';
import type { DeployContext, ShopRecords } from './deploy-context.ts';
import { good, later, missing, type CheckResult } from './check-result.ts';

const ADMIN = 'there is an administrator';
const LEGAL = 'the legal identity is filled in';

/**
 * Checks that the shop has an administrator, a legal identity and its tax settings. Before the first deployment they cannot exist,
 * and staging needs none of them.
 */
export async function checkRecords(
  context: DeployContext,
  request: DeployRequest,
): Promise<CheckResult[]> {
  const records = await context.records().catch(() => undefined);
  if (!records) return [missing('the project’s Firestore answers', CREDENTIALS)];
  const ifMissing = records.hasPeople && request.environment === 'live' ? missing : later;
  return [
    checkAdministrator(records, request, ifMissing),
    legal(records, ifMissing),
    ...taxChoices(records, ifMissing),
  ];
}

const CREDENTIALS =
  'Sign in with read access: gcloud auth application-default login (and create the database if there is none).';

type ResultFactory = typeof missing;

function checkAdministrator(
  { administrators }: ShopRecords,
  { project }: DeployRequest,
  ifMissing: ResultFactory,
): CheckResult {
  if (administrators > 0) return good(ADMIN);
  return ifMissing(
    ADMIN,
    `Sign up in the shop, verify the email address, then run: npm run grant-admin -- <email> --project ${project}`,
  );
}

function legal(records: ShopRecords, ifMissing: ResultFactory): CheckResult {
  const entered = Object.fromEntries(
    Object.keys(legalSchema.fields).map((name) => [name, recordOf(records.legal)[name]]),
  );
  const isFilled = legalSchema.isValidSync(entered);
  return isFilled
    ? good(LEGAL)
    : ifMissing(LEGAL, 'Fill it in at /admin/settings. Invoices need it.');
}

const REGISTRATION = 'the GST registration is chosen';
const PRICE_MODE = 'the price mode is chosen';
const RATES = 'the GST rates are chosen';

/** A shop opens with what its owner chose, not with defaults that may be unlawful for its goods. */
function taxChoices({ legal: identity, tax: stored }: ShopRecords, ifMissing: ResultFactory) {
  const { priceMode } = recordOf(stored);
  const own = ownTaxTable({ tax: stored });
  const kind = chosenRegistration(recordOf(identity));
  // Without GST the price shown is the price paid, in either mode and by any table.
  const isUntaxed = kind !== null && kind !== 'regular';
  const isChosen = {
    priceMode: isUntaxed || priceMode !== undefined,
    rates: isUntaxed || own.ratesEnabled || own.flatRateChosen === true,
  };
  return [
    kind ? good(REGISTRATION) : ifMissing(REGISTRATION, CHOOSE_REGISTRATION),
    isChosen.priceMode ? good(PRICE_MODE) : ifMissing(PRICE_MODE, CHOOSE_PRICE_MODE),
    isChosen.rates ? good(RATES) : ifMissing(RATES, CHOOSE_RATES),
  ];
}

function chosenRegistration(identity: StoredPart): Registration['kind'] | null {
  return identity.registration === undefined ? null : readRegistration(identity).kind;
}

const CHOOSE_REGISTRATION =
  'Choose regular, composition or not registered at /admin/settings, Legal identity, and save.';
const CHOOSE_PRICE_MODE =
  'Choose at /admin/settings, Tax table, whether your prices include GST, and save.';
const CHOOSE_RATES =
  'At /admin/settings, Tax table, load the India rates and turn the table on, or confirm that all your goods are taxed at 18%, and save.';
