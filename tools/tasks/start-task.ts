import { suiteUrl } from '../../local-suite/launcher/suite-ports.ts';
import { buildForSuite } from './build-task.ts';
import { parseSuiteOptions, printBusyPort, withSuite } from './with-suite.ts';
import { print } from './print.ts';

export async function start(args: string[]): Promise<number> {
  const suite = parseSuiteOptions(args);
  if (!suite || (await printBusyPort())) return 1;
  const built = await buildForSuite();
  if (built !== 0) return built;
  return withSuite({ suite, interruptedCode: 0 }, () => {
    printWelcome();
    return new Promise(() => undefined); // until it is stopped
  });
}

function printWelcome(): void {
  print();
  print(`Kargha is running: ${suiteUrl('hosting')}`);
  print();
  print('Sample accounts (password: Kargha@123)');
  print('  shopper         customer@kargha.example');
  print('  business buyer  buyer@kargha.example');
  print(`  administrator   admin@kargha.example      ${suiteUrl('hosting')}/admin/login`);
  print();
  print(`Sent emails       ${suiteUrl('mail')}`);
  print(`Payment sandbox   ${suiteUrl('payments')}`);
  print();
  print('Press Ctrl-C to stop.');
}
