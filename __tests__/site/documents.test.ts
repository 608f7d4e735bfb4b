// What stands in the pages' documents. One process for all of it: reading the pages takes longer than looking at them.
import "./documents/foreign-names.ts";
import "./documents/forms.ts";
import "./documents/head.ts";
import "./documents/hidden.ts";
import "./documents/ids.ts";
import "./documents/links.ts";
import "./documents/pictures.ts";
import "./documents/products.ts";
import "./documents/shell.ts";
import "./documents/structured-data.ts";
import "./documents/texts.ts";
