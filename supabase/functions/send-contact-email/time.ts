export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Rejects if the work takes longer; the work itself is not stopped.
 * @param error the reason of the rejection
 */
export async function withTimeout<T>(work: PromiseLike<T>, limitMs: number, error: unknown): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
