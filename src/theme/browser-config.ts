import { defineConfig } from "@chakra-ui/react/styled-system";
import { baseConfig } from "./base-config";
import { references } from "./token-references";

type Values = (resolve: (category: string) => Record<string, string> | null) => Record<string, string>;

/**
 * The base for the browser: its style properties know the site's tokens by themselves. Chakra's token dictionary makes
 * the tokens' CSS and much that no page here asks for, which keeps a cheap phone busy for half of the time that one task
 * may last. The CSS stands in the HTML already, and of the rest styles need only the references.
 */
export const browserConfig = defineConfig({
  ...baseConfig,
  utilities: Object.fromEntries(
    Object.entries(baseConfig.utilities ?? {}).map(([property, utility]) => {
      const { values } = utility;
      if (typeof values !== "string" && typeof values !== "function") return [property, utility];
      const resolved: Values = (resolve) => {
        const known = (category: string) => ({ ...resolve(category), ...references[category] });
        return typeof values === "string" ? known(values) : (values as Values)(known);
      };
      return [property, { ...utility, values: resolved }];
    }),
  ),
});
