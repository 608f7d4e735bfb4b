import { defineConfig } from "html-validate";

/** What the built pages are held to by __tests__/site/html.test.ts; every exception says why it is one. */
export default defineConfig({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
  rules: {
    // How React and the plugins write HTML, which is another way of writing the same: <br/>, charSet, hidden="".
    "attr-case": "off",
    "void-style": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // Ids as the standard allows them, with the colons and underscores of Chakra, React and Gatsby.
    "valid-id": ["error", { relaxed: true }],
    // A picture's focal point, a bar's length, a shade's colours are the content's; a class for each would say no more.
    "no-inline-style": "off",
    // Our own scripts come from where the page comes from; a hash in the page would protect them from nobody.
    "require-sri": ["error", { target: "crossorigin" }],
    // The bar of a carousel moves to its next place; no browser lets the bar of a <progress> do that.
    "prefer-native-element": ["error", { exclude: ["progressbar"] }],
    // The work slip is never sent.
    "wcag/h32": "off",
    // How long a title is, with a long name behind it, is the laboratory's: the content check advises on it.
    "long-title": "off",
    // The checkboxes of one question share its name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox"] }],
  },
});
