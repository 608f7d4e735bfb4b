import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useState } from "react";
import { Button } from "../../components/button";
import { Icon } from "../../components/icon";
import { MapDrawing } from "../../components/map-drawing";
import { Dimension } from "../../components/marks";
import { Typeset } from "../../components/typeset";
import { variable } from "../../theme/token-variables";

interface MapProps {
  map: Queries.MapFragment;
  site: Queries.MapSiteFragment;
}

/** Half the width and height, in degrees, of the piece of map that is shown. */
const reach = { longitude: 0.008, latitude: 0.004 };

function mapAddress({ latitude, longitude }: Queries.MapSiteFragment["address"]): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const parameters = new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${parameters}`;
}

/** A drawn map with the address; the real one is fetched from its third party only after a click. */
export function MapSection({ map, site: { brand, address } }: MapProps) {
  const [shown, setShown] = useState(false);
  return (
    <chakra.section
      aria-labelledby="harita"
      position="relative"
      display={{ sm: "grid" }}
      alignItems="center"
      minHeight={{ sm: "460px" }}
      padding={{ base: `230px ${variable("spacing.gutter")} ${variable("spacing.gutter")}`, sm: "1.5rem 0" }}
      overflow="hidden"
      bg="bg.tint"
    >
      {shown ? (
        <chakra.iframe
          src={mapAddress(address)}
          title={`${brand}: ${address.street}`}
          referrerPolicy="no-referrer"
          position="absolute"
          inset="0"
          width="100%"
          height={{ base: "230px", sm: "100%" }}
          border="0"
        />
      ) : (
        <MapDrawing />
      )}
      <chakra.div
        position={{ sm: "relative" }}
        left={{ sm: `max(${variable("spacing.gutter")}, calc((100% - 1240px) / 2))` }}
        width={{ sm: "min(max(360px, 20rem), 100%)" }}
        zIndex="1"
        bg="bg.page"
        border="1px solid"
        borderColor="border.hairline"
        borderRadius="md"
        padding="1.75rem"
      >
        <chakra.h2 id="harita" textStyle="h3" marginBottom="0.5rem">
          {brand}
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted" hyphens="none">
          <Typeset>{`${address.street}, ${address.city}`}</Typeset>
        </chakra.p>
        {shown ? null : (
          <chakra.div data-needs-script="">
            <Button type="button" onClick={() => setShown(true)} marginBlock="1.25rem 0.875rem">
              <Icon name="map" />
              {map.showLabel}
            </Button>
            <chakra.p textStyle="label" color="fg.muted">
              {map.notice}
            </chakra.p>
          </chakra.div>
        )}
        <chakra.a
          href={`https://www.openstreetmap.org/directions?to=${address.latitude},${address.longitude}`}
          rel="noopener"
          display="inline-flex"
          alignItems="center"
          minHeight="44px"
          fontWeight="550"
          color="brand.main"
          textUnderlineOffset="0.35em"
          textDecorationColor="brand.light"
        >
          {map.directionsLabel}
        </chakra.a>
      </chakra.div>
      {shown ? null : (
        <Dimension
          display={{ base: "none", sm: "flex" }}
          position="absolute"
          right={`max(${variable("spacing.gutter")}, calc((100% - 1240px) / 2))`}
          bottom="1.5rem"
          width="160px"
          aria-hidden="true"
        >
          {map.scaleLabel}
        </Dimension>
      )}
    </chakra.section>
  );
}

export const mapFragment = graphql`
  fragment Map on ContactPageMap {
    showLabel
    notice
    directionsLabel
    scaleLabel
  }

  fragment MapSite on SiteInfo {
    brand
    address {
      street
      city
      latitude
      longitude
    }
  }
`;
