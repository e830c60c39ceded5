import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import type { Figure } from './figure.ts';
import {
  documentsIn,
  stopProcesses,
  startFirestore,
  RULES_ARGS,
  SAMPLE_ARGS,
  writeAll,
} from './firestore-process.ts';
import type { RestDocument } from './firestore-process.ts';

const SOURCE = 'web/src/features/catalog/data/products.ts';
const FEW = 100;
const MANY = 100_000;

interface AvailableProducts {
  readPage: (collections: readonly string[], sort: 'newest') => Promise<{ products: unknown[] }>;
}

export async function cataloguePage(): Promise<Figure[]> {
  const products = await readPublicProducts();
  const few = await readFirstPage(products, FEW);
  const many = await readFirstPage(products, MANY);
  return [
    {
      name: 'catalogue-page-documents-100k-to-100',
      value: many.documents / few.documents,
      unit: 'ratio',
    },
    {
      name: 'catalogue-page-bytes-100k-to-100',
      value: round(many.bytes / few.bytes),
      unit: 'ratio',
    },
    { name: 'catalogue-page-documents', value: many.documents, unit: 'documents' },
  ];
}

async function readPublicProducts(): Promise<RestDocument[]> {
  const sample = await startFirestore(SAMPLE_ARGS);
  try {
    const products = await documentsIn(sample.port, 'products');
    return products.filter(({ fields }) => {
      const text = JSON.stringify([fields.status, fields.restricted]);
      return text === '[{"stringValue":"active"},{"booleanValue":false}]';
    });
  } finally {
    await stopProcesses(sample.child);
  }
}

interface Reading {
  documents: number;
  bytes: number;
}

async function readFirstPage(templates: readonly RestDocument[], count: number): Promise<Reading> {
  const { child, port } = await startFirestore(RULES_ARGS);
  const folder = await mkdtemp(join(tmpdir(), 'kargha-bench-'));
  const counter = countFetchedBytes();
  try {
    await writeAll(
      port,
      Array.from({ length: count }, (_, at) => productAt(templates, at)),
    );
    const { readPage } = await loadStorefront(folder, port);
    const { products } = await readPage([], 'newest');
    return { documents: products.length, bytes: counter.bytes() };
  } finally {
    counter.restore();
    await rm(folder, { recursive: true });
    await stopProcesses(child);
  }
}

/** Each product is one minute older than the previous one, so the order is known. */
function productAt(templates: readonly RestDocument[], at: number): RestDocument {
  const template = templates[at % templates.length];
  if (!template) throw new Error('The sample shop has no public product.');
  const createdAt = new Date(Date.UTC(2026, 0, 1) - at * 60_000).toISOString();
  return {
    name: `products/bench-${at}`,
    fields: { ...template.fields, createdAt: { timestampValue: createdAt } },
  };
}

async function loadStorefront(folder: string, port: number): Promise<AvailableProducts> {
  const file = join(folder, 'storefront.mjs');
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

function countFetchedBytes(): { bytes: () => number; restore: () => void } {
  const original = globalThis.fetch;
  let bytes = 0;
  globalThis.fetch = async (...request) => {
    const response = await original(...request);
    if (response.url.includes(':runQuery'))
      bytes += (await response.clone().arrayBuffer()).byteLength;
    return response;
  };
  return {
    bytes: () => bytes,
    restore: () => {
      globalThis.fetch = original;
    },
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
