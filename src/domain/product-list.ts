/** Address of the page that lists all products. */
export const productListAddress = "/urunler";

/** Id of its search field: an address that ends with it puts the cursor there. */
export const productSearchId = "ara";
