/** Says on the error stream why a tool stops. Gives the exit code of a failure. */
export function printError(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

/** Runs a tool and ends with the exit code that it gives; what it throws is told in one sentence, with its code. */
export async function runTool(main: () => Promise<number>): Promise<void> {
  process.exitCode = await main().catch((error: unknown) => printError(describeError(error)));
}

/** Codes in words, such as auth/internal-error: those that are numbers stand in the message itself. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return error.message + code;
}
