import { defineConfig } from "html-validate";

/** What the built pages are held to by __tests__/site/html.test.ts; every exception says why it is one. */
export default defineConfig({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
  rules: {},
});
