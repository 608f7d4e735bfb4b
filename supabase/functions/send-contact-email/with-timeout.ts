/**
 * Gives the work's result, or rejects when it takes longer; what it was doing may still come to its end.
 *
 * @param error what it rejects with then
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
