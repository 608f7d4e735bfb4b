import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { type RenderOptions, type RenderResult, render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { system } from "../../src/theme/system";

/** Wraps an element in the site's Chakra system. */
export const withSystem = (children: ReactNode): ReactElement => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);

/** Renders in the site's Chakra system. */
export function renderWithSystem(
  element: ReactElement,
  options: Pick<RenderOptions, "container" | "hydrate"> = {},
): RenderResult {
  return render(element, { ...options, wrapper: ({ children }) => withSystem(children) });
}
