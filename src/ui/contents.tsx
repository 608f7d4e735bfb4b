import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { strings } from "../domain/interface-strings";
import { renderText } from "./rich-text";

interface ContentsProps extends HTMLChakraProps<"nav"> {
  parts: readonly { id: string; title: string }[];
}

/** Table of contents of a long page. */
export function Contents({ parts, ...rest }: ContentsProps) {
  return (
    <chakra.nav data-print="hide" aria-label={strings.contents} {...rest}>
      <chakra.ol
        css={{
          "& a": {
            display: "flex",
            alignItems: "center",
            minHeight: "44px",
            borderBottom: "1px solid",
            borderColor: "border.hairline",
            lineHeight: "1.4",
            textDecoration: "none",
            _hover: { color: "brand.main", borderColor: "brand.main" },
          },
        }}
      >
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{renderText(title)}</a>
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
