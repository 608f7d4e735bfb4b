import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Notices } from "../components/notices/notices";
import { strings } from "../lib/interface-strings";
import { required } from "../lib/required";
import { Footer } from "./footer";
import { Header } from "./header";
import { PrintAddress } from "./print-address";
import { useLayoutData } from "./use-layout-data";

interface PageFrameProps {
  /** Path of the address, from its first slash on. */
  path: string;
  children: ReactNode;
}

/** Skip link, header, the page, footer. */
export function PageFrame({ path, children }: PageFrameProps) {
  const { siteInfo, navigation } = useLayoutData();
  const site = required(siteInfo, "content/site.yaml");
  const menus = required(navigation, "content/navigation.yaml");
  return (
    <>
      <chakra.a
        href="#icerik"
        data-skip-link=""
        data-print="hide"
        position="absolute"
        zIndex="30"
        top="0.5rem"
        left="0.5rem"
        padding="0.75rem 1.25rem"
        bg="accent.petrol"
        color="accent.onPetrol"
        borderRadius="md"
        transform="translateY(-200%)"
        _focus={{ transform: "none" }}
      >
        {strings.skipLink}
      </chakra.a>
      <Header site={site} navigation={menus} path={path} />
      <chakra.main id="icerik" tabIndex={-1} outline="0">
        {children}
      </chakra.main>
      <PrintAddress path={path} />
      <Footer site={site} navigation={menus.footer} />
      <Notices />
    </>
  );
}
