export const productListAddress = "/urunler";

/** Id of its search field, which gets the focus from a link with this hash. */
export const productSearchId = "ara";
