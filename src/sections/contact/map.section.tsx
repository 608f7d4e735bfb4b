import { clsx } from "clsx";
import { graphql } from "gatsby";
import { fixedIds } from "../../domain/fixed-ids";
import * as stage from "../../theme/stage.module.css";
import * as text from "../../theme/text-styles.module.css";
import * as tones from "../../theme/tones.module.css";
import { OutsideLink } from "../../ui/link";
import * as links from "../../ui/link.module.css";
import { renderAddress } from "../../ui/rich-text";
import * as css from "./map.section.module.css";

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
    <section aria-labelledby={fixedIds.map} data-print="hide" className={tones.tint}>
      {addresses.map((each, i) => (
        <Place key={each.name} address={each} directionsLabel={map.directionsLabel} first={i === 0} />
      ))}
    </section>
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
  const Name = first ? "h2" : "h3";
  return (
    <div className={clsx(stage.stage, css.place)}>
      <div className={clsx(css.text, stage.text)}>
        <Name id={first ? fixedIds.map : undefined} className={clsx(text.h3, css.name)}>
          {name}
        </Name>
        <p className={clsx(text.small, css.address)}>{renderAddress(address)}</p>
        <OutsideLink
          href={`https://www.openstreetmap.org/directions?to=${latitude},${longitude}`}
          className={clsx(links.more, css.directions)}
        >
          <span>{directionsLabel}</span>
          {first ? null : <span className={text.srOnly}>{`: ${name}`}</span>}
        </OutsideLink>
      </div>
      <iframe
        src={mapUrl(address)}
        title={`${name}: ${street}, ${city}`}
        loading="lazy"
        referrerPolicy="no-referrer"
        className={css.map}
      />
    </div>
  );
}

export const mapFragment = graphql`
  fragment Map on ContactPageMap {
    directionsLabel
  }
`;
