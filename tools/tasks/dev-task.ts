import { suiteUrl } from '../../local-suite/launcher/suite-ports.ts';
import { buildForDev } from './build-task.ts';
import { runCommand } from './command.ts';
import { parseSuiteOptions, printBusyPort, withSuite } from './with-suite.ts';
import { print } from './print.ts';

export async function dev(args: string[]): Promise<number> {
  const suite = parseSuiteOptions(args);
  if (!suite || (await printBusyPort())) return 1;
  const built = await buildForDev();
  if (built !== 0) return built;
  return withSuite({ suite, interruptedCode: 0 }, async (signal) => {
    print(
      `The suite is running (API at ${suiteUrl('hosting')}). Vite prints the address of the shop.`,
    );
    const results = await Promise.all([
      runCommand('node build.mjs --watch', { cwd: 'functions', signal }),
      runCommand('vite --mode suite --host 127.0.0.1', { cwd: 'web', signal }),
    ]);
    return Math.max(...results.map(({ code }) => code));
  });
}
