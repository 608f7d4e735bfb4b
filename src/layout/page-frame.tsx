import type { ReactNode } from "react";
import { fixedIds } from "../domain/fixed-ids";
import { originOf } from "../domain/origin";
import { required } from "../domain/required";
import { SiteContext } from "../features/site/site-context";
import { Footer } from "./footer";
import { Header } from "./header";
import * as css from "./page-frame.module.css";
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
      <main id={fixedIds.main} tabIndex={-1} className={css.main}>
        {children}
      </main>
      {/* The not-found page is built once for all missing addresses. */}
      <p data-print="only" className={css.address} suppressHydrationWarning>
        {`${originOf(layout.site)}${path}`}
      </p>
      <Footer site={site} navigation={menus.footer} />
    </SiteContext>
  );
}
