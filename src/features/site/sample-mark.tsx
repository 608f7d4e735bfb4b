import { chakra } from "@chakra-ui/react/styled-system";
import { strings } from "../../domain/interface-strings";

/** Marks an entry as a sample; nothing for the laboratory's own. */
export function SampleMark({ shown }: { shown: boolean | null }) {
  if (!shown) return null;
  return (
    <chakra.span
      display="inline-block"
      paddingInline="0.5rem"
      border="1px dashed {colors.border.strong}"
      borderRadius="sm"
      fontSize="label"
      fontWeight="500"
      lineHeight="1.6"
      color="fg.muted"
    >
      {strings.sample}
    </chakra.span>
  );
}
