/** Lines of firebase-tools that are always there, mean nothing here and would only worry people. */
const NOISE = [
  'Unable to fetch the CLI MOTD',
  'Did you know',
  'The Emulator UI is not running',
  `doesn't match your global version`,
  'could be outdated',
  'Unable to look up project number',
  'Detected demo project ID',
];

/** What a developer wants to see while the suite runs: warnings, failures, function logs, denials. */
export function shouldPrint(line: string): boolean {
  if (NOISE.some((noise) => line.includes(noise))) return false;
  return /⚠|✖|^>|Error|denied/i.test(line);
}
