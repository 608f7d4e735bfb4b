import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { fixedIds } from "../domain/fixed-ids";
import { originOf } from "../domain/origin";
import { required } from "../domain/required";
import { SiteContext } from "../features/site/site-context";
import { Footer } from "./footer";
import { Header } from "./header";
import { useLayoutData } from "./use-layout-data";

interface PageFrameProps {
  path: string;
  children: ReactNode;
}

export function PageFrame({ path, children }: PageFrameProps) {
  const layout = useLayoutData();
  const site = required(layout.siteInfo, "content/site.yaml");
  const menus = required(layout.navigation, "content/navigation.yaml");
  const { search } = required(layout.productsPage, "content/pages/products.yaml");
  return (
    <SiteContext value={layout}>
      <Header site={site} navigation={menus} searchLabel={search.label} path={path} />
      <chakra.main id={fixedIds.main} tabIndex={-1} outline="0">
        {children}
      </chakra.main>
      {/* Printed links cannot be followed. The not-found page is built once for all missing addresses. */}
      <chakra.p data-print="only" marginTop="0.5rem" fontWeight="550" hyphens="none" suppressHydrationWarning>
        {`${originOf(layout.site)}${path}`}
      </chakra.p>
      <Footer site={site} navigation={menus.footer} />
    </SiteContext>
  );
}
