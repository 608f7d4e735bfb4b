import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { originOf } from "../domain/origin";
import { required } from "../domain/required";
import { Notices } from "../features/contact-forms/notices/notices";
import { useLayoutData } from "../features/site/use-layout-data";
import { Footer } from "./footer";
import { Header } from "./header";
import { PrintAddress } from "./print-address";
import { mainId } from "./skip-link";

interface PageFrameProps {
  /** Path of the current address. */
  path: string;
  children: ReactNode;
}

export function PageFrame({ path, children }: PageFrameProps) {
  const layout = useLayoutData();
  const site = required(layout.siteInfo, "content/site.yaml");
  const menus = required(layout.navigation, "content/navigation.yaml");
  const { search } = required(layout.productsPage, "content/pages/products.yaml");
  return (
    <>
      <Header site={site} navigation={menus} searchLabel={search.label} path={path} />
      <chakra.main id={mainId} tabIndex={-1} outline="0">
        {children}
      </chakra.main>
      <PrintAddress address={`${originOf(layout.site)}${path}`} />
      <Footer site={site} navigation={menus.footer} />
      <Notices />
    </>
  );
}
