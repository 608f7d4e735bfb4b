/** Address of the page that lists all products. */
export const productListAddress = "/urunler";

/** Products that a page of the list holds; a longer list goes on at `/urunler/2`. */
export const productsInPart = 60;

/** Address of a part of the list, the first being 1. */
export const partAddress = (part: number): string =>
  part === 1 ? productListAddress : `${productListAddress}/${part}`;
