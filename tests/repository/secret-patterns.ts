import { existsSync, readFileSync, statSync } from 'node:fs';

const SECRET_PATTERNS: Record<string, RegExp> = {
  'a private key':
    /-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----\s+[A-Za-z0-9+/]{20}/,
  'a live key of the gateway': /rzp_live_[A-Za-z0-9]{14}/,
  'a key of Google': /AIza[0-9A-Za-z_-]{35}/,
  'a service account': /"type":\s*"service_account"/,
  'a token of GitHub': /gh[pousr]_[A-Za-z0-9]{36}/,
  'a token of npm': /npm_[A-Za-z0-9]{36}/,
  'a key of AWS': /AKIA[0-9A-Z]{16}/,
  'a token of Slack': /xox[abprs]-[0-9A-Za-z-]{20}/,
};

const MAX_BYTES = 2_000_000;

export function findSecrets(path: string): string[] {
  if (!existsSync(path) || statSync(path).size > MAX_BYTES) return [];
  const text = readFileSync(path, 'utf8');
  return Object.entries(SECRET_PATTERNS).flatMap(([name, pattern]) =>
    pattern.test(text) ? [`${path}: ${name}`] : [],
  );
}
