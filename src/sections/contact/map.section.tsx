import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { ScreenReaderOnly } from "../../ui/screen-reader-only";
import { MapDrawing } from "./map-drawing";

interface MapProps {
  map: Queries.MapFragment;
  site: Queries.MapSiteFragment;
}

/** Half the width and height of the map section, in degrees. */
const reach = { longitude: 0.008, latitude: 0.004 };

type NamedAddress = Queries.MapSiteFragment["address"] & { readonly name: string };

function mapUrl({ latitude, longitude }: NamedAddress): string {
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

/**
 * The address and the branches' addresses beside a drawing. The real map comes from a third party, so it is
 * loaded only after a click.
 */
export function MapSection({ map, site: { brand, address, branches } }: MapProps) {
  const addresses = [
    { name: brand, ...address },
    ...(branches ?? []).map((branch) => ({ ...branch.address, name: branch.name })),
  ];
  const [shown, setShown] = useState<NamedAddress>();
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that showed it is gone.
  useEffect(() => {
    if (shown) frame.current?.focus();
  }, [shown]);
  return (
    <chakra.section
      aria-labelledby="harita"
      data-print="hide"
      position="relative"
      display={{ md: "grid" }}
      alignItems="center"
      minHeight={{ md: "460px" }}
      padding={{ base: "230px {spacing.gutter} {spacing.gutter}", md: "1.5rem 0" }}
      overflow="hidden"
      bg="bg.tint"
    >
      {shown ? (
        <chakra.iframe
          ref={frame}
          src={mapUrl(shown)}
          title={`${shown.name}: ${shown.street}`}
          referrerPolicy="no-referrer"
          position="absolute"
          inset="0"
          width="100%"
          height={{ base: "230px", md: "100%" }}
          border="0"
        />
      ) : (
        <MapDrawing />
      )}
      <chakra.div
        position="relative"
        left={{ md: "max({spacing.gutter}, calc((100% - {sizes.wrap}) / 2))" }}
        width={{ md: "min(max(360px, 20rem), 100%)" }}
        zIndex="1"
        layerStyle="panel"
        padding="1.75rem"
      >
        {addresses.map((each, i) => (
          <AddressCard
            key={each.name}
            address={each}
            map={map}
            first={i === 0}
            onShow={shown?.name === each.name ? undefined : () => setShown(each)}
          />
        ))}
        {shown ? null : (
          <chakra.p data-needs-script="" textStyle="label" color="fg.muted" marginTop="0.5rem">
            {map.notice}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.section>
  );
}

interface AddressCardProps {
  address: NamedAddress;
  map: Queries.MapFragment;
  /** The laboratory itself, whose heading labels the section. */
  first: boolean;
  /** Shows the address on the real map; undefined if it is shown already. */
  onShow: (() => void) | undefined;
}

/** An address with links to the map and to directions. */
function AddressCard({
  address: { name, street, city, latitude, longitude },
  map,
  first,
  onShow,
}: AddressCardProps) {
  const Name = first ? chakra.h2 : chakra.h3;
  return (
    <chakra.div
      borderTop={first ? undefined : "1px solid"}
      borderColor="border.hairline"
      paddingTop={first ? undefined : "1rem"}
    >
      <Name id={first ? "harita" : undefined} textStyle="h3" marginBottom="0.5rem">
        {name}
      </Name>
      <chakra.p textStyle="small" color="fg.muted" hyphens="none" marginBottom={onShow && "1.25rem"}>
        {`${street}, ${city}`}
      </chakra.p>
      {onShow ? (
        <Button type="button" data-needs-script="" onClick={onShow}>
          <Icon name="map" />
          <span>{map.showLabel}</span>
          {first ? null : <ScreenReaderOnly>{`: ${name}`}</ScreenReaderOnly>}
        </Button>
      ) : null}
      <chakra.a
        href={`https://www.openstreetmap.org/directions?to=${latitude},${longitude}`}
        rel="noopener"
        display="flex"
        alignItems="center"
        minHeight="44px"
        marginTop="0.5rem"
        fontWeight="550"
        color="brand.main"
        textUnderlineOffset="0.35em"
        textDecorationColor="brand.light"
      >
        <span>{map.directionsLabel}</span>
        {first ? null : <ScreenReaderOnly>{`: ${name}`}</ScreenReaderOnly>}
      </chakra.a>
    </chakra.div>
  );
}

export const mapFragment = graphql`
  fragment Map on ContactPageMap {
    showLabel
    notice
    directionsLabel
  }

  fragment MapSite on SiteInfo {
    brand
    address {
      street
      city
      latitude
      longitude
    }
    branches {
      ...BranchFields
    }
  }
`;
