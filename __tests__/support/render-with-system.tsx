import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { type RenderResult, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { system } from "../../src/theme/system";

/** Renders within the site's own Chakra system. */
export function renderWithSystem(element: ReactElement): RenderResult {
  return render(element, {
    wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  });
}
