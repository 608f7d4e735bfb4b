import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { useArrival } from "./use-arrival";

/** What fills a frame and settles into it on a page one comes to. */
export const Settling = chakra(
  function Settling({ className, children }: HTMLChakraProps<"div">) {
    const entrances = useArrival();
    if (entrances) return <entrances.Settle className={className}>{children}</entrances.Settle>;
    return <div className={className}>{children}</div>;
  },
  { base: { boxSize: "100%" } },
);
