import { suiteUrl } from '../../local-suite/launcher/suite-ports.ts';
import { buildForSuite } from './build-task.ts';
import { suiteOptions, withOpenSuite } from './with-suite.ts';
import { say } from './print.ts';

/** Builds, opens the shop with the sample data, and keeps it open until Ctrl-C. */
export async function start(args: string[]): Promise<number> {
  const suite = suiteOptions(args);
  if (!suite) return 1;
  const built = await buildForSuite();
  if (built !== 0) return built;
  return withOpenSuite({ suite, codeWhenStopped: 0 }, () => {
    printWelcome();
    return new Promise(() => undefined); // until somebody stops it
  });
}

function printWelcome(): void {
  say();
  say(`Kargha is open: ${suiteUrl('hosting')}`);
  say();
  say('Sample logins, all with the password Kargha@123');
  say('  shopper         customer@kargha.example');
  say('  business buyer  buyer@kargha.example');
  say(`  administrator   admin@kargha.example      ${suiteUrl('hosting')}/admin/login`);
  say();
  say(`Mail that the shop has sent   ${suiteUrl('mail')}`);
  say(`Payment sandbox               ${suiteUrl('payments')}`);
  say();
  say('Ctrl-C closes it.');
}
