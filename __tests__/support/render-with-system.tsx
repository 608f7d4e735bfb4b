import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { type RenderOptions, type RenderResult, render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { system } from "../../src/theme/system";

/** Puts the site's own Chakra system around an element. */
export const withSystem = (children: ReactNode): ReactElement => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);

/** Renders within the site's own Chakra system. */
export function renderWithSystem(
  element: ReactElement,
  options: Pick<RenderOptions, "container" | "hydrate"> = {},
): RenderResult {
  return render(element, { ...options, wrapper: ({ children }) => withSystem(children) });
}
