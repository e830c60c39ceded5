import {
  fieldsOf,
  idOf,
  listDocuments,
  type FirestoreSource,
} from '../companion-server/firestore-documents.ts';
import { startCourierAggregator } from '../courier-aggregator/courier-aggregator.ts';
import { startMailPage } from '../mail-page/mail-page.ts';
import { SmtpStandIn } from '../mail-page/smtp-stand-in.ts';
import { DEMO_CREDENTIALS } from '../razorpay/demo-credentials.ts';
import { startPaymentSandbox, type PaymentSandbox } from '../razorpay/payment-sandbox.ts';
import { startTaxPortal } from '../tax-portal/tax-portal.ts';
import { describeBusyPort } from './busy-ports.ts';
import { ensureDemoSecrets } from './demo-secrets.ts';
import { startEmulators } from './emulator-process.ts';
import type { EmulatorProcess } from './emulator-process.ts';
import { writeLocalConfig } from './local-config.ts';
import { canRunOfficialEmulators } from './official-emulators.ts';
import { SUITE_HOST, SUITE_PORTS, SUITE_PROJECT, suiteUrl } from './suite-ports.ts';

export interface SuiteOptions {
  projectRoot: string;
  /** A folder in the official export format; without it the suite starts empty. */
  importFrom?: string | undefined;
  exportTo?: string | undefined;
  /** True requires the official Java emulators. By default they are used if they can run. */
  official?: boolean | undefined;
  /** Cancels the start. */
  signal?: AbortSignal | undefined;
  onOutput: (line: string) => void;
}

export interface Suite {
  /** True if the official Java emulators run, false for the replacements. */
  official: boolean;
  /** The emulators' exit code, if they end before `stop`. */
  exited: Promise<number>;
  stop: () => Promise<void>;
}

/** A reason not to start. The message is shown to the user. */
export class SuiteStartError extends Error {}

/**
 * Starts everything that the shop needs on this machine and waits until it answers. Throws SuiteStartError when a
 * port is busy or the official emulators cannot run here, and an Error when `signal` aborts the start. Nothing is
 * left running in either case.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const busy = await describeBusyPort();
  if (busy !== undefined) throw new SuiteStartError(busy);
  const official = chooseEmulators(options);
  ensureDemoSecrets(options.projectRoot);

  const payments = await startPayments();
  const companions = [payments, ...(await startCompanions())];
  const emulators = startEmulators({
    projectRoot: options.projectRoot,
    configFile: writeLocalConfig(options.projectRoot),
    importFrom: options.importFrom,
    exportTo: options.exportTo,
    official,
    onOutput: options.onOutput,
  });
  const stop = () => stopAll(emulators, companions);
  const ready = emulators.ready.then(() => tellPayments(payments));
  await Promise.race([ready, rejectOnAbort(options.signal)]).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { official, exited: emulators.exited, stop };
}

/** Rejects when the signal aborts; never settles without a signal. */
function rejectOnAbort(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () => reject(new Error('The start was interrupted.'));
    if (signal?.aborted) refuse();
    else signal?.addEventListener('abort', refuse, { once: true });
  });
}

function chooseEmulators({ official }: SuiteOptions): boolean {
  const possible = canRunOfficialEmulators();
  if (official === true && !possible) {
    throw new SuiteStartError(
      'The official emulators need Java 21 or newer and their jars in the Firebase cache ' +
        '(run `npx firebase setup:emulators:firestore` and `…:storage` once, online).',
    );
  }
  return official ?? possible;
}

interface Companion {
  close: () => Promise<void>;
}

const DATABASE: FirestoreSource = {
  firestoreHost: `${SUITE_HOST}:${SUITE_PORTS.firestore}`,
  projectId: SUITE_PROJECT,
};

function startPayments(): Promise<PaymentSandbox> {
  return startPaymentSandbox({
    ...DEMO_CREDENTIALS,
    host: SUITE_HOST,
    port: SUITE_PORTS.payments,
    webhookUrl: `${suiteUrl('hosting')}/api/razorpay/webhook`,
  });
}

async function tellPayments(sandbox: PaymentSandbox): Promise<void> {
  const [orders, payments, refunds] = await Promise.all(
    ['orders', 'payments', 'refunds'].map(async (collection) => {
      const documents = await listDocuments(DATABASE, collection);
      return new Map(documents.map((document) => [idOf(document), fieldsOf(document)]));
    }),
  );
  if (orders && payments && refunds) sandbox.know({ orders, payments, refunds });
}

/** Starts what else Firebase does not have: the mail server, mail page, tax portal and courier aggregator. */
async function startCompanions(): Promise<Companion[]> {
  const mailServer = new SmtpStandIn();
  await mailServer.listen(SUITE_HOST, SUITE_PORTS.smtp);
  const at = { host: SUITE_HOST, port: SUITE_PORTS.mail };
  const mailPage = await startMailPage({ ...at, ...DATABASE, mailServer });
  const taxPortal = await startTaxPortal({ host: SUITE_HOST, port: SUITE_PORTS.taxPortal });
  const couriers = await startCourierAggregator({ host: SUITE_HOST, port: SUITE_PORTS.couriers });
  return [mailPage, mailServer, taxPortal, couriers];
}

async function stopAll(emulators: EmulatorProcess, companions: Companion[]): Promise<void> {
  await Promise.all(companions.map((companion) => companion.close()));
  await emulators.stop();
}
