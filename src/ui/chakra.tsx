import { ChakraProvider, createSystem } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** Nothing of Chakra's styles: its components wear classes of sheets. */
const system = createSystem({ preflight: false, disableLayers: true });

/** What Chakra's components need around them; stands in their chunks, so that other pages load none of it. */
export const Chakra = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);
