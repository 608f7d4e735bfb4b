import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { telephoneUrl } from "../../domain/contact-links";

interface NamedPhonesProps {
  phones: Queries.ContactWaysFragment["morePhones"];
  /** Style of the numbers. */
  link?: HTMLChakraProps<"a">["css"];
}

/** The further telephones, each number after its name: "Vaka takibi: 0252 …". */
export function NamedPhones({ phones, link = {} }: NamedPhonesProps) {
  return phones?.map(({ label, display, e164 }) => (
    <chakra.span key={e164} display="flex" flexWrap="wrap" alignItems="center" columnGap="0.4em">
      <span>{`${label}:`}</span>
      <chakra.a href={telephoneUrl(e164)} css={link}>
        {display}
      </chakra.a>
    </chakra.span>
  ));
}
