/** Lines that firebase-tools always prints and that do not matter here. */
const NOISE = [
  'Unable to fetch the CLI MOTD',
  'Did you know',
  'The Emulator UI is not running',
  `doesn't match your global version`,
  'could be outdated',
  'Unable to look up project number',
  'Detected demo project ID',
];

export function shouldPrint(line: string): boolean {
  if (NOISE.some((noise) => line.includes(noise))) return false;
  return /⚠|✖|^>|Error|denied/i.test(line);
}
