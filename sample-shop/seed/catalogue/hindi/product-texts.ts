/** By product id. A description is shorter than the English one: two to four sentences. */
export type ProductTextsHindi = Readonly<Record<string, { title: string; description: string }>>;
