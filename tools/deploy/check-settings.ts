import type { DeployRequest, Environment } from './deploy-request.ts';
import type { DeployContext } from './deploy-context.ts';
import { parseEnvFile } from './parse-env-file.ts';
import { good, missing, type CheckResult } from './check-result.ts';

type Repository = Pick<DeployContext, 'run' | 'read'>;

const SHOP_SETTINGS = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_SHOP_URL',
];

/** The Firebase CLI asks to sign in, so it is unknown whether the secret exists. */
const SIGN_IN_HINT = 'You are not signed in to Firebase. Run npx firebase login, then try again.';
const SECRETS = [
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'GIFT_CARD_KEY',
  'SMTP_PASSWORD',
  'TAX_PORTAL_CLIENT_SECRET',
  'TAX_PORTAL_PASSWORD',
  'COURIER_PASSWORD',
  'COURIER_WEBHOOK_TOKEN',
];

const KEY_PREFIX: Record<Environment, string> = { staging: 'rzp_test_', live: 'rzp_live_' };

export const shopSettingsFile = (project: string) => `web/.env.${project}`;
const functionsSettingsFile = (project: string) => `functions/.env.${project}`;

export async function checkSettings(
  context: Repository,
  request: DeployRequest,
): Promise<CheckResult[]> {
  if (request.preview !== undefined) return [checkShopSettings(context, request)];
  const secrets = await Promise.all(SECRETS.map((name) => checkSecret(context, request, name)));
  const checks = [checkShopSettings, checkKeyId, checkSameAddress, checkMailServer];
  const settings = checks.map((check) => check(context, request));
  return [...settings, ...secrets];
}

function checkShopSettings({ read }: Repository, { project }: DeployRequest): CheckResult {
  const file = shopSettingsFile(project);
  const check = `${file} has the project and the shop's address`;
  const settings = parseEnvFile(read(file) ?? '');
  const empty = SHOP_SETTINGS.filter((name) => (settings[name] ?? '') === '');
  if (empty.length > 0) return missing(check, `Missing values: ${empty.join(', ')}.`);
  if (settings.VITE_FIREBASE_PROJECT_ID !== project) {
    return missing(
      check,
      `VITE_FIREBASE_PROJECT_ID is ${settings.VITE_FIREBASE_PROJECT_ID ?? ''}.`,
    );
  }
  return settings.VITE_SHOP_URL?.startsWith('https://')
    ? good(check)
    : missing(check, 'VITE_SHOP_URL must begin with https://');
}

function checkKeyId({ read }: Repository, { project, environment }: DeployRequest): CheckResult {
  const file = functionsSettingsFile(project);
  const prefix = KEY_PREFIX[environment];
  const check = `${file} has the gateway's key of ${environment}`;
  const settings = parseEnvFile(read(file) ?? '');
  if (settings.RAZORPAY_BASE_URL !== undefined) {
    return missing(check, 'RAZORPAY_BASE_URL is only for the local suite. Remove the line.');
  }
  return settings.RAZORPAY_KEY_ID?.startsWith(prefix)
    ? good(check)
    : missing(check, `RAZORPAY_KEY_ID must begin with ${prefix} (for ${environment}).`);
}

/** Links in emails use SHOP_URL, links between pages use VITE_SHOP_URL. Empty means Hosting's default address. */
function checkSameAddress({ read }: Repository, { project }: DeployRequest): CheckResult {
  const check = 'emails and pages use the same address';
  const readSettings = (file: string) => parseEnvFile(read(file) ?? '');
  const { VITE_SHOP_URL } = readSettings(shopSettingsFile(project));
  const { SHOP_URL } = {
    ...readSettings('functions/.env'),
    ...readSettings(functionsSettingsFile(project)),
  };
  const defaultAddress = `https://${project}.web.app`;
  const [pages, emails] = [VITE_SHOP_URL, SHOP_URL].map((address = '') =>
    toOrigin(address, defaultAddress),
  );
  if (pages === emails) return good(check);
  return missing(
    check,
    `SHOP_URL in ${functionsSettingsFile(project)} is ${emails}, VITE_SHOP_URL is ${pages}. Use the same address in both.`,
  );
}

/** Without a mail server, emails wait. A copy of the shop that sends none needs none. */
function checkMailServer({ read }: Repository, { project }: DeployRequest): CheckResult {
  const file = functionsSettingsFile(project);
  const check = `${file} has the mail server and the sender of emails`;
  const settings = parseEnvFile(read(file) ?? '');
  const { SMTP_URL = '', MAIL_FROM = '', MAIL_TO_CUSTOMERS } = settings;
  if (MAIL_TO_CUSTOMERS === 'off') return good(check);
  if (!/^smtps?:\/\/[^:@/]+@[^:@/]+(:\d+)?$/.test(SMTP_URL)) {
    return missing(check, 'SMTP_URL must be smtps://user@host:465, without the password.');
  }
  return MAIL_FROM.includes('@') ? good(check) : missing(check, 'MAIL_FROM is the sender.');
}

/** An invalid URL is reported as it is. */
function toOrigin(address: string, defaultAddress: string): string {
  const url = address === '' ? defaultAddress : address;
  return URL.canParse(url) ? new URL(url).origin : url;
}

async function checkSecret(
  { run }: Repository,
  { project }: DeployRequest,
  name: string,
): Promise<CheckResult> {
  const check = `the secret ${name} is set`;
  const { code, output } = await run(`firebase functions:secrets:get ${name} --project ${project}`);
  if (code === 0 && /enabled/i.test(output)) return good(check);
  if (output.includes('firebase login')) return missing(check, SIGN_IN_HINT);
  return missing(check, `npx firebase functions:secrets:set ${name} --project ${project}`);
}
