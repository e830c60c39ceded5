/** Says on the error stream why a tool stops. Gives the exit code of a failure. */
export function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

/** Runs a tool and ends with the exit code that it gives; what it throws is told in one sentence. */
export async function endWith(main: () => Promise<number>): Promise<void> {
  process.exitCode = await main().catch((error: unknown) =>
    refuse(error instanceof Error ? error.message : String(error)),
  );
}
