import { ChakraProvider, createSystem } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** Without Chakra's styles: its components get classes of our sheets. */
const system = createSystem({ preflight: false, disableLayers: true });

/** The provider of Chakra's components; imported only in their chunks, so that other pages do not load it. */
export const Chakra = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);
