/** A part of the full size: KARGHA_SOAK_SHARE=0.01 tries a hundredth of it. */
export function soakSize(full: number): number {
  const share = Number(process.env.KARGHA_SOAK_SHARE ?? '1');
  if (!(share > 0 && share <= 1)) throw new Error('KARGHA_SOAK_SHARE lies above 0 and at most 1.');
  return Math.max(1, Math.round(full * share));
}
