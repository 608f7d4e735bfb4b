import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { fixedIds } from "../../domain/fixed-ids";
import { moreLinkStyle, OutsideLink } from "../../ui/link";
import { Stage, stageText } from "../../ui/section";

interface MapProps {
  map: Queries.MapFragment;
  site: Queries.ContactSiteFragment;
}

/** Half the width and height of a map, in degrees. */
const reach = { longitude: 0.008, latitude: 0.004 };

type Address = Queries.ContactSiteFragment["address"] & { readonly name: string };
type NamedAddress = Address & { readonly latitude: number; readonly longitude: number };

const hasPlace = (address: Address): address is NamedAddress =>
  address.latitude !== null && address.longitude !== null;

function mapUrl({ latitude, longitude }: NamedAddress): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const parameters = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${parameters}`;
}

/** The laboratory's address and its branches', each beside its map. */
export function MapSection({ map, site: { brand, address, branches } }: MapProps) {
  const addresses = [
    { name: brand, ...address },
    ...(branches ?? []).map((branch) => ({ ...branch.address, name: branch.name })),
  ].filter(hasPlace);
  if (addresses.length === 0) return null;
  return (
    <chakra.section aria-labelledby={fixedIds.map} data-print="hide" layerStyle="tint">
      {addresses.map((each, i) => (
        <Place key={each.name} address={each} directionsLabel={map.directionsLabel} first={i === 0} />
      ))}
    </chakra.section>
  );
}

interface PlaceProps {
  address: NamedAddress;
  directionsLabel: string;
  /** The laboratory itself, whose heading labels the section. */
  first: boolean;
}

/** An address, a link to directions, and the map. Without the map the rest is still there. */
function Place({ address, directionsLabel, first }: PlaceProps) {
  const { name, street, city, latitude, longitude } = address;
  const Name = first ? chakra.h2 : chakra.h3;
  return (
    <Stage alignItems="center">
      <chakra.div
        gridColumn={{ md: "wrap-start / span 4" }}
        paddingBlock={{ base: "2.5rem 1rem", md: "1.5rem" }}
        css={stageText}
      >
        <Name id={first ? fixedIds.map : undefined} textStyle="h3" marginBottom="0.5rem">
          {name}
        </Name>
        <chakra.p textStyle="small" color="fg.muted" hyphens="none">
          {`${street}, ${city}`}
        </chakra.p>
        <OutsideLink
          href={`https://www.openstreetmap.org/directions?to=${latitude},${longitude}`}
          marginTop="0.5rem"
          css={moreLinkStyle}
        >
          <span>{directionsLabel}</span>
          {first ? null : <chakra.span srOnly>{`: ${name}`}</chakra.span>}
        </OutsideLink>
      </chakra.div>
      <chakra.iframe
        src={mapUrl(address)}
        title={`${name}: ${street}, ${city}`}
        loading="lazy"
        referrerPolicy="no-referrer"
        gridColumn={{ md: "col 5 / -1" }}
        display="block"
        width="100%"
        height={{ base: "300px", md: "460px" }}
        border="0"
        bg="border.hairline"
      />
    </Stage>
  );
}

export const mapFragment = graphql`
  fragment Map on ContactPageMap {
    directionsLabel
  }
`;
