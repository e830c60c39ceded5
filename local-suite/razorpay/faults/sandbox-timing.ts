/** Durations in milliseconds. */
export interface SandboxTiming {
  /** Delay of the fault `slow_30s`. */
  slowAnswer: number;
  /** When a call that "times out" is cut off. */
  hang: number;
  /** When a webhook call without an answer counts as failed. */
  webhookTimeout: number;
  /** The pauses before each retry of a failed webhook call; it is given up after the last. */
  webhookRetries: readonly number[];
  /** From closing the payment window to the bank's late approval. */
  lateApproval: number;
}

/**
 * Razorpay's own figures where known (5 s for a webhook). Razorpay retries for a day; the sandbox gives up after
 * four minutes, long enough for a shop on the same machine.
 */
export const DEFAULT_TIMING: SandboxTiming = {
  slowAnswer: 30_000,
  hang: 120_000,
  webhookTimeout: 5_000,
  webhookRetries: [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000],
  lateApproval: 2_000,
};
