import type { DeployRequest, Environment } from './deploy-request.ts';
import type { DeployWorld } from './deploy-context.ts';
import { settingsIn } from './parse-env-file.ts';
import { good, missing, type Verdict } from './check-result.ts';

/** What these checks look at: files, and what commands answer. */
type Repository = Pick<DeployWorld, 'run' | 'read'>;

const OF_SHOP = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_SHOP_URL',
];

/** The command line asks its own question: nobody knows yet whether the secret is there. */
const SIGN_IN = 'Nobody is signed in to Firebase: npx firebase login, then look again.';
const SECRETS = ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'GIFT_CARD_KEY'];

const KEY_PREFIX: Record<Environment, string> = { staging: 'rzp_test_', live: 'rzp_live_' };

/** Where the public values of a project's shop stand. */
export const shopSettingsFile = (project: string) => `web/.env.${project}`;
const functionsSettingsFile = (project: string) => `functions/.env.${project}`;

/** Whether the shop and the functions know their project, their address and their keys. */
export async function checkSettings(world: Repository, request: DeployRequest): Promise<Verdict[]> {
  if (request.preview !== undefined) return [shopSettings(world, request)];
  const secrets = await Promise.all(SECRETS.map((name) => secret(world, request, name)));
  const settings = [shopSettings, keyId, oneAddress].map((check) => check(world, request));
  return [...settings, ...secrets];
}

function shopSettings({ read }: Repository, { project }: DeployRequest): Verdict {
  const file = shopSettingsFile(project);
  const what = `${file} names the project and the shop's address`;
  const settings = settingsIn(read(file) ?? '');
  const empty = OF_SHOP.filter((name) => (settings[name] ?? '') === '');
  if (empty.length > 0) return missing(what, `Still to fill in: ${empty.join(', ')}.`);
  if (settings.VITE_FIREBASE_PROJECT_ID !== project) {
    return missing(what, `VITE_FIREBASE_PROJECT_ID is ${settings.VITE_FIREBASE_PROJECT_ID ?? ''}.`);
  }
  return settings.VITE_SHOP_URL?.startsWith('https://')
    ? good(what)
    : missing(what, 'VITE_SHOP_URL must begin with https://');
}

function keyId({ read }: Repository, { project, environment }: DeployRequest): Verdict {
  const file = functionsSettingsFile(project);
  const prefix = KEY_PREFIX[environment];
  const what = `${file} has the gateway's key of ${environment}`;
  const settings = settingsIn(read(file) ?? '');
  if (settings.RAZORPAY_BASE_URL !== undefined) {
    return missing(what, 'RAZORPAY_BASE_URL is for the local suite alone: take the line out.');
  }
  return settings.RAZORPAY_KEY_ID?.startsWith(prefix)
    ? good(what)
    : missing(what, `RAZORPAY_KEY_ID must begin with ${prefix} (for ${environment}).`);
}

/** Links in letters begin with the one, links between pages with the other; empty, both mean Hosting's own address. */
function oneAddress({ read }: Repository, { project }: DeployRequest): Verdict {
  const what = 'letters and pages name the same address';
  const inFile = (file: string) => settingsIn(read(file) ?? '');
  const { VITE_SHOP_URL } = inFile(shopSettingsFile(project));
  const { SHOP_URL } = { ...inFile('functions/.env'), ...inFile(functionsSettingsFile(project)) };
  const own = `https://${project}.web.app`;
  const [pages, letters] = [VITE_SHOP_URL, SHOP_URL].map((given = '') => originOf(given, own));
  if (pages === letters) return good(what);
  return missing(
    what,
    `SHOP_URL in ${functionsSettingsFile(project)} means ${letters}, VITE_SHOP_URL ${pages}: write the same into both.`,
  );
}

/** An address that is none is told as it stands. */
function originOf(given: string, own: string): string {
  const address = given === '' ? own : given;
  return URL.canParse(address) ? new URL(address).origin : address;
}

async function secret(
  { run }: Repository,
  { project }: DeployRequest,
  name: string,
): Promise<Verdict> {
  const what = `the secret ${name} is set`;
  const { code, output } = await run(`firebase functions:secrets:get ${name} --project ${project}`);
  if (code === 0 && /enabled/i.test(output)) return good(what);
  if (output.includes('firebase login')) return missing(what, SIGN_IN);
  return missing(what, `npx firebase functions:secrets:set ${name} --project ${project}`);
}
