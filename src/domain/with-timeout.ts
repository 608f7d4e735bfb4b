/**
 * What a promise gives, if it comes in time.
 * @param limit milliseconds
 * @throws Error when it takes longer (what the promise was doing may still come to its end), or what the promise throws
 */
export function withTimeout<T>(limit: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not done within ${limit} ms`)), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
