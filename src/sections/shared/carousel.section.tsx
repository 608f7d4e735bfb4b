import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/carousel";

export function CarouselBanner({ carousel }: { carousel: Queries.CarouselFieldsFragment }) {
  return <Carousel {...carousel} />;
}

export const carouselFragment = graphql`
  fragment CarouselFields on Carousel {
    title
    slides {
      title
      text
      image {
        ...PhotoFields
      }
    }
  }
`;
