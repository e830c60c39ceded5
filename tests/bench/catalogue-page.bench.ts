import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import type { Figure } from './figure.ts';
import {
  documentsIn,
  ended,
  startFirestore,
  WITH_RULES,
  WITH_SAMPLE,
  writeAll,
} from './firestore-process.ts';
import type { RestDocument } from './firestore-process.ts';

const SOURCE = 'web/src/features/catalog/data/products.ts';
const FEW = 100;
const MANY = 100_000;

/** The part of the storefront's own module that is measured. */
interface AvailableProducts {
  readPage: (collections: readonly string[], sort: 'newest') => Promise<{ products: unknown[] }>;
}

/** What the first page of /products reads from a catalogue of 100,000, measured against one of 100. */
export async function cataloguePage(): Promise<Figure[]> {
  const products = await openProducts();
  const few = await firstPage(products, FEW);
  const many = await firstPage(products, MANY);
  return [
    {
      name: 'catalogue-page-documents-100k-to-100',
      value: many.documents / few.documents,
      unit: 'ratio',
    },
    {
      name: 'catalogue-page-bytes-100k-to-100',
      value: rounded(many.bytes / few.bytes),
      unit: 'ratio',
    },
    { name: 'catalogue-page-documents', value: many.documents, unit: 'documents' },
  ];
}

/** The sample products that everybody may see: the patterns of which the catalogues are made. */
async function openProducts(): Promise<RestDocument[]> {
  const sample = await startFirestore(WITH_SAMPLE);
  try {
    const products = await documentsIn(sample.port, 'products');
    return products.filter(({ fields }) => {
      const text = JSON.stringify([fields.status, fields.restricted]);
      return text === '[{"stringValue":"active"},{"booleanValue":false}]';
    });
  } finally {
    await ended(sample.child);
  }
}

interface Reading {
  documents: number;
  bytes: number;
}

/** Lets the storefront read its first page, under the shop's rules, out of so many products. */
async function firstPage(patterns: readonly RestDocument[], count: number): Promise<Reading> {
  const { child, port } = await startFirestore(WITH_RULES);
  const folder = await mkdtemp(join(tmpdir(), 'kargha-bench-'));
  const counted = countedFetch();
  try {
    await writeAll(
      port,
      Array.from({ length: count }, (_, at) => copyOf(patterns, at)),
    );
    const { readPage } = await storefront(folder, port);
    const { products } = await readPage([], 'newest');
    return { documents: products.length, bytes: counted.bytes() };
  } finally {
    counted.restore();
    await rm(folder, { recursive: true });
    await ended(child);
  }
}

/** Each a minute older than the one before, so that their order is known. */
function copyOf(patterns: readonly RestDocument[], at: number): RestDocument {
  const pattern = patterns[at % patterns.length];
  if (!pattern) throw new Error('The sample shop has no product that is open to all.');
  const createdAt = new Date(Date.UTC(2026, 0, 1) - at * 60_000).toISOString();
  return {
    name: `products/bench-${at}`,
    fields: { ...pattern.fields, createdAt: { timestampValue: createdAt } },
  };
}

/** The storefront's module as the build would bundle it, pointed at a stand-in. */
async function storefront(folder: string, port: number): Promise<AvailableProducts> {
  const file = join(folder, 'shelf.mjs');
  const environment = {
    VITE_FIREBASE_API_KEY: 'none',
    VITE_FIREBASE_PROJECT_ID: 'demo-kargha',
    VITE_FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
  };
  await build({
    entryPoints: [SOURCE],
    outfile: file,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    define: { 'import.meta.env': JSON.stringify(environment) },
    logLevel: 'error',
  });
  return (await import(pathToFileURL(file).href)) as AvailableProducts;
}

/** Counts what queries are answered with. */
function countedFetch(): { bytes: () => number; restore: () => void } {
  const original = globalThis.fetch;
  let bytes = 0;
  globalThis.fetch = async (...request) => {
    const answer = await original(...request);
    if (answer.url.includes(':runQuery')) bytes += (await answer.clone().arrayBuffer()).byteLength;
    return answer;
  };
  return {
    bytes: () => bytes,
    restore: () => {
      globalThis.fetch = original;
    },
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
