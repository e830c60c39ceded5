import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

import protobuf from 'protobufjs';

const PROTOS = fileURLToPath(new URL('protos', import.meta.url));
const TARGET = fileURLToPath(new URL('firestore-v1.json', import.meta.url));

/** Builds the google.firestore.v1 schema in protobufjs's JSON format from protos/. */
export function buildSchema(): unknown {
  const root = new protobuf.Root();
  root.resolvePath = (_origin, target) => {
    const file = join(PROTOS, target);
    return existsSync(file) ? file : null;
  };
  root.loadSync('google/firestore/v1/firestore.proto');
  return withoutOptions(root.toJSON());
}

/** The children of these keys are names, one of which may be "options". */
const NAMES = new Set(['nested', 'fields', 'methods', 'oneofs', 'values']);

/** Options only annotate; `packed`, the one that changes bytes, is the default in proto3. */
function withoutOptions(node: unknown, areNames = false): unknown {
  if (Array.isArray(node) || typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => areNames || key !== 'options');
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutOptions(value, !areNames && NAMES.has(key))]),
  );
}

/** Run `npm run format` afterwards. */
function writeSchema(): void {
  writeFileSync(TARGET, JSON.stringify(buildSchema(), null, 2));
}

if (argv[1] === fileURLToPath(import.meta.url)) writeSchema();
