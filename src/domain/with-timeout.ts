/**
 * Resolves with the promise's value if it settles in time.
 * @param limit milliseconds
 * @throws Error on timeout (the promise itself keeps running), or what the promise throws
 */
export function withTimeout<T>(limit: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not done within ${limit} ms`)), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
