import { chakra } from "@chakra-ui/react/styled-system";
import { strings } from "../../domain/interface-strings";
import { Wrap } from "../../ui/section";

/** Says once that a page holds samples; nothing on a page of the laboratory's own. */
export function SampleNote({ shown }: { shown: boolean }) {
  if (!shown) return null;
  return (
    <Wrap>
      <chakra.p textStyle="small" color="fg.muted" paddingBlock="0.625rem">
        {strings.sample}
      </chakra.p>
    </Wrap>
  );
}
