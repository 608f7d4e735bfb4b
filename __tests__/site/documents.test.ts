// Tests of the pages' HTML. In one process, because parsing the pages takes most of the time.
import "./documents/foreign-names.ts";
import "./documents/forms.ts";
import "./documents/head.ts";
import "./documents/links.ts";
import "./documents/map.ts";
import "./documents/pictures.ts";
import "./documents/products.ts";
import "./documents/shell.ts";
import "./documents/structured-data.ts";
import "./documents/texts.ts";
