/** Prints one line for the person at the keyboard. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}
