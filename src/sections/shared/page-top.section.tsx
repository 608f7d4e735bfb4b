import { Banner } from "./banner.section";
import { CarouselBanner } from "./carousel.section";

interface PageTopProps {
  page: {
    readonly banner: Queries.BannerFieldsFragment | null;
    readonly carousel: Queries.CarouselFieldsFragment | null;
  };
}

/** What a page begins with: its slides, or one title. The content check sees to it that it has one of them. */
export function PageTop({ page: { banner, carousel } }: PageTopProps) {
  if (carousel) return <CarouselBanner carousel={carousel} />;
  return banner ? <Banner banner={banner} height={600} /> : null;
}
