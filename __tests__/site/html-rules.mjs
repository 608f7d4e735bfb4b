import { defineConfig } from "html-validate";

/** HTML rules for __tests__/site/html.test.ts; each exception has a reason. */
export default defineConfig({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
  rules: {
    // React and the plugins write equivalent forms: <br/>, charSet, hidden="".
    "attr-case": "off",
    "void-style": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // Valid ids, with the colons and underscores of Chakra, React and Gatsby.
    "valid-id": ["error", { relaxed: true }],
    // Focal points, bar lengths and shade colours come from content; classes could not express them.
    "no-inline-style": "off",
    // Scripts have the same origin as the page; a hash in the page would add no protection.
    "require-sri": ["error", { target: "crossorigin" }],
    // The carousel's bar is animated; browsers do not animate <progress>.
    "prefer-native-element": ["error", { exclude: ["progressbar"] }],
    // The work slip is never sent.
    "wcag/h32": "off",
    // Styles keep telephone numbers on one line.
    "tel-non-breaking": "off",
    // The length of titles depends on the laboratory; the content check advises on it.
    "long-title": "off",
    // Checkboxes of one question share a name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox"] }],
  },
});
