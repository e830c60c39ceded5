import { parseArgs } from 'node:util';

import { describeBusyPort } from '../../local-suite/launcher/busy-ports.ts';
import { onStopRequest } from '../../local-suite/launcher/stop-signals.ts';
import { SuiteStartError, startSuite } from '../../local-suite/launcher/suite.ts';
import type { Suite, SuiteOptions } from '../../local-suite/launcher/suite.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { prepareSampleShop } from './sample-shop-folder.ts';
import { print } from './print.ts';
import { shouldPrint } from './suite-output.ts';

const SUITE_USAGE =
  'Options: [--import <folder> | --empty] [--export <folder>] [--official] [--verbose]';

export interface SampleSuiteOptions extends Omit<SuiteOptions, 'importFrom' | 'signal'> {
  /** Folder of an official export. Undefined: the sample shop; false: an empty shop. */
  importFrom?: string | false | undefined;
}

/** Parses the suite's options. Prints the error and returns undefined when they are invalid. */
export function parseSuiteOptions(args: string[]): SampleSuiteOptions | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        import: { type: 'string' },
        empty: { type: 'boolean' },
        export: { type: 'string' },
        official: { type: 'boolean' },
        verbose: { type: 'boolean' },
      },
    });
    return {
      projectRoot: PROJECT_ROOT,
      importFrom: values.empty === true ? false : values.import,
      exportTo: values.export,
      official: values.official,
      onOutput: (line) => {
        if (values.verbose === true || shouldPrint(line)) print(line);
      },
    };
  } catch (error) {
    print(errorMessage(error));
    print(SUITE_USAGE);
    return undefined;
  }
}

/** Prints the busy port of the suite, if there is one: called before a build, which would be for nothing. */
export async function printBusyPort(): Promise<boolean> {
  const busy = await describeBusyPort();
  if (busy !== undefined) print(busy);
  return busy !== undefined;
}

export interface WithSuiteOptions {
  suite: SampleSuiteOptions;
  /** Exit code when the user stops before the work is done. */
  interruptedCode: number;
}

/**
 * Starts the suite, does the work, and stops the suite again. Returns the exit code of what ends first: the work,
 * the emulators, or a request to stop.
 */
export async function withSuite(
  { suite: options, interruptedCode }: WithSuiteOptions,
  work: (stop: AbortSignal, suite: Suite) => Promise<number>,
): Promise<number> {
  const controller = new AbortController();
  const stopped = new Promise<number>((resolve) =>
    onStopRequest(() => {
      controller.abort();
      resolve(interruptedCode);
    }),
  );
  print('Starting the local suite (about fifteen seconds) …');
  const { signal } = controller;
  const suite = await startSuiteFrom(options, signal).catch((error: unknown) => {
    if (!signal.aborted) printStartError(error);
  });
  if (!suite) return signal.aborted ? interruptedCode : 1;
  const first = signal.aborted ? stopped : work(signal, suite);
  const code = await Promise.race([first, suite.exited, stopped]);
  await suite.stop();
  return code;
}

async function startSuiteFrom(options: SampleSuiteOptions, signal: AbortSignal): Promise<Suite> {
  const importFrom = options.importFrom ?? (await prepareSampleShop(new Date()));
  return startSuite({ ...options, importFrom: importFrom || undefined, signal });
}

function printStartError(error: unknown): void {
  if (error instanceof SuiteStartError) print(error.message);
  else print(`The suite did not start: ${errorMessage(error)}`);
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
