export function printError(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

export async function runTool(main: () => Promise<number>): Promise<void> {
  process.exitCode = await main().catch((error: unknown) => printError(describeError(error)));
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return error.message + code;
}
