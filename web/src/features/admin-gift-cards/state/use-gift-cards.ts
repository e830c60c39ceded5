import { useCallback, useEffect, useState } from 'react';

import type { GiftCardDetails, GiftCardRow, GiftCardTotals } from '@kargha/domain/gift-card-admin';
import { maskedGiftCardCode } from '@kargha/domain/gift-card';
import { usePages } from '#lib/use-pages.ts';

import {
  disableGiftCard,
  findGiftCard,
  issueGiftCard,
  listGiftCards,
  readTotals,
} from '../data/gift-cards-api.ts';
import { sentCard, type TypedCard } from './typed-card.ts';

/** The gift cards of a filter, page by page, with the figures above them; both follow what staff do. */
export function useGiftCards(filter: { filter: string }) {
  const list = usePages({ read: listGiftCards, filter, idOf: ({ id }: GiftCardRow) => id });
  const [totals, setTotals] = useState<GiftCardTotals>();
  const readFigures = useCallback(
    () => readTotals().then(setTotals, () => setTotals(undefined)),
    [],
  );
  useEffect(() => {
    void readFigures();
  }, [readFigures]);

  return {
    list,
    totals,
    issue: async (typed: TypedCard, requestId: string) => {
      const issued = await issueGiftCard(sentCard(typed, requestId));
      list.reload();
      void readFigures();
      return issued;
    },
    disable: async (id: string, reason: string) => {
      list.replace(await disableGiftCard(id, reason));
      void readFigures();
    },
  };
}

/** A card with its movements: undefined until they are read, a sentence when they cannot be. */
export function useGiftCard(id: string): GiftCardDetails | string | undefined {
  const [card, setCard] = useState<GiftCardDetails | string>();
  useEffect(() => {
    let isWanted = true;
    findGiftCard(id).then(
      (found) => isWanted && setCard(found),
      (error: unknown) => isWanted && setCard(error instanceof Error ? error.message : ''),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return card;
}

/** By what staff call a card: its number, or on older cards the end of its code. */
export function cardName({ number, last4 }: Pick<GiftCardRow, 'number' | 'last4'>): string {
  return number || maskedGiftCardCode(last4);
}
