import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { GatsbyBrowser } from "gatsby";
import { PageFrame } from "./layout/page-frame";
import { system } from "./theme/system";

/** Wrappers that browser and server share, so that both make the same tree. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <ChakraProvider value={system}>{element}</ChakraProvider>
);

export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element }) => (
  <PageFrame>{element}</PageFrame>
);
