import { useEffect, useMemo, useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { hasOptions } from '@kargha/domain/shopping/line-ref';
import {
  optionsOfLine,
  parseWholeQuantity,
  quickStates,
  skuKey,
  type QuickState,
} from '@kargha/domain/shopping/quick-order';
import { errorMessage } from '#lib/server/error-message.ts';

import {
  lookUpSkus,
  type FoundProduct,
  type QuickProduct,
  type SkuResult,
} from '../data/quick-order-api.ts';
import { useQuickRows, type QuickRow } from './quick-rows.ts';

/** Wait for a pause in typing before looking up a SKU. */
const SETTLED_AFTER_MS = 400;

type SkuResults = ReadonlyMap<string, FoundProduct | 'not-sold' | null>;

export type { QuickProduct, SkuResult };

export interface CheckedRow {
  row: QuickRow;
  state: QuickState;
  product: QuickProduct | undefined;
}

export interface QuickItem {
  key: string;
  product: QuickProduct;
  options?: LineOptions;
  quantity: number;
}

export function useQuickOrder() {
  const rows = useQuickRows((order) => order.rows);
  const { results, failure, retry } = useSkuLookup(rows);
  const checkedRows = useMemo((): CheckedRow[] => {
    const found = rows.map((row) => foundFor(results, row.sku));
    const chosen = rows.map((row, index) => withOptions(row, found[index]));
    const states = quickStates(chosen, productsOf(results));
    return chosen.map((row, index) => ({
      row,
      state: states[index] ?? 'asking',
      product: found[index]?.product,
    }));
  }, [rows, results]);
  return { checkedRows, failure, retry };
}

export function selectItems(
  checkedRows: readonly CheckedRow[],
  passes: (state: QuickState) => boolean,
): QuickItem[] {
  return checkedRows.flatMap(({ row, state, product }) => {
    const quantity = parseWholeQuantity(row.quantity);
    if (!product || quantity === null || !passes(state)) return [];
    const { options } = row;
    return { key: row.key, product, ...(hasOptions(options) && { options }), quantity };
  });
}

function withOptions(row: QuickRow, found: FoundProduct | undefined): QuickRow {
  return found ? { ...row, options: optionsOfLine(row, found.product, found.options) } : row;
}

function productsOf(results: SkuResults) {
  return new Map(
    [...results].map(([sku, one]) => [sku, one && one !== 'not-sold' ? one.product : one]),
  );
}

function useSkuLookup(rows: readonly QuickRow[]) {
  const [results, setResults] = useState<SkuResults>(new Map());
  const [failure, setFailure] = useState<Sentence>();
  const [attempt, setAttempt] = useState(0);
  const pending = pendingSkuKeys(rows, results);

  useEffect(() => {
    if (pending === '') return undefined;
    let isCurrent = true;
    const skus = pending.split('\n');
    const timer = setTimeout(() => {
      lookUpSkus(skus).then(
        (answers) => {
          if (isCurrent) setResults((previous) => mergeResults(previous, skus, answers));
        },
        (error: unknown) => {
          if (isCurrent) setFailure(errorMessage(error, ''));
        },
      );
    }, SETTLED_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [pending, attempt]);

  function retry() {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }

  return { results, failure: pending === '' ? undefined : failure, retry };
}

function pendingSkuKeys(rows: readonly QuickRow[], results: SkuResults): string {
  const keys = new Set(rows.map(({ sku }) => skuKey(sku)));
  return [...keys].filter((key) => key !== '' && !results.has(key)).join('\n');
}

function mergeResults(
  previous: SkuResults,
  requested: readonly string[],
  answers: readonly SkuResult[],
): SkuResults {
  return new Map([...previous, ...requested.map((sku) => [sku, null] as const), ...answers]);
}

function foundFor(results: SkuResults, sku: string): FoundProduct | undefined {
  const result = results.get(skuKey(sku));
  return typeof result === 'object' && result !== null ? result : undefined;
}
